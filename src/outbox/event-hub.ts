import type { EventRow } from '../graph/generated/outbox.js';
import type { EventKind, EventTopic } from './event-map.js';
import { eventTopics } from './event-map.js';

/** Most events that wait for one slow subscriber; beyond it the subscription ends with an error. */
const maxWaiting = 10_000;

/** An event of the feed, its payload read back. */
export interface FeedEvent extends Omit<EventRow, 'payload' | 'kind'> {
  readonly kind: EventKind;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Typed publish and subscribe inside one process. The dispatcher publishes, subscriptions listen. */
export interface EventHub {
  publish(events: readonly EventRow[]): void;
  /** Batches of events of a topic, from now on, until the caller returns. What waits for it is bounded. */
  subscribe(topic: EventTopic, tenantKey: string): AsyncGenerator<readonly FeedEvent[], void, void>;
}

interface Subscriber {
  readonly topic: EventTopic;
  readonly tenantKey: string;
  waiting: FeedEvent[];
  wake: () => void;
}

/** A hub without subscribers. */
export function createEventHub(): EventHub {
  const subscribers = new Set<Subscriber>();
  return {
    publish: (rows) => {
      const events = rows.map(readEvent);
      for (const subscriber of subscribers) deliver(subscriber, events);
    },
    subscribe: (topic, tenantKey) => {
      const subscriber: Subscriber = { topic, tenantKey, waiting: [], wake: () => undefined };
      subscribers.add(subscriber);
      return listen(subscriber, () => subscribers.delete(subscriber));
    },
  };
}

function readEvent(row: EventRow): FeedEvent {
  return { ...row, kind: row.kind as EventKind, payload: JSON.parse(row.payload) as Record<string, unknown> };
}

function deliver(subscriber: Subscriber, events: readonly FeedEvent[]): void {
  const own = events.filter(
    (event) => event.tenantKey === subscriber.tenantKey && eventTopics[event.kind] === subscriber.topic,
  );
  if (own.length === 0) return;
  subscriber.waiting.push(...own);
  subscriber.wake();
}

async function* listen(subscriber: Subscriber, end: () => void): AsyncGenerator<readonly FeedEvent[], void, void> {
  try {
    for (;;) {
      if (subscriber.waiting.length === 0) await new Promise<void>((resolve) => (subscriber.wake = resolve));
      const batch = subscriber.waiting;
      subscriber.waiting = [];
      if (batch.length > maxWaiting) throw new Error(`a subscriber fell ${batch.length} events behind`);
      yield batch;
    }
  } finally {
    end();
  }
}
