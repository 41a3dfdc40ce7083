import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ContentsRow, SubtreeRow } from '../../../graph/generated/scopes.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { purgeArchivedJob } from '../jobs/purge-archived.js';
import { parseScopeAddress, type ScopeKindName } from '../scope-kinds.js';
import { ScopeMissing, ScopeNotEmpty } from '../scopes.errors.js';

/** How long a deleted scope can be restored, in ms: 30 days. */
const archiveMs = 30 * 24 * 60 * 60 * 1_000;

/** Kinds that are kept for 30 days; of the others nothing is. */
const kept: readonly ScopeKindName[] = ['organization', 'space', 'group', 'universe', 'project'];

/** How often a subtree is locked anew because something was created in it meanwhile. */
const maxLocks = 20;

/** What became of a scope, or would. */
export interface DeletedScope {
  readonly outcome: 'WOULD_DELETE' | 'ARCHIVED' | 'DELETED';
  readonly scope: string;
  readonly contents: ContentsRow;
  /** Until when it can be restored; null where it cannot. */
  readonly restorableUntil: Date | null;
}

/**
 * Deletes a scope with all within it. Nothing finds it from this moment on. Organizations, spaces, groups, universes and
 * projects are archived for 30 days and can be restored; sessions, think processes and users are purged at once, by a job.
 * With `dryRun` it only says what would go.
 * @throws AppError NOT_FOUND; SCOPE_NOT_EMPTY for an organization that holds scopes, and without `cascade` for any other of the
 * first five kinds that holds anything
 */
export async function deleteScope(
  ctx: Ctx,
  input: { readonly scope: string; readonly cascade: boolean; readonly dryRun: boolean },
): Promise<DeletedScope> {
  const { address } = parseScopeAddress(input.scope);
  const params = { viewer: ctx.viewer.key, address };
  if (input.dryRun) {
    const [contents] = await ctx.graph.read(cypher.scopes.findContents, params);
    const scope = await ctx.graph.read(cypher.scopes.getWritableScope, params);
    if (contents === undefined || scope === null) throw new ScopeMissing(address);
    const until = restorableUntil(ctx, scope.kind);
    return { outcome: 'WOULD_DELETE', scope: scope.address, contents, restorableUntil: until };
  }
  return ctx.graph.write(async (tx) => {
    const root = await lockSubtree(tx, params);
    if (root === null) throw new ScopeMissing(address);
    const [contents = { scopes: root.scopes, documents: 0, chunks: 0, members: 0 }] = await tx.run(
      cypher.scopes.findContents,
      params,
    );
    checkConsent(root, contents, input.cascade);
    return archive(ctx, tx, root, contents);
  });
}

async function archive(ctx: Ctx, tx: WriteTransaction, root: SubtreeRow, contents: ContentsRow): Promise<DeletedScope> {
  const at = ctx.clock.now();
  const until = restorableUntil(ctx, root.kind);
  const params = { viewer: ctx.viewer.key, address: root.address, at, purgeAt: until ?? at };
  await tx.run(cypher.scopes.deleteScope, params);
  tx.announce({
    kind: 'SCOPE_DELETED',
    tenantKey: ctx.viewer.tenantKey,
    itemKey: root.key,
    itemVersion: root.version + 1,
    scopesBefore: root.parentKey === null ? [root.key] : [root.key, root.parentKey],
    scopesAfter: [],
    payload: { address: root.address },
  });
  if (until === null) tx.enqueue(purgeArchivedJob(ctx.viewer.tenantKey));
  const outcome = until === null ? 'DELETED' : 'ARCHIVED';
  return { outcome, scope: root.address, contents, restorableUntil: until };
}

/** Until two looks find as many scopes: a scope that is locked gets no new ones. */
async function lockSubtree(
  tx: WriteTransaction,
  params: { readonly viewer: string; readonly address: string },
): Promise<SubtreeRow | null> {
  let before = await tx.run(cypher.scopes.setSubtreeLocked, params);
  for (let i = 0; i < maxLocks && before !== null; i += 1) {
    const now = await tx.run(cypher.scopes.setSubtreeLocked, params);
    if (now?.scopes === before.scopes) return now;
    before = now;
  }
  return before;
}

function checkConsent(root: SubtreeRow, contents: ContentsRow, cascade: boolean): void {
  if (!kept.some((kind) => kind === root.kind)) return;
  const below = contents.scopes - 1;
  if (root.kind === 'organization' && below > 0) {
    throw new ScopeNotEmpty(root.address, `${below} scopes`, 'Delete or move the scopes within it first.');
  }
  if (cascade || (below === 0 && contents.documents === 0)) return;
  const held = `${below} scopes and ${contents.documents} documents`;
  throw new ScopeNotEmpty(root.address, held, '`dryRun: true` counts them; `cascade: true` deletes them too.');
}

function restorableUntil(ctx: Ctx, kind: string): Date | null {
  return kept.some((each) => each === kind) ? new Date(ctx.clock.now().getTime() + archiveMs) : null;
}
