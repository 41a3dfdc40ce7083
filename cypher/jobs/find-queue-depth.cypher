// How many jobs wait, run and are dead, and when the first of each was due.
// @mode read
// @returns [QueueDepthRow!]!
// @unscoped metrics are of the whole server
// @bounded one row a state
// @scan it counts what is in the queue; finished jobs are not looked at
UNWIND ['READY', 'RUNNING', 'DEAD'] AS state
CALL (state) {
  MATCH (job:Job {state: state})
  WHERE job.runAt IS NOT NULL
  RETURN count(job) AS count, min(job.runAt) AS oldest
}
RETURN state, count, oldest
