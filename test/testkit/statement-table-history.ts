import { cypher } from '../../src/graph/generated/cypher.js';
import type { LargeGraph } from './large-graph.js';
import { at, run, type StatementCase } from './statement-case.js';

/** Versions of documents, and what is written of many documents that change. */
export function historyCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key } = graph;
  const items = Array.from({ length: 10 }, (_, i) => ({ itemKey: key('doc', i * 2), key: key('new', i) }));
  const kept = run(cypher.history.createVersions, { items, withContent: true, by: viewer, at, retention: 1 });
  const documents = items.map(({ itemKey }) => itemKey);
  const versions = documents.map((documentKey) => ({ documentKey, version: 1 }));
  return [
    kept,
    run(cypher.history.findVersions, { viewer, keys: documents, before: 2 ** 31, limit: 21 }, kept),
    run(cypher.history.getVersion, { viewer, id: 'doc_2', version: 1 }, kept),
    run(cypher.history.findVersionContents, { viewer, versions }, kept),
    ...batchCases(graph),
  ];
}

function batchCases({ viewer, key, revised, book }: LargeGraph): readonly StatementCase[] {
  const text = {
    title: 'T',
    content: 'C',
    mimeType: 'text/plain',
    metadata: '{}',
    language: 'de',
    languageGiven: true,
  };
  const document = { ...text, indexState: 'READY', indexError: null, generation: 2 };
  const documents = [2, 4, 6].map((i) => ({ key: key('doc', i), document, properties: { metadata_a: 1 } }));
  const tags = [2, 4, 6].map((i) => ({ itemKey: key('doc', i), tags: [`tag${1 + (i % 50)}`] }));
  return [
    run(cypher.library.findLockedDocuments, { viewer, ids: ['doc_2', 'doc_4', 'doc_6', 'none'] }),
    run(cypher.library.setDocuments, { documents, at }),
    run(cypher.library.unlinkTagsOfDocuments, { documents: tags }),
    run(cypher.ingestion.findChunkHashesOfItems, { itemKeys: [book, key('doc', 2)] }),
    run(cypher.ingestion.setReusedVectorsOfItems, { itemKeys: [revised] }),
    run(cypher.ingestion.setActiveGenerationOfItems, { itemKeys: [revised] }),
  ];
}
