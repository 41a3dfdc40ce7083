import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Driver } from 'neo4j-driver';
import {
  AddScopeAliasDocument,
  AddTagsDocument,
  CreateDocumentDocument,
  CreateScopeDocument,
  DeleteScopeDocument,
  DemoteDocumentDocument,
  ExplainAccessDocument,
  GetDocumentDocument,
  GetScopeDocument,
  ListDocumentsDocument,
  ListScopesDocument,
  PromoteDocumentDocument,
  PublishToProjectDocument,
  RagQueryDocument,
  RemoveMemberDocument,
  RenameScopeDocument,
  type ScopeKind,
  SetMemberDocument,
  SetPromotionRulesDocument,
  VisibleScopesDocument,
} from '../../src/client/generated/operations.js';
import { openDriver } from '../../src/graph/open-graph.js';
import { type Client, createClient } from '../testkit/client.js';
import { testEnvironment } from '../testkit/environment.js';
import { siblingsOf } from '../testkit/lineage-world.js';
import { type Member, type MemberScope, members, rules, scopes, seedWorld, type World } from '../testkit/members.js';
import { actAs } from '../testkit/people.js';

jest.setTimeout(300_000);

let driver: Driver;
let world: World;
let admin: Client;
const clients = new Map<Member, Client>();

beforeAll(async () => {
  driver = openDriver(testEnvironment().neo4j);
  const { records } = await driver.executeQuery(
    'MATCH (space:EmbeddingSpace {slot: "a"}) RETURN space.dimensions AS d',
  );
  world = await seedWorld(driver, Number(records[0]?.get('d')));
  admin = createClient(world.tenant);
  const foreign = createClient(world.foreignTenant);
  for (const who of members) clients.set(who, await actAs(who.home ? admin : foreign, who.name));
});
afterAll(() => driver.close());

/** Whether somebody may do something with a scope: `false` for an answer of NOT_FOUND, else what went wrong. */
type Attempt = (who: Client, scope: MemberScope) => Promise<unknown>;

const childOf: Readonly<Record<string, ScopeKind>> = {
  organization: 'GROUP',
  group: 'PROJECT',
  project: 'SESSION',
  session: 'THINK_PROCESS',
};

/** Whether an operation was done; any refusal but NOT_FOUND and null is told. */
async function done(answer: Promise<{ data?: unknown; errors?: readonly { extensions?: object }[] }>) {
  const { data, errors } = await answer;
  const code = (errors?.[0]?.extensions as { code?: string } | undefined)?.code;
  if (code !== undefined) return code === 'NOT_FOUND' ? false : code;
  const [value] = Object.values(data ?? {}) as unknown[];
  return value !== null;
}

const address = (scope: MemberScope): string => world.address(scope.name);
const input = (scope: MemberScope) =>
  ({ scope: address(scope), type: 'FACT', content: 'beta', id: randomUUID() }) as const;

const reading: Readonly<Record<string, Attempt>> = {
  scope: (who, scope) => done(who.ask(GetScopeDocument, { address: address(scope) })),
  document: (who, scope) => done(who.ask(GetDocumentDocument, { id: `doc-${world.id(scope.name)}` })),
  documents: (who, scope) => done(who.ask(ListDocumentsDocument, { scope: address(scope) })),
  visibleScopes: (who, scope) => done(who.ask(VisibleScopesDocument, { scope: address(scope) })),
  ragQuery: (who, scope) => done(who.ask(RagQueryDocument, { scope: address(scope), query: 'alpha' })),
  explainAccess: (who, scope) => done(who.ask(ExplainAccessDocument, { scope: address(scope) })),
};

const writing: Readonly<Record<string, Attempt>> = {
  createDocument: (who, scope) => done(who.ask(CreateDocumentDocument, { input: input(scope) })),
  upload: async (who, scope) => {
    const { status } = await who.upload(Buffer.from(randomUUID()), 'a.txt', { scope: address(scope), type: 'FILE' });
    return status === 404 ? false : status === 200 || status;
  },
  renameScope: (who, scope) => done(who.ask(RenameScopeDocument, { scope: address(scope), title: scope.name })),
  addScopeAlias: (who, scope) =>
    done(who.ask(AddScopeAliasDocument, { scope: address(scope), alias: `${scope.kind}/${randomUUID()}` })),
  setPromotionRules: (who, scope) => done(who.ask(SetPromotionRulesDocument, { scope: address(scope), rules: {} })),
  deleteScope: (who, scope) => done(who.ask(DeleteScopeDocument, { scope: address(scope), dryRun: true })),
};

const managing: Readonly<Record<string, Attempt>> = {
  setMember: async (who, scope) => {
    const may = await done(who.ask(SetMemberDocument, { input: { scope: address(scope), userId: 'a guest' } }));
    if (may === false) await admin.run(SetMemberDocument, { input: { scope: address(scope), userId: 'a guest' } });
    return may;
  },
  removeMember: async (who, scope) => {
    const may = await done(who.ask(RemoveMemberDocument, { scope: address(scope), userId: 'a guest' }));
    if (may === false) await admin.run(RemoveMemberDocument, { scope: address(scope), userId: 'a guest' });
    return may;
  },
};

/** Where what somebody could do differs from the rules. */
async function differences(
  attempts: Readonly<Record<string, Attempt>>,
  allowed: (who: Member, name: string, what: string) => boolean,
  asked: readonly MemberScope[] = scopes,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const who of members) {
    const client = clients.get(who) ?? admin;
    for (const scope of asked) {
      for (const [what, attempt] of Object.entries(attempts)) {
        const [seen, expected] = [await attempt(client, scope), allowed(who, scope.name, what)];
        if (seen !== expected) lines.push(`${what} of ${scope.name} by ${who.name}: ${String(seen)}`);
      }
    }
  }
  return lines;
}

it('lets every role read, by every way of reading, the scopes that the rules say', async () => {
  expect(await differences(reading, rules.reads)).toEqual([]);
});

it('lets every role write, by every way of writing, the scopes that the rules say', async () => {
  expect(await differences(writing, rules.writes)).toEqual([]);
});

it('lets every role manage members of the scopes that the rules say', async () => {
  expect(await differences(managing, rules.manages)).toEqual([]);
});

it('lets every role create what belongs within a scope where the rules say, and sessions where it reads', async () => {
  const create: Attempt = async (who, scope) => {
    const kind = childOf[scope.kind] ?? 'SESSION';
    const id = randomUUID();
    const made = await done(who.ask(CreateScopeDocument, { input: { kind, id, parent: address(scope) } }));
    if (made === true) await removeQuietly(`${kind.toLowerCase().replace('_', '-')}/${id}`);
    return made;
  };
  const parents = scopes.filter((scope) => childOf[scope.kind] !== undefined);
  const may = (who: Member, name: string): boolean =>
    scopes.find((scope) => scope.name === name)?.kind === 'project' ? rules.reads(who, name) : rules.writes(who, name);
  expect(await differences({ create }, may, parents)).toEqual([]);
});

/** Removes a scope past the API, so that its maker has no more memberships than before. */
async function removeQuietly(made: string): Promise<void> {
  await driver.executeQuery(
    'MATCH (a:ScopeAddress {tenantKey: $tenant, address: $made})-[:NAMES]->(s:Scope) DETACH DELETE a, s',
    { tenant: world.tenant, made },
  );
}

/** Each scope of the branch, the one above it, and the level of that. */
const steps: readonly (readonly [below: string, above: string, level: ScopeKind])[] = [
  ['process', 'session', 'SESSION'],
  ['session', 'project', 'PROJECT'],
  ['project', 'group', 'GROUP'],
  ['group', 'org', 'ORGANIZATION'],
];

/** Holds that those alone who write both scopes get a new document from one to the other. */
async function expectMoves(
  what: string,
  [from, target]: readonly [string, string],
  move: (who: Client, id: string) => Promise<unknown>,
): Promise<void> {
  const attempt: Attempt = async (who, scope) => {
    const whole = { ...input(scope), type: what === 'publish' ? 'RESULT' : 'FACT' } as const;
    const { id } = (await admin.run(CreateDocumentDocument, { input: whole })).createDocument.document;
    await move(who, id);
    const { document } = await admin.run(GetDocumentDocument, { id });
    return document?.scope === world.address(target) || (document?.scope === world.address(from) ? false : document);
  };
  const may = (who: Member): boolean => rules.writes(who, from) && rules.writes(who, target);
  const start = scopes.filter((scope) => scope.name === from);
  expect(await differences({ [`${what} to ${target}`]: attempt }, may, start)).toEqual([]);
}

it('lets whoever writes both scopes promote a document from one to the other', async () => {
  for (const [from, target, to] of steps) {
    await expectMoves('promote', [from, target], (who, id) => who.ask(PromoteDocumentDocument, { id, to }));
  }
});

it('lets whoever writes both scopes demote a document from one to the other', async () => {
  for (const [target, from] of steps.slice(0, 2)) {
    const toScope = world.address(target);
    await expectMoves('demote', [from, target], (who, id) => who.ask(DemoteDocumentDocument, { id, toScope }));
  }
});

it('lets whoever writes both scopes publish a result, and promote a document by a tag', async () => {
  const thinkProcessId = world.id('process');
  await expectMoves('publish', ['process', 'project'], (who, id) =>
    who.ask(PublishToProjectDocument, { thinkProcessId, documentIds: [id] }),
  );
  await expectMoves('tag', ['session', 'project'], (who, id) =>
    who.ask(AddTagsDocument, { id, tags: ['project-relevant'] }),
  );
});

it('lists and searches for each role exactly what the rules let it read', async () => {
  for (const who of members) {
    const client = clients.get(who) ?? admin;
    const { data } = await client.ask(ListScopesDocument, { first: 100 });
    const readable = scopes.filter((scope) => rules.reads(who, scope.name)).map((scope) => world.address(scope.name));
    expect([who.name, data?.scopes.edges.map((edge) => edge.node.address).sort()]).toEqual([who.name, readable.sort()]);
    expect(data?.scopes.totalCount).toBe(readable.length);
    for (const { name } of scopes.filter((scope) => rules.reads(who, scope.name))) {
      const found = await client.run(RagQueryDocument, { scope: world.address(name), query: 'alpha', limit: 100 });
      const seen = found.ragQuery.trace.scopes.map((row) => row.scope).sort();
      const searched = rules.searchedBy(who, name).map((each) => world.address(each));
      const siblings = siblingsOf(who, name).map((each) => world.address(each));
      expect([who.name, name, seen]).toEqual([who.name, name, [...searched, ...siblings].sort()]);
      const strays = found.ragQuery.hits.filter(
        ({ scope, type }) => !searched.includes(scope) && !(siblings.includes(scope) && type === 'RESULT'),
      );
      expect(strays).toEqual([]);
    }
  }
});
