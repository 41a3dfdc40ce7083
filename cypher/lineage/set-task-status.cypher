// How far a task is, and why it failed. `runKey` is the run that it waits for; `startedAt` when that began.
// @mode write
// @param key: ID!
// @param status: String!
// @param error: String
// @param runKey: ID
// @param startedAt: DateTime
// @param at: DateTime!
// @returns KeyRow!
// @unscoped the process of the task was found writable for the viewer and locked in the same transaction
MATCH (task:TaskNode {key: $key})
SET task.status = $status, task.error = $error, task.runKey = $runKey, task.startedAt = coalesce($startedAt, task.startedAt),
    task.version = coalesce(task.version, 1) + 1, task.updatedAt = $at
RETURN task.key AS key
