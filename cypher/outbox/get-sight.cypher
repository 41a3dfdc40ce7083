// What subscriptions may see at this moment. Places: where the items of some events are now; what is no longer there, where
// its newest event says that it was. Views: of these scopes and those of the events, the ones that a subscriber may read,
// which of them it watches: one scope, or that and all within it; and within which of those above a deleted one it may read
// everything. A view that is not given may not be watched.
// @mode read
// @param items: [ID!]!
// @param scopes: [ID!]!
// @param above: [ID!]!
// @param views: [ViewInput!]!
// @param withTags: Boolean!
// @returns SightRow
// @unscoped it takes the subscribers of many events, and decides for each of them as its viewer
CALL () {
  UNWIND $items AS key
  OPTIONAL MATCH (item:MemoryItem {key: key})
  OPTIONAL MATCH (self:Scope {key: CASE WHEN item IS NULL THEN key END})
  CALL (key, item, self) {
    MATCH (event:OutboxEvent {itemKey: CASE WHEN item IS NULL AND self IS NULL THEN key END})
    WHERE event.itemVersion IS NOT NULL
    WITH event ORDER BY event.itemVersion DESC LIMIT 1
    RETURN collect(CASE WHEN size(event.scopesAfter) > 0 THEN event.scopesAfter ELSE event.scopesBefore END) AS last
  }
  WITH key, item, CASE WHEN item IS NOT NULL THEN [item.scopeKey] WHEN self IS NOT NULL THEN [self.key] ELSE coalesce(head(last), []) END AS scopeKeys
  RETURN collect({
    itemKey: key, scopeKeys: scopeKeys, type: item.type,
    tags: CASE WHEN $withTags THEN [(item)-[:TAGGED]->(tag:Tag) | tag.id] ELSE [] END
  }) AS places
}
CALL (places) {
  UNWIND $scopes + reduce(keys = [], place IN places | keys + place.scopeKeys) AS key
  MATCH (scope:Scope {key: key})
  RETURN collect(DISTINCT scope) AS scopes
}
CALL (scopes) {
  UNWIND $views AS view
  MATCH (viewer:User {key: view.viewer})
  MATCH (start:Scope {key: view.scopeKey, tenantKey: viewer.tenantKey})
  UNWIND [start] + [scope IN scopes WHERE scope.tenantKey = viewer.tenantKey] AS scope
  WITH DISTINCT view, viewer, start, scope
  WHERE (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) } OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })
  WITH view, viewer, start, scope, scope.key AS key
  WITH view.id AS id, start, collect(key) AS readable,
       collect(CASE WHEN scope = start OR (view.withDescendants AND EXISTS { (scope)-[:WITHIN*1..4]->(start) }) THEN key END) AS watched,
       collect(CASE WHEN key IN $above AND (viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }) THEN key END) AS headed
  WHERE start.key IN readable
  RETURN collect({id: id, readable: readable, watched: watched, headed: headed}) AS views
}
RETURN places, views
