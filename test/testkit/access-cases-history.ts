import { cypher } from '../../src/graph/generated/cypher.js';
import { access, type AccessCase, found, reads, writes } from './access-case.js';

/** Versions of documents, and documents that are locked together. */
export const historyCases: readonly AccessCase[] = [
  access(
    cypher.history.findVersions,
    (viewer, scope, w) => ({ viewer, keys: [w.documentKey(scope)], before: 9, limit: 9 }),
    found,
    reads,
  ),
  ...[0, 1].map((version) =>
    access(
      cypher.history.getVersion,
      (viewer, scope, w) => ({ viewer, id: `doc-${w.id(scope)}`, version }),
      found,
      reads,
    ),
  ),
  access(
    cypher.history.findVersionContents,
    (viewer, scope, w) => ({ viewer, versions: [{ documentKey: w.documentKey(scope), version: 0 }] }),
    found,
    reads,
  ),
  access(
    cypher.library.findLockedDocuments,
    (viewer, scope, w) => ({ viewer, ids: [`doc-${w.id(scope)}`, 'none'] }),
    found,
    writes,
  ),
];
