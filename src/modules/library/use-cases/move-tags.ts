import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { TaggedDocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { newKey } from '../../../shared/ids.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { TagMissing, TagsNotWritable, TagTaken } from '../library.errors.js';
import { type MovedTag, movedTags, pathsOf } from '../moved-tags.js';
import { createPathTags } from '../path-tags.js';
import { replaceTags, type ReplacedTag } from '../replace-tags.js';
import type { TagName } from '../tag-name.js';

/** Most documents whose tags one call renames or merges. */
export const maxMoved = 1_000;

/** Most tags that go in the whole tenant, with those within their paths. */
export const maxTagsMoved = 10_000;

/** Which tags go, which one stands in their place, and on what documents. */
export interface TagMove {
  readonly from: readonly TagName[];
  readonly into: TagName;
  /** Address of a scope; null for the whole tenant. */
  readonly scope: string | null;
  /** Whether it is refused where a document has a tag that is to stand there already. */
  readonly unused: boolean;
}

/** What became of it. */
export interface TagsMoved extends TagName {
  readonly documents: number;
  /** Each tag that went from documents, and how many had it. */
  readonly tags: readonly ReplacedTag[];
  /** True where an earlier call with the same idempotency key has done it. */
  readonly replayed: boolean;
}

/**
 * Gives all documents of a scope and those within it, or of the whole tenant, one tag in place of others: each gets its next version and its events. What is within the paths of the others goes along. In the whole
 * tenant so does their place in the hierarchy, but for what their names say.
 * @throws AppError NOT_FOUND, BAD_INPUT, NOT_PERMITTED where some of the documents are not the viewer's to write,
 * ALREADY_EXISTS
 */
export async function moveTags(ctx: Ctx, tx: WriteTransaction, move: TagMove): Promise<TagsMoved> {
  const scope = move.scope === null ? null : parseScopeAddress(move.scope).address;
  const asked = { tags: move.from.map(({ id }) => id), paths: pathsOf(move.from), limit: maxMoved + 1 };
  const found = await lockTagged(ctx, tx, move, scope, asked);
  checkSize(found, scope);
  const moved = movedTags(await findGoing(ctx, tx, move, scope, found), move, fieldOf(move));
  const sources = new Set(moved.map(({ from }) => from.id));
  const having = found.filter(({ tags }) => tags.some(({ id }) => sources.has(id)));
  if (having.length === 0) throw new TagMissing(move.from.map(({ label }) => label).join(', #'));
  if (move.unused) await refuseTaken(ctx, tx, move, scope, { moved, having });
  checkWritable(having, scope);
  await makeTargets(ctx, tx, move, scope, moved);
  const tags = await replaceTags(ctx, tx, having, moved);
  return { ...move.into, documents: having.length, tags, replayed: false };
}

const fieldOf = ({ unused }: TagMove): string => (unused ? 'label' : 'into');

/** The documents that have some tags, locked, and the hierarchy with them in the whole tenant. */
async function lockTagged(
  ctx: Ctx,
  tx: WriteTransaction,
  { from }: TagMove,
  scope: string | null,
  asked: { readonly tags: readonly string[]; readonly paths: readonly string[]; readonly limit: number },
): Promise<readonly TaggedDocumentRow[]> {
  const viewer = ctx.viewer.key;
  const about = { viewer, ...asked };
  if (scope !== null) {
    const writable = await tx.run(cypher.scopes.getWritableScope, { viewer, address: scope });
    if (writable === null) throw new ScopeMissing(scope);
    return tx.run(cypher.library.findTaggedDocuments, { ...about, scope });
  }
  const locked = await tx.run(cypher.library.setHierarchyLocked, { viewer });
  if (locked === null) throw new TagMissing(from[0]?.label ?? '');
  return tx.run(cypher.library.findAllTaggedDocuments, about);
}

function checkSize(found: readonly TaggedDocumentRow[], scope: string | null): void {
  if (found.length <= maxMoved) return;
  const hint = 'Do it for each scope below by itself.';
  throw new BadInput('scope', `more than ${maxMoved} documents of ${scope ?? 'the tenant'} have these tags`, hint);
}

/** The tags that may go: those that the documents have; in the whole tenant also those that no document has. */
async function findGoing(
  ctx: Ctx,
  tx: WriteTransaction,
  { from }: TagMove,
  scope: string | null,
  found: readonly TaggedDocumentRow[],
): Promise<readonly TagName[]> {
  const byId = new Map(found.flatMap(({ tags }) => tags).map((tag) => [tag.id, tag]));
  if (scope !== null) return [...byId.values()];
  const asked = { tenantKey: ctx.viewer.tenantKey, paths: pathsOf(from), limit: maxTagsMoved + 1 };
  const within = await tx.run(cypher.library.findTagsWithinPaths, asked);
  if (within.length > maxTagsMoved) throw new BadInput('tag', `more than ${maxTagsMoved} tags are within its path`);
  for (const tag of [...from, ...within]) if (!byId.has(tag.id)) byId.set(tag.id, tag);
  return [...byId.values()];
}

/** Refuses a name that a document has already. @throws AppError ALREADY_EXISTS */
async function refuseTaken(
  ctx: Ctx,
  tx: WriteTransaction,
  move: TagMove,
  scope: string | null,
  { moved, having }: { readonly moved: readonly MovedTag[]; readonly having: readonly TaggedDocumentRow[] },
): Promise<void> {
  const used = new Set(having.flatMap(({ tags }) => tags.map(({ id }) => id)));
  const sources = new Set(moved.map(({ from }) => from.id));
  const targets = moved.filter(({ from, into }) => used.has(from.id) && !sources.has(into.id));
  const ids = targets.map(({ into }) => into.id);
  const [taken] = await lockTagged(ctx, tx, move, scope, { tags: ids, paths: [], limit: 1 });
  const there = targets.find(({ into }) => taken?.tags.some(({ id }) => id === into.id));
  if (taken !== undefined && there !== undefined) throw new TagTaken(there.into.label, taken.id);
}

function checkWritable(having: readonly TaggedDocumentRow[], scope: string | null): void {
  const foreign = having.filter(({ writable }) => !writable).map(({ id }) => id);
  if (foreign.length > 0) throw new TagsNotWritable(foreign, scope ?? 'the tenant');
}

/** The tags that stand in the place of others; in the whole tenant with the place of those in the hierarchy. */
async function makeTargets(
  ctx: Ctx,
  tx: WriteTransaction,
  { unused }: TagMove,
  scope: string | null,
  moved: readonly MovedTag[],
): Promise<void> {
  const { tenantKey } = ctx.viewer;
  const targets = [...new Map(moved.map(({ into }) => [into.id, into])).values()];
  await createPathTags(ctx, tx, targets);
  const tags = targets.map(({ id, label }) => ({ id, label, key: newKey() }));
  await tx.run(cypher.library.upsertTags, { tenantKey, tags, at: ctx.clock.now() });
  if (scope !== null) return;
  const moves = moved.map(({ from, into }) => ({ from: from.id, into: into.id }));
  const { circle } = await tx.run(cypher.library.moveBroaderTags, { tenantKey, moves });
  if (circle.length > 0) refuseCircle(circle);
  if (!unused) return;
  await tx.run(cypher.library.setTagLabels, { tenantKey, tags: targets.map(({ id, label }) => ({ id, label })) });
}

function refuseCircle(circle: readonly string[]): never {
  const names = circle.map((label) => `#${label}`).join(', ');
  const hint = 'Take them apart with `setBroaderTags` first.';
  const why = `other tags stand between these in the hierarchy (${names}): that would be a circle`;
  throw new BadInput('into', why, hint);
}
