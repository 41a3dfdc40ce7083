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

/** A user of a tenant, as statements name the viewer. `rolesAt` is when the token was issued that
said whether he administers the tenant; tokens issued up to `tokensEndedAt` are no longer his. */
export interface ViewerRow {
  readonly key: string;
  readonly tenantKey: string;
  readonly admin: boolean;
  readonly rolesAt: Date | null;
  readonly tokensEndedAt: Date | null;
}

/** An API key with the user that it acts for. */
export interface ApiKeyViewerRow {
  readonly apiKey: string;
  readonly permission: string;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly key: string;
  readonly userId: string;
  readonly admin: boolean;
  readonly tenantKey: string;
  readonly tenantId: string;
}

/** What a new API key is. Of its secret only the SHA-256 is kept, and its first characters to know it by. */
export interface NewApiKey {
  readonly key: string;
  readonly name: string;
  readonly hash: string;
  readonly prefix: string;
  readonly permission: string;
  readonly expiresAt: Date | null;
}

/** An API key, without its secret. */
export interface ApiKeyRow {
  readonly key: string;
  readonly userKey: string;
  readonly name: string;
  readonly prefix: string;
  readonly userId: string;
  readonly permission: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** A credential that has ended; for a user, when his older tokens did. */
export interface EndedCredentialRow {
  readonly key: string;
  readonly endedAt: Date | null;
}

/** Ends an API key of the viewer, or where he administers the tenant any of it. It stays in the list. Null for another one. */
export const closeApiKey: Statement<{
  readonly viewer: string;
  readonly key: string;
  readonly at: Date;
}, ApiKeyRow | null> = {
  name: 'auth/close-api-key',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', key: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (apiKey:ApiKey {key: $params.key})-[:ACTS_FOR]->(user:User)\nWHERE user.tenantKey = viewer.tenantKey\nWITH viewer, apiKey, user\nWHERE viewer.admin OR user = viewer\nSET apiKey.revokedAt = coalesce(apiKey.revokedAt, $params.at)\nRETURN apiKey.key AS key, apiKey.name AS name, apiKey.prefix AS prefix, user.key AS userKey, user.id AS userId, apiKey.permission AS permission,\n       apiKey.createdAt AS createdAt, apiKey.expiresAt AS expiresAt, apiKey.lastUsedAt AS lastUsedAt, apiKey.revokedAt AS revokedAt",
};

/** A new API key that acts for a user: the viewer, or where he administers the tenant anybody in it. Null for another one. */
export const createApiKey: Statement<{
  readonly viewer: string;
  readonly userId: string;
  readonly newUserKey: string;
  readonly apiKey: NewApiKey;
  readonly at: Date;
}, ApiKeyRow | null> = {
  name: 'auth/create-api-key',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', userId: 'plain', newUserKey: 'plain', apiKey: { key: 'plain', name: 'plain', hash: 'plain', prefix: 'plain', permission: 'plain', expiresAt: 'date' }, at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})-[:BELONGS_TO]->(tenant:Tenant)\nWHERE viewer.admin OR $params.userId = viewer.id\nMERGE (user:User {tenantKey: viewer.tenantKey, id: $params.userId})\nON CREATE SET user.key = $params.newUserKey, user.admin = false, user.createdAt = $params.at\nMERGE (user)-[:BELONGS_TO]->(tenant)\nMERGE (apiKey:ApiKey {key: $params.apiKey.key})\nON CREATE SET apiKey += $params.apiKey, apiKey.tenantKey = viewer.tenantKey, apiKey.createdAt = $params.at\nMERGE (apiKey)-[:ACTS_FOR]->(user)\nRETURN apiKey.key AS key, apiKey.name AS name, apiKey.prefix AS prefix, user.key AS userKey, user.id AS userId, apiKey.permission AS permission,\n       apiKey.createdAt AS createdAt, apiKey.expiresAt AS expiresAt, apiKey.lastUsedAt AS lastUsedAt, apiKey.revokedAt AS revokedAt",
};

/** API keys that act for the viewer, and where he administers the tenant all of it: the newest first, after a cursor. */
export const findApiKeys: Statement<{
  readonly viewer: string;
  readonly before: string;
  readonly limit: number;
}, readonly ApiKeyRow[]> = {
  name: 'auth/find-api-keys',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', before: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (apiKey:ApiKey {tenantKey: viewer.tenantKey})\nWHERE apiKey.key < $params.before\nMATCH (apiKey)-[:ACTS_FOR]->(user:User)\nWHERE viewer.admin OR user = viewer\nRETURN apiKey.key AS key, apiKey.name AS name, apiKey.prefix AS prefix, user.key AS userKey, user.id AS userId, apiKey.permission AS permission,\n       apiKey.createdAt AS createdAt, apiKey.expiresAt AS expiresAt, apiKey.lastUsedAt AS lastUsedAt, apiKey.revokedAt AS revokedAt\nORDER BY key DESC LIMIT $params.limit",
};

/** Of the credentials of open connections, those that have ended: revoked or expired API keys, and users whose older tokens were ended, with the moment. */
export const findEndedCredentials: Statement<{
  readonly apiKeys: readonly string[];
  readonly users: readonly string[];
  readonly now: Date;
}, readonly EndedCredentialRow[]> = {
  name: 'auth/find-ended-credentials',
  mode: 'read',
  cardinality: 'many',
  params: { apiKeys: 'plain', users: 'plain', now: 'date' },
  text: "CALL () {\n  UNWIND $params.apiKeys AS key\n  OPTIONAL MATCH (apiKey:ApiKey {key: key})\n  WITH key, apiKey\n  WHERE apiKey IS NULL OR apiKey.revokedAt IS NOT NULL OR apiKey.expiresAt <= $params.now\n  RETURN key, null AS endedAt\n  UNION ALL\n  UNWIND $params.users AS key\n  MATCH (user:User {key: key})\n  WHERE user.tokensEndedAt IS NOT NULL\n  RETURN key, user.tokensEndedAt AS endedAt\n}\nRETURN key, endedAt",
};

/** An API key by the hash of its secret, with the user it acts for. */
export const getApiKey: Statement<{
  readonly hash: string;
}, ApiKeyViewerRow | null> = {
  name: 'auth/get-api-key',
  mode: 'read',
  cardinality: 'maybe',
  params: { hash: 'plain' },
  text: "MATCH (apiKey:ApiKey {hash: $params.hash})-[:ACTS_FOR]->(user:User)-[:BELONGS_TO]->(tenant:Tenant)\nRETURN apiKey.key AS apiKey, apiKey.permission AS permission, apiKey.expiresAt AS expiresAt, apiKey.revokedAt AS revokedAt,\n       apiKey.lastUsedAt AS lastUsedAt, user.key AS key, user.id AS userId, user.admin AS admin, tenant.key AS tenantKey,\n       tenant.id AS tenantId",
};

/** A user who was seen before: whether he administers the tenant and by which token, and up to when tokens are no longer his. */
export const getViewer: Statement<{
  readonly tenantId: string;
  readonly userId: string;
}, ViewerRow | null> = {
  name: 'auth/get-viewer',
  mode: 'read',
  cardinality: 'maybe',
  params: { tenantId: 'plain', userId: 'plain' },
  text: "MATCH (tenant:Tenant {id: $params.tenantId})\nMATCH (user:User {tenantKey: tenant.key, id: $params.userId})\nRETURN user.key AS key, tenant.key AS tenantKey, coalesce(user.admin, false) AS admin, user.rolesAt AS rolesAt,\n       user.tokensEndedAt AS tokensEndedAt",
};

/** Notes that an API key was used. */
export const setApiKeyUsed: Statement<{
  readonly key: string;
  readonly at: Date;
}, CountRow> = {
  name: 'auth/set-api-key-used',
  mode: 'write',
  cardinality: 'one',
  params: { key: 'plain', at: 'date' },
  text: "MATCH (apiKey:ApiKey {key: $params.key})\nSET apiKey.lastUsedAt = $params.at\nRETURN count(apiKey) AS count",
};

/** Ends every token that was issued to a user up to a moment: the viewer, or where he administers the tenant anybody in it. Null for another one. */
export const setTokensEnded: Statement<{
  readonly viewer: string;
  readonly userId: string;
  readonly at: Date;
}, KeyRow | null> = {
  name: 'auth/set-tokens-ended',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', userId: 'plain', at: 'date' },
  text: "MATCH (viewer:User {key: $params.viewer})\nMATCH (user:User {tenantKey: viewer.tenantKey, id: $params.userId})\nWHERE viewer.admin OR user = viewer\nSET user.tokensEndedAt = $params.at\nRETURN user.key AS key",
};

/** The user and tenant behind a request; both are made when they are seen first. Whether he administers the tenant is what the token says that was issued last. */
export const upsertViewer: Statement<{
  readonly tenantId: string;
  readonly userId: string;
  readonly newTenantKey: string;
  readonly newUserKey: string;
  readonly admin: boolean;
  readonly issuedAt: Date;
  readonly at: Date;
}, ViewerRow> = {
  name: 'auth/upsert-viewer',
  mode: 'write',
  cardinality: 'one',
  params: { tenantId: 'plain', userId: 'plain', newTenantKey: 'plain', newUserKey: 'plain', admin: 'plain', issuedAt: 'date', at: 'date' },
  text: "MERGE (tenant:Tenant {id: $params.tenantId})\nON CREATE SET tenant.key = $params.newTenantKey, tenant.createdAt = $params.at\nMERGE (user:User {tenantKey: tenant.key, id: $params.userId})\nON CREATE SET user.key = $params.newUserKey, user.createdAt = $params.at\nSET user.admin = CASE WHEN user.rolesAt > $params.issuedAt THEN user.admin ELSE $params.admin END,\n    user.rolesAt = CASE WHEN user.rolesAt > $params.issuedAt THEN user.rolesAt ELSE $params.issuedAt END\nMERGE (user)-[:BELONGS_TO]->(tenant)\nRETURN user.key AS key, tenant.key AS tenantKey, user.admin AS admin, user.rolesAt AS rolesAt,\n       user.tokensEndedAt AS tokensEndedAt",
};
