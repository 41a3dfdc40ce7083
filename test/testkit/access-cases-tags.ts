import { cypher } from '../../src/graph/generated/cypher.js';
import { access, type AccessCase, found, names, reads, type Row, writes } from './access-case.js';
import { type Member, rules, type World } from './members.js';

/** Key of the tag that every document of the world has. */
export function tagKey({ tenant }: World): string {
  return tenant.replace(/tenant0$/, 'tag0');
}

const kinds = ['link'];
/** A scope and those within it that somebody may read. */
const below = (who: Member, scope: string): readonly string[] =>
  rules.reads(who, scope) ? names.filter((name) => rules.chain(name).includes(scope) && rules.reads(who, name)) : [];
const countOf = (rows: readonly Row[]): unknown => rows[0]?.['documentCount'] ?? 0;
const area = (w: World, scope: string, withDescendants: boolean) => ({ scope: w.address(scope), withDescendants });

/** The tags that documents of a scope know, with how many have them; of that scope alone, and with those within it. */
const knownTags: readonly AccessCase[] = [false, true].flatMap((deep) => {
  const counted = (who: Member, scope: string): number =>
    deep ? below(who, scope).length : rules.reads(who, scope) ? 1 : 0;
  return [
    access(
      cypher.library.findTags,
      (viewer, scope, w) => ({ viewer, ...area(w, scope, deep), prefix: '', search: 'tagged', after: '', limit: 9 }),
      countOf,
      counted,
    ),
    access(
      cypher.library.getTag,
      (viewer, scope, w) => ({ viewer, ...area(w, scope, deep), id: 'tagged' }),
      countOf,
      counted,
    ),
    access(
      cypher.library.findTagNeighbours,
      (viewer, scope, w) => ({ viewer, ...area(w, scope, deep), keys: [tagKey(w)] }),
      countOf,
      counted,
    ),
  ];
});

/** Documents that a list of references leads to. */
const ends = (name: string) => (rows: readonly Row[]) =>
  rows
    .map((row) => row[name])
    .filter((key) => key !== null)
    .sort();

/** The other documents of the world that somebody may read, where he may read the one that is asked about. */
const others: AccessCase['allowed'] = (who, scope, w) =>
  rules.reads(who, scope)
    ? names
        .filter((name) => name !== scope && rules.reads(who, name))
        .map((name) => w.documentKey(name))
        .sort()
    : [];

/** Keys of two references of a scope's document: it refers to every other one. */
const referenceOf = (scope: string, w: World): string =>
  `${w.documentKey(scope)}-${w.documentKey(scope === 'org' ? 'group' : 'org')}`;

/** What reads and writes tags and references. */
export const tagCases: readonly AccessCase[] = [
  ...knownTags,
  access(
    cypher.library.setHierarchyLocked,
    (viewer) => ({ viewer }),
    (rows) => rows.length,
    (who) => (who.admin ? 1 : 0),
  ),
  access(
    cypher.library.findTaggedDocuments,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), tags: ['tagged', 'wide'], paths: [], limit: 50 }),
    (rows) => rows.map((row) => [row['key'], row['writable']]),
    (who, scope, w) =>
      rules.writes(who, scope)
        ? names
            .filter((name) => rules.chain(name).includes(scope))
            .map((name) => [w.documentKey(name), rules.writes(who, name)])
            .sort()
        : [],
  ),
  access(
    cypher.library.findAllTaggedDocuments,
    (viewer) => ({ viewer, tags: ['tagged'], paths: [], limit: 50 }),
    (rows) => rows.length,
    (who) => (who.home && who.admin ? names.length : 0),
  ),
  access(
    cypher.library.findReferences,
    (viewer, scope, w) => ({ viewer, keys: [w.documentKey(scope)], kinds, limit: 50 }),
    ends('targetKey'),
    others,
  ),
  access(
    cypher.library.findReferences,
    (viewer, scope, w) => ({ viewer, keys: [w.documentKey(scope)], kinds, limit: 50 }),
    (rows) => rows.length,
    (who, scope) => (rules.reads(who, scope) ? names.length - 1 : 0),
  ),
  access(
    cypher.library.findIncomingReferences,
    (viewer, scope, w) => ({ viewer, keys: [w.documentKey(scope)], kinds, limit: 50 }),
    ends('sourceKey'),
    others,
  ),
  access(
    cypher.library.findDocumentsByKey,
    (viewer, scope, w) => ({ viewer, keys: [w.documentKey(scope)] }),
    found,
    reads,
  ),
  access(
    cypher.library.getWritableReference,
    (viewer, scope, w) => ({ viewer, key: referenceOf(scope, w) }),
    found,
    writes,
  ),
];
