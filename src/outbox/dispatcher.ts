import type { Logger } from 'pino';
import { cypher } from '../graph/generated/cypher.js';
import type { EventRow } from '../graph/generated/outbox.js';
import type { Graph } from '../graph/graph.js';
import type { Clock } from '../shared/clock.js';
import { newKey } from '../shared/ids.js';
import { withoutSpans } from '../tracing/spans.js';
import type { EventHub } from './event-hub.js';

/** Longest time in ms that an event of another server waits; events of this one are delivered at once. */
const pollMs = 500;
/** How long this server stays the sequencer without a sign of life, in ms. */
const leaseMs = 5_000;
/** Most events of one turn. */
const batchSize = 1_000;
/** Pause in ms after a turn that failed. */
const failurePauseMs = 1_000;
/** How long a gap in the positions is waited for before it is passed over, in ms. */
const gapMs = 5_000;

/** Delivers what the outbox holds. */
export interface Dispatcher {
  /** Says that something was committed, so that it is delivered without waiting for the next poll. */
  poke(): void;
  /** How long ago, in seconds, everything that was committed had been delivered. */
  lagSeconds(): number;
  /** Ends after the turn under way. */
  stop(): Promise<void>;
}

/**
 * Starts to sequence and deliver events: whichever server holds the lease gives new events their positions; every server
 * publishes those beyond its last position to its own subscribers.
 * @param onDelivered told of each event the seconds from its change to its delivery
 */
export async function startDispatcher(
  graph: Graph,
  hub: EventHub,
  clock: Clock,
  log: Logger,
  onDelivered: (seconds: number) => void = () => undefined,
): Promise<Dispatcher> {
  let deliveredUntil = performance.now();
  let stopped = false;
  let wake = (): void => undefined;
  let poked = false;
  const wasPoked = (): boolean => poked;
  const turn = await createTurn(graph, hub, clock, log, onDelivered);
  const loop = async (): Promise<void> => {
    while (!stopped) {
      poked = false;
      const began = performance.now();
      const failed = await hasFailed(turn(), log);
      if (!failed) deliveredUntil = began;
      if (!wasPoked() || failed) await sleep(failed ? failurePauseMs : pollMs, (resolve) => (wake = resolve));
    }
  };
  const running = withoutSpans(loop);
  const stop = async (): Promise<void> => {
    stopped = true;
    wake();
    await running;
  };
  const poke = (): void => {
    poked = true;
    wake();
  };
  return { poke, lagSeconds: () => (performance.now() - deliveredUntil) / 1_000, stop };
}

/** One turn: sequences what waits, if this server may, and publishes all that is new since the turn before. */
async function createTurn(
  graph: Graph,
  hub: EventHub,
  clock: Clock,
  log: Logger,
  onDelivered: (seconds: number) => void,
): Promise<() => Promise<void>> {
  const holder = newKey();
  let position = (await graph.read(cypher.outbox.getLastPosition, {}))?.position ?? 0;
  const passable = createGapGuard(clock, log);
  return async () => {
    await sequence(graph, clock, holder);
    for (;;) {
      const found = await graph.read(cypher.outbox.findEvents, { after: position, limit: batchSize });
      const events = passable(position, found);
      hub.publish(events);
      const now = clock.now().getTime();
      for (const { at } of events) onDelivered(Math.max(0, now - at.getTime()) / 1_000);
      position = events.at(-1)?.position ?? position;
      if (events.length < batchSize) return;
    }
  };
}

function hasFailed(turn: Promise<void>, log: Logger): Promise<boolean> {
  return turn.then(
    () => false,
    (error: unknown) => {
      log.warn({ error }, 'outbox turn failed');
      return true;
    },
  );
}

/**
 * Lets through the events that follow a position without a gap. A commit becomes visible piece by piece, so that a reader
 * may see an event before the one ahead of it. A gap that stays is one of deleted events: it is passed over and told.
 */
function createGapGuard(
  clock: Clock,
  log: Logger,
): (position: number, found: readonly EventRow[]) => readonly EventRow[] {
  let gap: { readonly after: number; readonly since: number } | undefined;
  return (position, found) => {
    const end = found.findIndex((event, i) => event.position !== position + i + 1);
    if (end !== 0) return end === -1 ? found : found.slice(0, end);
    const now = clock.now().getTime();
    if (gap?.after !== position) gap = { after: position, since: now };
    if (now - gap.since < gapMs) return [];
    log.warn({ after: position, next: found[0]?.position }, 'events are missing in the outbox: passed over');
    const next = found[0]?.position ?? position;
    const stop = found.findIndex((event, i) => event.position !== next + i);
    return stop === -1 ? found : found.slice(0, stop);
  };
}

/** Gives every waiting event its position, if this server is or can become the sequencer. */
async function sequence(graph: Graph, clock: Clock, holder: string): Promise<void> {
  for (;;) {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + leaseMs);
    const done = await graph.write((tx) =>
      tx.run(cypher.outbox.setPositions, { holder, now, expiresAt, limit: batchSize }),
    );
    if (done === null || done.count < batchSize) return;
  }
}

async function sleep(ms: number, expose: (resolve: () => void) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    expose(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
