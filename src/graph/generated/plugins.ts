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

/** Names of the plugins that a tenant has switched itself. */
export interface PluginSwitchesRow {
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/** The plugins that a tenant has switched itself. */
export const getPluginSwitches: Statement<{
  readonly tenantKey: string;
}, PluginSwitchesRow | null> = {
  name: 'plugins/get-plugin-switches',
  mode: 'read',
  cardinality: 'maybe',
  params: { tenantKey: 'plain' },
  text: "MATCH (tenant:Tenant {key: $params.tenantKey})\nRETURN coalesce(tenant.pluginsOn, []) AS on, coalesce(tenant.pluginsOff, []) AS off",
};

/** Switches a plugin on or off in the tenant that the viewer administers; none for who is no admin of it. */
export const setPluginSwitch: Statement<{
  readonly viewer: string;
  readonly plugin: string;
  readonly enabled: boolean;
}, PluginSwitchesRow | null> = {
  name: 'plugins/set-plugin-switch',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', plugin: 'plain', enabled: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nMATCH (viewer)-[:BELONGS_TO]->(tenant:Tenant)\nSET tenant.lock = true\nWITH tenant,\n  [name IN coalesce(tenant.pluginsOn, []) WHERE name <> $params.plugin] AS on,\n  [name IN coalesce(tenant.pluginsOff, []) WHERE name <> $params.plugin] AS off\nSET\n  tenant.pluginsOn = CASE WHEN $params.enabled THEN on + [$params.plugin] ELSE on END,\n  tenant.pluginsOff = CASE WHEN $params.enabled THEN off ELSE off + [$params.plugin] END\nRETURN tenant.pluginsOn AS on, tenant.pluginsOff AS off",
};
