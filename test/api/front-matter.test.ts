import {
  AddTagsDocument,
  CreateDocumentDocument,
  type CreateDocumentInput,
  GetDocumentDocument,
  ImportDocumentsDocument,
  type ImportedDocumentInput,
  MemoryStoreDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { startProcess } from '../testkit/processes.js';

const story = useStory();

const front = '---\ntitle: The pump\ntags: [deep/nested, 2017, "#Open"]\nstatus: draft\nyear: 2026\n---\n';
const body = '\n# Pumping\n\nIt pumps.\n';

async function create(input: Omit<CreateDocumentInput, 'scope'>) {
  const scope = await story().scope({ kind: 'PROJECT' });
  const { createDocument } = await story().client.run(CreateDocumentDocument, { input: { scope, ...input } });
  const { title, tags, metadata, content } = createDocument.document;
  return { title, tags: tags.map(({ id }) => id), metadata, content, warnings: createDocument.warnings };
}

it('gives a note the title, tags and metadata of its front matter, beside those of the call, and keeps its text', async () => {
  expect(await create({ content: front + body })).toEqual({
    title: 'The pump',
    tags: ['2017', 'deep/nested', 'open'],
    metadata: { title: 'The pump', status: 'draft', year: 2026 },
    content: front + body,
    warnings: [],
  });
  const given = { title: 'Mine', tags: ['own', 'OPEN'], metadata: { year: 1, own: true } };
  expect(await create({ content: front + body, ...given })).toMatchObject({
    title: 'Mine',
    tags: ['2017', 'deep/nested', 'open', 'own'],
    metadata: { title: 'The pump', status: 'draft', year: 1, own: true },
  });
  expect(await create({ content: `---\nyear: 1\n---${body}` })).toMatchObject({ title: 'Pumping', tags: [] });
  const plain = await create({ content: front + body, type: 'FACT' });
  expect([plain.title, plain.tags, plain.metadata]).toEqual(['---', [], {}]);
});

it('refuses no note for its front matter, says what of it is left out, and runs nothing in it', async () => {
  const odd = await create({ content: `---\ntags: [stale, "thinkProcess:tp", "a,b", fine]\n---${body}` });
  expect([odd.tags, odd.warnings.length]).toEqual([['fine'], 3]);
  const broken = await create({ content: `---\ntags: [\n---${body}` });
  expect([broken.tags, broken.warnings]).toEqual([[], [expect.stringContaining('The front matter cannot be read')]]);
  const script = await create({ content: `---js\n{ tags: [process.exit(1)] }\n---${body}` });
  expect([script.tags, script.metadata]).toEqual([[], {}]);
  const aliases = `a: &a [x,x,x,x,x,x,x,x,x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h']
    .map(
      (name, i) =>
        `${name}: &${name} [${Array(9)
          .fill(`*${'abcdefg'[i] ?? ''}`)
          .join(',')}]`,
    )
    .join('\n')}`;
  const bomb = await create({ content: `---\n${aliases}\n---${body}` });
  expect([bomb.metadata, bomb.warnings.length]).toEqual([{}, 1]);
});

it('imports notes with what their front matter says, and changes nothing the second time', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const bring = async (documents: readonly ImportedDocumentInput[]) => {
    const input = { scope: project, documents };
    const { importDocuments } = await client.run(ImportDocumentsDocument, { input });
    return importDocuments.results.map(({ id, outcome, warnings }) => [id, outcome, warnings.length]);
  };
  const notes = [
    { id: 'a', content: front + body, tags: ['vault'] },
    { id: 'b', content: `---\ntags: [stale]\n---${body}` },
    { id: 'c', content: 'No front matter.' },
  ];
  expect(await bring(notes)).toEqual([
    ['a', 'CREATED', 0],
    ['b', 'CREATED', 1],
    ['c', 'CREATED', 0],
  ]);
  const tagsOf = async (id: string) => {
    const { document } = await client.run(GetDocumentDocument, { id });
    return [document?.tags.map((tag) => tag.id), document?.metadata['year']];
  };
  expect(await tagsOf('a')).toEqual([['2017', 'deep/nested', 'open', 'vault'], 2026]);
  await client.run(AddTagsDocument, { id: 'c', tags: ['mine'] });
  expect((await bring(notes)).map(([, outcome]) => outcome)).toEqual(['UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
  expect(await tagsOf('c')).toEqual([['mine'], undefined]);
  const changed = front.replace('2017', '2018').replace('2026', '2027') + body;
  expect(await bring([{ id: 'a', content: changed, tags: ['vault'] }])).toEqual([['a', 'UPDATED', 0]]);
  expect(await tagsOf('a')).toEqual([['2018', 'deep/nested', 'open', 'vault'], 2027]);
});

it('reads the front matter of an upload and of what a process stores in the same way', async () => {
  const { client } = story();
  const { project, session } = await story().chain('f');
  const answer = await client.upload(Buffer.from(front + body), 'pump.md', { scope: project, tags: 'own' });
  const uploaded = (await answer.json()) as { document: { id: string; title: string; metadata: object } };
  expect(uploaded.document).toMatchObject({ title: 'The pump', metadata: { status: 'draft', year: 2026 } });
  const { document } = await client.run(GetDocumentDocument, { id: uploaded.document.id });
  expect(document?.tags.map(({ id }) => id)).toEqual(['2017', 'deep/nested', 'open', 'own']);
  await startProcess(client, 'tp_front', session);
  const note = { thinkProcessId: 'tp_front', content: front + body };
  const { memoryStore } = await client.run(MemoryStoreDocument, note);
  expect(memoryStore.document.tags.map(({ id }) => id)).toContain('deep/nested');
});
