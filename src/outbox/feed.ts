import type { Logger } from 'pino';
import type { Graph } from '../graph/graph.js';
import type { Metrics } from '../metrics/create-metrics.js';
import { createEventHub, type EventBatches, type EventHub } from './event-hub.js';
import { eventTopics } from './event-map.js';
import { createSights, type Sights } from './sights.js';
import { type OpenWatch, Watch, type WatchSpec } from './watch.js';

/** How often the right of every subscription to what it watches is looked at, in ms. Its end is seen within two rounds. */
const checkMs = 1_000;

/** The feed of events, as subscribers see it. */
export interface Feed {
  /** Batches of events of a topic, from now on, unfiltered. Whoever shows them decides who may see them. */
  readonly subscribe: EventHub['subscribe'];
  /**
   * The events of a scope that a subscriber may see, each at its delivery; from now on, or from a position on. It ends
   * with an error: the one that `missing` makes as soon as the scope may no longer be read, CURSOR_EXPIRED or BAD_INPUT
   * for a `since` that cannot be used, SUBSCRIBER_LAGGED with the `position` to resume from.
   */
  watch<E>(spec: WatchSpec<E>): AsyncIterableIterator<E, void, void>;
  /** Ends the checks, and every subscription that is left. */
  stop(): Promise<void>;
}

/** Opens the feed over a hub that a dispatcher fills. */
export function openFeed(graph: Graph, log: Logger, metrics: Metrics, hub: EventHub = createEventHub()): Feed {
  const open = new Set<OpenWatch>();
  const sights = createSights(graph);
  const check = createCheck(sights, open, log);
  const timer = setInterval(check, checkMs).unref();
  const changes = hub.listen(({ kind }) => open.size > 0 && eventTopics[kind] === 'scopes');
  const checking = checkAfter(changes, check);
  return {
    subscribe: hub.subscribe,
    watch: (spec) => new Watch(spec, { graph, hub, sights, open, metrics }),
    stop: async () => {
      clearInterval(timer);
      for (const watch of open) await watch.end();
      await changes.return();
      await checking;
    },
  };
}

/** Who may see what changes with scopes and members: then nobody waits for the next round. */
async function checkAfter(changes: EventBatches, check: () => void): Promise<void> {
  for (;;) {
    const { done } = await changes.next().catch(() => ({ done: false })); // lagged: there is a round every second
    if (done === true) return;
    check();
  }
}

/** A round: one statement for all open subscriptions. What may no longer be watched is closed. */
function createCheck(sights: Sights, open: ReadonlySet<OpenWatch>, log: Logger): () => void {
  let failing = false;
  return () => {
    const looks = [...open].map(async (watch) => {
      const { isOpen } = await sights.look(watch.view, []);
      if (!isOpen) watch.close();
    });
    Promise.all(looks).then(
      () => (failing = false),
      (error: unknown) => {
        if (!failing) log.warn({ error }, 'the rights of subscriptions could not be checked');
        failing = true;
      },
    );
  };
}
