import {
  AddScopeAliasDocument,
  CreateDocumentDocument,
  CreateScopeDocument,
  DeleteScopeDocument,
  ExplainAccessDocument,
  GetDocumentDocument,
  GetScopeDocument,
  ListArchivedScopesDocument,
  ListDocumentsDocument,
  ListScopesDocument,
  MoveScopeDocument,
  PromoteDocumentDocument,
  RagQueryDocument,
  RenameScopeDocument,
  RestoreScopeDocument,
  SetMemberDocument,
  UpdateDocumentDocument,
  VisibleScopesDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { postFile } from '../testkit/login.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';
import type { Chain } from '../testkit/seed.js';

const story = useStory();
afterAll(closeCypher);

/** A chain with a document in each scope, one of them of two chunks, an alias, and a member of the session. */
async function plant(): Promise<Chain> {
  const { client, document } = story();
  const chain = await story().chain('a');
  const note = '# Lamps\n\n## One\n\nThe lamp burns.\n\n## Two\n\nThe lamp is out.';
  await document({
    id: 'of group',
    scope: chain.group,
    type: 'FACT',
    content: 'The group keeps lamps.',
    tags: ['lamp'],
  });
  await document({ id: 'of project', scope: chain.project, type: 'NOTE', content: note, tags: ['lamp', 'oil'] });
  await document({ id: 'of session', scope: chain.session, type: 'FACT', content: 'A lamp was lit.' });
  await document({ id: 'of process', scope: chain.process, type: 'FACT', content: 'A lamp went out.' });
  await client.run(AddScopeAliasDocument, { scope: chain.project, alias: 'universe/u' });
  await join(client, chain.session, 'ada');
  return chain;
}

/** What a tenant holds, past the API. */
async function counted(tenant: string): Promise<Record<string, number>> {
  const [row] = await runCypher<Record<string, number>>(
    `MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
     RETURN toFloat(COUNT { (:Scope {tenantKey: tenantKey}) }) AS scopes,
            toFloat(COUNT { (:Document {tenantKey: tenantKey})-[:IN_SCOPE]->(:Scope) }) AS documents,
            toFloat(COUNT { (:Chunk {tenantKey: tenantKey})-[:CHUNK_OF]->()-[:IN_SCOPE]->(:Scope) }) AS chunks,
            toFloat(COUNT { (:User {tenantKey: tenantKey})-[:MEMBER_OF]->(:Scope) }) AS members`,
    { tenant },
  );
  return { ...row };
}

/** Everything that the API shows of a planted chain, without versions and times. */
async function shown(client: Client, chain: Chain): Promise<unknown> {
  const seen: unknown[] = [];
  const documents = ['of group', 'of project', 'of session', 'of process'];
  for (const scope of [chain.group, chain.project, chain.session, chain.process, 'universe/u']) {
    const [got, visible, list, deep, answer, access] = [
      await client.ask(GetScopeDocument, { address: scope }),
      await client.ask(VisibleScopesDocument, { scope }),
      await client.ask(ListDocumentsDocument, { scope }),
      await client.ask(ListDocumentsDocument, { scope, filter: { includeDescendants: true, tags: ['lamp'] } }),
      await client.ask(RagQueryDocument, { scope, query: 'Which lamp burns?', limit: 100 }),
      await client.ask(ExplainAccessDocument, { scope, userId: 'ada' }),
    ];
    const hits = answer.data?.ragQuery.hits.map((hit) => [
      hit.documentId,
      hit.position,
      hit.text,
      hit.similarity,
      hit.tags,
    ]);
    seen.push({
      scope,
      got: got.data?.scope,
      visible: visible.data?.visibleScopes.map((row) => row.scope.address),
      documents: list.data?.documents,
      deep: deep.data?.documents.edges.map((edge) => edge.node.id).sort(),
      hits: hits?.sort(),
      access: access.data?.explainAccess,
    });
  }
  for (const id of documents) seen.push((await client.run(GetDocumentDocument, { id })).document);
  const { scopes } = await client.run(ListScopesDocument, {});
  seen.push([scopes.totalCount, scopes.edges.map((edge) => edge.node.address)]);
  return JSON.parse(JSON.stringify(seen), (key, value: unknown) =>
    key === 'version' || key === 'cursor' || key === 'endCursor' ? 0 : value,
  );
}

it('says beforehand what would go, changes nothing, and is then right', async () => {
  const { client } = story();
  const { group, project } = await plant();
  const before = await counted(client.tenant);
  const dry = (await client.run(DeleteScopeDocument, { scope: project, dryRun: true })).deleteScope;
  expect(dry).toMatchObject({ outcome: 'WOULD_DELETE', scope: project });
  expect(dry.contents).toEqual({ scopes: 3, documents: 3, chunks: 4, members: 3 + 1 - 2 });
  expect(await counted(client.tenant)).toEqual(before);
  const gone = (await client.run(DeleteScopeDocument, { scope: project, cascade: true })).deleteScope;
  expect(gone).toMatchObject({ outcome: 'ARCHIVED', scope: project, contents: dry.contents });
  const days = (Date.parse(gone.restorableUntil ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  const after = await counted(client.tenant);
  const difference = Object.fromEntries(Object.entries(before).map(([name, n]) => [name, n - (after[name] ?? 0)]));
  expect(difference).toEqual(gone.contents);
  expect((await client.run(GetScopeDocument, { address: group })).scope).not.toBeNull();
});

it.each([
  ['a project with a document', 'project' as const],
  ['a group with a project', 'group' as const],
])('refuses to delete %s without being told to', async (_, name) => {
  const { client } = story();
  const chain = await plant();
  const before = await counted(client.tenant);
  const refused = await refusalOf(client, DeleteScopeDocument, { scope: chain[name] });
  expect(refused).toMatchObject({ code: 'SCOPE_NOT_EMPTY', extensions: { field: 'cascade' } });
  expect(await counted(client.tenant)).toEqual(before);
  const [scope] = [await story().scope({ kind: 'PROJECT', id: 'empty' })];
  expect((await client.run(DeleteScopeDocument, { scope })).deleteScope.outcome).toBe('ARCHIVED');
});

it('refuses to delete an organization that holds scopes, also when told to, and archives an empty one', async () => {
  const { client, scope, document } = story();
  const organization = await scope({ kind: 'ORGANIZATION', id: 'o' });
  const group = await scope({ kind: 'GROUP', id: 'g', parent: organization });
  const refused = await refusalOf(client, DeleteScopeDocument, { scope: organization, cascade: true });
  expect(refused.code).toBe('SCOPE_NOT_EMPTY');
  await client.run(MoveScopeDocument, { scope: group });
  await document({ scope: organization, type: 'FACT', content: 'x' });
  expect((await refusalOf(client, DeleteScopeDocument, { scope: organization })).code).toBe('SCOPE_NOT_EMPTY');
  const { deleteScope } = await client.run(DeleteScopeDocument, { scope: organization, cascade: true });
  expect(deleteScope.outcome).toBe('ARCHIVED');
  expect((await client.run(GetScopeDocument, { address: group })).scope?.parent).toBeNull();
});

it('shows nothing of what was deleted by any way, and lets nobody write there', async () => {
  const { client } = story();
  const { group, project, session, process } = await plant();
  const ada = await actAs(client, 'ada');
  await client.run(DeleteScopeDocument, { scope: project, cascade: true });
  for (const reader of [client, ada]) {
    for (const scope of [project, session, process, 'universe/u']) {
      expect((await reader.run(GetScopeDocument, { address: scope })).scope).toBeNull();
      for (const refused of [
        refusalOf(reader, VisibleScopesDocument, { scope }),
        refusalOf(reader, ListDocumentsDocument, { scope, filter: { includeDescendants: true } }),
        refusalOf(reader, RagQueryDocument, { scope, query: 'lamp' }),
        refusalOf(reader, ExplainAccessDocument, { scope }),
        refusalOf(reader, CreateDocumentDocument, { input: { scope, content: 'x' } }),
        refusalOf(reader, CreateScopeDocument, { input: { kind: 'SESSION', parent: project } }),
        refusalOf(reader, RenameScopeDocument, { scope, title: 'x' }),
        refusalOf(reader, SetMemberDocument, { input: { scope, userId: 'bob' } }),
        refusalOf(reader, DeleteScopeDocument, { scope, cascade: true }),
      ])
        expect((await refused).code).toBe('NOT_FOUND');
      expect(await postFile(client.url, { 'x-tenant-id': client.tenant }, scope)).toBe(404);
    }
    for (const id of ['of project', 'of session', 'of process']) {
      expect((await reader.run(GetDocumentDocument, { id })).document).toBeNull();
      expect((await refusalOf(reader, UpdateDocumentDocument, { input: { id, title: 'x' } })).code).toBe('NOT_FOUND');
      expect((await refusalOf(reader, PromoteDocumentDocument, { id, to: 'GROUP' })).code).toBe('NOT_FOUND');
    }
  }
  const { documents } = await client.run(ListDocumentsDocument, { scope: group, filter: { includeDescendants: true } });
  expect([documents.totalCount, documents.edges.map((edge) => edge.node.id)]).toEqual([1, ['of group']]);
  const { scopes } = await client.run(ListScopesDocument, {});
  expect([scopes.totalCount, scopes.edges.map((edge) => edge.node.address)]).toEqual([1, [group]]);
  const { ragQuery } = await client.run(RagQueryDocument, { scope: group, query: 'lamp', limit: 100 });
  expect(ragQuery.hits.map((hit) => hit.documentId)).toEqual(['of group']);
  expect((await ada.run(ListScopesDocument, {})).scopes.totalCount).toBe(0);
});

it.each(['project', 'group'] as const)('brings a deleted %s back as it was, to every query', async (name) => {
  const { client } = story();
  const chain = await plant();
  const ada = await actAs(client, 'ada');
  const before = [await shown(client, chain), await shown(ada, chain), await counted(client.tenant)];
  await client.run(DeleteScopeDocument, { scope: chain[name], cascade: true });
  const [archived] = (await client.run(ListArchivedScopesDocument, {})).archivedScopes;
  expect(archived).toMatchObject({ address: chain[name], kind: name.toUpperCase(), scopes: name === 'group' ? 4 : 3 });
  const { restoreScope } = await client.run(RestoreScopeDocument, { scope: chain[name] });
  expect(restoreScope.address).toBe(chain[name]);
  expect([await shown(client, chain), await shown(ada, chain), await counted(client.tenant)]).toEqual(before);
  expect((await client.run(ListArchivedScopesDocument, {})).archivedScopes).toEqual([]);
  const again = await refusalOf(client, RestoreScopeDocument, { scope: chain[name] });
  expect(again.code).toBe('NOT_FOUND');
});

it('keeps the addresses of a deleted scope for it, and says where to look', async () => {
  const { client, scope } = story();
  const { project, session } = await plant();
  await client.run(DeleteScopeDocument, { scope: 'universe/u', cascade: true });
  for (const input of [
    { kind: 'PROJECT', id: 'proj_a' },
    { kind: 'UNIVERSE', id: 'u' },
    { kind: 'SESSION', id: 'sess_a' },
  ] as const) {
    const refused = await refusalOf(client, CreateScopeDocument, { input });
    expect(refused).toMatchObject({
      code: 'ALREADY_EXISTS',
      extensions: { hint: expect.stringContaining('archivedScopes') as string },
    });
  }
  const other = await scope({ kind: 'PROJECT', id: 'other' });
  expect((await refusalOf(client, AddScopeAliasDocument, { scope: other, alias: project })).code).toBe(
    'ALREADY_EXISTS',
  );
  await client.run(RestoreScopeDocument, { scope: 'universe/u' });
  expect((await client.run(GetScopeDocument, { address: session })).scope?.parent).toBe(project);
});

it('restores what was within a deleted scope only with that, and what was deleted before after it', async () => {
  const { client } = story();
  const { group, project, session } = await plant();
  await client.run(DeleteScopeDocument, { scope: project, cascade: true });
  await client.run(DeleteScopeDocument, { scope: group, cascade: true });
  expect((await refusalOf(client, RestoreScopeDocument, { scope: session })).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, RestoreScopeDocument, { scope: project })).code).toBe('NOT_FOUND');
  const listed = async () =>
    (await client.run(ListArchivedScopesDocument, {})).archivedScopes.map((row) => row.address);
  expect(await listed()).toEqual([group, project]);
  await client.run(RestoreScopeDocument, { scope: group });
  expect((await client.run(GetScopeDocument, { address: project })).scope).toBeNull();
  await client.run(RestoreScopeDocument, { scope: project });
  expect((await client.run(GetScopeDocument, { address: session })).scope?.parent).toBe(project);
});

it('lets who headed a scope see and restore it, and nobody else', async () => {
  const { client } = story();
  const { group, project } = await plant();
  await join(client, group, 'head', 'OWNER');
  await join(client, project, 'member');
  const [head, member, ada] = [await actAs(client, 'head'), await actAs(client, 'member'), await actAs(client, 'ada')];
  expect((await refusalOf(member, DeleteScopeDocument, { scope: project, cascade: true })).code).toBe('NOT_FOUND');
  await head.run(DeleteScopeDocument, { scope: project, cascade: true });
  for (const other of [member, ada]) {
    expect((await other.run(ListArchivedScopesDocument, {})).archivedScopes).toEqual([]);
    expect((await refusalOf(other, RestoreScopeDocument, { scope: project })).code).toBe('NOT_FOUND');
  }
  expect((await head.run(ListArchivedScopesDocument, {})).archivedScopes.map((row) => row.address)).toEqual([project]);
  await head.run(RestoreScopeDocument, { scope: project });
  expect((await member.run(GetScopeDocument, { address: project })).scope?.address).toBe(project);
});
