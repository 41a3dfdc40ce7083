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
  readonly schedule: string | null;
  readonly runAt: Date;
  readonly createdAt: Date;
  readonly requestId: string | null;
  readonly traceparent: string | null;
}

/** A job after a change of its state or its progress, as it is announced. */
export interface JobStateRow {
  readonly key: string;
  readonly tenantKey: string;
  readonly kind: string;
  readonly state: string;
  readonly version: number;
  readonly attempts: number;
  readonly error: string | null;
  readonly done: number | null;
  readonly total: number | null;
  readonly note: string | null;
}

/** A job that a runner has taken, or that is being cancelled. */
export interface JobRow {
  readonly key: string;
  readonly tenantKey: string;
  readonly kind: string;
  readonly state: string;
  readonly version: number;
  readonly attempts: number;
  readonly error: string | null;
  readonly done: number | null;
  readonly total: number | null;
  readonly note: string | null;
  readonly payload: string;
  readonly maxAttempts: number;
  readonly leaseToken: number;
  readonly requestId: string | null;
  readonly traceparent: string | null;
  readonly cancelledBy: string | null;
}

/** A running job that somebody wants to end, and who. */
export interface CancelledJobRow {
  readonly key: string;
  readonly cancelledBy: string;
}

/** How many jobs are in a state, and when the first of them was due. */
export interface QueueDepthRow {
  readonly state: string;
  readonly count: number;
  readonly oldest: Date | null;
}

/** A schedule as a server registers it. */
export interface NewScheduleRow {
  readonly name: string;
  readonly description: string;
  readonly kind: string;
  readonly payload: string;
  readonly maxAttempts: number;
  readonly perTenant: boolean;
  readonly cron: string;
  readonly timeZone: string;
}

/** A schedule, and when it is due next. */
export interface ScheduleRow {
  readonly name: string;
  readonly kind: string;
  readonly payload: string;
  readonly maxAttempts: number;
  readonly perTenant: boolean;
  readonly nextAt: Date | null;
}

/** A job is done and its unique key free again; or it is due again, where it was asked for while it ran. It is written first, which locks it, and then looked at. */
export const closeJob: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly at: Date;
}, JobStateRow | null> = {
  name: 'jobs/close-job',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', at: 'date' },
  text: "MATCH (locked:Job {key: $params.key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $params.leaseToken})\nWITH job, coalesce(job.again, false) AS again, job.uniqueKey AS uniqueKey\nSET job.state = CASE WHEN again THEN 'READY' ELSE 'DONE' END,\n    job.attempts = CASE WHEN again THEN 0 ELSE job.attempts END,\n    job.uniqueKey = CASE WHEN again THEN uniqueKey ELSE null END,\n    job.freedKey = CASE WHEN again THEN null ELSE uniqueKey END,\n    job.runAt = $params.at, job.finishedAt = $params.at, job.error = null, job.failedAt = null, job.cancelledBy = null,\n    job.cancelRequestedAt = null, job.version = coalesce(job.version, 0) + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note",
};

/** Puts jobs in the queue, in the transaction of the change that needs them, and gives those that were made. A job whose unique key waits already is left; one whose unique key runs is run once more after it, for it may have passed by what this change did. */
export const createJobs: Statement<{
  readonly jobs: readonly NewJobRow[];
}, readonly JobStateRow[]> = {
  name: 'jobs/create-jobs',
  mode: 'write',
  cardinality: 'many',
  params: { jobs: { key: 'plain', tenantKey: 'plain', kind: 'plain', uniqueKey: 'plain', payload: 'plain', maxAttempts: 'int', schedule: 'plain', runAt: 'date', createdAt: 'date', requestId: 'plain', traceparent: 'plain' } },
  text: "UNWIND $params.jobs AS row\nMERGE (job:Job {uniqueKey: row.uniqueKey})\nON CREATE SET job += row, job.state = 'READY', job.attempts = 0, job.leaseToken = 0, job.version = 1\nON MATCH SET job.again = true\nWITH job, row\nWHERE job.key = row.key\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note",
};

/** Deletes jobs that came to one of some states before a moment. */
export const deleteJobs: Statement<{
  readonly states: readonly string[];
  readonly before: Date;
  readonly limit: number;
}, CountRow> = {
  name: 'jobs/delete-jobs',
  mode: 'write',
  cardinality: 'one',
  params: { states: 'plain', before: 'date', limit: 'int' },
  text: "UNWIND $params.states AS state\nCALL (state) {\n  MATCH (job:Job {state: state})\n  WHERE job.runAt < $params.before\n  RETURN job LIMIT $params.limit\n}\nWITH job LIMIT $params.limit\nDETACH DELETE job\nRETURN count(*) AS count",
};

/** Deletes schedules that no server has known any more since a moment: one that is known is never overdue for long. */
export const deleteSchedules: Statement<{
  readonly before: Date;
}, CountRow> = {
  name: 'jobs/delete-schedules',
  mode: 'write',
  cardinality: 'one',
  params: { before: 'date' },
  text: "MATCH (schedule:Schedule)\nWHERE schedule.nextAt < $params.before\nDETACH DELETE schedule\nRETURN count(*) AS count",
};

/** Of some running jobs, those that somebody wants to end. */
export const findCancelledJobs: Statement<{
  readonly keys: readonly string[];
}, readonly CancelledJobRow[]> = {
  name: 'jobs/find-cancelled-jobs',
  mode: 'read',
  cardinality: 'many',
  params: { keys: 'plain' },
  text: "UNWIND $params.keys AS key\nMATCH (job:Job {key: key})\nWHERE job.cancelledBy IS NOT NULL\nRETURN job.key AS key, job.cancelledBy AS cancelledBy",
};

/** How many jobs wait, run and are dead, and when the first of each was due. */
export const findQueueDepth: Statement<{

}, readonly QueueDepthRow[]> = {
  name: 'jobs/find-queue-depth',
  mode: 'read',
  cardinality: 'many',
  params: {  },
  text: "UNWIND ['READY', 'RUNNING', 'DEAD'] AS state\nCALL (state) {\n  MATCH (job:Job {state: state})\n  WHERE job.runAt IS NOT NULL\n  RETURN count(job) AS count, min(job.runAt) AS oldest\n}\nRETURN state, count, oldest",
};

/** Some schedules by their names. */
export const findSchedules: Statement<{
  readonly names: readonly string[];
}, readonly ScheduleRow[]> = {
  name: 'jobs/find-schedules',
  mode: 'read',
  cardinality: 'many',
  params: { names: 'plain' },
  text: "UNWIND $params.names AS name\nMATCH (schedule:Schedule {name: name})\nRETURN schedule.name AS name, schedule.kind AS kind, schedule.payload AS payload, schedule.maxAttempts AS maxAttempts,\n       schedule.perTenant AS perTenant, schedule.nextAt AS nextAt",
};

/** Every tenant: those that a job is put in the queue for at each time of a schedule. */
export const findTenants: Statement<{

}, readonly KeyRow[]> = {
  name: 'jobs/find-tenants',
  mode: 'read',
  cardinality: 'many',
  params: {  },
  text: "MATCH (tenant:Tenant)\nWHERE tenant.key IS NOT NULL\nRETURN tenant.key AS key",
};

/** Ends the leases of all running jobs: where no other server uses the database, their runner is gone. */
export const setAllDue: Statement<{
  readonly at: Date;
}, CountRow> = {
  name: 'jobs/set-all-due',
  mode: 'write',
  cardinality: 'one',
  params: { at: 'date' },
  text: "MATCH (job:Job {state: 'RUNNING'})\nWHERE job.runAt IS NOT NULL\nSET job.runAt = $params.at\nRETURN count(job) AS count",
};

/** Somebody wants to end a job: one that waits is closed at once, one that runs by its runner. Null where it does neither. */
export const setCancelRequested: Statement<{
  readonly key: string;
  readonly by: string;
  readonly at: Date;
}, JobRow | null> = {
  name: 'jobs/set-cancel-requested',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', by: 'plain', at: 'date' },
  text: "MATCH (job:Job {key: $params.key})\nWHERE job.state IN ['READY', 'RUNNING']\nWITH job, job.state = 'READY' AS waits, job.uniqueKey AS uniqueKey\nSET job.state = CASE WHEN waits THEN 'CANCELLED' ELSE 'RUNNING' END,\n    job.uniqueKey = CASE WHEN waits THEN null ELSE uniqueKey END,\n    job.freedKey = CASE WHEN waits THEN uniqueKey ELSE null END,\n    job.runAt = CASE WHEN waits THEN $params.at ELSE job.runAt END,\n    job.finishedAt = CASE WHEN waits THEN $params.at ELSE null END,\n    job.cancelRequestedAt = $params.at, job.cancelledBy = $params.by, job.again = false, job.version = coalesce(job.version, 0) + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note, job.payload AS payload, job.maxAttempts AS maxAttempts, job.leaseToken AS leaseToken,\n       job.cancelledBy AS cancelledBy, job.requestId AS requestId, job.traceparent AS traceparent",
};

/** The runner of a job that somebody wanted to end closes it as cancelled; or it is due again, where it was asked for after that. */
export const setCancelled: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly at: Date;
}, JobRow | null> = {
  name: 'jobs/set-cancelled',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', at: 'date' },
  text: "MATCH (locked:Job {key: $params.key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $params.leaseToken})\nWITH job, coalesce(job.again, false) AS again, job.uniqueKey AS uniqueKey, job.cancelledBy AS cancelledBy\nSET job.state = CASE WHEN again THEN 'READY' ELSE 'CANCELLED' END,\n    job.attempts = CASE WHEN again THEN 0 ELSE job.attempts END,\n    job.uniqueKey = CASE WHEN again THEN uniqueKey ELSE null END,\n    job.freedKey = CASE WHEN again THEN null ELSE uniqueKey END,\n    job.cancelledBy = CASE WHEN again THEN null ELSE cancelledBy END,\n    job.cancelRequestedAt = CASE WHEN again THEN null ELSE job.cancelRequestedAt END,\n    job.runAt = $params.at, job.finishedAt = $params.at, job.version = coalesce(job.version, 0) + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note, job.payload AS payload, job.maxAttempts AS maxAttempts, job.leaseToken AS leaseToken,\n       job.cancelledBy AS cancelledBy, job.requestId AS requestId, job.traceparent AS traceparent",
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
  text: "UNWIND ['READY', 'RUNNING'] AS state\nCALL (state) {\n  MATCH (due:Job {state: state})\n  WHERE due.runAt <= $params.now AND due.kind IN $params.kinds\n  RETURN due ORDER BY due.state, due.runAt LIMIT $params.limit\n}\nWITH due ORDER BY due.runAt LIMIT $params.limit\nSET due.claims = coalesce(due.claims, 0) + 1\nWITH collect(due.key) AS keys\nUNWIND keys AS key\nMATCH (job:Job {key: key})\nUSING INDEX job:Job(key)\nWHERE job.state IN ['READY', 'RUNNING'] AND job.runAt <= $params.now\nSET job.state = 'RUNNING', job.holder = $params.holder, job.runAt = $params.leaseUntil, job.attempts = job.attempts + 1,\n    job.leaseToken = job.leaseToken + 1, job.again = false, job.startedAt = $params.now, job.finishedAt = null,\n    job.version = coalesce(job.version, 0) + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note, job.payload AS payload, job.maxAttempts AS maxAttempts, job.leaseToken AS leaseToken,\n       job.cancelledBy AS cancelledBy, job.requestId AS requestId, job.traceparent AS traceparent",
};

/** Makes a job due at once, with all of its attempts before it: one that waits, is dead or was cancelled. Null where it does none of these, or where the same work is in the queue as another job. */
export const setDue: Statement<{
  readonly key: string;
  readonly at: Date;
}, JobStateRow | null> = {
  name: 'jobs/set-due',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', at: 'date' },
  text: "MATCH (job:Job {key: $params.key})\nWHERE job.state IN ['READY', 'DEAD', 'CANCELLED']\nWITH job, coalesce(job.uniqueKey, job.freedKey, job.kind + ' ' + job.key) AS uniqueKey\nOPTIONAL MATCH (other:Job {uniqueKey: uniqueKey})\nUSING INDEX SEEK other:Job(uniqueKey)\nWITH job, uniqueKey, other\nWHERE other IS NULL OR other = job\nSET job.state = 'READY', job.runAt = $params.at, job.attempts = 0, job.uniqueKey = uniqueKey, job.freedKey = null,\n    job.finishedAt = null, job.cancelRequestedAt = null, job.cancelledBy = null, job.progressDone = null,\n    job.progressTotal = null, job.progressNote = null, job.version = coalesce(job.version, 0) + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note",
};

/** A job failed: it runs again later, or is put aside as dead with its reason when its attempts are used up. One that was asked for while it ran begins anew; one that is being cancelled is due at once, so that a runner closes it. */
export const setFailed: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly dead: boolean;
  readonly error: string;
  readonly runAt: Date;
  readonly at: Date;
}, JobStateRow | null> = {
  name: 'jobs/set-failed',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', dead: 'plain', error: 'plain', runAt: 'date', at: 'date' },
  text: "MATCH (locked:Job {key: $params.key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $params.leaseToken})\nWITH job, job.uniqueKey AS uniqueKey, CASE WHEN job.cancelledBy IS NULL THEN $params.runAt ELSE $params.at END AS runAt,\n     $params.dead AND NOT coalesce(job.again, false) AS dead\nSET job.state = CASE WHEN dead THEN 'DEAD' ELSE 'READY' END, job.runAt = runAt, job.error = $params.error, job.failedAt = $params.at,\n    job.attempts = CASE WHEN $params.dead AND NOT dead THEN 0 ELSE job.attempts END,\n    job.uniqueKey = CASE WHEN dead THEN null ELSE uniqueKey END,\n    job.freedKey = CASE WHEN dead THEN uniqueKey ELSE null END,\n    job.finishedAt = CASE WHEN dead THEN $params.at ELSE null END, job.version = coalesce(job.version, 0) + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note",
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
  text: "MATCH (locked:Job {key: $params.key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $params.leaseToken})\nSET job.runAt = $params.leaseUntil\nRETURN job.key AS key",
};

/** Gives a job back that must not be done before a moment, with the reason: the attempt does not count. One that is being cancelled is due at once, so that a runner closes it. */
export const setPostponed: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly until: Date;
  readonly reason: string;
  readonly at: Date;
}, JobStateRow | null> = {
  name: 'jobs/set-postponed',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', until: 'date', reason: 'plain', at: 'date' },
  text: "MATCH (locked:Job {key: $params.key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $params.leaseToken})\nSET job.state = 'READY', job.runAt = CASE WHEN job.cancelledBy IS NULL THEN $params.until ELSE $params.at END,\n    job.attempts = job.attempts - 1, job.error = $params.reason, job.version = coalesce(job.version, 0) + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note",
};

/** How far a running job is. Null when somebody else has it by now. */
export const setProgress: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly done: number;
  readonly total: number;
  readonly note: string | null;
}, JobStateRow | null> = {
  name: 'jobs/set-progress',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', done: 'int', total: 'int', note: 'plain' },
  text: "MATCH (locked:Job {key: $params.key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $params.leaseToken})\nSET job.progressDone = $params.done, job.progressTotal = $params.total, job.progressNote = $params.note,\n    job.version = coalesce(job.version, 0) + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note",
};

/** Gives a job back that its runner began and cannot finish, because the server stops: it is due at once, and the attempt does not count. */
export const setReleased: Statement<{
  readonly key: string;
  readonly leaseToken: number;
  readonly at: Date;
}, JobStateRow | null> = {
  name: 'jobs/set-released',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain', leaseToken: 'int', at: 'date' },
  text: "MATCH (locked:Job {key: $params.key})\nSET locked.lock = true\nWITH locked.key AS key\nMATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $params.leaseToken})\nSET job.state = 'READY', job.runAt = $params.at, job.attempts = job.attempts - 1, job.version = coalesce(job.version, 0) + 1\nRETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,\n       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,\n       job.progressNote AS note",
};

/** One server of several takes a time at which a schedule is due, and says when it is due next. Null for the others. The schedule is written first, which locks it, and then looked at. */
export const setSchedulePassed: Statement<{
  readonly name: string;
  readonly dueAt: Date;
  readonly nextAt: Date | null;
}, ScheduleRow | null> = {
  name: 'jobs/set-schedule-passed',
  mode: 'write',
  cardinality: 'maybe',
  params: { name: 'plain', dueAt: 'date', nextAt: 'date' },
  text: "MATCH (locked:Schedule {name: $params.name})\nSET locked.lock = true\nWITH locked.name AS name\nMATCH (schedule:Schedule {name: name})\nWHERE schedule.nextAt.epochMillis = $params.dueAt.epochMillis\nSET schedule.lastDueAt = $params.dueAt, schedule.nextAt = $params.nextAt\nRETURN schedule.name AS name, schedule.kind AS kind, schedule.payload AS payload, schedule.maxAttempts AS maxAttempts,\n       schedule.perTenant AS perTenant, schedule.nextAt AS nextAt",
};

/** Registers a schedule. A time that it missed stays due; another time-table, or `atStart`, moves its next time. */
export const upsertSchedule: Statement<{
  readonly schedule: NewScheduleRow;
  readonly atStart: boolean;
  readonly nextAt: Date | null;
  readonly at: Date;
}, ScheduleRow> = {
  name: 'jobs/upsert-schedule',
  mode: 'write',
  cardinality: 'one',
  params: { schedule: { name: 'plain', description: 'plain', kind: 'plain', payload: 'plain', maxAttempts: 'int', perTenant: 'plain', cron: 'plain', timeZone: 'plain' }, atStart: 'plain', nextAt: 'date', at: 'date' },
  text: "MERGE (locked:Schedule {name: $params.schedule.name})\nSET locked.lock = true\nWITH locked.name AS name\nMATCH (schedule:Schedule {name: name})\nWITH schedule, CASE\n  WHEN schedule.nextAt <= $params.at THEN schedule.nextAt\n  WHEN $params.atStart THEN $params.at\n  WHEN schedule.cron = $params.schedule.cron AND schedule.timeZone = $params.schedule.timeZone THEN schedule.nextAt\n  ELSE $params.nextAt\nEND AS nextAt\nSET schedule += $params.schedule, schedule.nextAt = nextAt\nRETURN schedule.name AS name, schedule.kind AS kind, schedule.payload AS payload, schedule.maxAttempts AS maxAttempts,\n       schedule.perTenant AS perTenant, schedule.nextAt AS nextAt",
};
