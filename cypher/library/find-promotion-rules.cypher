// What scopes that the viewer may read say of promotion: the loader behind Scope.promotionRules.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @returns [PromotionRulesRow!]!
// @bounded one row a scope given
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (scope:Scope {key: key, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
RETURN scope.key AS scopeKey, coalesce(scope.acceptsPromotions, true) AS acceptsPromotions,
       coalesce(scope.autoPromoteResults, false) AS autoPromoteResults, scope.promotionTags AS promotionTags
