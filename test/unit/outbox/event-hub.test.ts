import type { EventRow } from '../../../src/graph/generated/outbox.js';
import { createEventHub } from '../../../src/outbox/event-hub.js';

function events(from: number, count: number, tenantKey = 't'): EventRow[] {
  return Array.from({ length: count }, (_, i) => ({
    position: from + i,
    key: `e${from + i}`,
    tenantKey,
    kind: 'DOCUMENT_UPDATED',
    itemKey: 'item',
    itemVersion: from + i,
    scopesBefore: [],
    scopesAfter: ['s'],
    at: new Date(0),
    payload: '{"id":"doc"}',
  }));
}

it('gives a subscriber the events of its topic and tenant, from its beginning, as they come', async () => {
  const hub = createEventHub();
  hub.publish(events(1, 1));
  const documents = hub.subscribe('documents', 't');
  const scopes = hub.subscribe('scopes', 't');
  hub.publish([...events(2, 2), ...events(4, 1, 'other')]);
  const { value } = await documents.next();
  expect(value?.map((event) => event.position)).toEqual([2, 3]);
  const waiting = documents.next();
  hub.publish(events(5, 1));
  expect((await waiting).value?.[0]).toMatchObject({ position: 5, payload: { id: 'doc' } });
  await scopes.return();
  expect(await scopes.next()).toEqual({ done: true, value: undefined });
});

it('drops what waits for a subscriber that falls too far behind, tells it, and is rid of it', async () => {
  const hub = createEventHub(100);
  const slow = hub.subscribe('documents', 't');
  const quick = hub.subscribe('documents', 't');
  let read = 0;
  for (let i = 0; i < 10; i++) {
    hub.publish(events(1 + i * 50, 50));
    read += (await quick.next()).value?.length ?? 0;
  }
  expect(read).toBe(500);
  await expect(slow.next()).rejects.toMatchObject({
    code: 'SUBSCRIBER_LAGGED',
    message: expect.stringContaining('100') as string,
  });
  expect(await slow.next()).toEqual({ done: true, value: undefined });
});

it('ends a subscription at once, whether it waits for an event or was never asked for one', async () => {
  const hub = createEventHub();
  const waits = hub.subscribe('documents', 't');
  const pending = waits.next();
  await waits.return();
  expect(await pending).toEqual({ done: true, value: undefined });
  const unused = hub.subscribe('documents', 't');
  await unused.return();
  hub.publish(events(1, 1));
  expect(await unused.next()).toEqual({ done: true, value: undefined });
});
