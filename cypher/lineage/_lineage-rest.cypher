// The rest of a walk through a lineage, from the `steps` of a level and the scopes of them that are `readable`: what is found, the
// next level, and in the end the rows.
    WITH [step IN steps WHERE step.scopeKey IN readable] AS steps
    WITH steps, [step IN steps | step.place] AS going
    WITH steps, [place IN range(0, size(walk.level) - 1) WHERE hops > 0 AND (NOT $endsOnly OR NOT place IN going) |
      {item: walk.level[place].item, hops: hops, path: walk.level[place].path, isEnd: NOT place IN going}] AS found
    CALL (walk, steps) {
      UNWIND steps AS step
      WITH step WHERE NOT step.key IN walk.seen
      WITH step.key AS key, head(collect(step)) AS step ORDER BY key
      RETURN collect({item: step.next, key: key, path: walk.level[step.place].path + {id: step.next.id, title: step.next.title}}) AS fresh
    }
    WITH fresh, walk.found + found AS found
    WITH found, CASE WHEN $endsOnly AND size(found) < $limit THEN fresh ELSE fresh[..CASE WHEN $limit > size(found) THEN $limit - size(found) ELSE 0 END] END AS level
    RETURN {level: level, seen: walk.seen + [row IN level | row.key], found: found} AS after
  }) END).found AS found
UNWIND found[..$limit] AS row
WITH viewer, row.item AS item, row.hops AS hops, row.path AS path, row.isEnd AS isEnd
MATCH (item)-[:IN_SCOPE]->(scope:Scope)
RETURN item.key AS key, item.id AS id, scope.kind + '/' + scope.id AS scope, item.type AS type, item.title AS title,
       item.sourceType AS sourceType, item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId,
       EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale, hops, path, isEnd
LIMIT $limit
