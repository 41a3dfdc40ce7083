import { cypher } from '../../src/graph/generated/cypher.js';
import { kindWeights } from '../../src/modules/scopes/scope-kinds.js';
import type { LargeGraph } from './large-graph.js';
import { at, run, type StatementCase } from './statement-case.js';

const properties = {
  ...{ goal: 'G', type: 'extract', inputDocs: ['doc_2'], inputQuery: null, inputTags: ['tag59'], outputTags: [] },
  status: 'PENDING',
};

/** Processes, their tasks, and what was made from what: 300 results, each from the one before and from one document. */
export function lineageCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key, bigProject } = graph;
  const asked = { viewer, id: 'id_58' };
  const [processKey, taskKey] = [key('new', 1), key('new', 2)];
  const process = { key: processKey, goal: 'G' };
  const started = run(cypher.lineage.upsertThinkProcess, {
    ...{ viewer, scopeKey: key('scope', 58), process, parentKey: null, at },
  });
  const task = (id: string, newKey: string): StatementCase =>
    run(cypher.lineage.createTask, { viewer, processKey, id, newKey, parentId: null, task: properties, at }, started);
  const added = task('n', taskKey);
  const begun = [started, added];
  const seen = {
    keys: [key('scope', 58), key('scope', 16), key('scope', 4)],
    projectKey: key('scope', 4),
    siblingKeys: [key('scope', 70)],
  };
  const inputs = [2, 4, 6].map((i, position) => ({ id: `doc_${i}`, position }));
  const named = run(cypher.lineage.linkTaskInputs, { viewer, taskKey, ...seen, inputs, at }, ...begun);
  // Documents of the big project, each made from the one before it: a chain in which growth would show.
  const chain = Array.from({ length: 300 }, (_, i) => 2 * (i + 1));
  const derived = chain.map((i) =>
    run(cypher.lineage.linkResult, { itemKey: key('doc', i), taskKey, used: [key('doc', i - 2)], at }),
  );
  const made = [...begun, ...derived];
  const opened = run(cypher.lineage.linkSiblingResults, { viewer, key: processKey, at }, started);
  const search = {
    ...{ viewer, scope: graph.process, weights: kindWeights, words: { text: 'text:(alpha)', indexes: ['chunk_text'] } },
    ...{ language: { any: true, codes: [] }, tags: [], includeStale: true, siblings: 9, candidates: 30 },
  };
  const lineage = { viewer, hops: 10, endsOnly: false, limit: 51 };
  const status = { status: 'DONE', error: null, runKey: null, startedAt: null };
  return [
    started,
    run(cypher.lineage.getThinkProcess, asked, started),
    run(cypher.lineage.getWritableThinkProcess, asked, started),
    run(cypher.lineage.findThinkProcesses, { viewer, scope: bigProject, before: '~', limit: 21 }, started),
    opened,
    run(cypher.lineage.unlinkSiblingResults, { key: processKey }, started, opened),
    run(cypher.lineage.findSiblingScopes, { viewer, address: graph.process, limit: 9 }, started, opened),
    run(cypher.recall.searchSiblingChunksA, { ...search, vector: graph.vector }, started, opened),
    run(cypher.recall.searchSiblingChunksByText, search, started, opened),
    run(cypher.lineage.setProcessCompleted, { key: processKey, at }, started),
    added,
    run(cypher.lineage.getTask, { viewer, processId: 'id_58', id: 'n' }, ...begun),
    run(
      cypher.lineage.findTasks,
      { viewer, processId: 'id_58', after: '', limit: 21 },
      started,
      ...Array.from({ length: 100 }, (_, i) => task(`n${i}`, key('new', 100 + i))),
    ),
    run(cypher.lineage.setTask, { key: taskKey, task: properties, at }, ...begun),
    run(cypher.lineage.setTaskStatus, { key: taskKey, ...status, at }, ...begun),
    named,
    run(cypher.lineage.findTaskDocuments, { taskKey, ...seen, ids: ['doc_2', 'doc_4', 'doc_6'] }, ...begun, named),
    run(cypher.lineage.findTaggedDocuments, {
      ...{ tenantKey: graph.tenantKey, keys: seen.keys, siblingKeys: seen.siblingKeys, tags: ['tag0'], limit: 50 },
    }),
    run(
      cypher.lineage.findDerivedKeys,
      { taskKey, keys: [key('doc', 4), key('doc', 7)] },
      ...begun,
      ...derived.slice(0, 9),
    ),
    run(cypher.lineage.findProducedDocuments, { taskKey, ids: ['doc_2', 'doc_4', 'none'] }, ...begun),
    run(cypher.lineage.linkResult, { itemKey: key('doc', 2), taskKey, used: [key('doc', 4)], at }, ...begun),
    run(cypher.lineage.linkConsumed, { taskKey, used: [key('doc', 4), key('doc', 6)], at }, ...begun),
    run(cypher.lineage.setTaskStale, { viewer, taskKey, tagKey: key('new', 9), at }, ...begun, ...derived.slice(0, 9)),
    run(cypher.lineage.unlinkStale, { itemKey: key('doc', 2) }, ...begun, ...derived.slice(0, 2)),
    run(cypher.lineage.findLineageUp, { ...lineage, id: 'doc_600' }, ...made),
    run(cypher.lineage.findLineageDown, { ...lineage, id: 'doc_0' }, ...made),
    run(cypher.lineage.findPassages, { keys: [key('doc', 2), key('doc', 4)], limit: 20 }),
    run(cypher.lineage.findPendingDocuments, { keys: seen.keys, limit: 20 }),
    run(cypher.library.findResults, { scopeKey: key('scope', 4), limit: 20 }),
    run(cypher.library.findFacts, { keys: seen.keys, limit: 20 }, fact(graph)),
    run(cypher.library.setDerivedStale, { itemKeys: [key('doc', 0)], tagKey: key('new', 9), at }, ...made),
  ];
}

/** A document of the big project becomes a fact. */
function fact({ viewer, key }: LargeGraph): StatementCase {
  const document = {
    ...{ key: key('new', 3), id: 'fact_new', type: 'fact', title: 'F', content: 'F', mimeType: 'text/plain' },
    ...{
      language: 'en',
      languageGiven: false,
      sourceType: 'manual',
      metadata: '{}',
      indexState: 'READY',
      generation: 1,
    },
    ...{
      sourceThinkProcessId: null,
      sourceNodeId: null,
      blobHash: null,
      filename: null,
      pageCount: null,
      indexError: null,
    },
  };
  return run(cypher.library.createDocument, { viewer, scopeKey: key('scope', 4), document, createdAt: at, at });
}
