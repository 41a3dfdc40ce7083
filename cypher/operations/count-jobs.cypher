// How many jobs of the viewer's tenant and of the system are in some states; an empty list of kinds means all.
// @mode read
// @param viewer: ID!
// @param states: [String!]!
// @param kinds: [String!]!
// @returns CountRow!
// @scan it counts what it filters; it runs only where totalCount is asked for
OPTIONAL MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
UNWIND $states AS state
CALL (viewer, state) {
  MATCH (job:Job {tenantKey: viewer.tenantKey, state: state})
  WHERE job.key IS NOT NULL AND (size($kinds) = 0 OR job.kind IN $kinds)
  RETURN count(job) AS count
  UNION ALL
  MATCH (job:Job {tenantKey: 'system', state: state})
  WHERE viewer IS NOT NULL AND job.key IS NOT NULL AND (size($kinds) = 0 OR job.kind IN $kinds)
  RETURN count(job) AS count
}
RETURN sum(count) AS count
