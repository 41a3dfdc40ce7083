import type { Ctx } from '../../../context.js';
import { announceSystemEvent } from '../../../outbox/system-events.js';
import { BadInput } from '../../../shared/errors.js';
import { checkLanguage, checkLanguages, undetermined } from '../../ingestion/index.js';
import { findTagGroups, normaliseTags } from '../../library/index.js';
import { checkCrossProject, parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { type HitVia, rankHits, type RankedHit, type SearchedGroup } from '../rank-hits.js';
import { vectorShareOf } from '../vector-share.js';
import { questionWords } from '../word-search.js';
import { findRelated, maxExpandHops, type RelatedDocument } from './find-related.js';
import { type Searched, searchWithSiblings } from './search-siblings.js';

/** What `ragQuery` takes. */
export interface RagQueryInput {
  readonly query: string;
  readonly scope: string;
  readonly tags?: readonly string[] | null;
  /** Whether narrower tags count for a tag. Default: true. */
  readonly expandHierarchy?: boolean | null;
  /** Only passages in one of these languages (BCP 47, `und`); all where it is empty. */
  readonly languages?: readonly string[] | null;
  /** Of a document's translations the one that answers. Default: that of the question, else English. */
  readonly preferredLanguage?: string | null;
  readonly limit?: number | null;
  readonly minSimilarity?: number | null;
  readonly groupByDocument?: boolean | null;
  readonly includeStale?: boolean | null;
  /** Steps by references and lineage from the hits to `related`. Default 0. */
  readonly expandHops?: number | null;
  /** Also the projects and universes that the viewer is a member of; from his own user scope alone. */
  readonly crossProject?: boolean | null;
}

/** How one scope took part in a search. */
export interface SearchedScope {
  readonly address: string;
  readonly kind: string;
  readonly title: string;
  readonly weight: number;
  readonly via: HitVia;
  /** Candidates that the arms found in it, and hits of the answer. */
  readonly candidates: number;
  readonly hits: number;
}

/** The answer to a query, with how it came to be. */
export interface RagResponse {
  readonly hits: readonly RankedHit[];
  readonly related: readonly RelatedDocument[];
  readonly trace: {
    readonly scopes: readonly SearchedScope[];
    readonly model: string;
    readonly baseline: number;
    readonly vectorShare: number;
    readonly vectorSearch: boolean;
    /** Language that the question was taken to be in; `und` where it is not sure. */
    readonly language: string;
    readonly embedMs: number;
    readonly searchMs: number;
  };
  readonly warnings: readonly string[];
}

/** Greatest and default number of hits, and longest question in characters. */
export const maxLimit = 100;
export const defaultLimit = 10;
export const maxQuery = 20_000;

/** Hits that an arm fetches at least, so that what the other arm found can be fused with it. */
const leastCandidates = 30;

/**
 * Searches the documents of all scopes that are visible from one, by meaning and by words, weighted by the proximity of
 * their scopes; from a think process that has been let see them also the results of its siblings. When the question cannot be
 * embedded it searches by words alone, and says so.
 * @throws AppError NOT_FOUND for an unknown scope, BAD_INPUT
 */
export async function ragQuery(ctx: Ctx, input: RagQueryInput): Promise<RagResponse> {
  const { preferredLanguage, minSimilarity, tagNames, expandHops, kind, ...question } = checkQuestion(input);
  const asked = { ...question, tags: await findTagGroups(ctx, tagNames, input.expandHierarchy) };
  const { scope, limit, groupByDocument } = asked;
  const started = performance.now();
  const { words, language, languageSure } = questionWords(input.query, asked.languages);
  const account = Promise.withResolvers<string | null>();
  const embedding = words.text === '' ? nothingAsked : await embedQuestion(ctx, input.query, account.promise);
  const { vector } = embedding;
  const embedded = performance.now();
  const candidates = Math.max(leastCandidates, limit);
  const searching = searchWithSiblings(ctx, { ...asked, vector, words, candidates, wanted: limit }, kind);
  account.resolve(keyOfAsked(searching));
  const { groups, warnings } = await searching;
  if (groups.length === 0) throw new ScopeMissing(scope);
  const searched = performance.now();
  const { baseline, model } = ctx.space;
  const vectorShare = vectorShareOf(input.query);
  const hits = rankHits(groups, {
    baseline: vector === null ? null : baseline,
    ...{ vectorShare, limit, minSimilarity, groupByDocument, languageSure },
    preferredLanguage: preferredLanguage ?? (language === undetermined ? null : language),
  });
  const how = { model, baseline, vectorShare, vectorSearch: vector !== null, language };
  const times = { embedMs: embedded - started, searchMs: searched - embedded };
  const related = await findRelated(ctx, groups, hits, expandHops);
  const trace = { scopes: traceScopes(groups, hits), ...how, ...times };
  return { hits, related, trace, warnings: [...embedding.warnings, ...warnings] };
}

/** What is asked for, with its defaults. @throws AppError BAD_INPUT */
function checkQuestion(input: RagQueryInput) {
  const { address: scope, kind } = parseScopeAddress(input.scope);
  const crossProject = input.crossProject ?? false;
  checkCrossProject(kind, crossProject);
  const limit = checkLimit(input.limit);
  if (input.query.length > maxQuery) throw new BadInput('query', `must have at most ${maxQuery} characters`);
  const { preferredLanguage: preferred } = input;
  return {
    ...{ scope, kind, crossProject, limit },
    tagNames: normaliseTags(input.tags ?? []),
    languages: checkLanguages(input.languages),
    preferredLanguage: preferred ? checkLanguage(preferred, 'preferredLanguage') : null,
    minSimilarity: input.minSimilarity ?? 0,
    groupByDocument: input.groupByDocument ?? false,
    includeStale: input.includeStale ?? true,
    expandHops: checkHops(input.expandHops ?? 0),
  };
}

/** A question as a vector; null where it could not be had, or where there is no word in it. */
interface EmbeddedQuestion {
  readonly vector: Float32Array | null;
  readonly warnings: readonly string[];
}

const nothingAsked: EmbeddedQuestion = { vector: null, warnings: [] };

/** Key of the scope that was asked from, on whose account the question is; null where it is none that the viewer may see. */
async function keyOfAsked(searching: Promise<Searched>): Promise<string | null> {
  const { groups } = await searching.catch(() => ({ groups: [] }));
  const scopes = groups.flatMap((group) => group.scopes);
  return scopes.find(({ distance }) => distance === 0)?.key ?? null;
}

async function embedQuestion(ctx: Ctx, query: string, scope: Promise<string | null>): Promise<EmbeddedQuestion> {
  const { tenantKey, key: among } = ctx.viewer;
  try {
    const use = { tenantKey, scope, purpose: 'QUERY', among } as const;
    const [vector = null] = await ctx.ai.embedding.embed([query], 'query', 'interactive', use);
    return { vector, warnings: [] };
  } catch (error) {
    ctx.metrics.textFallbacks.inc();
    ctx.log.warn({ error }, 'query could not be embedded: searched by words alone');
    const message = 'The query could not be embedded, so it was searched by its words alone.';
    announceSystemEvent(ctx, { kind: 'TEXT_FALLBACK', tenantKey, message });
    return { vector: null, warnings: [message] };
  }
}

function checkHops(hops: number): number {
  if (hops >= 0 && hops <= maxExpandHops) return hops;
  throw new BadInput('expandHops', `must be between 0 and ${maxExpandHops}, got ${hops}`);
}

function checkLimit(limit: number | null | undefined): number {
  const size = limit ?? defaultLimit;
  if (size < 1 || size > maxLimit) throw new BadInput('limit', `must be between 1 and ${maxLimit}, got ${size}`);
  return size;
}

function traceScopes(groups: readonly SearchedGroup[], hits: readonly RankedHit[]): readonly SearchedScope[] {
  const scopes = groups.flatMap((group) => group.scopes.map((scope) => ({ ...scope, group })));
  scopes.sort((a, b) => a.distance - b.distance || b.group.weight - a.group.weight);
  return scopes.map(({ address, kind, title, key, group }) => ({
    address,
    kind,
    title,
    ...{ weight: group.weight, via: group.via },
    candidates: group.hits.filter((hit) => hit.scopeKey === key).length,
    hits: hits.filter((hit) => hit.scope === address).length,
  }));
}
