import 'reflect-metadata';
import { type NewSystemEvent, createSystemEvents } from '../../src/outbox/system-events.js';
import { eventually } from '../testkit/eventually.js';
import { createTestLog } from '../testkit/feed.js';
import { numbers, useQueue } from '../testkit/queue.js';

const queue = useQueue();

const fallback = (more: Partial<NewSystemEvent> = {}): NewSystemEvent => ({
  kind: 'TEXT_FALLBACK',
  tenantKey: 't',
  message: 'It was searched by words.',
  ...more,
});

/** What stands in the outbox: kind, tenant, subject, message, count. */
async function announced(): Promise<readonly (readonly unknown[])[]> {
  const rows = await queue.database.query(
    'MATCH (e:OutboxEvent) RETURN e.kind AS kind, e.tenantKey AS tenant, e.payload AS payload ORDER BY e.key',
  );
  return rows.map(({ kind, tenant, payload }) => {
    const { subject, message, count } = JSON.parse(String(payload)) as Record<string, unknown>;
    return [kind, tenant, subject, message, count];
  });
}

it('tells the first at once, and what repeats it as one with a count, the latest of them', async () => {
  const { log } = createTestLog();
  const events = createSystemEvents({ graph: queue.graph, log }, 300);
  for (const i of numbers(100)) events.announce(fallback({ message: `Failure ${i}.` }));
  const rows = await eventually(announced, (list) => list.length === 2);
  expect(rows).toEqual([
    ['TEXT_FALLBACK', 't', null, 'Failure 1.', 1],
    ['TEXT_FALLBACK', 't', null, 'Failure 100.', 99],
  ]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  events.announce(fallback({ message: 'Later.' }));
  await eventually(announced, (list) => list.length === 3);
  await events.stop();
  expect((await announced())[2]).toEqual(['TEXT_FALLBACK', 't', null, 'Later.', 1]);
});

it('counts each kind, tenant and subject by itself', async () => {
  const events = createSystemEvents({ graph: queue.graph, log: createTestLog().log });
  const different = [{}, { tenantKey: 'u' }, { kind: 'JOB_DEAD', subject: 'a' }, { kind: 'JOB_DEAD', subject: 'b' }];
  for (const more of different) events.announce(fallback(more as Partial<NewSystemEvent>));
  await events.stop();
  expect(await announced()).toHaveLength(4);
});

it('writes what it held back when the server stops', async () => {
  const events = createSystemEvents({ graph: queue.graph, log: createTestLog().log });
  for (const i of numbers(5)) events.announce(fallback({ message: `Failure ${i}.` }));
  await events.stop();
  expect((await announced()).map(([, , , , count]) => count).sort()).toEqual([1, 4]);
});

it('fails nobody when the database does not answer, and logs what it could not tell', async () => {
  const { log, lines } = createTestLog();
  const graph = await queue.openGraph();
  await graph.close();
  const events = createSystemEvents({ graph, log });
  events.announce(fallback());
  await events.stop();
  expect(lines()).toMatchObject([{ msg: 'a system event could not be announced', event: { kind: 'TEXT_FALLBACK' } }]);
});
