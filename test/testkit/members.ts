import { randomBytes } from 'node:crypto';
import neo4j, { type Driver } from 'neo4j-driver';
import { seedLineage } from './lineage-world.js';

/** A scope of the small world: what it is within, and what its session's user is. */
export interface MemberScope {
  readonly name: string;
  readonly kind: string;
  readonly tier: number | null;
  readonly parent: string | null;
  readonly user?: string;
}

/** Somebody, and the scopes that he belongs to. */
export interface Member {
  readonly name: string;
  readonly home: boolean;
  readonly admin: boolean;
  readonly roles: Readonly<Record<string, string>>;
}

/**
 * Two branches of one group; the session of one belongs to a user and has two processes, the first of which sees the results of
 * the second. A second tenant has a project of its own.
 */
export const scopes: readonly MemberScope[] = [
  { name: 'org', kind: 'organization', tier: 0, parent: null },
  { name: 'group', kind: 'group', tier: 1, parent: 'org' },
  { name: 'project', kind: 'project', tier: 2, parent: 'group' },
  { name: 'session', kind: 'session', tier: 3, parent: 'project', user: 'user' },
  { name: 'process', kind: 'think-process', tier: 4, parent: 'session' },
  { name: 'twin', kind: 'think-process', tier: 4, parent: 'session' },
  { name: 'sibling', kind: 'project', tier: 2, parent: 'group' },
  { name: 'nephew', kind: 'session', tier: 3, parent: 'sibling' },
  { name: 'user', kind: 'user', tier: null, parent: null },
];

function member(name: string, roles: Member['roles'], admin = false, home = true): Member {
  return { name, roles, admin, home };
}

export const members: readonly Member[] = [
  member('an admin of the tenant', {}, true),
  member('a member of the session', { session: 'member' }),
  member('a member of a process below the session', { process: 'member' }),
  member('a member of the project above it', { project: 'member' }),
  member('the owner of the session', { session: 'owner' }),
  member('an admin of the project above it', { project: 'admin' }),
  member('the owner of the group', { group: 'owner' }),
  member('the owner of a process below the session', { process: 'owner' }),
  member('the owner of a sibling project and member of a session in it', { sibling: 'owner', nephew: 'member' }),
  member('the user of the session', { user: 'owner' }),
  member('an engine of the project above it', { project: 'engine' }),
  member('an executive of the organization', { org: 'executive' }),
  member('a member of the organization', { org: 'member' }),
  member('a user with two projects', { user: 'member', project: 'member', sibling: 'owner' }),
  member('an engine of the organization', { org: 'engine' }),
  member('an engine of the session', { session: 'engine' }),
  member('an admin of the session', { session: 'admin' }),
  member('the user of the session, who owns it', { user: 'owner', session: 'owner' }),
  member('an admin of the group', { group: 'admin' }),
  member('the owner of a session elsewhere and member of the project', { nephew: 'owner', project: 'member' }),
  member('a member of the other process of the session', { twin: 'member' }),
  member('a member of both processes of the session', { process: 'member', twin: 'member' }),
  member('a stranger', {}),
  member('a user of another tenant', {}, false, false),
  member('an admin of another tenant', {}, true, false),
];

/** The rules of access, told without Cypher. */
export const rules = {
  /** A scope and all that it is within, nearest first. */
  chain: (name: string): readonly string[] => {
    const parent = scopeOf(name).parent;
    return parent === null ? [name] : [name, ...rules.chain(parent)];
  },
  /** What is searched from a scope: its chain and the user of its session. */
  searched: (name: string): readonly string[] => {
    const chain = rules.chain(name);
    return [...chain, ...chain.slice(0, 2).flatMap((each) => scopeOf(each).user ?? [])];
  },
  /** Members read their scope and what it is within; those with a role also what is within it. */
  reads: (who: Member, name: string): boolean =>
    who.home &&
    (who.admin ||
      Object.keys(who.roles).some((own) => rules.chain(own).includes(name)) ||
      rules.chain(name).some((above) => [...heads, 'engine'].includes(who.roles[above] ?? ''))),
  /** Those with a role read all that is within. */
  heads: (who: Member, name: string): boolean =>
    who.home && (who.admin || rules.chain(name).some((above) => [...heads, 'engine'].includes(who.roles[above] ?? ''))),
  /** Owners, admins and executives write their scope and what is within it, but sessions and processes only their own owners. */
  manages: (who: Member, name: string): boolean =>
    who.home &&
    (who.admin ||
      rules.chain(name).some((above) => {
        const role = who.roles[above] ?? '';
        return deep(name) ? deep(above) && ['owner', 'admin'].includes(role) : heads.includes(role);
      })),
  /** An engine writes sessions and processes too. */
  writes: (who: Member, name: string): boolean =>
    rules.manages(who, name) ||
    (who.home && deep(name) && rules.chain(name).some((above) => who.roles[above] === 'engine')),
  /** The user of a session is searched for that user, and for an engine that acts for him. */
  searchedBy: (who: Member, name: string): readonly string[] =>
    rules
      .searched(name)
      .filter((each) => scopeOf(each).kind !== 'user' || each === name || rules.actsFor(who, name, each)),
  actsFor: (who: Member, from: string, user: string): boolean =>
    who.admin || who.roles[user] !== undefined || rules.chain(from).some((above) => who.roles[above] === 'engine'),
};

const heads = ['owner', 'admin', 'executive'];
const deep = (name: string): boolean => (scopeOf(name).tier ?? 0) >= 3;

/** @throws Error for an unknown name */
export function scopeOf(name: string): MemberScope {
  const scope = scopes.find((each) => each.name === name);
  if (scope === undefined) throw new Error(`There is no scope ${name}.`);
  return scope;
}

/** A scope within another one, or that itself: where the document of that was for a while. */
export function belowOf(name: string): string {
  return scopes.find((each) => each.parent === name)?.name ?? name;
}

/**
 * The seeded world: keys of its scopes, documents and members. Each scope has one document with a tag and a chunk, which has
 * been moved down and up again.
 */
export interface World {
  readonly vector: readonly number[];
  /** Id of its tenant, and of the other one. */
  readonly tenant: string;
  readonly foreignTenant: string;
  /** Id of a scope; that of its document is `doc-` and this. No other tenant has it. */
  id(name: string): string;
  scopeKey(name: string): string;
  documentKey(name: string): string;
  /** A folder of a scope, `folder-` and its id; the folder that is in it; and, `gone-` and the id, one that was deleted. */
  folderKey(name: string): string;
  innerFolderKey(name: string): string;
  memberKey(who: Member): string;
  address(name: string): string;
  /** Dead jobs of the kind `seeded`, of the tenant and of the other one; a schedule. */
  readonly jobKey: string;
  readonly foreignJobKey: string;
  readonly scheduleName: string;
  newKey(): string;
  /** Address of a project within the group that was deleted. */
  readonly archived: string;
  apiKey(who: Member): string;
}

const seedScopes = `
  UNWIND $scopes AS row
  CREATE (scope:Scope {key: row.key, tenantKey: $tenant, kind: row.kind, id: row.id, tier: row.tier, title: row.name,
    version: 1, createdAt: datetime(), updatedAt: datetime()})
  CREATE (:ScopeAddress {tenantKey: $tenant, address: row.kind + '/' + row.id, scopeKey: row.key})-[:NAMES]->(scope)
  CREATE (item:MemoryItem:Document {key: row.document, id: 'doc-' + row.id, tenantKey: $tenant, scopeKey: row.key,
    type: 'result', title: row.name, content: 'alpha', mimeType: 'text/plain', sourceType: 'manual', metadata: '{}',
    indexState: 'READY', generation: 1, version: 1, createdAt: datetime(), updatedAt: datetime()})
  CREATE (item)-[:IN_SCOPE]->(scope)
  CREATE (:Move {key: row.document + 'a', tenantKey: $tenant, from: row.key, to: row.below, at: datetime(), by: 'nobody',
    how: 'DEMOTED', version: 2})-[:MOVE_OF]->(item)
  CREATE (:Move {key: row.document + 'b', tenantKey: $tenant, from: row.below, to: row.key, at: datetime(), by: 'nobody',
    how: 'PROMOTED', version: 3})-[:MOVE_OF]->(item)
  CREATE (:Version {key: row.document + 'v', tenantKey: $tenant, itemKey: row.document, n: 0, since: 0, title: row.name})
    -[:VERSION_OF]->(item)
  CREATE (:Document {key: row.document + 't', id: 'de-' + row.id, tenantKey: $tenant, scopeKey: row.key, type: 'note',
    title: row.name, language: 'de'})-[:TRANSLATION_OF]->(item)
  CREATE (chunk:Chunk {key: row.chunk, tenantKey: $tenant, scopeKey: row.key, itemKey: row.document, type: 'result',
    language: 'und', status: 'active', generation: 1, position: 0, text: 'alpha', header: '', headingPath: [], hash: 'h'})
  CREATE (chunk)-[:CHUNK_OF]->(item)
  MERGE (tag:Tag {tenantKey: $tenant, id: 'tagged'})
  ON CREATE SET tag.key = row.tag, tag.label = 'Tagged'
  MERGE (wide:Tag {tenantKey: $tenant, id: 'wide'})
  ON CREATE SET wide.key = row.tag + '0', wide.label = 'Wide'
  MERGE (tag)-[:BROADER]->(wide)
  CREATE (item)-[:TAGGED {by: 'user'}]->(tag), (item)-[:TAGGED {by: 'user'}]->(wide)
  WITH chunk, row, scope
  CALL db.create.setNodeVectorProperty(chunk, 'embedding_a', $vector)
  WITH row, scope
  MATCH (parent:Scope {key: row.parent})
  CREATE (scope)-[:WITHIN]->(parent)`;

/** Folders are of a type of their own, so that lists of results do not show them. */
const seedFolders = `
  UNWIND $folders AS row
  MATCH (scope:Scope {key: row.scopeKey})
  WITH row, scope, {tenantKey: $tenant, scopeKey: row.scopeKey, type: 'folder', title: 'F', content: '', mimeType: 'text/plain',
    sourceType: 'manual', metadata: '{}', indexState: 'READY', generation: 1, version: 1, createdAt: datetime(),
    updatedAt: datetime()} AS base
  CREATE (outer:MemoryItem:Document:Folder {key: row.outer, id: 'folder-' + row.id})-[:IN_SCOPE]->(scope)
  CREATE (inner:MemoryItem:Document:Folder {key: row.inner, id: 'inner-' + row.id})-[:IN_SCOPE]->(scope)
  CREATE (gone:ArchivedDocument {key: row.gone, id: 'gone-' + row.id})-[:IN_SCOPE]->(scope)
  SET outer += base, inner += base, gone += base, gone.archiveKey = row.gone, gone.archivedIn = row.scopeKey, gone.archivedDocuments = 1, gone.archivedAt = datetime(),
      gone.purgeAt = datetime('9999-01-01')
  CREATE (:Document {tenantKey: $tenant, id: 'gone-' + row.id, heldFor: row.gone})
  CREATE (outer)-[:CONTAINS {folderKey: row.outer, position: 1.0}]->(inner)`;
/** Every document of a scope's own refers to every other one. */
const seedReferences = `
  MATCH (source:MemoryItem:Document {tenantKey: $tenant}), (target:MemoryItem:Document {tenantKey: $tenant})
  WHERE source <> target AND source.id STARTS WITH 'doc-' AND target.id STARTS WITH 'doc-'
  CREATE (source)-[:HAS_REFERENCE]->(:Reference {key: source.key + '-' + target.key, tenantKey: $tenant, kind: 'link', text: 't',
    by: 'user', position: 0, mark: target.key, createdAt: datetime()})-[:TO]->(target)`;

const seedArchived = `
  MATCH (parent:Scope {key: $parent})
  CREATE (:ScopeAddress {tenantKey: $tenant, address: 'project/' + $id, scopeKey: $key})-[:NAMES]->(gone:ArchivedScope {
    key: $key, tenantKey: $tenant, kind: 'project', id: $id, tier: 2, title: 'Gone', version: 1, createdAt: datetime(),
    updatedAt: datetime(), archiveKey: $key, archivedAt: datetime(), purgeAt: datetime('9999-01-01')})
  CREATE (gone)-[:WITHIN]->(parent)`;

const seedMembers = `
  MERGE (home:Tenant {key: $tenant, id: $tenant})
  MERGE (foreign:Tenant {key: $other, id: $other})
  WITH home, foreign
  UNWIND $members AS row
  CREATE (:ApiKey {key: row.apiKey, tenantKey: CASE WHEN row.home THEN home.key ELSE foreign.key END, name: 'k', prefix: 'k',
    hash: row.apiKey, permission: 'read', createdAt: datetime()})-[:ACTS_FOR]->(user:User {key: row.key, id: row.name, admin: row.admin, tenantKey: CASE WHEN row.home THEN home.key ELSE foreign.key END})
  FOREACH (tenant IN CASE WHEN row.home THEN [home] ELSE [foreign] END | CREATE (user)-[:BELONGS_TO]->(tenant))
  WITH user, row
  UNWIND row.roles AS role
  MATCH (scope:Scope {key: role.scope})
  CREATE (user)-[:MEMBER_OF {role: role.role}]->(scope)`;

const seedJobs = `
  CREATE (:Schedule {name: $schedule, description: 'D', kind: 'seeded', payload: '{}', maxAttempts: 1, perTenant: true,
    cron: '0 0 1 1 *', timeZone: 'UTC', nextAt: datetime('9999-01-01T00:00:00Z')})
  WITH [{key: $job, tenantKey: $tenant, tokens: 7}, {key: $foreignJob, tenantKey: $other, tokens: 11}] AS rows
  UNWIND rows AS row
  CREATE (:EmbeddingUsage {key: row.key, tenantKey: row.tenantKey, day: '2026-04-23', purpose: 'QUERY', model: 'm', calls: 1,
    texts: 1, tokens: row.tokens, cost: 0.0})
  CREATE (:Job {key: row.key, tenantKey: row.tenantKey, kind: 'seeded', state: 'DEAD', payload: '{}', attempts: 1,
    maxAttempts: 1, leaseToken: 1, version: 1, createdAt: datetime(), runAt: datetime()})`;

/** Seeds the world into tenants of its own. */
export async function seedWorld(driver: Driver, dimensions: number): Promise<World> {
  const prefix = `m${randomBytes(5).toString('hex')}`;
  let made = 0;
  const vector = Array.from({ length: dimensions }, (_, i) => 1 / (i + 1));
  const world: World = {
    vector,
    tenant: `${prefix}tenant0`,
    foreignTenant: `${prefix}tenant1`,
    id: (name) => `${prefix}-${name}`,
    scopeKey: (name) => `${prefix}${name}0`,
    documentKey: (name) => `${prefix}${name}1`,
    folderKey: (name) => `${prefix}${name}3`,
    innerFolderKey: (name) => `${prefix}${name}4`,
    memberKey: (who) => `${prefix}who${members.indexOf(who)}`,
    address: (name) => `${scopeOf(name).kind}/${world.id(name)}`,
    jobKey: `${prefix}job0`,
    foreignJobKey: `${prefix}job1`,
    scheduleName: `${prefix}schedule`,
    newKey: () => `${prefix}new${(made += 1)}`,
    archived: `project/${prefix}-gone`,
    apiKey: (who) => `${prefix}key${members.indexOf(who)}`,
  };
  const { tenant, foreignTenant: other } = world;
  const rows = scopes.map((scope) => ({
    ...{ key: world.scopeKey(scope.name), name: scope.name, id: world.id(scope.name), kind: scope.kind },
    ...{ document: world.documentKey(scope.name), chunk: `${prefix}${scope.name}2`, tag: `${prefix}tag0` },
    tier: scope.tier === null ? null : neo4j.int(scope.tier),
    parent: scope.parent === null ? null : world.scopeKey(scope.parent),
    below: world.scopeKey(belowOf(scope.name)),
  }));
  const everybody = members.map((who) => ({
    ...{ key: world.memberKey(who), name: who.name, admin: who.admin, home: who.home, apiKey: world.apiKey(who) },
    roles: Object.entries(who.roles).map(([scope, role]) => ({ scope: world.scopeKey(scope), role })),
  }));
  const run = (text: string, params: object): Promise<unknown> =>
    driver.executeQuery(text, params, { database: 'neo4j' });
  await run(seedScopes, { scopes: rows, tenant, vector });
  const folders = scopes.map(({ name }) => ({
    ...{ scopeKey: world.scopeKey(name), id: world.id(name), outer: world.folderKey(name) },
    ...{ inner: world.innerFolderKey(name), gone: `${prefix}${name}5` },
  }));
  await run(seedFolders, { folders, tenant });
  await run('MATCH (s:Scope {key: $s}), (u:Scope {key: $u}) CREATE (s)-[:FOR_USER]->(u)', {
    ...{ s: world.scopeKey('session'), u: world.scopeKey('user') },
  });
  await run(seedReferences, { tenant });
  await run(seedArchived, { tenant, key: `${prefix}gone0`, id: `${prefix}-gone`, parent: world.scopeKey('group') });
  await run(seedMembers, { members: everybody, tenant, other });
  await seedLineage(run, world);
  await run(seedJobs, {
    ...{ job: world.jobKey, foreignJob: world.foreignJobKey, schedule: world.scheduleName },
    ...{ tenant, other },
  });
  return world;
}
