import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { newKey } from '../../shared/ids.js';

/** What a change is of: content as well, or only what stands around it (title, tags, metadata, MIME type, language). */
export type Changed = 'content' | 'the rest';

/**
 * Keeps what items are, as a version each, before the same transaction changes them, and announces that. The items are
 * locked, and the transaction changes each of them and counts its version once. All of them in one statement.
 * @param keys of the items; none does nothing
 * @param changed content is kept only where it changes: a version without it has that of the next one
 */
export async function keepVersions(
  { viewer, clock, versionRetention }: Pick<Ctx, 'viewer' | 'clock' | 'versionRetention'>,
  tx: WriteTransaction,
  keys: readonly string[],
  changed: Changed,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await tx.run(cypher.history.createVersions, {
    items: keys.map((itemKey) => ({ itemKey, key: newKey() })),
    withContent: changed === 'content',
    by: viewer.key,
    at: clock.now(),
    retention: versionRetention,
  });
  for (const { itemKey, tenantKey, id, type, scopeKey, scope, version } of rows) {
    tx.announce({
      kind: 'DOCUMENT_VERSIONED',
      ...{ tenantKey, itemKey, itemVersion: version + 1, scopesBefore: [scopeKey], scopesAfter: [scopeKey] },
      payload: { id, type, scope, kept: version },
    });
  }
}
