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

/** A document as the API shows it, with the scope it is in. */
export interface DocumentRow {
  readonly key: string;
  readonly id: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly mimeType: string;
  readonly language: string;
  readonly languageGiven: boolean;
  readonly sourceType: string;
  readonly sourceThinkProcessId: string | null;
  readonly sourceNodeId: string | null;
  readonly metadata: string;
  readonly blobHash: string | null;
  readonly filename: string | null;
  readonly pageCount: number | null;
  readonly indexState: string;
  readonly indexError: string | null;
  readonly generation: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Properties of a new document. */
export interface NewDocument {
  readonly key: string;
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly mimeType: string;
  readonly language: string;
  readonly languageGiven: boolean;
  readonly sourceType: string;
  readonly sourceThinkProcessId: string | null;
  readonly sourceNodeId: string | null;
  readonly metadata: string;
  readonly blobHash: string | null;
  readonly filename: string | null;
  readonly pageCount: number | null;
  readonly indexState: string;
  readonly indexError: string | null;
  readonly generation: number;
}

/** A tag as a caller gave it: `id` is its normal form, `label` how it was written. */
export interface TagInput {
  readonly key: string;
  readonly id: string;
  readonly label: string;
}

/** A tag of a document. */
export interface DocumentTagRow {
  readonly documentKey: string;
  readonly key: string;
  readonly id: string;
  readonly label: string;
  readonly by: string;
}

/** How a list of documents is sorted: `updatedAt`, `createdAt` or `title`. */
export interface DocumentOrder {
  readonly field: string;
  readonly descending: boolean;
}

/** Where a page of a list begins: the sort value, a moment or a title, and the key of the document before it. */
export interface DocumentCursor {
  readonly at: Date;
  readonly title: string;
  readonly key: string;
}

/** Which folders documents of a list must be in, one of them or, where `unfiled`, in none; nothing is asked where not `asked`. */
export interface FolderCondition {
  readonly asked: boolean;
  readonly ids: readonly string[];
  readonly recursive: boolean;
  readonly unfiled: boolean;
}

/** What documents of a list must be. Empty lists of MIME types, processes, nodes, metadata and tags ask for nothing. */
export interface DocumentConditions {
  readonly folder: FolderCondition;
  readonly types: readonly string[];
  readonly sourceTypes: readonly string[];
  readonly indexStates: readonly string[];
  readonly mimeTypes: readonly string[];
  readonly languages: readonly string[];
  readonly thinkProcessIds: readonly string[];
  readonly nodeIds: readonly string[];
  readonly tags: readonly string[];
  readonly metadata: readonly MetadataCondition[];
  readonly createdFrom: Date;
  readonly createdBefore: Date;
  readonly updatedFrom: Date;
  readonly updatedBefore: Date;
}

/** What an entry of metadata must be, by the name of its property without the prefix. Each list holds one condition or none. */
export interface MetadataCondition {
  readonly name: string;
  readonly exists: boolean;
  readonly equals: ReadonlyArray<string | number | boolean>;
  readonly anyOf: ReadonlyArray<ReadonlyArray<string | number | boolean>>;
  readonly greaterThan: ReadonlyArray<string | number | boolean>;
  readonly lessThan: ReadonlyArray<string | number | boolean>;
}

/** How many chunks of a document there are, and how many of them have a vector. */
export interface IndexProgressRow {
  readonly documentKey: string;
  readonly chunks: number;
  readonly embedded: number;
}

/** A document that was moved to another scope, or stayed. */
export interface MovedRow {
  readonly key: string;
  readonly moved: boolean;
  readonly fromKey: string;
  readonly toKey: string;
  readonly from: string;
  readonly to: string;
  readonly version: number;
}

/** A document that is purged. */
export interface PurgeableRow {
  readonly key: string;
  readonly blobHash: string | null;
  readonly tenantKey: string;
}

/** A translation of a document, or the document that it is one of (`original`). */
export interface TranslationRow {
  readonly documentKey: string;
  readonly key: string;
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly original: boolean;
}

/** What a call with an idempotency key came to. The key is the claim of that call. */
export interface IdempotencyRow {
  readonly key: string;
  readonly fingerprint: string;
  readonly outcome: string;
  readonly documentKey: string;
  readonly documentId: string;
  readonly scope: string;
  readonly warnings: readonly string[];
}

/** One of many new documents: its properties, and its scalar metadata as properties of their own. */
export interface NewDocumentOfBatch {
  readonly document: NewDocument;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
  readonly createdAt: Date;
}

/** Tags of one of many documents. */
export interface TagsOfDocument {
  readonly itemKey: string;
  readonly tags: readonly TagInput[];
}

/** A document in a folder: the folder, and its place there. */
export interface ChildRow {
  readonly key: string;
  readonly id: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly mimeType: string;
  readonly language: string;
  readonly languageGiven: boolean;
  readonly sourceType: string;
  readonly sourceThinkProcessId: string | null;
  readonly sourceNodeId: string | null;
  readonly metadata: string;
  readonly blobHash: string | null;
  readonly filename: string | null;
  readonly pageCount: number | null;
  readonly indexState: string;
  readonly indexError: string | null;
  readonly generation: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly folderKey: string;
  readonly position: number;
}

/** A folder, and a document that is in it. */
export interface FolderOfDocumentRow {
  readonly key: string;
  readonly id: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly mimeType: string;
  readonly language: string;
  readonly languageGiven: boolean;
  readonly sourceType: string;
  readonly sourceThinkProcessId: string | null;
  readonly sourceNodeId: string | null;
  readonly metadata: string;
  readonly blobHash: string | null;
  readonly filename: string | null;
  readonly pageCount: number | null;
  readonly indexState: string;
  readonly indexError: string | null;
  readonly generation: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly documentKey: string;
}

/** A folder at the root of its scope, and its place there. */
export interface RootFolderRow {
  readonly key: string;
  readonly id: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly mimeType: string;
  readonly language: string;
  readonly languageGiven: boolean;
  readonly sourceType: string;
  readonly sourceThinkProcessId: string | null;
  readonly sourceNodeId: string | null;
  readonly metadata: string;
  readonly blobHash: string | null;
  readonly filename: string | null;
  readonly pageCount: number | null;
  readonly indexState: string;
  readonly indexError: string | null;
  readonly generation: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly position: number;
}

/** What stands at a place. */
export interface PlaceRow {
  readonly key: string;
  readonly position: number;
}

/** A folder at the root and its place, where it was given one. */
export interface RootPlaceRow {
  readonly key: string;
  readonly position: number | null;
}

/** A place for a child. */
export interface Place {
  readonly key: string;
  readonly position: number;
}

/** A place at the root, or none. */
export interface RootPlace {
  readonly key: string;
  readonly position: number | null;
}

/** A document, the folder that it is filed in, and its place there. */
export interface NewChild {
  readonly key: string;
  readonly folderKey: string;
  readonly position: number;
}

/** A folder and the place of a document in it. */
export interface FolderPlaceRow {
  readonly key: string;
  readonly id: string;
  readonly position: number;
}

/** How many documents a folder holds itself. */
export interface ChildCountRow {
  readonly folderKey: string;
  readonly count: number;
}

/** The folders above a document, from the root on. */
export interface FolderPathRow {
  readonly documentKey: string;
  readonly keys: readonly string[];
  readonly titles: readonly string[];
}

/** A folder that is looked for; `ref` is its number within the call. */
export interface FolderName {
  readonly ref: number;
  readonly parentKey: string | null;
  readonly title: string;
}

/** A folder that was looked for. */
export interface NamedFolderRow {
  readonly ref: number;
  readonly key: string;
}

/** How many documents of a type. */
export interface TypeCountRow {
  readonly type: string;
  readonly count: number;
}

/** What a folder holds with all within it. */
export interface FolderContentsRow {
  readonly key: string;
  readonly documents: number;
  readonly types: readonly TypeCountRow[];
  readonly chunks: number;
  readonly references: number;
}

/** A document that was archived with its folder. */
export interface ArchivedDocumentRow {
  readonly key: string;
  readonly id: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly version: number;
  readonly tags: readonly string[];
}

/** A folder that was deleted and can be restored. */
export interface ArchivedFolderRow {
  readonly key: string;
  readonly id: string;
  readonly title: string;
  readonly scope: string;
  readonly documents: number;
  readonly archivedAt: Date;
  readonly purgeAt: Date;
}

/** A document that was brought back with its folder; of the folder itself also where it was. */
export interface RestoredDocumentRow {
  readonly key: string;
  readonly id: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly version: number;
  readonly generation: number;
  readonly indexState: string;
  readonly isRoot: boolean;
  readonly folderKey: string | null;
  readonly tags: readonly string[];
}

/** How many documents a folder holds itself. */
export const countChildren: Statement<{
  readonly folderKey: string;
}, CountRow> = {
  name: 'library/count-children',
  mode: 'read',
  cardinality: 'one',
  params: { folderKey: 'plain' },
  text: "MATCH (folder:MemoryItem:Folder {key: $folderKey})\nRETURN COUNT { (folder)-[:CONTAINS]->() } AS count",
};

/** How many documents `find-documents-by-text` finds in all, without a cursor. */
export const countDocumentsByText: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
  readonly text: string;
}, CountRow> = {
  name: 'library/count-documents-by-text',
  mode: 'read',
  cardinality: 'one',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain', text: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (scope) {\n  CALL db.index.fulltext.queryNodes('chunk_text', '+scopeKey:' + scope.key + '^0 +status:active^0 ' + $text) YIELD node AS chunk\n  MATCH (chunk)-[:CHUNK_OF|REPLACED_IN]->(item:Document)\n  WHERE item.scopeKey = scope.key\n  RETURN DISTINCT item\n}\nWITH viewer, item\nWHERE CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\nRETURN count(item) AS count",
};

/** How many documents `find-documents-in-folders` finds in all, without a cursor. */
export const countDocumentsInFolders: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
}, CountRow> = {
  name: 'library/count-documents-in-folders',
  mode: 'read',
  cardinality: 'one',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  UNWIND $filter.folder.ids AS id\n  MATCH (folder:Document {tenantKey: viewer.tenantKey, id: id})\n  WHERE folder.scopeKey = scope.key\n  CALL (folder) {\n    MATCH (folder)-[:CONTAINS]->(item:Document)\n    RETURN item\n    UNION\n    WITH folder WHERE $filter.folder.recursive\n    MATCH (folder)-[:CONTAINS*2..]->(item:Document)\n    RETURN item\n  }\n  RETURN DISTINCT item\n}\nWITH viewer, item\nWHERE CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\nRETURN count(item) AS count",
};

/** How many documents of one scope, and of those within it that the viewer may read, where they are asked for, pass the filter. */
export const countDocuments: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
}, CountRow> = {
  name: 'library/count-documents',
  mode: 'read',
  cardinality: 'one',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nMATCH (item:Document {scopeKey: scope.key})\nWHERE item.updatedAt IS NOT NULL\n    AND CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\nRETURN count(item) AS count",
};

/** Whether a folder is a document itself or within it, so that filing the document there would make a cycle: 1 or 0. */
export const countFolderCycles: Statement<{
  readonly folderKey: string;
  readonly itemKey: string;
}, CountRow> = {
  name: 'library/count-folder-cycles',
  mode: 'read',
  cardinality: 'one',
  params: { folderKey: 'plain', itemKey: 'plain' },
  text: "MATCH (folder:MemoryItem:Folder {key: $folderKey})<-[:CONTAINS*0..]-(above:Folder)\nWHERE above.key = $itemKey\nRETURN count(*) AS count",
};

/** A new document in a scope that the viewer may write into. Null when there is no such scope, or the id is taken. */
export const createDocument: Statement<{
  readonly viewer: string;
  readonly scopeKey: string;
  readonly document: NewDocument;
  readonly createdAt: Date;
  readonly at: Date;
}, DocumentRow | null> = {
  name: 'library/create-document',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', scopeKey: 'plain', document: { key: 'plain', id: 'plain', type: 'plain', title: 'plain', content: 'plain', mimeType: 'plain', language: 'plain', languageGiven: 'plain', sourceType: 'plain', sourceThinkProcessId: 'plain', sourceNodeId: 'plain', metadata: 'plain', blobHash: 'plain', filename: 'plain', pageCount: 'int', indexState: 'plain', indexError: 'plain', generation: 'int' }, createdAt: 'date', at: 'date' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (scope:Scope {key: $scopeKey, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nMERGE (item:Document {tenantKey: viewer.tenantKey, id: $document.id})\nON CREATE SET item:MemoryItem, item += $document, item.scopeKey = scope.key, item.createdBy = viewer.key,\n              item.version = 1, item.createdAt = $createdAt, item.updatedAt = $at\nWITH item, scope\nWHERE item.key = $document.key\nMERGE (item)-[:IN_SCOPE]->(scope)\nFOREACH (_ IN CASE WHEN item.type = 'folder' THEN [1] ELSE [] END | SET item:Folder)\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
};

/** New documents in a scope that the viewer may write into. Those whose id is taken are left out, and all of them when there is no such scope. */
export const createDocuments: Statement<{
  readonly viewer: string;
  readonly scopeKey: string;
  readonly documents: readonly NewDocumentOfBatch[];
  readonly at: Date;
}, readonly DocumentRow[]> = {
  name: 'library/create-documents',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', scopeKey: 'plain', documents: { document: { key: 'plain', id: 'plain', type: 'plain', title: 'plain', content: 'plain', mimeType: 'plain', language: 'plain', languageGiven: 'plain', sourceType: 'plain', sourceThinkProcessId: 'plain', sourceNodeId: 'plain', metadata: 'plain', blobHash: 'plain', filename: 'plain', pageCount: 'int', indexState: 'plain', indexError: 'plain', generation: 'int' }, properties: 'plain', createdAt: 'date' }, at: 'date' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (scope:Scope {key: $scopeKey, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nUNWIND $documents AS row\nMERGE (item:Document {tenantKey: viewer.tenantKey, id: row.document.id})\nON CREATE SET item:MemoryItem, item += row.document, item += row.properties, item.scopeKey = scope.key,\n              item.createdBy = viewer.key, item.version = 1, item.createdAt = row.createdAt, item.updatedAt = $at\nWITH item, scope, row\nWHERE item.key = row.document.key\nMERGE (item)-[:IN_SCOPE]->(scope)\nFOREACH (_ IN CASE WHEN item.type = 'folder' THEN [1] ELSE [] END | SET item:Folder)\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
};

/** Forgets a blob whose file is gone. */
export const deleteBlob: Statement<{
  readonly hash: string;
}, CountRow> = {
  name: 'library/delete-blob',
  mode: 'write',
  cardinality: 'one',
  params: { hash: 'plain' },
  text: "MATCH (blob:Blob {hash: $hash})\nDETACH DELETE blob\nRETURN count(*) AS count",
};

/** Deletes documents with their chunks, their windows, their moves and their blobs' edges. */
export const deleteDocuments: Statement<{
  readonly keys: readonly string[];
}, CountRow> = {
  name: 'library/delete-documents',
  mode: 'write',
  cardinality: 'one',
  params: { keys: 'plain' },
  text: "UNWIND $keys AS key\nMATCH (item:MemoryItem:Document {key: key})\nCALL (item) {\n  MATCH (part)-[:CHUNK_OF|REPLACED_IN|MOVE_OF]->(item)\n  OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(part)\n  DETACH DELETE window, part\n}\nDETACH DELETE item\nRETURN count(*) AS count",
};

/** Puts a folder and all within it out of the world at once: nothing finds an archived document. Their ids stay taken. They are purged later, in batches, and restored until then. */
export const deleteFolder: Statement<{
  readonly viewer: string;
  readonly key: string;
  readonly at: Date;
  readonly purgeAt: Date;
}, readonly ArchivedDocumentRow[]> = {
  name: 'library/delete-folder',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', key: 'plain', at: 'date', purgeAt: 'date' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (root:MemoryItem:Folder {key: $key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nOPTIONAL MATCH (parent:Folder)-[edge:CONTAINS]->(root)\nSET root.archivedFrom = parent.key, root.archivedIn = scope.key\nDELETE edge\nWITH viewer, root, scope\nMATCH (root)-[:CONTAINS*0..]->(item:Document)\nWITH viewer, root, scope, collect(item) AS items\nSET root.archivedDocuments = size(items)\nWITH viewer, root, scope, items\nUNWIND items AS item\nSET item:ArchivedDocument, item.archiveKey = root.key, item.archivedAt = $at, item.archivedBy = viewer.key,\n    item.purgeAt = $purgeAt, item.version = item.version + 1\nREMOVE item:MemoryItem:Document:Folder\nCREATE (:Document {tenantKey: item.tenantKey, id: item.id, heldFor: item.key})\nWITH scope, item\nCALL (item) {\n  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\n  SET chunk.statusBefore = chunk.status, chunk.status = 'archived'\n  WITH chunk\n  MATCH (window:Window)-[:WINDOW_OF]->(chunk)\n  SET window.status = 'archived'\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.version AS version, [(item)-[:TAGGED]->(tag:Tag) | tag.id] AS tags\nORDER BY key",
};

/** Deletes idempotency keys that are kept long enough. */
export const deleteIdempotencyKeys: Statement<{
  readonly before: Date;
  readonly limit: number;
}, CountRow> = {
  name: 'library/delete-idempotency-keys',
  mode: 'write',
  cardinality: 'one',
  params: { before: 'date', limit: 'int' },
  text: "MATCH (record:IdempotencyKey)\nWHERE record.createdAt < $before\nWITH record LIMIT $limit\nDETACH DELETE record\nRETURN count(*) AS count",
};

/** Folders of a scope that were deleted and can be restored, the last first. */
export const findArchivedFolders: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly now: Date;
  readonly limit: number;
}, readonly ArchivedFolderRow[]> = {
  name: 'library/find-archived-folders',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', now: 'date', limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nMATCH (root:ArchivedDocument {archivedIn: scope.key})\nUSING INDEX root:ArchivedDocument(archivedIn, archivedAt)\nWHERE root.archivedAt IS NOT NULL AND root.purgeAt > $now\nRETURN root.key AS key, root.id AS id, root.title AS title, scope.kind + '/' + scope.id AS scope,\n       root.archivedDocuments AS documents, root.archivedAt AS archivedAt, root.purgeAt AS purgeAt\nORDER BY archivedAt DESC, key DESC LIMIT $limit",
};

/** How many documents folders hold themselves: the loader behind the counts of trees and children. */
export const findChildCounts: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
}, readonly ChildCountRow[]> = {
  name: 'library/find-child-counts',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nUNWIND $keys AS key\nMATCH (folder:MemoryItem:Folder {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN folder.key AS folderKey, COUNT { (folder)-[:CONTAINS]->() } AS count",
};

/** Two children of a folder, those before and after a place, and where they stand; without the one that is to be placed. */
export const findChildPlaces: Statement<{
  readonly folderKey: string;
  readonly itemKey: string;
  readonly skip: number;
}, readonly PlaceRow[]> = {
  name: 'library/find-child-places',
  mode: 'read',
  cardinality: 'many',
  params: { folderKey: 'plain', itemKey: 'plain', skip: 'int' },
  text: "MATCH ()-[edge:CONTAINS {folderKey: $folderKey}]->(child:Document)\nWHERE edge.position IS NOT NULL AND child.key <> $itemKey\nRETURN child.key AS key, edge.position AS position\nORDER BY edge.folderKey, edge.position SKIP $skip LIMIT 2",
};

/** Children of folders, in their order, after a place: the loader behind Document.children and a level of a tree. */
export const findChildren: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
  readonly after: number;
  readonly limit: number;
}, readonly ChildRow[]> = {
  name: 'library/find-children',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain', after: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nUNWIND $keys AS key\nMATCH (folder:MemoryItem:Folder {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (folder) {\n  MATCH ()-[edge:CONTAINS {folderKey: folder.key}]->(item:Document)\n  WHERE edge.position > $after\n  RETURN item, edge.position AS position ORDER BY edge.folderKey, edge.position LIMIT $limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt,\n       folder.key AS folderKey, position\nORDER BY folderKey, position",
};

/** Documents as the other lists give them, in any order, that hold words: the full-text index finds their passages in each scope, and what it finds is sorted. The index follows a commit a moment later: a passage that was replaced just now stands for its document until then. */
export const findDocumentsByText: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
  readonly text: string;
  readonly order: DocumentOrder;
  readonly after: DocumentCursor;
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-documents-by-text',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain', text: 'plain', order: { field: 'plain', descending: 'plain' }, after: { at: 'date', title: 'plain', key: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (scope) {\n  CALL db.index.fulltext.queryNodes('chunk_text', '+scopeKey:' + scope.key + '^0 +status:active^0 ' + $text) YIELD node AS chunk\n  MATCH (chunk)-[:CHUNK_OF|REPLACED_IN]->(item:Document)\n  WHERE item.scopeKey = scope.key\n  RETURN DISTINCT item\n}\nWITH viewer, scope, item, CASE $order.field WHEN 'title' THEN item.title WHEN 'createdAt' THEN item.createdAt ELSE item.updatedAt END AS sort,\n     CASE WHEN $order.field = 'title' THEN $after.title ELSE $after.at END AS last\nWHERE CASE WHEN $order.descending THEN sort < last OR (sort = last AND item.key < $after.key)\n      ELSE sort > last OR (sort = last AND item.key > $after.key) END\n    AND CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\nWITH scope, item, sort\nORDER BY CASE WHEN $order.descending THEN sort END DESC, CASE WHEN $order.descending THEN item.key END DESC,\n  CASE WHEN NOT $order.descending THEN sort END, CASE WHEN NOT $order.descending THEN item.key END LIMIT $limit\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY CASE WHEN $order.descending THEN sort END DESC, CASE WHEN $order.descending THEN key END DESC,\n  CASE WHEN NOT $order.descending THEN sort END, CASE WHEN NOT $order.descending THEN key END LIMIT $limit",
};

/** Documents of one scope, and of those within it that the viewer may read, where they are asked for, that pass the filter: the oldest first, after a cursor. */
export const findDocumentsCreatedAsc: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
  readonly after: DocumentCursor;
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-documents-created-asc',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain', after: { at: 'date', title: 'plain', key: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.createdAt >= $after.at AND (item.createdAt > $after.at OR item.key > $after.key)\n    AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n    AND CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey, item.createdAt, item.key LIMIT $limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY createdAt, key LIMIT $limit",
};

/** Documents of one scope, and of those within it that the viewer may read, where they are asked for, that pass the filter: the newest first, after a cursor. */
export const findDocumentsCreatedDesc: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
  readonly after: DocumentCursor;
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-documents-created-desc',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain', after: { at: 'date', title: 'plain', key: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.createdAt <= $after.at AND (item.createdAt < $after.at OR item.key < $after.key)\n    AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n    AND CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey DESC, item.createdAt DESC, item.key DESC LIMIT $limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY createdAt DESC, key DESC LIMIT $limit",
};

/** Documents as the other lists give them, in any order, that are in some folders or, where the filter says so, within them: what is in them is sorted. */
export const findDocumentsInFolders: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
  readonly order: DocumentOrder;
  readonly after: DocumentCursor;
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-documents-in-folders',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain', order: { field: 'plain', descending: 'plain' }, after: { at: 'date', title: 'plain', key: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  UNWIND $filter.folder.ids AS id\n  MATCH (folder:Document {tenantKey: viewer.tenantKey, id: id})\n  WHERE folder.scopeKey = scope.key\n  CALL (folder) {\n    MATCH (folder)-[:CONTAINS]->(item:Document)\n    RETURN item\n    UNION\n    WITH folder WHERE $filter.folder.recursive\n    MATCH (folder)-[:CONTAINS*2..]->(item:Document)\n    RETURN item\n  }\n  RETURN DISTINCT item\n}\nWITH viewer, scope, item, CASE $order.field WHEN 'title' THEN item.title WHEN 'createdAt' THEN item.createdAt ELSE item.updatedAt END AS sort,\n     CASE WHEN $order.field = 'title' THEN $after.title ELSE $after.at END AS last\nWHERE CASE WHEN $order.descending THEN sort < last OR (sort = last AND item.key < $after.key)\n      ELSE sort > last OR (sort = last AND item.key > $after.key) END\n    AND CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\nWITH scope, item, sort\nORDER BY CASE WHEN $order.descending THEN sort END DESC, CASE WHEN $order.descending THEN item.key END DESC,\n  CASE WHEN NOT $order.descending THEN sort END, CASE WHEN NOT $order.descending THEN item.key END LIMIT $limit\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY CASE WHEN $order.descending THEN sort END DESC, CASE WHEN $order.descending THEN key END DESC,\n  CASE WHEN NOT $order.descending THEN sort END, CASE WHEN NOT $order.descending THEN key END LIMIT $limit",
};

/** Documents of one scope, and of those within it that the viewer may read, where they are asked for, that pass the filter: by title, after a cursor. */
export const findDocumentsTitleAsc: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
  readonly after: DocumentCursor;
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-documents-title-asc',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain', after: { at: 'date', title: 'plain', key: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.title >= $after.title AND (item.title > $after.title OR item.key > $after.key)\n    AND CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey, item.title, item.key LIMIT $limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY title, key LIMIT $limit",
};

/** Documents of one scope, and of those within it that the viewer may read, where they are asked for, that pass the filter: by title, the last first, after a cursor. */
export const findDocumentsTitleDesc: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
  readonly after: DocumentCursor;
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-documents-title-desc',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain', after: { at: 'date', title: 'plain', key: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.title <= $after.title AND (item.title < $after.title OR item.key < $after.key)\n    AND CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey DESC, item.title DESC, item.key DESC LIMIT $limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY title DESC, key DESC LIMIT $limit",
};

/** Documents of one scope, and of those within it that the viewer may read, where they are asked for, that pass the filter: the one not changed for longest first, after a cursor. */
export const findDocumentsUpdatedAsc: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
  readonly after: DocumentCursor;
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-documents-updated-asc',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain', after: { at: 'date', title: 'plain', key: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.updatedAt >= $after.at AND (item.updatedAt > $after.at OR item.key > $after.key)\n    AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n    AND CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey, item.updatedAt, item.key LIMIT $limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY updatedAt, key LIMIT $limit",
};

/** Documents of one scope, and of those within it that the viewer may read, where they are asked for, that pass the filter: the one changed last first, after a cursor. */
export const findDocumentsUpdatedDesc: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly filter: DocumentConditions;
  readonly withDescendants: boolean;
  readonly after: DocumentCursor;
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-documents-updated-desc',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', filter: { folder: { asked: 'plain', ids: 'plain', recursive: 'plain', unfiled: 'plain' }, types: 'plain', sourceTypes: 'plain', indexStates: 'plain', mimeTypes: 'plain', languages: 'plain', thinkProcessIds: 'plain', nodeIds: 'plain', tags: 'plain', metadata: { name: 'plain', exists: 'plain', equals: 'plain', anyOf: 'plain', greaterThan: 'plain', lessThan: 'plain' }, createdFrom: 'date', createdBefore: 'date', updatedFrom: 'date', updatedBefore: 'date' }, withDescendants: 'plain', after: { at: 'date', title: 'plain', key: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.updatedAt <= $after.at AND (item.updatedAt < $after.at OR item.key < $after.key)\n    AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n    AND CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates\n      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore\n      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore\n      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))\n      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)\n      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)\n      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)\n      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $filter.folder.asked THEN true\n        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END\n    THEN all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey DESC, item.updatedAt DESC, item.key DESC LIMIT $limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY updatedAt DESC, key DESC LIMIT $limit",
};

/** The first child of a folder that is none of some, and where it stands; nothing where there is no other. */
export const findFirstPlace: Statement<{
  readonly folderKey: string;
  readonly keys: readonly string[];
}, readonly PlaceRow[]> = {
  name: 'library/find-first-place',
  mode: 'read',
  cardinality: 'many',
  params: { folderKey: 'plain', keys: 'plain' },
  text: "MATCH ()-[edge:CONTAINS {folderKey: $folderKey}]->(child:Document)\nWHERE edge.position IS NOT NULL AND NOT child.key IN $keys\nRETURN child.key AS key, edge.position AS position\nORDER BY edge.folderKey, edge.position LIMIT 1",
};

/** What a folder holds with all within it, itself included: how many documents of each type, how many chunks, and how many references of other documents of its scope lead into it. */
export const findFolderContents: Statement<{
  readonly viewer: string;
  readonly id: string;
}, readonly FolderContentsRow[]> = {
  name: 'library/find-folder-contents',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', id: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (root:Document {tenantKey: viewer.tenantKey, id: $id})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nWITH root WHERE root.type = 'folder'\nMATCH (root)-[:CONTAINS*0..]->(item:Document)\nWITH root, collect(item) AS items\nCALL (items) {\n  UNWIND items AS item\n  WITH item.type AS type, count(*) AS count, sum(COUNT { (:Chunk)-[:CHUNK_OF]->(item) }) AS chunks\n  ORDER BY type\n  RETURN collect({type: type, count: count}) AS types, sum(chunks) AS chunks\n}\nCALL (root, items) {\n  UNWIND items AS item\n  MATCH (source:Document)-[:HAS_REFERENCE]->(reference:Reference)-[:TO]->(item)\n  WHERE source.scopeKey = root.scopeKey AND NOT source IN items\n  RETURN count(reference) AS references\n}\nRETURN root.key AS key, size(items) AS documents, types, chunks, references",
};

/** The folders above documents, from the root on, their keys and titles: the loader behind Document.folderPath. */
export const findFolderPaths: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
}, readonly FolderPathRow[]> = {
  name: 'library/find-folder-paths',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nUNWIND $keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nMATCH path = (item)<-[:CONTAINS*1..]-(top:Folder)\nWHERE NOT EXISTS { (top)<-[:CONTAINS]-() }\nWITH item, reverse(tail(nodes(path))) AS folders\nRETURN item.key AS documentKey, [folder IN folders | folder.key] AS keys, [folder IN folders | folder.title] AS titles",
};

/** Folders of a scope by their title and the folder that they are in, none for the root; of several the oldest. */
export const findFoldersByTitle: Statement<{
  readonly scopeKey: string;
  readonly folders: readonly FolderName[];
}, readonly NamedFolderRow[]> = {
  name: 'library/find-folders-by-title',
  mode: 'read',
  cardinality: 'many',
  params: { scopeKey: 'plain', folders: { ref: 'int', parentKey: 'plain', title: 'plain' } },
  text: "UNWIND $folders AS row\nMATCH (folder:Folder {scopeKey: $scopeKey, title: row.title})\nWHERE CASE WHEN row.parentKey IS NULL THEN NOT EXISTS { (folder)<-[:CONTAINS]-() }\n      ELSE EXISTS { (folder)<-[:CONTAINS]-(:Folder {key: row.parentKey}) } END\nRETURN row.ref AS ref, min(folder.key) AS key",
};

/** The folders that documents are in: the loader behind Document.folder. */
export const findFoldersOfDocuments: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
}, readonly FolderOfDocumentRow[]> = {
  name: 'library/find-folders-of-documents',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nUNWIND $keys AS key\nMATCH (child:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})<-[:CONTAINS]-(item:MemoryItem:Folder)-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt, child.key AS documentKey",
};

/** How far the index of documents is: the loader behind Document.indexProgress. */
export const findIndexProgress: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
}, readonly IndexProgressRow[]> = {
  name: 'library/find-index-progress',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nUNWIND $keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nOPTIONAL MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\nWHERE chunk.generation = item.generation\nRETURN item.key AS documentKey, count(chunk) AS chunks, count(chunk.embedding_a) AS embedded",
};

/** The last child of each of some folders, and where it stands; nothing for an empty folder. */
export const findLastPlaces: Statement<{
  readonly folderKeys: readonly string[];
}, readonly PlaceRow[]> = {
  name: 'library/find-last-places',
  mode: 'read',
  cardinality: 'many',
  params: { folderKeys: 'plain' },
  text: "UNWIND $folderKeys AS folderKey\nCALL (folderKey) {\n  MATCH ()-[edge:CONTAINS {folderKey: folderKey}]->()\n  WHERE edge.position IS NOT NULL\n  RETURN edge.position AS position ORDER BY edge.folderKey DESC, edge.position DESC LIMIT 1\n}\nRETURN folderKey AS key, position",
};

/** Documents of archived scopes and archived folders whose time is over. */
export const findPurgeableDocuments: Statement<{
  readonly now: Date;
  readonly limit: number;
}, readonly PurgeableRow[]> = {
  name: 'library/find-purgeable-documents',
  mode: 'read',
  cardinality: 'many',
  params: { now: 'date', limit: 'int' },
  text: "CALL () {\n  MATCH (scope:ArchivedScope)\n  WHERE scope.purgeAt <= $now\n  MATCH (item:MemoryItem|ArchivedDocument)-[:IN_SCOPE]->(scope)\n  RETURN item LIMIT $limit\n  UNION\n  MATCH (item:ArchivedDocument)\n  WHERE item.purgeAt <= $now\n  RETURN item LIMIT $limit\n}\nRETURN item.key AS key, item.blobHash AS blobHash, item.tenantKey AS tenantKey\nLIMIT $limit",
};

/** The folders of a scope that are in no folder, in their order, after a place; those without a place come last. */
export const findRootFolders: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly after: number;
  readonly afterKey: string;
  readonly limit: number;
}, readonly RootFolderRow[]> = {
  name: 'library/find-root-folders',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', after: 'plain', afterKey: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nMATCH (item:Folder {scopeKey: scope.key})\nWHERE item.title IS NOT NULL AND NOT EXISTS { (item)<-[:CONTAINS]-() }\nWITH item, scope, coalesce(item.rootPosition, 1.0e300) AS position\nWHERE position > $after OR (position = $after AND item.key > $afterKey)\nWITH item, scope, position ORDER BY position, item.key LIMIT $limit\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt, position\nORDER BY position, key LIMIT $limit",
};

/** The folders of a scope that are in no folder, in their order, and where they stand; those without a place come last. */
export const findRootPlaces: Statement<{
  readonly scopeKey: string;
}, readonly RootPlaceRow[]> = {
  name: 'library/find-root-places',
  mode: 'read',
  cardinality: 'many',
  params: { scopeKey: 'plain' },
  text: "MATCH (folder:Folder {scopeKey: $scopeKey})\nWHERE folder.title IS NOT NULL AND NOT EXISTS { (folder)<-[:CONTAINS]-() }\nRETURN folder.key AS key, folder.rootPosition AS position\nORDER BY coalesce(folder.rootPosition, 1.0e300), key",
};

/** Tags of documents, by document: the loader behind Document.tags. */
export const findTagsByDocument: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
}, readonly DocumentTagRow[]> = {
  name: 'library/find-tags-by-document',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nUNWIND $keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nMATCH (item)-[edge:TAGGED]->(tag:Tag)\nRETURN item.key AS documentKey, tag.key AS key, tag.id AS id, tag.label AS label, edge.by AS by\nORDER BY documentKey, id",
};

/** The documents that documents are translations of, and their other translations: the loader behind Document.translations. A link counts where both of its ends are in one scope, so that who sees the one sees the other. */
export const findTranslations: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
}, readonly TranslationRow[]> = {
  name: 'library/find-translations',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nUNWIND $keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})\nWHERE EXISTS { (item)-[:TRANSLATION_OF]-(:Document) }\nWITH viewer, item\nMATCH (item)-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nOPTIONAL MATCH (item)-[:TRANSLATION_OF]->(of:Document)\nWHERE of.scopeKey = item.scopeKey\nWITH item, coalesce(of, item) AS original\nMATCH (other:Document)-[:TRANSLATION_OF*0..1]->(original)\nWHERE other.scopeKey = item.scopeKey AND other <> item\nRETURN item.key AS documentKey, other.key AS key, other.id AS id, other.title AS title,\n       coalesce(other.language, 'und') AS language, other = original AS original\nORDER BY documentKey, language, key",
};

/** Documents by their ids, those that the viewer may write. */
export const findWritableDocuments: Statement<{
  readonly viewer: string;
  readonly ids: readonly string[];
}, readonly DocumentRow[]> = {
  name: 'library/find-writable-documents',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', ids: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nUNWIND $ids AS id\nMATCH (item:Document {tenantKey: viewer.tenantKey, id: id})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
};

/** One document by its id, if the viewer may read its scope. */
export const getDocument: Statement<{
  readonly viewer: string;
  readonly id: string;
}, DocumentRow | null> = {
  name: 'library/get-document',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', id: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (item:Document {tenantKey: viewer.tenantKey, id: $id})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
};

/** A folder of a scope by its key, locked until the transaction ends. */
export const getFolderInScope: Statement<{
  readonly key: string;
  readonly scopeKey: string;
}, KeyRow | null> = {
  name: 'library/get-folder-in-scope',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', scopeKey: 'plain' },
  text: "MATCH (locked:MemoryItem:Folder {key: $key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (folder:MemoryItem:Folder {key: key})\nWHERE folder.scopeKey = $scopeKey\nRETURN folder.key AS key",
};

/** The folder that a document is in, and the document's place there. */
export const getFolderOf: Statement<{
  readonly itemKey: string;
}, FolderPlaceRow | null> = {
  name: 'library/get-folder-of',
  mode: 'read',
  cardinality: 'maybe',
  params: { itemKey: 'plain' },
  text: "MATCH (:MemoryItem:Document {key: $itemKey})<-[edge:CONTAINS]-(folder:Folder)\nRETURN folder.key AS key, folder.id AS id, edge.position AS position",
};

/** What a call with this idempotency key of the user came to. */
export const getIdempotencyKey: Statement<{
  readonly userKey: string;
  readonly name: string;
}, IdempotencyRow | null> = {
  name: 'library/get-idempotency-key',
  mode: 'read',
  cardinality: 'maybe',
  params: { userKey: 'plain', name: 'plain' },
  text: "MATCH (record:IdempotencyKey {userKey: $userKey, name: $name})\nRETURN record.key AS key, record.fingerprint AS fingerprint, record.outcome AS outcome,\n       record.documentKey AS documentKey, record.documentId AS documentId, record.scope AS scope,\n       record.warnings AS warnings",
};

/** A blob that no document holds. It is written first, so that no upload takes it before the transaction ends. */
export const getUnheldBlob: Statement<{
  readonly hash: string;
  readonly at: Date;
}, KeyRow | null> = {
  name: 'library/get-unheld-blob',
  mode: 'write',
  cardinality: 'maybe',
  params: { hash: 'plain', at: 'date' },
  text: "MATCH (locked:Blob {hash: $hash})\nSET locked.heldAt = $at\nWITH locked.hash AS hash\nMATCH (blob:Blob {hash: hash})\nWHERE NOT EXISTS { (:Document|ArchivedDocument)-[:STORED_IN]->(blob) }\nRETURN blob.hash AS key",
};

/** One document by its id, if the viewer may write into its scope. The document is written first, which locks it until the transaction ends. */
export const getWritableDocument: Statement<{
  readonly viewer: string;
  readonly id: string;
}, DocumentRow | null> = {
  name: 'library/get-writable-document',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', id: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (locked:Document {tenantKey: viewer.tenantKey, id: $id})\nSET locked.lock = true\nWITH viewer, locked.key AS key\nMATCH (item:MemoryItem:Document {key: key})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
};

/** Joins a document to the stored file with this hash. The blob is written first, which keeps a clean-up away until the transaction ends. */
export const linkBlob: Statement<{
  readonly itemKey: string;
  readonly hash: string;
  readonly size: number;
  readonly at: Date;
}, KeyRow> = {
  name: 'library/link-blob',
  mode: 'write',
  cardinality: 'one',
  params: { itemKey: 'plain', hash: 'plain', size: 'int', at: 'date' },
  text: "MERGE (blob:Blob {hash: $hash})\nON CREATE SET blob.size = $size, blob.createdAt = $at\nSET blob.heldAt = $at\nWITH blob\nMATCH (item:MemoryItem:Document {key: $itemKey})\nMERGE (item)-[:STORED_IN]->(blob)\nRETURN blob.hash AS key",
};

/** Files documents in folders of their scope, in place of the folder that each of them was in. The documents are written first, which locks them. */
export const linkChildren: Statement<{
  readonly children: readonly NewChild[];
}, CountRow> = {
  name: 'library/link-children',
  mode: 'write',
  cardinality: 'one',
  params: { children: { key: 'plain', folderKey: 'plain', position: 'plain' } },
  text: "UNWIND $children AS child\nMATCH (locked:MemoryItem:Document {key: child.key})\nSET locked.lock = true\nWITH child, locked.key AS key\nMATCH (item:MemoryItem:Document {key: key})\nMATCH (folder:MemoryItem:Folder {key: child.folderKey})\nWHERE folder.scopeKey = item.scopeKey\nCALL (item) {\n  MATCH (item)<-[old:CONTAINS]-()\n  DELETE old\n}\nSET item.rootPosition = null\nCREATE (folder)-[:CONTAINS {folderKey: folder.key, position: child.position}]->(item)\nRETURN count(*) AS count",
};

/** Joins a process's result to the task that produced it; process and task are made when they are seen first. */
export const linkProducer: Statement<{
  readonly itemKey: string;
  readonly scopeKey: string;
  readonly processKey: string;
  readonly taskKey: string;
  readonly nodeId: string;
  readonly at: Date;
}, KeyRow> = {
  name: 'library/link-producer',
  mode: 'write',
  cardinality: 'one',
  params: { itemKey: 'plain', scopeKey: 'plain', processKey: 'plain', taskKey: 'plain', nodeId: 'plain', at: 'date' },
  text: "MATCH (item:MemoryItem:Document {key: $itemKey})\nMATCH (scope:Scope {key: $scopeKey, kind: 'think-process'})\nMERGE (process:ThinkProcess {tenantKey: scope.tenantKey, id: scope.id})\nON CREATE SET process.key = $processKey, process.createdAt = $at\nMERGE (process)-[:RUNS_IN]->(scope)\nMERGE (task:TaskNode {processKey: process.key, id: $nodeId})\nON CREATE SET task.key = $taskKey, task.tenantKey = scope.tenantKey, task.createdAt = $at\nMERGE (task)-[:PART_OF]->(process)\nMERGE (item)-[:PRODUCED_BY]->(task)\nRETURN task.key AS key",
};

/** Adds tags to new documents; a tag that is new to the tenant is made. */
export const linkTagsOfDocuments: Statement<{
  readonly documents: readonly TagsOfDocument[];
  readonly by: string;
  readonly at: Date;
}, CountRow> = {
  name: 'library/link-tags-of-documents',
  mode: 'write',
  cardinality: 'one',
  params: { documents: { itemKey: 'plain', tags: { key: 'plain', id: 'plain', label: 'plain' } }, by: 'plain', at: 'date' },
  text: "UNWIND $documents AS entry\nMATCH (item:MemoryItem {key: entry.itemKey})\nUNWIND entry.tags AS row\nMERGE (tag:Tag {tenantKey: item.tenantKey, id: row.id})\nON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $at\nMERGE (item)-[edge:TAGGED]->(tag)\nON CREATE SET edge.by = $by, edge.at = $at\nRETURN count(edge) AS count",
};

/** Adds tags to a document; a tag that is new to the tenant is made. Gives the ids of those it did not have before. */
export const linkTags: Statement<{
  readonly itemKey: string;
  readonly tags: readonly TagInput[];
  readonly by: string;
  readonly at: Date;
}, readonly KeyRow[]> = {
  name: 'library/link-tags',
  mode: 'write',
  cardinality: 'many',
  params: { itemKey: 'plain', tags: { key: 'plain', id: 'plain', label: 'plain' }, by: 'plain', at: 'date' },
  text: "MATCH (item:MemoryItem {key: $itemKey})\nUNWIND $tags AS row\nMERGE (tag:Tag {tenantKey: item.tenantKey, id: row.id})\nON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $at\nWITH item, tag\nWHERE NOT EXISTS { (item)-[:TAGGED]->(tag) }\nMERGE (item)-[edge:TAGGED]->(tag)\nON CREATE SET edge.by = $by, edge.at = $at\nRETURN tag.id AS key",
};

/** Makes a document a translation of another one in its scope. What linked it before, to documents that are in other scopes by now, is taken off. `isTranslation` spares searches the look for the edge where there is none. */
export const linkTranslation: Statement<{
  readonly key: string;
  readonly originalKey: string;
}, KeyRow> = {
  name: 'library/link-translation',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain', originalKey: 'plain' },
  text: "MATCH (item:MemoryItem:Document {key: $key})\nMATCH (original:MemoryItem:Document {key: $originalKey})\nCALL (item, original) {\n  OPTIONAL MATCH (item)-[own:TRANSLATION_OF]-()\n  OPTIONAL MATCH (original)-[above:TRANSLATION_OF]->()\n  DELETE own, above\n}\nMERGE (item)-[:TRANSLATION_OF]->(original)\nSET item.isTranslation = true\nRETURN item.key AS key",
};

/** Moves a document up to the scope of a tier above its own. The document is written first; edge, scopeKey of the item, its chunks and their windows, and the history change together. Null when the viewer may not write the scope above, and with it all that is within it, or there is none. It stays where it is already there. */
export const moveDocument: Statement<{
  readonly viewer: string;
  readonly id: string;
  readonly tier: number;
  readonly moveKey: string;
  readonly reason: string;
  readonly at: Date;
}, MovedRow | null> = {
  name: 'library/move-document',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', id: 'plain', tier: 'int', moveKey: 'plain', reason: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (locked:Document {tenantKey: viewer.tenantKey, id: $id})\nSET locked.lock = true\nWITH viewer, locked.key AS key\nMATCH (item:MemoryItem:Document {key: key})-[old:IN_SCOPE]->(scope:Scope)\nMATCH (scope)-[:WITHIN*0..4]->(to:Scope {tier: $tier})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(to) WHERE CASE WHEN to.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nWITH viewer, item, old, scope, to, scope <> to AS moved\nCALL (viewer, item, old, scope, to, moved) {\n  WITH viewer, item, old, scope, to WHERE moved\n  DELETE old\n  CREATE (item)-[:IN_SCOPE]->(to)\n  CREATE (move:Move {key: $moveKey, tenantKey: item.tenantKey, from: scope.key, to: to.key, at: $at, by: viewer.key, reason: $reason})\n  CREATE (move)-[:MOVE_OF]->(item)\n  SET item.scopeKey = to.key, item.version = item.version + 1, item.updatedAt = $at\n}\nCALL (item, to, moved) {\n  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\n  WHERE moved\n  SET chunk.scopeKey = to.key\n  WITH chunk, to\n  MATCH (window:Window)-[:WINDOW_OF]->(chunk)\n  SET window.scopeKey = to.key\n}\nRETURN item.key AS key, moved, scope.key AS fromKey, to.key AS toKey, scope.kind + '/' + scope.id AS from,\n       to.kind + '/' + to.id AS to, item.version AS version",
};

/** Where some children of a folder stand. Counts those that are its children. */
export const setChildPlaces: Statement<{
  readonly folderKey: string;
  readonly places: readonly Place[];
}, CountRow> = {
  name: 'library/set-child-places',
  mode: 'write',
  cardinality: 'one',
  params: { folderKey: 'plain', places: { key: 'plain', position: 'plain' } },
  text: "UNWIND $places AS place\nMATCH (item:MemoryItem:Document {key: place.key})\nCALL (item, place) {\n  MATCH (item)<-[edge:CONTAINS]-()\n  WHERE edge.folderKey = $folderKey\n  SET edge.position = place.position\n  RETURN count(*) AS moved\n}\nRETURN sum(moved) AS count",
};

/** New title, content and metadata of a document that the same transaction has locked. */
export const setDocument: Statement<{
  readonly key: string;
  readonly title: string;
  readonly content: string;
  readonly mimeType: string;
  readonly language: string;
  readonly languageGiven: boolean;
  readonly metadata: string;
  readonly indexState: string;
  readonly indexError: string | null;
  readonly generation: number;
  readonly at: Date;
}, KeyRow> = {
  name: 'library/set-document',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain', title: 'plain', content: 'plain', mimeType: 'plain', language: 'plain', languageGiven: 'plain', metadata: 'plain', indexState: 'plain', indexError: 'plain', generation: 'int', at: 'date' },
  text: "MATCH (item:MemoryItem:Document {key: $key})\nSET item.title = $title, item.content = $content, item.mimeType = $mimeType, item.metadata = $metadata,\n    item.indexState = $indexState, item.indexError = $indexError, item.generation = $generation,\n    item.language = $language, item.languageGiven = $languageGiven, item.version = item.version + 1, item.updatedAt = $at\nRETURN item.key AS key",
};

/** Makes documents that are purged from the archive ordinary ones again, for the deletion in the same transaction. Others stay as they are. */
export const setDocumentsPurgeable: Statement<{
  readonly keys: readonly string[];
}, CountRow> = {
  name: 'library/set-documents-purgeable',
  mode: 'write',
  cardinality: 'one',
  params: { keys: 'plain' },
  text: "UNWIND $keys AS key\nMATCH (item:ArchivedDocument {key: key})\nMATCH (held:Document {tenantKey: item.tenantKey, id: item.id})\nDELETE held\nSET item:MemoryItem:Document\nREMOVE item:ArchivedDocument\nRETURN count(*) AS count",
};

/** Writes a folder and all within it, which locks them until the transaction ends, and tells how many they are. */
export const setFolderLocked: Statement<{
  readonly key: string;
}, CountRow> = {
  name: 'library/set-folder-locked',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain' },
  text: "MATCH (:MemoryItem:Folder {key: $key})-[:CONTAINS*0..]->(item:Document)\nSET item.lock = true\nRETURN count(item) AS count",
};

/** Brings back a folder that was deleted, with all that was deleted with it. The scope is written first, as by what moves and deletes. Nothing where there is none that the viewer may restore. */
export const setFolderRestored: Statement<{
  readonly viewer: string;
  readonly id: string;
  readonly now: Date;
}, readonly RestoredDocumentRow[]> = {
  name: 'library/set-folder-restored',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', id: 'plain', now: 'date' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (held:Document {tenantKey: viewer.tenantKey, id: $id})\nMATCH (root:ArchivedDocument {key: held.heldFor})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nSET scope.lock = true\nWITH scope, root.key AS rootKey\nMATCH (root:ArchivedDocument {key: rootKey})\nWHERE root.archiveKey = root.key AND root.purgeAt > $now\nWITH scope, root, root.archivedFrom AS folderKey\nMATCH (item:ArchivedDocument {archiveKey: root.key})\nMATCH (held:Document {tenantKey: item.tenantKey, id: item.id})\nDELETE held\nSET item:MemoryItem:Document, item.version = item.version + 1, item.updatedAt = $now, item.archiveKey = null,\n    item.archivedAt = null, item.archivedBy = null, item.purgeAt = null, item.archivedFrom = null,\n    item.archivedIn = null, item.archivedDocuments = null\nREMOVE item:ArchivedDocument\nFOREACH (_ IN CASE WHEN item.type = 'folder' THEN [1] ELSE [] END | SET item:Folder)\nWITH scope, item, root, folderKey\nCALL (item) {\n  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\n  SET chunk.status = chunk.statusBefore, chunk.statusBefore = null\n  WITH chunk\n  MATCH (window:Window)-[:WINDOW_OF]->(chunk)\n  SET window.status = chunk.status\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.version AS version, item.generation AS generation, item.indexState AS indexState,\n       item = root AS isRoot, folderKey, [(item)-[:TAGGED]->(tag:Tag) | tag.id] AS tags\nORDER BY key",
};

/** Writes a scope, which locks it until the transaction ends: one change of its folders at a time, so that two moves cannot make a cycle, and two imports make a folder once. */
export const setFoldersLocked: Statement<{
  readonly scopeKey: string;
}, KeyRow | null> = {
  name: 'library/set-folders-locked',
  mode: 'write',
  cardinality: 'maybe',
  params: { scopeKey: 'plain' },
  text: "MATCH (scope:Scope {key: $scopeKey})\nSET scope.lock = true\nRETURN scope.key AS key",
};

/** Keeps what a call with an idempotency key came to, in the transaction of the call itself. */
export const setIdempotencyOutcome: Statement<{
  readonly userKey: string;
  readonly name: string;
  readonly outcome: string;
  readonly documentKey: string;
  readonly documentId: string;
  readonly scope: string;
  readonly warnings: readonly string[];
}, KeyRow> = {
  name: 'library/set-idempotency-outcome',
  mode: 'write',
  cardinality: 'one',
  params: { userKey: 'plain', name: 'plain', outcome: 'plain', documentKey: 'plain', documentId: 'plain', scope: 'plain', warnings: 'plain' },
  text: "MATCH (record:IdempotencyKey {userKey: $userKey, name: $name})\nSET record.outcome = $outcome, record.documentKey = $documentKey, record.documentId = $documentId,\n    record.scope = $scope, record.warnings = $warnings\nRETURN record.key AS key",
};

/** The scalar metadata of a document as properties of their own, so that lists can filter by them; null removes one. */
export const setMetadataProperties: Statement<{
  readonly key: string;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}, KeyRow> = {
  name: 'library/set-metadata-properties',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain', properties: 'plain' },
  text: "MATCH (item:MemoryItem:Document {key: $key})\nSET item += $properties\nRETURN item.key AS key",
};

/** Gives the children of a folder new places in their order, far apart: for when there is no room between two of them. */
export const setPlacesSpaced: Statement<{
  readonly folderKey: string;
  readonly step: number;
}, CountRow> = {
  name: 'library/set-places-spaced',
  mode: 'write',
  cardinality: 'one',
  params: { folderKey: 'plain', step: 'plain' },
  text: "MATCH ()-[edge:CONTAINS {folderKey: $folderKey}]->()\nWHERE edge.position IS NOT NULL\nWITH edge ORDER BY edge.position\nWITH collect(edge) AS edges\nUNWIND range(0, size(edges) - 1) AS i\nWITH edges[i] AS edge, (i + 1) * $step AS position\nSET edge.position = position\nRETURN count(*) AS count",
};

/** Where some folders stand at the root of their scope. */
export const setRootPlaces: Statement<{
  readonly places: readonly RootPlace[];
}, CountRow> = {
  name: 'library/set-root-places',
  mode: 'write',
  cardinality: 'one',
  params: { places: { key: 'plain', position: 'plain' } },
  text: "UNWIND $places AS place\nMATCH (folder:MemoryItem:Folder {key: place.key})\nSET folder.rootPosition = place.position\nRETURN count(*) AS count",
};

/** Notes a change of a document's tags or scope: next version, new time. */
export const setTouched: Statement<{
  readonly key: string;
  readonly at: Date;
}, KeyRow> = {
  name: 'library/set-touched',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain', at: 'date' },
  text: "MATCH (item:MemoryItem {key: $key})\nSET item.version = item.version + 1, item.updatedAt = $at\nRETURN item.key AS key",
};

/** Takes all documents out of a folder, and gives them. */
export const unlinkChildren: Statement<{
  readonly folderKey: string;
  readonly at: Date;
}, readonly DocumentRow[]> = {
  name: 'library/unlink-children',
  mode: 'write',
  cardinality: 'many',
  params: { folderKey: 'plain', at: 'date' },
  text: "MATCH (:MemoryItem:Folder {key: $folderKey})-[edge:CONTAINS]->(item:Document)-[:IN_SCOPE]->(scope:Scope)\nDELETE edge\nSET item.version = item.version + 1, item.updatedAt = $at\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY key",
};

/** Takes a document out of the folder that it is in. */
export const unlinkFromFolder: Statement<{
  readonly itemKey: string;
}, CountRow> = {
  name: 'library/unlink-from-folder',
  mode: 'write',
  cardinality: 'one',
  params: { itemKey: 'plain' },
  text: "MATCH (item:MemoryItem:Document {key: $itemKey})<-[edge:CONTAINS]-()\nDELETE edge\nRETURN count(*) AS count",
};

/** Takes tags off a document, automatic ones excepted. Gives the ids of those that were taken off. */
export const unlinkTags: Statement<{
  readonly itemKey: string;
  readonly tags: readonly string[];
}, readonly KeyRow[]> = {
  name: 'library/unlink-tags',
  mode: 'write',
  cardinality: 'many',
  params: { itemKey: 'plain', tags: 'plain' },
  text: "MATCH (item:MemoryItem {key: $itemKey})-[edge:TAGGED]->(tag:Tag)\nWHERE tag.id IN $tags AND edge.by <> 'automatic'\nWITH edge, tag.id AS key\nDELETE edge\nRETURN key",
};

/** Takes a document out of its translations: from the one that it is of, and those that are of it from it. */
export const unlinkTranslation: Statement<{
  readonly key: string;
}, CountRow> = {
  name: 'library/unlink-translation',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain' },
  text: "MATCH (item:MemoryItem:Document {key: $key})-[edge:TRANSLATION_OF]-()\nDELETE edge\nRETURN count(*) AS count",
};

/** Claims a user's idempotency key for one call, and gives the claim that holds: the first one. The key is written, which locks it until the transaction ends: a second call waits for the first. */
export const upsertIdempotencyKey: Statement<{
  readonly userKey: string;
  readonly name: string;
  readonly claim: string;
  readonly fingerprint: string;
  readonly at: Date;
}, KeyRow> = {
  name: 'library/upsert-idempotency-key',
  mode: 'write',
  cardinality: 'one',
  params: { userKey: 'plain', name: 'plain', claim: 'plain', fingerprint: 'plain', at: 'date' },
  text: "MERGE (record:IdempotencyKey {userKey: $userKey, name: $name})\nON CREATE SET record.key = $claim, record.fingerprint = $fingerprint, record.createdAt = $at\nSET record.lock = true\nWITH record.userKey AS userKey, record.name AS name\nMATCH (held:IdempotencyKey {userKey: userKey, name: name})\nRETURN held.key AS key",
};
