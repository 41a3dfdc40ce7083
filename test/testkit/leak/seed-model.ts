import { createHash } from 'node:crypto';
import neo4j from 'neo4j-driver';
import { runCypher } from '../graph.js';
import { addressOf, type Model, type ModelDocument, tierOf } from './model.js';

const scopesCypher = `
  CREATE (:Tenant {key: $prefix + 't', id: $tenant})
  WITH 1 AS _
  UNWIND $scopes AS row
  CREATE (scope:Scope {key: row.key, tenantKey: $prefix + 't', kind: row.kind, id: row.id, tier: row.tier, title: row.title,
    version: 1, createdAt: datetime(), updatedAt: datetime()})
  WITH scope, row
  CALL (scope, row) {
    UNWIND row.addresses AS address
    CREATE (:ScopeAddress {tenantKey: $prefix + 't', address: address, scopeKey: row.key})-[:NAMES]->(scope)
  }
  CALL (scope, row) { MATCH (parent:Scope {key: row.parent}) CREATE (scope)-[:WITHIN]->(parent) }
  CALL (scope, row) { MATCH (user:Scope {key: row.user}) CREATE (scope)-[:FOR_USER]->(user) }
  CALL (scope, row) {
    MATCH (project:Scope {key: row.sight})
    CREATE (scope)<-[:RUNS_IN]-(:ThinkProcess {key: row.key + 'p', tenantKey: $prefix + 't', id: row.id, status: 'RUNNING', version: 1,
      createdAt: datetime(), startedAt: datetime()})-[:SEES_RESULTS_OF]->(project)
  }`;

const usersCypher = `
  MATCH (tenant:Tenant {key: $prefix + 't'})
  UNWIND $users AS row
  CREATE (user:User {key: row.key, id: row.id, admin: row.admin, tenantKey: tenant.key, createdAt: datetime()})-[:BELONGS_TO]->(tenant)
  CREATE (:ApiKey {key: row.key + 'k', tenantKey: tenant.key, name: row.id, prefix: 'mnk_', hash: row.hash,
    permission: 'admin', createdAt: datetime(), lastUsedAt: datetime()})-[:ACTS_FOR]->(user)
  WITH user, row
  UNWIND row.roles AS own
  MATCH (scope:Scope {key: own.scope})
  CREATE (user)-[:MEMBER_OF {role: own.role, since: datetime()}]->(scope)`;

const documentsCypher = `
  UNWIND $documents AS row
  MATCH (scope:Scope {key: row.scope})
  CREATE (item:MemoryItem:Document {key: row.key, id: row.id, tenantKey: $prefix + 't', scopeKey: scope.key,
    type: row.type, title: row.title, content: row.content, mimeType: 'text/plain', sourceType: 'manual', metadata: '{}',
    indexState: 'READY', generation: 1, version: 1, createdAt: datetime(), updatedAt: datetime()})
  FOREACH (_ IN CASE WHEN row.type = 'folder' THEN [1] ELSE [] END | SET item:Folder)
  CREATE (item)-[:IN_SCOPE]->(scope)
  WITH item, scope, row
  CALL (item, scope, row) {
    WITH item WHERE row.type <> 'folder'
    CREATE (chunk:Chunk {key: row.key + 'c', tenantKey: $prefix + 't', scopeKey: scope.key, itemKey: row.key, type: row.type,
      language: 'und', status: 'active', generation: 1, position: 0, text: row.content, header: '', headingPath: [], hash: row.key})
    CREATE (chunk)-[:CHUNK_OF]->(item)
    WITH chunk
    CALL db.create.setNodeVectorProperty(chunk, 'embedding_a', $vector)
  }
  WITH item, row
  UNWIND row.tags AS id
  MERGE (tag:Tag {tenantKey: $prefix + 't', id: id})
  ON CREATE SET tag.key = $prefix + 'g' + id, tag.label = id
  CREATE (item)-[:TAGGED {by: 'user'}]->(tag)`;

/** Secret of a user's API key in a tenant. */
export function secretOf(model: Model, userId: string): string {
  return `mnk_${model.tenant}_${userId}`;
}

/** Writes a model into the graph, past the API, which would take seconds for each world. */
export async function seedModel(model: Model, vector: readonly number[]): Promise<void> {
  const prefix = `${model.tenant.replaceAll('-', '')}x`;
  const keyOf = (at: number): string => `${prefix}s${at}`;
  const key = (scope: Model['scopes'][number] | null): string | null =>
    scope === null ? null : keyOf(model.scopes.indexOf(scope));
  const scopes = model.scopes.map((scope) => ({
    ...{ key: key(scope), kind: scope.kind, id: scope.id, title: scope.title },
    ...{ addresses: [addressOf(scope), ...scope.aliases], parent: key(scope.parent), user: key(scope.user) },
    sight: key(scope.seesResultsOf),
    tier: tierOf(scope) === null ? null : neo4j.int(tierOf(scope) ?? 0),
  }));
  const users = model.users.map((user) => ({
    ...{ ...user, key: `${prefix}u${user.id}` },
    hash: createHash('sha256').update(secretOf(model, user.id)).digest('hex'),
    roles: model.scopes.flatMap((scope) => {
      const role = scope.members.get(user.id);
      return role === undefined ? [] : [{ scope: key(scope), role }];
    }),
  }));
  await runCypher(scopesCypher, { prefix, tenant: model.tenant, scopes });
  await runCypher(usersCypher, { prefix, users });
  await seedDocuments(model, vector, model.documents);
}

/** Writes documents of a model whose scopes are in the graph already. */
export async function seedDocuments(
  model: Model,
  vector: readonly number[],
  some: readonly ModelDocument[],
): Promise<void> {
  const prefix = `${model.tenant.replaceAll('-', '')}x`;
  const documents = some.map(({ scope, tags, ...row }) => ({
    ...row,
    ...{ key: `${prefix}d${row.id}`, scope: `${prefix}s${model.scopes.indexOf(scope)}`, tags: [...tags] },
  }));
  await runCypher(documentsCypher, { prefix, documents, vector });
}
