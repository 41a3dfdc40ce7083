// Generated from cypher/ by `npm run codegen`. Do not edit.

import type { Migration } from '../statement.js';

/** Every migration, in order. */
export const migrations: readonly Migration[] = [
  {
    "version": 1,
    "name": "V001__keys_and_ids.cypher",
    "checksum": "1a9c2e701aed0d221b952a7453d9cc1fec1d2c5136555e78e836d77d5f216ba3",
    "statements": [
      "CREATE CONSTRAINT tenant_key IF NOT EXISTS FOR (n:Tenant) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT tenant_id IF NOT EXISTS FOR (n:Tenant) REQUIRE n.id IS UNIQUE",
      "CREATE CONSTRAINT user_key IF NOT EXISTS FOR (n:User) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT user_id IF NOT EXISTS FOR (n:User) REQUIRE (n.tenantKey, n.id) IS UNIQUE",
      "CREATE CONSTRAINT scope_key IF NOT EXISTS FOR (n:Scope) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT scope_address IF NOT EXISTS FOR (n:ScopeAddress) REQUIRE (n.tenantKey, n.address) IS UNIQUE",
      "CREATE CONSTRAINT memory_item_key IF NOT EXISTS FOR (n:MemoryItem) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT document_id IF NOT EXISTS FOR (n:Document) REQUIRE (n.tenantKey, n.id) IS UNIQUE",
      "CREATE CONSTRAINT chunk_key IF NOT EXISTS FOR (n:Chunk) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT window_key IF NOT EXISTS FOR (n:Window) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT tag_key IF NOT EXISTS FOR (n:Tag) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT tag_id IF NOT EXISTS FOR (n:Tag) REQUIRE (n.tenantKey, n.id) IS UNIQUE",
      "CREATE CONSTRAINT blob_hash IF NOT EXISTS FOR (n:Blob) REQUIRE n.hash IS UNIQUE",
      "CREATE CONSTRAINT move_key IF NOT EXISTS FOR (n:Move) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT think_process_id IF NOT EXISTS FOR (n:ThinkProcess) REQUIRE (n.tenantKey, n.id) IS UNIQUE",
      "CREATE CONSTRAINT task_node_id IF NOT EXISTS FOR (n:TaskNode) REQUIRE (n.processKey, n.id) IS UNIQUE",
      "CREATE CONSTRAINT embedding_space_slot IF NOT EXISTS FOR (n:EmbeddingSpace) REQUIRE n.slot IS UNIQUE",
      "CREATE CONSTRAINT outbox_event_key IF NOT EXISTS FOR (n:OutboxEvent) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT outbox_event_position IF NOT EXISTS FOR (n:OutboxEvent) REQUIRE n.position IS UNIQUE",
      "CREATE CONSTRAINT sequencer_name IF NOT EXISTS FOR (n:Sequencer) REQUIRE n.name IS UNIQUE",
      "CREATE CONSTRAINT job_key IF NOT EXISTS FOR (n:Job) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT job_unique_key IF NOT EXISTS FOR (n:Job) REQUIRE n.uniqueKey IS UNIQUE"
    ]
  },
  {
    "version": 2,
    "name": "V002__lists_and_search.cypher",
    "checksum": "f80064f3122d52b9205097d7f0228b63e473c0c59c47caa93ac8ee76ab358d74",
    "statements": [
      "CREATE INDEX document_by_update IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.updatedAt)",
      "CREATE INDEX scope_by_kind IF NOT EXISTS FOR (n:Scope) ON (n.tenantKey, n.kind, n.id)",
      "CREATE INDEX job_by_state IF NOT EXISTS FOR (n:Job) ON (n.state, n.runAt)",
      "CREATE INDEX outbox_event_by_time IF NOT EXISTS FOR (n:OutboxEvent) ON (n.at)",
      "CREATE FULLTEXT INDEX chunk_text IF NOT EXISTS FOR (n:Chunk) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'english' } }",
      "CREATE INDEX unsequenced_by_item IF NOT EXISTS FOR (n:Unsequenced) ON (n.itemKey, n.itemVersion)"
    ]
  },
  {
    "version": 3,
    "name": "V003__identity_and_archive.cypher",
    "checksum": "196a142935262055d276b0d9be2bf6b81910357cedf9bee5ccfe5fbee32460b8",
    "statements": [
      "CREATE CONSTRAINT api_key_key IF NOT EXISTS FOR (n:ApiKey) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT api_key_hash IF NOT EXISTS FOR (n:ApiKey) REQUIRE n.hash IS UNIQUE",
      "CREATE CONSTRAINT archived_scope_key IF NOT EXISTS FOR (n:ArchivedScope) REQUIRE n.key IS UNIQUE",
      "CREATE INDEX archived_scope_archive IF NOT EXISTS FOR (n:ArchivedScope) ON (n.archiveKey)",
      "CREATE INDEX archived_scope_purge IF NOT EXISTS FOR (n:ArchivedScope) ON (n.purgeAt)",
      "CREATE INDEX archived_scope_tenant IF NOT EXISTS FOR (n:ArchivedScope) ON (n.tenantKey, n.archivedAt)",
      "CREATE INDEX api_key_by_tenant IF NOT EXISTS FOR (n:ApiKey) ON (n.tenantKey, n.key)"
    ]
  },
  {
    "version": 4,
    "name": "V004__jobs_and_schedules.cypher",
    "checksum": "5aedfc2de942c71f0c7adaf53c454cc1b87e4558e3d7ec751887e85c740c6576",
    "statements": [
      "CREATE CONSTRAINT schedule_name IF NOT EXISTS FOR (n:Schedule) REQUIRE n.name IS UNIQUE",
      "CREATE INDEX job_by_tenant IF NOT EXISTS FOR (n:Job) ON (n.tenantKey, n.state, n.key)"
    ]
  },
  {
    "version": 5,
    "name": "V005__feed_by_tenant_and_item.cypher",
    "checksum": "6f08d60871ae68b00fbec238484adce14e6312b446d50eb0b7074cbc12a92e2c",
    "statements": [
      "CREATE INDEX outbox_event_by_tenant IF NOT EXISTS FOR (n:OutboxEvent) ON (n.tenantKey, n.position)",
      "CREATE INDEX outbox_event_by_item IF NOT EXISTS FOR (n:OutboxEvent) ON (n.itemKey, n.itemVersion)"
    ]
  },
  {
    "version": 6,
    "name": "V006__embedding_usage.cypher",
    "checksum": "7648d82c24a02d7d2544261980ca46a43ffd76506064617f6f5f5e5ebd906ff5",
    "statements": [
      "CREATE CONSTRAINT embedding_usage_key IF NOT EXISTS FOR (n:EmbeddingUsage) REQUIRE n.key IS UNIQUE",
      "CREATE INDEX embedding_usage_by_tenant IF NOT EXISTS FOR (n:EmbeddingUsage) ON (n.tenantKey, n.day)",
      "CREATE INDEX embedding_usage_by_scope IF NOT EXISTS FOR (n:EmbeddingUsage) ON (n.scopeKey)",
      "CREATE INDEX embedding_usage_by_day IF NOT EXISTS FOR (n:EmbeddingUsage) ON (n.day)"
    ]
  },
  {
    "version": 7,
    "name": "V007__full_text_by_language.cypher",
    "checksum": "f98d1297ced4589229d2382c9918cf1ce9cb19e29eb1bfc2920770a001d855a5",
    "statements": [
      "CREATE FULLTEXT INDEX chunk_text_german IF NOT EXISTS FOR (n:German) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'german' } }",
      "CREATE FULLTEXT INDEX chunk_text_french IF NOT EXISTS FOR (n:French) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'french' } }",
      "CREATE FULLTEXT INDEX chunk_text_spanish IF NOT EXISTS FOR (n:Spanish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'spanish' } }",
      "CREATE FULLTEXT INDEX chunk_text_italian IF NOT EXISTS FOR (n:Italian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'italian' } }",
      "CREATE FULLTEXT INDEX chunk_text_portuguese IF NOT EXISTS FOR (n:Portuguese) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'portuguese' } }",
      "CREATE FULLTEXT INDEX chunk_text_dutch IF NOT EXISTS FOR (n:Dutch) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'dutch' } }",
      "CREATE FULLTEXT INDEX chunk_text_swedish IF NOT EXISTS FOR (n:Swedish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'swedish' } }",
      "CREATE FULLTEXT INDEX chunk_text_danish IF NOT EXISTS FOR (n:Danish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'danish' } }",
      "CREATE FULLTEXT INDEX chunk_text_norwegian IF NOT EXISTS FOR (n:Norwegian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'norwegian' } }",
      "CREATE FULLTEXT INDEX chunk_text_finnish IF NOT EXISTS FOR (n:Finnish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'finnish' } }",
      "CREATE FULLTEXT INDEX chunk_text_russian IF NOT EXISTS FOR (n:Russian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'russian' } }",
      "CREATE FULLTEXT INDEX chunk_text_cjk IF NOT EXISTS FOR (n:Cjk) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'cjk' } }"
    ]
  },
  {
    "version": 8,
    "name": "V008__document_lists_and_idempotency.cypher",
    "checksum": "2dfc33c543123dcec3d82fa49d38012ee9abc18784a1306236c247e1846a9b9c",
    "statements": [
      "CREATE INDEX document_by_creation IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.createdAt)",
      "CREATE INDEX document_by_title IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.title)",
      "CREATE CONSTRAINT idempotency_key IF NOT EXISTS FOR (n:IdempotencyKey) REQUIRE (n.userKey, n.name) IS UNIQUE",
      "CREATE INDEX idempotency_key_by_time IF NOT EXISTS FOR (n:IdempotencyKey) ON (n.createdAt)"
    ]
  },
  {
    "version": 9,
    "name": "V009__folders.cypher",
    "checksum": "30ff7dfaa1f38579556e5e558de81dc3027027bbb41c976862c9ab6768e96dc0",
    "statements": [
      "CREATE INDEX contains_by_position IF NOT EXISTS FOR ()-[r:CONTAINS]-() ON (r.folderKey, r.position)",
      "CREATE INDEX folder_by_title IF NOT EXISTS FOR (n:Folder) ON (n.scopeKey, n.title)",
      "CREATE CONSTRAINT archived_document_key IF NOT EXISTS FOR (n:ArchivedDocument) REQUIRE n.key IS UNIQUE",
      "CREATE INDEX archived_document_archive IF NOT EXISTS FOR (n:ArchivedDocument) ON (n.archiveKey)",
      "CREATE INDEX archived_document_purge IF NOT EXISTS FOR (n:ArchivedDocument) ON (n.purgeAt)",
      "CREATE INDEX archived_folder_by_scope IF NOT EXISTS FOR (n:ArchivedDocument) ON (n.archivedIn, n.archivedAt)"
    ]
  },
  {
    "version": 10,
    "name": "V010__tags_and_references.cypher",
    "checksum": "024ccb7c9341e78607d8fbf7bd9a6e9dbb376b5a58583ad4c66d55c3de285701",
    "statements": [
      "CREATE CONSTRAINT reference_key IF NOT EXISTS FOR (n:Reference) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT name_lock IF NOT EXISTS FOR (n:NameLock) REQUIRE (n.tenantKey, n.name) IS UNIQUE",
      "CREATE INDEX wanted_by_name IF NOT EXISTS FOR (n:Wanted) ON (n.tenantKey, n.name)",
      "CREATE INDEX document_by_title_name IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.titleName)",
      "CREATE INDEX document_by_file_name IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.fileName)"
    ]
  },
  {
    "version": 12,
    "name": "V012__versions.cypher",
    "checksum": "b955c0c303c017dcf2eaad187a12d02c28249f4aea86278e9e734a3199576125",
    "statements": [
      "CREATE CONSTRAINT version_key IF NOT EXISTS FOR (n:Version) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT version_of_item IF NOT EXISTS FOR (n:Version) REQUIRE (n.itemKey, n.n) IS UNIQUE"
    ]
  },
  {
    "version": 13,
    "name": "V013__lineage.cypher",
    "checksum": "a1f9ff54d495e81ab89dfd8ddc5257369ad9fac193a92fae01d6d8b7b388ba09",
    "statements": [
      "CREATE CONSTRAINT think_process_key IF NOT EXISTS FOR (n:ThinkProcess) REQUIRE n.key IS UNIQUE",
      "CREATE CONSTRAINT task_node_key IF NOT EXISTS FOR (n:TaskNode) REQUIRE n.key IS UNIQUE",
      "CREATE INDEX document_by_type IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.type, n.updatedAt)",
      "CREATE INDEX document_by_index_state IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.indexState)"
    ]
  },
  {
    "version": 15,
    "name": "V015__full_text_by_type.cypher",
    "checksum": "e41c527a40b92aa4cceaf23928790f2205bd9b6b721633082dbe7f7f14aede4d",
    "statements": [
      "DROP INDEX chunk_text IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text IF NOT EXISTS FOR (n:Chunk) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'english' } }",
      "DROP INDEX chunk_text_german IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_german IF NOT EXISTS FOR (n:German) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'german' } }",
      "DROP INDEX chunk_text_french IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_french IF NOT EXISTS FOR (n:French) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'french' } }",
      "DROP INDEX chunk_text_spanish IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_spanish IF NOT EXISTS FOR (n:Spanish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'spanish' } }",
      "DROP INDEX chunk_text_italian IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_italian IF NOT EXISTS FOR (n:Italian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'italian' } }",
      "DROP INDEX chunk_text_portuguese IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_portuguese IF NOT EXISTS FOR (n:Portuguese) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'portuguese' } }",
      "DROP INDEX chunk_text_dutch IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_dutch IF NOT EXISTS FOR (n:Dutch) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'dutch' } }",
      "DROP INDEX chunk_text_swedish IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_swedish IF NOT EXISTS FOR (n:Swedish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'swedish' } }",
      "DROP INDEX chunk_text_danish IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_danish IF NOT EXISTS FOR (n:Danish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'danish' } }",
      "DROP INDEX chunk_text_norwegian IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_norwegian IF NOT EXISTS FOR (n:Norwegian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'norwegian' } }",
      "DROP INDEX chunk_text_finnish IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_finnish IF NOT EXISTS FOR (n:Finnish) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'finnish' } }",
      "DROP INDEX chunk_text_russian IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_russian IF NOT EXISTS FOR (n:Russian) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'russian' } }",
      "DROP INDEX chunk_text_cjk IF EXISTS",
      "CREATE FULLTEXT INDEX chunk_text_cjk IF NOT EXISTS FOR (n:Cjk) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey, n.type] OPTIONS { indexConfig: { `fulltext.analyzer`: 'cjk' } }"
    ]
  }
];
