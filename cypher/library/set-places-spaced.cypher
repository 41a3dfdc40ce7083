// Gives the children of a folder new places in their order, far apart: for when there is no room between two of them.
// @mode write
// @param folderKey: ID!
// @param step: Float!
// @returns CountRow!
// @unscoped the folder was found writable for the viewer and its scope was locked in the same transaction
MATCH ()-[edge:CONTAINS {folderKey: $folderKey}]->()
WHERE edge.position IS NOT NULL
WITH edge ORDER BY edge.position
WITH collect(edge) AS edges
UNWIND range(0, size(edges) - 1) AS i
WITH edges[i] AS edge, (i + 1) * $step AS position
SET edge.position = position
RETURN count(*) AS count
