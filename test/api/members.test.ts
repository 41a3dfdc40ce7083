import {
  CreateDocumentDocument,
  CreateScopeDocument,
  GetDocumentDocument,
  GetScopeDocument,
  ListMembersDocument,
  ListScopesDocument,
  RagQueryDocument,
  RemoveMemberDocument,
  SetMemberDocument,
  VisibleScopesDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { logIn, startLoginServer } from '../testkit/login.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

/** Members of a scope, as somebody sees them. */
async function membersOf(reader: Client, scope: string): Promise<Record<string, string>> {
  const answer = await reader.run(ListMembersDocument, { scope });
  const edges = answer.scope?.members.edges ?? [];
  return Object.fromEntries(edges.map((edge) => [edge.node.userId, edge.node.role]));
}

const addresses = async (reader: Client): Promise<string[]> =>
  (await reader.run(ListScopesDocument, { first: 100 })).scopes.edges.map((edge) => edge.node.address);

it('says what became of a membership: added, changed, unchanged, removed', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  const set = async (role: 'MEMBER' | 'OWNER') =>
    (await client.run(SetMemberDocument, { input: { scope: project, userId: 'ada', role } })).setMember;
  const told = { scope: project, userId: 'ada' };
  expect(await set('MEMBER')).toEqual({ ...told, outcome: 'ADDED', role: 'MEMBER', before: null });
  const version = async () => (await client.run(GetScopeDocument, { address: project })).scope?.version ?? 0;
  const before = await version();
  expect(await set('MEMBER')).toEqual({ ...told, outcome: 'UNCHANGED', role: 'MEMBER', before: 'MEMBER' });
  expect(await version()).toBe(before);
  expect(await set('OWNER')).toEqual({ ...told, outcome: 'CHANGED', role: 'OWNER', before: 'MEMBER' });
  expect(await version()).toBe(before + 1);
  const { removeMember } = await client.run(RemoveMemberDocument, { scope: project, userId: 'ada' });
  expect(removeMember).toMatchObject({ ...told, outcome: 'REMOVED', role: 'OWNER', before: 'OWNER' });
  expect((await refusalOf(client, RemoveMemberDocument, { scope: project, userId: 'ada' })).code).toBe('NOT_FOUND');
});

it('makes whoever creates a scope its owner, and a session made by a member his own', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  await join(client, project, 'ada');
  await join(client, project, 'bob');
  const [ada, bob] = [await actAs(client, 'ada'), await actAs(client, 'bob')];
  const input = { kind: 'SESSION', id: 's', parent: project } as const;
  const session = (await ada.run(CreateScopeDocument, { input })).createScope.address;
  expect(await membersOf(ada, session)).toEqual({ ada: 'OWNER' });
  const process = { kind: 'THINK_PROCESS', id: 't', parent: session } as const;
  await ada.run(CreateScopeDocument, { input: process });
  await ada.run(CreateDocumentDocument, { input: { scope: 'think-process/t', id: 'idea', content: 'An idea.' } });
  expect(await addresses(bob)).toEqual([project]);
  expect((await bob.run(GetDocumentDocument, { id: 'idea' })).document).toBeNull();
  expect((await refusalOf(bob, CreateScopeDocument, { input: { ...process, id: 't2' } })).code).toBe('NOT_FOUND');
  const into = { input: { scope: project, content: 'x' } };
  expect((await refusalOf(ada, CreateDocumentDocument, into)).code).toBe('NOT_FOUND');
});

it('lets a user make his own user scope and sessions for it, and an admin anybody their own', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  for (const userId of ['ada', 'bob']) await join(client, project, userId);
  const [ada, bob] = [await actAs(client, 'ada'), await actAs(client, 'bob')];
  const own = { kind: 'USER', id: 'ada' } as const;
  expect((await refusalOf(bob, CreateScopeDocument, { input: own })).code).toBe('NOT_PERMITTED');
  await ada.run(CreateScopeDocument, { input: own });
  expect(await membersOf(ada, 'user/ada')).toEqual({ ada: 'OWNER' });
  const session = { kind: 'SESSION', parent: project, user: 'user/ada' } as const;
  const made = (await ada.run(CreateScopeDocument, { input: session })).createScope;
  expect(made.user).toBe('user/ada');
  expect(await membersOf(ada, made.address)).toEqual({ ada: 'OWNER' });
  expect((await refusalOf(bob, CreateScopeDocument, { input: session })).code).toBe('NOT_FOUND');
  await client.run(CreateScopeDocument, { input: { kind: 'USER', id: 'bob' } });
  expect(await membersOf(bob, 'user/bob')).toEqual({ bob: 'OWNER' });
  const forBob = await client.run(CreateScopeDocument, { input: { ...session, user: 'user/bob' } });
  expect(await membersOf(bob, forBob.createScope.address)).toEqual({ bob: 'OWNER' });
  expect((await bob.run(GetScopeDocument, { address: 'user/ada' })).scope).toBeNull();
});

it('lets an engine write the sessions of a project and look into their users, and not the project itself', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  await client.run(CreateScopeDocument, { input: { kind: 'USER', id: 'ada' } });
  const session = await scope({ kind: 'SESSION', id: 's', parent: project, user: 'user/ada' });
  await document({ id: 'likes', scope: 'user/ada', type: 'FACT', content: 'Ada prefers tea.' });
  await join(client, project, 'robot', 'ENGINE');
  const engine = await actAs(client, 'robot', 'WRITE');
  const process = { kind: 'THINK_PROCESS', id: 't', parent: session } as const;
  await engine.run(CreateScopeDocument, { input: process });
  await engine.run(CreateDocumentDocument, { input: { scope: 'think-process/t', content: 'A note.' } });
  const { ragQuery } = await engine.run(RagQueryDocument, { scope: 'think-process/t', query: 'tea' });
  expect(ragQuery.hits.map((hit) => hit.documentId)).toContain('likes');
  const into = (to: string) => ({ input: { scope: to, content: 'x' } });
  expect((await refusalOf(engine, CreateDocumentDocument, into(project))).code).toBe('NOT_FOUND');
  expect((await refusalOf(engine, CreateDocumentDocument, into('user/ada'))).code).toBe('NOT_FOUND');
  await join(client, project, 'bob');
  const bob = await actAs(client, 'bob');
  expect((await refusalOf(bob, VisibleScopesDocument, { scope: session })).code).toBe('NOT_FOUND');
});

it('ends what a member sees at once with his membership, keeps what he wrote, and takes him back', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  await join(client, project, 'ada', 'OWNER');
  const ada = await actAs(client, 'ada');
  await ada.run(CreateDocumentDocument, { input: { scope: project, id: 'hers', content: 'The moor is wet.' } });
  const sees = async () => {
    const [{ document }, list, answer] = [
      await ada.run(GetDocumentDocument, { id: 'hers' }),
      await addresses(ada),
      await ada.ask(RagQueryDocument, { scope: project, query: 'moor' }),
    ];
    return [
      document !== null,
      list.length,
      answer.data?.ragQuery.hits.length ?? answer.errors?.[0]?.extensions?.['code'],
    ];
  };
  expect(await sees()).toEqual([true, 1, 1]);
  await client.run(RemoveMemberDocument, { scope: project, userId: 'ada' });
  expect(await sees()).toEqual([false, 0, 'NOT_FOUND']);
  expect((await client.run(GetDocumentDocument, { id: 'hers' })).document?.content).toBe('The moor is wet.');
  await join(client, project, 'ada');
  expect(await sees()).toEqual([true, 1, 1]);
});

it('lets everybody leave a scope himself, and a mere member send nobody else away', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  for (const userId of ['ada', 'bob']) await join(client, project, userId);
  const ada = await actAs(client, 'ada');
  expect((await refusalOf(ada, RemoveMemberDocument, { scope: project, userId: 'bob' })).code).toBe('NOT_FOUND');
  const missing = await refusalOf(ada, RemoveMemberDocument, { scope: project, userId: 'nobody' });
  expect(missing.code).toBe('NOT_FOUND');
  await ada.run(RemoveMemberDocument, { scope: project, userId: 'ada' });
  expect(await membersOf(client, project)).toEqual({ bob: 'MEMBER', local: 'OWNER' });
  expect(await addresses(ada)).toEqual([]);
});

it('takes a user who was invited before he logged in', async () => {
  const { client, scope } = story();
  const server = await startLoginServer();
  try {
    const project = await scope({ kind: 'PROJECT', id: 'p' });
    await join(client, project, 'grace', 'ADMIN');
    const grace = await logIn(server.url, { tenantId: client.tenant, sub: 'grace' });
    expect(await addresses(grace)).toEqual([project]);
    await grace.run(SetMemberDocument, { input: { scope: project, userId: 'heidi' } });
    const users = await runCypher(
      'MATCH (u:User {id: "grace"})-[:MEMBER_OF]->(:Scope {id: "p"})<-[:MEMBER_OF]-(h:User {id: "heidi"})-[:BELONGS_TO]->(t:Tenant {id: $id}) RETURN u.key AS key',
      {
        id: client.tenant,
      },
    );
    expect(users).toHaveLength(1);
  } finally {
    await server.stop();
  }
}, 120_000);

it('refuses executives of anything but an organization, and users without a name', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  const organization = await scope({ kind: 'ORGANIZATION', id: 'o' });
  const refused = async (input: { scope: string; userId: string; role?: 'EXECUTIVE' }) =>
    (await refusalOf(client, SetMemberDocument, { input })).code;
  expect(await refused({ scope: project, userId: 'ada', role: 'EXECUTIVE' })).toBe('BAD_INPUT');
  expect(await refused({ scope: project, userId: '' })).toBe('BAD_INPUT');
  expect(await refused({ scope: 'project/none', userId: 'ada' })).toBe('NOT_FOUND');
  await join(client, organization, 'ada', 'EXECUTIVE');
  expect(await membersOf(client, organization)).toEqual({ ada: 'EXECUTIVE', local: 'OWNER' });
  expect(await membersOf(client, project)).toEqual({ local: 'OWNER' });
});

it('keeps one membership when many give a user a role at the same moment', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  const roles = ['MEMBER', 'ADMIN', 'OWNER', 'ENGINE'] as const;
  await Promise.all([...roles, ...roles, ...roles].map((role) => join(client, project, 'ada', role)));
  const edges = await runCypher(
    'MATCH (:Tenant {id: $id})<-[:BELONGS_TO]-(u:User {id: "ada"})-[m:MEMBER_OF]->(:Scope {id: "p"}) RETURN u.key AS user, m.role AS role',
    { id: client.tenant },
  );
  expect(edges).toHaveLength(1);
});

it('lists members in pages by user id, also those of many scopes', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  for (const n of [3, 1, 5, 2, 4]) await join(client, project, `user ${n}`);
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page: { scope: { members: Members } | null } = await client.run(ListMembersDocument, {
      ...{ scope: project, first: 2, after },
    });
    names.push(...(page.scope?.members.edges ?? []).map((edge) => edge.node.userId));
    after = page.scope?.members.pageInfo.hasNextPage === true ? page.scope.members.pageInfo.endCursor : null;
  } while (after !== null);
  expect(names).toEqual(['local', ...[1, 2, 3, 4, 5].map((n) => `user ${n}`)]);
});

/** A page of members. */
interface Members {
  readonly edges: readonly { readonly node: { readonly userId: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
