import {
  AddTagsDocument,
  CreateDocumentDocument,
  GetDocumentDocument,
  ImportDocumentsDocument,
  type ImportedDocumentInput,
  ListDocumentsDocument,
  PromoteDocumentDocument,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { historyOf } from '../testkit/history.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

async function bring(client: Client, scope: string, documents: readonly ImportedDocumentInput[]) {
  return (await client.run(ImportDocumentsDocument, { input: { scope, documents } })).importDocuments;
}

const outcomes = ({ results }: Awaited<ReturnType<typeof bring>>): readonly string[] =>
  results.map(({ id, outcome, code }) => `${id} ${code ?? outcome}`);

const eventsOf = async (tenant: string): Promise<readonly string[]> => {
  const rows = await runCypher<{ kind: string }>(
    `MATCH (t:Tenant {id: $tenant}) MATCH (e:OutboxEvent {tenantKey: t.key})
     WHERE e.kind STARTS WITH 'DOCUMENT_' RETURN e.kind AS kind`,
    { tenant },
  );
  return rows.map((row) => row.kind);
};

it('makes what is new, changes what differs, leaves the rest, and says so in order', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const notes: ImportedDocumentInput[] = [
    { id: 'a', content: '# Otters\n\nThey swim.', tags: ['#Animal'], metadata: { year: 2017 } },
    { id: 'b', content: '# Lamps\n\nThey shine.', createdAt: '2020-01-01T00:00:00.000Z' },
    { id: 'c', content: 'Nothing else.', title: 'Own title' },
  ];
  expect(outcomes(await bring(client, project, notes))).toEqual(['a CREATED', 'b CREATED', 'c CREATED']);
  const { document: a } = await client.run(GetDocumentDocument, { id: 'a' });
  expect(a).toMatchObject({
    title: 'Otters',
    indexState: 'READY',
    metadata: { year: 2017 },
    version: 1,
    scope: project,
  });
  expect(a?.tags).toMatchObject([{ id: 'animal', label: 'Animal', automatic: false }]);
  expect((await client.run(GetDocumentDocument, { id: 'b' })).document?.createdAt).toBe('2020-01-01T00:00:00.000Z');
  const { ragQuery } = await client.run(RagQueryDocument, {
    query: 'Which animals can swim?',
    scope: project,
    limit: 1,
  });
  expect(ragQuery.hits).toMatchObject([{ documentId: 'a' }]);

  const events = (await eventsOf(client.tenant)).length;
  expect(events).toBe(3);
  expect(outcomes(await bring(client, project, notes))).toEqual(['a UNCHANGED', 'b UNCHANGED', 'c UNCHANGED']);
  expect((await eventsOf(client.tenant)).length).toBe(events);

  const [first, second, third] = notes as [ImportedDocumentInput, ImportedDocumentInput, ImportedDocumentInput];
  const changed = [
    { ...third, tags: ['new'] },
    { id: 'd', content: 'New.' },
    { ...first, content: '# Otters\n\nThey dive.' },
    second,
  ];
  expect(outcomes(await bring(client, project, changed))).toEqual([
    'c UPDATED',
    'd CREATED',
    'a UPDATED',
    'b UNCHANGED',
  ]);
  const { document: c } = await client.run(GetDocumentDocument, { id: 'c' });
  expect([c?.tags.map((tag) => tag.id), c?.version]).toEqual([['new'], 2]);
});

it('leaves tags and metadata that the import does not name', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await bring(client, project, [{ id: 'a', content: 'x', tags: ['old'], metadata: { a: 1 } }]);
  await client.run(AddTagsDocument, { id: 'a', tags: ['mine'] });
  expect(outcomes(await bring(client, project, [{ id: 'a', content: 'x' }]))).toEqual(['a UNCHANGED']);
  expect(outcomes(await bring(client, project, [{ id: 'a', content: 'y' }]))).toEqual(['a UPDATED']);
  const { document } = await client.run(GetDocumentDocument, { id: 'a' });
  expect(document).toMatchObject({ content: 'y', metadata: { a: 1 } });
  expect(document?.tags.map((tag) => tag.id)).toEqual(['mine', 'old']);
});

it('detects the language, takes the one that is given, and keeps that', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const german = 'Die Lampen des Leuchtturms werden am Abend von den Wärtern angezündet und am Morgen gelöscht.';
  const languageOf = async (id: string) => (await client.run(GetDocumentDocument, { id })).document?.language;
  const notes: ImportedDocumentInput[] = [
    { id: 'detected', content: german },
    { id: 'given', content: german, language: 'sv' },
  ];
  expect(outcomes(await bring(client, project, notes))).toEqual(['detected CREATED', 'given CREATED']);
  expect([await languageOf('detected'), await languageOf('given')]).toEqual(['de', 'sv']);
  const again: ImportedDocumentInput[] = [
    { id: 'detected', content: german, language: 'nl' },
    { id: 'given', content: `${german} Ende.` },
    { id: 'bad', content: german, language: 'German' },
  ];
  expect(outcomes(await bring(client, project, again))).toEqual(['detected UPDATED', 'given UPDATED', 'bad BAD_INPUT']);
  expect([await languageOf('detected'), await languageOf('given')]).toEqual(['nl', 'sv']);
});

it('takes the others when some are refused, and says why for each', async () => {
  const { client, scope } = story();
  const { project, session } = await story().chain('x');
  await client.run(CreateDocumentDocument, { input: { id: 'moved', scope: session, type: 'NOTE', content: 'x' } });
  await client.run(PromoteDocumentDocument, { id: 'moved', to: 'PROJECT' });
  await join(client, session, 'kim', 'OWNER');
  await client.run(CreateDocumentDocument, {
    input: { id: 'hidden', scope: await scope({ kind: 'PROJECT' }), content: 'x' },
  });
  const kim = await actAs(client, 'kim');
  const answer = await bring(kim, session, [
    { id: 'good', content: 'x' },
    { id: 'empty', content: ' ' },
    { id: 'good', content: 'y' },
    { id: 'moved', content: 'y' },
    { id: 'hidden', content: 'y' },
    { id: 'bad id\u0000', content: 'x' },
    { id: 'tags', content: 'x', tags: [''] },
    { id: 'last', content: 'x' },
  ]);
  expect(outcomes(answer)).toEqual([
    ...['good CREATED', 'empty BAD_INPUT', 'good BAD_INPUT', 'moved ALREADY_EXISTS', 'hidden ALREADY_EXISTS'],
    ...['bad id\u0000 BAD_INPUT', 'tags BAD_INPUT', 'last CREATED'],
  ]);
  expect(answer.failed).toBe(6);
  expect(answer.results.every(({ message, code }) => (message === null) === (code === null))).toBe(true);
  const { documents } = await client.run(ListDocumentsDocument, { scope: session });
  expect(documents.edges.map(({ node }) => node.id).sort()).toEqual(['good', 'last']);
  expect(project).toBe('project/proj_x');
});

it('refuses an import as a whole where the scope is not the viewer’s to write, or it is too large', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const documents = [{ id: 'a', content: 'x' }];
  await join(client, project, 'kim', 'MEMBER');
  const kim = await actAs(client, 'kim');
  expect((await refusalOf(kim, ImportDocumentsDocument, { input: { scope: project, documents } })).code).toBe(
    'NOT_FOUND',
  );
  const many = Array.from({ length: 101 }, (_, i) => ({ id: `d${i}`, content: 'x' }));
  for (const wrong of [[], many]) {
    const input = { scope: project, documents: wrong };
    expect((await refusalOf(client, ImportDocumentsDocument, { input })).code).toBe('BAD_INPUT');
  }
});

it('leaves a long document to a job, and the others are searchable at once', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const long = Array.from({ length: 25 }, (_, i) => `## Part ${i}\n\nText of part ${i}.`).join('\n\n');
  await bring(client, project, [
    { id: 'long', content: long },
    { id: 'short', content: 'x' },
  ]);
  const state = async (id: string) => (await client.run(GetDocumentDocument, { id })).document?.indexState;
  expect(await state('short')).toBe('READY');
  await eventually(
    () => state('long'),
    (found) => found === 'READY',
  );
});

it('makes each document once when two imports of the same come at the same moment', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const notes = Array.from({ length: 20 }, (_, i) => ({
    id: `d${i}`,
    content: `Note ${i}.`,
    tags: ['a', `t${i % 3}`],
  }));
  const answers = await Promise.all([bring(client, project, notes), bring(client, project, notes.toReversed())]);
  const made = answers.flatMap(({ results }) => results).filter(({ outcome }) => outcome === 'CREATED');
  expect(made).toHaveLength(20);
  expect((await client.run(ListDocumentsDocument, { scope: project })).documents.totalCount).toBe(20);
});

it('updates many at once as it does one: versions, events, tags, vectors of what stayed, each on its own', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const text = (i: number, end: string): string => `## Otters\n\nOtter ${i} swims.\n\n## Lamps\n\nLamp ${i} ${end}.`;
  const notes = Array.from({ length: 12 }, (_, i): ImportedDocumentInput => {
    return { id: `d${i}`, title: `Note ${i}`, content: text(i, 'shines'), tags: ['old', `t${i}`] };
  });
  await bring(client, project, notes);
  const vectors = () =>
    runCypher<{ id: string; vector: readonly number[] }>(
      `MATCH (t:Tenant {id: $tenant}) MATCH (c:Chunk)-[:CHUNK_OF]->(d:Document {tenantKey: t.key})
       WHERE c.text CONTAINS 'swims' RETURN d.id AS id, c.embedding_a AS vector ORDER BY id`,
      { tenant: client.tenant },
    );
  const before = await vectors();
  const long = Array.from({ length: 25 }, (_, i) => `## Part ${i}\n\nText of part ${i}.`).join('\n\n');
  const changed = notes.map((note, i): ImportedDocumentInput => {
    if (i === 0) return note;
    if (i === 1) return { ...note, tags: ['new'] };
    if (i === 2) return { ...note, metadata: { year: 2 } };
    return { ...note, content: i === 3 ? long : text(i, 'is broken'), tags: ['new', `t${i}`] };
  });
  expect(outcomes(await bring(client, project, changed))).toEqual(
    notes.map(({ id }, i) => `${id} ${i === 0 ? 'UNCHANGED' : 'UPDATED'}`),
  );
  for (const [i, { content, tags }] of changed.entries()) {
    const id = `d${i}`;
    const history = await historyOf(client, id);
    expect([id, history.map((version) => version.content)]).toEqual([id, i === 0 ? [] : [text(i, 'shines')]]);
    if (i === 3) continue; // its new passages wait for a job
    const { document } = await client.run(GetDocumentDocument, { id });
    expect(document).toMatchObject({ content, indexState: 'READY', version: i === 0 ? 1 : 2 });
    expect(document?.tags.map((tag) => tag.id)).toEqual(tags);
  }
  const kinds = Map.groupBy(await eventsOf(client.tenant), (kind) => kind);
  const counts = [...kinds].map(([kind, some]): [string, number] => [kind.replace('DOCUMENT_', ''), some.length]);
  expect(Object.fromEntries(counts)).toEqual({ CREATED: 12, UPDATED: 11, VERSIONED: 11, TAGGED: 10, UNTAGGED: 10 });
  await eventually(
    async () => (await client.run(GetDocumentDocument, { id: 'd3' })).document?.indexState,
    (state) => state === 'READY',
  );
  expect(await vectors()).toEqual(before.filter(({ id }) => id !== 'd3'));
});

it('keeps each version once when two imports change the same documents at the same moment', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const notes = (text: string) => Array.from({ length: 8 }, (_, i) => ({ id: `d${i}`, content: `${text} ${i}.` }));
  await bring(client, project, notes('First'));
  const answers = await Promise.all(
    ['Second', 'Third', 'Fourth'].map((text) => bring(client, project, notes(text).toReversed())),
  );
  const updated = answers.flatMap(({ results }) => results.filter(({ outcome }) => outcome === 'UPDATED'));
  expect(answers.map(({ failed }) => failed)).toEqual([0, 0, 0]);
  const histories = await Promise.all(notes('').map(({ id }) => historyOf(client, id)));
  expect(histories.flat()).toHaveLength(updated.length);
  for (const history of histories) {
    expect(history.map(({ version }) => version)).toEqual([3, 2, 1].slice(3 - history.length));
    expect(history.at(-1)?.content).toMatch(/^First/);
  }
});
