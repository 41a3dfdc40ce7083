import {
  AddTagsDocument,
  ImportDocumentsDocument,
  ListDocumentsDocument,
  MemoryStoreDocument,
  MemoryToolsDocument,
  MergeTagsDocument,
  RagQueryDocument,
  RemoveTagsDocument,
  RenameTagDocument,
  SetBroaderTagsDocument,
  SetPromotionRulesDocument,
  SetTagsDocument,
  GetTagDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { addTask, startProcess } from '../testkit/processes.js';

const story = useStory();

const idsOf = (tags: readonly { readonly id: string }[]): readonly string[] => tags.map(({ id }) => id);

it('takes numbers for tags wherever tags are taken, in variables and in the text of an operation', async () => {
  const { client, scope, document, folder } = story();
  const project = await scope({ kind: 'PROJECT', id: 'numbers' });
  const made = await document({ id: 'd', scope: project, content: 'The lamp burns.', tags: [2017, '#2017', 'Lamp'] });
  expect(idsOf(made.tags)).toEqual(['2017', 'lamp']);
  await folder({ id: 'f', scope: project, title: 'Years', tags: [2017] });
  const added = await client.run(AddTagsDocument, { id: 'd', tags: [2018, -5] });
  expect(idsOf(added.addTags.document.tags)).toEqual(['-5', '2017', '2018', 'lamp']);
  await client.run(RemoveTagsDocument, { id: 'd', tags: [-5] });
  const set = await client.ask<{ setTags: { document: { tags: { id: string }[] } } }, undefined>(
    'mutation { setTags(id: "d", tags: [2017, "2018"]) { document { tags { id } } } }',
  );
  expect(idsOf(set.data?.setTags.document.tags ?? [])).toEqual(['2017', '2018']);
  const listed = await client.run(ListDocumentsDocument, { scope: project, filter: { tags: [2017] } });
  expect(listed.documents.edges.map(({ node }) => node.id).sort()).toEqual(['d', 'f']);
  const asked = await client.run(RagQueryDocument, { query: 'Which lamp burns?', scope: project, tags: [2018] });
  expect(asked.ragQuery.hits.map(({ documentId }) => documentId)).toEqual(['d']);
  const documents = [{ id: 'i', content: 'Imported.', tags: [2017] }];
  const { importDocuments } = await client.run(ImportDocumentsDocument, { input: { scope: project, documents } });
  expect(importDocuments.results[0]?.outcome).toBe('CREATED');
  const below = await client.run(SetBroaderTagsDocument, { tag: 2018, broader: [20] });
  expect(below.setBroaderTags).toEqual({ id: '2018', label: '2018', broader: ['20'] });
  expect((await client.run(GetTagDocument, { id: 2018, scope: project })).tag?.documentCount).toBe(1);
  const renamed = await client.run(RenameTagDocument, { tag: 2018, label: 2019, scope: project });
  expect(renamed.renameTag).toMatchObject({ id: '2019', label: '2019', documents: 1 });
  const merged = await client.run(MergeTagsDocument, { from: [2019], into: 2017, scope: project });
  expect(merged.mergeTags).toMatchObject({ id: '2017', documents: 1 });
  const rules = { tags: [{ tag: 2017, to: 'PROJECT' as const }] };
  const ruled = await client.run(SetPromotionRulesDocument, { scope: project, rules });
  expect(ruled.setPromotionRules.promotionRules?.tags).toMatchObject([{ tag: '2017' }]);
});

it('takes numbers for the tags of tasks and of the tools of a process, and says so to language models', async () => {
  const { client } = story();
  const { session } = await story().chain('n');
  await startProcess(client, 'tp_numbers', session);
  const task = await addTask(client, { processId: 'tp_numbers', id: 't', inputTags: [2017], outputTags: [2018] });
  expect([task.inputTags, task.outputTags]).toEqual([['2017'], ['2018']]);
  const note = { thinkProcessId: 'tp_numbers', content: 'Of that year.', tags: [2017] };
  const { memoryStore } = await client.run(MemoryStoreDocument, note);
  expect(idsOf(memoryStore.document.tags)).toContain('2017');
  const { memoryTools } = await client.run(MemoryToolsDocument, {});
  const described = JSON.stringify(memoryTools);
  expect(described.match(/"items":\{"type":\["string","integer"\]\}/g)).toHaveLength(4);
});

it('takes numbers for the tags of an upload and of the front matter of notes', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const note = '---\ntags: [2017, 1.5, topic/2018]\n---\nOf a year.\n';
  const answer = await client.upload(Buffer.from(note), 'note.md', { scope: project, tags: '2016, #2015' });
  expect([answer.status, await answer.json()]).toMatchObject([200, { outcome: 'CREATED' }]);
  const { documents } = await client.run(ListDocumentsDocument, { scope: project });
  const tags = documents.edges.map(({ node }) => idsOf(node.tags));
  expect(tags).toEqual([['1.5', '2015', '2016', '2017', 'topic/2018']]);
});

it('refuses what is neither text nor an exact integer, and changes nothing', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'd', scope: project, content: 'x', tags: ['kept'] });
  for (const wrong of [1.5, 2 ** 53, true, null, ['a'], { a: 1 }]) {
    const tags = [wrong] as unknown as string[];
    const { errors } = await client.ask(SetTagsDocument, { id: 'd', tags });
    expect([wrong, errors?.[0]?.extensions?.['code']]).toEqual([wrong, 'BAD_USER_INPUT']);
  }
  for (const wrong of ['1.5', '1e3', '9007199254740993', 'true', 'null', '{ a: 1 }']) {
    const { errors } = await client.ask(`mutation { setTags(id: "d", tags: [${wrong}]) { outcome } }`);
    expect([wrong, errors?.[0]?.extensions?.['code']]).toEqual([wrong, 'GRAPHQL_VALIDATION_FAILED']);
  }
  const empty = await client.ask(SetTagsDocument, { id: 'd', tags: [''] });
  expect(empty.errors?.[0]?.extensions?.['code']).toBe('BAD_INPUT');
  const { documents } = await client.run(ListDocumentsDocument, { scope: project });
  expect(documents.edges.map(({ node }) => [node.version, idsOf(node.tags)])).toEqual([[1, ['kept']]]);
});
