/** What one request or one connection may cost. The same numbers hold over HTTP and over WebSocket. */
export interface Limits {
  /** Lexical tokens of a GraphQL document; parsing stops there. */
  readonly tokens: number;
  /** Fields below each other, fragments flattened; introspection is not counted (graphql-js has a rule for it). */
  readonly depth: number;
  /** Aliases of an operation, fragments expanded. */
  readonly aliases: number;
  /** Fields at the root of an operation, fragments expanded. */
  readonly rootFields: number;
  /** Directives of an operation, fragments expanded. */
  readonly directives: number;
  /** Estimated number of values that an operation makes the server produce (`complexity.ts`). */
  readonly complexity: number;
  /** Bytes of a GraphQL request body. */
  readonly bodyBytes: number;
  /** Bytes of one WebSocket message from a client; above it the socket is closed with 1009. */
  readonly messageBytes: number;
  /** WebSockets that are open at once in one server. */
  readonly sockets: number;
  /** Bytes that wait in the server for one WebSocket to read them; above it the socket is closed with 1013. */
  readonly socketBufferBytes: number;
  /** Milliseconds in which a client must read some of what waits for it; then its WebSocket is closed with 1013. */
  readonly sendMs: number;
  /** Operations that run at once on one WebSocket, subscriptions among them. */
  readonly operationsPerSocket: number;
  /** Milliseconds a WebSocket may wait before `connection_init`; then it is closed with 4408. */
  readonly connectionInitMs: number;
  /** Milliseconds between two keep-alive pings; a socket that misses one whole interval is dropped. */
  readonly keepAliveMs: number;
  /** Milliseconds a client may take to send a whole HTTP request, an upload included. */
  readonly requestMs: number;
  /** Milliseconds the server may take to answer a query, a mutation or an upload, over either transport. */
  readonly answerMs: number;
  /** Milliseconds the readiness report may take; then the server counts as down. */
  readonly healthMs: number;
  /** Bytes of one uploaded file. */
  readonly fileBytes: number;
}

/** The limits of a server that is not told otherwise. */
export const defaultLimits: Limits = Object.freeze({
  tokens: 4_000,
  depth: 15,
  aliases: 50,
  rootFields: 25,
  directives: 50,
  complexity: 50_000,
  bodyBytes: 4 * 1024 * 1024,
  messageBytes: 4 * 1024 * 1024,
  sockets: 2_000,
  socketBufferBytes: 16 * 1024 * 1024,
  sendMs: 10_000,
  operationsPerSocket: 50,
  connectionInitMs: 5_000,
  keepAliveMs: 15_000,
  requestMs: 300_000,
  answerMs: 60_000,
  healthMs: 5_000,
  fileBytes: 50 * 1024 * 1024,
});
