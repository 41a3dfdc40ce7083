import type { Logger } from 'pino';
import type { Metrics } from '../metrics/create-metrics.js';
import { newKey } from '../shared/ids.js';

/**
 * Tells the servers on one database that there is something in the outbox, so that none waits for its next poll. It carries
 * no content, and nothing depends on it.
 */
export interface Bell {
  /** Rings at all other servers. Never waits, never fails. */
  ring(): void;
  /** Sets what is done when another server rings. */
  onRing(listener: () => void): void;
  /** Whether it can ring and be heard now. */
  isReady(): boolean;
  /** Ends the connections. */
  stop(): Promise<void>;
}

const channel = 'mnemograph:outbox';

/** Longest pause between two attempts to reach Redis, in ms. */
const maxPauseMs = 5_000;

/** Opens a bell over Redis pub/sub. It connects in the background, and again whenever the connection is lost. */
export async function openRedisBell(url: string, log: Logger, metrics: Metrics): Promise<Bell> {
  const { createClient } = await import('redis'); // only where it is used
  const self = newKey();
  let listener = (): void => undefined;
  let isHeard = false;
  const connect = (role: string): ReturnType<typeof createClient> => {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: maxPauseMs, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, maxPauseMs) },
    });
    watchConnection(client, log.child({ redis: role }), metrics);
    return client as ReturnType<typeof createClient>;
  };
  const [publisher, subscriber] = [connect('publisher'), connect('subscriber')];
  const heard = (from: string): void => {
    if (from !== self) listener();
  };
  void publisher.connect().catch(() => undefined); // its error event tells
  void subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, heard))
    .then(() => (isHeard = true))
    .catch(() => undefined);
  return {
    ring: () => {
      if (publisher.isReady) publisher.publish(channel, self).catch(() => undefined);
    },
    onRing: (then) => (listener = then),
    isReady: () => publisher.isReady && subscriber.isReady && isHeard,
    stop: () => {
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
      return Promise.resolve();
    },
  };
}

/** A lost connection is told once, and its return too; every failure is counted. */
function watchConnection(
  client: { on(event: string, listener: (error: unknown) => void): unknown },
  log: Logger,
  metrics: Metrics,
): void {
  let isDown = false;
  client.on('error', (error) => {
    metrics.redisFailures.inc();
    if (!isDown) log.warn({ error }, 'Redis cannot be reached: events of other servers take up to half a second');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log.info('Redis is back');
    isDown = false;
  });
}
