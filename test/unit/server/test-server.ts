import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { createClient, type Client, type FormattedExecutionResult } from 'graphql-ws';
import { pino } from 'pino';
import WebSocket from 'ws';
import type { HealthReport } from '../../../src/server/health.js';
import type { ContextRequest, ServerOptions } from '../../../src/server/options.js';
import { type RunningServer, startServer } from '../../../src/server/server.js';
import { createMetrics } from '../../../src/metrics/create-metrics.js';
import { AppError } from '../../../src/shared/errors.js';

export interface TestContext {
  readonly viewer: string;
  readonly request: ContextRequest;
}

/** A running server with a small schema, and what it logged and was asked. */
export interface TestServer {
  readonly running: RunningServer;
  readonly url: string;
  readonly socketUrl: string;
  readonly uploadFolder: string;
  readonly log: Record<string, unknown>[];
  readonly contexts: ContextRequest[];
  readonly post: (query: string, more?: { variables?: object; operationName?: string }) => Promise<Answer>;
  readonly socket: (connectionParams?: Record<string, unknown>) => Client;
  readonly leftovers: () => Promise<string[]>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { data?: Record<string, unknown> | null; errors?: ShownErrors } & Record<string, unknown>;
}

export type ShownErrors = readonly { message: string; path?: unknown; extensions: Record<string, unknown> }[];

const typeDefs = /* GraphQL */ `
  enum Colour {
    GREEN
    BLUE
  }
  type Note {
    id: ID!
    title: String!
    related: [Note!]!
    parent: Note
  }
  type NoteEdge {
    node: Note!
  }
  type NoteConnection {
    edges: [NoteEdge!]!
  }
  input Page {
    first: Int
  }
  type Query {
    hello(name: String): String!
    viewer: String!
    colour(is: Colour!): Colour!
    note: Note
    list: [Note!]!
    notes(first: Int): NoteConnection!
    paged(page: Page): [Note!]!
    costly: String
    refuse: String
    busy: String
    fault: String
    badArguments: String
    slow(ms: Int!): String
  }
  type Mutation {
    addNote(title: String!): Note!
  }
  type Subscription {
    ticks(count: Int!, everyMs: Int = 1): Int!
    refused: Int!
  }
`;

const note = { id: '1', title: 'one', related: [], parent: null };
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

type Resolver = GraphQLFieldResolver<unknown, TestContext, Record<string, never>>;

const resolvers: Record<string, Record<string, Resolver>> = {
  Query: {
    hello: (_, args: { name?: string }) => `hello ${args.name ?? 'world'}`,
    viewer: (_, __, { viewer }) => viewer,
    colour: (_, args: { is?: string }) => args.is,
    note: () => note,
    list: () => [note],
    notes: () => ({ edges: [{ node: note }] }),
    paged: () => [note],
    refuse: () => {
      throw new AppError('CONFLICT', 'The note has changed.', { hint: 'Read it again.', details: { field: 'note' } });
    },
    busy: () => {
      throw new AppError('DATABASE_UNAVAILABLE', 'The database does not answer.');
    },
    fault: () => {
      throw new TypeError('secret detail');
    },
    slow: async (_, args: { ms?: number }) => {
      await wait(args.ms ?? 0);
      return 'done';
    },
  },
  Mutation: { addNote: (_, args: { title?: string }) => ({ ...note, title: args.title }) },
};

async function* ticks(_: unknown, args: { count?: number; everyMs?: number }): AsyncGenerator<{ ticks: number }> {
  for (let tick = 1; tick <= (args.count ?? 0); tick += 1) {
    await wait(args.everyMs ?? 1);
    yield { ticks: tick };
  }
}

export function testSchema(): GraphQLSchema {
  const schema = buildSchema(typeDefs);
  for (const [type, fields] of Object.entries(resolvers))
    for (const [name, resolve] of Object.entries(fields)) {
      const owner = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
      Object.assign(owner?.getFields()[name] ?? {}, { resolve });
    }
  Object.assign(schema.getQueryType()?.getFields()['costly'] ?? {}, { extensions: { complexity: 1_000_000 } });
  const subscriptions = schema.getSubscriptionType()?.getFields() ?? {};
  Object.assign(subscriptions['ticks'] ?? {}, { subscribe: ticks });
  Object.assign(subscriptions['refused'] ?? {}, {
    subscribe: () => {
      throw new AppError('NOT_FOUND', 'There is no such thing.');
    },
  });
  return schema;
}

/** `authorization` says who is asking; "nobody" is refused, "fault" makes the context fail. */
function contextOf(request: ContextRequest): TestContext {
  const who = request.headers['authorization'];
  if (who === 'nobody') throw new AppError('NOT_FOUND', 'Who are you?', { hint: 'Log in.' });
  if (who === 'unavailable') throw new AppError('DATABASE_UNAVAILABLE', 'The database does not answer.');
  if (who === 'fault') throw new TypeError('secret detail');
  return { viewer: who ?? 'anonymous', request };
}

const healthy: HealthReport = { status: 'ok', checks: [{ name: 'database', status: 'ok', message: 'answers' }] };

export async function startTestServer(options: Partial<ServerOptions<TestContext>> = {}): Promise<TestServer> {
  const uploadFolder = await mkdtemp(join(tmpdir(), 'server-test-'));
  const log: Record<string, unknown>[] = [];
  const contexts: ContextRequest[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(JSON.parse(line) as never) });
  const running = await startServer<TestContext>({
    host: '127.0.0.1',
    port: 0,
    schema: testSchema(),
    contextFor: async (request) => {
      contexts.push(request);
      return Promise.resolve(contextOf(request));
    },
    admitSocket: () => Promise.resolve(() => undefined),
    upload: (_, file) => Promise.resolve({ ...file }),
    uploadFolder,
    health: () => Promise.resolve(healthy),
    metrics: createMetrics(),
    logger,
    firstOperation: 'query First {\n  hello\n}\n',
    ...options,
  });
  const url = `http://127.0.0.1:${running.port}`;
  const socketUrl = `ws://127.0.0.1:${running.port}/graphql`;
  return {
    running,
    url,
    socketUrl,
    uploadFolder,
    log,
    contexts,
    post: (query, more) => post(url, query, more),
    socket: (connectionParams) =>
      createClient({
        url: socketUrl,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: connectionParams ?? {},
      }),
    leftovers: () => readdir(uploadFolder),
  };
}

async function post(url: string, query: string, more: object = {}): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, ...more }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

/** Runs one operation over a WebSocket and collects its results; a refusal is `errors`. */
export async function overSocket(
  client: Client,
  query: string,
  more: { variables?: Record<string, unknown>; operationName?: string } = {},
): Promise<{ results: FormattedExecutionResult[]; errors?: ShownErrors }> {
  const results: FormattedExecutionResult[] = [];
  return new Promise((resolve, reject) => {
    client.subscribe(
      { query, ...more },
      {
        next: ({ data, errors }) => void results.push({ ...(data ? { data } : {}), ...(errors ? { errors } : {}) }),
        error: (error) => {
          if (Array.isArray(error)) resolve({ results, errors: error as ShownErrors });
          else reject(error instanceof Error ? error : new Error(JSON.stringify(error)));
        },
        complete: () => {
          const errors = results.flatMap((result) => (result.errors ?? []) as never[]);
          resolve({ results, ...(errors.length > 0 ? { errors } : {}) });
        },
      },
    );
  });
}
