import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentRow, PromotionTargetRow } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { lockTree, maxMoved, promoteLocked } from './move-documents.js';
import { decidePromotion, type PromotionDecision, type RefusedPromotion } from './promotion-rules.js';

/** A locked document that has just been made or tagged, and the normal forms of the tags that are new to it. */
export interface NewlyTagged {
  readonly document: DocumentRow;
  readonly tags: readonly string[];
  readonly isNew: boolean;
}

/** What became of a document by tags and rules: it after the move, if it has moved, and what its writer should know. */
export interface RuledDocument {
  readonly document: DocumentRow;
  readonly warnings: readonly string[];
}

interface Decided {
  readonly document: DocumentRow;
  readonly decision: PromotionDecision;
}

/**
 * Promotes a document by the tags that it has just been given, in the transaction that gives them, for whoever does.
 * Where that cannot be, the tag is set all the same, and a warning says why.
 */
export async function promoteByTags(ctx: Ctx, tx: WriteTransaction, tagged: NewlyTagged): Promise<RuledDocument> {
  const ruled = await promoteAllByTags(ctx, tx, [tagged]);
  return ruled.get(tagged.document.key) ?? { document: tagged.document, warnings: [] };
}

/**
 * Promotes documents by the tags that they have just been given and new results by the rule of their project, a statement
 * for each target.
 * @returns what became of them, by key; one that no tag or rule is about may be missing
 */
export async function promoteAllByTags(
  ctx: Ctx,
  tx: WriteTransaction,
  tagged: readonly NewlyTagged[],
): Promise<ReadonlyMap<string, RuledDocument>> {
  const concerned = tagged.filter((each) => each.tags.length > 0 || isNewResult(each));
  if (concerned.length === 0) return new Map();
  const scopeKeys = [...new Set(concerned.map(({ document }) => document.scopeKey))];
  const rows = await tx.run(cypher.library.findPromotionTargets, { viewer: ctx.viewer.key, scopeKeys });
  const chains = Map.groupBy(rows, ({ fromKey }) => fromKey);
  const decided = concerned.map((each): Decided => {
    const causes = { tags: each.tags, isNewResult: isNewResult(each) };
    const chain = chains.get(each.document.scopeKey) ?? [];
    return { document: each.document, decision: decidePromotion(chain, causes, ctx.promotionTags) };
  });
  const moved = await moveToTargets(ctx, tx, decided);
  return new Map(decided.map((each) => [each.document.key, outcomeOf(ctx, tx, each, moved)]));
}

function isNewResult({ document, isNew }: NewlyTagged): boolean {
  return isNew && document.type === 'result' && document.sourceThinkProcessId !== null;
}

/** What has moved, by key, as it is then. */
async function moveToTargets(
  ctx: Ctx,
  tx: WriteTransaction,
  decided: readonly Decided[],
): Promise<ReadonlyMap<string, DocumentRow>> {
  const byTarget = new Map<string, { readonly scope: PromotionTargetRow; readonly documents: DocumentRow[] }>();
  for (const { document, decision } of decided) {
    if (decision.target === null) continue;
    const { scope } = decision.target;
    const group = byTarget.get(scope.key) ?? { scope, documents: [] };
    byTarget.set(scope.key, group);
    group.documents.push(document);
  }
  for (const { scope, documents } of byTarget.values()) await moveGroup(ctx, tx, documents, scope);
  const ids = [...byTarget.values()].flatMap(({ documents }) => documents.map(({ id }) => id));
  if (ids.length === 0) return new Map();
  const rows = await tx.run(cypher.library.findWritableDocuments, { viewer: ctx.viewer.key, ids });
  return new Map(rows.map((row) => [row.key, row]));
}

/** Folders take what is in them along; one that holds too much stays. */
async function moveGroup(
  ctx: Ctx,
  tx: WriteTransaction,
  documents: readonly DocumentRow[],
  to: PromotionTargetRow,
): Promise<void> {
  const trees = await Promise.all(documents.map((document) => lockTree(tx, document)));
  const all = new Map(trees.flatMap((tree) => (tree ?? []).map((each) => [each.key, each] as const)));
  await promoteLocked(ctx, tx, [...all.values()], to, { how: 'AUTO_PROMOTED', reason: null });
}

function outcomeOf(
  ctx: Ctx,
  tx: WriteTransaction,
  { document, decision }: Decided,
  moved: ReadonlyMap<string, DocumentRow>,
): RuledDocument {
  const { target, refused } = decision;
  const after = moved.get(document.key) ?? document;
  const hasMoved = after.scopeKey !== document.scopeKey;
  const tooLarge: readonly RefusedPromotion[] = target === null || hasMoved ? [] : [tooLargeFor(target)];
  const all = [...refused, ...tooLarge];
  for (const { reason } of all) {
    tx.afterCommit(() => {
      ctx.metrics.promotionsRefused.inc({ reason });
      ctx.log.info({ document: document.key, reason }, 'a tag or rule did not promote a document');
    });
  }
  const done = target !== null && hasMoved ? [`${target.cause} has promoted it to ${target.scope.address}.`] : [];
  return { document: after, warnings: [...all.map(({ warning }) => warning), ...done] };
}

function tooLargeFor({ scope, cause }: NonNullable<PromotionDecision['target']>): RefusedPromotion {
  const warning = `${cause} did not promote it to ${scope.address}: it holds more than ${maxMoved} documents.`;
  return { reason: 'too-large', warning };
}
