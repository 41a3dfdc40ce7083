// Of some running jobs, those that somebody wants to end.
// @mode read
// @param keys: [ID!]!
// @returns [CancelledJobRow!]!
// @unscoped a runner asks for the jobs that it runs
// @bounded the jobs that one runner runs
UNWIND $keys AS key
MATCH (job:Job {key: key})
WHERE job.cancelledBy IS NOT NULL
RETURN job.key AS key, job.cancelledBy AS cancelledBy
