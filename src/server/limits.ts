import type { LimitEntry } from '../shared/limit-entry.js';

const tooComplex = '`REQUEST_TOO_COMPLEX`';
const mebibyte = 1024 * 1024;

/** Bytes of JSON in which a text has room: line ends and quotes take two each. */
function room(textBytes: number): number {
  return 2 * textBytes + mebibyte;
}

/** What one request or one connection may cost. The same numbers hold over HTTP and over WebSocket. */
const limitTable = {
  tokens: {
    what: 'Lexical tokens of a GraphQL document; parsing stops there',
    ...{ value: 4_000, unit: 'tokens', beyond: tooComplex },
  },
  depth: {
    what: 'Fields below each other, fragments expanded; introspection is not counted (graphql-js has a rule for it)',
    ...{ value: 15, unit: 'levels', beyond: tooComplex },
  },
  aliases: {
    what: 'Aliases of an operation, fragments expanded',
    ...{ value: 50, unit: 'aliases', beyond: tooComplex },
  },
  rootFields: {
    what: 'Fields at the root of an operation, fragments expanded',
    ...{ value: 25, unit: 'fields', beyond: tooComplex },
  },
  directives: {
    what: 'Directives of an operation, fragments expanded',
    ...{ value: 50, unit: 'directives', beyond: tooComplex },
  },
  complexity: {
    what: 'Estimated number of values that an operation makes the server produce: 1 for each field, times the size of pages and lists',
    ...{ value: 50_000, unit: 'values', beyond: tooComplex },
  },
  bodyBytes: {
    what: 'Body of a GraphQL request over HTTP: twice the largest text (`MAX_TEXT_MB`) and 1 MiB',
    ...{ value: room(5 * mebibyte), unit: 'bytes', beyond: tooComplex },
  },
  messageBytes: {
    what: 'One WebSocket message of a client: as much',
    ...{ value: room(5 * mebibyte), unit: 'bytes', beyond: 'The socket is closed with 1009.' },
  },
  sockets: {
    what: 'WebSockets that are open at once in one server',
    ...{ value: 2_000, unit: 'sockets', beyond: '`TOO_MANY_CONNECTIONS`' },
  },
  socketBufferBytes: {
    what: 'What waits in the server for one WebSocket to read it',
    ...{ value: 16 * 1024 * 1024, unit: 'bytes', beyond: 'The socket is closed with 1013.' },
  },
  sendMs: {
    what: 'Time in which a client must read some of what waits for it',
    ...{ value: 10_000, unit: 'ms', beyond: 'Its WebSocket is closed with 1013.' },
  },
  operationsPerSocket: {
    what: 'Operations that run at once on one WebSocket',
    ...{ value: 50, unit: 'operations', beyond: tooComplex },
  },
  connectionInitMs: {
    what: 'Wait of a WebSocket before `connection_init`',
    ...{ value: 5_000, unit: 'ms', beyond: 'The socket is closed with 4408.' },
  },
  keepAliveMs: {
    what: 'Time between two keep-alive pings',
    ...{ value: 15_000, unit: 'ms', beyond: 'A socket that misses one whole interval is dropped.' },
  },
  requestMs: {
    what: 'Time in which a client sends a whole HTTP request, an upload included',
    ...{ value: 300_000, unit: 'ms', beyond: 'The connection is cut.' },
  },
  answerMs: {
    what: 'Time in which the server answers a query, a mutation or an upload',
    ...{ value: 60_000, unit: 'ms', beyond: '`TIMEOUT`' },
  },
  healthMs: {
    what: 'Time of the readiness report',
    ...{ value: 5_000, unit: 'ms', beyond: 'The server counts as down.' },
  },
  fileBytes: {
    what: 'One uploaded file (`MAX_UPLOAD_MB`)',
    ...{ value: 50 * mebibyte, unit: 'bytes', beyond: '`FILE_TOO_LARGE`' },
  },
} as const satisfies Record<string, LimitEntry>;

/** A value for each limit of the table above, in its unit. */
export type Limits = Readonly<Record<keyof typeof limitTable, number>>;

/** The limits of a server that is not told otherwise. */
export const defaultLimits: Limits = Object.freeze(
  Object.fromEntries(Object.entries(limitTable).map(([name, { value }]) => [name, value])) as Limits,
);

/** Limits of requests that let a text of so many bytes through. */
export function roomForText(textBytes: number): Pick<Limits, 'bodyBytes' | 'messageBytes'> {
  return { bodyBytes: room(textBytes), messageBytes: room(textBytes) };
}

/** The same limits, for the documentation. */
export const serverLimits: readonly LimitEntry[] = Object.values(limitTable);
