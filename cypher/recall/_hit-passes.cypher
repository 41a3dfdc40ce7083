// Whether a chunk that was found is of a document that was asked for.
item IS NOT NULL AND ($includeStale OR NOT stale)
AND ($language.any OR chunk.language IN $language.codes)
AND all(wanted IN $tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })
