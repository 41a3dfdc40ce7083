import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { TagMissing } from '../library.errors.js';
import { answerOnce, type Done, onceFor, writeOnce } from '../once.js';
import type { TagsMoved } from './move-tags.js';

type Retagging = Readonly<Record<string, unknown>> & {
  readonly scope?: string | null;
  readonly idempotencyKey?: string | null;
};

/**
 * Renames or merges tags once for each idempotency key. A repeated call is answered with what it came to, to who may still do it.
 * @throws AppError IDEMPOTENCY_KEY_REUSED, and what `work` throws
 */
export async function retagOnce(
  ctx: Ctx,
  call: string,
  input: Retagging,
  work: (tx: WriteTransaction) => Promise<TagsMoved>,
): Promise<TagsMoved> {
  const scope = input.scope ? parseScopeAddress(input.scope).address : '';
  const once = onceFor(call, { ...input });
  const doneOf = (moved: TagsMoved): Done => {
    const about = { documentKey: '', documentId: '', scope };
    return { outcome: 'UPDATED', warnings: [], ...about, answer: JSON.stringify(moved) };
  };
  return answerOnce(
    ctx,
    once,
    () => writeOnce(ctx, once, work, doneOf),
    async ({ answer }, replayed) => {
      const moved = JSON.parse(answer ?? '') as TagsMoved;
      await checkRight(ctx, scope, moved);
      return { ...moved, replayed };
    },
  );
}

async function checkRight(ctx: Ctx, scope: string, { label }: TagsMoved): Promise<void> {
  if (scope === '') {
    if (!ctx.viewer.admin) throw new TagMissing(label);
    return;
  }
  const address = { viewer: ctx.viewer.key, address: scope };
  if ((await ctx.graph.read(cypher.scopes.getWritableScope, address)) === null) throw new ScopeMissing(scope);
}
