import { type OwnDatabase, startOwnDatabase } from './own-database.js';
import { startTestServer, type TestServer } from './server.js';
import { type SpanReceiver, startSpanReceiver } from './span-receiver.js';

/** A line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A server with a database of its own that tells all it can: spans, metrics, and a log at level debug. */
export interface ObservedServer {
  readonly url: string;
  readonly receiver: SpanReceiver;
  log(): readonly LogLine[];
  /** The text of `/metrics`. */
  metrics(): Promise<string>;
  /** Ends the server, which sends its last spans. */
  stop(): Promise<void>;
  /** Ends what is left. */
  remove(): Promise<void>;
}

export async function startObservedServer(): Promise<ObservedServer> {
  const database: OwnDatabase = await startOwnDatabase();
  const receiver = await startSpanReceiver();
  const { uri, user, password } = database.address;
  const server: TestServer = await startTestServer({
    env: {
      ...{ NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password },
      ...{ LOG_LEVEL: 'debug', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
    },
  });
  return {
    url: server.url,
    receiver,
    log: () => {
      const lines = server.output().split('\n');
      return lines.filter((line) => line.startsWith('{"level"')).map((line) => JSON.parse(line) as LogLine);
    },
    metrics: async () => (await fetch(`${server.url}/metrics`)).text(),
    stop: () => server.stop(),
    remove: async () => {
      await server.stop();
      await receiver.stop();
      await database.stop();
    },
  };
}
