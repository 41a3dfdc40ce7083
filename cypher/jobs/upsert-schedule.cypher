// Registers a schedule. A time that it missed stays due; another time-table, or `atStart`, moves its next time.
// @mode write
// @param schedule: NewScheduleRow!
// @param atStart: Boolean!
// @param nextAt: DateTime
// @param at: DateTime!
// @returns ScheduleRow!
// @unscoped schedules belong to the whole database
MERGE (locked:Schedule {name: $schedule.name})
SET locked.lock = true
WITH locked.name AS name
MATCH (schedule:Schedule {name: name})
WITH schedule, CASE
  WHEN schedule.nextAt <= $at THEN schedule.nextAt
  WHEN $atStart THEN $at
  WHEN schedule.cron = $schedule.cron AND schedule.timeZone = $schedule.timeZone THEN schedule.nextAt
  ELSE $nextAt
END AS nextAt
SET schedule += $schedule, schedule.nextAt = nextAt
RETURN schedule.name AS name, schedule.kind AS kind, schedule.payload AS payload, schedule.maxAttempts AS maxAttempts,
       schedule.perTenant AS perTenant, schedule.nextAt AS nextAt
