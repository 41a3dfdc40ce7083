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

/** How much a hit in a scope of this kind weighs. */
export interface KindWeight {
  readonly kind: string;
  readonly weight: number;
}

/** What is searched for by words: a query without Lucene's syntax, and the full-text indexes that are asked. `chunk_text` holds
every chunk, the others those of their languages. No index: no words. (In a map, for lists of other lengths are planned anew.) */
export interface WordSearch {
  readonly text: string;
  readonly indexes: readonly string[];
}

/** Languages that chunks are in; `any` for all. */
export interface LanguageFilter {
  readonly any: boolean;
  readonly codes: readonly string[];
}

/** The scopes of one proximity weight, and what was found in them. `complete` when a wider search would find no more;
`changed` when a chunk that an arm had found was replaced or moved before it was read. */
export interface SearchGroupRow {
  readonly weight: number;
  readonly scopes: readonly SearchedScopeRow[];
  readonly hits: readonly ChunkHitRow[];
  readonly complete: boolean;
  readonly changed: boolean;
}

/** A scope that was searched. */
export interface SearchedScopeRow {
  readonly key: string;
  readonly address: string;
  readonly kind: string;
  readonly title: string;
  readonly distance: number;
}

/** A chunk that an arm found. `vectorScore` is the index's (1 + cosine) / 2, null where it has no vector; `textScore` is that of
the index of every chunk, `languageScore` that of the index of its language. `translationGroup` is the key of the document
that it or its translations are of, its own where it has none. */
export interface ChunkHitRow {
  readonly key: string;
  readonly text: string;
  readonly headingPath: readonly string[];
  readonly page: number | null;
  readonly keyPath: string | null;
  readonly position: number;
  readonly scopeKey: string;
  readonly language: string;
  readonly textScore: number | null;
  readonly languageScore: number | null;
  readonly vectorScore: number | null;
  readonly documentKey: string;
  readonly documentId: string;
  readonly documentTitle: string;
  readonly documentType: string;
  readonly documentLanguage: string;
  readonly translationGroup: string;
  readonly updatedAt: Date;
  readonly tags: readonly string[];
  readonly stale: boolean;
}

/** The scopes of other think processes whose results a process sees, and what was found in them. `more` where there are more of
them than were searched. */
export interface SiblingGroupRow {
  readonly weight: number;
  readonly scopes: readonly SearchedScopeRow[];
  readonly hits: readonly ChunkHitRow[];
  readonly complete: boolean;
  readonly changed: boolean;
  readonly more: boolean;
}

/** The chunks nearest to a query, in the scopes that are visible from one: both arms inside the index filter, once for each proximity weight, so that a weighty scope cannot starve another. Every hit has its cosine, whichever arm found it. Complete where no arm has more to give; changed where what an arm had found was replaced or moved before it was read. */
export const searchChunksA: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly weights: readonly KindWeight[];
  readonly vector: readonly number[];
  readonly words: WordSearch;
  readonly language: LanguageFilter;
  readonly tags: ReadonlyArray<readonly string[]>;
  readonly includeStale: boolean;
  readonly crossProject: boolean;
  readonly candidates: number;
}, readonly SearchGroupRow[]> = {
  name: 'recall/search-chunks-a',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', weights: { kind: 'plain', weight: 'plain' }, vector: 'plain', words: { text: 'plain', indexes: 'plain' }, language: { any: 'plain', codes: 'plain' }, tags: 'plain', includeStale: 'plain', crossProject: 'plain', candidates: 'int' },
  text: "CYPHER 25\nMATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  MATCH path = (start)-[:WITHIN*0..4]->(scope:Scope)\n  RETURN scope, length(path) AS distance\n  UNION\n  MATCH path = (start)-[:WITHIN*0..1]->(:Scope {kind: 'session'})-[:FOR_USER]->(scope:Scope)\n  WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(scope) }\n    OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role = 'engine' }\n  RETURN scope, length(path) AS distance\n  UNION\n  MATCH (viewer)-[:MEMBER_OF]->(start)\n  WHERE $params.crossProject AND start.kind = 'user'\n  MATCH path = (viewer)-[:MEMBER_OF]->(:Scope {tier: 2})-[:WITHIN*0..2]->(scope:Scope)\n  RETURN scope, min(length(path)) AS distance\n}\nWITH viewer, scope, distance,\n     CASE WHEN distance = 0 AND scope.kind = 'user' THEN 1.0\n          ELSE head([row IN $params.weights WHERE row.kind = scope.kind | row.weight]) END AS weight\nORDER BY distance\nWITH viewer, weight, collect(scope.key) AS keys,\n     collect({key: scope.key, address: scope.kind + '/' + scope.id, kind: scope.kind, title: scope.title, distance: distance}) AS scopes\nCALL (viewer, keys) {\n  CALL (keys) {\n    CALL (keys) {\n      MATCH (n:Chunk|Window)\n      SEARCH n IN (VECTOR INDEX chunk_embedding_a FOR $params.vector WHERE n.scopeKey IN keys AND n.status = 'active' LIMIT $params.candidates) SCORE AS score\n      OPTIONAL MATCH (n)-[:WINDOW_OF]->(owner:Chunk)\n      RETURN coalesce(owner, n) AS chunk, null AS index, null AS textScore\n      UNION ALL\n      UNWIND $params.words.indexes AS index\n      CALL db.index.fulltext.queryNodes(index,\n        '+scopeKey:(' + reduce(list = '', key IN keys | list + ' ' + key) + ')^0 +status:active^0 +(' + $params.words.text + ')',\n        {limit: $params.candidates}) YIELD node, score\n      RETURN node AS chunk, index, score AS textScore\n    }\n    RETURN collect({chunk: chunk, index: index, textScore: textScore}) AS found\n  }\n  CALL (viewer, keys, found) {\n    UNWIND found AS row\n    WITH row.chunk AS chunk, max(CASE row.index WHEN 'chunk_text' THEN row.textScore END) AS textScore,\n         max(CASE WHEN row.index <> 'chunk_text' THEN row.textScore END) AS languageScore\n    OPTIONAL MATCH (chunk)-[:CHUNK_OF]->(item:MemoryItem)\n    WHERE chunk.scopeKey IN keys AND chunk.status = 'active'\n    WITH chunk, textScore, languageScore, item, [(item)-[:TAGGED]->(tag:Tag) | tag.label] AS tags,\n         EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale\n    WITH count(*) > count(item) AS lost, collect(CASE WHEN item IS NOT NULL AND ($params.includeStale OR NOT stale)\nAND ($params.language.any OR chunk.language IN $params.language.codes)\nAND all(wanted IN $params.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted }) THEN {\n      key: chunk.key, text: chunk.text, headingPath: chunk.headingPath, page: chunk.page, keyPath: chunk.keyPath,\nposition: chunk.position, scopeKey: chunk.scopeKey, textScore: textScore, languageScore: languageScore,\nlanguage: chunk.language,\ndocumentKey: item.key, documentId: item.id, documentTitle: item.title, documentType: item.type,\nupdatedAt: item.updatedAt, tags: tags, stale: stale, documentLanguage: coalesce(item.language, 'und'),\ntranslationGroup: CASE WHEN item.isTranslation THEN coalesce(head([(item)-[:TRANSLATION_OF]->(original:Document)\n  WHERE original.scopeKey = item.scopeKey | original.key]), item.key) ELSE item.key END,\n      vectorScore: reduce(best = vector.similarity.cosine(chunk.embedding_a, $params.vector), part IN\n  [(window:Window)-[:WINDOW_OF]->(chunk) | vector.similarity.cosine(window.embedding_a, $params.vector)] |\n  CASE WHEN part > best THEN part ELSE best END)\n    } END) AS seen\n    WITH lost, seen, [hit IN seen WHERE hit.scopeKey IN keys AND all(value IN [hit.text, hit.headingPath,\nhit.position, hit.language, hit.documentKey, hit.documentId, hit.documentTitle, hit.documentType, hit.updatedAt] WHERE value IS NOT NULL)] AS hits\n    RETURN hits, lost OR size(hits) < size(seen) AS changed\n  }\n  RETURN hits, changed, size([row IN found WHERE row.index IS NULL]) < $params.candidates\n       AND all(index IN $params.words.indexes WHERE size([row IN found WHERE row.index = index]) < $params.candidates) AS complete\n}\nRETURN weight, scopes, hits, complete, changed",
};

/** The full-text arm alone: what a search falls back to, and says so, when its vectors cannot be had. */
export const searchChunksByText: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly weights: readonly KindWeight[];
  readonly words: WordSearch;
  readonly language: LanguageFilter;
  readonly tags: ReadonlyArray<readonly string[]>;
  readonly includeStale: boolean;
  readonly crossProject: boolean;
  readonly candidates: number;
}, readonly SearchGroupRow[]> = {
  name: 'recall/search-chunks-by-text',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', weights: { kind: 'plain', weight: 'plain' }, words: { text: 'plain', indexes: 'plain' }, language: { any: 'plain', codes: 'plain' }, tags: 'plain', includeStale: 'plain', crossProject: 'plain', candidates: 'int' },
  text: "CYPHER 25\nMATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  MATCH path = (start)-[:WITHIN*0..4]->(scope:Scope)\n  RETURN scope, length(path) AS distance\n  UNION\n  MATCH path = (start)-[:WITHIN*0..1]->(:Scope {kind: 'session'})-[:FOR_USER]->(scope:Scope)\n  WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(scope) }\n    OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role = 'engine' }\n  RETURN scope, length(path) AS distance\n  UNION\n  MATCH (viewer)-[:MEMBER_OF]->(start)\n  WHERE $params.crossProject AND start.kind = 'user'\n  MATCH path = (viewer)-[:MEMBER_OF]->(:Scope {tier: 2})-[:WITHIN*0..2]->(scope:Scope)\n  RETURN scope, min(length(path)) AS distance\n}\nWITH viewer, scope, distance,\n     CASE WHEN distance = 0 AND scope.kind = 'user' THEN 1.0\n          ELSE head([row IN $params.weights WHERE row.kind = scope.kind | row.weight]) END AS weight\nORDER BY distance\nWITH viewer, weight, collect(scope.key) AS keys,\n     collect({key: scope.key, address: scope.kind + '/' + scope.id, kind: scope.kind, title: scope.title, distance: distance}) AS scopes\nCALL (viewer, keys) {\n  CALL (keys) {\n    CALL (keys) {\n      UNWIND $params.words.indexes AS index\n      CALL db.index.fulltext.queryNodes(index,\n        '+scopeKey:(' + reduce(list = '', key IN keys | list + ' ' + key) + ')^0 +status:active^0 +(' + $params.words.text + ')',\n        {limit: $params.candidates}) YIELD node, score\n      RETURN node AS chunk, index, score AS textScore\n    }\n    RETURN collect({chunk: chunk, index: index, textScore: textScore}) AS found\n  }\n  CALL (viewer, keys, found) {\n    UNWIND found AS row\n    WITH row.chunk AS chunk, max(CASE row.index WHEN 'chunk_text' THEN row.textScore END) AS textScore,\n         max(CASE WHEN row.index <> 'chunk_text' THEN row.textScore END) AS languageScore\n    OPTIONAL MATCH (chunk)-[:CHUNK_OF]->(item:MemoryItem)\n    WHERE chunk.scopeKey IN keys AND chunk.status = 'active'\n    WITH chunk, textScore, languageScore, item, [(item)-[:TAGGED]->(tag:Tag) | tag.label] AS tags,\n         EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale\n    WITH count(*) > count(item) AS lost, collect(CASE WHEN item IS NOT NULL AND ($params.includeStale OR NOT stale)\nAND ($params.language.any OR chunk.language IN $params.language.codes)\nAND all(wanted IN $params.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted }) THEN {\n      key: chunk.key, text: chunk.text, headingPath: chunk.headingPath, page: chunk.page, keyPath: chunk.keyPath,\nposition: chunk.position, scopeKey: chunk.scopeKey, textScore: textScore, languageScore: languageScore,\nlanguage: chunk.language,\ndocumentKey: item.key, documentId: item.id, documentTitle: item.title, documentType: item.type,\nupdatedAt: item.updatedAt, tags: tags, stale: stale, documentLanguage: coalesce(item.language, 'und'),\ntranslationGroup: CASE WHEN item.isTranslation THEN coalesce(head([(item)-[:TRANSLATION_OF]->(original:Document)\n  WHERE original.scopeKey = item.scopeKey | original.key]), item.key) ELSE item.key END,\n      vectorScore: null\n    } END) AS seen\n    WITH lost, seen, [hit IN seen WHERE hit.scopeKey IN keys AND all(value IN [hit.text, hit.headingPath,\nhit.position, hit.language, hit.documentKey, hit.documentId, hit.documentTitle, hit.documentType, hit.updatedAt] WHERE value IS NOT NULL)] AS hits\n    RETURN hits, lost OR size(hits) < size(seen) AS changed\n  }\n  RETURN hits, changed, all(index IN $params.words.indexes WHERE size([row IN found WHERE row.index = index]) < $params.candidates) AS complete\n}\nRETURN weight, scopes, hits, complete, changed",
};

/** The chunks nearest to a query among the results of other think processes of the project, where the process of this scope has been let see those: of processes that the viewer may read too, the newest. Both arms filter by type inside their index. */
export const searchSiblingChunksA: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly weights: readonly KindWeight[];
  readonly vector: readonly number[];
  readonly words: WordSearch;
  readonly language: LanguageFilter;
  readonly tags: ReadonlyArray<readonly string[]>;
  readonly includeStale: boolean;
  readonly siblings: number;
  readonly candidates: number;
}, readonly SiblingGroupRow[]> = {
  name: 'recall/search-sibling-chunks-a',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', weights: { kind: 'plain', weight: 'plain' }, vector: 'plain', words: { text: 'plain', indexes: 'plain' }, language: { any: 'plain', codes: 'plain' }, tags: 'plain', includeStale: 'plain', siblings: 'int', candidates: 'int' },
  text: "CYPHER 25\nMATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  MATCH (start)<-[:RUNS_IN]-(:ThinkProcess)-[:SEES_RESULTS_OF]->(project:Scope)\n  WHERE EXISTS { (start)-[:WITHIN]->(:Scope)-[:WITHIN]->(project) }\n  MATCH (project)<-[:WITHIN*2..2]-(scope:Scope {kind: 'think-process'})\n  WHERE scope <> start AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n    AND EXISTS { (item:Document {scopeKey: scope.key, type: 'result'}) WHERE item.updatedAt IS NOT NULL }\n  RETURN project.kind AS kind, scope ORDER BY scope.key DESC LIMIT $params.siblings + 1\n}\nWITH viewer, kind, collect(scope) AS found\nWITH viewer, size(found) > $params.siblings AS more, found[..$params.siblings] AS siblings, head([row IN $params.weights WHERE row.kind = kind | row.weight]) AS weight\nWITH viewer, more, weight, [scope IN siblings | scope.key] AS keys, [scope IN siblings |\n     {key: scope.key, address: scope.kind + '/' + scope.id, kind: scope.kind, title: scope.title, distance: 4}] AS scopes\nCALL (viewer, keys) {\n  CALL (keys) {\n    CALL (keys) {\n      MATCH (n:Chunk|Window)\n      SEARCH n IN (VECTOR INDEX chunk_embedding_a FOR $params.vector WHERE n.scopeKey IN keys AND n.status = 'active' AND n.type = 'result' LIMIT $params.candidates) SCORE AS score\n      OPTIONAL MATCH (n)-[:WINDOW_OF]->(owner:Chunk)\n      RETURN coalesce(owner, n) AS chunk, null AS index, null AS textScore\n      UNION ALL\n      UNWIND $params.words.indexes AS index\n      CALL db.index.fulltext.queryNodes(index,\n        '+scopeKey:(' + reduce(list = '', key IN keys | list + ' ' + key) + ')^0 +status:active^0 +type:result^0 +(' + $params.words.text + ')',\n        {limit: $params.candidates}) YIELD node, score\n      RETURN node AS chunk, index, score AS textScore\n    }\n    RETURN collect({chunk: chunk, index: index, textScore: textScore}) AS found\n  }\n  CALL (viewer, keys, found) {\n    UNWIND found AS row\n    WITH row.chunk AS chunk, max(CASE row.index WHEN 'chunk_text' THEN row.textScore END) AS textScore,\n         max(CASE WHEN row.index <> 'chunk_text' THEN row.textScore END) AS languageScore\n    OPTIONAL MATCH (chunk)-[:CHUNK_OF]->(item:MemoryItem)\n    WHERE chunk.scopeKey IN keys AND chunk.status = 'active' AND item.type = 'result'\n    WITH chunk, textScore, languageScore, item, [(item)-[:TAGGED]->(tag:Tag) | tag.label] AS tags,\n         EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale\n    WITH count(*) > count(item) AS lost, collect(CASE WHEN item IS NOT NULL AND ($params.includeStale OR NOT stale)\nAND ($params.language.any OR chunk.language IN $params.language.codes)\nAND all(wanted IN $params.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted }) THEN {\n      key: chunk.key, text: chunk.text, headingPath: chunk.headingPath, page: chunk.page, keyPath: chunk.keyPath,\nposition: chunk.position, scopeKey: chunk.scopeKey, textScore: textScore, languageScore: languageScore,\nlanguage: chunk.language,\ndocumentKey: item.key, documentId: item.id, documentTitle: item.title, documentType: item.type,\nupdatedAt: item.updatedAt, tags: tags, stale: stale, documentLanguage: coalesce(item.language, 'und'),\ntranslationGroup: CASE WHEN item.isTranslation THEN coalesce(head([(item)-[:TRANSLATION_OF]->(original:Document)\n  WHERE original.scopeKey = item.scopeKey | original.key]), item.key) ELSE item.key END,\n      vectorScore: reduce(best = vector.similarity.cosine(chunk.embedding_a, $params.vector), part IN\n  [(window:Window)-[:WINDOW_OF]->(chunk) | vector.similarity.cosine(window.embedding_a, $params.vector)] |\n  CASE WHEN part > best THEN part ELSE best END)\n    } END) AS seen\n    WITH lost, seen, [hit IN seen WHERE hit.scopeKey IN keys AND all(value IN [hit.text, hit.headingPath,\nhit.position, hit.language, hit.documentKey, hit.documentId, hit.documentTitle, hit.documentType, hit.updatedAt] WHERE value IS NOT NULL)] AS hits\n    RETURN hits, lost OR size(hits) < size(seen) AS changed\n  }\n  RETURN hits, changed, size([row IN found WHERE row.index IS NULL]) < $params.candidates\n       AND all(index IN $params.words.indexes WHERE size([row IN found WHERE row.index = index]) < $params.candidates) AS complete\n}\nRETURN weight, scopes, hits, complete, changed, more",
};

/** The full-text arm of the search among results of other think processes alone, for a question without a vector. */
export const searchSiblingChunksByText: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly weights: readonly KindWeight[];
  readonly words: WordSearch;
  readonly language: LanguageFilter;
  readonly tags: ReadonlyArray<readonly string[]>;
  readonly includeStale: boolean;
  readonly siblings: number;
  readonly candidates: number;
}, readonly SiblingGroupRow[]> = {
  name: 'recall/search-sibling-chunks-by-text',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', weights: { kind: 'plain', weight: 'plain' }, words: { text: 'plain', indexes: 'plain' }, language: { any: 'plain', codes: 'plain' }, tags: 'plain', includeStale: 'plain', siblings: 'int', candidates: 'int' },
  text: "CYPHER 25\nMATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  MATCH (start)<-[:RUNS_IN]-(:ThinkProcess)-[:SEES_RESULTS_OF]->(project:Scope)\n  WHERE EXISTS { (start)-[:WITHIN]->(:Scope)-[:WITHIN]->(project) }\n  MATCH (project)<-[:WITHIN*2..2]-(scope:Scope {kind: 'think-process'})\n  WHERE scope <> start AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n    AND EXISTS { (item:Document {scopeKey: scope.key, type: 'result'}) WHERE item.updatedAt IS NOT NULL }\n  RETURN project.kind AS kind, scope ORDER BY scope.key DESC LIMIT $params.siblings + 1\n}\nWITH viewer, kind, collect(scope) AS found\nWITH viewer, size(found) > $params.siblings AS more, found[..$params.siblings] AS siblings, head([row IN $params.weights WHERE row.kind = kind | row.weight]) AS weight\nWITH viewer, more, weight, [scope IN siblings | scope.key] AS keys, [scope IN siblings |\n     {key: scope.key, address: scope.kind + '/' + scope.id, kind: scope.kind, title: scope.title, distance: 4}] AS scopes\nCALL (viewer, keys) {\n  CALL (keys) {\n    CALL (keys) {\n      UNWIND $params.words.indexes AS index\n      CALL db.index.fulltext.queryNodes(index,\n        '+scopeKey:(' + reduce(list = '', key IN keys | list + ' ' + key) + ')^0 +status:active^0 +type:result^0 +(' + $params.words.text + ')',\n        {limit: $params.candidates}) YIELD node, score\n      RETURN node AS chunk, index, score AS textScore\n    }\n    RETURN collect({chunk: chunk, index: index, textScore: textScore}) AS found\n  }\n  CALL (viewer, keys, found) {\n    UNWIND found AS row\n    WITH row.chunk AS chunk, max(CASE row.index WHEN 'chunk_text' THEN row.textScore END) AS textScore,\n         max(CASE WHEN row.index <> 'chunk_text' THEN row.textScore END) AS languageScore\n    OPTIONAL MATCH (chunk)-[:CHUNK_OF]->(item:MemoryItem)\n    WHERE chunk.scopeKey IN keys AND chunk.status = 'active' AND item.type = 'result'\n    WITH chunk, textScore, languageScore, item, [(item)-[:TAGGED]->(tag:Tag) | tag.label] AS tags,\n         EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale\n    WITH count(*) > count(item) AS lost, collect(CASE WHEN item IS NOT NULL AND ($params.includeStale OR NOT stale)\nAND ($params.language.any OR chunk.language IN $params.language.codes)\nAND all(wanted IN $params.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted }) THEN {\n      key: chunk.key, text: chunk.text, headingPath: chunk.headingPath, page: chunk.page, keyPath: chunk.keyPath,\nposition: chunk.position, scopeKey: chunk.scopeKey, textScore: textScore, languageScore: languageScore,\nlanguage: chunk.language,\ndocumentKey: item.key, documentId: item.id, documentTitle: item.title, documentType: item.type,\nupdatedAt: item.updatedAt, tags: tags, stale: stale, documentLanguage: coalesce(item.language, 'und'),\ntranslationGroup: CASE WHEN item.isTranslation THEN coalesce(head([(item)-[:TRANSLATION_OF]->(original:Document)\n  WHERE original.scopeKey = item.scopeKey | original.key]), item.key) ELSE item.key END,\n      vectorScore: null\n    } END) AS seen\n    WITH lost, seen, [hit IN seen WHERE hit.scopeKey IN keys AND all(value IN [hit.text, hit.headingPath,\nhit.position, hit.language, hit.documentKey, hit.documentId, hit.documentTitle, hit.documentType, hit.updatedAt] WHERE value IS NOT NULL)] AS hits\n    RETURN hits, lost OR size(hits) < size(seen) AS changed\n  }\n  RETURN hits, changed, all(index IN $params.words.indexes WHERE size([row IN found WHERE row.index = index]) < $params.candidates) AS complete\n}\nRETURN weight, scopes, hits, complete, changed, more",
};

/** As the plain search, for tags that few documents have: those documents first, then the exact cosine of their chunks. Not complete, and without hits, where too many documents or chunks have the tags: then the plain search is widened. */
export const searchTaggedChunksA: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly weights: readonly KindWeight[];
  readonly vector: readonly number[];
  readonly words: WordSearch;
  readonly language: LanguageFilter;
  readonly tags: ReadonlyArray<readonly string[]>;
  readonly includeStale: boolean;
  readonly crossProject: boolean;
  readonly candidates: number;
  readonly maxTagged: number;
  readonly maxChunks: number;
}, readonly SearchGroupRow[]> = {
  name: 'recall/search-tagged-chunks-a',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', weights: { kind: 'plain', weight: 'plain' }, vector: 'plain', words: { text: 'plain', indexes: 'plain' }, language: { any: 'plain', codes: 'plain' }, tags: 'plain', includeStale: 'plain', crossProject: 'plain', candidates: 'int', maxTagged: 'int', maxChunks: 'int' },
  text: "CYPHER 25\nMATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  MATCH path = (start)-[:WITHIN*0..4]->(scope:Scope)\n  RETURN scope, length(path) AS distance\n  UNION\n  MATCH path = (start)-[:WITHIN*0..1]->(:Scope {kind: 'session'})-[:FOR_USER]->(scope:Scope)\n  WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(scope) }\n    OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role = 'engine' }\n  RETURN scope, length(path) AS distance\n  UNION\n  MATCH (viewer)-[:MEMBER_OF]->(start)\n  WHERE $params.crossProject AND start.kind = 'user'\n  MATCH path = (viewer)-[:MEMBER_OF]->(:Scope {tier: 2})-[:WITHIN*0..2]->(scope:Scope)\n  RETURN scope, min(length(path)) AS distance\n}\nWITH viewer, scope, distance,\n     CASE WHEN distance = 0 AND scope.kind = 'user' THEN 1.0\n          ELSE head([row IN $params.weights WHERE row.kind = scope.kind | row.weight]) END AS weight\nORDER BY distance\nWITH viewer, weight, collect(scope.key) AS keys,\n     collect({key: scope.key, address: scope.kind + '/' + scope.id, kind: scope.kind, title: scope.title, distance: distance}) AS scopes\nWITH viewer, collect({weight: weight, keys: keys, scopes: scopes}) AS groups,\n     reduce(all = [], part IN collect(keys) | all + part) AS allKeys\nCALL (viewer, allKeys) {\n  OPTIONAL CALL () {\n    UNWIND $params.tags AS wanted\n    CALL (wanted) {\n      UNWIND wanted AS key\n      MATCH (tag:Tag {key: key})\n      RETURN collect(tag) AS tags, sum(COUNT { (tag)<-[:TAGGED]-() }) AS degree\n    }\n    RETURN tags, degree\n    ORDER BY degree LIMIT 1\n  }\n  CALL (viewer, allKeys, tags, degree) {\n    UNWIND CASE WHEN degree <= $params.maxTagged THEN tags ELSE [] END AS rarest\n    MATCH (rarest)<-[:TAGGED]-(item:MemoryItem)\n    WHERE item.scopeKey IN allKeys\n      AND all(wanted IN $params.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })\n      AND ($params.includeStale OR NOT EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) })\n    RETURN collect(DISTINCT item) AS items\n  }\n  RETURN items, [item IN items | item.key] AS itemKeys, coalesce(degree <= $params.maxTagged, true) AS rare\n}\nCALL (items) {\n  UNWIND items AS item\n  RETURN sum(COUNT { (:Chunk)-[:CHUNK_OF]->(item) }) AS chunkCount\n}\nWITH viewer, groups, items, itemKeys, rare AND chunkCount <= $params.maxChunks AS complete\nUNWIND groups AS part\nWITH viewer, items, itemKeys, complete, part.weight AS weight, part.keys AS keys, part.scopes AS scopes\nCALL (viewer, keys, items, itemKeys, complete) {\n  CALL (keys, items, itemKeys, complete) {\n    UNWIND CASE WHEN complete THEN items ELSE [] END AS item\n    MATCH (n:Chunk {status: 'active'})-[:CHUNK_OF]->(item)\n    WHERE n.scopeKey IN keys AND n.embedding_a IS NOT NULL\n    WITH n, reduce(best = vector.similarity.cosine(n.embedding_a, $params.vector), part IN\n         [(window:Window)-[:WINDOW_OF]->(n) | vector.similarity.cosine(window.embedding_a, $params.vector)] |\n         CASE WHEN part > best THEN part ELSE best END) AS score\n    ORDER BY score DESC LIMIT $params.candidates\n    RETURN n AS chunk, null AS index, null AS textScore\n    UNION ALL\n    UNWIND CASE WHEN NOT complete OR size(itemKeys) = 0 THEN [] ELSE $params.words.indexes END AS index\n    CALL db.index.fulltext.queryNodes(index,\n      '+scopeKey:(' + reduce(list = '', key IN keys | list + ' ' + key) + ')^0 +status:active^0 +itemKey:('\n        + reduce(list = '', key IN itemKeys | list + ' ' + key) + ')^0 +(' + $params.words.text + ')',\n      {limit: $params.candidates}) YIELD node, score\n    RETURN node AS chunk, index, score AS textScore\n  }\n  WITH chunk, max(CASE index WHEN 'chunk_text' THEN textScore END) AS textScore,\n       max(CASE WHEN index <> 'chunk_text' THEN textScore END) AS languageScore\n  OPTIONAL MATCH (chunk)-[:CHUNK_OF]->(item:MemoryItem)\n  WHERE chunk.scopeKey IN keys AND chunk.status = 'active'\n  WITH chunk, textScore, languageScore, item, [(item)-[:TAGGED]->(tag:Tag) | tag.label] AS tags,\n       EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale\n  WITH count(*) > count(item) AS lost, collect(CASE WHEN item IS NOT NULL AND ($params.includeStale OR NOT stale)\nAND ($params.language.any OR chunk.language IN $params.language.codes)\nAND all(wanted IN $params.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted }) THEN {\n    key: chunk.key, text: chunk.text, headingPath: chunk.headingPath, page: chunk.page, keyPath: chunk.keyPath,\nposition: chunk.position, scopeKey: chunk.scopeKey, textScore: textScore, languageScore: languageScore,\nlanguage: chunk.language,\ndocumentKey: item.key, documentId: item.id, documentTitle: item.title, documentType: item.type,\nupdatedAt: item.updatedAt, tags: tags, stale: stale, documentLanguage: coalesce(item.language, 'und'),\ntranslationGroup: CASE WHEN item.isTranslation THEN coalesce(head([(item)-[:TRANSLATION_OF]->(original:Document)\n  WHERE original.scopeKey = item.scopeKey | original.key]), item.key) ELSE item.key END,\n    vectorScore: reduce(best = vector.similarity.cosine(chunk.embedding_a, $params.vector), part IN\n  [(window:Window)-[:WINDOW_OF]->(chunk) | vector.similarity.cosine(window.embedding_a, $params.vector)] |\n  CASE WHEN part > best THEN part ELSE best END)\n  } END) AS seen\n  WITH lost, seen, [hit IN seen WHERE hit.scopeKey IN keys AND all(value IN [hit.text, hit.headingPath,\nhit.position, hit.language, hit.documentKey, hit.documentId, hit.documentTitle, hit.documentType, hit.updatedAt] WHERE value IS NOT NULL)] AS hits\n  RETURN hits, lost OR size(hits) < size(seen) AS changed\n}\nRETURN weight, scopes, hits, complete, changed",
};
