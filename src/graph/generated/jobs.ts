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

/** A job as it is put in the queue. */
export interface NewJobRow {
  readonly key: string;
  readonly tenantKey: string;
  readonly kind: string;
  readonly uniqueKey: string;
  readonly payload: string;
  readonly maxAttempts: number;
  readonly runAt: Date;
  readonly createdAt: Date;
}

/** A job that a runner has taken. */
export interface JobRow {
  readonly key: string;
  readonly tenantKey: string;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly leaseToken: number;
}

/** A job is done. Its unique key is free again. */
export const closeJob: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly at: Date;
}, KeyRow | null> = {
  name: 'jobs/close-job',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', at: 'date' },
  text: "MATCH (job:Job {key: $key, state: 'RUNNING', leaseToken: $leaseToken})\nSET job.state = 'DONE', job.finishedAt = $at\nREMOVE job.uniqueKey\nRETURN job.key AS key",
};

/** Puts jobs in the queue, in the transaction of the change that needs them. A job whose unique key waits already is left. */
export const createJobs: Statement<{
  readonly jobs: readonly NewJobRow[];
}, CountRow> = {
  name: 'jobs/create-jobs',
  mode: 'write',
  cardinality: 'one',
  params: { jobs: { key: 'plain', tenantKey: 'plain', kind: 'plain', uniqueKey: 'plain', payload: 'plain', maxAttempts: 'int', runAt: 'date', createdAt: 'date' } },
  text: "UNWIND $jobs AS row\nMERGE (job:Job {uniqueKey: row.uniqueKey})\nON CREATE SET job += row, job.state = 'READY', job.attempts = 0, job.leaseToken = 0\nRETURN count(job) AS count",
};

/** Deletes jobs that were done before a moment. */
export const deleteJobs: Statement<{
  readonly before: Date;
  readonly limit: number;
}, CountRow> = {
  name: 'jobs/delete-jobs',
  mode: 'write',
  cardinality: 'one',
  params: { before: 'date', limit: 'int' },
  text: "MATCH (job:Job)\nWHERE job.state = 'DONE' AND job.runAt < $before\nWITH job LIMIT $limit\nDETACH DELETE job\nRETURN count(*) AS count",
};

/** Takes jobs that are due, or whose runner let its lease run out. Each is written first and then looked at again, so that two runners never take the same one. While a job runs, runAt is the end of its lease. */
export const setClaimed: Statement<{
  readonly kinds: readonly string[];
  readonly holder: string;
  readonly now: Date;
  readonly leaseUntil: Date;
  readonly limit: number;
}, readonly JobRow[]> = {
  name: 'jobs/set-claimed',
  mode: 'write',
  cardinality: 'many',
  params: { kinds: 'plain', holder: 'plain', now: 'date', leaseUntil: 'date', limit: 'int' },
  text: "MATCH (due:Job)\nWHERE due.state IN ['READY', 'RUNNING'] AND due.runAt <= $now AND due.kind IN $kinds\nWITH due ORDER BY due.runAt LIMIT $limit\nSET due.claims = coalesce(due.claims, 0) + 1\nWITH collect(due.key) AS keys\nUNWIND keys AS key\nMATCH (job:Job {key: key})\nWHERE job.state IN ['READY', 'RUNNING'] AND job.runAt <= $now\nSET job.state = 'RUNNING', job.holder = $holder, job.runAt = $leaseUntil, job.attempts = job.attempts + 1,\n    job.leaseToken = job.leaseToken + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.payload AS payload, job.attempts AS attempts,\n       job.maxAttempts AS maxAttempts, job.leaseToken AS leaseToken",
};

/** A job failed: it runs again later, or is put aside as dead with its reason when its attempts are used up. */
export const setFailed: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly dead: boolean;
  readonly error: string;
  readonly runAt: Date;
  readonly at: Date;
}, KeyRow | null> = {
  name: 'jobs/set-failed',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', dead: 'plain', error: 'plain', runAt: 'date', at: 'date' },
  text: "MATCH (job:Job {key: $key, state: 'RUNNING', leaseToken: $leaseToken})\nSET job.state = CASE WHEN $dead THEN 'DEAD' ELSE 'READY' END, job.runAt = $runAt, job.error = $error, job.failedAt = $at,\n    job.uniqueKey = CASE WHEN $dead THEN null ELSE job.uniqueKey END\nRETURN job.key AS key",
};

/** Prolongs the lease of a running job. Null when somebody else has it by now. */
export const setLease: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly leaseUntil: Date;
}, KeyRow | null> = {
  name: 'jobs/set-lease',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', leaseUntil: 'date' },
  text: "MATCH (job:Job {key: $key, state: 'RUNNING', leaseToken: $leaseToken})\nSET job.runAt = $leaseUntil\nRETURN job.key AS key",
};
