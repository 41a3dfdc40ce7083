import type { EventRow } from '../graph/generated/outbox.js';
import { AppError } from '../shared/errors.js';
import { systemTenant } from '../shared/ids.js';
import type { EventKind, EventTopic } from './event-map.js';
import { eventTopics } from './event-map.js';

/** Most events that wait for one slow subscriber; beyond it they are dropped and the subscription ends with an error. */
export const defaultMaxWaiting = 10_000;

/** An event of the feed, its payload read back. */
export interface FeedEvent extends Omit<EventRow, 'payload' | 'kind'> {
  readonly kind: EventKind;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Batches of events, in order. `return` ends it at once, also while `next` waits, and before the first `next`. */
export interface EventBatches extends AsyncIterableIterator<readonly FeedEvent[], void, void> {
  return(): Promise<IteratorReturnResult<void>>;
}

/** Typed publish and subscribe inside one process. The dispatcher publishes, subscriptions listen. */
export interface EventHub {
  /** Hands events over to the subscribers. Never waits for them. */
  publish(events: readonly EventRow[]): void;
  /**
   * Batches of events of a topic, a tenant's and those of no tenant, from now on, until the caller returns. What waits for it is bounded: when it falls too
   * far behind, the next batch is an AppError SUBSCRIBER_LAGGED in place of it, and the subscription is over.
   */
  subscribe(topic: EventTopic, tenantKey: string): EventBatches;
}

interface Subscriber {
  readonly topic: EventTopic;
  readonly tenantKey: string;
  readonly add: (events: readonly FeedEvent[]) => void;
}

/** A hub without subscribers. */
export function createEventHub(maxWaiting = defaultMaxWaiting): EventHub {
  const subscribers = new Set<Subscriber>();
  return {
    publish: (rows) => {
      const events = rows.map(readEvent);
      for (const subscriber of subscribers) deliver(subscriber, events);
    },
    subscribe: (topic, tenantKey) => {
      const { add, batches } = createQueue(maxWaiting, () => subscribers.delete(subscriber));
      const subscriber: Subscriber = { topic, tenantKey, add };
      subscribers.add(subscriber);
      return batches;
    },
  };
}

function readEvent(row: EventRow): FeedEvent {
  return { ...row, kind: row.kind as EventKind, payload: JSON.parse(row.payload) as Record<string, unknown> };
}

function deliver(subscriber: Subscriber, events: readonly FeedEvent[]): void {
  const tenants = [subscriber.tenantKey, systemTenant];
  const own = events.filter(
    (event) => tenants.includes(event.tenantKey) && eventTopics[event.kind] === subscriber.topic,
  );
  if (own.length > 0) subscriber.add(own);
}

/** What waits for one subscriber. `leave` is called once, when it is over. */
function createQueue(
  maxWaiting: number,
  leave: () => void,
): { add: (events: readonly FeedEvent[]) => void; batches: EventBatches } {
  let waiting: FeedEvent[] = [];
  let state: 'open' | 'lagged' | 'over' = 'open';
  let wake = (): void => undefined;
  const end = (last: 'lagged' | 'over'): void => {
    state = last;
    waiting = [];
    leave();
    wake();
  };
  const batches: EventBatches = {
    [Symbol.asyncIterator]: () => batches,
    next: async () => {
      while (state === 'open' && waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      if (state === 'lagged') {
        state = 'over';
        throw lagged(maxWaiting);
      }
      const value = waiting;
      waiting = [];
      return value.length > 0 ? { done: false, value } : { done: true, value: undefined };
    },
    return: () => {
      end('over');
      return Promise.resolve({ done: true, value: undefined });
    },
  };
  const add = (events: readonly FeedEvent[]): void => {
    if (waiting.length + events.length > maxWaiting) {
      end('lagged');
      return;
    }
    waiting.push(...events);
    wake();
  };
  return { add, batches };
}

function lagged(maxWaiting: number): AppError {
  return new AppError(
    'SUBSCRIBER_LAGGED',
    `This subscription fell more than ${maxWaiting} events behind and was ended.`,
    {
      hint: 'Read events as they come, and subscribe again.',
    },
  );
}
