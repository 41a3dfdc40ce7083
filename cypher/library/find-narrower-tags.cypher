// Tags by their ids and, where the hierarchy counts, all that are narrower, up to ten steps down: their keys. A tag that is
// not there has none.
// @mode read
// @param tenantKey: ID!
// @param ids: [ID!]!
// @param expand: Boolean!
// @returns [NarrowerTagsRow!]!
// @unscoped the hierarchy is the tenant's: it decides by which names a document is found, never which may be read
// @bounded one row a tag given
UNWIND $ids AS id
CALL (id) {
  MATCH (:Tag {tenantKey: $tenantKey, id: id})<-[:BROADER*0..10]-(tag:Tag)
  WHERE $expand OR tag.id = id
  RETURN collect(DISTINCT tag.key) AS keys
}
RETURN id, keys
