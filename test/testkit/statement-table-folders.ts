import { cypher } from '../../src/graph/generated/cypher.js';
import { conditionsOf } from '../../src/modules/library/document-filter.js';
import type { LargeGraph } from './large-graph.js';
import { newDocument } from './new-document.js';
import { at, end, later, run, type StatementCase } from './statement-case.js';

/** A folder with a thousand documents in it, in a folder that is in another one, beside four hundred other folders at the root. */
function seeded(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key } = graph;
  const scopeKey = key('scope', 4);
  const folder = (i: number) => ({
    document: { ...newDocument(key('new', i), `folder_${i}`), type: 'folder', title: `Folder ${i}` },
    ...{ properties: {}, createdAt: at },
  });
  const full = Array.from({ length: 1_000 }, (_, i) => ({
    ...{ key: key('doc', i * 2), folderKey: key('new', 1), position: i + 1 },
  }));
  const nested = [2, 1].map((i) => ({ key: key('new', i), folderKey: key('new', i + 1), position: 1 }));
  const documents = Array.from({ length: 403 }, (_, i) => folder(i + 1));
  return [
    run(cypher.library.createDocuments, { viewer, scopeKey, documents, at }),
    run(cypher.library.linkChildren, { children: [...full, ...nested] }),
  ];
}

/** Folders: what reads them. */
export function folderReadCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key, bigProject: scope } = graph;
  const before = seeded(graph);
  const [folderKey, itemKey, scopeKey] = [key('new', 1), key('doc', 2), key('scope', 4)];
  const keys = Array.from({ length: 20 }, (_, i) => key('doc', i * 2));
  const inFolder = { ids: ['folder_1'], recursive: false };
  const filter = conditionsOf({ types: ['note', 'result', 'file'], folder: inFolder });
  const list = { viewer, scope, filter, withDescendants: false };
  const page = { order: { field: 'updatedAt', descending: true }, after: { at: end, title: '', key: '~' }, limit: 21 };
  const folders = [
    { ref: 0, parentKey: null, title: 'Folder 7' },
    { ref: 1, parentKey: key('new', 2), title: 'Folder 1' },
  ];
  return [
    run(cypher.library.findChildren, { viewer, keys: [folderKey], after: 500, limit: 21 }, ...before),
    run(cypher.library.findChildCounts, { viewer, keys: [folderKey, key('new', 2)] }, ...before),
    run(cypher.library.findFoldersOfDocuments, { viewer, keys }, ...before),
    run(cypher.library.findFolderPaths, { viewer, keys }, ...before),
    run(cypher.library.findRootFolders, { viewer, scope, after: -1, afterKey: '', limit: 2 }, ...before),
    run(cypher.library.findFoldersByTitle, { scopeKey, folders }, ...before),
    run(cypher.library.findDocumentsInFolders, { ...list, ...page }, ...before),
    run(cypher.library.countDocumentsInFolders, list, ...before),
    run(cypher.library.findChildPlaces, { folderKey, itemKey, skip: 10 }, ...before),
    run(cypher.library.findLastPlaces, { folderKeys: [folderKey, key('new', 2)] }, ...before),
    run(cypher.library.findFirstPlace, { folderKey, keys: [key('doc', 0)] }, ...before),
    run(cypher.library.findRootPlaces, { scopeKey }, ...before),
    run(cypher.library.getFolderOf, { itemKey }, ...before),
    run(cypher.library.countFolderCycles, { folderKey, itemKey: key('new', 3) }, ...before),
    run(cypher.library.countChildren, { folderKey }, ...before),
    run(cypher.library.findFolderContents, { viewer, id: 'folder_3' }, ...before),
  ];
}

/** Folders: what changes them. */
export function folderWriteCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key, bigProject: scope } = graph;
  const before = seeded(graph);
  const [folderKey, scopeKey] = [key('new', 1), key('scope', 4)];
  const places = [0, 1, 2].map((i) => ({ key: key('doc', i * 2), position: -i }));
  const deleted = run(cypher.library.deleteFolder, { viewer, key: folderKey, at, purgeAt: later });
  const dead = [...before, deleted];
  return [
    run(cypher.library.setFoldersLocked, { scopeKey }),
    run(cypher.library.linkChildren, { children: [{ key: key('doc', 4), folderKey, position: 7 }] }, ...before),
    run(cypher.library.setChildPlaces, { folderKey, places }, ...before),
    run(cypher.library.setPlacesSpaced, { folderKey, step: 1024 }, ...before),
    run(cypher.library.setRootPlaces, { places: [{ key: key('new', 3), position: 1 }] }, ...before),
    run(cypher.library.unlinkFromFolder, { itemKeys: [key('doc', 2)] }, ...before),
    run(cypher.library.unlinkChildren, { folderKey, at }, ...before),
    run(cypher.library.getFolderInScope, { key: folderKey, scopeKey }, ...before),
    run(cypher.library.setFolderLocked, { key: folderKey }, ...before),
    { ...deleted, before },
    run(cypher.library.findArchivedFolders, { viewer, scope, now: at, limit: 20 }, ...dead),
    run(cypher.library.setFolderRestored, { viewer, id: 'folder_1', now: at }, ...dead),
    run(cypher.library.setDocumentsPurgeable, { keys: [folderKey, key('doc', 2)] }, ...dead),
    run(cypher.library.findPurgeableDocuments, { now: end, limit: 20 }, ...dead),
  ];
}
