import { cypher } from '../../src/graph/generated/cypher.js';
import { conditionsOf } from '../../src/modules/library/document-filter.js';
import { access, type AccessCase, at, counted, end, found, names, reads, writes } from './access-case.js';
import { type Member, rules } from './members.js';
import { newDocument } from './new-document.js';

const order = { field: 'updatedAt', descending: true };
const page = { filter: conditionsOf({ types: ['result'] }), withDescendants: false };
const deepPage = { ...page, withDescendants: true };

/** The lists of each order, from where each of them begins. */
const lists = [
  [cypher.library.findDocumentsUpdatedDesc, { at: end, title: '', key: '~' }],
  [cypher.library.findDocumentsUpdatedAsc, { at: new Date(0), title: '', key: '' }],
  [cypher.library.findDocumentsCreatedDesc, { at: end, title: '', key: '~' }],
  [cypher.library.findDocumentsCreatedAsc, { at: new Date(0), title: '', key: '' }],
  [cypher.library.findDocumentsTitleDesc, { at: end, title: '~', key: '~' }],
  [cypher.library.findDocumentsTitleAsc, { at: end, title: '', key: '' }],
] as const;

/** What reads and writes documents. */
export const documentCases: readonly AccessCase[] = [
  access(cypher.library.getDocument, (viewer, scope, w) => ({ viewer, id: `doc-${w.id(scope)}` }), found, reads),
  access(
    cypher.library.getWritableDocument,
    (viewer, scope, w) => ({ viewer, id: `doc-${w.id(scope)}` }),
    found,
    writes,
  ),
  ...lists.map(([statement, after]) =>
    access(
      statement,
      (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...page, after, limit: 9 }),
      found,
      reads,
    ),
  ),
  ...lists.map(([statement, after]) =>
    access(
      statement,
      (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...deepPage, after, limit: 50 }),
      (rows) => rows.map((row) => row['id']).sort(),
      (who, scope, w) =>
        below(who, scope)
          .map((name) => `doc-${w.id(name)}`)
          .sort(),
    ),
  ),
  access(
    cypher.library.countDocuments,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...page }),
    counted,
    (who, scope) => (rules.reads(who, scope) ? 1 : 0),
  ),
  access(
    cypher.library.findDocumentsByText,
    (viewer, scope, w) => ({
      ...{ viewer, scope: w.address(scope), ...deepPage, text: '+text:alpha', order },
      ...{ after: { at: end, title: '', key: '~' }, limit: 50 },
    }),
    (rows) => rows.map((row) => row['id']).sort(),
    (who, scope, w) =>
      below(who, scope)
        .map((name) => `doc-${w.id(name)}`)
        .sort(),
  ),
  access(
    cypher.library.countDocumentsByText,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...deepPage, text: '+text:alpha' }),
    counted,
    (who, scope) => below(who, scope).length,
  ),
  access(
    cypher.library.findIndexProgress,
    (viewer, scope, w) => ({ viewer, keys: [w.documentKey(scope)] }),
    found,
    reads,
  ),
  access(
    cypher.library.findTagsByDocument,
    (viewer, scope, w) => ({ viewer, keys: [w.documentKey(scope)] }),
    found,
    reads,
  ),
  access(
    cypher.library.findTranslations,
    (viewer, scope, w) => ({ viewer, keys: [w.documentKey(scope)] }),
    found,
    reads,
  ),
  access(
    cypher.library.createDocument,
    (viewer, scope, w) => ({
      viewer,
      scopeKey: w.scopeKey(scope),
      document: newDocument(w.newKey()),
      createdAt: at,
      at,
    }),
    found,
    writes,
  ),
  access(
    cypher.library.createDocuments,
    (viewer, scope, w) => ({
      ...{ viewer, scopeKey: w.scopeKey(scope), at },
      documents: [{ document: newDocument(w.newKey()), properties: {}, createdAt: at }],
    }),
    found,
    writes,
  ),
  access(
    cypher.library.findWritableDocuments,
    (viewer, scope, w) => ({ viewer, ids: [`doc-${w.id(scope)}`, 'none'] }),
    found,
    writes,
  ),
  access(
    cypher.library.countDocuments,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...deepPage }),
    counted,
    (who, scope) => below(who, scope).length,
  ),
];

/** A scope and those within it that somebody may read. */
function below(who: Member, scope: string): readonly string[] {
  if (!rules.reads(who, scope)) return [];
  return names.filter((name) => rules.chain(name).includes(scope) && rules.reads(who, name));
}
