import { cypher } from '../../src/graph/generated/cypher.js';
import type { LargeGraph } from './large-graph.js';
import { newDocument } from './new-document.js';
import { at, run, type StatementCase } from './statement-case.js';

/** Moves of documents between scopes, and the rules of promotion; documents of the big project go up to its group. */
export function promotionCases({ viewer, key }: LargeGraph): readonly StatementCase[] {
  const project = key('scope', 4);
  const moves = [2, 4, 10, 12].map((i) => ({ documentKey: key('doc', i), moveKey: key('new', i) }));
  const order = { up: true, how: 'PROMOTED', reason: 'x', at };
  const moved = run(cypher.library.moveDocuments, { viewer, toKey: key('scope', 1), moves, ...order });
  const document = { ...newDocument(key('new', 1), 'doc_folder'), type: 'folder' };
  const folder = run(cypher.library.createDocument, { viewer, scopeKey: project, document, createdAt: at, at });
  const child = { key: key('doc', 2), folderKey: key('new', 1), position: 1 };
  const filed = run(cypher.library.linkChildren, { children: [child] }, folder);
  const rules = { acceptsPromotions: true, autoPromoteResults: true, keepTags: false, promotionTags: ['a:project'] };
  return [
    moved,
    run(cypher.library.setFolderTreeLocked, { key: key('new', 1), limit: 1_001 }, folder, filed),
    run(cypher.library.setDocumentsLocked, { viewer, ids: ['doc_2', 'doc_4', 'doc_10', 'none'] }),
    run(cypher.library.findProcessResults, { scopeKey: key('scope', 58), limit: 1_001 }),
    run(cypher.library.findPromotionTargets, { viewer, scopeKeys: [project, key('scope', 58)] }),
    run(cypher.library.findPromotionRules, { viewer, keys: [project, key('scope', 5)] }),
    run(cypher.library.setPromotionRules, { viewer, key: project, ...rules, at }),
    run(
      cypher.library.findMoves,
      { viewer, keys: [key('doc', 2), key('doc', 4)], after: { version: 1_000, key: '' }, limit: 21 },
      moved,
    ),
  ];
}
