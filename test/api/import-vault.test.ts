import {
  BrowseDocument,
  GetDocumentDocument,
  ImportDocumentsDocument,
  type ImportedDocumentInput,
  ListChildrenDocument,
  ListDocumentsDocument,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { refusalOf } from '../testkit/refusal.js';
import { readVault } from '../testkit/vault.js';

const story = useStory();

async function bring(client: Client, scope: string, documents: readonly ImportedDocumentInput[], folderId?: string) {
  return (await client.run(ImportDocumentsDocument, { input: { scope, documents, folderId } })).importDocuments;
}

const outcomes = ({ results }: Awaited<ReturnType<typeof bring>>): readonly string[] =>
  results.map(({ id, outcome, code }) => `${id} ${code ?? outcome}`);

async function tree(client: Client, scope: string): Promise<readonly string[]> {
  const { browse } = await client.run(BrowseDocument, { scope, depth: 5, first: 50 });
  return browse.entries.map(({ document, depth }) => `${'- '.repeat(depth)}${document.title}`);
}

const whole = [
  ...['- Lighthouse', '- - Logs', '- - - 2026-04-01', '- - Plan'],
  ...['- People', '- - Keepers', '- Welcome'],
];

it('brings a vault of notes in with its folders, tags and metadata, and the second time changes nothing', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const notes = await readVault('test/fixtures/vault');
  const first = await bring(client, project, notes);
  expect([first.failed, outcomes(first)]).toEqual([0, notes.map(({ id }) => `${id} CREATED`)]);
  expect(await tree(client, project)).toEqual(whole);
  const { document } = await client.run(GetDocumentDocument, { id: 'Lighthouse/Plan.md' });
  expect(document).toMatchObject({ title: 'Plan', metadata: { status: 'open', year: 2026 }, indexState: 'READY' });
  expect(document?.tags.map(({ id, label }) => [id, label])).toEqual([
    ['lighthouse/work', 'lighthouse/work'],
    ['priority', 'Priority'],
  ]);
  const tagged = await client.run(ListDocumentsDocument, { scope: project, filter: { tags: ['#lighthouse/log'] } });
  expect(tagged.documents.edges.map(({ node }) => node.id)).toEqual(['Lighthouse/Logs/2026-04-01.md']);
  const { ragQuery } = await client.run(RagQueryDocument, {
    query: 'How is the lens wiped?',
    scope: project,
    limit: 1,
  });
  expect(ragQuery.hits).toMatchObject([{ documentId: 'Lighthouse/Plan.md' }]);

  const second = await bring(client, project, notes);
  expect(outcomes(second)).toEqual(notes.map(({ id }) => `${id} UNCHANGED`));
  const folders = await client.run(ListDocumentsDocument, { scope: project, filter: { types: ['FOLDER'] } });
  expect(folders.documents.edges.map(({ node }) => [node.title, node.version]).sort()).toEqual([
    ['Lighthouse', 1],
    ['Logs', 1],
    ['People', 1],
  ]);
});

it('moves a note whose folder has changed, updates one whose text has, and reports each', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const notes = await readVault('test/fixtures/vault');
  await bring(client, project, notes);
  const [log, plan, keepers, welcome] = notes as [
    ImportedDocumentInput,
    ImportedDocumentInput,
    ImportedDocumentInput,
    ImportedDocumentInput,
  ];
  const again = await bring(client, project, [
    { ...log, folderPath: ['Archive', '2026'] },
    { ...plan, content: 'The lens is cleaned in autumn.', folderPath: null },
    { ...keepers, folderPath: [] },
    { ...welcome, folderPath: [' '] },
    { id: 'new.md', content: 'New.', folderPath: ['People'] },
  ]);
  expect(again.failed).toBe(1);
  expect(outcomes(again)).toEqual([
    ...[
      `${log.id} UPDATED`,
      `${plan.id} UPDATED`,
      `${keepers.id} UPDATED`,
      `${welcome.id} BAD_INPUT`,
      'new.md CREATED',
    ],
  ]);
  expect(await tree(client, project)).toEqual([
    ...['- Lighthouse', '- - Logs', '- - Plan', '- People', '- - New.', '- Archive', '- - 2026', '- - - 2026-04-01'],
    ...['- Keepers', '- Welcome'],
  ]);
  const { document } = await client.run(ListChildrenDocument, { id: log.id });
  expect(document).toMatchObject({ version: 2, folderPath: ['Archive', '2026'] });
});

it('brings a vault into a folder, where the same titles elsewhere do not count', async () => {
  const { client, scope, folder } = story();
  const project = await scope({ kind: 'PROJECT' });
  const notes = await readVault('test/fixtures/vault');
  await folder({ scope: project, id: 'other', title: 'People' });
  await folder({ scope: project, id: 'base', title: 'Vault' });
  for (const outcome of ['CREATED', 'UNCHANGED']) {
    expect(outcomes(await bring(client, project, notes, 'base'))).toEqual(notes.map(({ id }) => `${id} ${outcome}`));
  }
  expect(await tree(client, project)).toEqual(['- People', '- Vault', ...whole.map((line) => `- ${line}`)]);
  expect(outcomes(await bring(client, project, notes))).toEqual(notes.map(({ id }) => `${id} UPDATED`));
  const input = { scope: project, documents: [...notes], folderId: 'none' };
  expect((await refusalOf(client, ImportDocumentsDocument, { input })).code).toBe('NOT_FOUND');
});
