import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentRow } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { checkVersion, type ExpectedVersion } from './check-version.js';
import { DocumentMissing } from './library.errors.js';
import { answerOnce, type Done, type Once, onceFor, writeOnce } from './once.js';

/** What became of a write. */
export interface DocumentWrite {
  readonly document: DocumentRow;
  readonly outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'MOVED';
  readonly warnings: readonly string[];
  /** True where an earlier call with the same idempotency key has done it. */
  readonly replayed: boolean;
}

/** Which document a write is for, the version that it was made for, and the key under which it is done once. */
export interface WriteTarget {
  readonly id: string;
  readonly expectedVersion?: ExpectedVersion;
  readonly idempotencyKey?: string | null;
}

/** The write of a document that is done once: what was done before is answered with the document as it is now. */
export function answerWrite(ctx: Ctx, once: Once | null, work: () => Promise<DocumentWrite>): Promise<DocumentWrite> {
  return answerOnce(ctx, once, work, async ({ documentKey, documentId, outcome, warnings }, replayed) => {
    const document = await ctx.graph.read(cypher.library.getDocument, { viewer: ctx.viewer.key, id: documentId });
    if (document?.key !== documentKey) throw new DocumentMissing(documentId); // gone, or no longer for this viewer
    return { document, outcome: outcome as DocumentWrite['outcome'], warnings, replayed };
  });
}

/** What is kept of a write under its idempotency key. */
export function doneOf({ document, outcome, warnings }: DocumentWrite): Done {
  return { outcome, warnings, documentKey: document.key, documentId: document.id, scope: document.scope };
}

/**
 * Changes a document that is locked and has the expected version, in one transaction, once for each idempotency key.
 * @param call name of the operation, and what it asks for beside its target
 * @throws AppError NOT_FOUND, CONFLICT, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export function changeDocument(
  ctx: Ctx,
  target: WriteTarget,
  call: { readonly name: string; readonly asks: object },
  change: (tx: WriteTransaction, document: DocumentRow) => Promise<DocumentWrite>,
): Promise<DocumentWrite> {
  const once = onceFor(call.name, { ...call.asks, ...target });
  return answerWrite(ctx, once, () =>
    writeOnce(ctx, once, async (tx) => change(tx, await lockDocument(ctx, tx, target)), doneOf),
  );
}

/**
 * Locks a document until the transaction ends.
 * @throws AppError NOT_FOUND where the viewer may not write it, CONFLICT
 */
export async function lockDocument(ctx: Ctx, tx: WriteTransaction, target: WriteTarget): Promise<DocumentRow> {
  const viewer = ctx.viewer.key;
  const document = await tx.run(cypher.library.getWritableDocument, { viewer, id: target.id });
  if (document === null) throw new DocumentMissing(target.id);
  await checkVersion(tx.run, viewer, document, target.expectedVersion);
  return document;
}
