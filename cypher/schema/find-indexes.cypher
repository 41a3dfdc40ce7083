// Every index with its state, for the health report.
// @mode read
// @returns [IndexRow!]!
// @unscoped indexes belong to the whole database
// @bounded one row an index
SHOW INDEXES YIELD name, type, state, populationPercent, options
RETURN name, type, state, populationPercent,
       options.indexConfig['vector.dimensions'] AS dimensions
ORDER BY name
