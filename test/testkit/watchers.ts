import type { Graph } from '../../src/graph/graph.js';
import type { Statement } from '../../src/graph/statement.js';
import { createMetrics } from '../../src/metrics/create-metrics.js';
import { type Dispatcher, startDispatcher } from '../../src/outbox/dispatcher.js';
import { createEventHub } from '../../src/outbox/event-hub.js';
import { eventTopics, type EventKind } from '../../src/outbox/event-map.js';
import { type Feed, openFeed } from '../../src/outbox/feed.js';
import type { WatchSpec } from '../../src/outbox/watch.js';
import { AppError } from '../../src/shared/errors.js';
import { systemClock } from '../../src/shared/clock.js';
import { createTestLog } from './feed.js';
import type { OwnDatabase } from './own-database.js';

/** The feed of one server, with the dispatcher that fills it. */
export interface FeedServer {
  readonly feed: Feed;
  readonly dispatcher: Dispatcher;
  stop(): Promise<void>;
}

/** Opens a feed as a server does. */
export async function startFeed(graph: Graph, maxWaiting?: number): Promise<FeedServer> {
  const { log } = createTestLog();
  const hub = createEventHub(maxWaiting);
  const dispatcher = await startDispatcher(graph, hub, systemClock, log);
  const feed = openFeed(graph, log, createMetrics(), hub);
  return {
    feed,
    dispatcher,
    stop: async () => {
      await feed.stop();
      await dispatcher.stop();
    },
  };
}

/** An event as these tests see it: `what` is its kind, or LEFT. */
export interface Told {
  readonly position: number;
  readonly what: string;
  readonly itemKey: string;
  readonly version: number;
}

/** A subscription that is read as fast as it goes. */
export interface Watcher {
  readonly seen: readonly Told[];
  /** Resolves with the error that ended it; with undefined when it was stopped. */
  readonly ended: Promise<AppError | undefined>;
  stop(): Promise<void>;
}

export type WatchOptions = Partial<Pick<WatchSpec<Told>, 'since' | 'includeDescendants'>>;

/** What a subscription of somebody to a scope is: all kinds, shown as they are. */
export function specOf(viewer: string, scopeKey: string, options: WatchOptions = {}): WatchSpec<Told> {
  return {
    viewer: { key: viewer, tenantKey: 't' },
    findScope: () => Promise.resolve(scopeKey),
    missing: () => new AppError('NOT_FOUND', 'There is no such scope.'),
    includeDescendants: false,
    kinds: new Set(Object.keys(eventTopics) as EventKind[]),
    show: ({ position, kind, itemKey, itemVersion }, { told }) => ({
      ...{ position, what: told === 'left' ? 'LEFT' : kind, itemKey, version: itemVersion },
    }),
    ...options,
  };
}

/** Subscribes, and reads until it ends. */
export function watch(feed: Feed, spec: WatchSpec<Told>): Watcher {
  const events = feed.watch(spec);
  const seen: Told[] = [];
  const ended = (async () => {
    try {
      for await (const event of events) seen.push(event);
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  })();
  return {
    seen,
    ended,
    stop: async () => {
      await events.return?.();
      await ended;
    },
  };
}

/**
 * A small world in tenant `t`: project `open` with session `inner` in it, project `hidden`; items `a0` … `a9` in `open`;
 * `reader` is a member of `open` and owns `inner`, `admin` administers the tenant, `stranger` nothing.
 */
export async function seedSmallWorld(database: OwnDatabase): Promise<void> {
  await database.query(`
    CREATE (t:Tenant {key: 't', id: 't'})
    CREATE (open:Scope {key: 'open', tenantKey: 't', kind: 'project', id: 'open', tier: 2, version: 1})
    CREATE (hidden:Scope {key: 'hidden', tenantKey: 't', kind: 'project', id: 'hidden', tier: 2, version: 1})
    CREATE (inner:Scope {key: 'inner', tenantKey: 't', kind: 'session', id: 'inner', tier: 3, version: 1})-[:WITHIN]->(open)
    CREATE (reader:User {key: 'reader', tenantKey: 't', id: 'reader', admin: false})
    CREATE (:User {key: 'stranger', tenantKey: 't', id: 'stranger', admin: false})
    CREATE (:User {key: 'admin', tenantKey: 't', id: 'admin', admin: true})
    CREATE (reader)-[:MEMBER_OF {role: 'member'}]->(open), (reader)-[:MEMBER_OF {role: 'owner'}]->(inner)
    WITH open UNWIND range(0, 9) AS i
    CREATE (:MemoryItem {key: 'a' + i, tenantKey: 't', scopeKey: 'open', version: 0, type: 'note'})-[:IN_SCOPE]->(open)`);
}

const setVersions: Statement<{ keys: readonly string[] }, readonly { key: string; version: number; scope: string }[]> =
  {
    name: 'test/set-versions',
    mode: 'write',
    cardinality: 'many',
    text: `UNWIND $params.keys AS key
         MATCH (item:MemoryItem {key: key})
         SET item.version = item.version + 1
         RETURN key, item.version AS version, item.scopeKey AS scope`,
    params: {},
  };

/** Changes items in one transaction, locked in the order given, and announces each change. */
export async function changeItems(graph: Graph, keys: readonly string[], tenantKey = 't'): Promise<void> {
  await graph.write(async (tx) => {
    for (const { key, version, scope } of await tx.run(setVersions, { keys })) {
      const scopes = { scopesBefore: [scope], scopesAfter: [scope] };
      tx.announce({
        ...{ kind: 'DOCUMENT_UPDATED', tenantKey, itemKey: key, itemVersion: version, ...scopes, payload: { id: key } },
      });
    }
  });
}

const setScope: Statement<{ key: string; to: string | null }, { version: number; before: string }> = {
  name: 'test/set-scope',
  mode: 'write',
  cardinality: 'one',
  text: `MATCH (item:MemoryItem {key: $params.key})
         SET item.version = item.version + 1
         WITH item, item.version AS version, item.scopeKey AS before
         OPTIONAL MATCH (to:Scope {key: $params.to})
         CALL (item, to) { WITH item, to WHERE to IS NULL DETACH DELETE item }
         CALL (item, to) {
           WITH item, to WHERE to IS NOT NULL
           MATCH (item)-[old:IN_SCOPE]->() DELETE old
           CREATE (item)-[:IN_SCOPE]->(to) SET item.scopeKey = to.key
         }
         RETURN version, before`,
  params: {},
};

/** Moves an item to another scope, or deletes it, and announces that. */
export async function moveItem(graph: Graph, key: string, to: string | null): Promise<void> {
  await graph.write(async (tx) => {
    const { version, before } = await tx.run(setScope, { key, to });
    tx.announce({
      ...{ kind: to === null ? 'DOCUMENT_DELETED' : 'DOCUMENT_PROMOTED', tenantKey: 't', itemKey: key },
      ...{ itemVersion: version, scopesBefore: [before], scopesAfter: to === null ? [] : [to], payload: { id: key } },
    });
  });
}
