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

/** A user of a tenant, as statements name the viewer. */
export interface ViewerRow {
  readonly key: string;
  readonly tenantKey: string;
}

/** The user and tenant behind a request; both are made when they are seen first. */
export const upsertViewer: Statement<{
  readonly tenantId: string;
  readonly userId: string;
  readonly newTenantKey: string;
  readonly newUserKey: string;
  readonly admin: boolean;
  readonly at: Date;
}, ViewerRow> = {
  name: 'auth/upsert-viewer',
  mode: 'write',
  cardinality: 'one',
  params: { tenantId: 'plain', userId: 'plain', newTenantKey: 'plain', newUserKey: 'plain', admin: 'plain', at: 'date' },
  text: "MERGE (tenant:Tenant {id: $tenantId})\nON CREATE SET tenant.key = $newTenantKey, tenant.createdAt = $at\nMERGE (user:User {tenantKey: tenant.key, id: $userId})\nON CREATE SET user.key = $newUserKey, user.createdAt = $at\nSET user.admin = $admin\nMERGE (user)-[:BELONGS_TO]->(tenant)\nRETURN user.key AS key, tenant.key AS tenantKey",
};
