import { SignJWT } from 'jose';
import WebSocket from 'ws';
import { type Client, createClient } from './client.js';
import { testEnvironment } from './environment.js';
import { startTestServer, type TestServer } from './server.js';

/** The shared secret of the servers that take tokens. */
export const tokenSecret = 'a shared secret of more than 32 characters';

/** Starts a further server on the run's database and files, by default one that takes tokens of the shared secret. */
export function startLoginServer(
  env: Readonly<Record<string, string>> = { AUTH_JWT_SECRET: tokenSecret },
): Promise<TestServer> {
  const { neo4j, dataDir } = testEnvironment(); // one folder for all servers of a database: any of them may run its jobs
  const database = { NEO4J_URI: neo4j.uri, NEO4J_USER: neo4j.user, NEO4J_PASSWORD: neo4j.password };
  return startTestServer({ dataDir, env: { ...database, ...env } });
}

/** What is said in a token; a claim that is `undefined` is left out. */
export interface Claims {
  readonly sub?: string | undefined;
  readonly tenantId?: unknown;
  readonly roles?: unknown;
  readonly iat?: number | undefined;
  readonly exp?: number | undefined;
  readonly nbf?: number;
  readonly iss?: string;
  readonly aud?: string;
  readonly [claim: string]: unknown;
}

/** Now in seconds, as tokens count. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

/** Claims that are good for five minutes, with changes. */
export function goodClaims(claims: Claims): Record<string, unknown> {
  const now = nowSeconds();
  const all = { sub: 'ada', iat: now, exp: now + 300, ...claims };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A token that is signed with the shared secret, or another one. */
export function signToken(claims: Claims, secret: string = tokenSecret): Promise<string> {
  return new SignJWT(goodClaims(claims)).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
}

/** A client that logs in with a token. */
export async function logIn(url: string, claims: Claims & { readonly tenantId: string }): Promise<Client> {
  return createClient(claims.tenantId, url, await signToken(claims));
}

/** An answer over HTTP with its status. */
export interface RawAnswer {
  readonly status: number;
  readonly body: { readonly data?: unknown; readonly errors?: readonly { readonly extensions: { code: string } }[] };
}

/** Sends an operation over HTTP with any headers. */
export async function post(url: string, headers: Readonly<Record<string, string>>, query: string): Promise<RawAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, body: (await response.json()) as RawAnswer['body'] };
}

/** Sends a small file with any headers. */
export async function postFile(url: string, headers: Readonly<Record<string, string>>, scope: string): Promise<number> {
  const body = new FormData();
  body.set('scope', scope);
  body.set('file', new Blob(['hello']), 'hello.txt');
  return (await fetch(`${url}/upload`, { method: 'POST', headers, body })).status;
}

/** A message of the protocol graphql-transport-ws. */
export interface SocketMessage {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A raw WebSocket: what came, and how it was closed. */
export interface RawSocket {
  readonly messages: SocketMessage[];
  readonly closed: Promise<{ readonly code: number; readonly reason: string; readonly at: number }>;
  /** Resolves when the server has admitted it, or closed it. */
  readonly ready: Promise<unknown>;
  isOpen(): boolean;
  send(message: SocketMessage): void;
  close(): void;
}

/** Opens a WebSocket and sends `connection_init` with these parameters; with `null` it sends nothing. */
export async function openSocket(url: string, connectionParams: unknown): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const messages: SocketMessage[] = [];
  let admitted = (): void => undefined;
  const acknowledged = new Promise<void>((resolve) => (admitted = resolve));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as SocketMessage;
    messages.push(message);
    if (message.type === 'connection_ack') admitted();
  });
  const closed: RawSocket['closed'] = new Promise((resolve) => {
    socket.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString(), at: performance.now() });
    });
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = (message: object): void => {
    socket.send(JSON.stringify(message));
  };
  if (connectionParams !== null) send({ type: 'connection_init', payload: connectionParams });
  return {
    messages,
    closed,
    ready: Promise.race([acknowledged, closed]),
    isOpen: () => socket.readyState === socket.OPEN,
    send,
    close: () => {
      socket.close();
    },
  };
}
