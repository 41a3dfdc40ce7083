// New titles, contents and metadata of documents that the same transaction has locked.
// @mode write
// @param documents: [ChangedDocument!]!
// @param at: DateTime!
// @returns CountRow!
// @unscoped the documents were found writable for the viewer in the same transaction
UNWIND $documents AS row
MATCH (item:MemoryItem:Document {key: row.key})
SET item += row.document, item += row.properties, item.version = item.version + 1, item.updatedAt = $at
RETURN count(item) AS count
