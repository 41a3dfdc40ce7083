// Notes what a server has embedded so far. Each server has nodes of its own and writes whole sums, so that a repetition
// counts nothing twice and no server waits for another.
// @mode write
// @param totals: [EmbeddingTotal!]!
// @returns CountRow!
// @unscoped a server counts for every tenant
UNWIND $totals AS total
MERGE (usage:EmbeddingUsage {key: total.key})
SET usage += total
RETURN count(usage) AS count
