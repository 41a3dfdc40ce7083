import neo4j, { type Driver } from 'neo4j-driver';

/**
 * A graph in which growth shows: two tenants, the first with 20,000 documents in 100 scopes, half of them in one project;
 * every document has a chunk with a vector, every tenth a window more, and one document, the book, has 2,000 chunks.
 */
export interface LargeGraph {
  readonly tenantId: string;
  readonly tenantKey: string;
  /** Owner of the organization and of a think process within the big project; no admin. */
  readonly viewer: string;
  /** An admin of the tenant. */
  readonly admin: string;
  /** Key of a node: `doc` and `chunk` 0…19999, `scope` 0…99, `tag` 0…59; `new` for what a statement makes. */
  key(kind: 'doc' | 'chunk' | 'scope' | 'tag' | 'new', index: number): string;
  readonly book: string;
  /** A document with ten old chunks and ten new ones that wait for the same vectors. */
  readonly revised: string;
  readonly revisedId: string;
  /** Addresses: the project with half of all documents, a think process and a session within it. */
  readonly bigProject: string;
  readonly process: string;
  readonly session: string;
  readonly vector: readonly number[];
  /** Dimensions of the vectors. */
  readonly dimensions: number;
}

const documents = 20_000;
const otherDocuments = 2_000;
const batch = 2_000;
const bookChunks = 2_000;

/** Numbers of the scopes: 0 the organization, then three groups, twelve projects, 42 sessions, 41 processes, a user. */
const firsts = { organization: 0, group: 1, project: 4, session: 16, process: 58, user: 99 } as const;

const seedTenant = `
  CREATE (tenant:Tenant {key: $tenant, id: $tenantId, createdAt: datetime()})
  CREATE (viewer:User {key: $viewer, tenantKey: $tenant, id: 'owner', admin: false, createdAt: datetime()})
  CREATE (admin:User {key: $admin, tenantKey: $tenant, id: 'admin', admin: true, createdAt: datetime()})
  CREATE (viewer)-[:BELONGS_TO]->(tenant), (admin)-[:BELONGS_TO]->(tenant)`;

const seedScopes = `
  UNWIND $scopes AS row
  CREATE (scope:Scope {key: row.key, tenantKey: $tenant, kind: row.kind, id: row.id, tier: row.tier, title: row.id,
    version: 1, createdAt: datetime(), updatedAt: datetime()})
  CREATE (:ScopeAddress {tenantKey: $tenant, address: row.kind + '/' + row.id, scopeKey: row.key})-[:NAMES]->(scope)
  WITH scope, row
  MATCH (parent:Scope {key: row.parent})
  CREATE (scope)-[:WITHIN]->(parent)`;

const seedEdges = `
  MATCH (viewer:User {key: $viewer}), (top:Scope {key: $top}), (process:Scope {key: $process}), (session:Scope {key: $session}),
        (user:Scope {key: $user})
  CREATE (viewer)-[:MEMBER_OF {role: 'owner'}]->(top), (viewer)-[:MEMBER_OF {role: 'owner'}]->(process),
         (session)-[:FOR_USER]->(user), (viewer)-[:MEMBER_OF {role: 'owner'}]->(user)`;

const seedTags = `
  UNWIND range(0, 59) AS i
  CREATE (:Tag {key: $prefix + 'tag' + i, tenantKey: $tenant, id: 'tag' + i, label: 'Tag' + i, createdAt: datetime()})`;

const seedDocuments = `
  UNWIND range($from, $to) AS i
  WITH i, CASE WHEN i % 2 = 0 THEN $big ELSE $prefix + 'scope' + (i / 2 % $scopes) END AS scopeKey
  MATCH (scope:Scope {key: scopeKey})
  CREATE (item:MemoryItem:Document {key: $prefix + 'doc' + i, id: 'doc_' + i, tenantKey: $tenant, scopeKey: scopeKey,
    type: CASE i % 4 WHEN 0 THEN 'note' WHEN 1 THEN 'result' ELSE 'file' END, title: 'Title ' + i, content: 'alpha ' + i,
    mimeType: 'text/plain', sourceType: 'manual', metadata: '{}', indexState: 'READY', generation: 1, version: 1,
    createdAt: datetime({epochMillis: 1700000000000 + i}), updatedAt: datetime({epochMillis: 1700000000000 + i})})
  CREATE (item)-[:IN_SCOPE]->(scope)
  CREATE (chunk:Chunk {key: $prefix + 'chunk' + i, tenantKey: $tenant, scopeKey: scopeKey, itemKey: item.key, type: item.type,
    language: 'und', status: 'active', generation: 1, position: 0, text: 'alpha word' + (i % 97) + ' text' + i,
    header: 'Title ' + i, headingPath: ['Title'], hash: 'hash' + i})
  CREATE (chunk)-[:CHUNK_OF]->(item)
  WITH i, item, chunk, scopeKey
  CALL db.create.setNodeVectorProperty(chunk, 'embedding_a', [x IN range(1, $dimensions) | rand() - 0.5])
  WITH i, item, chunk, scopeKey
  MATCH (common:Tag {tenantKey: $tenant, id: 'tag0'}), (other:Tag {tenantKey: $tenant, id: 'tag' + (1 + i % 50)})
  FOREACH (_ IN CASE WHEN i % 3 = 0 THEN [1] ELSE [] END | CREATE (item)-[:TAGGED {by: 'user'}]->(common))
  CREATE (item)-[:TAGGED {by: 'user'}]->(other)
  WITH i, item, chunk, scopeKey WHERE i % 10 = 0
  CREATE (window:Window {key: $prefix + 'window' + i, tenantKey: $tenant, scopeKey: scopeKey, status: 'active', type: item.type,
    language: 'und', position: 1})-[:WINDOW_OF]->(chunk)
  WITH i, item, window
  CALL db.create.setNodeVectorProperty(window, 'embedding_a', [x IN range(1, $dimensions) | rand() - 0.5])
  WITH i, item WHERE i % 200 = 0
  MATCH (rare:Tag {tenantKey: $tenant, id: 'tag59'})
  CREATE (item)-[:TAGGED {by: 'user'}]->(rare)`;

/** More chunks of one document: embedded ones of its first generation, and ones of a second that wait. */
const seedMoreChunks = `
  MATCH (item:MemoryItem {key: $item})
  SET item.generation = 2, item.indexState = 'PENDING'
  WITH item
  UNWIND range(1, $count) AS i
  CREATE (chunk:Chunk {key: item.key + 'c' + i, tenantKey: item.tenantKey, scopeKey: item.scopeKey, itemKey: item.key,
    type: item.type, language: 'und', status: CASE WHEN i % 2 = 0 THEN 'active' ELSE 'pending' END, generation: 1 + i % 2,
    position: i, text: 'beta ' + i, header: 'Book', headingPath: ['Book'], hash: 'hash' + (i / 2)})
  CREATE (chunk)-[:CHUNK_OF]->(item)
  WITH chunk, i WHERE i % 2 = 0
  CALL db.create.setNodeVectorProperty(chunk, 'embedding_a', [x IN range(1, $dimensions) | rand() - 0.5])`;

interface ScopeSeed {
  readonly key: string;
  readonly kind: string;
  readonly id: string;
  readonly tier: number | null;
  readonly parent: string | null;
}

/** Seeds a large graph into tenants of its own, and lets the planner see it. */
export async function seedLargeGraph(driver: Driver, run: string, dimensions: number): Promise<LargeGraph> {
  const [graph, other] = [describe(`${run}a`, dimensions), describe(`${run}b`, dimensions)];
  await seedGraph(driver, graph, documents);
  await seedGraph(driver, other, otherDocuments);
  for (const [item, count] of [[graph.book, bookChunks] as const, [graph.revised, 20] as const]) {
    await execute(driver, seedMoreChunks, { item, count: neo4j.int(count), dimensions: neo4j.int(dimensions) });
  }
  await execute(driver, 'CALL db.prepareForReplanning()', {});
  return graph;
}

function describe(prefix: string, dimensions: number): LargeGraph {
  return {
    tenantId: `large-${prefix}`,
    tenantKey: `${prefix}tenant0`,
    viewer: `${prefix}viewer0`,
    admin: `${prefix}admin0`,
    key: (kind, index) => `${prefix}${kind}${index}`,
    book: `${prefix}doc6`,
    revised: `${prefix}doc8`,
    revisedId: 'doc_8',
    bigProject: `project/id_${firsts.project}`,
    session: `session/id_${firsts.session}`,
    process: `think-process/id_${firsts.process}`,
    vector: Array.from({ length: dimensions }, () => Math.random() - 0.5),
    dimensions,
  };
}

async function seedGraph(driver: Driver, graph: LargeGraph, count: number): Promise<void> {
  const prefix = graph.key('new', 0).replace('new0', '');
  const { tenantKey: tenant, tenantId, viewer, admin } = graph;
  const dimensions = neo4j.int(graph.dimensions);
  const scopes = scopeSeeds(graph);
  await execute(driver, seedTenant, { tenant, tenantId, viewer, admin });
  await execute(driver, seedScopes, { tenant, scopes });
  const [top, process] = [graph.key('scope', firsts.organization), graph.key('scope', firsts.process)];
  const [session, user] = [graph.key('scope', firsts.session), graph.key('scope', firsts.user)];
  await execute(driver, seedEdges, { viewer, top, process, session, user });
  await execute(driver, seedTags, { tenant, prefix });
  const shared = {
    tenant,
    prefix,
    dimensions,
    scopes: neo4j.int(scopes.length),
    big: graph.key('scope', firsts.project),
  };
  for (let from = 0; from < count; from += batch) {
    await execute(driver, seedDocuments, { ...shared, from: neo4j.int(from), to: neo4j.int(from + batch - 1) });
  }
}

function scopeSeeds(graph: LargeGraph): readonly ScopeSeed[] {
  const { organization, group, project, session, process, user } = firsts;
  const scope = (index: number, kind: string, tier: number | null, parent: number | null): ScopeSeed => ({
    ...{ key: graph.key('scope', index), kind, id: `id_${index}`, tier },
    parent: parent === null ? null : graph.key('scope', parent),
  });
  return Array.from({ length: user + 1 }, (_, i) => {
    if (i === organization) return scope(i, 'organization', 0, null);
    if (i < project) return scope(i, 'group', 1, organization);
    if (i < session) return scope(i, 'project', 2, group + ((i - project) % (project - group)));
    if (i < process) return scope(i, 'session', 3, project + ((i - session) % (session - project)));
    if (i < user) return scope(i, 'think-process', 4, session + ((i - process) % (process - session)));
    return scope(i, 'user', null, null);
  });
}

async function execute(driver: Driver, text: string, params: Readonly<Record<string, unknown>>): Promise<void> {
  await driver.executeQuery(text, params, { database: 'neo4j' });
}
