import { createClient } from 'graphql-ws';
import { print } from 'graphql';
import WebSocket from 'ws';
import { WatchDocumentsDocument, type WatchDocumentsSubscription } from '../../src/client/generated/operations.js';

type Event = WatchDocumentsSubscription['documentEvents'];

/** One connection of a subscriber: what it got until it was killed, and why it ended. */
export interface Connection {
  readonly events: readonly Event[];
  readonly error: unknown;
}

/**
 * Subscribes to the documents of a scope from a position on, and cuts the connection, as a killed client does, when it has
 * got so many events.
 */
export async function readUntilKilled(
  url: string,
  tenant: string,
  variables: { readonly scope: string; readonly since: string },
  most: number,
): Promise<Connection> {
  const sockets: WebSocket[] = [];
  class Socket extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols);
      sockets.push(this);
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    connectionParams: { 'x-tenant-id': tenant },
    retryAttempts: 0,
  });
  const events: Event[] = [];
  const query = print(WatchDocumentsDocument);
  const error = await new Promise<unknown>((resolve) => {
    client.subscribe<WatchDocumentsSubscription>(
      { query, variables },
      {
        next: ({ data, errors }) => {
          if (errors !== undefined) resolve(errors);
          if (data === null || data === undefined || events.length >= most) return;
          events.push(data.documentEvents);
          if (events.length === most) sockets[0]?.terminate();
        },
        error: resolve,
        complete: () => resolve(undefined),
      },
    );
  });
  return { events, error };
}
