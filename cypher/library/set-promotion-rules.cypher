// Says what a scope takes and gives of promotion; what is null stays, and the tags where they are to be kept. Null when the
// viewer may not write it. The same rules again change nothing.
// @mode write
// @param viewer: ID!
// @param key: ID!
// @param acceptsPromotions: Boolean
// @param autoPromoteResults: Boolean
// @param keepTags: Boolean!
// @param promotionTags: [String!]
// @param at: DateTime!
// @returns KeyRow
MATCH (viewer:User {key: $viewer})
MATCH (locked:Scope {key: $key, tenantKey: viewer.tenantKey})
SET locked.lock = true
WITH viewer, locked.key AS key
MATCH (scope:Scope {key: key})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
WITH scope, coalesce(scope.acceptsPromotions, true) AS accepted, coalesce(scope.autoPromoteResults, false) AS automatic
WITH scope, accepted, automatic, coalesce($acceptsPromotions, accepted) AS accepts, coalesce($autoPromoteResults, automatic) AS results,
     CASE WHEN $keepTags THEN scope.promotionTags ELSE $promotionTags END AS tags
WITH scope, accepts, results, tags,
     accepts = accepted AND results = automatic AND coalesce(tags, ['-']) = coalesce(scope.promotionTags, ['-']) AS same
SET scope.acceptsPromotions = accepts, scope.autoPromoteResults = results, scope.promotionTags = tags,
    scope.version = scope.version + CASE WHEN same THEN 0 ELSE 1 END,
    scope.updatedAt = CASE WHEN same THEN scope.updatedAt ELSE $at END
RETURN scope.key AS key
