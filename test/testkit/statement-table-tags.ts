import { cypher } from '../../src/graph/generated/cypher.js';
import type { NewReference } from '../../src/graph/generated/library.js';
import type { LargeGraph } from './large-graph.js';
import { at, run, type StatementCase } from './statement-case.js';

/** Tags, their hierarchy, and references. */
export function tagCases(graph: LargeGraph): readonly StatementCase[] {
  return [...hierarchyCases(graph), ...movedCases(graph), ...referenceCases(graph)];
}

function hierarchyCases({ viewer, admin, tenantKey, bigProject, key }: LargeGraph): readonly StatementCase[] {
  const area = { viewer, scope: bigProject, withDescendants: false };
  const path = [
    { key: key('new', 1), id: 'a', label: 'a', parentId: null },
    { key: key('new', 2), id: 'a/b', label: 'a/b', parentId: 'a' },
  ];
  const broader = run(cypher.library.setBroaderTags, { tenantKey, id: 'tag59', broader: ['tag1', 'tag3'] });
  const created = run(cypher.library.createPathTags, { tenantKey, tags: path, at });
  return [
    run(cypher.library.findTags, { ...area, prefix: '', search: '', after: '', limit: 21 }),
    run(cypher.library.getTag, { ...area, id: 'tag0' }),
    run(cypher.library.findTagNeighbours, { ...area, keys: [key('tag', 1), key('tag', 59)] }, broader),
    run(cypher.library.findNarrowerTags, { tenantKey, ids: ['tag1', 'tag2'], expand: true }, broader),
    run(cypher.library.setHierarchyLocked, { viewer: admin }),
    run(cypher.library.upsertTags, { tenantKey, tags: [{ key: key('new', 1), id: 'x', label: 'X' }], at }),
    created,
    broader,
    run(cypher.library.moveBroaderTags, { tenantKey, moves: [{ from: 'tag59', into: 'tag5' }] }, broader),
    run(cypher.library.findTagsWithinPaths, { tenantKey, paths: ['a/'], limit: 10 }, created),
    run(cypher.library.setTagLabels, { tenantKey, tags: [{ id: 'tag59', label: 'TAG59' }] }),
  ];
}

function movedCases({ viewer, admin, bigProject, key }: LargeGraph): readonly StatementCase[] {
  const documents = Array.from({ length: 20 }, (_, i) => ({
    key: key('doc', i * 200),
    from: ['tag59'],
    into: ['tag58'],
  }));
  return [
    run(cypher.library.findTaggedDocuments, { viewer, scope: bigProject, tags: ['tag0'], paths: ['tag0/'], limit: 20 }),
    run(cypher.library.findAllTaggedDocuments, { viewer: admin, tags: ['tag59'], paths: ['tag59/'], limit: 100 }),
    run(cypher.library.moveTags, { documents, at }),
  ];
}

function referenceCases({ viewer, key }: LargeGraph): readonly StatementCase[] {
  const wanted = (i: number): NewReference => ({
    ...{
      key: key('new', i),
      kind: 'cross_reference',
      text: `Title ${i}`,
      url: null,
      name: `title ${i}`,
      wanted: `Title ${i}`,
    },
    ...{ locator: null, note: null, position: i, mark: `m${i}` },
  });
  const itemKey = key('doc', 0);
  const references = Array.from({ length: 20 }, (_, i) => wanted(i * 2 + 2));
  const created = run(cypher.library.createReferences, { documents: [{ itemKey, references }], by: 'automatic', at });
  const namesOf = (i: number) => ({ itemKey: key('doc', i), titleName: `title ${i}`, fileName: null });
  const documents = [namesOf(0), ...Array.from({ length: 20 }, (_, i) => namesOf(i * 2 + 2))];
  const linked = run(cypher.library.linkReferences, { documents, limit: 100 }, created);
  const asked = { viewer, keys: [itemKey, key('doc', 2), key('doc', 4)], kinds: ['cross_reference'], limit: 100 };
  return [
    created,
    run(cypher.library.findReferenceMarks, { itemKeys: [itemKey], by: 'automatic' }, created),
    run(cypher.library.deleteReferences, { itemKeys: [itemKey], keys: [key('new', 2), key('new', 4)] }, created),
    linked,
    run(cypher.library.linkReferenceTarget, { key: key('new', 2), targetKey: key('doc', 8) }, created),
    run(cypher.library.findReferences, asked, created, linked),
    run(cypher.library.findIncomingReferences, asked, created, linked),
    run(cypher.library.findDocumentsByKey, { viewer, keys: asked.keys }),
    run(cypher.library.getWritableReference, { viewer, key: key('new', 2) }, created),
    run(
      cypher.library.findRelatedDocuments,
      { keys: asked.keys, scopeKeys: [key('scope', 4)], limit: 50 },
      created,
      linked,
    ),
  ];
}
