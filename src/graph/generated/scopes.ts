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

/** A scope: one real thing that has a memory area of its own. */
export interface ScopeRow {
  readonly key: string;
  readonly kind: string;
  readonly id: string;
  readonly address: string;
  readonly title: string;
  readonly tier: number | null;
  readonly parent: string | null;
  readonly user: string | null;
  readonly aliases: readonly string[];
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A scope that is visible from another one, and why. */
export interface VisibleScopeRow {
  readonly scope: ScopeRow;
  readonly via: string;
  readonly distance: number;
}

/** What a new scope hangs on. */
export interface NewScope {
  readonly key: string;
  readonly kind: string;
  readonly id: string;
  readonly tier: number | null;
  readonly title: string;
}

/** A member of a scope. */
export interface MemberRow {
  readonly scopeKey: string;
  readonly userId: string;
  readonly role: string;
  readonly since: Date | null;
}

/** What became of a membership; `before` is the role that was there, null for none. */
export interface MemberChangeRow {
  readonly scopeKey: string;
  readonly scope: string;
  readonly version: number;
  readonly userKey: string;
  readonly userId: string;
  readonly role: string;
  readonly since: Date | null;
  readonly before: string | null;
}

/** A membership that bears on a scope, and the way from it to the scope. */
export interface AccessMembershipRow {
  readonly role: string;
  readonly via: string;
  readonly tier: number | null;
  readonly scope: string;
  readonly path: readonly string[];
}

/** What somebody may do with a scope, and why. */
export interface AccessRow {
  readonly scope: string;
  readonly kind: string;
  readonly tier: number | null;
  readonly admin: boolean;
  readonly memberships: readonly AccessMembershipRow[];
}

/** A scope with all within it, locked. */
export interface SubtreeRow {
  readonly key: string;
  readonly kind: string;
  readonly address: string;
  readonly title: string;
  readonly version: number;
  readonly scopes: number;
  readonly parentKey: string | null;
}

/** What a scope holds, with all within it. */
export interface ContentsRow {
  readonly scopes: number;
  readonly documents: number;
  readonly chunks: number;
  readonly members: number;
}

/** A scope that was deleted and can be restored. */
export interface ArchivedScopeRow {
  readonly key: string;
  readonly kind: string;
  readonly address: string;
  readonly title: string;
  readonly scopes: number;
  readonly archivedAt: Date;
  readonly purgeAt: Date;
}

/** A scope that was restored, and how many with it. */
export interface RestoredRow {
  readonly address: string;
  readonly scopes: number;
}

/** How many scopes of some kinds the viewer may read. */
export const countScopes: Statement<{
  readonly viewer: string;
  readonly kinds: readonly string[];
}, CountRow> = {
  name: 'scopes/count-scopes',
  mode: 'read',
  cardinality: 'one',
  params: { viewer: 'plain', kinds: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nCALL (viewer) {\n  WITH viewer WHERE viewer.admin\n  UNWIND $params.kinds AS kind\n  MATCH (scope:Scope {tenantKey: viewer.tenantKey, kind: kind})\n  WHERE scope.id IS NOT NULL\n  RETURN count(scope) AS part\n  UNION ALL\n  WITH viewer WHERE NOT viewer.admin\n  CALL (viewer) {\n    MATCH (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope:Scope {tenantKey: viewer.tenantKey})\n    RETURN scope\n    UNION\n    MATCH (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope:Scope {tenantKey: viewer.tenantKey})\n    WHERE member.role IN ['owner', 'admin', 'executive', 'engine']\n    RETURN scope\n  }\n  WITH scope\n  WHERE scope.kind IN $params.kinds\n  RETURN count(scope) AS part\n}\nRETURN sum(part) AS count",
};

/** A further address of a scope. Null when the viewer may not write the scope or the address names another one. */
export const createScopeAddress: Statement<{
  readonly viewer: string;
  readonly key: string;
  readonly alias: string;
  readonly at: Date;
}, ScopeRow | null> = {
  name: 'scopes/create-scope-address',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', key: 'plain', alias: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (scope:Scope {key: $params.key, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nSET scope.version = scope.version + 1, scope.updatedAt = $params.at\nMERGE (alias:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.alias})\nON CREATE SET alias.scopeKey = scope.key\nWITH scope, alias\nWHERE alias.scopeKey = scope.key\nMERGE (alias)-[:NAMES]->(scope)\nWITH DISTINCT scope\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
};

/** A new scope under an optional parent; a session may belong to a user. Its owner is whom it is for: the user of a user scope or of a session, else the viewer, where he could not write it otherwise. The parent is written first, so that it is not archived meanwhile. Null when the address is taken. */
export const createScope: Statement<{
  readonly viewer: string;
  readonly scope: NewScope;
  readonly address: string;
  readonly parentKey: string | null;
  readonly userKey: string | null;
  readonly newUserKey: string;
  readonly at: Date;
}, ScopeRow | null> = {
  name: 'scopes/create-scope',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', scope: { key: 'plain', kind: 'plain', id: 'plain', tier: 'int', title: 'plain' }, address: 'plain', parentKey: 'plain', userKey: 'plain', newUserKey: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})-[:BELONGS_TO]->(tenant:Tenant)\nOPTIONAL MATCH (locked:Scope {key: $params.parentKey, tenantKey: viewer.tenantKey})\nSET locked.lock = true\nWITH viewer, tenant\nOPTIONAL MATCH (parent:Scope {key: $params.parentKey, tenantKey: viewer.tenantKey})\nOPTIONAL MATCH (person:Scope {key: $params.userKey, tenantKey: viewer.tenantKey, kind: 'user'})\nWITH viewer, tenant, parent, person\nWHERE ((parent IS NULL) = ($params.parentKey IS NULL)) AND ((person IS NULL) = ($params.userKey IS NULL))\nWITH viewer, tenant, parent, person\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(parent) WHERE CASE WHEN parent.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(parent) WHERE $params.scope.kind = 'session' AND member.role IN ['owner', 'admin', 'executive', 'engine'] }\n   OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(parent) WHERE $params.scope.kind = 'session' }\n   OR ($params.parentKey IS NULL AND $params.scope.kind <> 'organization' AND ($params.scope.kind <> 'user' OR $params.scope.id = viewer.id))\nWITH viewer, tenant, parent, person\nWHERE person IS NULL OR viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(person) }\nMERGE (address:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})\nON CREATE SET address.scopeKey = $params.scope.key\nWITH viewer, tenant, parent, person, address\nWHERE address.scopeKey = $params.scope.key\nMERGE (scope:Scope {key: $params.scope.key})\nON CREATE SET scope += $params.scope, scope.tenantKey = viewer.tenantKey, scope.version = 1, scope.createdAt = $params.at, scope.updatedAt = $params.at\nMERGE (address)-[:NAMES]->(scope)\nFOREACH (above IN CASE WHEN parent IS NULL THEN [] ELSE [parent] END | MERGE (scope)-[:WITHIN]->(above))\nFOREACH (each IN CASE WHEN person IS NULL THEN [] ELSE [person] END | MERGE (scope)-[:FOR_USER]->(each))\nWITH viewer, tenant, person, scope\nCALL (viewer, tenant, scope) {\n  WITH viewer WHERE scope.kind = 'user'\n  MERGE (owner:User {tenantKey: viewer.tenantKey, id: scope.id})\n  ON CREATE SET owner.key = $params.newUserKey, owner.admin = false, owner.createdAt = $params.at\n  MERGE (owner)-[:BELONGS_TO]->(tenant)\n  MERGE (owner)-[own:MEMBER_OF]->(scope)\n  ON CREATE SET own.role = 'owner', own.since = $params.at\n}\nCALL (person, scope) {\n  MATCH (owner:User)-[:MEMBER_OF {role: 'owner'}]->(person)\n  MERGE (owner)-[own:MEMBER_OF]->(scope)\n  ON CREATE SET own.role = 'owner', own.since = $params.at\n}\nCALL (viewer, person, scope) {\n  WITH viewer WHERE person IS NULL AND scope.kind <> 'user' AND (scope.tier < 3 OR NOT (viewer.admin\n    OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role = 'engine'\n      OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) }))\n  MERGE (viewer)-[own:MEMBER_OF]->(scope)\n  ON CREATE SET own.role = 'owner', own.since = $params.at\n}\nWITH DISTINCT scope\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
};

/** Deletes archived scopes whose time is over and that are empty, with their addresses and the processes that ran in them. What was embedded for them stays counted, for their tenant alone. */
export const deletePurgedScopes: Statement<{
  readonly now: Date;
  readonly limit: number;
}, CountRow> = {
  name: 'scopes/delete-purged-scopes',
  mode: 'write',
  cardinality: 'one',
  params: { now: 'date', limit: 'int' },
  text: "MATCH (scope:ArchivedScope)\nWHERE scope.purgeAt <= $params.now AND NOT EXISTS { (:MemoryItem|ArchivedDocument)-[:IN_SCOPE]->(scope) }\nWITH scope LIMIT $params.limit\nOPTIONAL MATCH (address:ScopeAddress)-[:NAMES]->(scope)\nDETACH DELETE address\nWITH DISTINCT scope\nCALL (scope) {\n  MATCH (process:ThinkProcess)-[:RUNS_IN]->(scope)\n  OPTIONAL MATCH (task:TaskNode)-[:PART_OF]->(process)\n  DETACH DELETE task, process\n}\nCALL (scope) {\n  MATCH (usage:EmbeddingUsage {scopeKey: scope.key})\n  SET usage.scopeKey = null\n}\nDETACH DELETE scope\nRETURN count(*) AS count",
};

/** Puts a scope and all within it out of the world at once: nothing finds an archived scope, nor what is in it. It is purged later, in batches, and restored until then. */
export const deleteScope: Statement<{
  readonly viewer: string;
  readonly address: string;
  readonly at: Date;
  readonly purgeAt: Date;
}, CountRow> = {
  name: 'scopes/delete-scope',
  mode: 'write',
  cardinality: 'one',
  params: { viewer: 'plain', address: 'plain', at: 'date', purgeAt: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(root:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(root) WHERE CASE WHEN root.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nSET root.version = root.version + 1\nWITH viewer, root\nMATCH (scope:Scope)-[:WITHIN*0..4]->(root)\nSET scope:ArchivedScope, scope.archiveKey = root.key, scope.archivedAt = $params.at, scope.archivedBy = viewer.key, scope.purgeAt = $params.purgeAt\nREMOVE scope:Scope\nRETURN count(scope) AS count",
};

/** Scopes that were deleted and can be restored by the viewer: each once, without those that were within it. The last first. */
export const findArchivedScopes: Statement<{
  readonly viewer: string;
  readonly now: Date;
  readonly limit: number;
}, readonly ArchivedScopeRow[]> = {
  name: 'scopes/find-archived-scopes',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', now: 'date', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (root:ArchivedScope {tenantKey: viewer.tenantKey})\nWHERE root.archiveKey = root.key AND root.purgeAt > $params.now AND root.archivedAt IS NOT NULL\nWITH viewer, root\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope|ArchivedScope)<-[:WITHIN*0..4]-(root) WHERE member.role IN ['owner', 'admin', 'executive'] }\nRETURN root.key AS key, root.kind AS kind, root.kind + '/' + root.id AS address, root.title AS title,\n       COUNT { (:ArchivedScope {archiveKey: root.key}) } AS scopes, root.archivedAt AS archivedAt, root.purgeAt AS purgeAt\nORDER BY archivedAt DESC, key DESC LIMIT $params.limit",
};

/** What a scope holds with all within it: how many scopes, documents and chunks, and how many memberships. */
export const findContents: Statement<{
  readonly viewer: string;
  readonly address: string;
}, readonly ContentsRow[]> = {
  name: 'scopes/find-contents',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', address: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(root:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(root) WHERE CASE WHEN root.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nMATCH (scope:Scope)-[:WITHIN*0..4]->(root)\nWITH collect(scope) AS scopes\nWHERE size(scopes) > 0\nCALL (scopes) {\n  UNWIND scopes AS scope\n  MATCH (item:MemoryItem)-[:IN_SCOPE]->(scope)\n  RETURN count(item) AS documents, sum(COUNT { (:Chunk)-[:CHUNK_OF]->(item) }) AS chunks\n}\nCALL (scopes) {\n  UNWIND scopes AS scope\n  RETURN sum(COUNT { (:User)-[:MEMBER_OF]->(scope) }) AS members\n}\nRETURN size(scopes) AS scopes, documents, chunks, members",
};

/** Members of some scopes that the viewer may read, by user id, after a cursor: the loader behind Scope.members. */
export const findMembers: Statement<{
  readonly viewer: string;
  readonly keys: readonly string[];
  readonly after: string;
  readonly limit: number;
}, readonly MemberRow[]> = {
  name: 'scopes/find-members',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', keys: 'plain', after: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nUNWIND $params.keys AS key\nMATCH (scope:Scope {key: key, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (scope) {\n  MATCH (user:User)-[own:MEMBER_OF]->(scope)\n  WHERE user.id > $params.after\n  RETURN user, own ORDER BY user.id LIMIT $params.limit\n}\nRETURN scope.key AS scopeKey, user.id AS userId, own.role AS role, own.since AS since\nORDER BY scopeKey, userId",
};

/** Scopes of some kinds that the viewer may read, by kind and id, after a cursor. */
export const findScopes: Statement<{
  readonly viewer: string;
  readonly kinds: readonly string[];
  readonly afterKind: string;
  readonly afterId: string;
  readonly limit: number;
}, readonly ScopeRow[]> = {
  name: 'scopes/find-scopes',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', kinds: 'plain', afterKind: 'plain', afterId: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nCALL (viewer) {\n  WITH viewer WHERE viewer.admin\n  UNWIND $params.kinds AS kind\n  WITH viewer, kind, CASE WHEN kind = $params.afterKind THEN $params.afterId ELSE '' END AS afterId\n  WHERE kind >= $params.afterKind\n  CALL (viewer, kind, afterId) {\n    MATCH (scope:Scope {tenantKey: viewer.tenantKey, kind: kind})\n    WHERE scope.id > afterId\n    RETURN scope ORDER BY scope.tenantKey, scope.kind, scope.id LIMIT $params.limit\n  }\n  RETURN scope\n  UNION ALL\n  WITH viewer WHERE NOT viewer.admin\n  CALL (viewer) {\n    MATCH (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope:Scope {tenantKey: viewer.tenantKey})\n    RETURN scope\n    UNION\n    MATCH (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope:Scope {tenantKey: viewer.tenantKey})\n    WHERE member.role IN ['owner', 'admin', 'executive', 'engine']\n    RETURN scope\n  }\n  WITH scope\n  WHERE scope.kind IN $params.kinds AND (scope.kind > $params.afterKind OR (scope.kind = $params.afterKind AND scope.id > $params.afterId))\n  RETURN scope\n}\nWITH scope ORDER BY scope.kind, scope.id LIMIT $params.limit\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt\nORDER BY kind, id",
};

/** The scopes that are visible from one scope: itself, the scopes above it, and the user of its session, where the viewer is that user or acts for him; across projects, from the viewer's own user scope, also those that he is a member of. Nearest first. */
export const findVisibleScopes: Statement<{
  readonly viewer: string;
  readonly address: string;
  readonly crossProject: boolean;
}, readonly VisibleScopeRow[]> = {
  name: 'scopes/find-visible-scopes',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', address: 'plain', crossProject: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nCALL (viewer, start) {\n  MATCH path = (start)-[:WITHIN*0..4]->(scope:Scope)\n  RETURN scope, length(path) AS distance, CASE length(path) WHEN 0 THEN 'SELF' ELSE 'WITHIN' END AS via\n  UNION\n  MATCH path = (start)-[:WITHIN*0..1]->(:Scope {kind: 'session'})-[:FOR_USER]->(scope:Scope)\n  WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(scope) }\n    OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role = 'engine' }\n  RETURN scope, length(path) AS distance, 'SESSION_USER' AS via\n  UNION\n  MATCH (viewer)-[:MEMBER_OF]->(start)\n  WHERE $params.crossProject AND start.kind = 'user'\n  MATCH path = (viewer)-[:MEMBER_OF]->(:Scope {tier: 2})-[:WITHIN*0..2]->(scope:Scope)\n  RETURN scope, min(length(path)) AS distance, 'CROSS_PROJECT' AS via\n}\nRETURN scope {\n    .key, .kind, .id, address: scope.kind + '/' + scope.id, .title, .tier, .version, .createdAt, .updatedAt,\n    parent: head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]),\n    user: head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]),\n    aliases: [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address]\n  } AS scope, via, distance\nORDER BY distance, via",
};

/** Why somebody may or may not read and write a scope: every membership that bears on it, with the way from it to the scope. The viewer must be able to read the scope, and to ask about another user also manage it. Null where he may not. */
export const getAccess: Statement<{
  readonly viewer: string;
  readonly address: string;
  readonly userId: string;
}, AccessRow | null> = {
  name: 'scopes/get-access',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', address: 'plain', userId: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nWITH viewer, scope\nWHERE $params.userId = viewer.id OR viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role IN ['owner', 'admin'] AND at.tier >= 3 ELSE member.role IN ['owner', 'admin', 'executive'] END }\nOPTIONAL MATCH (user:User {tenantKey: viewer.tenantKey, id: $params.userId})\nOPTIONAL CALL (user, scope) {\n  MATCH path = (user)-[member:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope)\n  RETURN member.role AS role, CASE length(path) WHEN 1 THEN 'MEMBER' ELSE 'MEMBER_BELOW' END AS via, nodes(path)[1] AS at,\n         [node IN nodes(path)[1..] | node.kind + '/' + node.id] AS steps\n  ORDER BY length(path), at.key LIMIT 20\n  UNION\n  MATCH path = (scope)-[:WITHIN*1..4]->(at:Scope)\n  MATCH (user)-[member:MEMBER_OF]->(at)\n  RETURN member.role AS role, 'ROLE_ABOVE' AS via, at, [node IN reverse(nodes(path)) | node.kind + '/' + node.id] AS steps\n}\nWITH user, scope, collect({role: role, via: via, tier: at.tier, scope: at.kind + '/' + at.id, path: steps}) AS memberships\nRETURN scope.kind + '/' + scope.id AS scope, scope.kind AS kind, scope.tier AS tier, coalesce(user.admin, false) AS admin,\n       [row IN memberships WHERE row.role IS NOT NULL] AS memberships",
};

/** One scope by any of its addresses, if the viewer may read it: as a member of it or of a scope below it. */
export const getScope: Statement<{
  readonly viewer: string;
  readonly address: string;
}, ScopeRow | null> = {
  name: 'scopes/get-scope',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', address: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
};

/** One scope by any of its addresses, if the viewer may write into it: as an owner or admin of it or of a scope above it. */
export const getWritableScope: Statement<{
  readonly viewer: string;
  readonly address: string;
}, ScopeRow | null> = {
  name: 'scopes/get-writable-scope',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', address: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
};

/** Makes somebody a member of a scope, or gives a member another role. The scope is written first, which locks it. A user who is not known yet is made. Null when the viewer may not manage the scope: as an owner or admin of it or of a scope above it; of a session or process, of that. */
export const linkMember: Statement<{
  readonly viewer: string;
  readonly address: string;
  readonly userId: string;
  readonly newUserKey: string;
  readonly role: string;
  readonly at: Date;
}, MemberChangeRow | null> = {
  name: 'scopes/link-member',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', address: 'plain', userId: 'plain', newUserKey: 'plain', role: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})-[:BELONGS_TO]->(tenant:Tenant)\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(locked:Scope)\nSET locked.lock = true\nWITH viewer, tenant, locked.key AS key\nMATCH (scope:Scope {key: key})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role IN ['owner', 'admin'] AND at.tier >= 3 ELSE member.role IN ['owner', 'admin', 'executive'] END }\nMERGE (user:User {tenantKey: viewer.tenantKey, id: $params.userId})\nON CREATE SET user.key = $params.newUserKey, user.admin = false, user.createdAt = $params.at\nMERGE (user)-[:BELONGS_TO]->(tenant)\nMERGE (user)-[own:MEMBER_OF]->(scope)\nON CREATE SET own.since = $params.at\nWITH scope, user, own, own.role AS before\nSET own.role = $params.role,\n    scope.version = scope.version + CASE WHEN before = $params.role THEN 0 ELSE 1 END,\n    scope.updatedAt = CASE WHEN before = $params.role THEN scope.updatedAt ELSE $params.at END\nRETURN scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, scope.version AS version, user.key AS userKey, user.id AS userId,\n       own.role AS role, own.since AS since, before",
};

/** Hangs a scope under another parent, or under none. The tenant is written first, so that one scope moves at a time, then the parent, so that it is not archived meanwhile. A session moves to where it could be created. */
export const moveScope: Statement<{
  readonly viewer: string;
  readonly key: string;
  readonly parentKey: string | null;
  readonly at: Date;
}, ScopeRow | null> = {
  name: 'scopes/move-scope',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', key: 'plain', parentKey: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})-[:BELONGS_TO]->(tenant:Tenant)\nSET tenant.scopeMoves = coalesce(tenant.scopeMoves, 0) + 1\nWITH viewer\nOPTIONAL MATCH (locked:Scope {key: $params.parentKey, tenantKey: viewer.tenantKey})\nSET locked.lock = true\nWITH viewer\nMATCH (scope:Scope {key: $params.key, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nOPTIONAL MATCH (parent:Scope {key: $params.parentKey, tenantKey: viewer.tenantKey})\nWITH viewer, scope, parent\nWHERE $params.parentKey IS NULL OR (parent IS NOT NULL AND (viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(parent) WHERE CASE WHEN parent.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\n   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(parent) WHERE scope.kind = 'session' AND member.role IN ['owner', 'admin', 'executive', 'engine'] }\n   OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(parent) WHERE scope.kind = 'session' }))\nSET scope.version = scope.version + 1, scope.updatedAt = $params.at\nWITH scope, parent\nOPTIONAL MATCH (scope)-[old:WITHIN]->(:Scope)\nDELETE old\nFOREACH (above IN CASE WHEN parent IS NULL THEN [] ELSE [parent] END | MERGE (scope)-[:WITHIN]->(above))\nWITH DISTINCT scope\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
};

/** Brings back a scope that was deleted, with all that was within it. The tenant is written first, as by what moves and deletes. Null when there is none that the viewer may restore, or its parent is archived. */
export const setScopeRestored: Statement<{
  readonly viewer: string;
  readonly address: string;
  readonly now: Date;
}, RestoredRow | null> = {
  name: 'scopes/set-scope-restored',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', address: 'plain', now: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})-[:BELONGS_TO]->(tenant:Tenant)\nSET tenant.scopeMoves = coalesce(tenant.scopeMoves, 0) + 1\nWITH viewer\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(root:ArchivedScope)\nWHERE root.archiveKey = root.key AND root.purgeAt > $params.now AND NOT EXISTS { (root)-[:WITHIN]->(:ArchivedScope) }\nWITH viewer, root\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope|ArchivedScope)<-[:WITHIN*0..4]-(root) WHERE member.role IN ['owner', 'admin', 'executive'] }\nMATCH (scope:ArchivedScope {archiveKey: root.key})\nSET scope:Scope, scope.version = scope.version + 1, scope.updatedAt = $params.now,\n    scope.archiveKey = null, scope.archivedAt = null, scope.archivedBy = null, scope.purgeAt = null\nREMOVE scope:ArchivedScope\nWITH root, count(scope) AS scopes\nRETURN root.kind + '/' + root.id AS address, scopes",
};

/** Names a scope anew. Null when the viewer may not write it. */
export const setScopeTitle: Statement<{
  readonly viewer: string;
  readonly address: string;
  readonly title: string;
  readonly at: Date;
}, ScopeRow | null> = {
  name: 'scopes/set-scope-title',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', address: 'plain', title: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(locked:Scope)\nSET locked.lock = true\nWITH viewer, locked.key AS key\nMATCH (scope:Scope {key: key})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nSET scope.version = scope.version + CASE WHEN scope.title = $params.title THEN 0 ELSE 1 END,\n    scope.updatedAt = CASE WHEN scope.title = $params.title THEN scope.updatedAt ELSE $params.at END, scope.title = $params.title\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
};

/** Writes a scope and all within it, which locks them until the transaction ends, and tells how many they are. The tenant is written first, so that no scope is moved meanwhile. Null when the viewer may not write the scope. */
export const setSubtreeLocked: Statement<{
  readonly viewer: string;
  readonly address: string;
}, SubtreeRow | null> = {
  name: 'scopes/set-subtree-locked',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', address: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})-[:BELONGS_TO]->(tenant:Tenant)\nSET tenant.scopeMoves = coalesce(tenant.scopeMoves, 0) + 1\nWITH viewer\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(root:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(root) WHERE CASE WHEN root.tier >= 3\n  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }\nMATCH (scope:Scope)-[:WITHIN*0..4]->(root)\nSET scope.lock = true\nWITH root, count(scope) AS scopes\nRETURN root.key AS key, root.kind AS kind, root.kind + '/' + root.id AS address, root.title AS title, root.version AS version, scopes,\n       head([(root)-[:WITHIN]->(parent:Scope) | parent.key]) AS parentKey",
};

/** Ends somebody's membership of a scope. The scope is written first, which locks it. Null when he is no member, or when the viewer may not manage the scope and is not the member himself. */
export const unlinkMember: Statement<{
  readonly viewer: string;
  readonly address: string;
  readonly userId: string;
  readonly at: Date;
}, MemberChangeRow | null> = {
  name: 'scopes/unlink-member',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', address: 'plain', userId: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $params.address})-[:NAMES]->(locked:Scope)\nSET locked.lock = true\nWITH viewer, locked.key AS key\nMATCH (user:User {tenantKey: viewer.tenantKey, id: $params.userId})-[own:MEMBER_OF]->(scope:Scope {key: key})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3\n  THEN member.role IN ['owner', 'admin'] AND at.tier >= 3 ELSE member.role IN ['owner', 'admin', 'executive'] END }\n   OR (user = viewer)\nWITH scope, user, own, own.role AS before, own.since AS since\nDELETE own\nSET scope.version = scope.version + 1, scope.updatedAt = $params.at\nRETURN scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, scope.version AS version, user.key AS userKey, user.id AS userId,\n       before AS role, since, before",
};
