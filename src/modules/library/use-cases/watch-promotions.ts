import type { Ctx } from '../../../context.js';
import type { FeedEvent } from '../../../outbox/event-hub.js';
import type { EventKind } from '../../../outbox/event-map.js';
import type { Verdict } from '../../../outbox/judge-event.js';
import { type WatchInput, watchScope } from '../../scopes/index.js';

/** An event as a subscriber gets it. */
export interface WatchedPromotion {
  readonly kind: string;
  readonly position: string;
  readonly documentKey: string;
  readonly documentId: string | null;
  readonly version: number | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly at: Date;
}

/** What `promotionEvents` takes. */
export interface WatchPromotionsInput extends WatchInput {
  readonly kinds?: readonly string[] | null;
}

const moves: ReadonlySet<EventKind> = new Set(['DOCUMENT_PROMOTED', 'DOCUMENT_DEMOTED']);

/**
 * The moves of documents out of and into the watched scopes. One that went where the subscriber may not read is told by its
 * key alone; of the two scopes those are named that he may read.
 * @throws AppError as `watchScope`
 */
export function watchPromotions(
  ctx: Ctx,
  input: WatchPromotionsInput,
): AsyncIterableIterator<WatchedPromotion, void, void> {
  const kinds = input.kinds ? new Set(input.kinds) : null;
  return watchScope(ctx, input, {
    kinds: moves,
    show: (event, verdict, sight) => {
      const shown = showMove(event, verdict, sight.readable);
      return kinds === null || kinds.has(shown.kind) ? shown : null;
    },
  });
}

function showMove(event: FeedEvent, verdict: Verdict, readable: ReadonlySet<string>): WatchedPromotion {
  const base = { position: String(event.position), documentKey: event.itemKey, at: event.at };
  const maySeeTo = event.scopesAfter.every((key) => readable.has(key));
  if (verdict.told === 'left' && !(verdict.isReadable && maySeeTo)) {
    return { ...base, kind: 'LEFT', documentId: null, version: null, from: null, to: null };
  }
  const { id, how, from, scope } = event.payload;
  const maySeeFrom = event.scopesBefore.every((key) => readable.has(key));
  return {
    ...base,
    kind: textOf(how) ?? 'PROMOTED', // those of before there were others
    documentId: textOf(id),
    version: event.itemVersion,
    from: maySeeFrom ? textOf(from) : null,
    to: maySeeTo ? textOf(scope) : null,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
