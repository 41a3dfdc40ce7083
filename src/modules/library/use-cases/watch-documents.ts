import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { EventBatches, FeedEvent } from '../../../outbox/event-hub.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';

/** An event as a subscriber gets it. */
export interface WatchedEvent {
  readonly kind: string;
  readonly position: string;
  readonly documentKey: string;
  readonly documentId: string | null;
  readonly version: number | null;
  readonly at: Date;
}

/**
 * What happens to the documents of a scope, from now on. Every batch of events is filtered, in one statement, by what the
 * viewer may see at its delivery; a document that leaves the watched scopes is told by its key alone.
 * @param withDescendants whether the scopes within that scope are watched too
 * @throws AppError NOT_FOUND for an unknown scope
 */
export function watchDocuments(
  ctx: Ctx,
  address: string,
  withDescendants: boolean,
): AsyncIterableIterator<WatchedEvent, void, void> {
  const target = parseScopeAddress(address).address;
  const batches = ctx.events.subscribe('documents', ctx.viewer.tenantKey);
  const events = visibleOf(ctx, target, withDescendants, batches);
  const watched: AsyncIterableIterator<WatchedEvent, void, void> = {
    [Symbol.asyncIterator]: () => watched,
    next: () => events.next(),
    // A generator that waits cannot be ended; the subscription that it waits for can.
    return: async () => {
      await batches.return();
      return events.return();
    },
  };
  return watched;
}

async function* visibleOf(
  ctx: Ctx,
  address: string,
  withDescendants: boolean,
  batches: EventBatches,
): AsyncGenerator<WatchedEvent, void, void> {
  try {
    const scope = await ctx.graph.read(cypher.scopes.getScope, { viewer: ctx.viewer.key, address });
    if (scope === null) throw new ScopeMissing(address);
    for await (const batch of batches) yield* await visibleEvents(ctx, address, withDescendants, batch);
  } finally {
    await batches.return();
  }
}

async function visibleEvents(
  ctx: Ctx,
  address: string,
  withDescendants: boolean,
  batch: readonly FeedEvent[],
): Promise<readonly WatchedEvent[]> {
  const keys = [...new Set(batch.flatMap((event) => [...event.scopesBefore, ...event.scopesAfter]))];
  const viewer = ctx.viewer.key;
  const rows = await ctx.graph.read(cypher.scopes.findWatchedScopes, { viewer, address, keys, withDescendants });
  const watched = new Set(rows.map((row) => row.key));
  return batch.flatMap((event) => showEvent(event, watched) ?? []);
}

function showEvent(event: FeedEvent, watched: ReadonlySet<string>): WatchedEvent | null {
  const isIn = event.scopesAfter.some((key) => watched.has(key));
  const wasIn = event.scopesBefore.some((key) => watched.has(key));
  if (!isIn && !wasIn) return null;
  const base = { position: String(event.position), documentKey: event.itemKey, at: event.at };
  const left = !isIn && event.scopesAfter.length > 0;
  if (left) return { ...base, kind: 'DOCUMENT_LEFT', documentId: null, version: null };
  const id = event.payload['id'];
  return { ...base, kind: event.kind, documentId: typeof id === 'string' ? id : null, version: event.itemVersion };
}
