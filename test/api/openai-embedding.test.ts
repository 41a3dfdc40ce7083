import { jest } from '@jest/globals';
import {
  CreateDocumentDocument,
  type CreateDocumentMutation,
  GetDocumentDocument,
  GetEmbeddingUsageDocument,
  ListJobsDocument,
  RagQueryDocument,
  type RagQueryQuery,
  RunJobDocument,
  UpdateDocumentDocument,
  WatchSystemDocument,
} from '../../src/client/generated/operations.js';
import { assertGraph } from '../testkit/assert-graph.js';
import { createClient } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import {
  doubleDimensions,
  doubleKey,
  type Mood,
  type OpenAiDouble,
  startOpenAiDouble,
} from '../testkit/openai-double.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';
import { beginStory, type Story } from '../testkit/seed.js';
import { startTestServer, type TestServer } from '../testkit/server.js';

jest.setTimeout(300_000);

const tenant = 'provided';
const scope = 'project/p';

let database: OwnDatabase;
let double: OpenAiDouble;
let server: TestServer;
let story: Story;

const start = (env: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
  const { uri, user, password } = database.address;
  return startTestServer({
    env: {
      ...{ NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password, EMBEDDING_PROVIDER: 'openai' },
      ...{ OPENAI_API_KEY: doubleKey, OPENAI_BASE_URL: double.url, EMBEDDING_DIMENSIONS: String(doubleDimensions) },
      ...env,
    },
  });
};

beforeAll(async () => {
  [database, double] = await Promise.all([startOwnDatabase('none'), startOpenAiDouble()]);
  server = await start();
  story = beginStory(createClient(tenant, server.url));
  await story.scope({ kind: 'PROJECT', id: 'p' });
});
afterAll(async () => {
  await server.stop();
  await double.stop();
  await database.stop();
});
afterEach(() => assertGraph(tenant, database.driver));

const create = async (id: string, content: string): Promise<CreateDocumentMutation['createDocument']> =>
  (await story.client.run(CreateDocumentDocument, { input: { id, scope, content } })).createDocument;
const read = async (id: string) => (await story.client.run(GetDocumentDocument, { id })).document;
const untilState = (id: string, state: string) =>
  eventually(
    () => read(id),
    (document) => document?.indexState === state,
  );
const ask = async (query: string): Promise<RagQueryQuery['ragQuery']> =>
  (await story.client.run(RagQueryDocument, { query, scope, limit: 100 })).ragQuery;

it('stores, asks and accounts with the vectors of a provider', async () => {
  const { document, warnings } = await create('lamp', 'The keeper trims the wick of the lamp at dusk.');
  expect([document.indexState, warnings]).toEqual(['READY', []]);
  const answer = await ask('Who trims the wick of the lamp?');
  expect(answer).toMatchObject({
    trace: { model: 'text-embedding-3-small', vectorSearch: true },
    hits: [{ documentId: 'lamp', source: 'VECTOR_SEARCH' }],
    warnings: [],
  });
  expect(answer.hits[0]?.similarity).toBeGreaterThan(0.5);
  expect(double.requests.every(({ authorization }) => authorization === `Bearer ${doubleKey}`)).toBe(true);
  const { embeddingUsage } = await story.client.run(GetEmbeddingUsageDocument, { groupBy: ['PURPOSE', 'SCOPE'] });
  const common = { scope, day: null, model: null, calls: 1, texts: 1 };
  expect(embeddingUsage.entries).toEqual([
    expect.objectContaining({ ...common, purpose: 'INDEXING', tokens: 10 }),
    expect.objectContaining({ ...common, purpose: 'QUERY', tokens: 7 }),
  ]);
  expect(embeddingUsage.total).toMatchObject({ calls: 2, texts: 2, tokens: 17 });
  expect(embeddingUsage.total.cost).toBeCloseTo((17 * 0.02) / 1_000_000, 12);
});

/** Every way in which the provider may fail, by what the document says of it. */
const failures: readonly (readonly [Mood, RegExp])[] = [
  ['failing', /HTTP 500|5 times in a row/],
  ['rate limited', /HTTP 429|left alone/],
  ['refusing', /HTTP 401: Incorrect API key provided: \[key\]/],
  ['HTML', /no list of embeddings/],
  ['one too few', /0 vectors for 1 texts/],
  ['short vectors', /95 dimensions where 96 are expected/],
  ['NaN', /without a direction/],
  ['cut off', /cannot be reached|5 times in a row/],
];

it.each(failures)(
  'stores a document while the provider is %s, says why, finds it by its words, and embeds it later',
  async (mood, reason) => {
    const id = `during ${mood}`;
    const word = `zebra${failures.findIndex(([each]) => each === mood)}`;
    double.is(mood);
    try {
      const { document, warnings } = await create(id, `The ${word} stands beside the ferry.`);
      expect(document.indexState).toBe('FAILED');
      expect(document.indexError).toMatch(reason);
      expect(warnings).toEqual([expect.stringContaining('found by its words')]);
      const answer = await ask(`Where is the ${word}?`);
      expect(answer.hits[0]).toMatchObject({ documentId: id, source: 'TEXT_SEARCH', similarity: null });
      expect(answer.trace.vectorSearch).toBe(false);
      expect(answer.warnings).toEqual([expect.stringContaining('by its words alone')]);
    } finally {
      double.is('well');
    }
    expect(await untilState(id, 'READY')).toMatchObject({ indexError: null });
    const [hit] = (await ask(`Does the ${word} stand beside the ferry?`)).hits;
    expect(hit).toMatchObject({ documentId: id, source: 'VECTOR_SEARCH' });
    expect(server.output()).not.toContain(doubleKey);
  },
);

it('says that it is degraded while the provider is away, and works', async () => {
  double.is('refusing');
  await create('unheard', 'A bell that nobody hears.');
  const health = await (await fetch(`${server.url}/health/ready`)).json();
  expect(JSON.stringify(health)).toContain('HTTP 401');
  expect(health).toMatchObject({ status: 'degraded' });
  double.is('well');
  await untilState('unheard', 'READY');
});

it('refuses to start with another model or other dimensions on a database that has vectors', async () => {
  await expect(start({ EMBEDDING_MODEL: 'text-embedding-3-large' })).rejects.toThrow(
    /holds vectors of text-embedding-3-small \(96\), and the model in use is text-embedding-3-large \(96\)/,
  );
  await expect(start({ EMBEDDING_DIMENSIONS: '1536' })).rejects.toThrow(/gave 96 dimensions where 1536 are expected/);
});

describe('over the daily limit', () => {
  beforeAll(async () => {
    await server.stop();
    server = await start({ DAILY_EMBED_TOKEN_LIMIT: '1' });
    story = beginStory(createClient(tenant, server.url));
  });

  const midnight = (): string => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;

  it('stores what is written for tomorrow, says until when, tells the admins, and finds it by its words', async () => {
    const told = (async () => {
      for await (const { systemEvents } of story.client.watch(WatchSystemDocument, {})) {
        if (systemEvents.kind === 'EMBEDDING_LIMIT_REACHED') return systemEvents.message;
      }
      return undefined;
    })();
    await eventually(
      async () => (await (await fetch(`${server.url}/metrics`)).text()).includes('subscriptions_open 1'),
      (isOpen) => isOpen,
    );
    const { document, warnings } = await create('held', 'The quagga waits for the morning.');
    expect(document).toMatchObject({ indexState: 'PENDING', indexProgress: { chunks: 1, embedded: 0 } });
    expect(document.indexError).toContain(`indexing goes on at ${midnight()}`);
    expect(warnings).toEqual([`${document.indexError ?? ''} The document is stored and found by its words.`]);
    expect(await told).toContain('daily limit of 1 embedding tokens');
    const waiting = async () => {
      const { jobs } = await story.client.run(ListJobsDocument, { states: ['WAITING'], kinds: ['index-document'] });
      return jobs.edges.map(({ node }) => node);
    };
    const [job] = await eventually(waiting, ([first]) => first?.error !== null && first !== undefined);
    expect(job).toMatchObject({ attempts: 0, runAt: midnight() });
    expect(await read('held')).toMatchObject({ indexState: 'PENDING' });
    const [hit] = (await ask('quagga')).hits;
    expect(hit).toMatchObject({ documentId: 'held', source: 'TEXT_SEARCH' });
    expect((await ask('Who waits for the morning?')).trace.vectorSearch).toBe(true);
  });

  it('lets the words of an update be found at once, and those that it replaces no more', async () => {
    const rooms = (word: string): string =>
      Array.from({ length: 25 }, (_, i) => `## Room ${i}\n\nThe ${word} number ${i} is kept here.`).join('\n\n');
    const { updateDocument } = await story.client.run(UpdateDocumentDocument, {
      input: { id: 'lamp', content: rooms('compass') },
    });
    expect(updateDocument).toMatchObject({ outcome: 'UPDATED', document: { indexState: 'PENDING' } });
    const textHits = async (word: string): Promise<number> =>
      (await ask(word)).hits.filter(({ text }) => text.includes(word)).length;
    expect(await textHits('compass')).toBe(25);
    expect(await textHits('wick')).toBe(0);
  });

  it('goes on with what was held back once the limit is raised and its job is run', async () => {
    await server.stop();
    server = await start({ DAILY_EMBED_TOKEN_LIMIT: '1000000' });
    story = beginStory(createClient(tenant, server.url));
    const { jobs } = await story.client.run(ListJobsDocument, { states: ['WAITING'], kinds: ['index-document'] });
    for (const { node } of jobs.edges) await story.client.run(RunJobDocument, { key: node.key });
    expect(await untilState('held', 'READY')).toMatchObject({ indexError: null });
    expect(await untilState('lamp', 'READY')).toMatchObject({ indexProgress: { chunks: 25, embedded: 25 } });
  });
});
