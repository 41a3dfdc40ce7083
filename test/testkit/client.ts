import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { createClient as createSocketClient } from 'graphql-ws';
import WebSocket from 'ws';
import { testEnvironment } from './environment.js';

/** An error of a GraphQL answer. */
export interface AnswerError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** What the server answers. */
export interface Answer<T> {
  readonly data?: T | null;
  readonly errors?: readonly AnswerError[];
}

/** A GraphQL client that acts within one tenant, for its one local user or for whom its credential is. */
export interface Client {
  readonly url: string;
  readonly tenant: string;
  /** The data of an operation. @throws GraphQLFailure when the answer has errors. */
  run<T, V>(document: TypedDocumentNode<T, V>, variables: V): Promise<T>;
  /** The whole answer of an operation, errors included. */
  ask<T, V>(document: TypedDocumentNode<T, V> | string, variables?: V): Promise<Answer<T>>;
  /** The events of a subscription over WebSocket; ends when the caller returns. */
  watch<T, V extends Record<string, unknown>>(
    document: TypedDocumentNode<T, V>,
    variables: V,
  ): AsyncIterableIterator<T>;
  /** Sends a file to `POST /upload`. */
  upload(file: Uint8Array, filename: string, fields: Readonly<Record<string, string>>): Promise<Response>;
}

/** An answer with errors, thrown. */
export class GraphQLFailure extends Error {
  constructor(readonly errors: readonly AnswerError[]) {
    super(errors.map((error) => `${String(error.extensions?.['code'])}: ${error.message}`).join('\n'));
  }

  get code(): unknown {
    return this.errors[0]?.extensions?.['code'];
  }
}

/**
 * A client of the run's server, or of another one.
 * @param credential a token or API key, sent as `Authorization: Bearer`; without one nobody logs in and the header
 * `x-tenant-id` chooses the tenant
 */
export function createClient(tenant: string, url: string = testEnvironment().url, credential?: string): Client {
  const headers = identify(tenant, credential);
  const ask: Client['ask'] = async (document, variables) => {
    const query = typeof document === 'string' ? document : print(document);
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer<never>;
  };
  return {
    url,
    tenant,
    ask,
    run: async (document, variables) => {
      const answer = await ask(document, variables);
      if (answer.errors !== undefined) throw new GraphQLFailure(answer.errors);
      if (answer.data === null || answer.data === undefined) throw new Error('The answer has no data.');
      return answer.data;
    },
    watch: (document, variables) => watch(url, headers, print(document), variables),
    upload: (file, filename, fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', new Blob([Uint8Array.from(file)]), filename);
      return fetch(`${url}/upload`, { method: 'POST', headers, body: form });
    },
  };
}

/** What a client says of itself: as headers over HTTP, in `connectionParams` over WebSocket. */
export function identify(tenant: string, credential?: string): Readonly<Record<string, string>> {
  return credential === undefined ? { 'x-tenant-id': tenant } : { authorization: `Bearer ${credential}` };
}

async function* watch<T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  query: string,
  variables: Record<string, unknown>,
): AsyncIterableIterator<T> {
  const client = createSocketClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: headers,
    retryAttempts: 0,
  });
  try {
    for await (const result of client.iterate<T>({ query, variables })) {
      if (result.errors !== undefined) throw new GraphQLFailure(result.errors);
      if (result.data !== null && result.data !== undefined) yield result.data;
    }
  } finally {
    await client.dispose();
  }
}
