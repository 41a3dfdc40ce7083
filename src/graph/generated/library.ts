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

/** What documents of a list must be. Empty lists of MIME types, processes, nodes, metadata and tags ask for nothing. Tags are
lists of keys: a document has one of each. */
export interface DocumentConditions {
  readonly folder: FolderCondition;
  readonly types: readonly string[];
  readonly sourceTypes: readonly string[];
  readonly indexStates: readonly string[];
  readonly mimeTypes: readonly string[];
  readonly languages: readonly string[];
  readonly thinkProcessIds: readonly string[];
  readonly nodeIds: readonly string[];
  readonly tags: ReadonlyArray<readonly string[]>;
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

/** A document that was moved to another scope. */
export interface MovedRow {
  readonly key: string;
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly filename: string | null;
  readonly version: number;
  readonly sourceThinkProcessId: string | null;
  readonly fromKey: string;
  readonly from: string;
  readonly fromTitle: string;
  readonly toKey: string;
  readonly to: string;
}

/** A document that is to be moved, and the key of the move that is remembered. */
export interface NewMove {
  readonly documentKey: string;
  readonly moveKey: string;
}

/** A remembered move of a document. A scope that the viewer may not read is null. */
export interface MoveRow {
  readonly documentKey: string;
  readonly key: string;
  readonly version: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly at: Date;
  readonly by: string | null;
  readonly how: string;
  readonly reason: string | null;
}

/** Where a page of moves begins: the version that the move before it made of the document, and the key of that move. */
export interface MoveCursor {
  readonly version: number;
  readonly key: string;
}

/** A document that is locked, without its text. */
export interface LockedDocumentRow {
  readonly key: string;
  readonly id: string;
  readonly type: string;
  readonly scopeKey: string;
  readonly sourceThinkProcessId: string | null;
}

/** A scope at or above another one (`fromKey`), and what it says of promotion; null tags for those of the server. */
export interface PromotionTargetRow {
  readonly fromKey: string;
  readonly key: string;
  readonly address: string;
  readonly kind: string;
  readonly tier: number | null;
  readonly writable: boolean;
  readonly acceptsPromotions: boolean;
  readonly autoPromoteResults: boolean;
  readonly promotionTags: readonly string[] | null;
}

/** What a scope says of promotion; null tags for those of the server. */
export interface PromotionRulesRow {
  readonly scopeKey: string;
  readonly acceptsPromotions: boolean;
  readonly autoPromoteResults: boolean;
  readonly promotionTags: readonly string[] | null;
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

/** What a call with an idempotency key came to. The key is the claim of that call. The document's are empty where it was about
none; `answer` is what cannot be read again afterwards, as JSON. */
export interface IdempotencyRow {
  readonly key: string;
  readonly fingerprint: string;
  readonly outcome: string;
  readonly documentKey: string;
  readonly documentId: string;
  readonly scope: string;
  readonly warnings: readonly string[];
  readonly answer: string | null;
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

/** A tag of a path, and the one above it in the path. */
export interface PathTag {
  readonly key: string;
  readonly id: string;
  readonly label: string;
  readonly parentId: string | null;
}

/** A tag with all that are narrower, by key. */
export interface NarrowerTagsRow {
  readonly id: string;
  readonly keys: readonly string[];
}

/** A tag, with how many documents of some scopes have it. */
export interface TagRow {
  readonly key: string;
  readonly id: string;
  readonly label: string;
  readonly documentCount: number;
}

/** A tag that is right above another one (`broader`) or below it. */
export interface TagNeighbourRow {
  readonly tagKey: string;
  readonly broader: boolean;
  readonly key: string;
  readonly id: string;
  readonly label: string;
  readonly documentCount: number;
}

/** A tag with those right above it; or, where they would close a circle, which of them do, and nothing has changed. */
export interface BroaderTagsRow {
  readonly key: string;
  readonly id: string;
  readonly label: string;
  readonly broader: readonly string[];
  readonly circle: readonly string[];
}

/** Tags that would be above and below each other, where nothing has changed. */
export interface CircleRow {
  readonly circle: readonly string[];
}

/** A tag by its normal form, and how it is written. */
export interface TagNameRow {
  readonly id: string;
  readonly label: string;
}

/** How a tag is to be written. */
export interface TagLabel {
  readonly id: string;
  readonly label: string;
}

/** A tag, and the one that is to stand in its place. */
export interface TagToMove {
  readonly from: string;
  readonly into: string;
}

/** Tags of a document, and those that are to stand in their place. */
export interface TagsToMove {
  readonly key: string;
  readonly from: readonly string[];
  readonly into: readonly string[];
}

/** A document that has some tags, and whether the viewer may write it. */
export interface TaggedDocumentRow {
  readonly key: string;
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly writable: boolean;
  readonly tags: readonly TagNameRow[];
}

/** A document whose tags were replaced: its new version, what was taken off, and what was added. */
export interface MovedTagsRow {
  readonly key: string;
  readonly version: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** A reference as it is written. `name` is what it wants in normal form, `wanted` as written; `mark` tells those of one text apart. */
export interface NewReference {
  readonly key: string;
  readonly kind: string;
  readonly text: string;
  readonly url: string | null;
  readonly name: string | null;
  readonly wanted: string | null;
  readonly locator: string | null;
  readonly note: string | null;
  readonly position: number;
  readonly mark: string;
}

/** References of one of many documents. */
export interface ReferencesOfDocument {
  readonly itemKey: string;
  readonly references: readonly NewReference[];
}

/** A document by the names that links find it by. */
export interface NamesOfDocument {
  readonly itemKey: string;
  readonly titleName: string | null;
  readonly fileName: string | null;
}

/** A reference that has found its document. `candidates` counts the documents of that name in the scope: the oldest is taken. */
export interface FoundTargetRow {
  readonly referenceKey: string;
  readonly text: string;
  readonly ownerKey: string;
  readonly ownerId: string;
  readonly ownerTitle: string;
  readonly ownerType: string;
  readonly ownerScope: string;
  readonly ownerScopeKey: string;
  readonly ownerVersion: number;
  readonly targetId: string;
  readonly candidates: number;
}

/** A reference of a document by its mark, as its text says it. */
export interface ReferenceMarkRow {
  readonly itemKey: string;
  readonly key: string;
  readonly mark: string;
}

/** A reference of a document, `documentKey` the one that was asked about: of what it refers to, or of what refers to it
(`incoming`). The target is null where there is none, or none that the viewer may read. */
export interface ReferenceRow {
  readonly documentKey: string;
  readonly incoming: boolean;
  readonly key: string;
  readonly kind: string;
  readonly text: string;
  readonly url: string | null;
  readonly locator: string | null;
  readonly note: string | null;
  readonly by: string;
  readonly createdAt: Date;
  readonly sourceKey: string;
  readonly targetKey: string | null;
}

/** A reference that the viewer may take off: with the document that it is of, and who made it. */
export interface OwnedReferenceRow {
  readonly key: string;
  readonly by: string;
  readonly documentId: string;
}

/** A document that a step from others by references leads to, in the scopes that were searched. `viaKey` is the one that the
step begins at; `incoming` where it is the document found that refers to that. */
export interface RelatedRow {
  readonly viaKey: string;
  readonly incoming: boolean;
  readonly kind: string;
  readonly key: string;
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly scope: string;
}

/** What a document is to be. */
export interface DocumentChange {
  readonly title: string;
  readonly content: string;
  readonly mimeType: string;
  readonly language: string;
  readonly languageGiven: boolean;
  readonly metadata: string;
  readonly indexState: string;
  readonly indexError: string | null;
  readonly generation: number;
}

/** One of many documents that change: what it is to be, and its scalar metadata as properties of their own; null removes one. */
export interface ChangedDocument {
  readonly key: string;
  readonly document: DocumentChange;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}

/** Normal forms of tags of one of many documents. */
export interface TagIdsOfDocument {
  readonly itemKey: string;
  readonly tags: readonly string[];
}

/** A document that was made from one that has changed, and is stale now. */
export interface DerivedRow {
  readonly key: string;
  readonly id: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly version: number;
}

/** A document that was changed, in its new version. */
export interface TouchedRow {
  readonly key: string;
  readonly version: number;
}

/** How many documents a folder holds itself. */
export const countChildren: Statement<{
  readonly folderKey: string;
}, CountRow> = {
  name: 'library/count-children',
  mode: 'read',
  cardinality: 'one',
  params: { folderKey: 'plain' },
  text: "MATCH (folder:MemoryItem:Folder {key: $params.folderKey})\nRETURN COUNT { (folder)-[:CONTAINS]->() } AS count",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (scope) {\n  CALL db.index.fulltext.queryNodes('chunk_text', '+scopeKey:' + scope.key + '^0 +status:active^0 ' + $params.text) YIELD node AS chunk\n  MATCH (chunk)-[:CHUNK_OF|REPLACED_IN]->(item:Document)\n  WHERE item.scopeKey = scope.key\n  RETURN DISTINCT item\n}\nWITH viewer, item\nWHERE CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\nRETURN count(item) AS count",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  UNWIND $params.filter.folder.ids AS id\n  MATCH (folder:Document {tenantKey: viewer.tenantKey, id: id})\n  WHERE folder.scopeKey = scope.key\n  CALL (folder) {\n    MATCH (folder)-[:CONTAINS]->(item:Document)\n    RETURN item\n    UNION\n    WITH folder WHERE $params.filter.folder.recursive\n    MATCH (folder)-[:CONTAINS*2..]->(item:Document)\n    RETURN item\n  }\n  RETURN DISTINCT item\n}\nWITH viewer, item\nWHERE CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\nRETURN count(item) AS count",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nMATCH (item:Document {scopeKey: scope.key})\nWHERE item.updatedAt IS NOT NULL\n    AND CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\nRETURN count(item) AS count",
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
  text: "MATCH (folder:MemoryItem:Folder {key: $params.folderKey})<-[:CONTAINS*0..]-(above:Folder)\nWHERE above.key = $params.itemKey\nRETURN count(*) AS count",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (scope:Scope {key: $params.scopeKey, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nMERGE (item:Document {tenantKey: viewer.tenantKey, id: $params.document.id})\nON CREATE SET item:MemoryItem, item += $params.document, item.scopeKey = scope.key, item.createdBy = viewer.key,\n              item.version = 1, item.createdAt = $params.createdAt, item.updatedAt = $params.at, item.savedVersion = 1,\n              item.savedBy = viewer.key, item.savedAt = $params.at\nWITH item, scope\nWHERE item.key = $params.document.key\nMERGE (item)-[:IN_SCOPE]->(scope)\nFOREACH (_ IN CASE WHEN item.type = 'folder' THEN [1] ELSE [] END | SET item:Folder)\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (scope:Scope {key: $params.scopeKey, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nUNWIND $params.documents AS row\nMERGE (item:Document {tenantKey: viewer.tenantKey, id: row.document.id})\nON CREATE SET item:MemoryItem, item += row.document, item += row.properties, item.scopeKey = scope.key,\n              item.createdBy = viewer.key, item.version = 1, item.createdAt = row.createdAt, item.updatedAt = $params.at,\n              item.savedVersion = 1, item.savedBy = viewer.key, item.savedAt = $params.at\nWITH item, scope, row\nWHERE item.key = row.document.key\nMERGE (item)-[:IN_SCOPE]->(scope)\nFOREACH (_ IN CASE WHEN item.type = 'folder' THEN [1] ELSE [] END | SET item:Folder)\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
};

/** Makes the tags of paths, each narrower than the one above it, where they are not there yet. Given from the top. One that is there keeps its place: a new tag is above nothing, so that no edge of these closes a circle. */
export const createPathTags: Statement<{
  readonly tenantKey: string;
  readonly tags: readonly PathTag[];
  readonly at: Date;
}, CountRow> = {
  name: 'library/create-path-tags',
  mode: 'write',
  cardinality: 'one',
  params: { tenantKey: 'plain', tags: { key: 'plain', id: 'plain', label: 'plain', parentId: 'plain' }, at: 'date' },
  text: "UNWIND $params.tags AS row\nMERGE (tag:Tag {tenantKey: $params.tenantKey, id: row.id})\nON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $params.at\nWITH collect({tag: tag, row: row}) AS made\nCALL (made) {\n  UNWIND made AS each\n  WITH each.tag AS tag, each.row AS row\n  WHERE tag.key = row.key AND row.parentId IS NOT NULL\n  MATCH (parent:Tag {tenantKey: $params.tenantKey, id: row.parentId})\n  MERGE (tag)-[:BROADER]->(parent)\n}\nRETURN size(made) AS count",
};

/** Writes references of documents; what one of them wants by name waits until `link-references` finds it. */
export const createReferences: Statement<{
  readonly documents: readonly ReferencesOfDocument[];
  readonly by: string;
  readonly at: Date;
}, CountRow> = {
  name: 'library/create-references',
  mode: 'write',
  cardinality: 'one',
  params: { documents: { itemKey: 'plain', references: { key: 'plain', kind: 'plain', text: 'plain', url: 'plain', name: 'plain', wanted: 'plain', locator: 'plain', note: 'plain', position: 'int', mark: 'plain' } }, by: 'plain', at: 'date' },
  text: "UNWIND $params.documents AS entry\nMATCH (item:MemoryItem:Document {key: entry.itemKey})\nUNWIND entry.references AS row\nMERGE (reference:Reference {key: row.key})\nON CREATE SET reference += row, reference.tenantKey = item.tenantKey, reference.by = $params.by, reference.createdAt = $params.at\nMERGE (item)-[:HAS_REFERENCE]->(reference)\nFOREACH (_ IN CASE WHEN row.name IS NULL THEN [] ELSE [1] END | SET reference:Wanted)\nRETURN count(reference) AS count",
};

/** Forgets a blob whose file is gone. */
export const deleteBlob: Statement<{
  readonly hash: string;
}, CountRow> = {
  name: 'library/delete-blob',
  mode: 'write',
  cardinality: 'one',
  params: { hash: 'plain' },
  text: "MATCH (blob:Blob {hash: $params.hash})\nDETACH DELETE blob\nRETURN count(*) AS count",
};

/** Deletes documents with their chunks, their windows, their moves, their versions, their references and the edges to their blobs. What refers to them by name waits for another document of that name. */
export const deleteDocuments: Statement<{
  readonly keys: readonly string[];
}, CountRow> = {
  name: 'library/delete-documents',
  mode: 'write',
  cardinality: 'one',
  params: { keys: 'plain' },
  text: "UNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key})\nCALL (item) {\n  MATCH (part)-[:CHUNK_OF|REPLACED_IN|MOVE_OF|VERSION_OF]->(item)\n  OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(part)\n  DETACH DELETE window, part\n}\nCALL (item) {\n  MATCH (item)-[:HAS_REFERENCE]->(own:Reference)\n  DETACH DELETE own\n}\nCALL (item) {\n  MATCH (waiting:Reference)-[:TO]->(item)\n  WHERE waiting.name IS NOT NULL\n  SET waiting:Wanted\n}\nDETACH DELETE item\nRETURN count(*) AS count",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (root:MemoryItem:Folder {key: $params.key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nOPTIONAL MATCH (parent:Folder)-[edge:CONTAINS]->(root)\nSET root.archivedFrom = parent.key, root.archivedIn = scope.key\nDELETE edge\nWITH viewer, root, scope\nMATCH (root)-[:CONTAINS*0..]->(item:Document)\nWITH viewer, root, scope, collect(item) AS items\nSET root.archivedDocuments = size(items)\nWITH viewer, root, scope, items\nUNWIND items AS item\nSET item:ArchivedDocument, item.archiveKey = root.key, item.archivedAt = $params.at, item.archivedBy = viewer.key,\n    item.purgeAt = $params.purgeAt, item.version = item.version + 1\nREMOVE item:MemoryItem:Document:Folder\nCREATE (:Document {tenantKey: item.tenantKey, id: item.id, heldFor: item.key})\nWITH scope, item\nCALL (item) {\n  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\n  SET chunk.statusBefore = chunk.status, chunk.status = 'archived'\n  WITH chunk\n  MATCH (window:Window)-[:WINDOW_OF]->(chunk)\n  SET window.status = 'archived'\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.version AS version, [(item)-[:TAGGED]->(tag:Tag) | tag.id] AS tags\nORDER BY key",
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
  text: "MATCH (record:IdempotencyKey)\nWHERE record.createdAt < $params.before\nWITH record LIMIT $params.limit\nDETACH DELETE record\nRETURN count(*) AS count",
};

/** Deletes references of documents. */
export const deleteReferences: Statement<{
  readonly itemKeys: readonly string[];
  readonly keys: readonly string[];
}, CountRow> = {
  name: 'library/delete-references',
  mode: 'write',
  cardinality: 'one',
  params: { itemKeys: 'plain', keys: 'plain' },
  text: "UNWIND $params.keys AS key\nMATCH (reference:Reference {key: key})<-[:HAS_REFERENCE]-(item:MemoryItem)\nWHERE item.key IN $params.itemKeys\nDETACH DELETE reference\nRETURN count(*) AS count",
};

/** All documents of the tenant that the viewer administers, those of deleted scopes too, that have one of some tags or one within some paths (`topic/`). They are written first, in the order of their keys, which locks them until the transaction ends. */
export const findAllTaggedDocuments: Statement<{
  readonly viewer: string;
  readonly tags: readonly string[];
  readonly paths: readonly string[];
  readonly limit: number;
}, readonly TaggedDocumentRow[]> = {
  name: 'library/find-all-tagged-documents',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', tags: 'plain', paths: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nCALL (viewer) {\n  UNWIND $params.tags AS id\n  MATCH (tag:Tag {tenantKey: viewer.tenantKey, id: id})\n  RETURN tag\n  UNION\n  UNWIND $params.paths AS path\n  MATCH (tag:Tag {tenantKey: viewer.tenantKey})\n  WHERE tag.id STARTS WITH path\n  RETURN tag\n}\nMATCH (tag)<-[:TAGGED]-(locked:Document)\nWITH DISTINCT locked ORDER BY locked.key LIMIT $params.limit\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (item:MemoryItem&Document {key: key})-[:IN_SCOPE]->(scope:Scope|ArchivedScope)\nRETURN item.key AS key, item.id AS id, item.title AS title, item.type AS type, item.scopeKey AS scopeKey,\n       scope.kind + '/' + scope.id AS scope, true AS writable,\n       [(item)-[edge:TAGGED]->(tag:Tag) WHERE edge.by <> 'automatic'\n         AND (tag.id IN $params.tags OR any(path IN $params.paths WHERE tag.id STARTS WITH path)) | {id: tag.id, label: tag.label}] AS tags\nORDER BY key LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nMATCH (root:ArchivedDocument {archivedIn: scope.key})\nUSING INDEX SEEK root:ArchivedDocument(archivedIn, archivedAt)\nWHERE root.archivedAt IS NOT NULL AND root.purgeAt > $params.now\nRETURN root.key AS key, root.id AS id, root.title AS title, scope.kind + '/' + scope.id AS scope,\n       root.archivedDocuments AS documents, root.archivedAt AS archivedAt, root.purgeAt AS purgeAt\nORDER BY archivedAt DESC, key DESC LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (folder:MemoryItem:Folder {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN folder.key AS folderKey, COUNT { (folder)-[:CONTAINS]->() } AS count",
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
  text: "MATCH ()-[edge:CONTAINS {folderKey: $params.folderKey}]->(child:Document)\nWHERE edge.position IS NOT NULL AND child.key <> $params.itemKey\nRETURN child.key AS key, edge.position AS position\nORDER BY edge.folderKey, edge.position SKIP $params.skip LIMIT 2",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (folder:MemoryItem:Folder {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (folder) {\n  MATCH ()-[edge:CONTAINS {folderKey: folder.key}]->(item:Document)\n  WHERE edge.position > $params.after\n  RETURN item, edge.position AS position ORDER BY edge.folderKey, edge.position LIMIT $params.limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt,\n       folder.key AS folderKey, position\nORDER BY folderKey, position",
};

/** Documents by their keys, those that the viewer may read. */
export const findDocumentsByKey: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
}, readonly DocumentRow[]> = {
  name: 'library/find-documents-by-key',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (scope) {\n  CALL db.index.fulltext.queryNodes('chunk_text', '+scopeKey:' + scope.key + '^0 +status:active^0 ' + $params.text) YIELD node AS chunk\n  MATCH (chunk)-[:CHUNK_OF|REPLACED_IN]->(item:Document)\n  WHERE item.scopeKey = scope.key\n  RETURN DISTINCT item\n}\nWITH viewer, scope, item, CASE $params.order.field WHEN 'title' THEN item.title WHEN 'createdAt' THEN item.createdAt ELSE item.updatedAt END AS sort,\n     CASE WHEN $params.order.field = 'title' THEN $params.after.title ELSE $params.after.at END AS last\nWHERE CASE WHEN $params.order.descending THEN sort < last OR (sort = last AND item.key < $params.after.key)\n      ELSE sort > last OR (sort = last AND item.key > $params.after.key) END\n    AND CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\nWITH scope, item, sort\nORDER BY CASE WHEN $params.order.descending THEN sort END DESC, CASE WHEN $params.order.descending THEN item.key END DESC,\n  CASE WHEN NOT $params.order.descending THEN sort END, CASE WHEN NOT $params.order.descending THEN item.key END LIMIT $params.limit\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY CASE WHEN $params.order.descending THEN sort END DESC, CASE WHEN $params.order.descending THEN key END DESC,\n  CASE WHEN NOT $params.order.descending THEN sort END, CASE WHEN NOT $params.order.descending THEN key END LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.createdAt >= $params.after.at AND (item.createdAt > $params.after.at OR item.key > $params.after.key)\n    AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n    AND CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey, item.createdAt, item.key LIMIT $params.limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY createdAt, key LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.createdAt <= $params.after.at AND (item.createdAt < $params.after.at OR item.key < $params.after.key)\n    AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n    AND CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey DESC, item.createdAt DESC, item.key DESC LIMIT $params.limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY createdAt DESC, key DESC LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  UNWIND $params.filter.folder.ids AS id\n  MATCH (folder:Document {tenantKey: viewer.tenantKey, id: id})\n  WHERE folder.scopeKey = scope.key\n  CALL (folder) {\n    MATCH (folder)-[:CONTAINS]->(item:Document)\n    RETURN item\n    UNION\n    WITH folder WHERE $params.filter.folder.recursive\n    MATCH (folder)-[:CONTAINS*2..]->(item:Document)\n    RETURN item\n  }\n  RETURN DISTINCT item\n}\nWITH viewer, scope, item, CASE $params.order.field WHEN 'title' THEN item.title WHEN 'createdAt' THEN item.createdAt ELSE item.updatedAt END AS sort,\n     CASE WHEN $params.order.field = 'title' THEN $params.after.title ELSE $params.after.at END AS last\nWHERE CASE WHEN $params.order.descending THEN sort < last OR (sort = last AND item.key < $params.after.key)\n      ELSE sort > last OR (sort = last AND item.key > $params.after.key) END\n    AND CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\nWITH scope, item, sort\nORDER BY CASE WHEN $params.order.descending THEN sort END DESC, CASE WHEN $params.order.descending THEN item.key END DESC,\n  CASE WHEN NOT $params.order.descending THEN sort END, CASE WHEN NOT $params.order.descending THEN item.key END LIMIT $params.limit\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY CASE WHEN $params.order.descending THEN sort END DESC, CASE WHEN $params.order.descending THEN key END DESC,\n  CASE WHEN NOT $params.order.descending THEN sort END, CASE WHEN NOT $params.order.descending THEN key END LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.title >= $params.after.title AND (item.title > $params.after.title OR item.key > $params.after.key)\n    AND CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey, item.title, item.key LIMIT $params.limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY title, key LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.title <= $params.after.title AND (item.title < $params.after.title OR item.key < $params.after.key)\n    AND CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey DESC, item.title DESC, item.key DESC LIMIT $params.limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY title DESC, key DESC LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.updatedAt >= $params.after.at AND (item.updatedAt > $params.after.at OR item.key > $params.after.key)\n    AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n    AND CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey, item.updatedAt, item.key LIMIT $params.limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY updatedAt, key LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nCALL (viewer, scope) {\n  MATCH (item:Document {scopeKey: scope.key})\n  WHERE item.updatedAt <= $params.after.at AND (item.updatedAt < $params.after.at OR item.key < $params.after.key)\n    AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n    AND CASE WHEN item.type IN $params.filter.types AND item.sourceType IN $params.filter.sourceTypes AND item.indexState IN $params.filter.indexStates\n      AND item.createdAt >= $params.filter.createdFrom AND item.createdAt < $params.filter.createdBefore\n      AND item.updatedAt >= $params.filter.updatedFrom AND item.updatedAt < $params.filter.updatedBefore\n      AND (size($params.filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),\n        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $params.filter.mimeTypes))\n      AND (size($params.filter.languages) = 0 OR coalesce(item.language, 'und') IN $params.filter.languages)\n      AND (size($params.filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $params.filter.thinkProcessIds)\n      AND (size($params.filter.nodeIds) = 0 OR item.sourceNodeId IN $params.filter.nodeIds)\n      AND all(row IN $params.filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists\n        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)\n        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)\n        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)\n        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))\n      AND CASE WHEN NOT $params.filter.folder.asked THEN true\n        WHEN $params.filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true\n        WHEN $params.filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids }\n        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $params.filter.folder.ids } END\n    THEN all(wanted IN $params.filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n    ELSE false END\n  RETURN item ORDER BY item.scopeKey DESC, item.updatedAt DESC, item.key DESC LIMIT $params.limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY updatedAt DESC, key DESC LIMIT $params.limit",
};

/** Facts of some scopes, those of the nearest first (in the order of `keys`), the newest of each first. */
export const findFacts: Statement<{
  readonly keys: readonly string[];
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-facts',
  mode: 'read',
  cardinality: 'many',
  params: { keys: 'plain', limit: 'int' },
  text: "UNWIND range(0, size($params.keys) - 1) AS place\nMATCH (scope:Scope {key: $params.keys[place]})\nCALL (scope) {\n  MATCH (item:Document {scopeKey: scope.key, type: 'fact'})\n  WHERE item.updatedAt IS NOT NULL\n  RETURN item ORDER BY item.updatedAt DESC LIMIT $params.limit\n}\nWITH item, scope, place ORDER BY place, item.updatedAt DESC, item.key LIMIT $params.limit\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY place, updatedAt DESC, key LIMIT $params.limit",
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
  text: "MATCH ()-[edge:CONTAINS {folderKey: $params.folderKey}]->(child:Document)\nWHERE edge.position IS NOT NULL AND NOT child.key IN $params.keys\nRETURN child.key AS key, edge.position AS position\nORDER BY edge.folderKey, edge.position LIMIT 1",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (root:Document {tenantKey: viewer.tenantKey, id: $params.id})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nWITH root WHERE root.type = 'folder'\nMATCH (root)-[:CONTAINS*0..]->(item:Document)\nWITH root, collect(item) AS items\nCALL (items) {\n  UNWIND items AS item\n  WITH item.type AS type, count(*) AS count, sum(COUNT { (:Chunk)-[:CHUNK_OF]->(item) }) AS chunks\n  ORDER BY type\n  RETURN collect({type: type, count: count}) AS types, sum(chunks) AS chunks\n}\nCALL (root, items) {\n  UNWIND items AS item\n  MATCH (source:Document)-[:HAS_REFERENCE]->(reference:Reference)-[:TO]->(item)\n  WHERE source.scopeKey = root.scopeKey AND NOT source IN items\n  RETURN count(reference) AS references\n}\nRETURN root.key AS key, size(items) AS documents, types, chunks, references",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWITH viewer, scope, collect(item) AS items\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nUNWIND items AS item\nMATCH path = (item)<-[:CONTAINS*1..]-(top:Folder)\nWHERE NOT EXISTS { (top)<-[:CONTAINS]-() }\nWITH item, reverse(tail(nodes(path))) AS folders\nRETURN item.key AS documentKey, [folder IN folders | folder.key] AS keys, [folder IN folders | folder.title] AS titles",
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
  text: "UNWIND $params.folders AS row\nMATCH (folder:Folder {scopeKey: $params.scopeKey, title: row.title})\nWHERE CASE WHEN row.parentKey IS NULL THEN NOT EXISTS { (folder)<-[:CONTAINS]-() }\n      ELSE EXISTS { (folder)<-[:CONTAINS]-(:Folder {key: row.parentKey}) } END\nRETURN row.ref AS ref, min(folder.key) AS key",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (child:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})<-[:CONTAINS]-(item:MemoryItem:Folder)-[:IN_SCOPE]->(scope:Scope)\nWITH viewer, scope, collect({child: child.key, item: item}) AS pairs\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nUNWIND pairs AS pair\nWITH scope, pair.item AS item, pair.child AS child\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt, child AS documentKey",
};

/** What refers to documents, the newest first. References of documents that the viewer may not read are none. */
export const findIncomingReferences: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
  readonly kinds: readonly string[];
  readonly limit: number;
}, readonly ReferenceRow[]> = {
  name: 'library/find-incoming-references',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain', kinds: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE EXISTS { (item)<-[:TO]-() } AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\nCALL (viewer, item) {\n  MATCH (item)<-[:TO]-(reference:Reference)<-[:HAS_REFERENCE]-(source:Document)-[:IN_SCOPE]->(to:Scope)\n  WHERE reference.kind IN $params.kinds AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(to) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(to) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN reference, source ORDER BY reference.key DESC LIMIT $params.limit\n}\nRETURN item.key AS documentKey, true AS incoming, reference.key AS key, reference.kind AS kind, reference.text AS text,\n       reference.url AS url, reference.locator AS locator, reference.note AS note, reference.by AS by,\n       reference.createdAt AS createdAt, source.key AS sourceKey, item.key AS targetKey\nORDER BY documentKey, key DESC",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nOPTIONAL MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\nWHERE chunk.generation = item.generation\nRETURN item.key AS documentKey, count(chunk) AS chunks, count(chunk.embedding_a) AS embedded",
};

/** The last child of each of some folders, and where it stands; nothing for an empty folder. */
export const findLastPlaces: Statement<{
  readonly folderKeys: readonly string[];
}, readonly PlaceRow[]> = {
  name: 'library/find-last-places',
  mode: 'read',
  cardinality: 'many',
  params: { folderKeys: 'plain' },
  text: "UNWIND $params.folderKeys AS folderKey\nCALL (folderKey) {\n  MATCH ()-[edge:CONTAINS {folderKey: folderKey}]->()\n  WHERE edge.position IS NOT NULL\n  RETURN edge.position AS position ORDER BY edge.folderKey DESC, edge.position DESC LIMIT 1\n}\nRETURN folderKey AS key, position",
};

/** Documents by their ids, those that the viewer may write, locked until the transaction ends, in the order of the ids: two transactions that lock the same documents wait for each other and do not block each other. */
export const findLockedDocuments: Statement<{
  readonly viewer: string;
  readonly ids: readonly string[];
}, readonly DocumentRow[]> = {
  name: 'library/find-locked-documents',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', ids: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.ids AS id\nMATCH (locked:Document {tenantKey: viewer.tenantKey, id: id})\nSET locked.lock = true\nWITH viewer, collect(locked.key) AS keys\nUNWIND keys AS key\nMATCH (item:MemoryItem:Document {key: key})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
};

/** Moves of documents that the viewer may read, the newest first, after a cursor: the loader behind Document.moves. A scope is named where he may read it. */
export const findMoves: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
  readonly after: MoveCursor;
  readonly limit: number;
}, readonly MoveRow[]> = {
  name: 'library/find-moves',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain', after: { version: 'int', key: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (item) {\n  MATCH (move:Move)-[:MOVE_OF]->(item)\n  WITH move, coalesce(move.version, 0) AS version\n  WHERE version < $params.after.version OR (version = $params.after.version AND move.key < $params.after.key)\n  RETURN move, version ORDER BY version DESC, move.key DESC LIMIT $params.limit\n}\nWITH viewer, collect({documentKey: item.key, move: move, version: version}) AS rows\nCALL (viewer, rows) {\n  UNWIND rows AS row\n  UNWIND [row.move.from, row.move.to] AS key\n  WITH DISTINCT viewer, key\n  MATCH (start:Scope {key: key, tenantKey: viewer.tenantKey})\n  WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\n  RETURN collect({key: start.key, address: start.kind + '/' + start.id}) AS readable\n}\nUNWIND rows AS row\nWITH viewer, readable, row.documentKey AS documentKey, row.move AS move, row.version AS version\nOPTIONAL MATCH (by:User {key: move.by, tenantKey: viewer.tenantKey})\nRETURN documentKey, move.key AS key, version, move.at AS at, by.id AS by,\n       head([scope IN readable WHERE scope.key = move.from | scope.address]) AS from,\n       head([scope IN readable WHERE scope.key = move.to | scope.address]) AS to,\n       coalesce(move.how, 'PROMOTED') AS how, CASE WHEN move.how IS NOT NULL THEN move.reason END AS reason\nORDER BY documentKey, version DESC, key DESC",
};

/** Tags by their ids and, where the hierarchy counts, all that are narrower, up to ten steps down: their keys. A tag that is not there has none. */
export const findNarrowerTags: Statement<{
  readonly tenantKey: string;
  readonly ids: readonly string[];
  readonly expand: boolean;
}, readonly NarrowerTagsRow[]> = {
  name: 'library/find-narrower-tags',
  mode: 'read',
  cardinality: 'many',
  params: { tenantKey: 'plain', ids: 'plain', expand: 'plain' },
  text: "UNWIND $params.ids AS id\nCALL (id) {\n  MATCH (:Tag {tenantKey: $params.tenantKey, id: id})<-[:BROADER*0..10]-(tag:Tag)\n  WHERE $params.expand OR tag.id = id\n  RETURN collect(DISTINCT tag.key) AS keys\n}\nRETURN id, keys",
};

/** Ids of the results in the scope of a think process. */
export const findProcessResults: Statement<{
  readonly scopeKey: string;
  readonly limit: number;
}, readonly KeyRow[]> = {
  name: 'library/find-process-results',
  mode: 'read',
  cardinality: 'many',
  params: { scopeKey: 'plain', limit: 'int' },
  text: "MATCH (item:Document {scopeKey: $params.scopeKey})\nWHERE item.updatedAt IS NOT NULL AND item.type = 'result'\nRETURN item.id AS key LIMIT $params.limit",
};

/** What scopes that the viewer may read say of promotion: the loader behind Scope.promotionRules. */
export const findPromotionRules: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
}, readonly PromotionRulesRow[]> = {
  name: 'library/find-promotion-rules',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (scope:Scope {key: key, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN scope.key AS scopeKey, coalesce(scope.acceptsPromotions, true) AS acceptsPromotions,\n       coalesce(scope.autoPromoteResults, false) AS autoPromoteResults, scope.promotionTags AS promotionTags",
};

/** The scopes at and above some that the viewer may write, nearest first: whether he may write each of them, whether it takes what is promoted, and its rules. */
export const findPromotionTargets: Statement<{
  readonly viewer: string;
  readonly scopeKeys: readonly string[];
}, readonly PromotionTargetRow[]> = {
  name: 'library/find-promotion-targets',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scopeKeys: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.scopeKeys AS key\nMATCH (scope:Scope {key: key, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nMATCH path = (scope)-[:WITHIN*0..4]->(to:Scope)\nRETURN scope.key AS fromKey, to.key AS key, to.kind + '/' + to.id AS address, to.kind AS kind, to.tier AS tier,\n       (viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(to) WHERE CASE WHEN to.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }) AS writable,\n       coalesce(to.acceptsPromotions, true) AS acceptsPromotions,\n       coalesce(to.autoPromoteResults, false) AS autoPromoteResults, to.promotionTags AS promotionTags\nORDER BY fromKey, length(path)",
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
  text: "CALL () {\n  MATCH (scope:ArchivedScope)\n  WHERE scope.purgeAt <= $params.now\n  MATCH (item:MemoryItem|ArchivedDocument)-[:IN_SCOPE]->(scope)\n  RETURN item LIMIT $params.limit\n  UNION\n  MATCH (item:ArchivedDocument)\n  WHERE item.purgeAt <= $params.now\n  RETURN item LIMIT $params.limit\n}\nRETURN item.key AS key, item.blobHash AS blobHash, item.tenantKey AS tenantKey\nLIMIT $params.limit",
};

/** References of documents that their texts say (`automatic`), or that people have made (`user`), by their marks. */
export const findReferenceMarks: Statement<{
  readonly itemKeys: readonly string[];
  readonly by: string;
}, readonly ReferenceMarkRow[]> = {
  name: 'library/find-reference-marks',
  mode: 'read',
  cardinality: 'many',
  params: { itemKeys: 'plain', by: 'plain' },
  text: "UNWIND $params.itemKeys AS itemKey\nMATCH (item:MemoryItem {key: itemKey})-[:HAS_REFERENCE]->(reference:Reference)\nWHERE reference.by = $params.by\nRETURN item.key AS itemKey, reference.key AS key, reference.mark AS mark",
};

/** What documents refer to, in the order of their texts. A target that the viewer may not read is not told, nor that there is one. */
export const findReferences: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
  readonly kinds: readonly string[];
  readonly limit: number;
}, readonly ReferenceRow[]> = {
  name: 'library/find-references',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain', kinds: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE EXISTS { (item)-[:HAS_REFERENCE]->() } AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\nCALL (item) {\n  MATCH (item)-[:HAS_REFERENCE]->(reference:Reference)\n  WHERE reference.kind IN $params.kinds\n  RETURN reference ORDER BY reference.position, reference.key LIMIT $params.limit\n}\nOPTIONAL MATCH (reference)-[:TO]->(target:Document)-[:IN_SCOPE]->(to:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(to) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(to) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN item.key AS documentKey, false AS incoming, reference.key AS key, reference.kind AS kind, reference.text AS text,\n       reference.url AS url, reference.locator AS locator, reference.note AS note, reference.by AS by,\n       reference.createdAt AS createdAt, item.key AS sourceKey, target.key AS targetKey\nORDER BY documentKey, reference.position, key",
};

/** Documents that a step leads to from others, by references and by what was made from what, in either direction, within scopes that a search has looked into. References come before lineage. */
export const findRelatedDocuments: Statement<{
  readonly keys: readonly string[];
  readonly scopeKeys: readonly string[];
  readonly limit: number;
}, readonly RelatedRow[]> = {
  name: 'library/find-related-documents',
  mode: 'read',
  cardinality: 'many',
  params: { keys: 'plain', scopeKeys: 'plain', limit: 'int' },
  text: "UNWIND range(0, size($params.keys) - 1) AS rank\nMATCH (via:MemoryItem:Document {key: $params.keys[rank]})\nWHERE via.scopeKey IN $params.scopeKeys\nCALL (via) {\n  MATCH (via)-[:HAS_REFERENCE]->(edge:Reference)-[:TO]->(item:Document)\n  WHERE item.scopeKey IN $params.scopeKeys\n  RETURN item, edge.kind AS kind, 0 AS way, edge.position AS position, edge.key AS edgeKey\n  ORDER BY position, edgeKey LIMIT $params.limit\n  UNION\n  MATCH (via)<-[:TO]-(edge:Reference)<-[:HAS_REFERENCE]-(item:Document)\n  WHERE item.scopeKey IN $params.scopeKeys\n  RETURN item, edge.kind AS kind, 1 AS way, edge.position AS position, edge.key AS edgeKey\n  ORDER BY edgeKey DESC LIMIT $params.limit\n  UNION\n  MATCH (via)-[:DERIVED_FROM]->(item:Document)\n  WHERE item.scopeKey IN $params.scopeKeys\n  RETURN item, 'derived_from' AS kind, 2 AS way, 0 AS position, item.key AS edgeKey\n  ORDER BY edgeKey LIMIT $params.limit\n  UNION\n  MATCH (via)<-[:DERIVED_FROM]-(item:Document)\n  WHERE item.scopeKey IN $params.scopeKeys\n  RETURN item, 'derived_from' AS kind, 3 AS way, 0 AS position, item.key AS edgeKey\n  ORDER BY edgeKey DESC LIMIT $params.limit\n}\nMATCH (item)-[:IN_SCOPE]->(scope:Scope)\nRETURN via.key AS viaKey, way IN [1, 3] AS incoming, kind, item.key AS key, item.id AS id, item.title AS title,\n       item.type AS type, scope.kind + '/' + scope.id AS scope\nORDER BY rank, way, position, edgeKey LIMIT $params.limit",
};

/** Results of a scope, the one changed last first. */
export const findResults: Statement<{
  readonly scopeKey: string;
  readonly limit: number;
}, readonly DocumentRow[]> = {
  name: 'library/find-results',
  mode: 'read',
  cardinality: 'many',
  params: { scopeKey: 'plain', limit: 'int' },
  text: "MATCH (scope:Scope {key: $params.scopeKey})\nCALL (scope) {\n  MATCH (item:Document {scopeKey: scope.key, type: 'result'})\n  WHERE item.updatedAt IS NOT NULL\n  RETURN item ORDER BY item.updatedAt DESC LIMIT $params.limit\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY updatedAt DESC, key DESC LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nMATCH (item:Folder {scopeKey: scope.key})\nWHERE item.title IS NOT NULL AND NOT EXISTS { (item)<-[:CONTAINS]-() }\nWITH item, scope, coalesce(item.rootPosition, 1.0e300) AS position\nWHERE position > $params.after OR (position = $params.after AND item.key > $params.afterKey)\nWITH item, scope, position ORDER BY position, item.key LIMIT $params.limit\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt, position\nORDER BY position, key LIMIT $params.limit",
};

/** The folders of a scope that are in no folder, in their order, and where they stand; those without a place come last. */
export const findRootPlaces: Statement<{
  readonly scopeKey: string;
}, readonly RootPlaceRow[]> = {
  name: 'library/find-root-places',
  mode: 'read',
  cardinality: 'many',
  params: { scopeKey: 'plain' },
  text: "MATCH (folder:Folder {scopeKey: $params.scopeKey})\nWHERE folder.title IS NOT NULL AND NOT EXISTS { (folder)<-[:CONTAINS]-() }\nRETURN folder.key AS key, folder.rootPosition AS position\nORDER BY coalesce(folder.rootPosition, 1.0e300), key",
};

/** The tags right above and below tags: those that documents of one scope, and of those within it that the viewer may read, where they are asked for, know: one of them has it, or has a tag whose path begins with it. */
export const findTagNeighbours: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly withDescendants: boolean;
  readonly keys: readonly string[];
}, readonly TagNeighbourRow[]> = {
  name: 'library/find-tag-neighbours',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', withDescendants: 'plain', keys: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nWITH viewer, collect(scope.key) AS scopeKeys\nUNWIND $params.keys AS tagKey\nMATCH (tag:Tag {key: tagKey, tenantKey: viewer.tenantKey})\nCALL (tag) {\n  MATCH (tag)-[:BROADER]->(other:Tag)\n  RETURN other, true AS broader\n  UNION\n  MATCH (tag)<-[:BROADER]-(other:Tag)\n  RETURN other, false AS broader\n}\nWITH viewer, scopeKeys, tagKey, broader, other,\n     COUNT { (other)<-[:TAGGED]-(item:Document) WHERE item.scopeKey IN scopeKeys } AS documentCount\nWHERE documentCount > 0 OR EXISTS { MATCH (below:Tag {tenantKey: viewer.tenantKey})<-[:TAGGED]-(item:Document)\n  WHERE below.id STARTS WITH other.id + '/' AND item.scopeKey IN scopeKeys }\nRETURN tagKey, broader, other.key AS key, other.id AS id, other.label AS label, documentCount\nORDER BY tagKey, broader, id",
};

/** Documents of a scope that the viewer may write, and of those within it, that have one of some tags or one within some paths (`topic/`), and whether the viewer may write each: who may write a scope reads all that is within it. They are written first, in the order of their keys, which locks them until the transaction ends. */
export const findTaggedDocuments: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly tags: readonly string[];
  readonly paths: readonly string[];
  readonly limit: number;
}, readonly TaggedDocumentRow[]> = {
  name: 'library/find-tagged-documents',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', tags: 'plain', paths: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(start) WHERE CASE WHEN start.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nMATCH (within:Scope)-[:WITHIN*0..4]->(start)\nWITH viewer, collect(within.key) AS scopeKeys\nCALL (viewer) {\n  UNWIND $params.tags AS id\n  MATCH (tag:Tag {tenantKey: viewer.tenantKey, id: id})\n  RETURN tag\n  UNION\n  UNWIND $params.paths AS path\n  MATCH (tag:Tag {tenantKey: viewer.tenantKey})\n  WHERE tag.id STARTS WITH path\n  RETURN tag\n}\nMATCH (tag)<-[:TAGGED]-(locked:Document)\nWHERE locked.scopeKey IN scopeKeys\nWITH DISTINCT viewer, scopeKeys, locked ORDER BY locked.key LIMIT $params.limit\nSET locked.lock = true\nWITH viewer, scopeKeys, locked.key AS key\nMATCH (item:MemoryItem:Document {key: key})-[:IN_SCOPE]->(scope:Scope)\nWHERE scope.key IN scopeKeys\nWITH item, scope, [(item)-[edge:TAGGED]->(tag:Tag) WHERE edge.by <> 'automatic'\n       AND (tag.id IN $params.tags OR any(path IN $params.paths WHERE tag.id STARTS WITH path)) | {id: tag.id, label: tag.label}] AS tags,\n     viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n       THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END } AS writable\nRETURN item.key AS key, item.id AS id, item.title AS title, item.type AS type, item.scopeKey AS scopeKey,\n       scope.kind + '/' + scope.id AS scope, writable, tags\nORDER BY key LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nMATCH (item)-[edge:TAGGED]->(tag:Tag)\nRETURN item.key AS documentKey, tag.key AS key, tag.id AS id, tag.label AS label, edge.by AS by\nORDER BY documentKey, id",
};

/** Tags within the paths of others: `topic/…` within `topic/`. */
export const findTagsWithinPaths: Statement<{
  readonly tenantKey: string;
  readonly paths: readonly string[];
  readonly limit: number;
}, readonly TagNameRow[]> = {
  name: 'library/find-tags-within-paths',
  mode: 'read',
  cardinality: 'many',
  params: { tenantKey: 'plain', paths: 'plain', limit: 'int' },
  text: "UNWIND $params.paths AS path\nMATCH (tag:Tag {tenantKey: $params.tenantKey})\nWHERE tag.id STARTS WITH path\nRETURN DISTINCT tag.id AS id, tag.label AS label\nORDER BY id LIMIT $params.limit",
};

/** Tags that documents of one scope, and of those within it that the viewer may read, where they are asked for, have: with how many have each, by their normal forms, after a cursor. */
export const findTags: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly withDescendants: boolean;
  readonly prefix: string;
  readonly search: string;
  readonly after: string;
  readonly limit: number;
}, readonly TagRow[]> = {
  name: 'library/find-tags',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', withDescendants: 'plain', prefix: 'plain', search: 'plain', after: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nMATCH (item:Document {scopeKey: scope.key})\nWHERE item.updatedAt IS NOT NULL\nMATCH (item)-[:TAGGED]->(tag:Tag)\nWHERE tag.id > $params.after AND tag.id STARTS WITH $params.prefix AND tag.id CONTAINS $params.search\nWITH tag, count(*) AS documentCount\nRETURN tag.key AS key, tag.id AS id, tag.label AS label, documentCount\nORDER BY id LIMIT $params.limit",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})\nWHERE EXISTS { (item)-[:TRANSLATION_OF]-(:Document) }\nWITH viewer, item\nMATCH (item)-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nOPTIONAL MATCH (item)-[:TRANSLATION_OF]->(of:Document)\nWHERE of.scopeKey = item.scopeKey\nWITH item, coalesce(of, item) AS original\nMATCH (other:Document)-[:TRANSLATION_OF*0..1]->(original)\nWHERE other.scopeKey = item.scopeKey AND other <> item\nRETURN item.key AS documentKey, other.key AS key, other.id AS id, other.title AS title,\n       coalesce(other.language, 'und') AS language, other = original AS original\nORDER BY documentKey, language, key",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.ids AS id\nMATCH (item:Document {tenantKey: viewer.tenantKey, id: id})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (item:Document {tenantKey: viewer.tenantKey, id: $params.id})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
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
  text: "MATCH (locked:MemoryItem:Folder {key: $params.key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (folder:MemoryItem:Folder {key: key})\nWHERE folder.scopeKey = $params.scopeKey\nRETURN folder.key AS key",
};

/** The folder that a document is in, and the document's place there. */
export const getFolderOf: Statement<{
  readonly itemKey: string;
}, FolderPlaceRow | null> = {
  name: 'library/get-folder-of',
  mode: 'read',
  cardinality: 'maybe',
  params: { itemKey: 'plain' },
  text: "MATCH (:MemoryItem:Document {key: $params.itemKey})<-[edge:CONTAINS]-(folder:Folder)\nRETURN folder.key AS key, folder.id AS id, edge.position AS position",
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
  text: "MATCH (record:IdempotencyKey {userKey: $params.userKey, name: $params.name})\nRETURN record.key AS key, record.fingerprint AS fingerprint, record.outcome AS outcome,\n       record.documentKey AS documentKey, record.documentId AS documentId, record.scope AS scope,\n       record.warnings AS warnings, record.answer AS answer",
};

/** One tag, as the documents of one scope, and of those within it that the viewer may read, where they are asked for, know it: one of them has it, or has a tag whose path begins with it. */
export const getTag: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly withDescendants: boolean;
  readonly id: string;
}, TagRow | null> = {
  name: 'library/get-tag',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', scope: 'plain', withDescendants: 'plain', id: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  RETURN start AS scope\n  UNION\n  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)\n  WHERE $params.withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  RETURN scope\n}\nWITH viewer, collect(scope.key) AS scopeKeys\nMATCH (tag:Tag {tenantKey: viewer.tenantKey, id: $params.id})\nWITH viewer, scopeKeys, tag, COUNT { (tag)<-[:TAGGED]-(item:Document) WHERE item.scopeKey IN scopeKeys } AS documentCount\nWHERE documentCount > 0 OR EXISTS { MATCH (below:Tag {tenantKey: viewer.tenantKey})<-[:TAGGED]-(item:Document)\n  WHERE below.id STARTS WITH tag.id + '/' AND item.scopeKey IN scopeKeys }\nRETURN tag.key AS key, tag.id AS id, tag.label AS label, documentCount",
};

/** A blob that no document holds, nor a version of one. It is written first, so that no upload takes it before the transaction ends. */
export const getUnheldBlob: Statement<{
  readonly hash: string;
  readonly at: Date;
}, KeyRow | null> = {
  name: 'library/get-unheld-blob',
  mode: 'write',
  cardinality: 'maybe',
  params: { hash: 'plain', at: 'date' },
  text: "MATCH (locked:Blob {hash: $params.hash})\nSET locked.heldAt = $params.at\nWITH locked.hash AS hash\nMATCH (blob:Blob {hash: hash})\nWHERE NOT EXISTS { (:Document|ArchivedDocument|Version)-[:STORED_IN]->(blob) }\nRETURN blob.hash AS key",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (locked:Document {tenantKey: viewer.tenantKey, id: $params.id})\nSET locked.lock = true\nWITH viewer, locked.key AS key\nMATCH (item:MemoryItem:Document {key: key})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt",
};

/** One reference by its key, if the viewer may write the document that it is of. */
export const getWritableReference: Statement<{
  readonly viewer: string;
  readonly key: string;
}, OwnedReferenceRow | null> = {
  name: 'library/get-writable-reference',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', key: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (reference:Reference {key: $params.key, tenantKey: viewer.tenantKey})<-[:HAS_REFERENCE]-(item:Document)-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nRETURN reference.key AS key, reference.by AS by, item.id AS documentId",
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
  text: "MERGE (blob:Blob {hash: $params.hash})\nON CREATE SET blob.size = $params.size, blob.createdAt = $params.at\nSET blob.heldAt = $params.at\nWITH blob\nMATCH (item:MemoryItem:Document {key: $params.itemKey})\nMERGE (item)-[:STORED_IN]->(blob)\nRETURN blob.hash AS key",
};

/** Files documents in folders of their scope, in place of the folder that each of them was in. The documents are written first, which locks them. */
export const linkChildren: Statement<{
  readonly children: readonly NewChild[];
}, CountRow> = {
  name: 'library/link-children',
  mode: 'write',
  cardinality: 'one',
  params: { children: { key: 'plain', folderKey: 'plain', position: 'plain' } },
  text: "UNWIND $params.children AS child\nMATCH (locked:MemoryItem:Document {key: child.key})\nSET locked.lock = true\nWITH child, locked.key AS key\nMATCH (item:MemoryItem:Document {key: key})\nMATCH (folder:MemoryItem:Folder {key: child.folderKey})\nWHERE folder.scopeKey = item.scopeKey\nCALL (item) {\n  MATCH (item)<-[old:CONTAINS]-()\n  DELETE old\n}\nSET item.rootPosition = null\nCREATE (folder)-[:CONTAINS {folderKey: folder.key, position: child.position}]->(item)\nRETURN count(*) AS count",
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
  text: "MATCH (item:MemoryItem:Document {key: $params.itemKey})\nMATCH (scope:Scope {key: $params.scopeKey, kind: 'think-process'})\nMERGE (process:ThinkProcess {tenantKey: scope.tenantKey, id: scope.id})\nON CREATE SET process.key = $params.processKey, process.createdAt = $params.at\nMERGE (process)-[:RUNS_IN]->(scope)\nMERGE (task:TaskNode {processKey: process.key, id: $params.nodeId})\nON CREATE SET task.key = $params.taskKey, task.tenantKey = scope.tenantKey, task.createdAt = $params.at\nMERGE (task)-[:PART_OF]->(process)\nMERGE (item)-[:PRODUCED_BY]->(task)\nRETURN task.key AS key",
};

/** Joins a reference to the document that was meant by its id. */
export const linkReferenceTarget: Statement<{
  readonly key: string;
  readonly targetKey: string;
}, KeyRow | null> = {
  name: 'library/link-reference-target',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', targetKey: 'plain' },
  text: "MATCH (reference:Reference {key: $params.key})\nMATCH (target:MemoryItem:Document {key: $params.targetKey})\nMERGE (reference)-[:TO]->(target)\nREMOVE reference:Wanted\nRETURN reference.key AS key",
};

/** Gives documents the names that links find them by, and joins what waits for a name to the oldest document of it in the scope of its own: references of these documents, and references to them. The names are locked until the transaction ends, by nodes that it leaves nothing of: else a link and its document that are written at the same moment would miss each other. */
export const linkReferences: Statement<{
  readonly documents: readonly NamesOfDocument[];
  readonly limit: number;
}, readonly FoundTargetRow[]> = {
  name: 'library/link-references',
  mode: 'write',
  cardinality: 'many',
  params: { documents: { itemKey: 'plain', titleName: 'plain', fileName: 'plain' }, limit: 'int' },
  text: "UNWIND $params.documents AS row\nMATCH (item:MemoryItem:Document {key: row.itemKey})\nSET item.titleName = row.titleName, item.fileName = row.fileName\nWITH collect(item) AS items\nCALL (items) {\n  UNWIND items AS item\n  UNWIND [item.titleName, item.fileName, toLower(item.id)] + [(item)-[:HAS_REFERENCE]->(own:Wanted) | own.name] AS name\n  WITH DISTINCT item.tenantKey AS tenantKey, name\n  WHERE name IS NOT NULL\n  WITH tenantKey, name ORDER BY name\n  MERGE (lock:NameLock {tenantKey: tenantKey, name: name})\n  SET lock.lock = true\n  WITH collect(lock) AS locks\n  FOREACH (lock IN locks | DELETE lock)\n  RETURN size(locks) AS locked\n}\nCALL (items, locked) {\n  UNWIND items AS item\n  CALL (item) {\n    MATCH (item)-[:HAS_REFERENCE]->(reference:Wanted)\n    RETURN reference, item AS owner\n    UNION\n    UNWIND [item.titleName, item.fileName, toLower(item.id)] AS name\n    MATCH (reference:Wanted {tenantKey: item.tenantKey, name: name})<-[:HAS_REFERENCE]-(owner:Document)\n    WHERE owner.scopeKey = item.scopeKey\n    RETURN reference, owner\n  }\n  RETURN DISTINCT reference, owner LIMIT $params.limit\n}\nCALL (reference, owner) {\n  CALL (reference, owner) {\n    MATCH (found:Document {scopeKey: owner.scopeKey, titleName: reference.name})\n    RETURN found\n    UNION\n    MATCH (found:Document {scopeKey: owner.scopeKey, fileName: reference.name})\n    RETURN found\n    UNION\n    MATCH (found:Document {tenantKey: owner.tenantKey, id: reference.wanted})\n    WHERE found.scopeKey = owner.scopeKey\n    RETURN found\n  }\n  WITH found WHERE found <> owner AND found.type <> 'folder'\n  WITH found ORDER BY found.createdAt, found.key\n  RETURN head(collect(found)) AS target, count(found) AS candidates\n}\nWITH reference, owner, target, candidates\nWHERE target IS NOT NULL\nMERGE (reference)-[:TO]->(target)\nREMOVE reference:Wanted\nWITH reference, owner, target, candidates\nMATCH (owner)-[:IN_SCOPE]->(scope:Scope)\nRETURN reference.key AS referenceKey, reference.text AS text, owner.key AS ownerKey, owner.id AS ownerId,\n       owner.title AS ownerTitle, owner.type AS ownerType, scope.kind + '/' + scope.id AS ownerScope,\n       owner.scopeKey AS ownerScopeKey, owner.version AS ownerVersion, target.id AS targetId, candidates\nORDER BY referenceKey LIMIT $params.limit",
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
  text: "UNWIND $params.documents AS entry\nMATCH (item:MemoryItem {key: entry.itemKey})\nUNWIND entry.tags AS row\nMERGE (tag:Tag {tenantKey: item.tenantKey, id: row.id})\nON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $params.at\nMERGE (item)-[edge:TAGGED]->(tag)\nON CREATE SET edge.by = $params.by, edge.at = $params.at\nRETURN count(edge) AS count",
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
  text: "MATCH (item:MemoryItem {key: $params.itemKey})\nUNWIND $params.tags AS row\nMERGE (tag:Tag {tenantKey: item.tenantKey, id: row.id})\nON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $params.at\nWITH item, tag\nWHERE NOT EXISTS { (item)-[:TAGGED]->(tag) }\nMERGE (item)-[edge:TAGGED]->(tag)\nON CREATE SET edge.by = $params.by, edge.at = $params.at\nRETURN tag.id AS key",
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
  text: "MATCH (item:MemoryItem:Document {key: $params.key})\nMATCH (original:MemoryItem:Document {key: $params.originalKey})\nCALL (item, original) {\n  OPTIONAL MATCH (item)-[own:TRANSLATION_OF]-()\n  OPTIONAL MATCH (original)-[above:TRANSLATION_OF]->()\n  DELETE own, above\n}\nMERGE (item)-[:TRANSLATION_OF]->(original)\nSET item.isTranslation = true\nRETURN item.key AS key",
};

/** Hands what is right above and below tags over to others, one after the other. What the names of paths say stays with the names. Gives a circle that this has closed, by its labels. The hierarchy was locked before. */
export const moveBroaderTags: Statement<{
  readonly tenantKey: string;
  readonly moves: readonly TagToMove[];
}, CircleRow> = {
  name: 'library/move-broader-tags',
  mode: 'write',
  cardinality: 'one',
  params: { tenantKey: 'plain', moves: { from: 'plain', into: 'plain' } },
  text: "CALL () {\n  UNWIND $params.moves AS move\n  MATCH (tag:Tag {tenantKey: $params.tenantKey, id: move.from})\n  MATCH (into:Tag {tenantKey: $params.tenantKey, id: move.into})\n  CALL (tag, into) {\n    MATCH (tag)-[edge:BROADER]-(other:Tag)\n    WITH tag, into, other, edge, startNode(edge) = tag AS above\n    WHERE NOT CASE WHEN above THEN tag.id STARTS WITH other.id + '/' ELSE other.id STARTS WITH tag.id + '/' END\n    FOREACH (_ IN CASE WHEN above AND other <> into THEN [1] ELSE [] END | MERGE (into)-[:BROADER]->(other))\n    FOREACH (_ IN CASE WHEN NOT above AND other <> into THEN [1] ELSE [] END | MERGE (other)-[:BROADER]->(into))\n    DELETE edge\n  }\n  RETURN collect(DISTINCT into) AS targets\n}\nCALL (targets) {\n  UNWIND targets AS into\n  MATCH (into)-[:BROADER]->(next:Tag)\n  MATCH way = SHORTEST 1 (next)-[:BROADER]->*(into)\n  RETURN [tag IN nodes(way) | tag.label] AS circle LIMIT 1\n  UNION ALL\n  RETURN [] AS circle\n}\nRETURN circle ORDER BY size(circle) DESC LIMIT 1",
};

/** Moves documents to a scope above their own, or to one within it. The documents are written first; edge, scopeKey of the item, its chunks and their windows, and the history change together. A folder that stays behind lets go of what was filed in it. Documents whose scope the viewer may not write, or is neither above nor below, stay and are left out. */
export const moveDocuments: Statement<{
  readonly viewer: string;
  readonly toKey: string;
  readonly moves: readonly NewMove[];
  readonly up: boolean;
  readonly how: string;
  readonly reason: string | null;
  readonly at: Date;
}, readonly MovedRow[]> = {
  name: 'library/move-documents',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', toKey: 'plain', moves: { documentKey: 'plain', moveKey: 'plain' }, up: 'plain', how: 'plain', reason: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (to:Scope {key: $params.toKey, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(to) WHERE CASE WHEN to.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nUNWIND $params.moves AS row\nMATCH (locked:MemoryItem:Document {key: row.documentKey, tenantKey: viewer.tenantKey})\nSET locked.lock = true\nWITH viewer, to, collect(row) AS rows\nUNWIND rows AS row\nMATCH (item:MemoryItem:Document {key: row.documentKey})-[old:IN_SCOPE]->(scope:Scope)\nWHERE (viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END })\n  AND CASE WHEN $params.up THEN EXISTS { (scope)-[:WITHIN*1..4]->(to) } ELSE EXISTS { (to)-[:WITHIN*1..4]->(scope) } END\nCALL (viewer, to, row, item, old, scope) {\n  DELETE old\n  CREATE (item)-[:IN_SCOPE]->(to)\n  SET item.scopeKey = to.key, item.version = item.version + 1, item.updatedAt = $params.at\n  CREATE (move:Move {key: row.moveKey, tenantKey: item.tenantKey, from: scope.key, to: to.key, at: $params.at, by: viewer.key,\n    how: $params.how, reason: $params.reason, version: item.version})\n  CREATE (move)-[:MOVE_OF]->(item)\n}\nCALL (item, to) {\n  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\n  SET chunk.scopeKey = to.key\n  WITH chunk, to\n  MATCH (window:Window)-[:WINDOW_OF]->(chunk)\n  SET window.scopeKey = to.key\n}\nWITH to, collect({item: item, scope: scope}) AS moved\nUNWIND moved AS row\nWITH to, row.item AS item, row.scope AS scope\nOPTIONAL MATCH (item)-[filed:CONTAINS]-(other:Document)\nWHERE other.scopeKey <> item.scopeKey\nDELETE filed\nWITH DISTINCT to, item, scope\nRETURN item.key AS key, item.id AS id, item.title AS title, item.type AS type, item.filename AS filename,\n       item.version AS version, item.sourceThinkProcessId AS sourceThinkProcessId, scope.key AS fromKey, scope.kind + '/' + scope.id AS from,\n       scope.title AS fromTitle, to.key AS toKey, to.kind + '/' + to.id AS to",
};

/** Gives documents tags in place of others: next version, new time. Automatic tags stay. */
export const moveTags: Statement<{
  readonly documents: readonly TagsToMove[];
  readonly at: Date;
}, readonly MovedTagsRow[]> = {
  name: 'library/move-tags',
  mode: 'write',
  cardinality: 'many',
  params: { documents: { key: 'plain', from: 'plain', into: 'plain' }, at: 'date' },
  text: "UNWIND $params.documents AS entry\nMATCH (item:MemoryItem:Document {key: entry.key})\nCALL (item, entry) {\n  MATCH (item)-[edge:TAGGED]->(tag:Tag)\n  WHERE tag.id IN entry.from AND edge.by <> 'automatic'\n  WITH edge, tag.id AS id\n  DELETE edge\n  RETURN collect(id) AS removed\n}\nCALL (item, entry) {\n  UNWIND entry.into AS id\n  MATCH (tag:Tag {tenantKey: item.tenantKey, id: id})\n  WHERE NOT EXISTS { (item)-[:TAGGED]->(tag) }\n  CREATE (item)-[:TAGGED {by: 'user', at: $params.at}]->(tag)\n  RETURN collect(id) AS added\n}\nSET item.version = item.version + 1, item.updatedAt = $params.at\nRETURN item.key AS key, item.version AS version, removed, added",
};

/** Puts a tag right below others, in place of those that it was below. Where one of them is the tag itself or below it, nothing changes, and they are named. The hierarchy was locked before. */
export const setBroaderTags: Statement<{
  readonly tenantKey: string;
  readonly id: string;
  readonly broader: readonly string[];
}, BroaderTagsRow> = {
  name: 'library/set-broader-tags',
  mode: 'write',
  cardinality: 'one',
  params: { tenantKey: 'plain', id: 'plain', broader: 'plain' },
  text: "MATCH (tag:Tag {tenantKey: $params.tenantKey, id: $params.id})\nCALL (tag) {\n  UNWIND $params.broader AS id\n  MATCH (above:Tag {tenantKey: $params.tenantKey, id: id})-[:BROADER*0..]->(up:Tag)\n  WITH DISTINCT tag, above, up\n  WHERE up = tag\n  RETURN collect(above.label) AS circle\n}\nCALL (tag, circle) {\n  WITH tag WHERE size(circle) = 0\n  MATCH (tag)-[edge:BROADER]->(above:Tag)\n  WHERE NOT above.id IN $params.broader\n  DELETE edge\n}\nCALL (tag, circle) {\n  UNWIND CASE WHEN size(circle) = 0 THEN $params.broader ELSE [] END AS id\n  MATCH (above:Tag {tenantKey: $params.tenantKey, id: id})\n  MERGE (tag)-[:BROADER]->(above)\n}\nRETURN tag.key AS key, tag.id AS id, tag.label AS label, [(tag)-[:BROADER]->(above:Tag) | above.label] AS broader, circle",
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
  text: "UNWIND $params.places AS place\nMATCH (item:MemoryItem:Document {key: place.key})\nCALL (item, place) {\n  MATCH (item)<-[edge:CONTAINS]-()\n  WHERE edge.folderKey = $params.folderKey\n  SET edge.position = place.position\n  RETURN count(*) AS moved\n}\nRETURN sum(moved) AS count",
};

/** Marks as stale, however far, what was made from documents that have changed, whoever may see it: in one statement. */
export const setDerivedStale: Statement<{
  readonly itemKeys: readonly string[];
  readonly tagKey: string;
  readonly at: Date;
}, readonly DerivedRow[]> = {
  name: 'library/set-derived-stale',
  mode: 'write',
  cardinality: 'many',
  params: { itemKeys: 'plain', tagKey: 'plain', at: 'date' },
  text: "UNWIND $params.itemKeys AS itemKey\nMATCH (:MemoryItem {key: itemKey})<-[:DERIVED_FROM*1..]-(item:MemoryItem)\nWITH DISTINCT item\nWHERE NOT item.key IN $params.itemKeys AND NOT EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: item.tenantKey, id: 'stale'}) }\nMERGE (tag:Tag {tenantKey: item.tenantKey, id: 'stale'})\nON CREATE SET tag.key = $params.tagKey, tag.label = 'stale', tag.createdAt = $params.at\nMERGE (item)-[edge:TAGGED]->(tag)\nON CREATE SET edge.by = 'automatic', edge.at = $params.at\nSET item.version = item.version + 1, item.updatedAt = $params.at\nWITH item\nMATCH (item)-[:IN_SCOPE]->(scope)\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.version AS version",
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
  text: "MATCH (item:MemoryItem:Document {key: $params.key})\nSET item.title = $params.title, item.content = $params.content, item.mimeType = $params.mimeType, item.metadata = $params.metadata,\n    item.indexState = $params.indexState, item.indexError = $params.indexError, item.generation = $params.generation,\n    item.language = $params.language, item.languageGiven = $params.languageGiven, item.version = item.version + 1, item.updatedAt = $params.at\nRETURN item.key AS key",
};

/** Locks documents that the viewer may write until the transaction ends, and gives them without their text. */
export const setDocumentsLocked: Statement<{
  readonly viewer: string;
  readonly ids: readonly string[];
}, readonly LockedDocumentRow[]> = {
  name: 'library/set-documents-locked',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', ids: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.ids AS id\nMATCH (locked:Document {tenantKey: viewer.tenantKey, id: id})\nSET locked.lock = true\nWITH viewer, collect(locked.key) AS keys\nUNWIND keys AS key\nMATCH (item:MemoryItem:Document {key: key})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nRETURN item.key AS key, item.id AS id, item.type AS type, scope.key AS scopeKey,\n       item.sourceThinkProcessId AS sourceThinkProcessId",
};

/** Makes documents that are purged from the archive ordinary ones again, for the deletion in the same transaction. Others stay as they are. */
export const setDocumentsPurgeable: Statement<{
  readonly keys: readonly string[];
}, CountRow> = {
  name: 'library/set-documents-purgeable',
  mode: 'write',
  cardinality: 'one',
  params: { keys: 'plain' },
  text: "UNWIND $params.keys AS key\nMATCH (item:ArchivedDocument {key: key})\nMATCH (held:Document {tenantKey: item.tenantKey, id: item.id})\nDELETE held\nSET item:MemoryItem:Document\nREMOVE item:ArchivedDocument\nRETURN count(*) AS count",
};

/** New titles, contents and metadata of documents that the same transaction has locked. */
export const setDocuments: Statement<{
  readonly documents: readonly ChangedDocument[];
  readonly at: Date;
}, CountRow> = {
  name: 'library/set-documents',
  mode: 'write',
  cardinality: 'one',
  params: { documents: { key: 'plain', document: { title: 'plain', content: 'plain', mimeType: 'plain', language: 'plain', languageGiven: 'plain', metadata: 'plain', indexState: 'plain', indexError: 'plain', generation: 'int' }, properties: 'plain' }, at: 'date' },
  text: "UNWIND $params.documents AS row\nMATCH (item:MemoryItem:Document {key: row.key})\nSET item += row.document, item += row.properties, item.version = item.version + 1, item.updatedAt = $params.at\nRETURN count(item) AS count",
};

/** Writes a folder and all within it, which locks them until the transaction ends, and tells how many they are. */
export const setFolderLocked: Statement<{
  readonly key: string;
}, CountRow> = {
  name: 'library/set-folder-locked',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain' },
  text: "MATCH (:MemoryItem:Folder {key: $params.key})-[:CONTAINS*0..]->(item:Document)\nSET item.lock = true\nRETURN count(item) AS count",
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
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (held:Document {tenantKey: viewer.tenantKey, id: $params.id})\nMATCH (root:ArchivedDocument {key: held.heldFor})-[:IN_SCOPE]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nSET scope.lock = true\nWITH scope, root.key AS rootKey\nMATCH (root:ArchivedDocument {key: rootKey})\nWHERE root.archiveKey = root.key AND root.purgeAt > $params.now\nWITH scope, root, root.archivedFrom AS folderKey\nMATCH (item:ArchivedDocument {archiveKey: root.key})\nMATCH (held:Document {tenantKey: item.tenantKey, id: item.id})\nDELETE held\nSET item:MemoryItem:Document, item.version = item.version + 1, item.updatedAt = $params.now, item.archiveKey = null,\n    item.archivedAt = null, item.archivedBy = null, item.purgeAt = null, item.archivedFrom = null,\n    item.archivedIn = null, item.archivedDocuments = null\nREMOVE item:ArchivedDocument\nFOREACH (_ IN CASE WHEN item.type = 'folder' THEN [1] ELSE [] END | SET item:Folder)\nWITH scope, item, root, folderKey\nCALL (item) {\n  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\n  SET chunk.status = chunk.statusBefore, chunk.statusBefore = null\n  WITH chunk\n  MATCH (window:Window)-[:WINDOW_OF]->(chunk)\n  SET window.status = chunk.status\n}\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.version AS version, item.generation AS generation, item.indexState AS indexState,\n       item = root AS isRoot, folderKey, [(item)-[:TAGGED]->(tag:Tag) | tag.id] AS tags\nORDER BY key",
};

/** Locks a folder with all that is in it until the transaction ends, its scope first, so that nothing is filed in it or taken out of it meanwhile. The folder itself comes first. */
export const setFolderTreeLocked: Statement<{
  readonly key: string;
  readonly limit: number;
}, readonly LockedDocumentRow[]> = {
  name: 'library/set-folder-tree-locked',
  mode: 'write',
  cardinality: 'many',
  params: { key: 'plain', limit: 'int' },
  text: "MATCH (root:MemoryItem:Document {key: $params.key})-[:IN_SCOPE]->(scope:Scope)\nSET scope.lock = true\nWITH root\nCALL (root) {\n  MATCH (root)-[:CONTAINS*0..]->(item:Document)\n  RETURN item LIMIT $params.limit\n}\nSET item.lock = true\nWITH DISTINCT root\nMATCH path = (root)-[:CONTAINS*0..]->(item:Document)\nWHERE item.scopeKey = root.scopeKey\nRETURN item.key AS key, item.id AS id, item.type AS type, item.scopeKey AS scopeKey,\n       item.sourceThinkProcessId AS sourceThinkProcessId\nORDER BY length(path) LIMIT $params.limit",
};

/** Writes a scope, which locks it until the transaction ends: one change of its folders at a time, so that two moves cannot make a cycle, and two imports make a folder once. */
export const setFoldersLocked: Statement<{
  readonly scopeKey: string;
}, KeyRow | null> = {
  name: 'library/set-folders-locked',
  mode: 'write',
  cardinality: 'maybe',
  params: { scopeKey: 'plain' },
  text: "MATCH (scope:Scope {key: $params.scopeKey})\nSET scope.lock = true\nRETURN scope.key AS key",
};

/** Locks the hierarchy of tags until the transaction ends, for who administers the tenant; none for all others. */
export const setHierarchyLocked: Statement<{
  readonly viewer: string;
}, KeyRow | null> = {
  name: 'library/set-hierarchy-locked',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nMATCH (viewer)-[:BELONGS_TO]->(tenant:Tenant)\nSET tenant.lock = true\nRETURN tenant.key AS key",
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
  readonly answer: string | null;
}, KeyRow> = {
  name: 'library/set-idempotency-outcome',
  mode: 'write',
  cardinality: 'one',
  params: { userKey: 'plain', name: 'plain', outcome: 'plain', documentKey: 'plain', documentId: 'plain', scope: 'plain', warnings: 'plain', answer: 'plain' },
  text: "MATCH (record:IdempotencyKey {userKey: $params.userKey, name: $params.name})\nSET record.outcome = $params.outcome, record.documentKey = $params.documentKey, record.documentId = $params.documentId,\n    record.scope = $params.scope, record.warnings = $params.warnings, record.answer = $params.answer\nRETURN record.key AS key",
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
  text: "MATCH (item:MemoryItem:Document {key: $params.key})\nSET item += $params.properties\nRETURN item.key AS key",
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
  text: "MATCH ()-[edge:CONTAINS {folderKey: $params.folderKey}]->()\nWHERE edge.position IS NOT NULL\nWITH edge ORDER BY edge.position\nWITH collect(edge) AS edges\nUNWIND range(0, size(edges) - 1) AS i\nWITH edges[i] AS edge, (i + 1) * $params.step AS position\nSET edge.position = position\nRETURN count(*) AS count",
};

/** Says what a scope takes and gives of promotion; what is null stays, and the tags where they are to be kept. Null when the viewer may not write it. The same rules again change nothing. */
export const setPromotionRules: Statement<{
  readonly viewer: string;
  readonly key: string;
  readonly acceptsPromotions: boolean | null;
  readonly autoPromoteResults: boolean | null;
  readonly keepTags: boolean;
  readonly promotionTags: readonly string[] | null;
  readonly at: Date;
}, KeyRow | null> = {
  name: 'library/set-promotion-rules',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', key: 'plain', acceptsPromotions: 'plain', autoPromoteResults: 'plain', keepTags: 'plain', promotionTags: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (locked:Scope {key: $params.key, tenantKey: viewer.tenantKey})\nSET locked.lock = true\nWITH viewer, locked.key AS key\nMATCH (scope:Scope {key: key})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nWITH scope, coalesce(scope.acceptsPromotions, true) AS accepted, coalesce(scope.autoPromoteResults, false) AS automatic\nWITH scope, accepted, automatic, coalesce($params.acceptsPromotions, accepted) AS accepts, coalesce($params.autoPromoteResults, automatic) AS results,\n     CASE WHEN $params.keepTags THEN scope.promotionTags ELSE $params.promotionTags END AS tags\nWITH scope, accepts, results, tags,\n     accepts = accepted AND results = automatic AND coalesce(tags, ['-']) = coalesce(scope.promotionTags, ['-']) AS same\nSET scope.acceptsPromotions = accepts, scope.autoPromoteResults = results, scope.promotionTags = tags,\n    scope.version = scope.version + CASE WHEN same THEN 0 ELSE 1 END,\n    scope.updatedAt = CASE WHEN same THEN scope.updatedAt ELSE $params.at END\nRETURN scope.key AS key",
};

/** Where some folders stand at the root of their scope. */
export const setRootPlaces: Statement<{
  readonly places: readonly RootPlace[];
}, CountRow> = {
  name: 'library/set-root-places',
  mode: 'write',
  cardinality: 'one',
  params: { places: { key: 'plain', position: 'plain' } },
  text: "UNWIND $params.places AS place\nMATCH (folder:MemoryItem:Folder {key: place.key})\nSET folder.rootPosition = place.position\nRETURN count(*) AS count",
};

/** How tags are written from now on; their normal forms stay. Counts those that are there. */
export const setTagLabels: Statement<{
  readonly tenantKey: string;
  readonly tags: readonly TagLabel[];
}, CountRow> = {
  name: 'library/set-tag-labels',
  mode: 'write',
  cardinality: 'one',
  params: { tenantKey: 'plain', tags: { id: 'plain', label: 'plain' } },
  text: "UNWIND $params.tags AS row\nMATCH (tag:Tag {tenantKey: $params.tenantKey, id: row.id})\nSET tag.label = row.label\nRETURN count(tag) AS count",
};

/** Notes a change of documents beside their text: next version, new time. They are locked in the order of their keys. */
export const setTouched: Statement<{
  readonly keys: readonly string[];
  readonly at: Date;
}, readonly TouchedRow[]> = {
  name: 'library/set-touched',
  mode: 'write',
  cardinality: 'many',
  params: { keys: 'plain', at: 'date' },
  text: "UNWIND $params.keys AS key\nWITH key ORDER BY key\nMATCH (item:MemoryItem {key: key})\nSET item.version = item.version + 1, item.updatedAt = $params.at\nRETURN item.key AS key, item.version AS version",
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
  text: "MATCH (:MemoryItem:Folder {key: $params.folderKey})-[edge:CONTAINS]->(item:Document)-[:IN_SCOPE]->(scope:Scope)\nDELETE edge\nSET item.version = item.version + 1, item.updatedAt = $params.at\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.content AS content, item.mimeType AS mimeType,\n       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,\n       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,\n       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,\n       item.indexError AS indexError, item.generation AS generation, item.version AS version,\n       item.createdAt AS createdAt, item.updatedAt AS updatedAt\nORDER BY key",
};

/** Takes documents out of the folders that they are in. */
export const unlinkFromFolder: Statement<{
  readonly itemKeys: readonly string[];
}, CountRow> = {
  name: 'library/unlink-from-folder',
  mode: 'write',
  cardinality: 'one',
  params: { itemKeys: 'plain' },
  text: "UNWIND $params.itemKeys AS itemKey\nMATCH (item:MemoryItem:Document {key: itemKey})<-[edge:CONTAINS]-()\nDELETE edge\nRETURN count(*) AS count",
};

/** Takes tags off documents, automatic ones excepted. */
export const unlinkTagsOfDocuments: Statement<{
  readonly documents: readonly TagIdsOfDocument[];
}, CountRow> = {
  name: 'library/unlink-tags-of-documents',
  mode: 'write',
  cardinality: 'one',
  params: { documents: { itemKey: 'plain', tags: 'plain' } },
  text: "UNWIND $params.documents AS entry\nMATCH (item:MemoryItem {key: entry.itemKey})-[edge:TAGGED]->(tag:Tag)\nWHERE tag.id IN entry.tags AND edge.by <> 'automatic'\nDELETE edge\nRETURN count(*) AS count",
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
  text: "MATCH (item:MemoryItem {key: $params.itemKey})-[edge:TAGGED]->(tag:Tag)\nWHERE tag.id IN $params.tags AND edge.by <> 'automatic'\nWITH edge, tag.id AS key\nDELETE edge\nRETURN key",
};

/** Takes a document out of its translations: from the one that it is of, and those that are of it from it. */
export const unlinkTranslation: Statement<{
  readonly key: string;
}, CountRow> = {
  name: 'library/unlink-translation',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain' },
  text: "MATCH (item:MemoryItem:Document {key: $params.key})-[edge:TRANSLATION_OF]-()\nDELETE edge\nRETURN count(*) AS count",
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
  text: "MERGE (record:IdempotencyKey {userKey: $params.userKey, name: $params.name})\nON CREATE SET record.key = $params.claim, record.fingerprint = $params.fingerprint, record.createdAt = $params.at\nSET record.lock = true\nWITH record.userKey AS userKey, record.name AS name\nMATCH (held:IdempotencyKey {userKey: userKey, name: name})\nRETURN held.key AS key",
};

/** Tags of a tenant; those that are new to it are made. */
export const upsertTags: Statement<{
  readonly tenantKey: string;
  readonly tags: readonly TagInput[];
  readonly at: Date;
}, CountRow> = {
  name: 'library/upsert-tags',
  mode: 'write',
  cardinality: 'one',
  params: { tenantKey: 'plain', tags: { key: 'plain', id: 'plain', label: 'plain' }, at: 'date' },
  text: "UNWIND $params.tags AS row\nMERGE (tag:Tag {tenantKey: $params.tenantKey, id: row.id})\nON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $params.at\nRETURN count(tag) AS count",
};
