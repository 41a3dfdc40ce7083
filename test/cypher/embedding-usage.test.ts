import { createEmbedder } from '../../src/ai/create-embedder.js';
import { createOpenAiEmbeddingModel } from '../../src/ai/openai-embedding/create-openai-embedding-model.js';
import type { Embedder, EmbeddingModel, EmbeddingUse } from '../../src/ai/ports.js';
import { createUsageMeter } from '../../src/ai/usage-meter.js';
import { createVectorCache } from '../../src/ai/vector-cache.js';
import type { Graph } from '../../src/graph/graph.js';
import { Postponed } from '../../src/jobs/postponed.js';
import { createMetrics, type Metrics } from '../../src/metrics/create-metrics.js';
import { createTestClock, type TestClock } from '../testkit/clock.js';
import { eventually } from '../testkit/eventually.js';
import { startFaultProxy } from '../testkit/fault-proxy.js';
import { createTestLog } from '../testkit/feed.js';
import { doubleDimensions, type OpenAiDouble, startOpenAiDouble } from '../testkit/openai-double.js';
import { allDone, useQueue } from '../testkit/queue.js';
import { modelDir } from '../unit/ai/local-model.js';

const queue = useQueue();
const { log } = createTestLog();
const noon = new Date('2026-04-23T12:00:00Z');

let double: OpenAiDouble;
let model: EmbeddingModel;
let metrics: Metrics;
let clock: TestClock;
let tenant = 0;

beforeAll(async () => {
  double = await startOpenAiDouble();
  const provider = { apiKey: undefined, baseUrl: double.url, model: 'm', dimensions: doubleDimensions };
  model = await createOpenAiEmbeddingModel({ ...provider, asksDimensions: false, pricePerMillion: 20, modelDir, log });
});
afterAll(async () => {
  await model.close();
  await double.stop();
});
beforeEach(() => {
  metrics = createMetrics();
  clock = createTestClock(noon);
  tenant += 1;
});

/** What a test embeds is on the account of a tenant of its own. */
const use = (more: Partial<EmbeddingUse> = {}): EmbeddingUse => ({
  tenantKey: `t${tenant}`,
  scope: 's1',
  purpose: 'INDEXING',
  among: 's1',
  ...more,
});

const embedder = (dailyTokenLimit?: number, graph: Graph = queue.graph): Embedder =>
  createEmbedder(model, { graph, clock, log, metrics, dailyTokenLimit });

const usage = (): Promise<readonly Record<string, unknown>[]> =>
  queue.database.query(
    `MATCH (u:EmbeddingUsage {tenantKey: $tenant})
     RETURN u.day AS day, u.scopeKey AS scope, u.purpose AS purpose, toFloat(u.calls) AS calls, toFloat(u.texts) AS texts,
            toFloat(u.tokens) AS tokens, u.cost AS cost
     ORDER BY day, scope, purpose, tokens`,
    { tenant: `t${tenant}` },
  );

const asked = (): readonly string[] => double.requests.flatMap(({ input }) => input);

describe('what is embedded', () => {
  it('is counted with its cost by scope and purpose, a scope that is known later too', async () => {
    const { embed, flush } = embedder();
    await embed(['one two', 'three'], 'passage', 'background', use());
    await embed(['who?'], 'query', 'interactive', use({ scope: Promise.resolve('s2'), purpose: 'QUERY' }));
    await embed(['what now?'], 'query', 'interactive', use({ scope: null, purpose: 'QUERY' }));
    await flush();
    const day = '2026-04-23';
    expect(await usage()).toEqual([
      { day, scope: 's1', purpose: 'INDEXING', calls: 1, texts: 2, tokens: 3, cost: 0.000_06 },
      { day, scope: 's2', purpose: 'QUERY', calls: 1, texts: 1, tokens: 1, cost: 0.000_02 },
      { day, scope: null, purpose: 'QUERY', calls: 1, texts: 1, tokens: 2, cost: 0.000_04 },
    ]);
    const { text } = await metrics.expose();
    expect(text).toMatch(/^mnemograph_embedding_tokens_total\{purpose="QUERY"\} 3$/m);
    expect(text).toMatch(/^mnemograph_embedding_cost_dollars_total\{purpose="INDEXING"\} 0.00006/m);
  });

  it('is counted when the database is away, once it is back, and once alone', async () => {
    const proxy = await startFaultProxy(Number(new URL(queue.database.address.uri).port));
    const graph = await queue.database.open({ uri: `bolt://127.0.0.1:${proxy.port}` });
    const account = { tenantKey: `t${tenant}`, scope: 's1', purpose: 'INDEXING' } as const;
    const meter = createUsageMeter({ graph, clock, log, model: 'm', pricePerMillion: 0 });
    meter.add(account, { calls: 1, texts: 1, tokens: 5 });
    proxy.cut();
    await meter.flush();
    meter.add(account, { calls: 1, texts: 1, tokens: 2 });
    expect(await usage()).toEqual([]);
    proxy.restore();
    await eventually(usage, (rows) => rows.length > 0);
    proxy.loseNextCommit();
    meter.add(account, { calls: 1, texts: 1, tokens: 3 });
    await eventually(usage, (rows) => rows[0]?.['tokens'] === 10);
    await meter.stop();
    expect(await usage()).toEqual([expect.objectContaining({ calls: 3, texts: 3, tokens: 10 })]);
    expect(proxy.broken()).toBeGreaterThan(0);
    await graph.close();
    await proxy.stop();
  });

  it('is told apart by days, which begin at midnight UTC', async () => {
    const { embed, flush } = embedder();
    await embed(['one'], 'passage', 'background', use());
    clock.advance(12 * 60 * 60 * 1_000);
    await embed(['two three'], 'passage', 'background', use());
    await flush();
    expect((await usage()).map(({ day, tokens }) => [day, tokens])).toEqual([
      ['2026-04-23', 1],
      ['2026-04-24', 2],
    ]);
  });
});

describe('a vector that was had before', () => {
  it('is not asked for again, in its tenant, among those who may see it, and for its role alone', async () => {
    const { embed, flush } = embedder();
    const text = `lamp ${tenant}`;
    const before = asked().length;
    const [first] = await embed([text], 'passage', 'background', use());
    const [again, twice] = await embed([text, text], 'passage', 'interactive', use());
    expect(again).toEqual(first);
    expect(twice).toEqual(first);
    expect(asked().slice(before)).toEqual([text]);
    await embed([text], 'passage', 'background', use({ tenantKey: 'other' }));
    await embed([text], 'passage', 'background', use({ among: 's2' }));
    await embed([text], 'query', 'interactive', use());
    expect(asked().length - before).toBe(4);
    await flush();
    expect((await usage()).map(({ tokens }) => tokens)).toEqual([6]);
    expect((await metrics.expose()).text).toMatch(/^mnemograph_embedding_cache_total\{outcome="hit"\} 2$/m);
  });

  it('is asked for once by many at the same moment, and again after a failure', async () => {
    const { embed } = embedder();
    const text = `many ${tenant}`;
    const before = asked().length;
    double.is('refusing');
    await expect(embed([text], 'query', 'interactive', use())).rejects.toMatchObject({ code: 'EMBEDDING_FAILED' });
    double.is('well');
    const vectors = await Promise.all(Array.from({ length: 20 }, () => embed([text], 'query', 'interactive', use())));
    expect(new Set(vectors.map(([vector]) => vector)).size).toBe(1);
    expect(asked().length - before).toBe(2);
  });

  it('goes when memory is full, the one that was used longest ago first', () => {
    const cache = createVectorCache(3 * (400 + 300));
    for (const key of ['a', 'b', 'c']) cache.set(key, new Float32Array(100));
    cache.get('a');
    cache.set('d', new Float32Array(100));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
  });
});

it('is never asked inside a transaction', async () => {
  const { embed } = embedder();
  const inside = queue.graph.write(() => embed(['one'], 'passage', 'background', use()));
  await expect(inside).rejects.toThrow('The embedding model must not be called inside a transaction.');
  await expect(embed(['one'], 'passage', 'background', use())).resolves.toHaveLength(1);
});

describe('the check of health', () => {
  it('trusts a call that has succeeded, and asks after one that has failed', async () => {
    const { embed, probe } = embedder();
    await embed([`text ${tenant}`], 'passage', 'background', use());
    const before = double.requests.length;
    await probe();
    expect(double.requests.length).toBe(before);
    double.is('refusing');
    await embed([`other ${tenant}`], 'passage', 'background', use()).catch(() => undefined);
    await expect(probe()).rejects.toMatchObject({ code: 'EMBEDDING_FAILED' });
    double.is('well');
    await probe();
    expect(asked().at(-1)).toBe('health');
  });
});

describe('the daily limit', () => {
  it('holds a tenant back until midnight UTC, over all servers, and no other tenant', async () => {
    const [one, two] = [embedder(10), embedder(10)];
    await one.embed(['one two three four five six'], 'passage', 'background', use());
    expect(await one.heldBack(`t${tenant}`)).toBeNull();
    await two.embed(['one two three four'], 'passage', 'background', use());
    await two.flush();
    const held = await two.heldBack(`t${tenant}`);
    expect(held).toMatchObject({ until: new Date('2026-04-24T00:00:00Z'), isNews: true });
    expect(held?.reason).toBe(
      'The daily limit of 10 embedding tokens is reached: indexing goes on at 2026-04-24T00:00:00.000Z.',
    );
    expect(await two.heldBack(`t${tenant}`)).toMatchObject({ isNews: false });
    await eventually(
      () => one.heldBack(`t${tenant}`),
      (seen) => seen !== null,
    );
    expect(await two.heldBack('nobody')).toBeNull();
    clock.advance(12 * 60 * 60 * 1_000);
    expect(await two.heldBack(`t${tenant}`)).toBeNull();
  });
});

describe('a job that is postponed', () => {
  it('waits until its moment with all of its attempts and the reason, and runs then', async () => {
    const ahead = createTestClock(new Date(Date.now() + 60_000));
    const until = new Date(ahead.now().getTime() + 60 * 60 * 1_000);
    const runs: number[] = [];
    queue.runWith(
      (_, run) => {
        runs.push(run.attempt);
        if (ahead.now() < until) throw new Postponed(until, 'The limit is reached.');
        return Promise.resolve();
      },
      { clock: ahead },
    );
    await queue.enqueue({ maxAttempts: 1 });
    const [job] = await eventually(queue.readJobs, ([seen]) => seen?.error === 'The limit is reached.');
    expect(job).toMatchObject({ state: 'READY', attempts: 0, runAt: until.getTime() });
    ahead.advance(60 * 60 * 1_000);
    await eventually(queue.states, allDone);
    expect(runs).toEqual([1, 1]);
  });
});
