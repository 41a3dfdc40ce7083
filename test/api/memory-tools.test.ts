import {
  AddTagsDocument,
  CreateDocumentDocument,
  MemoryListDocument,
  MemoryQueryDocument,
  MemoryReadDocument,
  MemoryStoreDocument,
  MemoryTagDocument,
  MemoryToolsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { actAs, join } from '../testkit/people.js';
import { startProcess } from '../testkit/processes.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

/** A process, a sibling of it, and a document in each and in their project. */
async function begin() {
  const { client, document } = story();
  const { session, project } = await story().chain('a');
  const process = await startProcess(client, 'tp_one', session);
  const sibling = await startProcess(client, 'tp_two', session);
  for (const [id, scope] of [
    ['own', process],
    ['theirs', sibling],
    ['shared', project],
  ] as const) {
    await document({ id, scope, type: 'NOTE', content: `The foghorn of ${id} sounds twice.`, tags: ['horn'] });
  }
  return { client, project, sibling, process, thinkProcessId: 'tp_one' };
}

it('stores a note of the process in its own memory, or in a scope that it sees and the caller may write', async () => {
  const { client, project, sibling, process, thinkProcessId } = await begin();
  const { memoryStore } = await client.run(MemoryStoreDocument, {
    thinkProcessId,
    content: 'A note.',
    tags: ['#Mine'],
  });
  expect(memoryStore).toMatchObject({ outcome: 'CREATED', document: { scope: process, type: 'NOTE' } });
  expect(memoryStore.document.source).toEqual({ type: 'TOOL_OUTPUT', thinkProcessId, nodeId: null });
  expect(memoryStore.document.tags.map(({ id }) => id)).toEqual(['mine', 'thinkprocess:tp_one']);
  const above = await client.run(MemoryStoreDocument, { thinkProcessId, content: 'For all.', scope: project });
  expect(above.memoryStore.document.scope).toBe(project);
  const refused = (variables: object) =>
    refusalOf(client, MemoryStoreDocument, { thinkProcessId, content: 'x', ...variables });
  expect((await refused({ scope: sibling })).code).toBe('NOT_FOUND');
  expect((await refused({ thinkProcessId: 'tp_none' })).code).toBe('NOT_FOUND');
  await join(client, process, 'robot', 'ENGINE');
  const robot = await actAs(client, 'robot');
  await robot.run(MemoryStoreDocument, { thinkProcessId, content: 'Mine to write.' });
  const variables = { thinkProcessId, content: 'Not mine.', scope: project };
  expect((await refusalOf(robot, MemoryStoreDocument, variables)).code).toBe('NOT_FOUND');
});

it('asks, lists and reads what the process sees, whoever calls, and nothing of a sibling', async () => {
  const { client, project, sibling, thinkProcessId } = await begin();
  const question = 'How often does the foghorn sound?';
  const asked = async (variables: object) =>
    (await client.run(MemoryQueryDocument, { thinkProcessId, question, ...variables })).memoryQuery.map(
      ({ documentId }) => documentId,
    );
  expect((await asked({})).toSorted()).toEqual(['own', 'shared']);
  expect(await asked({ scope: project })).toEqual(['shared']);
  expect(await asked({ tags: ['none'] })).toEqual([]);
  const list = async (variables: object) =>
    (await client.run(MemoryListDocument, { thinkProcessId, ...variables })).memoryList.edges.map(
      ({ node }) => node.id,
    );
  expect(await list({ tags: ['horn'] })).toEqual(['own']);
  expect(await list({ scope: project })).toEqual(['shared']);
  for (const docId of ['own', 'shared']) {
    expect((await client.run(MemoryReadDocument, { thinkProcessId, docId })).memoryRead.id).toBe(docId);
  }
  const refusal = await refusalOf(client, MemoryReadDocument, { thinkProcessId, docId: 'theirs' });
  const missing = await refusalOf(client, MemoryReadDocument, { thinkProcessId, docId: 'nothing' });
  expect(refusal).toMatchObject({ code: 'NOT_FOUND', message: missing.message.replace('nothing', 'theirs') });
  expect((await refusalOf(client, MemoryListDocument, { thinkProcessId, scope: sibling })).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, MemoryQueryDocument, { thinkProcessId, question, scope: sibling })).code).toBe(
    'NOT_FOUND',
  );
});

it('stores once under a key, with a title, and gives as many passages and documents as are asked for', async () => {
  const { client, thinkProcessId } = await begin();
  const store = `mutation ($thinkProcessId: ID!, $title: String, $idempotencyKey: String) {
    memoryStore(thinkProcessId: $thinkProcessId, content: "It sounds.", title: $title, idempotencyKey: $idempotencyKey) {
      replayed document { id title }
    }
  }`;
  interface Stored {
    readonly memoryStore: {
      readonly replayed: boolean;
      readonly document: { readonly id: string; readonly title: string };
    };
  }
  const stored = async () =>
    (await client.ask<Stored, object>(store, { thinkProcessId, title: 'Horn', idempotencyKey: 'k' })).data?.memoryStore;
  const first = await stored();
  expect([first?.replayed, first?.document.title]).toEqual([false, 'Horn']);
  expect(await stored()).toEqual({ replayed: true, document: first?.document });
  const look = `query ($thinkProcessId: ID!, $after: String) {
    memoryQuery(thinkProcessId: $thinkProcessId, question: "What sounds?", limit: 1) { documentId }
    memoryList(thinkProcessId: $thinkProcessId, first: 1, after: $after) { pageInfo { hasNextPage endCursor } edges { node { id } } }
  }`;
  interface Looked {
    readonly memoryQuery: readonly object[];
    readonly memoryList: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      readonly edges: readonly { readonly node: { readonly id: string } }[];
    };
  }
  const pageAfter = async (after: string | null) =>
    (await client.ask<Looked, object>(look, { thinkProcessId, after })).data;
  const page = await pageAfter(null);
  expect([page?.memoryQuery.length, page?.memoryList.pageInfo.hasNextPage]).toEqual([1, true]);
  const rest = await pageAfter(page?.memoryList.pageInfo.endCursor ?? '');
  const seen = [page, rest].flatMap((part) => part?.memoryList.edges.map(({ node }) => node.id) ?? []);
  expect([seen, rest?.memoryList.pageInfo.hasNextPage]).toEqual([[first?.document.id, 'own'], false]);
});

it('sets tags in place of those that were set, keeps automatic ones, and touches nothing of a sibling', async () => {
  const { client, thinkProcessId, process } = await begin();
  const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId, nodeId: 'n' } as const;
  await client.run(CreateDocumentDocument, { input: { id: 'r', scope: process, content: 'x', source, tags: ['old'] } });
  const { memoryTag } = await client.run(MemoryTagDocument, { thinkProcessId, docId: 'r', tags: ['new', '#Newer'] });
  expect(memoryTag.document.tags.map(({ id }) => id)).toEqual(['auto:n', 'new', 'newer', 'thinkprocess:tp_one']);
  await client.run(AddTagsDocument, { id: 'theirs', tags: ['kept'] });
  const refusal = await refusalOf(client, MemoryTagDocument, { thinkProcessId, docId: 'theirs', tags: [] });
  expect(refusal.code).toBe('NOT_FOUND');
});

it('gives the five tools as functions for a language model, with exactly their names and parameters', async () => {
  const { memoryTools } = await story().client.run(MemoryToolsDocument, {});
  const functions = memoryTools.map((tool) => tool['function'] as { name: string; parameters: Record<string, object> });
  const shown = functions.map(({ name, parameters }) => [name, Object.keys(parameters['properties'] ?? {})]);
  expect(shown).toEqual([
    ['memory_store', ['content', 'tags', 'scope']],
    ['memory_query', ['question', 'tags', 'scope']],
    ['memory_list', ['tags', 'scope']],
    ['memory_read', ['doc_id']],
    ['memory_tag', ['doc_id', 'tags']],
  ]);
  expect(functions.map(({ parameters }) => parameters['required'])).toEqual([
    ['content'],
    ['question'],
    [],
    ['doc_id'],
    ['doc_id', 'tags'],
  ]);
});
