import { pino, type Logger } from 'pino';
import type { Graph } from '../../src/graph/graph.js';
import type { Statement } from '../../src/graph/statement.js';
import { type Dispatcher, startDispatcher } from '../../src/outbox/dispatcher.js';
import { createEventHub, type FeedEvent } from '../../src/outbox/event-hub.js';
import { type Clock, systemClock } from '../../src/shared/clock.js';

/** A logger whose lines a test can read. */
export function createTestLog(): { readonly log: Logger; readonly lines: () => readonly Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: 'info', base: null }, { write }), lines: () => lines };
}

/** What one server delivers to a subscriber of all documents of a tenant. */
export interface Listener {
  readonly dispatcher: Dispatcher;
  readonly seen: readonly FeedEvent[];
  stop(): Promise<void>;
}

/** Starts a dispatcher with a hub and one subscriber, as a server has them. */
export async function listen(
  graph: Graph,
  tenantKey: string,
  log: Logger,
  clock: Clock = systemClock,
): Promise<Listener> {
  const hub = createEventHub(1_000_000);
  const batches = hub.subscribe('documents', tenantKey);
  const seen: FeedEvent[] = [];
  const reading = (async () => {
    for await (const batch of batches) seen.push(...batch);
  })();
  const dispatcher = await startDispatcher(graph, hub, clock, log);
  return {
    dispatcher,
    seen,
    stop: async () => {
      await dispatcher.stop();
      await batches.return();
      await reading;
    },
  };
}

/** Writes a new version of an item, which locks it, as every write of the product does. */
const setVersion: Statement<{ key: string }, { version: number }> = {
  name: 'test/set-version',
  mode: 'write',
  cardinality: 'one',
  text: `MERGE (item:MemoryItem {key: $params.key})
         SET item.version = coalesce(item.version, 0) + 1
         RETURN item.version AS version`,
  params: {},
};

/** Changes items in one transaction, in the order given, and announces each change. `meanwhile` runs between them. */
export async function change(
  graph: Graph,
  tenantKey: string,
  itemKeys: readonly string[],
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await graph.write(async (tx) => {
    for (const itemKey of itemKeys) {
      const { version: itemVersion } = await tx.run(setVersion, { key: itemKey });
      const scopes = { scopesBefore: ['s'], scopesAfter: ['s'] };
      tx.announce({ kind: 'DOCUMENT_UPDATED', tenantKey, itemKey, itemVersion, ...scopes, payload: { id: itemKey } });
      await meanwhile();
    }
  });
}
