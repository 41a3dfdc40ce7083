import { createClient } from 'graphql-ws/client';
import { identify, refusal, unreachable } from './api.js';
import { CliFailure, exitOf, failure } from './failure.js';
import type { TypedDocumentString } from './generated/operations.js';
import type { Session } from './session.js';

/** Shortest and longest time in ms before a lost connection is tried again. */
const firstPauseMs = 250;
const longestPauseMs = 10_000;

/**
 * Hands each event of a subscription to `take`, which answers its position. A connection that is lost is opened again, and
 * goes on after the last event; only one that was never there, or that the server refuses, ends it.
 * @throws CliFailure
 */
export async function subscribe<T, V extends Record<string, unknown>>(
  { connection, out }: Session,
  document: TypedDocumentString<T, V>,
  variables: V,
  since: string | undefined,
  take: (event: T) => string,
): Promise<void> {
  const url = `${connection.url.replace(/^http/, 'ws')}/graphql`;
  let position = since;
  const seen = { admitted: false };
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const socket = createClient({ url, connectionParams: identify(connection), retryAttempts: 0, lazy: true });
    socket.on('connected', () => {
      seen.admitted = true;
      pause = firstPauseMs;
    });
    try {
      const query = { query: String(document), variables: { ...variables, since: position } };
      for await (const { data, errors } of socket.iterate<T>(query)) {
        if (errors !== undefined) throw refusal(errors);
        if (data !== null && data !== undefined) position = take(data);
      }
      return;
    } catch (error) {
      const end = endOf(error, connection.url);
      if (!seen.admitted || !end.again) throw end.failure;
      const missed = position === undefined ? ' What happens meanwhile is not told.' : '';
      out.warn(`The connection is lost: ${end.failure.message} It is tried again.${missed}`);
    } finally {
      await socket.dispose();
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Close codes of WebSocket after which the same may work again: going away, lost, try later. */
const passing = new Set([1001, 1005, 1006, 1012, 1013]);

/** What the end of a connection means, and whether another one is worth a try. */
function endOf(error: unknown, url: string): { readonly again: boolean; readonly failure: CliFailure } {
  if (error instanceof CliFailure) return { again: exitOf(error.code) === exitOf('TIMEOUT'), failure: error };
  if (Array.isArray(error)) {
    const refused = refusal(error as Parameters<typeof refusal>[0]);
    return { again: exitOf(refused.code) === exitOf('TIMEOUT'), failure: refused };
  }
  const { code, reason } = error as { readonly code?: number; readonly reason?: string };
  if (code === 4403) {
    const message = reason === undefined || reason === '' ? 'The server does not admit you.' : `${reason}.`;
    const hint = 'Log in with `memory login`.';
    return { again: false, failure: new CliFailure('UNAUTHENTICATED', message, hint, exitOf('UNAUTHENTICATED')) };
  }
  if (code !== undefined && !passing.has(code)) {
    return {
      again: false,
      failure: failure('STRANGE_ANSWER', `${url} closed the connection: ${code} ${reason ?? ''}`),
    };
  }
  return { again: true, failure: unreachable(url, new Error(reason ?? 'the connection was lost')) };
}
