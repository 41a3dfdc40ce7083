// What a hit says of its chunk and document, but for its cosine.
key: chunk.key, text: chunk.text, headingPath: chunk.headingPath, page: chunk.page, keyPath: chunk.keyPath,
position: chunk.position, scopeKey: chunk.scopeKey, textScore: textScore, languageScore: languageScore,
language: chunk.language,
documentKey: item.key, documentId: item.id, documentTitle: item.title, documentType: item.type,
updatedAt: item.updatedAt, tags: tags, stale: stale, documentLanguage: coalesce(item.language, 'und'),
translationGroup: CASE WHEN item.isTranslation THEN coalesce(head([(item)-[:TRANSLATION_OF]->(original:Document)
  WHERE original.scopeKey = item.scopeKey | original.key]), item.key) ELSE item.key END
