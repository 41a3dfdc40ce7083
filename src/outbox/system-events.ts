import type { Services } from '../context.js';
import { newKey } from '../shared/ids.js';
import type { SystemEventKind } from './event-map.js';

/** Least time between two events of one kind about one subject of one tenant, in ms. */
const defaultIntervalMs = 10_000;

/** Something that an admin should know about the running of the product. */
export interface NewSystemEvent {
  readonly kind: SystemEventKind;
  /** Whose admins get it; `systemTenant` for those of every tenant. */
  readonly tenantKey: string;
  /** What it is about: an index, a plugin, a kind of job. One of few: each is told by itself. */
  readonly subject?: string;
  /** What happened, in a sentence. No titles and no texts. */
  readonly message: string;
}

/** Puts system events in the feed, a repeated one seldom. */
export interface SystemEvents {
  announce(event: NewSystemEvent): void;
  /** Writes what was held back, and waits for all writes. */
  stop(): Promise<void>;
}

/** What of one kind, subject and tenant was held back since the last event. */
interface Held {
  count: number;
  latest: NewSystemEvent;
  readonly timer: NodeJS.Timeout;
}

/**
 * Announces something that admins should know. The first of its kind is told at once; what repeats it within 10 s is told
 * as one event with a count. It never waits and never throws: it is called where something failed already.
 */
export function announceSystemEvent({ systemEvents }: Pick<Services, 'systemEvents'>, event: NewSystemEvent): void {
  systemEvents.announce(event);
}

/** Keeper of the system events of one server. */
export function createSystemEvents(
  { graph, log }: Pick<Services, 'graph' | 'log'>,
  intervalMs = defaultIntervalMs,
): SystemEvents {
  const writes = new Set<Promise<void>>();
  const write = (event: NewSystemEvent, count: number): void => {
    const done = writeEvent(graph, event, count)
      .catch((error: unknown) => log.warn({ error, event, count }, 'a system event could not be announced'))
      .finally(() => writes.delete(done));
    writes.add(done);
  };
  const { add, flush } = createThrottle(write, intervalMs);
  return {
    announce: add,
    stop: async () => {
      flush();
      await Promise.all(writes);
    },
  };
}

/** Lets the first event of its kind, subject and tenant through, and then one with a count in each interval. */
function createThrottle(
  write: (event: NewSystemEvent, count: number) => void,
  intervalMs: number,
): { readonly add: (event: NewSystemEvent) => void; readonly flush: () => void } {
  const held = new Map<string, Held>();
  const pass = (key: string, event: NewSystemEvent, count: number): void => {
    write(event, count);
    held.set(key, { count: 0, latest: event, timer: setTimeout(() => letGo(key), intervalMs).unref() });
  };
  const letGo = (key: string): void => {
    const entry = held.get(key);
    held.delete(key);
    if (entry !== undefined && entry.count > 0) pass(key, entry.latest, entry.count);
  };
  return {
    add: (event) => {
      const key = `${event.kind} ${event.tenantKey} ${event.subject ?? ''}`;
      const entry = held.get(key);
      if (entry === undefined) {
        pass(key, event, 1);
        return;
      }
      entry.count += 1;
      entry.latest = event;
    },
    flush: () => {
      for (const { count, latest, timer } of held.values()) {
        clearTimeout(timer);
        if (count > 0) write(latest, count);
      }
      held.clear();
    },
  };
}

async function writeEvent(graph: Services['graph'], event: NewSystemEvent, count: number): Promise<void> {
  const { kind, tenantKey, subject = null, message } = event;
  const itemKey = newKey();
  await graph.write((tx) => {
    const payload = { subject, message: message.slice(0, 2_000), count };
    tx.announce({ kind, tenantKey, itemKey, itemVersion: 1, scopesBefore: [], scopesAfter: [], payload });
    return Promise.resolve();
  });
}
