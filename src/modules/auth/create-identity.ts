import type { Logger } from 'pino';
import { cypher } from '../../graph/generated/cypher.js';
import type { Viewer } from './viewer.js';
import {
  type GivenCredential,
  type Headers,
  type IdentifyOptions,
  readCredential,
} from './use-cases/identify-viewer.js';

/** How long a viewer is remembered before the database is asked again, and between two looks at open connections, in ms. */
const rememberedMs = 1_000;

/** Longest wait of a timer, in ms: a day. */
const longestTimerMs = 86_400_000;

/** Most viewers that are remembered; beyond it the oldest is looked up again. */
const maxRemembered = 1_000;

/** Finds out who a request acts for, and keeps an eye on those who stay. */
export interface Identity {
  /** The viewer behind a request. @throws AppError UNAUTHENTICATED, LOGIN_UNAVAILABLE, BAD_INPUT */
  identify(headers: Headers): Promise<Viewer>;
  /**
   * Watches the credential of a connection that stays open: `end` is called, with the reason, when it expires, and within
   * a second or two after it was revoked. Returns what to call when the connection closes.
   */
  watch(viewer: Viewer, end: (reason: string) => void): () => void;
  /**
   * Asks the database anew about everybody, and resolves when the connections have ended whose credential has; called when
   * one was revoked here.
   */
  forget(): Promise<void>;
  stop(): void;
}

interface Remembered {
  readonly viewer: Promise<Viewer>;
  readonly until: number;
}

interface Connection {
  readonly viewer: Viewer;
  readonly end: (reason: string) => void;
}

/** Makes the one identity of a server. */
export function createIdentity(options: IdentifyOptions, log: Logger): Identity {
  const connections = new Set<Connection>();
  const { remember, forget } = createMemory(options);
  let looking = Promise.resolve();
  /** Looks follow one another, so that one that is asked for sees what was written before. */
  const look = (): Promise<void> => {
    if (connections.size === 0) return Promise.resolve();
    looking = looking
      .then(() => endStale(options, connections))
      .catch((error: unknown) => log.warn({ error }, 'credentials of open connections could not be checked'));
    return looking;
  };
  const timer = setInterval(() => void look(), rememberedMs).unref();
  return {
    identify: (headers) => remember(readCredential(options, headers)),
    watch: (viewer, end) => {
      if (viewer.credential.kind === 'local') return () => undefined;
      const connection = { viewer, end };
      connections.add(connection);
      const expiry = endAtExpiry(connection, options.clock.now());
      return () => {
        connections.delete(connection);
        clearTimeout(expiry);
      };
    },
    forget: () => {
      forget();
      return look();
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}

/** A viewer that was just found is not looked up again for a second; simultaneous requests share one look. */
function createMemory({ clock }: IdentifyOptions): {
  remember: (given: GivenCredential) => Promise<Viewer>;
  forget: () => void;
} {
  const known = new Map<string, Remembered>();
  const remember = async ({ name, identify }: GivenCredential): Promise<Viewer> => {
    const now = clock.now().getTime();
    const found = known.get(name);
    if (found !== undefined && now < found.until) return found.viewer;
    const viewer = identify();
    known.delete(name);
    known.set(name, { viewer, until: now + rememberedMs });
    const [oldest] = known.keys();
    if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest);
    viewer.catch(() => known.get(name)?.viewer === viewer && known.delete(name));
    return viewer;
  };
  return { remember, forget: () => known.clear() };
}

/** What is known to end soon ends on time; what ends later than a timer can wait is found by the look of every second. */
function endAtExpiry({ viewer, end }: Connection, now: Date): NodeJS.Timeout | undefined {
  const { credential } = viewer;
  if (credential.kind === 'local' || credential.expiresAt === null) return undefined;
  const left = credential.expiresAt.getTime() - now.getTime();
  if (left > longestTimerMs) return undefined;
  const what = credential.kind === 'token' ? 'token' : 'API key';
  return setTimeout(() => end(`The ${what} has expired`), Math.max(0, left)).unref();
}

/** Ends the connections whose credential has ended: one statement for all of them. */
async function endStale({ graph, clock }: IdentifyOptions, connections: ReadonlySet<Connection>): Promise<void> {
  const open = [...connections];
  const now = clock.now();
  const credentials = open.map(({ viewer }) => viewer.credential);
  const apiKeys = new Set(credentials.flatMap((each) => (each.kind === 'api-key' ? [each.key] : [])));
  const users = new Set(open.flatMap(({ viewer }) => (viewer.credential.kind === 'token' ? [viewer.key] : [])));
  const rows = await graph.read(cypher.auth.findEndedCredentials, { apiKeys: [...apiKeys], users: [...users], now });
  const ended = new Map(rows.map((row) => [row.key, row.endedAt]));
  for (const { viewer, end } of open) {
    const reason = whyEnded(viewer, ended, now);
    if (reason !== undefined) end(reason);
  }
}

function whyEnded({ key, credential }: Viewer, ended: ReadonlyMap<string, Date | null>, now: Date): string | undefined {
  if (credential.kind === 'api-key') return ended.has(credential.key) ? 'The API key has ended' : undefined;
  if (credential.kind === 'local') return undefined;
  if (credential.expiresAt <= now) return 'The token has expired';
  const endedAt = ended.get(key);
  return endedAt && credential.issuedAt <= endedAt ? 'The token was revoked' : undefined;
}
