import {
  CreateDocumentDocument,
  ListDocumentsDocument,
  MoveScopeDocument,
  RagQueryDocument,
  VisibleScopesDocument,
  WatchDocumentsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { refusalOf } from '../testkit/refusal.js';
import type { Story } from '../testkit/seed.js';

const story = useStory();

/** Ids of the documents that a query finds from a scope. */
async function found(client: Client, scope: string, query: string): Promise<readonly string[]> {
  const { ragQuery } = await client.run(RagQueryDocument, { query, scope, limit: 100 });
  return ragQuery.hits.map((hit) => hit.documentId).sort();
}

/** 2 groups × 2 projects × 2 sessions × 2 processes with a note in each; gives each scope's own chain. */
async function plantForest({ scope, document }: Story): Promise<ReadonlyMap<string, readonly string[]>> {
  const chains = new Map<string, readonly string[]>();
  const plant = async (
    kind: 'GROUP' | 'PROJECT' | 'SESSION' | 'THINK_PROCESS',
    id: string,
    chain: readonly string[],
  ) => {
    const [parent] = chain;
    const address = await scope({ kind, id, ...(parent === undefined ? {} : { parent }) });
    const content = `The quarterly budget of the observatory is ${id.length} thousand.`;
    await document({ id: `note ${address}`, scope: address, type: 'FACT', title: 'Budget', content });
    chains.set(address, [address, ...chain]);
    return [address, ...chain];
  };
  for (const g of [1, 2]) {
    const group = await plant('GROUP', `g${g}`, []);
    for (const p of [1, 2]) {
      const project = await plant('PROJECT', `g${g}p${p}`, group);
      for (const s of [1, 2]) {
        const session = await plant('SESSION', `g${g}p${p}s${s}`, project);
        for (const t of [1, 2]) await plant('THINK_PROCESS', `g${g}p${p}s${s}t${t}`, session);
      }
    }
  }
  return chains;
}

it('sees from each of 30 scopes the own chain and nothing else', async () => {
  const { client } = story();
  const chains = await plantForest(story());
  expect(chains.size).toBe(30);
  for (const [address, chain] of chains) {
    const { visibleScopes } = await client.run(VisibleScopesDocument, { scope: address });
    expect(visibleScopes.map((row) => row.scope.address)).toEqual(chain);
    const { documents } = await client.run(ListDocumentsDocument, { scope: address });
    expect(documents.edges.map((edge) => edge.node.id)).toEqual([`note ${address}`]);
  }
  const processes = [...chains].filter(([address]) => address.startsWith('think-process/'));
  expect(processes).toHaveLength(16);
  for (const [address, chain] of processes) {
    const expected = chain.map((scope) => `note ${scope}`).sort();
    expect(await found(client, address, 'How much money does the astronomy building spend?')).toEqual(expected);
    const { ragQuery } = await client.run(RagQueryDocument, { query: 'quarterly', scope: address, limit: 100 });
    const byWords = ragQuery.hits.filter((hit) => hit.textScore > 0);
    expect(byWords.map((hit) => hit.documentId).sort()).toEqual(expected);
    expect(ragQuery.trace.scopes.map((row) => [row.scope, row.hits])).toEqual(chain.map((scope) => [scope, 1]));
  }
});

it('lets a process without a session see itself alone', async () => {
  const { client, scope, document } = story();
  const lonely = await scope({ kind: 'THINK_PROCESS', id: 'lonely' });
  const { process } = await story().chain('other');
  await document({ id: 'mine', scope: lonely, type: 'FACT', content: 'The password of the vault is swordfish.' });
  await document({ id: 'theirs', scope: process, type: 'FACT', content: 'The password of the vault is trout.' });
  expect(await found(client, lonely, 'password of the vault')).toEqual(['mine']);
  const { visibleScopes } = await client.run(VisibleScopesDocument, { scope: lonely });
  expect(visibleScopes.map((row) => row.scope.address)).toEqual([lonely]);
});

it('joins the user of a session to the session and its processes, and to nothing above or beside', async () => {
  const { client, scope, document } = story();
  const user = await scope({ kind: 'USER', id: 'ada' });
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  const session = await scope({ kind: 'SESSION', id: 's', parent: project, user });
  const process = await scope({ kind: 'THINK_PROCESS', id: 't', parent: session });
  const beside = await scope({ kind: 'SESSION', id: 'beside', parent: project });
  await document({ id: 'likes', scope: user, type: 'FACT', content: 'Ada prefers tea without sugar.' });
  for (const from of [user, session, process])
    expect(await found(client, from, 'tea preference of Ada')).toEqual(['likes']);
  for (const from of [project, beside]) expect(await found(client, from, 'tea preference of Ada')).toEqual([]);
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'tea preference of Ada', scope: user });
  expect(ragQuery.hits[0]?.weight).toBe(1);
  const below = await client.run(RagQueryDocument, { query: 'tea preference of Ada', scope: process });
  expect(below.ragQuery.hits[0]?.weight).toBe(0.8);
});

it('changes what is visible at once when a project moves to another group', async () => {
  const { client, scope, document } = story();
  const { process, project, group } = await story().chain('a');
  const other = await scope({ kind: 'GROUP', id: 'grp_b' });
  await document({ id: 'of-a', scope: group, type: 'FACT', content: 'The harbour pilot is called Ingrid.' });
  await document({ id: 'of-b', scope: other, type: 'FACT', content: 'The harbour pilot is called Sverre.' });
  expect(await found(client, process, 'harbour pilot')).toEqual(['of-a']);
  await client.run(MoveScopeDocument, { scope: project, parent: other });
  expect(await found(client, process, 'harbour pilot')).toEqual(['of-b']);
  await client.run(MoveScopeDocument, { scope: project, parent: group });
  expect(await found(client, process, 'harbour pilot')).toEqual(['of-a']);
});

it('keeps one parent when a scope is moved by many at the same moment', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  const groups = await Promise.all(Array.from({ length: 8 }, (_, i) => scope({ kind: 'GROUP', id: `g${i}` })));
  await Promise.all(
    groups.flatMap((parent) => [1, 2].map(() => client.run(MoveScopeDocument, { scope: project, parent }))),
  );
  const { visibleScopes } = await client.run(VisibleScopesDocument, { scope: project });
  expect(visibleScopes).toHaveLength(2);
});

it('answers an unknown scope with an error everywhere, never with an empty or a wider view', async () => {
  const { client } = story();
  const scope = 'think-process/none';
  const input = { scope, type: 'FACT', content: 'x' } as const;
  expect((await refusalOf(client, VisibleScopesDocument, { scope })).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, RagQueryDocument, { scope, query: 'x' })).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, RagQueryDocument, { scope, query: '' })).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, RagQueryDocument, { scope, query: 'x', tags: ['y'] })).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, ListDocumentsDocument, { scope })).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toBe('NOT_FOUND');
  const watching = client.watch(WatchDocumentsDocument, { scope }).next();
  await expect(watching).rejects.toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});
