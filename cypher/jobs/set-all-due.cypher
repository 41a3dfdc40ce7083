// Ends the leases of all running jobs: where no other server uses the database, their runner is gone.
// @mode write
// @param at: DateTime!
// @returns CountRow!
// @unscoped the queue belongs to the whole database
MATCH (job:Job {state: 'RUNNING'})
WHERE job.runAt IS NOT NULL
SET job.runAt = $at
RETURN count(job) AS count
