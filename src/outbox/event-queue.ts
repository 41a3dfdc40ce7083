import type { EventRow } from '../graph/generated/outbox.js';
import { AppError } from '../shared/errors.js';
import type { EventKind } from './event-map.js';

/** An event of the feed, its payload read back. */
export interface FeedEvent extends Omit<EventRow, 'payload' | 'kind'> {
  readonly kind: EventKind;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Batches of events, in order. `return` ends it at once, also while `next` waits, and before the first `next`. */
export interface EventBatches extends AsyncIterableIterator<readonly FeedEvent[], void, void> {
  return(): Promise<IteratorReturnResult<void>>;
  /** Drops what waits; the next batch is this error in place of it, and the subscription is over. */
  fail(error: AppError): void;
}

/** What waits for one subscriber: the hub adds, the subscriber takes. */
export interface EventQueue {
  readonly add: (events: readonly FeedEvent[]) => void;
  readonly batches: EventBatches;
}

/** Reads an event back from its row. */
export function readEvent(row: EventRow): FeedEvent {
  return { ...row, kind: row.kind as EventKind, payload: JSON.parse(row.payload) as Record<string, unknown> };
}

/**
 * A queue for one subscriber. It never holds more than `maxWaiting` events: one more, and it fails with SUBSCRIBER_LAGGED.
 * @param leave called once, when it is over
 */
export function createQueue(maxWaiting: number, leave: () => void): EventQueue {
  let waiting: FeedEvent[] = [];
  let failure: AppError | undefined;
  let isOver = false;
  let wake = (): void => undefined;
  const end = (error?: AppError): void => {
    if (isOver) return;
    [isOver, failure, waiting] = [true, error, []];
    leave();
    wake();
  };
  const batches: EventBatches = {
    [Symbol.asyncIterator]: () => batches,
    next: async () => {
      while (!isOver && waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const error = failure;
      failure = undefined;
      if (error !== undefined) throw error;
      const value = waiting;
      waiting = [];
      return value.length > 0 ? { done: false, value } : { done: true, value: undefined };
    },
    return: () => {
      end();
      return Promise.resolve({ done: true, value: undefined });
    },
    fail: end,
  };
  const add = (events: readonly FeedEvent[]): void => {
    if (isOver) return;
    if (waiting.length + events.length > maxWaiting) {
      end(lagged(maxWaiting));
      return;
    }
    for (const event of events) waiting.push(event);
    wake();
  };
  return { add, batches };
}

function lagged(maxWaiting: number): AppError {
  return new AppError(
    'SUBSCRIBER_LAGGED',
    `This subscription fell more than ${maxWaiting} events behind and was ended.`,
    { hint: 'Read events as they come. Subscribe again with `since: position` to get what was dropped.' },
  );
}
