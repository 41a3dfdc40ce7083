import { cypher } from '../../src/graph/generated/cypher.js';
import type { NewDocument } from '../../src/graph/generated/library.js';
import type { SightRow } from '../../src/graph/generated/outbox.js';
import type { Statement } from '../../src/graph/statement.js';
import { kindWeights } from '../../src/modules/scopes/scope-kinds.js';
import { type Member, rules, scopeOf, scopes, type World } from './members.js';

/** What one statement lets somebody see or do, and what the rules say of it. */
export interface AccessCase {
  readonly statement: Statement<object, unknown>;
  readonly params: (viewer: string, scope: string, world: World) => object;
  /** What its rows show of access, to be compared. */
  readonly seen: (rows: readonly Row[], world: World) => unknown;
  readonly allowed: (who: Member, scope: string, world: World) => unknown;
}

/** A row as a map. */
export type Row = Readonly<Record<string, unknown>>;

const at = new Date('2026-04-23T10:00:00Z');
const end = new Date('9999-12-31T00:00:00Z');
const kinds = ['group', 'organization', 'project', 'session', 'think-process', 'user'];
const names = scopes.map((scope) => scope.name);

const found = (rows: readonly Row[]): boolean => rows.length > 0;
const counted = (rows: readonly Row[]): unknown => rows[0]?.['count'];
const reads = (who: Member, scope: string): boolean => rules.reads(who, scope);
const writes = (who: Member, scope: string): boolean => rules.writes(who, scope);

function access<P extends object, R>(
  statement: Statement<P, R>,
  params: (viewer: string, scope: string, world: World) => P,
  seen: AccessCase['seen'],
  allowed: AccessCase['allowed'],
): AccessCase {
  return { statement, params, seen, allowed };
}

const page = { types: ['note'], tags: [] };
const search = { weights: kindWeights, text: 'text:(alpha)', includeStale: false, candidates: 50 };

/** Documents whose chunks a search found. */
function hits(rows: readonly Row[]): readonly string[] {
  const groups = rows as unknown as readonly { readonly hits: readonly { readonly documentId: string }[] }[];
  return groups.flatMap((group) => group.hits.map((hit) => hit.documentId)).sort();
}

const searched: AccessCase['allowed'] = (who, scope, w) =>
  rules.reads(who, scope)
    ? rules
        .searched(scope)
        .map((name) => `doc-${w.id(name)}`)
        .sort()
    : [];

/** The scope of a tier that a document of a scope is moved to. */
function above(scope: string, tier: number): string | undefined {
  return rules.chain(scope).find((name) => scopeOf(name).tier === tier);
}

const scopeCases: readonly AccessCase[] = [
  access(cypher.scopes.getScope, (viewer, scope, w) => ({ viewer, address: w.address(scope) }), found, reads),
  access(cypher.scopes.getWritableScope, (viewer, scope, w) => ({ viewer, address: w.address(scope) }), found, writes),
  access(
    cypher.scopes.findScopes,
    (viewer) => ({ viewer, kinds, afterKind: '', afterId: '', limit: 50 }),
    (rows) => rows.map((row) => row['id']).sort(),
    (who, _scope, w) =>
      names
        .filter((name) => rules.reads(who, name))
        .map((name) => w.id(name))
        .sort(),
  ),
  access(
    cypher.scopes.countScopes,
    (viewer) => ({ viewer, kinds }),
    counted,
    (who) => names.filter((name) => rules.reads(who, name)).length,
  ),
  access(
    cypher.scopes.findVisibleScopes,
    (viewer, scope, w) => ({ viewer, address: w.address(scope) }),
    (rows) => rows.map((row) => (row['scope'] as Row)['id']).sort(),
    (who, scope, w) =>
      rules.reads(who, scope)
        ? rules
            .searched(scope)
            .map((name) => w.id(name))
            .sort()
        : [],
  ),
  access(
    cypher.scopes.createScope,
    (viewer, scope, w) => {
      const made = { key: w.newKey(), kind: 'session', id: 'made', tier: 3, title: 'Made' };
      return { viewer, scope: made, address: `session/${made.key}`, parentKey: w.scopeKey(scope), userKey: null, at };
    },
    (rows) => rows[0]?.['parent'] ?? null,
    (who, scope, w) => (rules.writes(who, scope) ? w.address(scope) : null),
  ),
  access(
    cypher.scopes.createScopeAddress,
    (viewer, scope, w) => ({ viewer, key: w.scopeKey(scope), alias: `session/${w.newKey()}`, at }),
    found,
    writes,
  ),
  access(
    cypher.scopes.moveScope,
    (viewer, scope, w) => ({ viewer, key: w.scopeKey(scope), parentKey: w.scopeKey('sibling'), at }),
    found,
    (who, scope) => rules.writes(who, scope) && rules.writes(who, 'sibling'),
  ),
  access(
    cypher.scopes.moveScope,
    (viewer, scope, w) => ({ viewer, key: w.scopeKey('nephew'), parentKey: w.scopeKey(scope), at }),
    found,
    (who, scope) => rules.writes(who, 'nephew') && rules.writes(who, scope),
  ),
];

/** Who reads a scope in the feed: as everywhere, and those who write it. */
const follows = (who: Member, name: string): boolean => rules.reads(who, name) || rules.writes(who, name);

function sight(viewer: string, scope: string, w: World) {
  const view = { id: 0, viewer, scopeKey: w.scopeKey(scope), withDescendants: true };
  const scopeKeys = names.map((name) => w.scopeKey(name));
  return { look: { items: [w.documentKey(scope)], scopes: scopeKeys, views: [view], withTags: true } };
}

const sightRow = (rows: readonly Row[]): SightRow | undefined => rows[0] as SightRow | undefined;

const feedCases: readonly AccessCase[] = [
  access(
    cypher.outbox.getSight,
    sight,
    (rows) =>
      sightRow(rows)
        ?.views.flatMap((view) => view.readable)
        .sort(),
    (who, scope, w) =>
      names
        .filter((name) => follows(who, scope) && follows(who, name))
        .map((name) => w.scopeKey(name))
        .sort(),
  ),
  access(
    cypher.outbox.getSight,
    sight,
    (rows) =>
      sightRow(rows)
        ?.views.flatMap((view) => view.watched)
        .sort(),
    (who, scope, w) =>
      names
        .filter((name) => follows(who, scope) && follows(who, name) && rules.chain(name).includes(scope))
        .map((name) => w.scopeKey(name))
        .sort(),
  ),
];

const documentCases: readonly AccessCase[] = [
  access(cypher.library.getDocument, (viewer, scope, w) => ({ viewer, id: `doc-${w.id(scope)}` }), found, reads),
  access(
    cypher.library.getWritableDocument,
    (viewer, scope, w) => ({ viewer, id: `doc-${w.id(scope)}` }),
    found,
    writes,
  ),
  access(
    cypher.library.findDocuments,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...page, after: { at: end, key: '~' }, limit: 9 }),
    found,
    reads,
  ),
  access(
    cypher.library.countDocuments,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...page }),
    counted,
    (who, scope) => (rules.reads(who, scope) ? 1 : 0),
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
    cypher.library.moveDocument,
    (viewer, scope, w) => ({ viewer, id: `doc-${w.id(scope)}`, tier: 1, moveKey: w.newKey(), reason: 'promoted', at }),
    found,
    (who, scope) => {
      const target = above(scope, 1);
      return target !== undefined && rules.writes(who, scope) && rules.writes(who, target);
    },
  ),
];

const recallCases: readonly AccessCase[] = [
  access(
    cypher.recall.searchChunksA,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...search, tags: [], vector: w.vector }),
    hits,
    searched,
  ),
  access(
    cypher.recall.searchChunksByText,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...search, tags: [] }),
    hits,
    searched,
  ),
  access(
    cypher.recall.searchTaggedChunksA,
    (viewer, scope, w) => ({
      ...{ viewer, scope: w.address(scope), ...search, tags: ['tagged'], vector: w.vector },
      ...{ maxTagged: 100, maxChunks: 100 },
    }),
    hits,
    searched,
  ),
];

/** Every statement that takes the viewer, with what the rules say of it; `move-scope` from both its ends. */
export const accessCases: readonly AccessCase[] = [...scopeCases, ...feedCases, ...documentCases, ...recallCases];

function newDocument(key: string): NewDocument {
  const none = { sourceThinkProcessId: null, sourceNodeId: null, blobHash: null, filename: null, indexError: null };
  const text = {
    type: 'note',
    title: 'New',
    content: 'New',
    mimeType: 'text/plain',
    sourceType: 'manual',
    metadata: '{}',
  };
  return { key, id: key, ...text, ...none, pageCount: null, indexState: 'READY', generation: 1 };
}
