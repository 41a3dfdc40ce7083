import { cypher } from '../../src/graph/generated/cypher.js';
import { access, type AccessCase, at, found, reads, writes } from './access-case.js';

/** What reads and writes folders. The folder of each scope holds another one, and one was deleted (`members.ts`). */
export const folderCases: readonly AccessCase[] = [
  access(
    cypher.library.findChildren,
    (viewer, scope, w) => ({ viewer, keys: [w.folderKey(scope)], after: -1, limit: 9 }),
    found,
    reads,
  ),
  access(cypher.library.findChildCounts, (viewer, scope, w) => ({ viewer, keys: [w.folderKey(scope)] }), found, reads),
  access(
    cypher.library.findFoldersOfDocuments,
    (viewer, scope, w) => ({ viewer, keys: [w.innerFolderKey(scope)] }),
    found,
    reads,
  ),
  access(
    cypher.library.findFolderPaths,
    (viewer, scope, w) => ({ viewer, keys: [w.innerFolderKey(scope)] }),
    found,
    reads,
  ),
  access(
    cypher.library.findRootFolders,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), after: -1, afterKey: '', limit: 9 }),
    found,
    reads,
  ),
  access(
    cypher.library.findFolderContents,
    (viewer, scope, w) => ({ viewer, id: `folder-${w.id(scope)}` }),
    found,
    writes,
  ),
  access(
    cypher.library.deleteFolder,
    (viewer, scope, w) => ({ viewer, key: w.folderKey(scope), at, purgeAt: at }),
    found,
    writes,
  ),
  access(
    cypher.library.findArchivedFolders,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), now: at, limit: 9 }),
    found,
    writes,
  ),
  access(
    cypher.library.setFolderRestored,
    (viewer, scope, w) => ({ viewer, id: `gone-${w.id(scope)}`, now: at }),
    found,
    writes,
  ),
];
