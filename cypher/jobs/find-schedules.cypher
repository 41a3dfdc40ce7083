// Some schedules by their names.
// @mode read
// @param names: [String!]!
// @returns [ScheduleRow!]!
// @unscoped schedules belong to the whole database
// @bounded the schedules that a server registered
UNWIND $names AS name
MATCH (schedule:Schedule {name: name})
RETURN schedule.name AS name, schedule.kind AS kind, schedule.payload AS payload, schedule.maxAttempts AS maxAttempts,
       schedule.perTenant AS perTenant, schedule.nextAt AS nextAt
