// What a document of a list must be: a condition on `item`, by `$filter`; of each list of tags one. It is one expression, which the
// planner takes as it is: the index is chosen by the order, and planning takes a tenth of the time. Metadata is read by
// names that callers choose, and therefore below its prefix alone.
CASE WHEN item.type IN $filter.types AND item.sourceType IN $filter.sourceTypes AND item.indexState IN $filter.indexStates
      AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore
      AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore
      AND (size($filter.mimeTypes) = 0 OR any(mimeType IN [toLower(trim(split(item.mimeType, ';')[0])),
        toLower(split(item.mimeType, '/')[0]) + '/*'] WHERE mimeType IN $filter.mimeTypes))
      AND (size($filter.languages) = 0 OR coalesce(item.language, 'und') IN $filter.languages)
      AND (size($filter.thinkProcessIds) = 0 OR item.sourceThinkProcessId IN $filter.thinkProcessIds)
      AND (size($filter.nodeIds) = 0 OR item.sourceNodeId IN $filter.nodeIds)
      AND all(row IN $filter.metadata WHERE (item['metadata_' + row.name] IS NOT NULL) = row.exists
        AND all(value IN row.equals WHERE item['metadata_' + row.name] = value)
        AND all(values IN row.anyOf WHERE item['metadata_' + row.name] IN values)
        AND all(value IN row.greaterThan WHERE item['metadata_' + row.name] > value)
        AND all(value IN row.lessThan WHERE item['metadata_' + row.name] < value))
      AND CASE WHEN NOT $filter.folder.asked THEN true
        WHEN $filter.folder.unfiled AND NOT EXISTS { (item)<-[:CONTAINS]-() } THEN true
        WHEN $filter.folder.recursive THEN EXISTS { (item)<-[:CONTAINS*1..]-(folder:Folder) WHERE folder.id IN $filter.folder.ids }
        ELSE EXISTS { (item)<-[:CONTAINS]-(folder:Folder) WHERE folder.id IN $filter.folder.ids } END
    THEN all(wanted IN $filter.tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })
    ELSE false END
