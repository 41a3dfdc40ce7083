import type { Ctx } from '../../context.js';
import type { DocumentRow } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import type { EventKind } from '../../outbox/event-map.js';
import { indexDocumentJob, type PreparedChunks } from '../ingestion/index.js';

/** Puts an event about a document that stays in its scope into the outbox. */
export function announceDocument(
  ctx: Ctx,
  tx: WriteTransaction,
  kind: EventKind,
  document: DocumentRow,
  detail: Readonly<Record<string, unknown>> = {},
): void {
  tx.announce({
    kind,
    tenantKey: ctx.viewer.tenantKey,
    itemKey: document.key,
    itemVersion: document.version,
    scopesBefore: kind === 'DOCUMENT_CREATED' ? [] : [document.scopeKey],
    scopesAfter: kind === 'DOCUMENT_DELETED' ? [] : [document.scopeKey],
    payload: { id: document.id, title: document.title, type: document.type, scope: document.scope, ...detail },
  });
}

/** Puts the job that embeds the chunks of a document into the queue, and says that they wait for it. */
export function enqueueIndexing(
  ctx: Ctx,
  tx: WriteTransaction,
  document: DocumentRow,
  { chunks, pending, heldBack }: PreparedChunks,
): void {
  tx.enqueue(indexDocumentJob(ctx.viewer.tenantKey, document.key, document.generation));
  const detail = { chunks: chunks.length, embedded: chunks.length - pending, ...(heldBack && { reason: heldBack }) };
  announceDocument(ctx, tx, 'INDEX_PENDING', document, detail);
}
