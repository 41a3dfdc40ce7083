import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';

/** A feed of events that is cut off. */
export interface FailingFeed {
  readonly url: string;
  /** The `since` of each subscription so far. */
  readonly asked: readonly (string | undefined)[];
  stop(): Promise<void>;
}

/** Serves the subscription `documentEvents` of the API by its protocol, and cuts the connection after each event. */
export async function startFailingFeed(): Promise<FailingFeed> {
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/graphql' });
  await once(sockets, 'listening');
  const asked: (string | undefined)[] = [];
  const events = schema.getSubscriptionType()?.getFields()['documentEvents'];
  if (events === undefined) throw new Error('There is no documentEvents.');
  events.subscribe = async function* (_source: unknown, { since }: { readonly since?: string }) {
    asked.push(since);
    const position = String(asked.length);
    const key = `k${position}0`;
    yield {
      documentEvents: {
        kind: 'DOCUMENT_CREATED',
        position,
        documentKey: key,
        documentId: null,
        version: null,
        at: new Date(0).toISOString(),
      },
    };
    await new Promise((resolve) => setImmediate(resolve));
    for (const socket of sockets.clients) socket.terminate();
  };
  const feed = useServer({ schema }, sockets);
  return {
    url: `http://127.0.0.1:${(sockets.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      await feed.dispose();
      await new Promise((resolve) => sockets.close(resolve));
    },
  };
}
