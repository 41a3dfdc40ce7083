// Deletes jobs that were done before a moment.
// @mode write
// @param before: DateTime!
// @param limit: Int!
// @returns CountRow!
// @unscoped the queue belongs to the whole database
MATCH (job:Job)
WHERE job.state = 'DONE' AND job.runAt < $before
WITH job LIMIT $limit
DETACH DELETE job
RETURN count(*) AS count
