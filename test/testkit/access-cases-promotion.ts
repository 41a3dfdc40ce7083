import { cypher } from '../../src/graph/generated/cypher.js';
import { access, type AccessCase, at, found, reads, type Row, writes } from './access-case.js';
import { belowOf, type Member, rules, scopeOf } from './members.js';

/** The scope of a tier that a document of a scope is moved to. */
function above(scope: string, tier: number): string | undefined {
  return rules.chain(scope).find((name) => name !== scope && scopeOf(name).tier === tier);
}

/** Moves the document of a scope from or to the scope of a tier above it. */
const move = { how: 'PROMOTED', reason: null, at };

const writesBoth = (who: Member, scope: string, target: string | undefined): boolean =>
  target !== undefined && rules.writes(who, scope) && rules.writes(who, target);

/** What an address is to somebody: it, or nothing. */
const named = (who: Member, name: string, w: { address(name: string): string }): string | null =>
  rules.reads(who, name) ? w.address(name) : null;

const text = (row: Row, name: string): string => JSON.stringify(row[name] ?? null);

/** What moves documents, and says what may be moved. */
export const promotionCases: readonly AccessCase[] = [
  ...[1, 2, 3].map((tier) =>
    access(
      cypher.library.moveDocuments,
      (viewer, scope, w) => ({
        ...{ viewer, toKey: w.scopeKey(above(scope, tier) ?? scope), up: true, ...move },
        moves: [{ documentKey: w.documentKey(scope), moveKey: w.newKey() }],
      }),
      found,
      (who, scope) => writesBoth(who, scope, above(scope, tier)),
    ),
  ),
  access(
    cypher.library.moveDocuments,
    (viewer, scope, w) => ({
      ...{ viewer, toKey: w.scopeKey(belowOf(scope)), up: false, ...move },
      moves: [{ documentKey: w.documentKey(scope), moveKey: w.newKey() }],
    }),
    found,
    (who, scope) => writesBoth(who, scope, belowOf(scope) === scope ? undefined : belowOf(scope)),
  ),
  access(
    cypher.library.findPromotionTargets,
    (viewer, scope, w) => ({ viewer, scopeKeys: [w.scopeKey(scope)] }),
    (rows) => rows.map((row) => `${text(row, 'address')} ${text(row, 'writable')}`),
    (who, scope, w) =>
      rules.writes(who, scope)
        ? rules.chain(scope).map((name) => `${JSON.stringify(w.address(name))} ${rules.writes(who, name)}`)
        : [],
  ),
  access(
    cypher.library.findPromotionRules,
    (viewer, scope, w) => ({ viewer, keys: [w.scopeKey(scope)] }),
    found,
    reads,
  ),
  access(
    cypher.library.setPromotionRules,
    (viewer, scope, w) => ({
      ...{ viewer, key: w.scopeKey(scope), acceptsPromotions: true, autoPromoteResults: false },
      ...{ keepTags: true, promotionTags: null, at },
    }),
    found,
    writes,
  ),
  access(
    cypher.library.setDocumentsLocked,
    (viewer, scope, w) => ({ viewer, ids: [`doc-${w.id(scope)}`, 'none'] }),
    found,
    writes,
  ),
  access(
    cypher.library.findMoves,
    (viewer, scope, w) => ({
      ...{ viewer, keys: [w.documentKey(scope)], limit: 9 },
      after: { version: 1_000, key: '' },
    }),
    (rows) => rows.map((row) => `${text(row, 'from')} ${text(row, 'to')}`),
    (who, scope, w) => {
      const [here, below] = [scope, belowOf(scope)].map((name) => JSON.stringify(named(who, name, w)));
      return rules.reads(who, scope) ? [`${below} ${here}`, `${here} ${below}`] : [];
    },
  ),
];
