import type { Ctx } from '../../../context.js';
import type { FeedEvent } from '../../../outbox/event-hub.js';
import type { EventKind } from '../../../outbox/event-map.js';
import { type WatchInput, watchScope } from '../../scopes/index.js';

/** An event about the index of a document, as a subscriber gets it. */
export interface WatchedIndexEvent {
  readonly kind: string;
  readonly position: string;
  readonly documentKey: string;
  readonly documentId: string | null;
  readonly chunks: number | null;
  readonly embedded: number | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** What `indexEvents` takes. */
export interface WatchIndexInput extends WatchInput {
  readonly kinds?: readonly EventKind[] | null;
  readonly documentId?: string | null;
}

const indexKinds: readonly EventKind[] = ['INDEX_PENDING', 'INDEX_PROGRESS', 'INDEX_READY', 'INDEX_FAILED'];

/**
 * How far the index of the documents of a scope is.
 * @throws AppError as `watchScope`
 */
export function watchIndex(ctx: Ctx, input: WatchIndexInput): AsyncIterableIterator<WatchedIndexEvent, void, void> {
  return watchScope(ctx, input, {
    kinds: new Set(input.kinds ?? indexKinds),
    accepts: ({ payload }) => !input.documentId || payload['id'] === input.documentId,
    show: (event, { told }) => (told === 'left' ? null : showEvent(event)), // an index does not move
  });
}

function showEvent(event: FeedEvent): WatchedIndexEvent {
  const { position, itemKey, kind, at, payload } = event;
  const text = (name: string): string | null => (typeof payload[name] === 'string' ? payload[name] : null);
  const count = (name: string): number | null => (typeof payload[name] === 'number' ? payload[name] : null);
  return {
    ...{ position: String(position), documentKey: itemKey, documentId: text('id'), kind, at },
    ...{ chunks: count('chunks'), embedded: count('embedded'), reason: text('reason') },
  };
}
