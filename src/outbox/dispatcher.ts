import type { Logger } from 'pino';
import { cypher } from '../graph/generated/cypher.js';
import type { EventRow } from '../graph/generated/outbox.js';
import type { Graph } from '../graph/graph.js';
import type { Clock } from '../shared/clock.js';
import { newKey } from '../shared/ids.js';
import { withoutSpans } from '../tracing/spans.js';
import type { Bell } from './bell.js';
import type { EventHub } from './event-hub.js';

/** Longest time in ms that an event of another server waits; events of this one are delivered at once. */
const defaultPollMs = 500;
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

/** What rings at other servers, and who is told how long each event took. */
export interface DispatcherOptions {
  readonly bell?: Bell | undefined;
  /** Longest time in ms that an event of another server waits without a bell. Default 500. */
  readonly pollMs?: number;
  /** Told of each event the seconds from its change to its delivery. */
  readonly onDelivered?: ((seconds: number) => void) | undefined;
}

/**
 * Starts to sequence and deliver events: whichever server holds the lease gives new events their positions; every server
 * publishes those beyond its last position to its own subscribers.
 */
export async function startDispatcher(
  graph: Graph,
  hub: EventHub,
  clock: Clock,
  log: Logger,
  { bell, onDelivered, pollMs = defaultPollMs }: DispatcherOptions = {},
): Promise<Dispatcher> {
  const turn = await createTurn(graph, hub, clock, log, { bell, onDelivered });
  const pause = createPause();
  let stopped = false;
  let deliveredUntil = performance.now();
  let committed = false;
  bell?.onRing(pause.end);
  const loop = async (): Promise<void> => {
    while (!stopped) {
      const own = committed;
      committed = false;
      pause.begin();
      const began = performance.now();
      const failed = await hasFailed(turn(own), log);
      if (!failed) deliveredUntil = began;
      await pause.last(failed ? failurePauseMs : pollMs, failed);
    }
  };
  const running = withoutSpans(loop);
  return {
    poke: () => {
      committed = true;
      pause.end();
    },
    lagSeconds: () => (performance.now() - deliveredUntil) / 1_000,
    stop: async () => {
      stopped = true;
      pause.end();
      await running;
    },
  };
}

/** One turn: sequences what waits, if this server may, and publishes all that is new. `own`: this server wrote something. */
async function createTurn(
  graph: Graph,
  hub: EventHub,
  clock: Clock,
  log: Logger,
  { bell, onDelivered = () => undefined }: DispatcherOptions,
): Promise<(own: boolean) => Promise<void>> {
  const sequencer = createSequencer(graph, clock);
  const deliver = await createDelivery(graph, hub, clock, log, onDelivered);
  return async (own) => {
    const count = await sequencer.run();
    if (count === null ? own : count > 0) bell?.ring();
    await deliver();
  };
}

/** Makes what publishes all events beyond the last position, from the end of the feed on. */
async function createDelivery(
  graph: Graph,
  hub: EventHub,
  clock: Clock,
  log: Logger,
  onDelivered: (seconds: number) => void,
): Promise<() => Promise<void>> {
  const passable = createGapGuard(clock, log);
  let position = (await graph.read(cypher.outbox.getFeedBounds, {}))?.position ?? 0;
  hub.publish([], position);
  return async () => {
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

/** The pause between two turns, which a poke ends; one that came during the turn leaves none, unless the turn failed. */
interface Pause {
  begin(): void;
  last(ms: number, full: boolean): Promise<void>;
  readonly end: () => void;
}

function createPause(): Pause {
  let isPoked = false;
  let wake = (): void => undefined;
  return {
    begin: () => (isPoked = false),
    last: async (ms, full) => {
      if (!isPoked || full) await sleep(ms, (resolve) => (wake = resolve));
    },
    end: () => {
      isPoked = true;
      wake();
    },
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

/** Gives events their positions while it holds the lease. */
interface Sequencer {
  /** Gives every waiting event its position. How many it were; null while another server is the sequencer. */
  run(): Promise<number | null>;
}

/**
 * The sequencer of this server. It renews its lease with the token that it got with it, so that a turn of a former holder
 * changes nothing, whenever it arrives.
 */
function createSequencer(graph: Graph, clock: Clock): Sequencer {
  const holder = newKey();
  let token = 0;
  return {
    run: async () => {
      for (let total = 0; ;) {
        const now = clock.now();
        const expiresAt = new Date(now.getTime() + leaseMs);
        const turn = { holder, token, now, expiresAt, limit: batchSize };
        const done = await graph.write((tx) => tx.run(cypher.outbox.setPositions, turn));
        token = done?.token ?? 0;
        if (done === null) return total > 0 ? total : null;
        total += done.count;
        if (done.count < batchSize) return total;
      }
    },
  };
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
