// Deletes schedules that no server has known any more since a moment: one that is known is never overdue for long.
// @mode write
// @param before: DateTime!
// @returns CountRow!
// @unscoped schedules belong to the whole database
// @scan there are as many schedules as the product defines
MATCH (schedule:Schedule)
WHERE schedule.nextAt < $before
DETACH DELETE schedule
RETURN count(*) AS count
