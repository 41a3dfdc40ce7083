import { createHash } from 'node:crypto';
import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { IdempotencyRow } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { BadInput } from '../../shared/errors.js';
import { newKey } from '../../shared/ids.js';
import { IdempotencyKeyReused } from './library.errors.js';
import { canonical } from './metadata.js';

/** Longest idempotency key, in characters. */
export const maxIdempotencyKey = 200;

/** A call that is done once, however often it is sent: its key, what it asks for, and who of its senders does it. */
export interface Once {
  readonly name: string;
  readonly fingerprint: string;
  readonly claim: string;
}

/** What a call asks for, with its key where it has one. */
type CallInput = Readonly<Record<string, unknown>> & { readonly idempotencyKey?: string | null };

/** What is kept of a call that is done; `answer` is JSON of what cannot be read again afterwards. */
export type Done = Omit<IdempotencyRow, 'key' | 'fingerprint' | 'answer'> & { readonly answer?: string | null };

/** Another call with the same key was faster. `answerOnce` gives its answer; nobody sees this. */
class DoneMeanwhile extends Error {}

/**
 * The call that an idempotency key names; null without a key.
 * @param call name of the operation, which is a part of what is asked for
 * @throws AppError BAD_INPUT for a key that is empty or longer than 200 characters
 */
export function onceFor(call: string, { idempotencyKey, ...input }: CallInput): Once | null {
  if (idempotencyKey === null || idempotencyKey === undefined) return null;
  if (idempotencyKey === '' || idempotencyKey.length > maxIdempotencyKey) {
    throw new BadInput('idempotencyKey', `must have 1 to ${maxIdempotencyKey} characters`);
  }
  const plain: unknown = JSON.parse(JSON.stringify({ call, ...input })); // dates as their text
  const asked = JSON.stringify(canonical(plain));
  const fingerprint = createHash('sha256').update(asked).digest('hex');
  return { name: idempotencyKey, fingerprint, claim: newKey() };
}

/**
 * Answers a call: with what it came to when it was done before, else by doing it. A call that failed is not kept, and
 * may be sent again with its key.
 * @param replay makes the answer of what was done before; `replayed` is false where this very call has done it
 * @throws AppError IDEMPOTENCY_KEY_REUSED, and what `work` and `replay` throw
 */
export async function answerOnce<T>(
  ctx: Ctx,
  once: Once | null,
  work: () => Promise<T>,
  replay: (done: Done, replayed: boolean) => Promise<T>,
): Promise<T> {
  if (once === null) return work();
  const before = await findDone(ctx, once);
  if (before !== null) return replay(before, true);
  try {
    return await work();
  } catch (error) {
    const meanwhile = await findDone(ctx, once); // another call may have done it, and this one failed because of that
    if (meanwhile === null) throw error;
    return replay(meanwhile, meanwhile.key !== once.claim);
  }
}

/** Writes in one transaction what a call asks for, and with it that the call is done. */
export async function writeOnce<T>(
  ctx: Ctx,
  once: Once | null,
  work: (tx: WriteTransaction) => Promise<T>,
  doneOf: (result: T) => Done,
): Promise<T> {
  return ctx.graph.write(async (tx) => {
    if (once === null) return work(tx);
    const owner = { userKey: ctx.viewer.key, name: once.name };
    const { claim, fingerprint } = once;
    const held = await tx.run(cypher.library.upsertIdempotencyKey, {
      ...owner,
      ...{ claim, fingerprint, at: ctx.clock.now() },
    });
    if (held.key !== claim) throw new DoneMeanwhile();
    const result = await work(tx);
    await tx.run(cypher.library.setIdempotencyOutcome, { answer: null, ...owner, ...doneOf(result) });
    return result;
  });
}

async function findDone(ctx: Ctx, once: Once): Promise<IdempotencyRow | null> {
  const row = await ctx.graph.read(cypher.library.getIdempotencyKey, { userKey: ctx.viewer.key, name: once.name });
  if (row !== null && row.fingerprint !== once.fingerprint) throw new IdempotencyKeyReused();
  return row;
}
