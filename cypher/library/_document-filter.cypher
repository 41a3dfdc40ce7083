// What a document of a list must be: a condition on `item`, for the `viewer`, by `$filter`. Metadata is read by names
// that callers choose, and therefore below its prefix alone. Times are looked at in lists, so that the planner leaves the
// choice of the index to the order.
item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates
    AND any(at IN [item.createdAt] WHERE at >= $filter.createdFrom AND at < $filter.createdBefore)
    AND any(at IN [item.updatedAt] WHERE at >= $filter.updatedFrom AND at < $filter.updatedBefore)
    AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),
      toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))
    AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)
    AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)
    AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists
      AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)
      AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)
      AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)
      AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))
    AND all(tag IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })
