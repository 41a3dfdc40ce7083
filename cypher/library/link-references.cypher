// Gives documents the names that links find them by, and joins what waits for a name to the oldest document of it in the scope of
// its own: references of these documents, and references to them. The names are locked until the transaction ends, by nodes
// that it leaves nothing of: else a link and its document that are written at the same moment would miss each other.
// @mode write
// @param documents: [NamesOfDocument!]!
// @param limit: Int!
// @returns [FoundTargetRow!]!
// @unscoped the documents were created or found writable for the viewer in the same transaction
UNWIND $documents AS row
MATCH (item:MemoryItem:Document {key: row.itemKey})
SET item.titleName = row.titleName, item.fileName = row.fileName
WITH collect(item) AS items
CALL (items) {
  UNWIND items AS item
  UNWIND [item.titleName, item.fileName, toLower(item.id)] + [(item)-[:HAS_REFERENCE]->(own:Wanted) | own.name] AS name
  WITH DISTINCT item.tenantKey AS tenantKey, name
  WHERE name IS NOT NULL
  WITH tenantKey, name ORDER BY name
  MERGE (lock:NameLock {tenantKey: tenantKey, name: name})
  SET lock.lock = true
  WITH collect(lock) AS locks
  FOREACH (lock IN locks | DELETE lock)
  RETURN size(locks) AS locked
}
CALL (items, locked) {
  UNWIND items AS item
  CALL (item) {
    MATCH (item)-[:HAS_REFERENCE]->(reference:Wanted)
    RETURN reference, item AS owner
    UNION
    UNWIND [item.titleName, item.fileName, toLower(item.id)] AS name
    MATCH (reference:Wanted {tenantKey: item.tenantKey, name: name})<-[:HAS_REFERENCE]-(owner:Document)
    WHERE owner.scopeKey = item.scopeKey
    RETURN reference, owner
  }
  RETURN DISTINCT reference, owner LIMIT $limit
}
CALL (reference, owner) {
  CALL (reference, owner) {
    MATCH (found:Document {scopeKey: owner.scopeKey, titleName: reference.name})
    RETURN found
    UNION
    MATCH (found:Document {scopeKey: owner.scopeKey, fileName: reference.name})
    RETURN found
    UNION
    MATCH (found:Document {tenantKey: owner.tenantKey, id: reference.wanted})
    WHERE found.scopeKey = owner.scopeKey
    RETURN found
  }
  WITH found WHERE found <> owner AND found.type <> 'folder'
  WITH found ORDER BY found.createdAt, found.key
  RETURN head(collect(found)) AS target, count(found) AS candidates
}
WITH reference, owner, target, candidates
WHERE target IS NOT NULL
MERGE (reference)-[:TO]->(target)
REMOVE reference:Wanted
WITH reference, owner, target, candidates
MATCH (owner)-[:IN_SCOPE]->(scope:Scope)
RETURN reference.key AS referenceKey, reference.text AS text, owner.key AS ownerKey, owner.id AS ownerId,
       owner.title AS ownerTitle, owner.type AS ownerType, scope.kind + '/' + scope.id AS ownerScope,
       owner.scopeKey AS ownerScopeKey, owner.version AS ownerVersion, target.id AS targetId, candidates
ORDER BY referenceKey LIMIT $limit
