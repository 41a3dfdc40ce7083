import {
  AddTagsDocument,
  CreateDocumentDocument,
  GetDocumentDocument,
  RemoveTagsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { refusalOf } from '../testkit/refusal.js';
import type { Story } from '../testkit/seed.js';

const story = useStory();
afterAll(closeCypher);

async function plantNote({ scope, document }: Story, tags: string[] = []): Promise<void> {
  await document({ id: 'd', scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x', tags });
}

it('knows a tag with and without #, in any case, padded or numeric, as one, and shows it as it was written first', async () => {
  const { client } = story();
  await plantNote(story(), ['#Attention', 'attention', ' ATTENTION ', '2017', '#2017', 'status:x', 'é', 'e\u0301']);
  const { document } = await client.run(GetDocumentDocument, { id: 'd' });
  expect(document?.tags.map((tag) => tag.id)).toEqual(['2017', 'attention', 'status:x', 'é']);
  const again = await client.run(AddTagsDocument, { id: 'd', tags: ['#aTTention'] });
  expect(again.addTags).toMatchObject({ outcome: 'UNCHANGED', document: { version: 1 } });
  await client.run(RemoveTagsDocument, { id: 'd', tags: ['#ATTENTION'] });
  const { addTags } = await client.run(AddTagsDocument, { id: 'd', tags: ['new', 'attention'] });
  expect(addTags).toMatchObject({ outcome: 'UPDATED', document: { version: 3 } });
  expect(addTags.document.tags.map((tag) => tag.id)).toEqual(['2017', 'attention', 'new', 'status:x', 'é']);
});

it('takes off what is there and leaves the rest, and changes nothing for what is not there', async () => {
  const { client } = story();
  await plantNote(story(), ['a', 'b', 'c']);
  const { removeTags } = await client.run(RemoveTagsDocument, { id: 'd', tags: ['#B', 'zzz'] });
  expect(removeTags.document.tags.map((tag) => tag.id)).toEqual(['a', 'c']);
  const none = await client.run(RemoveTagsDocument, { id: 'd', tags: ['zzz'] });
  expect(none.removeTags).toMatchObject({ outcome: 'UNCHANGED', document: { version: 2 } });
});

it('moves updatedAt with a change of tags', async () => {
  const { client } = story();
  await plantNote(story());
  const before = (await client.run(GetDocumentDocument, { id: 'd' })).document?.updatedAt;
  const { addTags } = await client.run(AddTagsDocument, { id: 'd', tags: ['later'] });
  expect(Date.parse(addTags.document.updatedAt)).toBeGreaterThan(Date.parse(String(before)));
});

it('joins a result to the task and the process that produced it, and gives it the tags that say so', async () => {
  const { client, document } = story();
  const { process } = await story().chain('x');
  const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_x', nodeId: 'node_7_1' } as const;
  const stored = await document({ scope: process, id: 'r', type: 'RESULT', content: 'Done.', source, tags: ['mine'] });
  expect(stored.source).toEqual({ ...source });
  expect(stored.tags).toEqual([
    { id: 'auto:node_7_1', label: 'auto:node_7_1', automatic: true },
    { id: 'mine', label: 'mine', automatic: false },
    { id: 'thinkprocess:tp_x', label: 'thinkProcess:tp_x', automatic: true },
  ]);
  const edges = await runCypher<{ task: string; process: string; scope: string }>(
    `MATCH (:Document {key: $key})-[:PRODUCED_BY]->(task:TaskNode)-[:PART_OF]->(process:ThinkProcess)-[:RUNS_IN]->(scope:Scope)
     RETURN task.id AS task, process.id AS process, scope.kind + '/' + scope.id AS scope`,
    { key: stored.key },
  );
  expect(edges).toEqual([{ task: 'node_7_1', process: 'tp_x', scope: process }]);
  const { removeTags } = await client.run(RemoveTagsDocument, {
    id: 'r',
    tags: ['#auto:node_7_1', 'thinkProcess:tp_x'],
  });
  expect(removeTags).toMatchObject({ outcome: 'UNCHANGED', document: { version: 1 } });
  expect(removeTags.document.tags).toHaveLength(3);
  expect(removeTags.warnings.join()).toMatch(/auto:node_7_1/);
});

it('does not let an automatic tag be taken off because its writer had given the same tag', async () => {
  const { client, document } = story();
  const { process } = await story().chain('x');
  const source = { type: 'TOOL_OUTPUT', thinkProcessId: 'tp_x' } as const;
  await document({ scope: process, id: 'r', type: 'RESULT', content: 'Done.', source, tags: ['#thinkprocess:TP_X'] });
  const { removeTags } = await client.run(RemoveTagsDocument, { id: 'r', tags: ['thinkProcess:tp_x'] });
  expect(removeTags.document.tags).toMatchObject([{ id: 'thinkprocess:tp_x', automatic: true }]);
});

it('lets nobody set the tags that the server sets', async () => {
  const { client } = story();
  await plantNote(story(), ['mine']);
  for (const tag of ['stale', '#auto:n1', 'thinkProcess:tp_x']) {
    expect((await refusalOf(client, AddTagsDocument, { id: 'd', tags: ['mine', tag] })).code).toBe('BAD_INPUT');
    const input = { scope: 'project/none', type: 'FACT', content: 'x', tags: [tag] } as const;
    expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toBe('BAD_INPUT');
  }
  expect((await client.run(GetDocumentDocument, { id: 'd' })).document?.version).toBe(1);
});

it('uses one task node for the results that one task produced', async () => {
  const { document } = story();
  const { process } = await story().chain('x');
  const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_x', nodeId: 'n' } as const;
  const make = (id: string) => document({ scope: process, id, type: 'RESULT', content: `Result ${id}.`, source });
  const [first] = await Promise.all(['a', 'b', 'c', 'd'].map(make));
  const [row] = await runCypher<{ tasks: number; results: number }>(
    `MATCH (:Document {key: $key})-[:PRODUCED_BY]->(task)<-[:PRODUCED_BY]-(other)
     RETURN count(DISTINCT task) AS tasks, count(DISTINCT other) AS results`,
    { key: first?.key },
  );
  expect(row).toEqual({ tasks: 1, results: 3 });
});

it('keeps every tag when many are added at the same moment', async () => {
  const { client } = story();
  await plantNote(story());
  const names = Array.from({ length: 20 }, (_, i) => `tag${String(i).padStart(2, '0')}`);
  await Promise.all(names.map((name) => client.run(AddTagsDocument, { id: 'd', tags: [name, 'shared'] })));
  const { document } = await client.run(GetDocumentDocument, { id: 'd' });
  expect(document?.tags.map((tag) => tag.id)).toEqual(['shared', ...names]);
  expect(document?.version).toBe(21);
});

it('refuses to tag what is not there, and tags that cannot be', async () => {
  const { client } = story();
  await plantNote(story());
  expect((await refusalOf(client, AddTagsDocument, { id: 'none', tags: ['x'] })).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, RemoveTagsDocument, { id: 'none', tags: ['x'] })).code).toBe('NOT_FOUND');
  const many = Array.from({ length: 101 }, (_, i) => `t${i}`);
  for (const tags of [[''], ['##'.slice(1)], ['a\u0007'], many]) {
    expect((await refusalOf(client, AddTagsDocument, { id: 'd', tags })).code).toBe('BAD_INPUT');
  }
  const input = { scope: 'project/none', type: 'FACT', content: 'x', tags: many } as const;
  expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toBe('BAD_INPUT');
});
