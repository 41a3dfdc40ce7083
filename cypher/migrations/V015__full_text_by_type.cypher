// Full text is filtered by the type of what a chunk is of too: of other processes a process is shown results alone, and what
// else they hold must not push those out.
DROP INDEX chunk_text IF EXISTS;
CREATE FULLTEXT INDEX chunk_text IF NOT EXISTS FOR (n:Chunk) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'english' } };
DROP INDEX chunk_text_german IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_german IF NOT EXISTS FOR (n:German) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'german' } };
DROP INDEX chunk_text_french IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_french IF NOT EXISTS FOR (n:French) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'french' } };
DROP INDEX chunk_text_spanish IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_spanish IF NOT EXISTS FOR (n:Spanish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'spanish' } };
DROP INDEX chunk_text_italian IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_italian IF NOT EXISTS FOR (n:Italian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'italian' } };
DROP INDEX chunk_text_portuguese IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_portuguese IF NOT EXISTS FOR (n:Portuguese) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'portuguese' } };
DROP INDEX chunk_text_dutch IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_dutch IF NOT EXISTS FOR (n:Dutch) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'dutch' } };
DROP INDEX chunk_text_swedish IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_swedish IF NOT EXISTS FOR (n:Swedish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'swedish' } };
DROP INDEX chunk_text_danish IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_danish IF NOT EXISTS FOR (n:Danish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'danish' } };
DROP INDEX chunk_text_norwegian IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_norwegian IF NOT EXISTS FOR (n:Norwegian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'norwegian' } };
DROP INDEX chunk_text_finnish IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_finnish IF NOT EXISTS FOR (n:Finnish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'finnish' } };
DROP INDEX chunk_text_russian IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_russian IF NOT EXISTS FOR (n:Russian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'russian' } };
DROP INDEX chunk_text_cjk IF EXISTS;
CREATE FULLTEXT INDEX chunk_text_cjk IF NOT EXISTS FOR (n:Cjk) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'cjk' } };
