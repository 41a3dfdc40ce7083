import {
  CreateDocumentDocument,
  GetDocumentDocument,
  RagQueryDocument,
  type CreateDocumentInput,
  type DocumentType,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

interface ChunkRow {
  readonly text: string;
  readonly headingPath: readonly string[];
  readonly keyPath: string | null;
}

/** Chunks of a document as the graph holds them, in order. */
function chunksOf(key: string): Promise<readonly ChunkRow[]> {
  return runCypher<ChunkRow>(
    `MATCH (c:Chunk)-[:CHUNK_OF]->(:MemoryItem {key: $key}) WHERE c.embedding_a IS NOT NULL AND c.status = 'active'
     RETURN c.text AS text, c.headingPath AS headingPath, c.keyPath AS keyPath ORDER BY c.position`,
    { key },
  );
}

const markdown =
  '# Ship\n\nShe is old.\n\n## Hull\n\nOf oak.\n\n### Keel\n\nOf elm.\n\n## Sails\n\nOf flax.\n\n## Empty\n';

it.each<[string, Partial<CreateDocumentInput>, string[]]>([
  ['a note by its sections', { type: 'NOTE', content: markdown }, ['She is old.', 'Of elm.', 'Of flax.']],
  ['a note without sections as one', { type: 'NOTE', content: 'Just a line.\n\nAnd one more.' }, ['And one more.']],
  ['a result as one, whatever is in it', { type: 'RESULT', content: markdown }, ['Of flax.']],
  ['a fact as one', { type: 'FACT', content: 'Line one.\n\nLine two.' }, ['Line two.']],
  [
    'code as one',
    { type: 'FILE', mimeType: 'text/x-py', content: 'def f():\n  pass\n\n\ndef g():\n  pass\n' },
    ['def g()'],
  ],
  [
    'JSON by its pairs',
    { type: 'FILE', mimeType: 'application/json', content: '{"a":{"b":[1,{"c":"x"}]}}' },
    ['a.b[0]: 1', 'a.b[1].c: x'],
  ],
  [
    'YAML by its pairs',
    { type: 'NOTE', mimeType: 'application/yaml', content: 'mast: pine\nsail:\n  area: 80\n' },
    ['mast: pine', 'sail.area: 80'],
  ],
  [
    'CSV by its rows',
    { type: 'FILE', mimeType: 'text/csv', content: 'ship,port\nArgo,Iolcus\nBounty,Deptford\n' },
    ['Argo', 'Bounty'],
  ],
  ['a reference as one', { type: 'REFERENCE', content: 'See https://example.org/ships for more.' }, ['example.org']],
])('cuts %s', async (_, input, expected) => {
  const { scope, document } = story();
  const { type = 'NOTE', content = '', ...more } = input;
  const stored = await document({ scope: await scope({ kind: 'PROJECT' }), type, content, ...more });
  const chunks = await chunksOf(stored.key);
  expect(chunks).toHaveLength(expected.length);
  for (const [i, text] of expected.entries()) expect(chunks[i]?.text).toContain(text);
  expect(stored).toMatchObject({
    indexState: 'READY',
    indexProgress: { chunks: expected.length, embedded: expected.length },
  });
});

it('shows where a hit stands: heading path, key path and position', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'ship', scope: project, type: 'NOTE', title: 'The ship', content: markdown });
  await document({
    id: 'rig',
    scope: project,
    type: 'FILE',
    mimeType: 'application/json',
    content: '{"mast":{"wood":"pine"}}',
  });
  const sails = (await client.run(RagQueryDocument, { query: 'What are the sails made of?', scope: project })).ragQuery
    .hits[0];
  expect(sails).toMatchObject({
    documentId: 'ship',
    title: 'The ship',
    type: 'NOTE',
    position: 2,
    page: null,
    keyPath: null,
  });
  expect(sails?.headingPath.at(-1)).toBe('Sails');
  const mast = (await client.run(RagQueryDocument, { query: 'mast wood', scope: project })).ragQuery.hits[0];
  expect(mast).toMatchObject({ documentId: 'rig', text: 'mast.wood: pine', keyPath: 'mast.wood', headingPath: [] });
});

it('does not index a folder, and makes none', async () => {
  const { client, scope, folder } = story();
  const project = await scope({ kind: 'PROJECT' });
  const id = await folder({ scope: project, title: 'Papers about whales' });
  expect((await client.run(GetDocumentDocument, { id })).document).toMatchObject({
    ...{ type: 'FOLDER', title: 'Papers about whales', content: '', indexState: 'READY' },
    indexProgress: { chunks: 0, embedded: 0 },
  });
  const input = { scope: project, type: 'FOLDER', title: 'Another', content: '' } as const;
  expect(await refusalOf(client, CreateDocumentDocument, { input })).toMatchObject({
    ...{ code: 'BAD_INPUT', extensions: { field: 'type' } },
  });
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'papers about whales', scope: project });
  expect(ragQuery.hits).toEqual([]);
});

it.each<[DocumentType, string]>([
  ['NOTE', 'text/markdown'],
  ['RESULT', 'text/markdown'],
  ['FACT', 'text/plain'],
  ['FILE', 'text/plain'],
])(
  'gives a %s without MIME type %s, a title from its first line, an id, and says it was written by hand',
  async (type, mimeType) => {
    const { scope, document } = story();
    const stored = await document({
      scope: await scope({ kind: 'PROJECT' }),
      type,
      content: '\n\n## The tide turns\n\nAt noon.',
    });
    expect(stored).toMatchObject({
      mimeType,
      title: 'The tide turns',
      source: { type: 'MANUAL', thinkProcessId: null, nodeId: null },
    });
    expect(stored).toMatchObject({
      version: 1,
      filename: null,
      pageCount: null,
      indexError: null,
      metadata: {},
      tags: [],
    });
    expect(stored.id).toMatch(/^doc_[0-9a-z]{26}$/);
  },
);

it('shortens a title that it makes, and refuses one that is too long', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const long = await document({ scope: project, type: 'FACT', content: 'word '.repeat(50) });
  expect(long.title.length).toBeLessThanOrEqual(80);
  expect(long.title.endsWith('…')).toBe(true);
  const input = { scope: project, type: 'FACT', content: 'x', title: 'x'.repeat(501) } as const;
  expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toBe('BAD_INPUT');
});

it('gives metadata back as it came, types and nesting included', async () => {
  const { client, scope, document } = story();
  const metadata = {
    author: 'Vaswani et al.',
    year: 2017,
    score: 0.1,
    big: 9007199254740991,
    negative: -0.5,
    relevance: 'high',
    text: '2017',
    open: true,
    nothing: null,
    list: [1, 'two', { three: 3 }, []],
    nested: { 'a.b': { 'ü 🚀': '"quoted"' } },
    '': 'empty name',
    '`tick`': "it's",
    __proto__x: 1,
  };
  const stored = await document({
    id: 'd',
    scope: await scope({ kind: 'PROJECT' }),
    type: 'FACT',
    content: 'x',
    metadata,
  });
  expect(stored.metadata).toEqual(metadata);
  expect((await client.run(GetDocumentDocument, { id: 'd' })).document?.metadata).toEqual(metadata);
  const [row] = await runCypher<{ year: unknown; author: unknown }>(
    'MATCH (d:Document {key: $key}) RETURN d.metadata_year AS year, d.metadata_author AS author',
    { key: stored.key },
  );
  expect(row).toEqual({ year: 2017, author: 'Vaswani et al.' });
});

it('refuses metadata that is no map or too large', async () => {
  const { client, scope } = story();
  const input = { scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x' } as const;
  const large = { ...input, metadata: { text: 'x'.repeat(66_000) } };
  expect((await refusalOf(client, CreateDocumentDocument, { input: large })).code).toBe('BAD_INPUT');
  const deep = {
    ...input,
    metadata: JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`) as Record<string, unknown>,
  };
  expect((await refusalOf(client, CreateDocumentDocument, { input: deep })).code).toBe('BAD_INPUT');
  const list = { ...input, metadata: ['x'] as unknown as Record<string, unknown> };
  expect((await refusalOf(client, CreateDocumentDocument, { input: list })).code).toMatch(/^BAD_(USER_)?INPUT$/);
});

it.each([
  ['2026-04-23T10:00:00', '2026-04-23T10:00:00.000Z'],
  ['2026-04-23T10:00:00.125Z', '2026-04-23T10:00:00.125Z'],
  ['2026-04-23T10:00:00+02:00', '2026-04-23T08:00:00.000Z'],
  ['2026-04-23', '2026-04-23T00:00:00.000Z'],
  ['1969-07-20T20:17', '1969-07-20T20:17:00.000Z'],
])('reads createdAt %s as %s', async (createdAt, expected) => {
  const { client, scope, document } = story();
  const before = Date.now();
  await document({ id: 'd', scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x', createdAt });
  const found = (await client.run(GetDocumentDocument, { id: 'd' })).document;
  expect(found?.createdAt).toBe(expected);
  expect(Date.parse(String(found?.updatedAt))).toBeGreaterThanOrEqual(before - 1_000);
});

it.each(['yesterday', '23.04.2026', '2026-13-01', '2026-02-30', '1777000000'])(
  'refuses createdAt %s',
  async (createdAt) => {
    const { client, scope } = story();
    const input = { scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x', createdAt } as const;
    expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toMatch(/^BAD_(USER_)?INPUT$/);
  },
);

it('keeps ids, and makes each once when many make it at the same moment', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  for (const id of ['doc_folder_papers', 'Ünï/code 🚀', 'x\'"y', '42']) {
    expect((await document({ id, scope: project, type: 'FACT', content: id })).id).toBe(id);
  }
  const input = { id: 'same', scope: project, type: 'FACT', content: 'x' } as const;
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.ask(CreateDocumentDocument, { input })));
  expect(answers.filter((answer) => answer.errors === undefined)).toHaveLength(1);
  const codes = answers.flatMap((answer) => answer.errors?.map((error) => error.extensions?.['code']) ?? []);
  expect(new Set(codes)).toEqual(new Set(['ALREADY_EXISTS']));
  expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toBe('ALREADY_EXISTS');
});

it('refuses what cannot be a document, and stores nothing of it', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const refused: Partial<CreateDocumentInput>[] = [
    { content: '' },
    { content: ' \n\t ' },
    { id: '' },
    { id: 'a\nb' },
    { tags: [''] },
    { tags: ['#'] },
    { tags: ['a,b'] },
    { tags: ['x'.repeat(101)] },
    { mimeType: 'markdown' },
    { mimeType: `text/${'x'.repeat(300)}` },
    { source: { type: 'THINK_PROCESS_RESULT' } },
    { source: { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'x'.repeat(10_000), nodeId: 'n' } },
    { source: { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp', nodeId: 'x'.repeat(10_000) } },
    { source: { type: 'MANUAL', nodeId: 'n' } },
  ];
  for (const part of refused) {
    const input = { scope: project, type: 'NOTE', content: 'text', ...part } as const;
    expect([part, (await refusalOf(client, CreateDocumentDocument, { input })).code]).toEqual([part, 'BAD_INPUT']);
  }
  const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'none' } as const;
  const input = { id: 'd', scope: project, type: 'RESULT', content: 'x', source } as const;
  expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toBe('NOT_FOUND');
  expect((await client.run(GetDocumentDocument, { id: 'd' })).document).toBeNull();
});
