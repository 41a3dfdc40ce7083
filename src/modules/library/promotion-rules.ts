import type { PromotionTargetRow } from '../../graph/generated/library.js';
import { isScopeKind, rulesOf, type ScopeKindName } from '../scopes/index.js';
import { normaliseTag } from './tag-name.js';

/** A tag that promotes what it is set on, and the level that it promotes to. */
export interface PromotionTag {
  /** Its normal form. */
  readonly tag: string;
  readonly to: ScopeKindName;
}

/** What may promote a document by itself: the tags that it has just been given, or that a process has just produced it. */
export interface PromotionCauses {
  /** Normal forms. */
  readonly tags: readonly string[];
  readonly isNewResult: boolean;
}

/** A promotion that was asked for by a tag or rule and is not done. */
export interface RefusedPromotion {
  readonly reason: 'no-scope' | 'not-permitted' | 'not-accepted' | 'too-large';
  readonly warning: string;
}

/** Where a document goes by itself, if anywhere, and what stood in the way of going higher. */
export interface PromotionDecision {
  readonly target: { readonly scope: PromotionTargetRow; readonly cause: string } | null;
  readonly refused: readonly RefusedPromotion[];
}

/** The levels whose scopes say which tags promote, for themselves and all within them: projects and universes. */
const rulingTier = 2;

/** Whether a kind of scope says which tags promote, and whether results do. */
export function rulesPromotion(kind: ScopeKindName): boolean {
  return rulesOf(kind).tier === rulingTier;
}

/**
 * Reads `tag:kind`, as settings and scopes keep it.
 * @throws AppError BAD_INPUT for what is no tag; Error for an unknown kind
 */
export function readPromotionTag(text: string): PromotionTag {
  const colon = text.lastIndexOf(':');
  const to = text.slice(colon + 1);
  if (!isScopeKind(to)) throw new Error(`${text} names no kind of scope`);
  return { tag: normaliseTag(text.slice(0, colon)).id, to };
}

/** The text that `readPromotionTag` reads. */
export function writePromotionTag({ tag, to }: PromotionTag): string {
  return `${tag}:${to}`;
}

/**
 * Decides where a document goes by the tags that it was just given and by the rules of its project: to the highest of the
 * levels that they name, above its own, that takes it and that the viewer may write.
 * @param chain its scope and those above it, nearest first
 * @param serverTags the tags that promote where the project says nothing, as `tag:kind`
 */
export function decidePromotion(
  chain: readonly PromotionTargetRow[],
  causes: PromotionCauses,
  serverTags: readonly string[],
): PromotionDecision {
  const own = chain[0];
  if (own === undefined) return { target: null, refused: [] };
  const project = chain.find(({ tier }) => tier === rulingTier);
  const refused: RefusedPromotion[] = [];
  for (const wish of wishesOf(own, project, causes, serverTags)) {
    const scope = chain.find(({ tier }) => tier === wish.tier);
    const reason = refusal(scope);
    if (scope !== undefined && reason === null) return { target: { scope, cause: wish.cause }, refused };
    refused.push({ reason: reason ?? 'no-scope', warning: warningOf(wish, scope, own) });
  }
  return { target: null, refused };
}

interface Wish {
  readonly cause: string;
  readonly to: ScopeKindName;
  readonly tier: number;
}

/** What asks for a promotion, the highest level first; what asks for the own level or one below it asks for nothing. */
function wishesOf(
  own: PromotionTargetRow,
  project: PromotionTargetRow | undefined,
  { tags, isNewResult }: PromotionCauses,
  serverTags: readonly string[],
): readonly Wish[] {
  const byTag = (project?.promotionTags ?? serverTags)
    .map(readPromotionTag)
    .filter(({ tag }) => tags.includes(tag))
    .map(({ tag, to }) => ({ cause: `#${tag}`, to }));
  const byRule =
    isNewResult && own.kind === 'think-process' && project?.autoPromoteResults === true
      ? [{ cause: '`autoPromoteResults`', to: 'project' as const }]
      : [];
  return [...byTag, ...byRule]
    .map((wish) => ({ ...wish, tier: rulesOf(wish.to).tier ?? 0 }))
    .filter(({ tier }) => tier < (own.tier ?? Infinity))
    .sort((a, b) => a.tier - b.tier);
}

function refusal(scope: PromotionTargetRow | undefined): 'no-scope' | 'not-permitted' | 'not-accepted' | null {
  if (scope === undefined) return 'no-scope';
  if (!scope.writable) return 'not-permitted';
  return scope.acceptsPromotions ? null : 'not-accepted';
}

/** Who writes a scope reads all above it, so that they may be named. */
function warningOf({ cause, to }: Wish, scope: PromotionTargetRow | undefined, own: PromotionTargetRow): string {
  if (scope === undefined) return `${cause} promotes to the level of a ${to}: there is none above ${own.address}.`;
  const why = scope.writable ? 'that takes no promotions' : 'you may not write that';
  return `${cause} did not promote it to ${scope.address}: ${why}.`;
}
