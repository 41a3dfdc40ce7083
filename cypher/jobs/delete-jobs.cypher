// Deletes jobs that came to one of some states before a moment.
// @mode write
// @param states: [String!]!
// @param before: DateTime!
// @param limit: Int!
// @returns CountRow!
// @unscoped the queue belongs to the whole database
UNWIND $states AS state
CALL (state) {
  MATCH (job:Job {state: state})
  WHERE job.runAt < $before
  RETURN job LIMIT $limit
}
WITH job LIMIT $limit
DETACH DELETE job
RETURN count(*) AS count
