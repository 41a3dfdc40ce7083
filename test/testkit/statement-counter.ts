import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy before a Neo4j that counts the statements of viewers that run through it. */
export interface StatementCounter {
  /** Address for a driver. */
  readonly uri: string;
  /** Statements so far that begin with their viewer, as every guarded one does; the server's own work is not counted. */
  count(): number;
  stop(): Promise<void>;
}

/** How a guarded statement begins. It stands in the clear in the message that runs it. */
const guarded = 'MATCH (viewer:User {key: $params.viewer})';

/** Starts a counter on a free loopback port before the Neo4j at `target` (`bolt://host:port`). */
export async function startStatementCounter(target: string): Promise<StatementCounter> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let total = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let tail = '';
    client.on('data', (data: Buffer) => {
      const text = tail + data.toString('latin1');
      total += text.split(guarded).length - 1;
      tail = text.slice(text.lastIndexOf(guarded) + 1).slice(1 - guarded.length);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The counter has no port.');
  return {
    uri: `bolt://127.0.0.1:${address.port}`,
    count: () => total,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
