import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can break what runs through it, as networks and servers do. */
export interface FaultProxy {
  readonly port: number;
  /** Resets all connections and refuses new ones, until `restore`. */
  cut(): void;
  restore(): void;
  /** Lets the next COMMIT through and resets its connection when the database has answered it: the answer is lost. */
  loseNextCommit(): void;
  /** Lets the next request through and resets its connection when the answer begins to come: it is lost. */
  loseNextAnswer(): void;
  /** Connections that were reset or refused so far: a test whose fault did not happen is none. */
  broken(): number;
  stop(): Promise<void>;
}

/** COMMIT as a message of the Bolt protocol: a chunk of two bytes, a structure without fields, the end of the message. */
const commit = Buffer.from([0x00, 0x02, 0xb0, 0x12, 0x00, 0x00]);

/** Starts a proxy on a free loopback port before another loopback port. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  let broken = 0;
  let losing: 'commit' | 'answer' | undefined;
  const drop = (socket: Socket): void => {
    broken += 1;
    socket.resetAndDestroy();
  };
  const server = createServer((client) => {
    if (isCut) {
      drop(client);
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    client.on('data', (data: Buffer) => {
      if (losing === undefined || (losing === 'commit' && !data.includes(commit))) return;
      losing = undefined;
      upstream.unpipe(client);
      upstream.once('data', () => drop(client));
      upstream.resume();
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const cut = (): void => {
    isCut = true;
    for (const socket of open) drop(socket);
  };
  return {
    port: address.port,
    cut,
    loseNextCommit: () => {
      losing = 'commit';
    },
    loseNextAnswer: () => {
      losing = 'answer';
    },
    restore: () => {
      isCut = false;
    },
    broken: () => broken,
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
