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

/** A job as an admin sees it. What it is about is not shown. */
export interface JobDetailRow {
  readonly key: string;
  readonly tenantKey: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly failedAt: Date | null;
  readonly error: string | null;
  readonly done: number | null;
  readonly total: number | null;
  readonly note: string | null;
  readonly cancelRequestedAt: Date | null;
  readonly cancelledBy: string | null;
  readonly schedule: string | null;
}

/** A schedule as an admin sees it. */
export interface ScheduleDetailRow {
  readonly name: string;
  readonly description: string;
  readonly kind: string;
  readonly payload: string;
  readonly maxAttempts: number;
  readonly perTenant: boolean;
  readonly cron: string;
  readonly timeZone: string;
  readonly nextAt: Date | null;
  readonly lastDueAt: Date | null;
}

/** What was embedded; null where it is not told apart by that. */
export interface EmbeddingUsageRow {
  readonly day: string | null;
  readonly scopeKey: string | null;
  readonly scope: string | null;
  readonly purpose: string | null;
  readonly model: string | null;
  readonly calls: number;
  readonly texts: number;
  readonly tokens: number;
  readonly cost: number;
}

/** All that was embedded. */
export interface EmbeddingTotalsRow {
  readonly calls: number;
  readonly texts: number;
  readonly tokens: number;
  readonly cost: number;
}

/** By what embeddings are told apart. */
export interface UsageGroups {
  readonly day: boolean;
  readonly scope: boolean;
  readonly purpose: boolean;
  readonly model: boolean;
}

/** How many jobs of the viewer's tenant and of the system are in some states; an empty list of kinds means all. */
export const countJobs: Statement<{
  readonly viewer: string;
  readonly states: readonly string[];
  readonly kinds: readonly string[];
}, CountRow> = {
  name: 'operations/count-jobs',
  mode: 'read',
  cardinality: 'one',
  params: { viewer: 'plain', states: 'plain', kinds: 'plain' },
  text: "OPTIONAL MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nUNWIND $params.states AS state\nCALL (viewer, state) {\n  MATCH (job:Job {tenantKey: viewer.tenantKey, state: state})\n  WHERE job.key IS NOT NULL AND (size($params.kinds) = 0 OR job.kind IN $params.kinds)\n  RETURN count(job) AS count\n  UNION ALL\n  MATCH (job:Job {tenantKey: 'system', state: state})\n  WHERE viewer IS NOT NULL AND job.key IS NOT NULL AND (size($params.kinds) = 0 OR job.kind IN $params.kinds)\n  RETURN count(job) AS count\n}\nRETURN sum(count) AS count",
};

/** What the tenant has had embedded between two days, told apart as is asked for, the newest day and the most tokens first; an empty list of scopes means all. Only an admin of the tenant sees any. */
export const findEmbeddingUsage: Statement<{
  readonly viewer: string;
  readonly from: string;
  readonly to: string;
  readonly scopes: readonly string[];
  readonly by: UsageGroups;
  readonly limit: number;
}, readonly EmbeddingUsageRow[]> = {
  name: 'operations/find-embedding-usage',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', from: 'plain', to: 'plain', scopes: 'plain', by: { day: 'plain', scope: 'plain', purpose: 'plain', model: 'plain' }, limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nMATCH (usage:EmbeddingUsage {tenantKey: viewer.tenantKey})\nWHERE $params.from <= usage.day <= $params.to AND (size($params.scopes) = 0 OR usage.scopeKey IN $params.scopes)\nWITH CASE WHEN $params.by.day THEN usage.day END AS day, CASE WHEN $params.by.scope THEN usage.scopeKey END AS scopeKey,\n     CASE WHEN $params.by.purpose THEN usage.purpose END AS purpose, CASE WHEN $params.by.model THEN usage.model END AS model,\n     sum(usage.calls) AS calls, sum(usage.texts) AS texts, sum(usage.tokens) AS tokens, sum(usage.cost) AS cost\nORDER BY day DESC, tokens DESC, scopeKey, purpose, model LIMIT $params.limit\nOPTIONAL MATCH (scope:Scope {key: scopeKey})\nRETURN day, scopeKey, scope.kind + '/' + scope.id AS scope, purpose, model, calls, texts, tokens, cost\nORDER BY day DESC, tokens DESC, scopeKey, purpose, model",
};

/** Jobs of the viewer's tenant and of the system in some states, the newest first, after a key; an empty list of kinds means all. Only an admin of the tenant sees any. */
export const findJobs: Statement<{
  readonly viewer: string;
  readonly states: readonly string[];
  readonly kinds: readonly string[];
  readonly before: string;
  readonly limit: number;
}, readonly JobDetailRow[]> = {
  name: 'operations/find-jobs',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain', states: 'plain', kinds: 'plain', before: 'plain', limit: 'int' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nUNWIND $params.states AS state\nCALL (viewer, state) {\n  MATCH (job:Job {tenantKey: viewer.tenantKey, state: state})\n  WHERE job.key < $params.before AND (size($params.kinds) = 0 OR job.kind IN $params.kinds)\n  RETURN job ORDER BY job.tenantKey DESC, job.state DESC, job.key DESC LIMIT $params.limit\n  UNION ALL\n  MATCH (job:Job {tenantKey: 'system', state: state})\n  WHERE job.key < $params.before AND (size($params.kinds) = 0 OR job.kind IN $params.kinds)\n  RETURN job ORDER BY job.tenantKey DESC, job.state DESC, job.key DESC LIMIT $params.limit\n}\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.attempts AS attempts,\n       job.maxAttempts AS maxAttempts, job.runAt AS runAt, job.createdAt AS createdAt, job.startedAt AS startedAt,\n       job.finishedAt AS finishedAt, job.failedAt AS failedAt, job.error AS error, job.progressDone AS done,\n       job.progressTotal AS total, job.progressNote AS note, job.cancelRequestedAt AS cancelRequestedAt,\n       job.cancelledBy AS cancelledBy, job.schedule AS schedule\nORDER BY key DESC LIMIT $params.limit",
};

/** All schedules by name, for an admin of a tenant. */
export const findSchedules: Statement<{
  readonly viewer: string;
}, readonly ScheduleDetailRow[]> = {
  name: 'operations/find-schedules',
  mode: 'read',
  cardinality: 'many',
  params: { viewer: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nMATCH (:Tenant {key: viewer.tenantKey})\nMATCH (schedule:Schedule)\nWHERE schedule.name IS NOT NULL\nRETURN schedule.name AS name, schedule.description AS description, schedule.kind AS kind, schedule.payload AS payload,\n       schedule.maxAttempts AS maxAttempts, schedule.perTenant AS perTenant, schedule.cron AS cron,\n       schedule.timeZone AS timeZone, schedule.nextAt AS nextAt, schedule.lastDueAt AS lastDueAt\nORDER BY name",
};

/** The tenant that the viewer is an admin of. */
export const getAdministeredTenant: Statement<{
  readonly viewer: string;
}, KeyRow | null> = {
  name: 'operations/get-administered-tenant',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nMATCH (tenant:Tenant {key: viewer.tenantKey})\nRETURN tenant.key AS key",
};

/** All that the tenant has had embedded between two days; an empty list of scopes means all. None for who is no admin of the tenant. */
export const getEmbeddingTotals: Statement<{
  readonly viewer: string;
  readonly from: string;
  readonly to: string;
  readonly scopes: readonly string[];
}, EmbeddingTotalsRow | null> = {
  name: 'operations/get-embedding-totals',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', from: 'plain', to: 'plain', scopes: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nOPTIONAL MATCH (usage:EmbeddingUsage {tenantKey: viewer.tenantKey})\nWHERE $params.from <= usage.day <= $params.to AND (size($params.scopes) = 0 OR usage.scopeKey IN $params.scopes)\nWITH viewer, sum(usage.calls) AS calls, sum(usage.texts) AS texts, sum(usage.tokens) AS tokens,\n     sum(coalesce(usage.cost, 0.0)) AS cost\nRETURN calls, texts, tokens, cost",
};

/** One job of the viewer's tenant or of the system. Only an admin of the tenant sees any. */
export const getJob: Statement<{
  readonly viewer: string;
  readonly key: string;
}, JobDetailRow | null> = {
  name: 'operations/get-job',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', key: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nCALL (viewer) {\n  MATCH (job:Job {key: $params.key, tenantKey: viewer.tenantKey})\n  RETURN job\n  UNION\n  MATCH (job:Job {key: $params.key, tenantKey: 'system'})\n  RETURN job\n}\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.attempts AS attempts,\n       job.maxAttempts AS maxAttempts, job.runAt AS runAt, job.createdAt AS createdAt, job.startedAt AS startedAt,\n       job.finishedAt AS finishedAt, job.failedAt AS failedAt, job.error AS error, job.progressDone AS done,\n       job.progressTotal AS total, job.progressNote AS note, job.cancelRequestedAt AS cancelRequestedAt,\n       job.cancelledBy AS cancelledBy, job.schedule AS schedule",
};

/** One schedule, for an admin of a tenant. */
export const getSchedule: Statement<{
  readonly viewer: string;
  readonly name: string;
}, ScheduleDetailRow | null> = {
  name: 'operations/get-schedule',
  mode: 'read',
  cardinality: 'maybe',
  params: { viewer: 'plain', name: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nMATCH (:Tenant {key: viewer.tenantKey})\nMATCH (schedule:Schedule {name: $params.name})\nRETURN schedule.name AS name, schedule.description AS description, schedule.kind AS kind, schedule.payload AS payload,\n       schedule.maxAttempts AS maxAttempts, schedule.perTenant AS perTenant, schedule.cron AS cron,\n       schedule.timeZone AS timeZone, schedule.nextAt AS nextAt, schedule.lastDueAt AS lastDueAt",
};

/** One job that the viewer sees, locked for a change. */
export const getSteerableJob: Statement<{
  readonly viewer: string;
  readonly key: string;
}, JobDetailRow | null> = {
  name: 'operations/get-steerable-job',
  mode: 'write',
  cardinality: 'maybe',
  params: { viewer: 'plain', key: 'plain' },
  text: "MATCH (viewer:User {key: $params.viewer})\nWHERE viewer.admin\nCALL (viewer) {\n  MATCH (job:Job {key: $params.key, tenantKey: viewer.tenantKey})\n  RETURN job\n  UNION\n  MATCH (job:Job {key: $params.key, tenantKey: 'system'})\n  RETURN job\n}\nSET job.lock = true\nWITH job.key AS key\nMATCH (job:Job {key: key})\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.attempts AS attempts,\n       job.maxAttempts AS maxAttempts, job.runAt AS runAt, job.createdAt AS createdAt, job.startedAt AS startedAt,\n       job.finishedAt AS finishedAt, job.failedAt AS failedAt, job.error AS error, job.progressDone AS done,\n       job.progressTotal AS total, job.progressNote AS note, job.cancelRequestedAt AS cancelRequestedAt,\n       job.cancelledBy AS cancelledBy, job.schedule AS schedule",
};
