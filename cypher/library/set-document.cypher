// New title, content and metadata of a document that the same transaction has locked.
// @mode write
// @param key: ID!
// @param title: String!
// @param content: String!
// @param mimeType: String!
// @param language: String!
// @param languageGiven: Boolean!
// @param metadata: String!
// @param indexState: String!
// @param indexError: String
// @param generation: Int!
// @param at: DateTime!
// @returns KeyRow!
// @unscoped the document was found writable for the viewer in the same transaction
MATCH (item:MemoryItem:Document {key: $key})
SET item.title = $title, item.content = $content, item.mimeType = $mimeType, item.metadata = $metadata,
    item.indexState = $indexState, item.indexError = $indexError, item.generation = $generation,
    item.language = $language, item.languageGiven = $languageGiven, item.version = item.version + 1, item.updatedAt = $at
RETURN item.key AS key
