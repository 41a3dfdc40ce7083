import type { PlaceRow } from '../graph/generated/outbox.js';
import type { FeedEvent } from './event-queue.js';
import type { Sight } from './sights.js';

/** What a subscriber is told of an event: all of it, with what is known of its item now, or that the item has left. */
export type Verdict =
  | { readonly told: 'all'; readonly place: PlaceRow | undefined }
  /** The item was in a watched scope and is no more: its key may be told, nothing else. */
  | { readonly told: 'left'; readonly isReadable: boolean };

/**
 * Whether a subscriber may learn of an event now. It does when the item is, after the change, in a scope that it watches
 * and may read, and may be read where it is by now; of what was deleted it learns by the scope that it was in.
 * A deleted scope is nowhere any more: it learns of that by the scope above, if it may read everything within that. Null when
 * it is told nothing.
 */
export function judgeEvent(event: FeedEvent, sight: Sight): Verdict | null {
  const isIn = event.scopesAfter.some((key) => sight.watched.has(key));
  const wasIn = event.scopesBefore.some((key) => sight.watched.has(key));
  const place = sight.places.get(event.itemKey);
  const isDeletion = event.scopesAfter.length === 0;
  if (event.kind === 'SCOPE_DELETED') {
    const isHead = event.scopesBefore.some((key) => sight.watched.has(key) && sight.headed.has(key));
    return isHead ? { told: 'all', place } : null;
  }
  if (isDeletion) return wasIn ? { told: 'all', place } : null;
  if (isIn) return isReadable(place, sight) ? { told: 'all', place } : null;
  return wasIn ? { told: 'left', isReadable: isReadable(place, sight) } : null;
}

/** An item that left no trace, neither node nor event, is judged by the event alone. */
function isReadable(place: PlaceRow | undefined, sight: Sight): boolean {
  if (place === undefined || place.scopeKeys.length === 0) return true;
  return place.scopeKeys.some((key) => sight.readable.has(key));
}
