import {
  DeleteDocumentDocument,
  GetDocumentDocument,
  ListDocumentsDocument,
  RagQueryDocument,
  UpdateDocumentDocument,
  WatchDocumentsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher, runCypher } from '../testkit/graph.js';

const story = useStory();
afterAll(closeCypher);

/** Sections on one subject each, more than are indexed before a write is answered. */
const sections = (subject: string, count = 30): string =>
  Array.from(
    { length: count },
    (_, i) => `## ${subject} ${i}\n\nThe ${subject} number ${i} is kept in room ${100 + i}.\n`,
  ).join('\n');

async function hitsOf(client: Client, scope: string, query: string): Promise<readonly string[]> {
  return (await client.run(RagQueryDocument, { query, scope, limit: 100 })).ragQuery.hits.map((hit) => hit.text);
}

function untilReady(client: Client, id: string, version: number) {
  const look = async () => (await client.run(GetDocumentDocument, { id })).document;
  return eventually(look, (document) => document?.indexState === 'READY' && document.version >= version);
}

it('answers at once with PENDING, is found by its words at once, and by meaning when a job has embedded it', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const events: string[] = [];
  const watching = client.watch(WatchDocumentsDocument, { scope: project });
  const watched = (async () => {
    for await (const { documentEvents } of watching) {
      events.push(documentEvents.kind);
      if (documentEvents.kind === 'INDEX_READY') return documentEvents;
    }
    return undefined;
  })();
  await document({
    id: 'first',
    scope: project,
    type: 'FACT',
    content: 'Until the subscription is known to be there.',
  });
  const stored = await document({
    id: 'long',
    scope: project,
    type: 'NOTE',
    title: 'Rooms',
    content: sections('violin'),
  });
  expect(stored).toMatchObject({ indexState: 'PENDING', indexProgress: { chunks: 30 } });
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'violin', scope: project, limit: 100 });
  expect(ragQuery.hits.filter((hit) => hit.textScore > 0)).toHaveLength(30);
  const ready = await untilReady(client, 'long', 1);
  expect(ready?.indexProgress).toEqual({ chunks: 30, embedded: 30 });
  const byMeaning = await hitsOf(client, project, 'Where are the string instruments stored?');
  expect(byMeaning.some((text) => text.includes('violin'))).toBe(true);
  expect(await watched).toMatchObject({ kind: 'INDEX_READY', documentId: 'long', documentKey: stored.key });
  expect(events.filter((kind) => kind === 'INDEX_READY')).toHaveLength(1);
});

it('lets the old chunks answer until all of the new ones are embedded, then only the new', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'long', scope: project, type: 'NOTE', title: 'Rooms', content: sections('violin') });
  await untilReady(client, 'long', 1);
  const { updateDocument } = await client.run(UpdateDocumentDocument, {
    input: { id: 'long', content: sections('trumpet', 40) },
  });
  expect(updateDocument.document).toMatchObject({ version: 2, indexState: 'PENDING' });
  const seen = new Set<string>();
  await eventually(
    async () => {
      const texts = await hitsOf(client, project, 'violin trumpet');
      const kinds = ['violin', 'trumpet'].filter((kind) => texts.some((text) => text.includes(kind)));
      seen.add(kinds.join());
      return kinds.join();
    },
    (kinds) => kinds === 'trumpet',
  );
  expect([...seen].filter((kinds) => kinds !== 'violin' && kinds !== 'trumpet')).toEqual([]);
  const ready = await untilReady(client, 'long', 2);
  expect(ready?.indexProgress).toEqual({ chunks: 40, embedded: 40 });
});

it('is found by every search and in every list of its words while its content is replaced again and again', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'short', scope: project, type: 'NOTE', title: 'Room', content: 'The violin stands here.' });
  const kinds = ['trumpet', 'violin'];
  let over = false;
  const writing = (async () => {
    for (let i = 0; i < 40; i++) {
      const content = `The ${kinds[i % 2] ?? ''} stands here, for the time ${i}.`;
      await client.run(UpdateDocumentDocument, { input: { id: 'short', content } });
    }
    over = true;
  })();
  const found: number[] = [];
  const listed: number[] = [];
  const isOver = (): boolean => over;
  const search = async (): Promise<void> => {
    while (!isOver()) found.push((await hitsOf(client, project, 'violin trumpet')).length);
  };
  const list = async (): Promise<void> => {
    const asked = { scope: project, filter: { text: 'stands' } };
    while (!isOver()) listed.push((await client.run(ListDocumentsDocument, asked)).documents.edges.length);
  };
  await Promise.all([writing, search(), list()]);
  expect(found.length).toBeGreaterThan(40);
  expect(listed.length).toBeGreaterThan(40);
  expect(found.filter((hits) => hits !== 1)).toEqual([]);
  expect(listed.filter((documents) => documents !== 1)).toEqual([]);
});

it('ends with the newest content when it is changed again while it is being embedded', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'long', scope: project, type: 'NOTE', title: 'Rooms', content: sections('violin') });
  await client.run(UpdateDocumentDocument, { input: { id: 'long', content: sections('trumpet') } });
  await client.run(UpdateDocumentDocument, { input: { id: 'long', content: sections('drum') } });
  const { updateDocument } = await client.run(UpdateDocumentDocument, {
    input: { id: 'long', content: sections('harp', 2) },
  });
  expect(updateDocument.document).toMatchObject({ indexState: 'READY', version: 4 });
  const texts = await hitsOf(client, project, 'violin trumpet drum harp');
  expect(texts).toHaveLength(2);
  expect(texts.every((text) => text.includes('harp'))).toBe(true);
});

it('leaves nothing behind when it is deleted while it is being embedded', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const { key } = await document({
    id: 'long',
    scope: project,
    type: 'NOTE',
    title: 'Rooms',
    content: sections('violin', 80),
  });
  await client.run(DeleteDocumentDocument, { id: 'long' });
  const jobs = () =>
    runCypher<{ state: string }>('MATCH (j:Job) WHERE j.payload CONTAINS $key RETURN j.state AS state', { key });
  await eventually(jobs, (rows) => rows.every((row) => row.state === 'DONE'));
  const left = await runCypher('MATCH (n:Chunk|Window) WHERE n.itemKey = $key RETURN n.key AS key', { key });
  expect(left).toEqual([]);
});

it('finds the last sentence of a result of 3,000 words, by its words and by its meaning', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const filler = Array.from({ length: 375 }, (_, i) => `Step ${i} of the build ended without any error.`);
  const content = [...filler, 'The surgeon removed the appendix of the patient on Tuesday night.'].join(' ');
  expect(content.split(' ').length).toBeGreaterThanOrEqual(3_000);
  await document({ id: 'long', scope: project, type: 'RESULT', title: 'Build log', content });
  await document({ id: 'decoy', scope: project, type: 'FACT', content: 'The bakery opens at seven.' });
  for (const query of ['appendix', 'Which operation did the doctor perform?']) {
    const [hit] = (await client.run(RagQueryDocument, { query, scope: project })).ragQuery.hits;
    expect(hit).toMatchObject({ documentId: 'long', position: 0 });
    expect(hit?.text).toHaveLength(content.length);
    expect(hit?.similarity).toBeGreaterThan(0);
  }
});
