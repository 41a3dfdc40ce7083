import { cypher } from '../../src/graph/generated/cypher.js';
import type { SightRow } from '../../src/graph/generated/outbox.js';
import { kindWeights } from '../../src/modules/scopes/scope-kinds.js';
import { access, type AccessCase, acrossProjects, found, names, type Row } from './access-case.js';
import { documentCases } from './access-cases-documents.js';
import { lineageAccessCases } from './access-cases-lineage.js';
import { folderCases } from './access-cases-folders.js';
import { promotionCases } from './access-cases-promotion.js';
import { historyCases } from './access-cases-history.js';
import { siblingsOf } from './lineage-world.js';
import { scopeAccessCases } from './access-cases-scopes.js';
import { tagCases, tagKey } from './access-cases-tags.js';
import { type Member, rules, type World } from './members.js';

export type { AccessCase, Row };

const search = {
  ...{ weights: kindWeights, words: { text: 'text:(alpha)', indexes: ['chunk_text', 'chunk_text_german'] } },
  ...{ language: { any: true, codes: [] }, includeStale: false, crossProject: false, candidates: 50 },
};

/** Documents whose chunks a search found. */
function hits(rows: readonly Row[]): readonly string[] {
  const groups = rows as unknown as readonly { readonly hits: readonly { readonly documentId: string }[] }[];
  return groups.flatMap((group) => group.hits.map((hit) => hit.documentId)).sort();
}

const searched: AccessCase['allowed'] = (who, scope, w) =>
  rules.reads(who, scope)
    ? rules
        .searchedBy(who, scope)
        .map((name) => `doc-${w.id(name)}`)
        .sort()
    : [];

const besides: AccessCase['allowed'] = (who, scope, w) => siblingsOf(who, scope).map((name) => `doc-${w.id(name)}`);

/** Who reads a scope in the feed: as everywhere. */
const follows = rules.reads;

function sight(viewer: string, scope: string, w: World) {
  const view = { id: 0, viewer, scopeKey: w.scopeKey(scope), withDescendants: true };
  const scopeKeys = names.map((name) => w.scopeKey(name));
  return { items: [w.documentKey(scope)], scopes: scopeKeys, above: scopeKeys, views: [view], withTags: true };
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
  access(
    cypher.outbox.getSight,
    sight,
    (rows) =>
      sightRow(rows)
        ?.views.flatMap((view) => view.headed)
        .sort(),
    (who, scope, w) =>
      names
        .filter((name) => follows(who, scope) && rules.heads(who, name))
        .map((name) => w.scopeKey(name))
        .sort(),
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
      ...{ viewer, scope: w.address(scope), ...search, tags: [[tagKey(w)]], vector: w.vector },
      ...{ maxTagged: 100, maxChunks: 100 },
    }),
    hits,
    searched,
  ),
  access(
    cypher.recall.searchSiblingChunksA,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...search, siblings: 9, tags: [], vector: w.vector }),
    hits,
    besides,
  ),
  access(
    cypher.recall.searchSiblingChunksByText,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), ...search, siblings: 9, tags: [] }),
    hits,
    besides,
  ),
  ...[cypher.recall.searchChunksA, cypher.recall.searchTaggedChunksA].map((statement) =>
    access(
      statement as typeof cypher.recall.searchTaggedChunksA,
      (viewer, _scope, w) => ({
        ...{ viewer, scope: w.address('user'), ...search, crossProject: true, tags: [[tagKey(w)]], vector: w.vector },
        ...{ maxTagged: 100, maxChunks: 100 },
      }),
      hits,
      (who, _scope, w) =>
        acrossProjects(who)
          .map((name) => `doc-${w.id(name)}`)
          .sort(),
    ),
  ),
];

/** An admin switches plugins in the own tenant, and in no other. */
const pluginCases: readonly AccessCase[] = [
  access(
    cypher.plugins.setPluginSwitch,
    (viewer) => ({ viewer, plugin: 'no-op', enabled: false }),
    (rows) => rows.length,
    (who) => (who.admin ? 1 : 0),
  ),
];

const administers = (who: Member): boolean => who.home && who.admin;
const jobs = { states: ['DEAD'], kinds: ['seeded'] };

/** Jobs of the system and of another tenant are beside the one that each is asked about. */
const jobCases: readonly AccessCase[] = [
  access(
    cypher.operations.findJobs,
    (viewer) => ({ viewer, ...jobs, before: '~', limit: 50 }),
    (rows, w) => rows.map((row) => row['key']).filter((key) => String(key).startsWith(w.jobKey.slice(0, 11))),
    (who, _scope, w) => (administers(who) ? [w.jobKey] : who.admin ? [w.foreignJobKey] : []),
  ),
  access(
    cypher.operations.countJobs,
    (viewer) => ({ viewer, ...jobs }),
    (rows) => rows[0]?.['count'],
    (who) => (who.admin ? 1 : 0),
  ),
  access(cypher.operations.getJob, (viewer, _scope, w) => ({ viewer, key: w.jobKey }), found, administers),
  access(cypher.operations.getSteerableJob, (viewer, _scope, w) => ({ viewer, key: w.jobKey }), found, administers),
  access(
    cypher.operations.findSchedules,
    (viewer) => ({ viewer }),
    (rows, w) => rows.filter((row) => row['name'] === w.scheduleName).length,
    (who) => (who.admin ? 1 : 0),
  ),
  access(
    cypher.operations.getSchedule,
    (viewer, _scope, w) => ({ viewer, name: w.scheduleName }),
    (rows) => rows.length,
    (who) => (who.admin ? 1 : 0),
  ),
  access(
    cypher.operations.getAdministeredTenant,
    (viewer) => ({ viewer }),
    (rows, w) => rows.filter((row) => String(row['key']).startsWith(w.jobKey.slice(0, 11))).length,
    (who) => (who.admin ? 1 : 0),
  ),
];

/** Usage of another tenant is beside that of the one that is asked about. */
const usage = { from: '2026-04-23', to: '2026-04-23', scopes: [] };
const tokensOf = (rows: readonly Row[]): unknown => rows.map((row) => row['tokens']);
const usedBy = (who: Member): readonly number[] => (who.admin ? [who.home ? 7 : 11] : []);
const by = { day: true, scope: true, purpose: true, model: true };

const usageCases: readonly AccessCase[] = [
  access(cypher.operations.findEmbeddingUsage, (viewer) => ({ viewer, ...usage, by, limit: 50 }), tokensOf, usedBy),
  access(cypher.operations.getEmbeddingTotals, (viewer) => ({ viewer, ...usage }), tokensOf, usedBy),
];

/** Every statement that takes the viewer, with what the rules say of it; `move-scope` from both its ends. */
export const accessCases: readonly AccessCase[] = [
  ...scopeAccessCases,
  ...feedCases,
  ...documentCases,
  ...folderCases,
  ...promotionCases,
  ...tagCases,
  ...historyCases,
  ...recallCases,
  ...pluginCases,
  ...jobCases,
  ...lineageAccessCases,
  ...usageCases,
];
