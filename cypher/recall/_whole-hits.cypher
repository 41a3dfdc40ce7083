// Hits that are whole and still where they were found: what is replaced or moved meanwhile is not.
[hit IN seen WHERE hit.scopeKey IN keys AND all(value IN [hit.text, hit.headingPath,
hit.position, hit.language, hit.documentKey, hit.documentId, hit.documentTitle, hit.documentType, hit.updatedAt] WHERE value IS NOT NULL)]
