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

/** A chunk as it is written. Without an embedding it takes over that of an equal chunk of the document, where there is one. */
export interface NewChunk {
  readonly key: string;
  readonly position: number;
  readonly text: string;
  readonly header: string;
  readonly headingPath: readonly string[];
  readonly page: number | null;
  readonly keyPath: string | null;
  readonly language: string;
  readonly hash: string;
  readonly embedding: readonly number[] | null;
  readonly windows: readonly NewWindow[];
}

/** The vector of a further window of a long chunk. */
export interface NewWindow {
  readonly key: string;
  readonly position: number;
  readonly embedding: readonly number[];
}

/** Vectors of a chunk that had none. */
export interface ChunkVectors {
  readonly key: string;
  readonly embedding: readonly number[];
  readonly windows: readonly NewWindow[];
}

/** A chunk of a document, by what was embedded of it. */
export interface ChunkHashRow {
  readonly key: string;
  readonly hash: string;
  readonly embedded: boolean;
}

/** A chunk that waits for its vector. */
export interface PendingChunkRow {
  readonly key: string;
  readonly text: string;
  readonly header: string;
}

/** Where the index of a document stands. */
export interface IndexStateRow {
  readonly key: string;
  readonly id: string;
  readonly tenantKey: string;
  readonly scopeKey: string;
  readonly generation: number;
  readonly version: number;
  readonly chunks: number;
  readonly pending: number;
}

/** The chunks of one of many items; `active`, or `staged` where they wait beside those that they replace. */
export interface ChunksOfItem {
  readonly itemKey: string;
  readonly status: string;
  readonly chunks: readonly NewChunk[];
}

/** A hash of what of a document is embedded. */
export interface ChunkHashOfItemRow {
  readonly itemKey: string;
  readonly hash: string;
}

/** Writes the chunks of the newest generation of many items, each in its item's scope. A chunk gets the label of its language, where that has a full-text index of its own. */
export const createChunksOfItems: Statement<{
  readonly items: readonly ChunksOfItem[];
}, CountRow> = {
  name: 'ingestion/create-chunks-of-items',
  mode: 'write',
  cardinality: 'one',
  params: { items: { itemKey: 'plain', status: 'plain', chunks: { key: 'plain', position: 'int', text: 'plain', header: 'plain', headingPath: 'plain', page: 'int', keyPath: 'plain', language: 'plain', hash: 'plain', embedding: 'plain', windows: { key: 'plain', position: 'int', embedding: 'plain' } } } },
  text: "UNWIND $params.items AS entry\nMATCH (item:MemoryItem {key: entry.itemKey})\nUNWIND entry.chunks AS row\nMERGE (chunk:Chunk {key: row.key})\nON CREATE SET chunk.tenantKey = item.tenantKey, chunk.scopeKey = item.scopeKey, chunk.itemKey = item.key,\n  chunk.type = item.type, chunk.language = row.language, chunk.status = entry.status, chunk.generation = item.generation,\n  chunk.position = row.position, chunk.text = row.text, chunk.header = row.header, chunk.hash = row.hash,\n  chunk.headingPath = row.headingPath, chunk.page = row.page, chunk.keyPath = row.keyPath\nMERGE (chunk)-[:CHUNK_OF]->(item)\nFOREACH (_ IN CASE WHEN row.language = 'de' THEN [1] ELSE [] END | SET chunk:German)\nFOREACH (_ IN CASE WHEN row.language = 'fr' THEN [1] ELSE [] END | SET chunk:French)\nFOREACH (_ IN CASE WHEN row.language = 'es' THEN [1] ELSE [] END | SET chunk:Spanish)\nFOREACH (_ IN CASE WHEN row.language = 'it' THEN [1] ELSE [] END | SET chunk:Italian)\nFOREACH (_ IN CASE WHEN row.language = 'pt' THEN [1] ELSE [] END | SET chunk:Portuguese)\nFOREACH (_ IN CASE WHEN row.language = 'nl' THEN [1] ELSE [] END | SET chunk:Dutch)\nFOREACH (_ IN CASE WHEN row.language = 'sv' THEN [1] ELSE [] END | SET chunk:Swedish)\nFOREACH (_ IN CASE WHEN row.language = 'da' THEN [1] ELSE [] END | SET chunk:Danish)\nFOREACH (_ IN CASE WHEN row.language IN ['no', 'nb', 'nn'] THEN [1] ELSE [] END | SET chunk:Norwegian)\nFOREACH (_ IN CASE WHEN row.language = 'fi' THEN [1] ELSE [] END | SET chunk:Finnish)\nFOREACH (_ IN CASE WHEN row.language = 'ru' THEN [1] ELSE [] END | SET chunk:Russian)\nFOREACH (_ IN CASE WHEN row.language IN ['ja', 'zh', 'ko'] THEN [1] ELSE [] END | SET chunk:Cjk)\nWITH item, chunk, row\nCALL (chunk, row) {\n  UNWIND CASE WHEN row.embedding IS NULL THEN [] ELSE [row.embedding] END AS embedding\n  CALL db.create.setNodeVectorProperty(chunk, 'embedding_a', embedding)\n}\nCALL (chunk, row) {\n  UNWIND row.windows AS part\n  MERGE (window:Window {key: part.key})\n  ON CREATE SET window.tenantKey = chunk.tenantKey, window.scopeKey = chunk.scopeKey, window.status = chunk.status,\n    window.type = chunk.type, window.language = chunk.language, window.position = part.position\n  MERGE (window)-[:WINDOW_OF]->(chunk)\n  WITH window, part\n  CALL db.create.setNodeVectorProperty(window, 'embedding_a', part.embedding)\n}\nRETURN count(chunk) AS count",
};

/** Writes the chunks of one generation of an item, in the item's scope; the item is locked by the same transaction. A chunk gets the label of its language, where that has a full-text index of its own. */
export const createChunks: Statement<{
  readonly itemKey: string;
  readonly generation: number;
  readonly status: string;
  readonly chunks: readonly NewChunk[];
}, CountRow> = {
  name: 'ingestion/create-chunks',
  mode: 'write',
  cardinality: 'one',
  params: { itemKey: 'plain', generation: 'int', status: 'plain', chunks: { key: 'plain', position: 'int', text: 'plain', header: 'plain', headingPath: 'plain', page: 'int', keyPath: 'plain', language: 'plain', hash: 'plain', embedding: 'plain', windows: { key: 'plain', position: 'int', embedding: 'plain' } } },
  text: "MATCH (item:MemoryItem {key: $params.itemKey})\nUNWIND $params.chunks AS row\nMERGE (chunk:Chunk {key: row.key})\nON CREATE SET chunk.tenantKey = item.tenantKey, chunk.scopeKey = item.scopeKey, chunk.itemKey = item.key,\n  chunk.type = item.type, chunk.language = row.language, chunk.status = $params.status, chunk.generation = $params.generation,\n  chunk.position = row.position, chunk.text = row.text, chunk.header = row.header, chunk.hash = row.hash,\n  chunk.headingPath = row.headingPath, chunk.page = row.page, chunk.keyPath = row.keyPath\nMERGE (chunk)-[:CHUNK_OF]->(item)\nFOREACH (_ IN CASE WHEN row.language = 'de' THEN [1] ELSE [] END | SET chunk:German)\nFOREACH (_ IN CASE WHEN row.language = 'fr' THEN [1] ELSE [] END | SET chunk:French)\nFOREACH (_ IN CASE WHEN row.language = 'es' THEN [1] ELSE [] END | SET chunk:Spanish)\nFOREACH (_ IN CASE WHEN row.language = 'it' THEN [1] ELSE [] END | SET chunk:Italian)\nFOREACH (_ IN CASE WHEN row.language = 'pt' THEN [1] ELSE [] END | SET chunk:Portuguese)\nFOREACH (_ IN CASE WHEN row.language = 'nl' THEN [1] ELSE [] END | SET chunk:Dutch)\nFOREACH (_ IN CASE WHEN row.language = 'sv' THEN [1] ELSE [] END | SET chunk:Swedish)\nFOREACH (_ IN CASE WHEN row.language = 'da' THEN [1] ELSE [] END | SET chunk:Danish)\nFOREACH (_ IN CASE WHEN row.language IN ['no', 'nb', 'nn'] THEN [1] ELSE [] END | SET chunk:Norwegian)\nFOREACH (_ IN CASE WHEN row.language = 'fi' THEN [1] ELSE [] END | SET chunk:Finnish)\nFOREACH (_ IN CASE WHEN row.language = 'ru' THEN [1] ELSE [] END | SET chunk:Russian)\nFOREACH (_ IN CASE WHEN row.language IN ['ja', 'zh', 'ko'] THEN [1] ELSE [] END | SET chunk:Cjk)\nWITH item, chunk, row\nCALL (chunk, row) {\n  UNWIND CASE WHEN row.embedding IS NULL THEN [] ELSE [row.embedding] END AS embedding\n  CALL db.create.setNodeVectorProperty(chunk, 'embedding_a', embedding)\n}\nCALL (chunk, row) {\n  UNWIND row.windows AS part\n  MERGE (window:Window {key: part.key})\n  ON CREATE SET window.tenantKey = chunk.tenantKey, window.scopeKey = chunk.scopeKey, window.status = chunk.status,\n    window.type = chunk.type, window.language = chunk.language, window.position = part.position\n  MERGE (window)-[:WINDOW_OF]->(chunk)\n  WITH window, part\n  CALL db.create.setNodeVectorProperty(window, 'embedding_a', part.embedding)\n}\nRETURN count(chunk) AS count",
};

/** Deletes chunks that were replaced before a moment, with their windows. */
export const deleteReplacedChunks: Statement<{
  readonly before: Date;
  readonly limit: number;
}, CountRow> = {
  name: 'ingestion/delete-replaced-chunks',
  mode: 'write',
  cardinality: 'one',
  params: { before: 'date', limit: 'int' },
  text: "MATCH (chunk:Replaced)\nWHERE chunk.replacedAt < $params.before\nWITH chunk LIMIT $params.limit\nOPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(chunk)\nWITH chunk, collect(window) AS windows\nFOREACH (window IN windows | DETACH DELETE window)\nDETACH DELETE chunk\nRETURN count(*) AS count",
};

/** What of documents is embedded already, by hash, so that unchanged chunks keep their vectors. */
export const findChunkHashesOfItems: Statement<{
  readonly itemKeys: readonly string[];
}, readonly ChunkHashOfItemRow[]> = {
  name: 'ingestion/find-chunk-hashes-of-items',
  mode: 'read',
  cardinality: 'many',
  params: { itemKeys: 'plain' },
  text: "UNWIND $params.itemKeys AS itemKey\nMATCH (item:MemoryItem {key: itemKey})<-[:CHUNK_OF]-(chunk:Chunk)\nWHERE chunk.embedding_a IS NOT NULL\nRETURN DISTINCT item.key AS itemKey, chunk.hash AS hash",
};

/** What of a document is embedded already, by hash, so that unchanged chunks keep their vectors. */
export const findChunkHashes: Statement<{
  readonly itemKey: string;
}, readonly ChunkHashRow[]> = {
  name: 'ingestion/find-chunk-hashes',
  mode: 'read',
  cardinality: 'many',
  params: { itemKey: 'plain' },
  text: "MATCH (item:MemoryItem {key: $params.itemKey})<-[:CHUNK_OF]-(chunk:Chunk)\nRETURN chunk.key AS key, chunk.hash AS hash, chunk.embedding_a IS NOT NULL AS embedded",
};

/** Chunks of one generation of an item that wait for their vectors, in order. */
export const findPendingChunks: Statement<{
  readonly itemKey: string;
  readonly generation: number;
  readonly limit: number;
}, readonly PendingChunkRow[]> = {
  name: 'ingestion/find-pending-chunks',
  mode: 'read',
  cardinality: 'many',
  params: { itemKey: 'plain', generation: 'int', limit: 'int' },
  text: "MATCH (item:MemoryItem {key: $params.itemKey})<-[:CHUNK_OF]-(chunk:Chunk {generation: $params.generation})\nWHERE chunk.embedding_a IS NULL\nRETURN chunk.key AS key, chunk.text AS text, chunk.header AS header\nORDER BY chunk.position LIMIT $params.limit",
};

/** How many chunks the newest generation of an item has, and how many of them wait for their vectors. The item is written first, which locks it until the transaction ends. */
export const getIndexState: Statement<{
  readonly itemKey: string;
}, IndexStateRow | null> = {
  name: 'ingestion/get-index-state',
  mode: 'write',
  cardinality: 'maybe',
  params: { itemKey: 'plain' },
  text: "MATCH (locked:MemoryItem {key: $params.itemKey})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (item:MemoryItem {key: key})\nOPTIONAL MATCH (item)<-[:CHUNK_OF]-(chunk:Chunk)\nWHERE chunk.generation = item.generation\nRETURN item.key AS key, item.id AS id, item.tenantKey AS tenantKey, item.scopeKey AS scopeKey,\n       item.generation AS generation, item.version AS version, count(chunk) AS chunks,\n       count(CASE WHEN chunk.embedding_a IS NULL THEN chunk END) AS pending",
};

/** The newest generations of the chunks of items take the place of the older ones at one moment; see `set-active-generation`. */
export const setActiveGenerationOfItems: Statement<{
  readonly itemKeys: readonly string[];
}, CountRow> = {
  name: 'ingestion/set-active-generation-of-items',
  mode: 'write',
  cardinality: 'one',
  params: { itemKeys: 'plain' },
  text: "UNWIND $params.itemKeys AS itemKey\nMATCH (item:MemoryItem {key: itemKey})\nCALL (item) {\n  MATCH (old:Chunk)-[:CHUNK_OF]->(item)\n  WHERE old.generation < item.generation AND old.status <> 'active'\n  OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(old)\n  DETACH DELETE window, old\n}\nCALL (item) {\n  MATCH (old:Chunk)-[edge:CHUNK_OF]->(item)\n  WHERE old.generation < item.generation\n  DELETE edge\n  SET old:Replaced, old.status = 'replaced', old.replacedAt = datetime()\n  CREATE (old)-[:REPLACED_IN]->(item)\n  WITH old\n  MATCH (window:Window)-[:WINDOW_OF]->(old)\n  SET window.status = 'replaced'\n}\nCALL (item) {\n  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\n  WHERE chunk.status <> 'active'\n  SET chunk.status = 'active'\n  WITH chunk\n  MATCH (window:Window)-[:WINDOW_OF]->(chunk)\n  SET window.status = 'active'\n}\nRETURN count(item) AS count",
};

/** The newest generation of an item's chunks takes the place of the older ones at one moment. What it replaces stays for a while, out of every search and list: a search that has found it in the index, which follows the commit a little later, must notice that it was replaced. What never answered is deleted. */
export const setActiveGeneration: Statement<{
  readonly itemKey: string;
  readonly generation: number;
}, CountRow> = {
  name: 'ingestion/set-active-generation',
  mode: 'write',
  cardinality: 'one',
  params: { itemKey: 'plain', generation: 'int' },
  text: "MATCH (item:MemoryItem {key: $params.itemKey})\nCALL (item) {\n  MATCH (old:Chunk)-[:CHUNK_OF]->(item)\n  WHERE old.generation < $params.generation AND old.status <> 'active'\n  OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(old)\n  DETACH DELETE window, old\n}\nCALL (item) {\n  MATCH (old:Chunk)-[edge:CHUNK_OF]->(item)\n  WHERE old.generation < $params.generation\n  DELETE edge\n  SET old:Replaced, old.status = 'replaced', old.replacedAt = datetime()\n  CREATE (old)-[:REPLACED_IN]->(item)\n  WITH old\n  MATCH (window:Window)-[:WINDOW_OF]->(old)\n  SET window.status = 'replaced'\n}\nCALL (item) {\n  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\n  WHERE chunk.status <> 'active'\n  SET chunk.status = 'active'\n  WITH chunk\n  MATCH (window:Window)-[:WINDOW_OF]->(chunk)\n  SET window.status = 'active'\n}\nRETURN count(item) AS count",
};

/** The index state of an item, with the reason where it failed. */
export const setIndexState: Statement<{
  readonly itemKey: string;
  readonly state: string;
  readonly error: string | null;
}, KeyRow | null> = {
  name: 'ingestion/set-index-state',
  mode: 'write',
  cardinality: 'maybe',
  params: { itemKey: 'plain', state: 'plain', error: 'plain' },
  text: "MATCH (item:MemoryItem {key: $params.itemKey})\nSET item.indexState = $params.state, item.indexError = $params.error\nRETURN item.key AS key",
};

/** Gives new chunks of items the vectors of their older chunks that were embedded from the same text. */
export const setReusedVectorsOfItems: Statement<{
  readonly itemKeys: readonly string[];
}, CountRow> = {
  name: 'ingestion/set-reused-vectors-of-items',
  mode: 'write',
  cardinality: 'one',
  params: { itemKeys: 'plain' },
  text: "UNWIND $params.itemKeys AS itemKey\nMATCH (item:MemoryItem {key: itemKey})<-[:CHUNK_OF]-(part:Chunk)\nWITH item, part.hash AS hash, collect(part) AS equal\nWITH head([part IN equal WHERE part.generation < item.generation AND part.embedding_a IS NOT NULL]) AS old,\n     [part IN equal WHERE part.generation = item.generation AND part.embedding_a IS NULL] AS waiting\nWHERE old IS NOT NULL\nUNWIND waiting AS chunk\nCALL db.create.setNodeVectorProperty(chunk, 'embedding_a', old.embedding_a)\nWITH chunk, old\nCALL (chunk, old) {\n  MATCH (window:Window)-[:WINDOW_OF]->(old)\n  CREATE (copy:Window {key: chunk.key + '-' + window.position, tenantKey: chunk.tenantKey, scopeKey: chunk.scopeKey,\n    status: chunk.status, type: chunk.type, language: chunk.language, position: window.position})\n  CREATE (copy)-[:WINDOW_OF]->(chunk)\n  WITH copy, window\n  CALL db.create.setNodeVectorProperty(copy, 'embedding_a', window.embedding_a)\n}\nRETURN count(chunk) AS count",
};

/** Gives new chunks of an item the vectors of its older chunks that were embedded from the same text. */
export const setReusedVectors: Statement<{
  readonly itemKey: string;
  readonly generation: number;
}, CountRow> = {
  name: 'ingestion/set-reused-vectors',
  mode: 'write',
  cardinality: 'one',
  params: { itemKey: 'plain', generation: 'int' },
  text: "MATCH (:MemoryItem {key: $params.itemKey})<-[:CHUNK_OF]-(part:Chunk)\nWITH part.hash AS hash, collect(part) AS equal\nWITH head([part IN equal WHERE part.generation < $params.generation AND part.embedding_a IS NOT NULL]) AS old,\n     [part IN equal WHERE part.generation = $params.generation AND part.embedding_a IS NULL] AS waiting\nWHERE old IS NOT NULL\nUNWIND waiting AS chunk\nCALL db.create.setNodeVectorProperty(chunk, 'embedding_a', old.embedding_a)\nWITH chunk, old\nCALL (chunk, old) {\n  MATCH (window:Window)-[:WINDOW_OF]->(old)\n  CREATE (copy:Window {key: chunk.key + '-' + window.position, tenantKey: chunk.tenantKey, scopeKey: chunk.scopeKey,\n    status: chunk.status, type: chunk.type, language: chunk.language, position: window.position})\n  CREATE (copy)-[:WINDOW_OF]->(chunk)\n  WITH copy, window\n  CALL db.create.setNodeVectorProperty(copy, 'embedding_a', window.embedding_a)\n}\nRETURN count(chunk) AS count",
};

/** Gives chunks of an item their vectors. The item is written first, so that it does not move meanwhile. Chunks that an update has replaced are left out. */
export const setVectors: Statement<{
  readonly itemKey: string;
  readonly chunks: readonly ChunkVectors[];
}, CountRow> = {
  name: 'ingestion/set-vectors',
  mode: 'write',
  cardinality: 'one',
  params: { itemKey: 'plain', chunks: { key: 'plain', embedding: 'plain', windows: { key: 'plain', position: 'int', embedding: 'plain' } } },
  text: "MATCH (item:MemoryItem {key: $params.itemKey})\nSET item.lock = true\nWITH item\nUNWIND $params.chunks AS row\nMATCH (chunk:Chunk {key: row.key})\nCALL db.create.setNodeVectorProperty(chunk, 'embedding_a', row.embedding)\nWITH chunk, row\nCALL (chunk, row) {\n  UNWIND row.windows AS part\n  MERGE (window:Window {key: part.key})\n  ON CREATE SET window.tenantKey = chunk.tenantKey, window.scopeKey = chunk.scopeKey, window.status = chunk.status,\n    window.type = chunk.type, window.language = chunk.language, window.position = part.position\n  MERGE (window)-[:WINDOW_OF]->(chunk)\n  WITH window, part\n  CALL db.create.setNodeVectorProperty(window, 'embedding_a', part.embedding)\n}\nRETURN count(chunk) AS count",
};
