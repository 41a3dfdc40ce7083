import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  CancelJobDocument,
  GetDocumentDocument,
  GetJobDocument,
  ListJobsDocument,
  ListSchedulesDocument,
  RunJobDocument,
  RunScheduleDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher } from '../testkit/graph.js';
import { jobInState, seedJob, tenantKeyOf } from '../testkit/jobs.js';
import { actAs } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';
import { beginStory } from '../testkit/seed.js';

const story = useStory();
afterAll(closeCypher);

/** A text whose indexing takes some seconds. */
const longText = (sections: number): string =>
  Array.from({ length: sections }, (_, i) => `## Part ${i}\n\n${`Lantern ${i} by the harbour wall. `.repeat(12)}`).join(
    '\n\n',
  );

const codeOf = async <T, V>(client: Client, document: TypedDocumentNode<T, V>, variables: V): Promise<unknown> =>
  (await refusalOf(client, document, variables)).code;

const own = async (client: Client, kinds: readonly string[] = ['unknown']): Promise<readonly string[]> =>
  (await client.run(ListJobsDocument, { kinds })).jobs.edges.map(({ node }) => node.key);

describe('jobs', () => {
  it('shows the newest first, by state and kind, page by page, and counts them', async () => {
    const { client } = story();
    const tenant = await tenantKeyOf(client);
    const keys: string[] = [];
    for (let i = 0; i < 5; i += 1) keys.unshift(await seedJob(tenant, { state: i % 2 === 0 ? 'READY' : 'DEAD' }));
    expect(await own(client)).toEqual(keys);
    const first = await client.run(ListJobsDocument, { kinds: ['unknown'], first: 3 });
    expect(first.jobs).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    const after = first.jobs.pageInfo.endCursor;
    const rest = await client.run(ListJobsDocument, { kinds: ['unknown'], first: 3, after });
    expect([...first.jobs.edges, ...rest.jobs.edges].map(({ node }) => node.key)).toEqual(keys);
    expect(rest.jobs.pageInfo.hasNextPage).toBe(false);
    const dead = await client.run(ListJobsDocument, { kinds: ['unknown'], states: ['DEAD'] });
    expect(dead.jobs.edges.map(({ node }) => node.key)).toEqual([keys[1], keys[3]]);
    expect(dead.jobs.totalCount).toBe(2);
    expect(await codeOf(client, ListJobsDocument, { kinds: ['other'], after })).toBe('CURSOR_MISMATCH');
    expect(await codeOf(client, ListJobsDocument, { first: 0 })).toBe('BAD_INPUT');
  });

  it('shows what runs of its own tenant and of the system, to admins, and nothing of what a job is about', async () => {
    const { client } = story();
    const tenant = await tenantKeyOf(client);
    const key = await seedJob(tenant);
    const system = await seedJob('system');
    expect(await own(client)).toEqual(expect.arrayContaining([key, system]));
    const { job } = await client.run(GetJobDocument, { key });
    expect(job).toMatchObject({ kind: 'unknown', state: 'WAITING', system: false, attempts: 0, error: null });
    expect(JSON.stringify(await client.ask(ListJobsDocument, {}))).not.toContain('secret');

    const other = beginStory().client;
    await tenantKeyOf(other);
    expect(await own(other)).not.toContain(key);
    expect((await other.run(GetJobDocument, { key })).job).toBeNull();
    expect((await other.run(GetJobDocument, { key: system })).job).toMatchObject({ system: true });
    expect(await codeOf(other, CancelJobDocument, { key })).toBe('NOT_FOUND');
    expect(await codeOf(other, RunJobDocument, { key })).toBe('NOT_FOUND');

    const ada = await actAs(client, 'ada');
    expect(await own(ada)).toEqual([]);
    expect((await ada.run(ListJobsDocument, {})).jobs.totalCount).toBe(0);
    expect((await ada.run(GetJobDocument, { key })).job).toBeNull();
    expect((await ada.run(ListSchedulesDocument, {})).schedules).toEqual([]);
    expect(await codeOf(ada, CancelJobDocument, { key })).toBe('NOT_FOUND');
    expect(await codeOf(ada, RunJobDocument, { key })).toBe('NOT_FOUND');
    expect(await codeOf(ada, RunScheduleDocument, { name: 'trim-feed' })).toBe('NOT_FOUND');
  });
});

describe('cancelJob and runJob', () => {
  it('cancel a waiting job at once, and bring it back with all of its attempts', async () => {
    const { client } = story();
    const key = await seedJob(await tenantKeyOf(client), { attempts: 2, runInMs: 600_000, error: 'no luck' });
    const { cancelJob } = await client.run(CancelJobDocument, { key });
    expect(cancelJob).toMatchObject({ state: 'CANCELLED', cancelledBy: 'local', runAt: null });
    expect(Date.parse(cancelJob.finishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await codeOf(client, CancelJobDocument, { key })).toBe('CONFLICT');
    const { runJob } = await client.run(RunJobDocument, { key });
    expect(runJob).toMatchObject({ state: 'WAITING', attempts: 0, cancelledBy: null, finishedAt: null });
    expect(Date.parse(runJob.runAt ?? '')).toBeLessThan(Date.now() + 60_000);
  });

  it('refuse what has come to its end, and to cancel work of the system', async () => {
    const { client } = story();
    const tenant = await tenantKeyOf(client);
    const done = await seedJob(tenant, { state: 'DONE' });
    expect(await codeOf(client, RunJobDocument, { key: done })).toBe('CONFLICT');
    expect(await codeOf(client, CancelJobDocument, { key: done })).toBe('CONFLICT');
    const system = await seedJob('system', { runInMs: 600_000 });
    expect(await codeOf(client, CancelJobDocument, { key: system })).toBe('CONFLICT');
    expect((await client.run(RunJobDocument, { key: system })).runJob.state).toBe('WAITING');
    expect(await codeOf(client, CancelJobDocument, { key: 'none' })).toBe('NOT_FOUND');
  });

  it('end the indexing of a long document while it runs, and take it up again', async () => {
    const { client, scope, document } = story();
    const { key: itemKey, id } = await document({
      id: 'long',
      scope: await scope({ kind: 'PROJECT' }),
      type: 'NOTE',
      content: longText(150),
    });
    const [key = ''] = await eventually(
      () => own(client, ['index-document']),
      (keys) => keys.length === 1,
    );
    await jobInState(client, key, 'RUNNING');
    await client.run(CancelJobDocument, { key });
    const cancelled = await jobInState(client, key, 'CANCELLED');
    expect(cancelled).toMatchObject({ cancelledBy: 'local', progress: { total: 150 } });
    expect(cancelled.progress?.done).toBeLessThan(150);
    const { document: failed } = await client.run(GetDocumentDocument, { id });
    expect(failed).toMatchObject({ key: itemKey, indexState: 'FAILED', indexError: 'It was cancelled by local.' });
    await client.run(RunJobDocument, { key });
    const done = await jobInState(client, key, 'DONE');
    expect(done).toMatchObject({ progress: { done: 150, total: 150 }, error: null });
    const { document: ready } = await client.run(GetDocumentDocument, { id });
    expect(ready).toMatchObject({ indexState: 'READY', indexError: null });
  });

  it('leave a document found by its words whose indexing was cancelled before it began', async () => {
    const { client, scope, document } = story();
    const { key: itemKey } = await document({
      id: 'd',
      scope: await scope({ kind: 'PROJECT' }),
      content: 'x',
      type: 'FACT',
    });
    const payload = JSON.stringify({ itemKey, generation: 1 });
    const key = await seedJob(await tenantKeyOf(client), { kind: 'index-document', payload, runInMs: 600_000 });
    await client.run(CancelJobDocument, { key });
    const { document: failed } = await client.run(GetDocumentDocument, { id: 'd' });
    expect(failed).toMatchObject({ indexState: 'FAILED', indexError: 'It was cancelled by local.' });
  });
});

describe('schedules', () => {
  it('are listed with their next times, and run now by runSchedule', async () => {
    const { client } = story();
    const { schedules } = await client.run(ListSchedulesDocument, {});
    expect(schedules.map(({ name, cron }) => [name, cron])).toEqual(
      expect.arrayContaining([
        ['trim-feed', '*/10 * * * *'],
        ['check-health', '*/10 * * * *'],
      ]),
    );
    const trim = schedules.find(({ name }) => name === 'trim-feed');
    expect(Date.parse(trim?.nextAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(trim?.lastDueAt).not.toBeNull();
    const began = Date.now();
    await client.run(RunScheduleDocument, { name: 'trim-feed' });
    const { jobs } = await eventually(
      () => client.run(ListJobsDocument, { kinds: ['trim-feed'], states: ['DONE'] }),
      (seen) => seen.jobs.edges.some(({ node }) => Date.parse(node.finishedAt ?? '') >= began),
    );
    expect(jobs.edges[0]?.node).toMatchObject({ system: true, schedule: 'trim-feed' });
    expect(await codeOf(client, RunScheduleDocument, { name: 'none' })).toBe('NOT_FOUND');
  });
});

it('measures the queue and the time of its jobs', async () => {
  const { client } = story();
  await seedJob(await tenantKeyOf(client), { runInMs: -120_000 });
  const text = await (await fetch(`${client.url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(value('mnemograph_queued_jobs\\{state="waiting"\\}')).toBeGreaterThanOrEqual(1);
  expect(value('mnemograph_oldest_waiting_job_seconds')).toBeGreaterThan(119);
  expect(text).toMatch(/mnemograph_job_seconds_count\{kind="trim-feed",outcome="done"\} [1-9]/);
});
