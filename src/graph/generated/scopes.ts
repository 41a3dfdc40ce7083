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

/** How many scopes of some kinds the viewer may read. */
export const countScopes: Statement<{
  readonly viewer: string;
  readonly kinds: readonly string[];
}, CountRow> = {
  name: 'scopes/count-scopes',
  mode: 'read',
  cardinality: 'one',
  params: { viewer: 'plain', kinds: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nCALL (viewer) {\n  WITH viewer WHERE viewer.admin\n  UNWIND $kinds AS kind\n  MATCH (scope:Scope {tenantKey: viewer.tenantKey, kind: kind})\n  WHERE scope.id IS NOT NULL\n  RETURN count(scope) AS part\n  UNION ALL\n  WITH viewer WHERE NOT viewer.admin\n  MATCH (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope:Scope {tenantKey: viewer.tenantKey})\n  WHERE scope.kind IN $kinds\n  RETURN count(DISTINCT scope) AS part\n}\nRETURN sum(part) AS count",
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
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (scope:Scope {key: $key, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin'] }\nSET scope.version = scope.version + 1, scope.updatedAt = $at\nMERGE (alias:ScopeAddress {tenantKey: viewer.tenantKey, address: $alias})\nON CREATE SET alias.scopeKey = scope.key\nWITH scope, alias\nWHERE alias.scopeKey = scope.key\nMERGE (alias)-[:NAMES]->(scope)\nWITH DISTINCT scope\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
};

/** A new scope under an optional parent; a session may belong to a user. Null when the address is taken. */
export const createScope: Statement<{
  readonly viewer: string;
  readonly scope: NewScope;
  readonly address: string;
  readonly parentKey: string | null;
  readonly userKey: string | null;
  readonly at: Date;
}, ScopeRow | null> = {
  name: 'scopes/create-scope',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', scope: { key: 'plain', kind: 'plain', id: 'plain', tier: 'int', title: 'plain' }, address: 'plain', parentKey: 'plain', userKey: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $viewer})\nWHERE viewer.admin OR EXISTS {\n  (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(:Scope {key: $parentKey}) WHERE member.role IN ['owner', 'admin']\n}\nMERGE (address:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})\nON CREATE SET address.scopeKey = $scope.key\nWITH viewer, address\nWHERE address.scopeKey = $scope.key\nMERGE (scope:Scope {key: $scope.key})\nON CREATE SET scope += $scope, scope.tenantKey = viewer.tenantKey, scope.version = 1, scope.createdAt = $at, scope.updatedAt = $at\nMERGE (address)-[:NAMES]->(scope)\nWITH viewer, scope\nCALL (viewer, scope) {\n  MATCH (parent:Scope {key: $parentKey, tenantKey: viewer.tenantKey})\n  MERGE (scope)-[:WITHIN]->(parent)\n}\nCALL (viewer, scope) {\n  MATCH (user:Scope {key: $userKey, tenantKey: viewer.tenantKey, kind: 'user'})\n  MERGE (scope)-[:FOR_USER]->(user)\n}\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
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
  text: "MATCH (viewer:User {key: $viewer})\nCALL (viewer) {\n  WITH viewer WHERE viewer.admin\n  UNWIND $kinds AS kind\n  WITH viewer, kind, CASE WHEN kind = $afterKind THEN $afterId ELSE '' END AS afterId\n  WHERE kind >= $afterKind\n  CALL (viewer, kind, afterId) {\n    MATCH (scope:Scope {tenantKey: viewer.tenantKey, kind: kind})\n    WHERE scope.id > afterId\n    RETURN scope ORDER BY scope.tenantKey, scope.kind, scope.id LIMIT $limit\n  }\n  RETURN scope\n  UNION ALL\n  WITH viewer WHERE NOT viewer.admin\n  MATCH (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope:Scope {tenantKey: viewer.tenantKey})\n  WHERE scope.kind IN $kinds AND (scope.kind > $afterKind OR (scope.kind = $afterKind AND scope.id > $afterId))\n  RETURN DISTINCT scope\n}\nWITH scope ORDER BY scope.kind, scope.id LIMIT $limit\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt\nORDER BY kind, id",
};

/** The scopes that are visible from one scope: itself, the scopes above it, and the user of its session. Nearest first. */
export const findVisibleScopes: Statement<{
  readonly viewer: string;
  readonly address: string;
}, readonly VisibleScopeRow[]> = {
  name: 'scopes/find-visible-scopes',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', address: 'plain' },
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(start:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }\nCALL (start) {\n  MATCH path = (start)-[:WITHIN*0..4]->(scope:Scope)\n  RETURN scope, length(path) AS distance, CASE length(path) WHEN 0 THEN 'SELF' ELSE 'WITHIN' END AS via\n  UNION\n  MATCH path = (start)-[:WITHIN*0..1]->(:Scope {kind: 'session'})-[:FOR_USER]->(scope:Scope)\n  RETURN scope, length(path) AS distance, 'SESSION_USER' AS via\n}\nRETURN scope {\n    .key, .kind, .id, address: scope.kind + '/' + scope.id, .title, .tier, .version, .createdAt, .updatedAt,\n    parent: head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]),\n    user: head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]),\n    aliases: [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address]\n  } AS scope, via, distance\nORDER BY distance, via",
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
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
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
  text: "MATCH (viewer:User {key: $viewer})\nMATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(scope:Scope)\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin'] }\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
};

/** Hangs a scope under another parent. The tenant is written first, so that one scope moves at a time. */
export const moveScope: Statement<{
  readonly viewer: string;
  readonly key: string;
  readonly parentKey: string;
  readonly at: Date;
}, ScopeRow | null> = {
  name: 'scopes/move-scope',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', key: 'plain', parentKey: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $viewer})-[:BELONGS_TO]->(tenant:Tenant)\nSET tenant.scopeMoves = coalesce(tenant.scopeMoves, 0) + 1\nWITH viewer\nMATCH (scope:Scope {key: $key, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin'] }\nMATCH (parent:Scope {key: $parentKey, tenantKey: viewer.tenantKey})\nWHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(parent) WHERE member.role IN ['owner', 'admin'] }\nSET scope.version = scope.version + 1, scope.updatedAt = $at\nWITH scope, parent\nOPTIONAL MATCH (scope)-[old:WITHIN]->(:Scope)\nDELETE old\nMERGE (scope)-[:WITHIN]->(parent)\nWITH DISTINCT scope\nRETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,\n       head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]) AS parent,\n       head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]) AS user,\n       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,\n       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt",
};
