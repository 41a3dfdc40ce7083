import { ListScopesDocument, type ListScopesQueryVariables } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

async function readAll(client: Client, variables: ListScopesQueryVariables): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (let after: string | null | undefined; ;) {
    const { scopes } = await client.run(ListScopesDocument, { ...variables, after });
    addresses.push(...scopes.edges.map((edge) => edge.node.address));
    if (!scopes.pageInfo.hasNextPage) return addresses;
    after = scopes.pageInfo.endCursor;
  }
}

it('pages through all scopes, each once, by kind and id', async () => {
  const { client, scope } = story();
  for (let i = 0; i < 7; i++) await scope({ kind: i % 2 === 0 ? 'PROJECT' : 'GROUP', id: `s${i}` });
  const expected = ['group/s1', 'group/s3', 'group/s5', 'project/s0', 'project/s2', 'project/s4', 'project/s6'];
  for (const first of [1, 2, 3, 7, 100]) expect(await readAll(client, { first })).toEqual(expected);
  const { scopes } = await client.run(ListScopesDocument, { first: 2 });
  expect(scopes.totalCount).toBe(7);
});

it('shows no entry twice, and none that is new before the cursor, while scopes are being made', async () => {
  const { client, scope } = story();
  for (let i = 0; i < 6; i++) await scope({ kind: 'PROJECT', id: `m${i}` });
  const first = (await client.run(ListScopesDocument, { first: 3 })).scopes;
  await scope({ kind: 'PROJECT', id: 'a-early' });
  await scope({ kind: 'PROJECT', id: 'z-late' });
  const second = (await client.run(ListScopesDocument, { first: 10, after: first.pageInfo.endCursor })).scopes;
  const seen = [...first.edges, ...second.edges].map((edge) => edge.node.id);
  expect(seen).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'z-late']);
});

it('lists only the kinds that are asked for, each once however often it is named', async () => {
  const { client, scope } = story();
  await scope({ kind: 'PROJECT', id: 'p' });
  await scope({ kind: 'GROUP', id: 'g' });
  const { scopes } = await client.run(ListScopesDocument, { kinds: ['PROJECT', 'PROJECT'] });
  expect(scopes).toMatchObject({ totalCount: 1, pageInfo: { hasNextPage: false } });
  expect(scopes.edges.map((edge) => edge.node.address)).toEqual(['project/p']);
  expect((await client.run(ListScopesDocument, { kinds: [] })).scopes).toMatchObject({ totalCount: 0, edges: [] });
});

it('refuses the cursor of a list with another filter, and what is no cursor', async () => {
  const { client, scope } = story();
  await scope({ kind: 'PROJECT', id: 'p' });
  const after = (await client.run(ListScopesDocument, { kinds: ['PROJECT'] })).scopes.pageInfo.endCursor;
  expect((await refusalOf(client, ListScopesDocument, { kinds: ['GROUP'], after })).code).toBe('CURSOR_MISMATCH');
  expect((await refusalOf(client, ListScopesDocument, { after })).code).toBe('CURSOR_MISMATCH');
  for (const cursor of ['nonsense', 'W10', Buffer.from('["a"]').toString('base64url')]) {
    expect((await refusalOf(client, ListScopesDocument, { after: cursor })).code).toBe('BAD_INPUT');
  }
});

it('bounds the size of a page', async () => {
  const { client } = story();
  for (const first of [0, -1, 101]) {
    expect((await refusalOf(client, ListScopesDocument, { first })).code).toBe('BAD_INPUT');
  }
});
