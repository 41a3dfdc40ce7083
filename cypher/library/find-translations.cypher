// The documents that documents are translations of, and their other translations: the loader behind Document.translations.
// A link counts where both of its ends are in one scope, so that who sees the one sees the other.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @returns [TranslationRow!]!
// @bounded one row a language of a document
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})
WHERE EXISTS { (item)-[:TRANSLATION_OF]-(:Document) }
WITH viewer, item
MATCH (item)-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
OPTIONAL MATCH (item)-[:TRANSLATION_OF]->(of:Document)
WHERE of.scopeKey = item.scopeKey
WITH item, coalesce(of, item) AS original
MATCH (other:Document)-[:TRANSLATION_OF*0..1]->(original)
WHERE other.scopeKey = item.scopeKey AND other <> item
RETURN item.key AS documentKey, other.key AS key, other.id AS id, other.title AS title,
       coalesce(other.language, 'und') AS language, other = original AS original
ORDER BY documentKey, language, key
