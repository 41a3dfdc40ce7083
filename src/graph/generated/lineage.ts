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

/** A think process and the scope that it runs in. `session` and `project` are addresses. Without `startedAt` it was made by a
result that named it. `seesSiblingResults`: whether it sees the results of the other processes of its project. */
export interface ThinkProcessRow {
  readonly key: string;
  readonly id: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly title: string;
  readonly goal: string;
  readonly status: string;
  readonly session: string | null;
  readonly project: string | null;
  readonly parentId: string | null;
  readonly version: number;
  readonly seesSiblingResults: boolean;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
}

/** What a think process is started with. */
export interface NewThinkProcess {
  readonly key: string;
  readonly goal: string;
}

/** A task of a think process. `resultId` is the document that it has saved last, where the process sees it. */
export interface TaskRow {
  readonly key: string;
  readonly id: string;
  readonly processKey: string;
  readonly processId: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly parentId: string | null;
  readonly goal: string;
  readonly type: string;
  readonly inputDocs: readonly string[];
  readonly inputQuery: string | null;
  readonly inputTags: readonly string[];
  readonly outputTags: readonly string[];
  readonly status: string;
  readonly error: string | null;
  readonly runKey: string | null;
  readonly resultId: string | null;
  readonly resultStale: boolean;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly startedAt: Date | null;
}

/** What a task is. */
export interface TaskProperties {
  readonly goal: string;
  readonly type: string;
  readonly inputDocs: readonly string[];
  readonly inputQuery: string | null;
  readonly inputTags: readonly string[];
  readonly outputTags: readonly string[];
  readonly status: string;
}

/** A document that a task names, and the place at which it does. */
export interface NamedInput {
  readonly id: string;
  readonly position: number;
}

/** A document that a task may take in. */
export interface TaskDocumentRow {
  readonly key: string;
  readonly id: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly content: string;
}

/** The id of a document, and whether the task that was asked about has produced it. */
export interface ProducedRow {
  readonly key: string;
  readonly id: string;
  readonly own: boolean;
}

/** A document that another one was made from (or that was made from it): how many steps away, and the documents on the shortest
way there, both ends included. */
export interface LineageRow {
  readonly key: string;
  readonly id: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly sourceType: string;
  readonly sourceThinkProcessId: string | null;
  readonly sourceNodeId: string | null;
  readonly stale: boolean;
  readonly hops: number;
  readonly path: readonly LineageStepRow[];
  readonly isEnd: boolean;
}

/** One document on the way. */
export interface LineageStepRow {
  readonly id: string;
  readonly title: string;
}

/** A document that was marked as stale. `isVisible`: whether the viewer may read it. */
export interface StaleRow {
  readonly key: string;
  readonly id: string;
  readonly scopeKey: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly version: number;
  readonly isVisible: boolean;
}

/** A document whose index is not ready. */
export interface PendingRow {
  readonly key: string;
  readonly generation: number;
}

/** A passage of a document. */
export interface PassageRow {
  readonly itemKey: string;
  readonly text: string;
  readonly position: number;
  readonly page: number | null;
}

/** A new task of a process, under a parent of the same process or none; one that a result has named before becomes it. Null where the viewer may not write the process, the parent is missing, or the id is taken. */
export const createTask: Statement<{
  readonly viewer: string;
  readonly processKey: string;
  readonly id: string;
  readonly newKey: string;
  readonly parentId: string | null;
  readonly task: TaskProperties;
  readonly at: Date;
}, TaskRow | null> = {
  name: 'lineage/create-task',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', processKey: 'plain', id: 'plain', newKey: 'plain', parentId: 'plain', task: { goal: 'plain', type: 'plain', inputDocs: 'plain', inputQuery: 'plain', inputTags: 'plain', outputTags: 'plain', status: 'plain' }, at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (process:ThinkProcess {key: $params.processKey, tenantKey: viewer.tenantKey})-[:RUNS_IN]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nOPTIONAL MATCH (parent:TaskNode {processKey: process.key, id: $params.parentId})\nWITH process, scope, parent\nWHERE (parent IS NULL) = ($params.parentId IS NULL)\nMERGE (task:TaskNode {processKey: process.key, id: $params.id})\nON CREATE SET task.key = $params.newKey, task.tenantKey = process.tenantKey, task.createdAt = $params.at\nMERGE (task)-[:PART_OF]->(process)\nWITH process, scope, parent, task\nWHERE task.status IS NULL AND (parent IS NULL OR NOT EXISTS { (parent)-[:CHILD_OF*0..]->(task) })\nSET task += $params.task, task.version = 1, task.updatedAt = $params.at\nFOREACH (above IN CASE WHEN parent IS NULL THEN [] ELSE [parent] END | MERGE (task)-[:CHILD_OF]->(above))\nWITH process, scope, task\nCALL (scope) {\n  MATCH (scope)-[:WITHIN*0..4]->(above:Scope)\n  RETURN collect(above.key) AS chain\n}\nRETURN task.key AS key, task.id AS id, process.key AS processKey, process.id AS processId, scope.key AS scopeKey,\n       scope.kind + '/' + scope.id AS scope, head([(task)-[:CHILD_OF]->(parent:TaskNode) | parent.id]) AS parentId,\n       coalesce(task.goal, '') AS goal, coalesce(task.type, 'unknown') AS type, coalesce(task.inputDocs, []) AS inputDocs,\n       task.inputQuery AS inputQuery, coalesce(task.inputTags, []) AS inputTags, coalesce(task.outputTags, []) AS outputTags,\n       coalesce(task.status, 'DONE') AS status, task.error AS error, task.runKey AS runKey,\n       head([(item:Document)-[:PRODUCED_BY]->(task) WHERE item.scopeKey IN chain\n         AND item.id IN ['doc_result_' + task.id, 'doc_result_' + task.id + '_' + process.id] | item.id]) AS resultId,\n       EXISTS { (item:Document)-[:PRODUCED_BY]->(task) WHERE item.scopeKey IN chain\n         AND item.id IN ['doc_result_' + task.id, 'doc_result_' + task.id + '_' + process.id]\n         AND EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: item.tenantKey, id: 'stale'}) } } AS resultStale,\n       coalesce(task.version, 1) AS version, task.createdAt AS createdAt, coalesce(task.updatedAt, task.createdAt) AS updatedAt,\n       task.startedAt AS startedAt",
};

/** Of some documents those that a task has produced, or that were made from what it has produced: it must not take them in. */
export const findDerivedKeys: Statement<{
  readonly taskKey: string;
  readonly keys: readonly string[];
}, readonly KeyRow[]> = {
  name: 'lineage/find-derived-keys',
  mode: 'read',
  cardinality: 'many',
  params: { taskKey: 'plain', keys: 'plain' },
  text: "MATCH (root:MemoryItem)-[:PRODUCED_BY]->(:TaskNode {key: $params.taskKey})\nMATCH (root)<-[:DERIVED_FROM*0..]-(item:MemoryItem)\nWITH DISTINCT item\nWHERE item.key IN $params.keys\nRETURN item.key AS key",
};

/** Documents that were made from a document, however indirectly, within ten steps: of each the shortest way there, the nearest first. A way leads through what the viewer may read alone. It goes step by step, each document once, and no further than it is asked to or than the answer is long; where the ends alone are wanted, as far as it takes to find them. The rows come in order as they were found: to sort them here, each would carry the whole way. */
export const findLineageDown: Statement<{
  readonly viewer: string;
  readonly id: string;
  readonly hops: number;
  readonly endsOnly: boolean;
  readonly limit: number;
}, readonly LineageRow[]> = {
  name: 'lineage/find-lineage-down',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', id: 'plain', hops: 'int', endsOnly: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (start:Document {tenantKey: viewer.tenantKey, id: $params.id})-[:IN_SCOPE]->(root:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(root) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(root) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nWITH viewer, reduce(walk = {level: [{item: start, path: [{id: start.id, title: start.title}]}], seen: [start.key], found: []},\n  hops IN range(0, $params.hops) | CASE WHEN size(walk.level) = 0 THEN walk ELSE head(COLLECT {\n    CALL (walk) {\n      UNWIND range(0, size(walk.level) - 1) AS place\n      WITH place, walk.level[place].item AS item\n      MATCH (item)<-[:DERIVED_FROM]-(next:MemoryItem)\n      RETURN collect({place: place, next: next, key: next.key, scopeKey: next.scopeKey}) AS steps\n    }\n    CALL (viewer, steps) {\n      UNWIND steps AS step\n      WITH DISTINCT viewer, step.scopeKey AS scopeKey\n      MATCH (scope:Scope {key: scopeKey})\n      WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n         OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\n      RETURN collect(scope.key) AS readable\n    }\n    WITH [step IN steps WHERE step.scopeKey IN readable] AS steps\n    WITH steps, [step IN steps | step.place] AS going\n    WITH steps, [place IN range(0, size(walk.level) - 1) WHERE hops > 0 AND (NOT $params.endsOnly OR NOT place IN going) |\n      {item: walk.level[place].item, hops: hops, path: walk.level[place].path, isEnd: NOT place IN going}] AS found\n    CALL (walk, steps) {\n      UNWIND steps AS step\n      WITH step WHERE NOT step.key IN walk.seen\n      WITH step.key AS key, head(collect(step)) AS step ORDER BY key\n      RETURN collect({item: step.next, key: key, path: walk.level[step.place].path + {id: step.next.id, title: step.next.title}}) AS fresh\n    }\n    WITH fresh, walk.found + found AS found\n    WITH found, CASE WHEN $params.endsOnly AND size(found) < $params.limit THEN fresh ELSE fresh[..CASE WHEN $params.limit > size(found) THEN $params.limit - size(found) ELSE 0 END] END AS level\n    RETURN {level: level, seen: walk.seen + [row IN level | row.key], found: found} AS after\n  }) END).found AS found\nUNWIND found[..$params.limit] AS row\nWITH viewer, row.item AS item, row.hops AS hops, row.path AS path, row.isEnd AS isEnd\nMATCH (item)-[:IN_SCOPE]->(scope:Scope)\nRETURN item.key AS key, item.id AS id, scope.kind + '/' + scope.id AS scope, item.type AS type, item.title AS title,\n       item.sourceType AS sourceType, item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId,\n       EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale, hops, path, isEnd\nLIMIT $params.limit",
};

/** Documents that a document was made from, however indirectly, within ten steps: of each the shortest way there, the nearest first. A way leads through what the viewer may read alone. It goes step by step, each document once, and no further than it is asked to or than the answer is long; where the ends alone are wanted, as far as it takes to find them. The rows come in order as they were found: to sort them here, each would carry the whole way. */
export const findLineageUp: Statement<{
  readonly viewer: string;
  readonly id: string;
  readonly hops: number;
  readonly endsOnly: boolean;
  readonly limit: number;
}, readonly LineageRow[]> = {
  name: 'lineage/find-lineage-up',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', id: 'plain', hops: 'int', endsOnly: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (start:Document {tenantKey: viewer.tenantKey, id: $params.id})-[:IN_SCOPE]->(root:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(root) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(root) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nWITH viewer, reduce(walk = {level: [{item: start, path: [{id: start.id, title: start.title}]}], seen: [start.key], found: []},\n  hops IN range(0, $params.hops) | CASE WHEN size(walk.level) = 0 THEN walk ELSE head(COLLECT {\n    CALL (walk) {\n      UNWIND range(0, size(walk.level) - 1) AS place\n      WITH place, walk.level[place].item AS item\n      MATCH (item)-[:DERIVED_FROM]->(next:MemoryItem)\n      RETURN collect({place: place, next: next, key: next.key, scopeKey: next.scopeKey}) AS steps\n    }\n    CALL (viewer, steps) {\n      UNWIND steps AS step\n      WITH DISTINCT viewer, step.scopeKey AS scopeKey\n      MATCH (scope:Scope {key: scopeKey})\n      WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n         OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\n      RETURN collect(scope.key) AS readable\n    }\n    WITH [step IN steps WHERE step.scopeKey IN readable] AS steps\n    WITH steps, [step IN steps | step.place] AS going\n    WITH steps, [place IN range(0, size(walk.level) - 1) WHERE hops > 0 AND (NOT $params.endsOnly OR NOT place IN going) |\n      {item: walk.level[place].item, hops: hops, path: walk.level[place].path, isEnd: NOT place IN going}] AS found\n    CALL (walk, steps) {\n      UNWIND steps AS step\n      WITH step WHERE NOT step.key IN walk.seen\n      WITH step.key AS key, head(collect(step)) AS step ORDER BY key\n      RETURN collect({item: step.next, key: key, path: walk.level[step.place].path + {id: step.next.id, title: step.next.title}}) AS fresh\n    }\n    WITH fresh, walk.found + found AS found\n    WITH found, CASE WHEN $params.endsOnly AND size(found) < $params.limit THEN fresh ELSE fresh[..CASE WHEN $params.limit > size(found) THEN $params.limit - size(found) ELSE 0 END] END AS level\n    RETURN {level: level, seen: walk.seen + [row IN level | row.key], found: found} AS after\n  }) END).found AS found\nUNWIND found[..$params.limit] AS row\nWITH viewer, row.item AS item, row.hops AS hops, row.path AS path, row.isEnd AS isEnd\nMATCH (item)-[:IN_SCOPE]->(scope:Scope)\nRETURN item.key AS key, item.id AS id, scope.kind + '/' + scope.id AS scope, item.type AS type, item.title AS title,\n       item.sourceType AS sourceType, item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId,\n       EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale, hops, path, isEnd\nLIMIT $params.limit",
};

/** The passages of some documents in their order, of each the first. */
export const findPassages: Statement<{
  readonly keys: readonly string[];
  readonly limit: number;
}, readonly PassageRow[]> = {
  name: 'lineage/find-passages',
  mode: 'read',
  cardinality: 'many',
  params: { keys: 'plain', limit: 'int' },
  text: "UNWIND $params.keys AS key\nMATCH (item:MemoryItem {key: key})\nCALL (item) {\n  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)\n  WHERE chunk.status = 'active'\n  RETURN chunk ORDER BY chunk.position LIMIT $params.limit\n}\nRETURN item.key AS itemKey, chunk.text AS text, chunk.position AS position, chunk.page AS page\nORDER BY itemKey, position",
};

/** Documents of some scopes whose index is not ready. */
export const findPendingDocuments: Statement<{
  readonly keys: readonly string[];
  readonly limit: number;
}, readonly PendingRow[]> = {
  name: 'lineage/find-pending-documents',
  mode: 'read',
  cardinality: 'many',
  params: { keys: 'plain', limit: 'int' },
  text: "UNWIND $params.keys AS key\nUNWIND ['PENDING', 'FAILED'] AS state\nCALL (key, state) {\n  MATCH (item:Document {scopeKey: key, indexState: state})\n  WHERE item.type <> 'folder'\n  RETURN item LIMIT $params.limit\n}\nRETURN item.key AS key, item.generation AS generation LIMIT $params.limit",
};

/** Which of some ids documents of the tenant have, and whether a task has produced them: how it knows its own result again. */
export const findProducedDocuments: Statement<{
  readonly taskKey: string;
  readonly ids: readonly string[];
}, readonly ProducedRow[]> = {
  name: 'lineage/find-produced-documents',
  mode: 'read',
  cardinality: 'many',
  params: { taskKey: 'plain', ids: 'plain' },
  text: "MATCH (task:TaskNode {key: $params.taskKey})\nUNWIND $params.ids AS id\nMATCH (item:Document {tenantKey: task.tenantKey, id: id})\nRETURN item.key AS key, item.id AS id, EXISTS { (item)-[:PRODUCED_BY]->(task) } AS own",
};

/** Scopes of other think processes of the project whose results a process has been let see, those that the viewer may read too and that hold results, the newest first. None where it has not been. */
export const findSiblingScopes: Statement<{
  readonly viewer: string;
  readonly address: string;
  readonly limit: number;
}, readonly KeyRow[]> = {
  name: 'lineage/find-sibling-scopes',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', address: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  MATCH (start)<-[:RUNS_IN]-(:ThinkProcess)-[:SEES_RESULTS_OF]->(project:Scope)\n  WHERE EXISTS { (start)-[:WITHIN]->(:Scope)-[:WITHIN]->(project) }\n  MATCH (project)<-[:WITHIN*2..2]-(scope:Scope {kind: 'think-process'})\n  WHERE scope <> start AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n    AND EXISTS { (item:Document {scopeKey: scope.key, type: 'result'}) WHERE item.updatedAt IS NOT NULL }\n  RETURN scope.key AS key\n}\nRETURN key\nORDER BY key DESC LIMIT $params.limit",
};

/** Documents of some scopes that have all of these tags, those of the nearest scope first (in the order of `keys`), the newest of each first; after them the results of siblings. Folders are none. */
export const findTaggedDocuments: Statement<{
  readonly tenantKey: string;
  readonly keys: readonly string[];
  readonly siblingKeys: readonly string[];
  readonly tags: readonly string[];
  readonly limit: number;
}, readonly TaskDocumentRow[]> = {
  name: 'lineage/find-tagged-documents',
  mode: 'read',
  cardinality: 'many',
  params: { tenantKey: 'plain', keys: 'plain', siblingKeys: 'plain', tags: 'plain', limit: 'int' },
  text: "CALL () {\n  UNWIND $params.tags AS id\n  MATCH (tag:Tag {tenantKey: $params.tenantKey, id: id})\n  RETURN tag, COUNT { (tag)<-[:TAGGED]-() } AS degree\n  ORDER BY degree LIMIT 1\n}\nMATCH (tag)<-[:TAGGED]-(item:MemoryItem:Document)\nWHERE (item.scopeKey IN $params.keys AND item.type <> 'folder' OR item.scopeKey IN $params.siblingKeys AND item.type = 'result')\n  AND all(id IN $params.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: $params.tenantKey, id: id}) })\nWITH item, coalesce(head([i IN range(0, size($params.keys) - 1) WHERE $params.keys[i] = item.scopeKey]), size($params.keys)) AS place\nORDER BY place, item.updatedAt DESC, item.key LIMIT $params.limit\nMATCH (item)-[:IN_SCOPE]->(scope:Scope)\nRETURN item.key AS key, item.id AS id, scope.kind + '/' + scope.id AS scope, item.type AS type, item.title AS title,\n       item.content AS content\nORDER BY place, item.updatedAt DESC, key LIMIT $params.limit",
};

/** Documents by their ids that a task may take in now: those in the scopes that its process sees (`keys`), results in those of its siblings that it sees (`siblingKeys`), and those elsewhere in its project that somebody has named for it who may still read them, not as an engine. */
export const findTaskDocuments: Statement<{
  readonly taskKey: string;
  readonly keys: readonly string[];
  readonly siblingKeys: readonly string[];
  readonly projectKey: string;
  readonly ids: readonly string[];
}, readonly TaskDocumentRow[]> = {
  name: 'lineage/find-task-documents',
  mode: 'read',
  cardinality: 'many',
  params: { taskKey: 'plain', keys: 'plain', siblingKeys: 'plain', projectKey: 'plain', ids: 'plain' },
  text: "MATCH (task:TaskNode {key: $params.taskKey})\nUNWIND $params.ids AS id\nMATCH (item:Document {tenantKey: task.tenantKey, id: id})-[:IN_SCOPE]->(scope:Scope)\nOPTIONAL MATCH (task)-[take:TAKES]->(item)\nWITH item, scope, take\nWHERE scope.key IN $params.keys OR (scope.key IN $params.siblingKeys AND item.type = 'result') OR (EXISTS { (scope)-[:WITHIN*0..2]->(:Scope {key: $params.projectKey}) } AND EXISTS {\n  MATCH (person:User {key: take.by})\n  WHERE person.admin OR EXISTS { (person)-[own:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) WHERE own.role <> 'engine' }\n    OR EXISTS { (person)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive'] }\n})\nRETURN item.key AS key, item.id AS id, scope.kind + '/' + scope.id AS scope, item.type AS type, item.title AS title,\n       item.content AS content",
};

/** Tasks of a process, if the viewer may read its scope, in the order in which they were added, after a key: a parent before its children. */
export const findTasks: Statement<{
  readonly viewer: string;
  readonly processId: string;
  readonly after: string;
  readonly limit: number;
}, readonly TaskRow[]> = {
  name: 'lineage/find-tasks',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', processId: 'plain', after: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (process:ThinkProcess {tenantKey: viewer.tenantKey, id: $params.processId})-[:RUNS_IN]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (scope) {\n  MATCH (scope)-[:WITHIN*0..4]->(above:Scope)\n  RETURN collect(above.key) AS chain\n}\nCALL (process) {\n  MATCH (task:TaskNode)-[:PART_OF]->(process)\n  WHERE task.key > $params.after\n  RETURN task ORDER BY task.key LIMIT $params.limit\n}\nRETURN task.key AS key, task.id AS id, process.key AS processKey, process.id AS processId, scope.key AS scopeKey,\n       scope.kind + '/' + scope.id AS scope, head([(task)-[:CHILD_OF]->(parent:TaskNode) | parent.id]) AS parentId,\n       coalesce(task.goal, '') AS goal, coalesce(task.type, 'unknown') AS type, coalesce(task.inputDocs, []) AS inputDocs,\n       task.inputQuery AS inputQuery, coalesce(task.inputTags, []) AS inputTags, coalesce(task.outputTags, []) AS outputTags,\n       coalesce(task.status, 'DONE') AS status, task.error AS error, task.runKey AS runKey,\n       head([(item:Document)-[:PRODUCED_BY]->(task) WHERE item.scopeKey IN chain\n         AND item.id IN ['doc_result_' + task.id, 'doc_result_' + task.id + '_' + process.id] | item.id]) AS resultId,\n       EXISTS { (item:Document)-[:PRODUCED_BY]->(task) WHERE item.scopeKey IN chain\n         AND item.id IN ['doc_result_' + task.id, 'doc_result_' + task.id + '_' + process.id]\n         AND EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: item.tenantKey, id: 'stale'}) } } AS resultStale,\n       coalesce(task.version, 1) AS version, task.createdAt AS createdAt, coalesce(task.updatedAt, task.createdAt) AS updatedAt,\n       task.startedAt AS startedAt\nORDER BY key LIMIT $params.limit",
};

/** Think processes of a scope and of those within it, those that the viewer may read, the newest first, after a key. */
export const findThinkProcesses: Statement<{
  readonly viewer: string;
  readonly scope: string;
  readonly before: string;
  readonly limit: number;
}, readonly ThinkProcessRow[]> = {
  name: 'lineage/find-think-processes',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', scope: 'plain', before: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.scope})-[:NAMES]->(start:Scope)\nMATCH (scope:Scope)-[:WITHIN*0..4]->(start)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nMATCH (process:ThinkProcess)-[:RUNS_IN]->(scope)\nWHERE process.key < $params.before\nWITH process, scope ORDER BY process.key DESC LIMIT $params.limit\nRETURN process.key AS key, process.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, scope.title AS title,\n       coalesce(process.goal, '') AS goal, coalesce(process.status, 'RUNNING') AS status,\n       head([(scope)-[:WITHIN]->(session:Scope {tier: 3}) | session.kind + '/' + session.id]) AS session,\n       head([(scope)-[:WITHIN*1..2]->(project:Scope {tier: 2}) | project.kind + '/' + project.id]) AS project,\n       head([(process)-[:SPAWNED_BY]->(parent:ThinkProcess) | parent.id]) AS parentId, coalesce(process.version, 1) AS version,\n       EXISTS { (process)-[:SEES_RESULTS_OF]->(:Scope)<-[:WITHIN]-(:Scope)<-[:WITHIN]-(scope) } AS seesSiblingResults,\n       process.createdAt AS createdAt, process.startedAt AS startedAt, process.completedAt AS completedAt\nORDER BY key DESC LIMIT $params.limit",
};

/** One task of a process, if the viewer may read the scope of the process. */
export const getTask: Statement<{
  readonly viewer: string;
  readonly processId: string;
  readonly id: string;
}, TaskRow | null> = {
  name: 'lineage/get-task',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', processId: 'plain', id: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (process:ThinkProcess {tenantKey: viewer.tenantKey, id: $params.processId})-[:RUNS_IN]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nMATCH (task:TaskNode {processKey: process.key, id: $params.id})\nCALL (scope) {\n  MATCH (scope)-[:WITHIN*0..4]->(above:Scope)\n  RETURN collect(above.key) AS chain\n}\nRETURN task.key AS key, task.id AS id, process.key AS processKey, process.id AS processId, scope.key AS scopeKey,\n       scope.kind + '/' + scope.id AS scope, head([(task)-[:CHILD_OF]->(parent:TaskNode) | parent.id]) AS parentId,\n       coalesce(task.goal, '') AS goal, coalesce(task.type, 'unknown') AS type, coalesce(task.inputDocs, []) AS inputDocs,\n       task.inputQuery AS inputQuery, coalesce(task.inputTags, []) AS inputTags, coalesce(task.outputTags, []) AS outputTags,\n       coalesce(task.status, 'DONE') AS status, task.error AS error, task.runKey AS runKey,\n       head([(item:Document)-[:PRODUCED_BY]->(task) WHERE item.scopeKey IN chain\n         AND item.id IN ['doc_result_' + task.id, 'doc_result_' + task.id + '_' + process.id] | item.id]) AS resultId,\n       EXISTS { (item:Document)-[:PRODUCED_BY]->(task) WHERE item.scopeKey IN chain\n         AND item.id IN ['doc_result_' + task.id, 'doc_result_' + task.id + '_' + process.id]\n         AND EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: item.tenantKey, id: 'stale'}) } } AS resultStale,\n       coalesce(task.version, 1) AS version, task.createdAt AS createdAt, coalesce(task.updatedAt, task.createdAt) AS updatedAt,\n       task.startedAt AS startedAt",
};

/** One think process by its id, if the viewer may read its scope. */
export const getThinkProcess: Statement<{
  readonly viewer: string;
  readonly id: string;
}, ThinkProcessRow | null> = {
  name: 'lineage/get-think-process',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', id: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (process:ThinkProcess {tenantKey: viewer.tenantKey, id: $params.id})-[:RUNS_IN]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN process.key AS key, process.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, scope.title AS title,\n       coalesce(process.goal, '') AS goal, coalesce(process.status, 'RUNNING') AS status,\n       head([(scope)-[:WITHIN]->(session:Scope {tier: 3}) | session.kind + '/' + session.id]) AS session,\n       head([(scope)-[:WITHIN*1..2]->(project:Scope {tier: 2}) | project.kind + '/' + project.id]) AS project,\n       head([(process)-[:SPAWNED_BY]->(parent:ThinkProcess) | parent.id]) AS parentId, coalesce(process.version, 1) AS version,\n       EXISTS { (process)-[:SEES_RESULTS_OF]->(:Scope)<-[:WITHIN]-(:Scope)<-[:WITHIN]-(scope) } AS seesSiblingResults,\n       process.createdAt AS createdAt, process.startedAt AS startedAt, process.completedAt AS completedAt",
};

/** One think process by its id, if the viewer may write its scope. The process is written first, which locks it until the transaction ends; its version grows, and with it the events of the process stay in order. */
export const getWritableThinkProcess: Statement<{
  readonly viewer: string;
  readonly id: string;
}, ThinkProcessRow | null> = {
  name: 'lineage/get-writable-think-process',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', id: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (locked:ThinkProcess {tenantKey: viewer.tenantKey, id: $params.id})-[:RUNS_IN]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nSET locked.lock = true\nWITH locked.key AS key, scope\nMATCH (process:ThinkProcess {key: key})\nSET process.version = coalesce(process.version, 0) + 1\nRETURN process.key AS key, process.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, scope.title AS title,\n       coalesce(process.goal, '') AS goal, coalesce(process.status, 'RUNNING') AS status,\n       head([(scope)-[:WITHIN]->(session:Scope {tier: 3}) | session.kind + '/' + session.id]) AS session,\n       head([(scope)-[:WITHIN*1..2]->(project:Scope {tier: 2}) | project.kind + '/' + project.id]) AS project,\n       head([(process)-[:SPAWNED_BY]->(parent:ThinkProcess) | parent.id]) AS parentId, coalesce(process.version, 1) AS version,\n       EXISTS { (process)-[:SEES_RESULTS_OF]->(:Scope)<-[:WITHIN]-(:Scope)<-[:WITHIN]-(scope) } AS seesSiblingResults,\n       process.createdAt AS createdAt, process.startedAt AS startedAt, process.completedAt AS completedAt",
};

/** Joins a task to the documents that it has taken in; those of an earlier run are taken off. */
export const linkConsumed: Statement<{
  readonly taskKey: string;
  readonly used: readonly string[];
  readonly at: Date;
}, KeyRow> = {
  name: 'lineage/link-consumed',
  mode: 'write',
  cardinality: 'one',
  params: { taskKey: 'plain', used: 'plain', at: 'date' },
  text: "MATCH (task:TaskNode {key: $params.taskKey})\nCALL (task) {\n  MATCH (task)-[old:CONSUMED]->(source)\n  WHERE NOT source.key IN $params.used\n  DELETE old\n}\nCALL (task) {\n  UNWIND $params.used AS key\n  MATCH (source:MemoryItem {key: key})\n  MERGE (task)-[edge:CONSUMED]->(source)\n  SET edge.at = $params.at\n}\nRETURN task.key AS key",
};

/** Joins what a task has produced to the task, and to the documents that it was made from; those of an earlier run are taken off. */
export const linkResult: Statement<{
  readonly itemKey: string;
  readonly taskKey: string;
  readonly used: readonly string[];
  readonly at: Date;
}, KeyRow> = {
  name: 'lineage/link-result',
  mode: 'write',
  cardinality: 'one',
  params: { itemKey: 'plain', taskKey: 'plain', used: 'plain', at: 'date' },
  text: "MATCH (item:MemoryItem {key: $params.itemKey})\nMATCH (task:TaskNode {key: $params.taskKey})\nMERGE (item)-[:PRODUCED_BY]->(task)\nWITH item, task\nCALL (item) {\n  MATCH (item)-[old:DERIVED_FROM]->(source)\n  WHERE NOT source.key IN $params.used\n  DELETE old\n}\nCALL (item) {\n  UNWIND $params.used AS key\n  MATCH (source:MemoryItem {key: key})\n  WHERE source <> item\n  MERGE (item)-[edge:DERIVED_FROM]->(source)\n  SET edge.at = $params.at\n}\nRETURN item.key AS key",
};

/** A think process sees the results of the others of its project from now on, for as long as it is in that project. Who has let it is kept. Nothing where it is in no project, or in one that the viewer may not write. */
export const linkSiblingResults: Statement<{
  readonly viewer: string;
  readonly key: string;
  readonly at: Date;
}, KeyRow | null> = {
  name: 'lineage/link-sibling-results',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', key: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (process:ThinkProcess {key: $params.key, tenantKey: viewer.tenantKey})-[:RUNS_IN]->(:Scope)-[:WITHIN]->(:Scope)-[:WITHIN]->(parent:Scope {tier: 2})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(parent) WHERE CASE WHEN parent.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nSET process.lock = true\nWITH viewer, process, parent\nOPTIONAL MATCH (process)-[old:SEES_RESULTS_OF]->(other:Scope)\nWHERE other <> parent\nDELETE old\nWITH DISTINCT viewer, process, parent\nMERGE (process)-[sight:SEES_RESULTS_OF]->(parent)\nON CREATE SET sight.by = viewer.key, sight.at = $params.at\nRETURN process.key AS key",
};

/** Joins a task to the documents that it names: those in the scopes that its process sees (`keys`), results in those of its siblings that it sees (`siblingKeys`), and those elsewhere in its project that the viewer may read at this moment, not as an engine: a process by itself opens nothing. Who named them is kept. Those of before are taken off. Gives what was joined; the others are missing. */
export const linkTaskInputs: Statement<{
  readonly viewer: string;
  readonly taskKey: string;
  readonly keys: readonly string[];
  readonly siblingKeys: readonly string[];
  readonly projectKey: string;
  readonly inputs: readonly NamedInput[];
  readonly at: Date;
}, readonly KeyRow[]> = {
  name: 'lineage/link-task-inputs',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', taskKey: 'plain', keys: 'plain', siblingKeys: 'plain', projectKey: 'plain', inputs: { id: 'plain', position: 'int' }, at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (task:TaskNode {key: $params.taskKey, tenantKey: viewer.tenantKey})\nCALL (task) {\n  OPTIONAL MATCH (task)-[old:TAKES]->()\n  DELETE old\n  RETURN count(*) AS dropped\n}\nUNWIND $params.inputs AS input\nMATCH (item:Document {tenantKey: viewer.tenantKey, id: input.id})-[:IN_SCOPE]->(scope:Scope)\nWHERE scope.key IN $params.keys OR (scope.key IN $params.siblingKeys AND item.type = 'result') OR (EXISTS { (scope)-[:WITHIN*0..2]->(:Scope {key: $params.projectKey}) } AND (viewer.admin\n   OR EXISTS { (viewer)-[own:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) WHERE own.role <> 'engine' }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive'] }))\nMERGE (task)-[take:TAKES]->(item)\nSET take.by = viewer.key, take.at = $params.at, take.position = input.position\nRETURN item.id AS key",
};

/** A think process is complete. It may be completed again, which changes nothing. */
export const setProcessCompleted: Statement<{
  readonly key: string;
  readonly at: Date;
}, KeyRow> = {
  name: 'lineage/set-process-completed',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain', at: 'date' },
  text: "MATCH (process:ThinkProcess {key: $params.key})\nSET process.status = 'COMPLETED', process.completedAt = coalesce(process.completedAt, $params.at)\nRETURN process.key AS key",
};

/** Marks as stale what a task has produced and, however far, what was made from it: in one statement, whoever may see it. Says of each whether the viewer may. */
export const setTaskStale: Statement<{
  readonly viewer: string;
  readonly taskKey: string;
  readonly tagKey: string;
  readonly at: Date;
}, readonly StaleRow[]> = {
  name: 'lineage/set-task-stale',
  mode: 'write',
  cardinality: 'many',
  params: { viewer: 'plain', taskKey: 'plain', tagKey: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (root:MemoryItem)-[:PRODUCED_BY]->(:TaskNode {key: $params.taskKey, tenantKey: viewer.tenantKey})\nMATCH (root)<-[:DERIVED_FROM*0..]-(item:MemoryItem)\nWITH DISTINCT viewer, item\nWHERE NOT EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) }\nMERGE (tag:Tag {tenantKey: viewer.tenantKey, id: 'stale'})\nON CREATE SET tag.key = $params.tagKey, tag.label = 'stale', tag.createdAt = $params.at\nMERGE (item)-[edge:TAGGED]->(tag)\nON CREATE SET edge.by = 'automatic', edge.at = $params.at\nSET item.version = item.version + 1, item.updatedAt = $params.at\nWITH viewer, item\nMATCH (item)-[:IN_SCOPE]->(scope:Scope)\nWITH viewer, scope, collect(item) AS items\nWITH scope, items, (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n       OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }) AS isVisible\nUNWIND items AS item\nRETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,\n       item.title AS title, item.version AS version, isVisible",
};

/** How far a task is, and why it failed. `runKey` is the run that it waits for; `startedAt` when that began. */
export const setTaskStatus: Statement<{
  readonly key: string;
  readonly status: string;
  readonly error: string | null;
  readonly runKey: string | null;
  readonly startedAt: Date | null;
  readonly at: Date;
}, KeyRow> = {
  name: 'lineage/set-task-status',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain', status: 'plain', error: 'plain', runKey: 'plain', startedAt: 'date', at: 'date' },
  text: "MATCH (task:TaskNode {key: $params.key})\nSET task.status = $params.status, task.error = $params.error, task.runKey = $params.runKey, task.startedAt = coalesce($params.startedAt, task.startedAt),\n    task.version = coalesce(task.version, 1) + 1, task.updatedAt = $params.at\nRETURN task.key AS key",
};

/** What a task is from now on. Its result stays. */
export const setTask: Statement<{
  readonly key: string;
  readonly task: TaskProperties;
  readonly at: Date;
}, KeyRow> = {
  name: 'lineage/set-task',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain', task: { goal: 'plain', type: 'plain', inputDocs: 'plain', inputQuery: 'plain', inputTags: 'plain', outputTags: 'plain', status: 'plain' }, at: 'date' },
  text: "MATCH (task:TaskNode {key: $params.key})\nSET task += $params.task, task.error = null, task.runKey = null, task.version = coalesce(task.version, 1) + 1, task.updatedAt = $params.at\nRETURN task.key AS key",
};

/** A think process sees the results of no other process any more. */
export const unlinkSiblingResults: Statement<{
  readonly key: string;
}, KeyRow> = {
  name: 'lineage/unlink-sibling-results',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain' },
  text: "MATCH (process:ThinkProcess {key: $params.key})\nSET process.lock = true\nWITH process\nOPTIONAL MATCH (process)-[sight:SEES_RESULTS_OF]->()\nDELETE sight\nRETURN DISTINCT process.key AS key",
};

/** A document is not stale any more. */
export const unlinkStale: Statement<{
  readonly itemKey: string;
}, CountRow> = {
  name: 'lineage/unlink-stale',
  mode: 'write',
  cardinality: 'one',
  params: { itemKey: 'plain' },
  text: "OPTIONAL MATCH (item:MemoryItem {key: $params.itemKey})-[edge:TAGGED]->(:Tag {tenantKey: item.tenantKey, id: 'stale'})\nDELETE edge\nRETURN count(edge) AS count",
};

/** The think process of a scope that the viewer may write: made, or found and started where nobody has started it. The scope is written first. What was started before stays as it is. Null where there is no such scope, and for a parent that is spawned by the process itself. */
export const upsertThinkProcess: Statement<{
  readonly viewer: string;
  readonly scopeKey: string;
  readonly process: NewThinkProcess;
  readonly parentKey: string | null;
  readonly at: Date;
}, ThinkProcessRow | null> = {
  name: 'lineage/upsert-think-process',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', scopeKey: 'plain', process: { key: 'plain', goal: 'plain' }, parentKey: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (scope:Scope {key: $params.scopeKey, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nSET scope.lock = true\nMERGE (process:ThinkProcess {tenantKey: scope.tenantKey, id: scope.id})\nON CREATE SET process.key = $params.process.key, process.createdAt = $params.at\nMERGE (process)-[:RUNS_IN]->(scope)\nWITH process, scope\nOPTIONAL MATCH (parent:ThinkProcess {key: $params.parentKey})\nWHERE NOT EXISTS { (parent)-[:SPAWNED_BY*0..]->(process) }\nWITH process, scope, parent\nWHERE $params.parentKey IS NULL OR parent IS NOT NULL\nFOREACH (above IN CASE WHEN process.startedAt IS NULL AND parent IS NOT NULL THEN [parent] ELSE [] END |\n  MERGE (process)-[:SPAWNED_BY]->(above))\nFOREACH (_ IN CASE WHEN process.startedAt IS NULL THEN [1] ELSE [] END |\n  SET process.goal = $params.process.goal, process.status = 'RUNNING', process.startedAt = $params.at, process.version = coalesce(process.version, 0) + 1)\nRETURN process.key AS key, process.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, scope.title AS title,\n       coalesce(process.goal, '') AS goal, coalesce(process.status, 'RUNNING') AS status,\n       head([(scope)-[:WITHIN]->(session:Scope {tier: 3}) | session.kind + '/' + session.id]) AS session,\n       head([(scope)-[:WITHIN*1..2]->(project:Scope {tier: 2}) | project.kind + '/' + project.id]) AS project,\n       head([(process)-[:SPAWNED_BY]->(parent:ThinkProcess) | parent.id]) AS parentId, coalesce(process.version, 1) AS version,\n       EXISTS { (process)-[:SEES_RESULTS_OF]->(:Scope)<-[:WITHIN]-(:Scope)<-[:WITHIN]-(scope) } AS seesSiblingResults,\n       process.createdAt AS createdAt, process.startedAt AS startedAt, process.completedAt AS completedAt",
};
