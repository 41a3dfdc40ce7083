// One server of several takes a time at which a schedule is due, and says when it is due next. Null for the others. The
// schedule is written first, which locks it, and then looked at.
// @mode write
// @param name: String!
// @param dueAt: DateTime!
// @param nextAt: DateTime
// @returns ScheduleRow
// @unscoped schedules belong to the whole database
MATCH (locked:Schedule {name: $name})
SET locked.lock = true
WITH locked.name AS name
MATCH (schedule:Schedule {name: name})
WHERE schedule.nextAt.epochMillis = $dueAt.epochMillis
SET schedule.lastDueAt = $dueAt, schedule.nextAt = $nextAt
RETURN schedule.name AS name, schedule.kind AS kind, schedule.payload AS payload, schedule.maxAttempts AS maxAttempts,
       schedule.perTenant AS perTenant, schedule.nextAt AS nextAt
