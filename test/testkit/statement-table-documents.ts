import { cypher } from '../../src/graph/generated/cypher.js';
import { conditionsOf } from '../../src/modules/library/document-filter.js';
import { kindWeights } from '../../src/modules/scopes/scope-kinds.js';
import type { LargeGraph } from './large-graph.js';
import { newDocument } from './new-document.js';
import { at, end, later, run, type StatementCase } from './statement-case.js';

/** Lists, searches and what is read of documents. */
export function readCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key, vector } = graph;
  const filter = conditionsOf({ types: ['note', 'result', 'file'] });
  const page = { viewer, scope: graph.bigProject, filter, withDescendants: false };
  const listed = { after: { at: end, title: '', key: '~' }, limit: 21 };
  const worded = { ...page, text: '+(text:word7 header:word7)' };
  const search = {
    ...{ viewer, scope: graph.process, weights: kindWeights, includeStale: false },
    ...{ words: { text: 'text:(alpha word7)', indexes: ['chunk_text', 'chunk_text_german'] } },
    language: { any: true, codes: [] },
    ...{ crossProject: false, candidates: 30 },
  };
  const keys = Array.from({ length: 20 }, (_, i) => key('doc', i * 2));
  return [
    run(cypher.library.countDocuments, page),
    run(cypher.library.countDocumentsByText, worded),
    ...[cypher.library.findDocumentsUpdatedDesc, cypher.library.findDocumentsCreatedDesc].map((statement) =>
      run(statement, { ...page, ...listed }),
    ),
    ...[cypher.library.findDocumentsUpdatedAsc, cypher.library.findDocumentsCreatedAsc].map((statement) =>
      run(statement, { ...page, ...listed, after: { at: new Date(0), title: '', key: '' } }),
    ),
    run(cypher.library.findDocumentsTitleDesc, { ...page, ...listed, after: { at: end, title: '~', key: '~' } }),
    run(cypher.library.findDocumentsTitleAsc, { ...page, ...listed }),
    run(cypher.library.findDocumentsByText, { ...worded, ...listed, order: { field: 'updatedAt', descending: true } }),
    run(cypher.library.findIndexProgress, { viewer, keys: [...keys, graph.book] }),
    run(cypher.library.findTagsByDocument, { viewer, keys }),
    run(cypher.library.findTranslations, { viewer, keys: [key('doc', 2), key('doc', 4)] }, translation(graph)),
    run(cypher.library.getDocument, { viewer, id: 'doc_2' }),
    run(cypher.recall.searchChunksA, { ...search, vector, tags: [] }),
    run(cypher.recall.searchChunksByText, { ...search, tags: [] }),
    run(cypher.recall.searchTaggedChunksA, {
      ...search,
      vector,
      tags: [[key('tag', 59)]],
      maxTagged: 1_000,
      maxChunks: 5_000,
    }),
  ];
}

/** What is written of documents. */
export function documentCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key } = graph;
  const itemKey = key('doc', 2);
  const document = newDocument(key('new', 1), 'doc_new');
  const blob = run(cypher.library.linkBlob, { itemKey, hash: key('new', 7), size: 10, at });
  const tags = [1, 2, 3].map((i) => ({ key: key('new', i), id: `new${i}`, label: `New${i}` }));
  const producer = { processKey: key('new', 1), taskKey: key('new', 2), nodeId: 'n1', at };
  const content = { title: 'T', content: 'C', mimeType: 'text/plain', metadata: '{}', generation: 2 };
  const language = { language: 'de', languageGiven: true };
  return [
    run(cypher.library.createDocument, { viewer, scopeKey: key('scope', 4), document, createdAt: at, at }),
    run(cypher.library.createDocuments, {
      ...{ viewer, scopeKey: key('scope', 4), at },
      documents: [1, 2, 3].map((i) => ({
        document: newDocument(key('new', i), `doc_new${i}`),
        ...{ properties: { metadata_a: 1 }, createdAt: at },
      })),
    }),
    run(cypher.library.findWritableDocuments, { viewer, ids: ['doc_2', 'doc_4', 'doc_6', 'none'] }),
    run(cypher.library.linkTagsOfDocuments, { documents: [{ itemKey, tags }], by: 'user', at }),
    run(cypher.library.getWritableDocument, { viewer, id: 'doc_2' }),
    run(cypher.library.setDocument, {
      key: itemKey,
      ...content,
      ...language,
      indexState: 'READY',
      indexError: null,
      at,
    }),
    run(cypher.library.setMetadataProperties, { key: itemKey, properties: { metadata_a: 1, metadata_b: 'x' } }),
    translation(graph),
    run(cypher.library.unlinkTranslation, { key: itemKey }, translation(graph)),
    run(cypher.library.setTouched, { keys: [itemKey], at }),
    run(cypher.library.deleteDocuments, { keys: [itemKey] }),
    run(cypher.library.linkTags, { itemKey, tags, by: 'user', at }),
    run(cypher.library.unlinkTags, { itemKey, tags: ['tag3', 'tag0'] }),
    run(cypher.library.linkProducer, { itemKey, scopeKey: key('scope', 58), ...producer }),
    blob,
    run(cypher.library.deleteBlob, { hash: key('new', 7) }, blob),
    run(
      cypher.library.getUnheldBlob,
      { hash: key('new', 7), at },
      blob,
      run(cypher.library.deleteDocuments, { keys: [itemKey] }),
    ),
  ];
}

/** The second document of a list becomes a translation of the first. */
function translation({ key }: LargeGraph): StatementCase {
  return run(cypher.library.linkTranslation, { key: key('doc', 2), originalKey: key('doc', 4) });
}

/** Calls that are done once. */
export function idempotencyCases({ viewer, key }: LargeGraph): readonly StatementCase[] {
  const owner = { userKey: viewer, name: key('new', 1) };
  const claimed = run(cypher.library.upsertIdempotencyKey, { ...owner, claim: key('new', 1), fingerprint: 'f', at });
  const done = {
    outcome: 'CREATED',
    documentKey: key('doc', 2),
    documentId: 'doc_2',
    scope: 'project/p',
    warnings: [],
    answer: null,
  };
  const kept = run(cypher.library.setIdempotencyOutcome, { ...owner, ...done }, claimed);
  return [
    claimed,
    kept,
    run(cypher.library.getIdempotencyKey, owner, claimed, kept),
    run(cypher.library.deleteIdempotencyKeys, { before: later, limit: 20 }, claimed),
  ];
}
