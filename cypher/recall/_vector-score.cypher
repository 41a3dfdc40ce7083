// The cosine of a chunk: the best of its own and those of its windows.
reduce(best = vector.similarity.cosine(chunk.embedding_a, $vector), part IN
  [(window:Window)-[:WINDOW_OF]->(chunk) | vector.similarity.cosine(window.embedding_a, $vector)] |
  CASE WHEN part > best THEN part ELSE best END)
