// Generated from cypher/ by `npm run codegen`. Do not edit.

import type { Statement } from '../statement.js';

/** A key of a node that was written. */
export interface KeyRow {
  readonly key: string;
}

/** How many nodes a statement touched or counted. */
export interface CountRow {
  readonly count: number;
}

/** An item whose state is kept, and the key of the version that holds it. */
export interface KeptItem {
  readonly itemKey: string;
  readonly key: string;
}

/** An item whose state was kept, with the number of that state. */
export interface KeptRow {
  readonly itemKey: string;
  readonly tenantKey: string;
  readonly id: string;
  readonly type: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly version: number;
}

/** A state of a document, without its content: one that was kept, or the current one. It held from `since` to `version`. */
export interface VersionRow {
  readonly documentKey: string;
  readonly version: number;
  readonly since: number;
  readonly current: boolean;
  readonly title: string;
  readonly mimeType: string;
  readonly language: string;
  readonly languageGiven: boolean;
  readonly metadata: string;
  readonly tags: readonly string[];
  readonly savedBy: string | null;
  readonly savedAt: Date;
  readonly replacedBy: string | null;
  readonly replacedAt: Date | null;
}

/** A state of a document, by a number that it had. */
export interface VersionOfDocument {
  readonly documentKey: string;
  readonly version: number;
}

/** The content of a state of a document. */
export interface VersionContentRow {
  readonly documentKey: string;
  readonly version: number;
  readonly content: string;
}

/** Keeps the states of items before they change, a version each, in the transaction of the change, which counts the version of each item once. The content is kept where it changes; a version without it has that of the next one. An item keeps `retention` versions, all of them for 0; of what is beyond a hundred go with each change. */
export const createVersions: Statement<{
  readonly items: readonly KeptItem[];
  readonly withContent: boolean;
  readonly by: string;
  readonly at: Date;
  readonly retention: number;
}, readonly KeptRow[]> = {
  name: 'history/create-versions',
  mode: 'write',
  cardinality: 'many',
  params: { items: { itemKey: 'plain', key: 'plain' }, withContent: 'plain', by: 'plain', at: 'date', retention: 'int' },
  text: "UNWIND $params.items AS row\nMATCH (item:MemoryItem {key: row.itemKey})-[:IN_SCOPE]->(scope:Scope)\nCALL (item) {\n  OPTIONAL MATCH (item)-[edge:TAGGED]->(tag:Tag)\n  WHERE edge.by <> 'automatic'\n  WITH tag ORDER BY tag.id\n  RETURN collect(tag.label) AS tags\n}\nMERGE (kept:Version {itemKey: item.key, n: item.version})\nON CREATE SET kept.key = row.key, kept.tenantKey = item.tenantKey, kept.since = coalesce(item.savedVersion, item.version),\n  kept.type = item.type, kept.title = item.title, kept.content = CASE WHEN $params.withContent THEN item.content END,\n  kept.mimeType = item.mimeType, kept.language = item.language, kept.languageGiven = item.languageGiven,\n  kept.metadata = item.metadata, kept.tags = tags, kept.blobHash = item.blobHash,\n  kept.savedBy = item.savedBy, kept.savedAt = coalesce(item.savedAt, item.updatedAt), kept.replacedBy = $params.by,\n  kept.replacedAt = $params.at\nMERGE (kept)-[:VERSION_OF]->(item)\nSET item.savedVersion = kept.n + 1, item.savedBy = $params.by, item.savedAt = $params.at\nWITH item, scope, kept\nCALL (item, kept) {\n  MATCH (item)-[:STORED_IN]->(blob:Blob)\n  MERGE (kept)-[:STORED_IN]->(blob)\n}\nCALL (item, kept) {\n  WITH item, kept WHERE $params.retention > 0\n  MATCH (old:Version {itemKey: item.key})\n  WHERE old.n <= kept.n\n  WITH old ORDER BY old.itemKey DESC, old.n DESC SKIP $params.retention LIMIT 100\n  DETACH DELETE old\n}\nRETURN item.key AS itemKey, item.tenantKey AS tenantKey, item.id AS id, item.type AS type, scope.key AS scopeKey,\n       scope.kind + '/' + scope.id AS scope, kept.n AS version",
};

/** The contents of states of documents: the loader behind DocumentVersion.content. A version without one has that of the next version that has, and where there is none that of the document. */
export const findVersionContents: Statement<{
  readonly viewer: string;
  readonly versions: readonly VersionOfDocument[];
}, readonly VersionContentRow[]> = {
  name: 'history/find-version-contents',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', versions: { documentKey: 'plain', version: 'int' } },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.versions AS row\nMATCH (item:MemoryItem:Document {key: row.documentKey, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (item, row) {\n  MATCH (kept:Version {itemKey: item.key})\n  WHERE kept.n >= row.version\n  WITH kept ORDER BY kept.itemKey, kept.n LIMIT 1\n  RETURN head(collect(kept.since)) AS keptSince\n}\nCALL (item, row) {\n  MATCH (kept:Version {itemKey: item.key})\n  WHERE kept.n >= row.version AND kept.content IS NOT NULL\n  WITH kept ORDER BY kept.itemKey, kept.n LIMIT 1\n  RETURN head(collect(kept.content)) AS keptContent\n}\nWITH item, row, keptContent, coalesce(keptSince, item.savedVersion, item.version) AS since\nWHERE since <= row.version AND row.version <= item.version\nRETURN row.documentKey AS documentKey, row.version AS version, coalesce(keptContent, item.content) AS content",
};

/** States that documents had before they were changed, the newest first, below a number: the loader behind Document.history. */
export const findVersions: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
  readonly before: number;
  readonly limit: number;
}, readonly VersionRow[]> = {
  name: 'history/find-versions',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain', before: 'int', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (item) {\n  MATCH (kept:Version {itemKey: item.key})\n  WHERE kept.n < $params.before\n  RETURN kept ORDER BY kept.itemKey DESC, kept.n DESC LIMIT $params.limit\n}\nOPTIONAL MATCH (saver:User {key: kept.savedBy})\nOPTIONAL MATCH (replacer:User {key: kept.replacedBy})\nRETURN item.key AS documentKey, kept.n AS version, kept.since AS since, false AS current, kept.title AS title,\n       kept.mimeType AS mimeType, coalesce(kept.language, 'und') AS language,\n       coalesce(kept.languageGiven, false) AS languageGiven, kept.metadata AS metadata, kept.tags AS tags,\n       saver.id AS savedBy, kept.savedAt AS savedAt, replacer.id AS replacedBy, kept.replacedAt AS replacedAt\nORDER BY documentKey, version DESC",
};

/** A state of a document by a number that it had: the current one, or one that was kept. */
export const getVersion: Statement<{
  readonly viewer: string;
  readonly id: string;
  readonly version: number;
}, VersionRow | null> = {
  name: 'history/get-version',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', id: 'plain', version: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (item:Document {tenantKey: viewer.tenantKey, id: $params.id})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (item) {\n  MATCH (kept:Version {itemKey: item.key})\n  WHERE kept.n >= $params.version\n  WITH kept ORDER BY kept.itemKey, kept.n LIMIT 1\n  RETURN head(collect(kept)) AS kept\n}\nCALL (item, kept) {\n  OPTIONAL MATCH (item)-[edge:TAGGED]->(tag:Tag)\n  WHERE edge.by <> 'automatic' AND kept IS NULL\n  WITH tag ORDER BY tag.id\n  RETURN collect(tag.label) AS tags\n}\nWITH item, kept, coalesce(kept, item) AS state, coalesce(kept.tags, tags) AS tags,\n     coalesce(kept.n, item.version) AS version, coalesce(kept.since, item.savedVersion, item.version) AS since\nWHERE since <= $params.version AND $params.version <= version\nOPTIONAL MATCH (saver:User {key: state.savedBy})\nOPTIONAL MATCH (replacer:User {key: kept.replacedBy})\nRETURN item.key AS documentKey, version, since, kept IS NULL AS current, state.title AS title, state.mimeType AS mimeType,\n       coalesce(state.language, 'und') AS language, coalesce(state.languageGiven, false) AS languageGiven,\n       state.metadata AS metadata, tags, saver.id AS savedBy,\n       coalesce(state.savedAt, item.updatedAt) AS savedAt, replacer.id AS replacedBy, kept.replacedAt AS replacedAt",
};
