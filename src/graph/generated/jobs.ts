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
  readonly requestId: string | null;
  readonly traceparent: string | null;
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
  readonly requestId: string | null;
  readonly traceparent: string | null;
}

/** A job is done and its unique key free again; or it is due again, where it was asked for while it ran. It is written first, which locks it, and then looked at. */
export const closeJob: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly at: Date;
}, KeyRow | null> = {
  name: 'jobs/close-job',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', at: 'date' },
  text: "MATCH (locked:Job {key: $key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $leaseToken})\nSET job.state = CASE WHEN job.again THEN 'READY' ELSE 'DONE' END,\n    job.attempts = CASE WHEN job.again THEN 0 ELSE job.attempts END,\n    job.uniqueKey = CASE WHEN job.again THEN job.uniqueKey ELSE null END,\n    job.runAt = $at, job.finishedAt = $at\nRETURN job.key AS key",
};

/** Puts jobs in the queue, in the transaction of the change that needs them. A job whose unique key waits already is left; one whose unique key runs is run once more after it, for it may have passed by what this change did. */
export const createJobs: Statement<{
  readonly jobs: readonly NewJobRow[];
}, CountRow> = {
  name: 'jobs/create-jobs',
  mode: 'write',
  cardinality: 'one',
  params: { jobs: { key: 'plain', tenantKey: 'plain', kind: 'plain', uniqueKey: 'plain', payload: 'plain', maxAttempts: 'int', runAt: 'date', createdAt: 'date', requestId: 'plain', traceparent: 'plain' } },
  text: "UNWIND $jobs AS row\nMERGE (job:Job {uniqueKey: row.uniqueKey})\nON CREATE SET job += row, job.state = 'READY', job.attempts = 0, job.leaseToken = 0\nON MATCH SET job.again = true\nRETURN count(job) AS count",
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

/** Ends the leases of all running jobs: where no other server uses the database, their runner is gone. */
export const setAllDue: Statement<{
  readonly at: Date;
}, CountRow> = {
  name: 'jobs/set-all-due',
  mode: 'write',
  cardinality: 'one',
  params: { at: 'date' },
  text: "MATCH (job:Job {state: 'RUNNING'})\nWHERE job.runAt IS NOT NULL\nSET job.runAt = $at\nRETURN count(job) AS count",
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
  text: "UNWIND ['READY', 'RUNNING'] AS state\nCALL (state) {\n  MATCH (due:Job {state: state})\n  WHERE due.runAt <= $now AND due.kind IN $kinds\n  RETURN due ORDER BY due.state, due.runAt LIMIT $limit\n}\nWITH due ORDER BY due.runAt LIMIT $limit\nSET due.claims = coalesce(due.claims, 0) + 1\nWITH collect(due.key) AS keys\nUNWIND keys AS key\nMATCH (job:Job {key: key})\nWHERE job.state IN ['READY', 'RUNNING'] AND job.runAt <= $now\nSET job.state = 'RUNNING', job.holder = $holder, job.runAt = $leaseUntil, job.attempts = job.attempts + 1,\n    job.leaseToken = job.leaseToken + 1, job.again = false\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.payload AS payload, job.attempts AS attempts,\n       job.maxAttempts AS maxAttempts, job.leaseToken AS leaseToken, job.requestId AS requestId,\n       job.traceparent AS traceparent",
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

/** Gives a job back that its runner began and cannot finish, because the server stops: it is due at once, and the attempt does not count. */
export const setReleased: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly at: Date;
}, KeyRow | null> = {
  name: 'jobs/set-released',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', at: 'date' },
  text: "MATCH (job:Job {key: $key, state: 'RUNNING', leaseToken: $leaseToken})\nSET job.state = 'READY', job.runAt = $at, job.attempts = job.attempts - 1\nRETURN job.key AS key",
};
