import {
  RunJobDocument,
  RunScheduleDocument,
  WatchJobsDocument,
  type WatchJobsSubscription,
  WatchSystemDocument,
  type WatchSystemSubscription,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { AnswerError, Client } from '../testkit/client.js';
import { closeCypher } from '../testkit/graph.js';
import { actAsAdmin, jobInState, seedJob, setAdmin, tenantKeyOf } from '../testkit/jobs.js';
import { beginStory } from '../testkit/seed.js';

const story = useStory();
afterAll(closeCypher);

type JobEvent = WatchJobsSubscription['jobEvents'];
type SystemEvent = WatchSystemSubscription['systemEvents'];

/** Calls `again` until a subscription has delivered what is wanted; gives its events up to that one. */
async function until<T>(
  events: AsyncIterator<T, void>,
  wanted: (event: T) => boolean,
  again: () => Promise<unknown>,
): Promise<readonly T[]> {
  const seen: T[] = [];
  const read = async (): Promise<boolean> => {
    for (;;) {
      const result = await events.next();
      if (result.done === true) throw new Error('The subscription ended.');
      seen.push(result.value);
      if (wanted(result.value)) return true;
    }
  };
  const reading = read();
  const late = (): Promise<boolean> => new Promise((resolve) => setTimeout(() => resolve(false), 1_000));
  do await again();
  while (!(await Promise.race([reading, late()])));
  return seen;
}

async function* jobEvents(client: Client, kinds: readonly string[] | null = null): AsyncGenerator<JobEvent, void> {
  for await (const data of client.watch(WatchJobsDocument, { kinds })) yield data.jobEvents;
}

async function* systemEvents(client: Client): AsyncGenerator<SystemEvent, void> {
  for await (const data of client.watch(WatchSystemDocument, {})) yield data.systemEvents;
}

async function readAll(events: AsyncIterator<unknown, void>): Promise<void> {
  while ((await events.next()).done !== true);
}

/** The code of the error that ended a subscription: a list of errors, as the protocol has it. */
function codeOf(refused: unknown): unknown {
  return (refused as readonly AnswerError[])[0]?.extensions?.['code'];
}

const deadIndexJob = { kind: 'index-document', state: 'DEAD', payload: '{}', maxAttempts: 1 };

it('tells an admin of each state and of the progress of a job, in order', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const content = Array.from({ length: 120 }, (_, i) => `## Part ${i}\n\nLantern ${i}.`).join('\n\n');
  let made = 0;
  const events = jobEvents(client, ['index-document']);
  const seen = await until(
    events,
    (event) => event.state === 'DONE',
    () => document({ id: `long-${(made += 1)}`, scope: project, type: 'NOTE', content }),
  );
  const { jobKey } = seen.at(-1) ?? {};
  const own = seen.filter((event) => event.jobKey === jobKey);
  const states = own.filter(({ kind }) => kind === 'JOB_CHANGED').map(({ state }) => state);
  expect(['WAITING', 'RUNNING', 'DONE'].slice(-states.length)).toEqual(states);
  expect(own.some(({ kind, progress }) => kind === 'JOB_PROGRESSED' && progress?.total === 120)).toBe(true);
  expect(own.at(-1)).toMatchObject({ jobKind: 'index-document', progress: { done: 120, total: 120 }, error: null });
  const positions = own.map(({ position }) => Number(position));
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
  await events.return();
});

it('tells every admin of work of the system, and none of the work of another tenant', async () => {
  const { client } = story();
  const other = beginStory().client;
  const otherTenant = await tenantKeyOf(other);
  const events = jobEvents(client);
  const foreign = await seedJob(otherTenant, deadIndexJob);
  const seen = await until(
    events,
    (event) => event.jobKind === 'trim-feed',
    async () => {
      await other.run(RunJobDocument, { key: foreign }).catch(() => undefined);
      await jobInState(other, foreign, 'DEAD');
      await other.run(RunScheduleDocument, { name: 'trim-feed' });
    },
  );
  expect(seen.map(({ jobKey }) => jobKey)).not.toContain(foreign);
  await events.return();
});

it('tells the admins of a tenant that a job was given up, and why', async () => {
  const { client } = story();
  const key = await seedJob(await tenantKeyOf(client), deadIndexJob);
  const events = systemEvents(client);
  const seen = await until(
    events,
    ({ kind }) => kind === 'JOB_DEAD',
    async () => {
      await client.run(RunJobDocument, { key });
      await jobInState(client, key, 'DEAD');
    },
  );
  expect(seen.at(-1)).toMatchObject({
    subject: 'index-document',
    message: expect.stringContaining('given up') as string,
  });
  expect(seen.at(-1)?.count).toBeGreaterThanOrEqual(1);
  await events.return();
});

it.each([
  ['jobEvents', (client: Client) => jobEvents(client)],
  ['systemEvents', (client: Client) => systemEvents(client)],
])('%s refuses who is no admin, and ends for who is none any more', async (_, watch) => {
  const { client } = story();
  const tenant = await tenantKeyOf(client);
  const key = await seedJob(tenant, deadIndexJob);
  const boss = await actAsAdmin(client);
  const events = watch(boss);
  const rerun = async (): Promise<void> => {
    await client.run(RunJobDocument, { key });
    await jobInState(client, key, 'DEAD');
  };
  await until<unknown>(events, () => true, rerun);
  await setAdmin(client, 'boss', false);
  await seedJob(tenant, { ...deadIndexJob, state: 'READY' });
  expect(await readAll(events).catch(codeOf)).toBe('NOT_FOUND');
  expect(await readAll(watch(boss)).catch(codeOf)).toBe('NOT_FOUND');
});
