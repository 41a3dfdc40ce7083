// Notes what a server has embedded so far. Each server has nodes of its own and writes whole sums, so that a repetition
// counts nothing twice and no server waits for another. The scope stays as it is: it may have been purged meanwhile.
// @mode write
// @param totals: [EmbeddingTotal!]!
// @returns CountRow!
// @unscoped a server counts for every tenant
UNWIND $totals AS total
MERGE (usage:EmbeddingUsage {key: total.key})
ON CREATE SET usage += total
ON MATCH SET usage.calls = total.calls, usage.texts = total.texts, usage.tokens = total.tokens, usage.cost = total.cost
RETURN count(usage) AS count
