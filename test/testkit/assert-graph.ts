import type { Driver } from 'neo4j-driver';
import { openDriver } from '../../src/graph/open-graph.js';
import { testEnvironment } from './environment.js';

/** What must hold in every graph: name → Cypher that finds what breaks it. `$tenant` is the tenant's id. */
const invariants: Readonly<Record<string, string>> = {
  'an item is in exactly one scope': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (i:MemoryItem {tenantKey: tenantKey}) WHERE COUNT { (i)-[:IN_SCOPE]->() } <> 1 RETURN i.id AS broken LIMIT 5`,
  'the scopeKey of an item is that of its scope': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (i:MemoryItem {tenantKey: tenantKey})-[:IN_SCOPE]->(s) WHERE i.scopeKey <> s.key RETURN i.id AS broken LIMIT 5`,
  'the moves of an item follow each other and end where it is': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (i:MemoryItem {tenantKey: tenantKey})<-[:MOVE_OF]-(m:Move)
    WITH i, m ORDER BY m.version
    WITH i, collect(m) AS moves
    WHERE last(moves).to <> i.scopeKey OR any(n IN range(1, size(moves) - 1) WHERE moves[n].from <> moves[n - 1].to)
    RETURN i.id AS broken LIMIT 5`,
  'a chunk belongs to one item and has its scope': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (c:Chunk {tenantKey: tenantKey}) WHERE NOT c:Replaced
    OPTIONAL MATCH (c)-[:CHUNK_OF]->(i:MemoryItem|ArchivedDocument)
    WITH c, collect(i) AS items WHERE size(items) <> 1 OR items[0].scopeKey <> c.scopeKey OR items[0].key <> c.itemKey
    RETURN c.key AS broken LIMIT 5`,
  'a version belongs to one item, and ends before the state that the item has': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (v:Version {tenantKey: tenantKey})
    OPTIONAL MATCH (v)-[:VERSION_OF]->(i:MemoryItem|ArchivedDocument)
    WITH v, collect(i) AS items
    WHERE size(items) <> 1 OR items[0].key <> v.itemKey OR v.n >= items[0].savedVersion OR v.since > v.n
    RETURN v.key AS broken LIMIT 5`,
  'the versions of an item follow each other without a gap': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (v:Version {tenantKey: tenantKey})-[:VERSION_OF]->(i:MemoryItem)
    WHERE v.n + 1 <> i.savedVersion AND NOT EXISTS { MATCH (w:Version {itemKey: i.key, since: v.n + 1}) }
    RETURN v.key AS broken LIMIT 5`,
  'a window belongs to one chunk and has its scope and status': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (w:Window {tenantKey: tenantKey})
    OPTIONAL MATCH (w)-[:WINDOW_OF]->(c:Chunk)
    WITH w, collect(c) AS chunks
    WHERE size(chunks) <> 1 OR chunks[0].scopeKey <> w.scopeKey OR chunks[0].status <> w.status
    RETURN w.key AS broken LIMIT 5`,
  'a ready item has every chunk of its newest generation embedded and active, and no other': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (i:MemoryItem {tenantKey: tenantKey, indexState: 'READY'})<-[:CHUNK_OF]-(c:Chunk)
    WHERE c.embedding_a IS NULL OR c.status <> 'active' OR c.generation <> i.generation RETURN i.id AS broken LIMIT 5`,
  'a scope is within at most one parent of a lower tier, in its own tenant': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (s:Scope {tenantKey: tenantKey})
    OPTIONAL MATCH (s)-[:WITHIN]->(p:Scope)
    WITH s, collect(p) AS parents
    WHERE size(parents) > 1 OR any(p IN parents WHERE p.tier >= s.tier OR p.tenantKey <> s.tenantKey)
    RETURN s.id AS broken LIMIT 5`,
  'a scope is archived with all within it, and is either archived or there': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (s:Scope {tenantKey: tenantKey}) WHERE s:ArchivedScope OR EXISTS { (s)-[:WITHIN]->(:ArchivedScope) }
    RETURN s.id AS broken LIMIT 5`,
  'a document is in one folder at most, of its own scope': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (i:MemoryItem {tenantKey: tenantKey})<-[edge:CONTAINS]-(folder)
    WITH i, collect(folder) AS folders, collect(edge) AS edges
    WHERE size(folders) > 1 OR any(f IN folders WHERE NOT f:Folder OR f.scopeKey <> i.scopeKey)
      OR edges[0].folderKey <> folders[0].key OR edges[0].position IS NULL OR i.rootPosition IS NOT NULL
    RETURN i.id AS broken LIMIT 5`,
  'no two children of a folder stand at one place': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (folder:Folder {tenantKey: tenantKey})-[edge:CONTAINS]->()
    WITH folder, edge.position AS position, count(*) AS count
    WHERE count > 1 RETURN folder.id AS broken LIMIT 5`,
  'no folder is within itself': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (folder:Folder {tenantKey: tenantKey}) WHERE EXISTS { (folder)-[:CONTAINS*1..]->(folder) }
    RETURN folder.id AS broken LIMIT 5`,
  'an archived document is out of every search, and its id is kept': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (i:ArchivedDocument) WHERE i.tenantKey = tenantKey
      AND (i:MemoryItem OR i:Document OR i:Folder OR EXISTS { (i)<-[:CHUNK_OF]-(:Chunk {status: 'active'}) }
        OR NOT EXISTS { MATCH (d:Document {tenantKey: tenantKey, id: i.id}) WHERE d.heldFor = i.key })
    RETURN i.id AS broken LIMIT 5`,
  'a reference belongs to one item, refers to one at most, and waits for a name only while it refers to none': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (r:Reference) WHERE r.tenantKey = tenantKey AND (COUNT { (r)<-[:HAS_REFERENCE]-(i) WHERE i:MemoryItem OR i:ArchivedDocument } <> 1
      OR COUNT { (r)-[:TO]->() } > 1 OR (r:Wanted AND EXISTS { (r)-[:TO]->() }))
    RETURN r.key AS broken LIMIT 5`,
  'no tag is above itself': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (t:Tag {tenantKey: tenantKey})-[:BROADER]->(:Tag)-[:BROADER*0..]->(up:Tag)
    WITH DISTINCT t, up WHERE t = up RETURN t.id AS broken LIMIT 5`,
  'edges stay within the tenant': `
    MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
    MATCH (i:MemoryItem {tenantKey: tenantKey})--(other) WHERE other.tenantKey <> tenantKey RETURN i.id AS broken LIMIT 5`,
};

let shared: Driver | undefined;

/**
 * Checks the invariants of one tenant's graph.
 * @param on the database that it is in; default: that of the run
 * @throws Error naming each invariant that does not hold, and what breaks it.
 */
export async function assertGraph(tenant: string, on?: Driver): Promise<void> {
  const driver = on ?? (shared ??= openDriver(testEnvironment().neo4j));
  const broken: string[] = [];
  for (const [name, statement] of Object.entries(invariants)) {
    const { records } = await driver.executeQuery(statement, { tenant }, { database: 'neo4j', routing: 'READ' });
    if (records.length > 0) broken.push(`${name}: ${records.map((record) => String(record.get('broken'))).join(', ')}`);
  }
  if (broken.length > 0) throw new Error(`The graph of ${tenant} is broken.\n${broken.join('\n')}`);
}

/** Closes the connection that the checks use. */
export async function closeAssertions(): Promise<void> {
  await shared?.close();
  shared = undefined;
}
