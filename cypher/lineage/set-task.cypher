// What a task is from now on. Its result stays.
// @mode write
// @param key: ID!
// @param task: TaskProperties!
// @param at: DateTime!
// @returns KeyRow!
// @unscoped the process of the task was found writable for the viewer and locked in the same transaction
MATCH (task:TaskNode {key: $key})
SET task += $task, task.error = null, task.runKey = null, task.version = coalesce(task.version, 1) + 1, task.updatedAt = $at
RETURN task.key AS key
