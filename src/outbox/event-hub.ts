import type { EventRow } from '../graph/generated/outbox.js';
import { systemTenant } from '../shared/ids.js';
import type { EventTopic } from './event-map.js';
import { eventTopics } from './event-map.js';
import { createQueue, type EventBatches, type FeedEvent, readEvent } from './event-queue.js';

export type { EventBatches, FeedEvent } from './event-queue.js';

/** Most events that wait for one slow subscriber; beyond it they are dropped and the subscription ends with an error. */
export const defaultMaxWaiting = 10_000;

/** Typed publish and subscribe inside one process. The dispatcher publishes, subscriptions listen. */
export interface EventHub {
  /** Hands over the events of the feed up to a position to the subscribers. Never waits for them. */
  publish(events: readonly EventRow[], position?: number): void;
  /** The position up to which events were handed over; a subscription gets those beyond it. */
  position(): number;
  /**
   * Batches of events of a topic, a tenant's and those of no tenant, from now on, until the caller returns. What waits for it is bounded: when it falls too
   * far behind, the next batch is an AppError SUBSCRIBER_LAGGED in place of it, and the subscription is over.
   */
  subscribe(topic: EventTopic, tenantKey: string): EventBatches;
  /** The same for the events that pass a filter, which is cheap and does not throw. */
  listen(accepts: (event: FeedEvent) => boolean): EventBatches;
}

interface Subscriber {
  readonly accepts: (event: FeedEvent) => boolean;
  readonly add: (events: readonly FeedEvent[]) => void;
}

/** A hub without subscribers. */
export function createEventHub(maxWaiting = defaultMaxWaiting): EventHub {
  const subscribers = new Set<Subscriber>();
  let last = 0;
  const listen: EventHub['listen'] = (accepts) => {
    const { add, batches } = createQueue(maxWaiting, () => subscribers.delete(subscriber));
    const subscriber: Subscriber = { accepts, add };
    subscribers.add(subscriber);
    return batches;
  };
  return {
    publish: (rows, position = rows.at(-1)?.position) => {
      last = position ?? last;
      if (subscribers.size === 0) return;
      const events = rows.map(readEvent);
      for (const { accepts, add } of subscribers) {
        const own = events.filter(accepts);
        if (own.length > 0) add(own);
      }
    },
    position: () => last,
    subscribe: (topic, tenantKey) =>
      listen((event) => [tenantKey, systemTenant].includes(event.tenantKey) && eventTopics[event.kind] === topic),
    listen,
  };
}
