import { cypher } from '../../src/graph/generated/cypher.js';
import { conditionsOf } from '../../src/modules/library/document-filter.js';
import { access, type AccessCase, at, counted, end, found, names, reads, writes } from './access-case.js';
import { type Member, rules, type World } from './members.js';

/** The inner folders of some scopes, each in the folder of its scope, for a list of them all. */
const listed = (viewer: string, scope: string, w: World, withDescendants: boolean) => {
  const ids = names.map((name) => `folder-${w.id(name)}`);
  return { viewer, scope: w.address(scope), filter: conditionsOf({ folder: { ids } }), withDescendants };
};
const page = { order: { field: 'updatedAt', descending: true }, after: { at: end, title: '', key: '~' }, limit: 50 };

/** Ids of the inner folders of a scope and of those within it that somebody may read. */
const below = (who: Member, scope: string, w: World): readonly string[] =>
  names
    .filter((name) => rules.reads(who, scope) && rules.chain(name).includes(scope) && rules.reads(who, name))
    .map((name) => `inner-${w.id(name)}`)
    .sort();

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
    cypher.library.findDocumentsInFolders,
    (viewer, scope, w) => ({ ...listed(viewer, scope, w, false), ...page }),
    found,
    reads,
  ),
  access(
    cypher.library.findDocumentsInFolders,
    (viewer, scope, w) => ({ ...listed(viewer, scope, w, true), ...page }),
    (rows) => rows.map((row) => row['id']).sort(),
    below,
  ),
  access(
    cypher.library.countDocumentsInFolders,
    (viewer, scope, w) => listed(viewer, scope, w, true),
    counted,
    (who, scope, w) => below(who, scope, w).length,
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
