// The scopes at and above some that the viewer may write, nearest first: whether he may write each of them, whether it takes
// what is promoted, and its rules.
// @mode read
// @param viewer: ID!
// @param scopeKeys: [ID!]!
// @returns [PromotionTargetRow!]!
// @bounded a chain has five tiers
MATCH (viewer:User {key: $viewer})
UNWIND $scopeKeys AS key
MATCH (scope:Scope {key: key, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
MATCH path = (scope)-[:WITHIN*0..4]->(to:Scope)
RETURN scope.key AS fromKey, to.key AS key, to.kind + '/' + to.id AS address, to.kind AS kind, to.tier AS tier,
       (viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(to) WHERE CASE WHEN to.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }) AS writable,
       coalesce(to.acceptsPromotions, true) AS acceptsPromotions,
       coalesce(to.autoPromoteResults, false) AS autoPromoteResults, to.promotionTags AS promotionTags
ORDER BY fromKey, length(path)
