// Full text by language: beside chunk_text, which holds every chunk, an index for each family of languages that words of
// are cut to their stems (or, where no spaces part words, into pairs of characters). Chunks carry its label.
CREATE FULLTEXT INDEX chunk_text_german IF NOT EXISTS FOR (n:German) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'german' } };
CREATE FULLTEXT INDEX chunk_text_french IF NOT EXISTS FOR (n:French) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'french' } };
CREATE FULLTEXT INDEX chunk_text_spanish IF NOT EXISTS FOR (n:Spanish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'spanish' } };
CREATE FULLTEXT INDEX chunk_text_italian IF NOT EXISTS FOR (n:Italian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'italian' } };
CREATE FULLTEXT INDEX chunk_text_portuguese IF NOT EXISTS FOR (n:Portuguese) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'portuguese' } };
CREATE FULLTEXT INDEX chunk_text_dutch IF NOT EXISTS FOR (n:Dutch) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'dutch' } };
CREATE FULLTEXT INDEX chunk_text_swedish IF NOT EXISTS FOR (n:Swedish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'swedish' } };
CREATE FULLTEXT INDEX chunk_text_danish IF NOT EXISTS FOR (n:Danish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'danish' } };
CREATE FULLTEXT INDEX chunk_text_norwegian IF NOT EXISTS FOR (n:Norwegian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'norwegian' } };
CREATE FULLTEXT INDEX chunk_text_finnish IF NOT EXISTS FOR (n:Finnish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'finnish' } };
CREATE FULLTEXT INDEX chunk_text_russian IF NOT EXISTS FOR (n:Russian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'russian' } };
CREATE FULLTEXT INDEX chunk_text_cjk IF NOT EXISTS FOR (n:Cjk) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'cjk' } };
