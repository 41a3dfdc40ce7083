import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DerivedRow, DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { newKey } from '../../../shared/ids.js';

/** Marks as stale all that was made from documents whose content has changed, in the transaction of the change. */
export async function markDerived(ctx: Ctx, tx: WriteTransaction, documents: readonly DocumentRow[]): Promise<void> {
  if (documents.length === 0) return;
  const itemKeys = documents.map(({ key }) => key);
  const rows = await tx.run(cypher.library.setDerivedStale, { itemKeys, tagKey: newKey(), at: ctx.clock.now() });
  announceStale(ctx, tx, rows);
}

/** Tells of each document that it is stale now: readers of its scope learn of it, and nobody else. */
export function announceStale(ctx: Ctx, tx: WriteTransaction, rows: readonly DerivedRow[]): void {
  for (const { key, id, scopeKey, scope, type, title, version } of rows) {
    tx.announce({
      ...{ kind: 'DOCUMENT_TAGGED', tenantKey: ctx.viewer.tenantKey, itemKey: key, itemVersion: version },
      ...{ scopesBefore: [scopeKey], scopesAfter: [scopeKey] },
      payload: { id, title, type, scope, tags: ['stale'] },
    });
  }
}
