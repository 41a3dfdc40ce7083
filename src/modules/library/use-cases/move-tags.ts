import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { TaggedDocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { newKey } from '../../../shared/ids.js';
import { keepVersions } from '../../history/index.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { TagMissing, TagsNotWritable, TagTaken } from '../library.errors.js';
import { createPathTags } from '../path-tags.js';
import type { TagName } from '../tag-name.js';

/** Most documents whose tags one call renames or merges. */
export const maxMoved = 1_000;

/** Which tags go, which one stands in their place, and on what documents. */
export interface TagMove {
  readonly from: readonly TagName[];
  readonly into: TagName;
  /** Address of a scope; null for the whole tenant. */
  readonly scope: string | null;
  /** Whether it is refused where a document has the tag that is to stand there already. */
  readonly unused: boolean;
}

/** What became of it. */
export interface MovedTags extends TagName {
  readonly documents: number;
}

/**
 * Gives all documents of a scope and those within it, or of the whole tenant, one tag in place of others, in one
 * transaction: each gets its next version and its events. In the whole tenant the place in the hierarchy goes along.
 * @throws AppError NOT_FOUND, BAD_INPUT, NOT_PERMITTED where some of the documents are not the viewer's to write,
 * ALREADY_EXISTS
 */
export async function moveTags(ctx: Ctx, move: TagMove): Promise<MovedTags> {
  const scope = move.scope === null ? null : parseScopeAddress(move.scope).address;
  return ctx.graph.write(async (tx) => {
    const found = await lockTagged(ctx, tx, move, scope);
    checkFound(found, move, scope);
    await createPathTags(ctx, tx, [move.into]);
    const at = ctx.clock.now();
    const { tenantKey } = ctx.viewer;
    await tx.run(cypher.library.upsertTags, { tenantKey, tags: [{ ...move.into, key: newKey() }], at });
    if (scope === null) await moveInHierarchy(ctx, tx, move);
    if (scope === null && move.unused) await tx.run(cypher.library.setTagLabel, { tenantKey, ...move.into });
    const documents = await replace(ctx, tx, move, found, at);
    return { ...move.into, documents };
  });
}

/** The documents that have the tags, or the one that is to stand in their place, locked. */
async function lockTagged(
  ctx: Ctx,
  tx: WriteTransaction,
  { from, into, unused }: TagMove,
  scope: string | null,
): Promise<readonly TaggedDocumentRow[]> {
  const viewer = ctx.viewer.key;
  const tags = [...from, ...(unused ? [into] : [])].map(({ id }) => id);
  const asked = { viewer, tags, limit: maxMoved + 1 };
  if (scope !== null) {
    const writable = await tx.run(cypher.scopes.getWritableScope, { viewer, address: scope });
    if (writable === null) throw new ScopeMissing(scope);
    return tx.run(cypher.library.findTaggedDocuments, { ...asked, scope });
  }
  const locked = await tx.run(cypher.library.setHierarchyLocked, { viewer });
  if (locked === null) throw new TagMissing(from[0]?.label ?? '');
  return tx.run(cypher.library.findAllTaggedDocuments, asked);
}

function checkFound(found: readonly TaggedDocumentRow[], { from, into, unused }: TagMove, scope: string | null): void {
  const where = scope ?? 'the tenant';
  if (found.length > maxMoved) {
    const hint = 'Do it for each scope below by itself.';
    throw new BadInput('scope', `more than ${maxMoved} documents of ${where} have these tags`, hint);
  }
  const ids = new Set(from.map(({ id }) => id));
  const having = found.filter(({ tags }) => tags.some((tag) => ids.has(tag)));
  if (having.length === 0) throw new TagMissing(from.map(({ label }) => label).join(', #'));
  const [other] = unused ? found.filter(({ tags }) => tags.includes(into.id)) : [];
  if (other !== undefined) throw new TagTaken(into.label, other.id);
  const foreign = having.filter(({ writable }) => !writable);
  if (foreign.length > 0)
    throw new TagsNotWritable(
      foreign.map(({ id }) => id),
      where,
    );
}

async function moveInHierarchy(ctx: Ctx, tx: WriteTransaction, { from, into }: TagMove): Promise<void> {
  const move = { tenantKey: ctx.viewer.tenantKey, from: from.map(({ id }) => id), into: into.id };
  const { circle } = await tx.run(cypher.library.moveBroaderTags, move);
  if (circle.length === 0) return;
  const names = circle.map((label) => `#${label}`).join(', ');
  const hint = 'Take them apart with `setBroaderTags` first.';
  throw new BadInput(
    'into',
    `other tags stand between these in the hierarchy (${names}): that would be a circle`,
    hint,
  );
}

async function replace(
  ctx: Ctx,
  tx: WriteTransaction,
  { from, into }: TagMove,
  found: readonly TaggedDocumentRow[],
  at: Date,
): Promise<number> {
  const tags = from.map(({ id }) => id);
  const ids = new Set(tags);
  const having = found.filter((row) => row.tags.some((tag) => ids.has(tag)));
  const keys = having.map(({ key }) => key);
  await keepVersions(ctx, tx, keys, 'the rest');
  const rows = await tx.run(cypher.library.moveTags, { keys, tags, into: into.id, at });
  const byKey = new Map(having.map((row) => [row.key, row]));
  for (const { key, version, removed, added } of rows) {
    const row = byKey.get(key);
    if (row === undefined) continue;
    const { id, title, type, scope, scopeKey } = row;
    const about = { tenantKey: ctx.viewer.tenantKey, itemKey: key, itemVersion: version };
    const place = { scopesBefore: [scopeKey], scopesAfter: [scopeKey] };
    const payload = { id, title, type, scope };
    tx.announce({ kind: 'DOCUMENT_UNTAGGED', ...about, ...place, payload: { ...payload, tags: removed } });
    if (added) tx.announce({ kind: 'DOCUMENT_TAGGED', ...about, ...place, payload: { ...payload, tags: [into.id] } });
  }
  return rows.length;
}
