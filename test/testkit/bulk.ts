import { runCypher } from './graph.js';

/** Vector of the first chunk of a document, as the model made it. */
export async function vectorOf(tenant: string, documentId: string): Promise<readonly number[]> {
  const [row] = await runCypher<{ vector: number[] }>(
    `MATCH (t:Tenant {id: $tenant}) MATCH (c:Chunk)-[:CHUNK_OF]->(:Document {tenantKey: t.key, id: $documentId})
     RETURN c.embedding_a AS vector ORDER BY c.position LIMIT 1`,
    { tenant, documentId },
  );
  if (row === undefined) throw new Error(`${documentId} has no chunk.`);
  return row.vector;
}

/** What is planted: how many, their text (numbered), and the vector that theirs are slightly off from. */
export interface Planting {
  readonly count: number;
  readonly text: string;
  readonly vector: readonly number[];
}

/** Adds chunks to a document past the API, which would take too long for thousands. */
export async function plantChunks(tenant: string, documentId: string, planting: Planting): Promise<void> {
  await runCypher(
    `MATCH (t:Tenant {id: $tenant}) MATCH (d:Document {tenantKey: t.key, id: $documentId})
     UNWIND $rows AS row
     CREATE (c:Chunk {key: d.key + '-' + row.i + '0', tenantKey: t.key, scopeKey: d.scopeKey, itemKey: d.key, type: d.type,
       language: 'und', status: 'active', generation: d.generation, position: 1000 + toInteger(row.i), text: row.text, header: '',
       hash: d.key + row.i, headingPath: []})-[:CHUNK_OF]->(d)
     WITH c, row CALL db.create.setNodeVectorProperty(c, 'embedding_a', row.vector)`,
    { tenant, documentId, rows: rowsOf(planting) },
  );
}

/** Adds documents of one chunk each to a scope past the API; their ids are `<prefix><number>`. */
export async function plantDocuments(
  tenant: string,
  scope: string,
  planting: Planting & { readonly prefix: string; readonly tags: readonly string[] },
): Promise<void> {
  await runCypher(
    `MATCH (t:Tenant {id: $tenant}) MATCH (:ScopeAddress {tenantKey: t.key, address: $scope})-[:NAMES]->(s:Scope)
     UNWIND $tags AS id MERGE (tag:Tag {tenantKey: t.key, id: id}) ON CREATE SET tag.key = s.key + '-' + id, tag.label = id
     WITH t, s, collect(tag) AS tags
     UNWIND $rows AS row
     CREATE (d:Document:MemoryItem {key: s.key + '-' + $prefix + row.i + '0', id: $prefix + row.i, tenantKey: t.key,
       scopeKey: s.key, type: 'fact', title: row.text, content: row.text, mimeType: 'text/plain', sourceType: 'manual',
       metadata: '{}', indexState: 'READY', generation: 1, version: 1, createdAt: datetime(), updatedAt: datetime()})
     CREATE (d)-[:IN_SCOPE]->(s)
     FOREACH (tag IN tags | CREATE (d)-[:TAGGED {by: 'user'}]->(tag))
     CREATE (c:Chunk {key: d.key + '0', tenantKey: t.key, scopeKey: s.key, itemKey: d.key, type: 'fact', language: 'und',
       status: 'active', generation: 1, position: 0, text: row.text, header: '', hash: d.key, headingPath: []})
     CREATE (c)-[:CHUNK_OF]->(d)
     WITH c, row CALL db.create.setNodeVectorProperty(c, 'embedding_a', row.vector)`,
    { tenant, scope, prefix: planting.prefix, tags: planting.tags, rows: rowsOf(planting) },
  );
}

function rowsOf({ count, text, vector }: Planting): readonly object[] {
  return Array.from({ length: count }, (_, i) => ({ i: String(i), text: `${text} ${i}`, vector: near(vector, i) }));
}

/** A unit vector close to another one (cosine about 0.999), the same for the same number. */
function near(vector: readonly number[], seed: number): readonly number[] {
  const moved = vector.map(
    (value, i) => value + (0.04 * Math.sin(seed * 7919 + i * 104729)) / Math.sqrt(vector.length),
  );
  const length = Math.hypot(...moved);
  return moved.map((value) => value / length);
}
