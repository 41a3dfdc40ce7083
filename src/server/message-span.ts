import type { IncomingHttpHeaders } from 'node:http';
import { beginSpan, isTracing, nothing, type OpenSpan } from '../tracing/spans.js';

/**
 * The span of a WebSocket message that begins an operation, below the span that the operation names in its extension
 * `traceparent`, else the one that the connection named in its header. Other messages have none.
 */
export function messageSpan(headers: IncomingHttpHeaders, text: string): OpenSpan {
  if (!isTracing()) return nothing;
  const message = parsed(text);
  if (message?.type !== 'subscribe') return nothing;
  const given = message.payload?.extensions?.traceparent ?? headers['traceparent'];
  return beginSpan('websocket operation', { kind: 'server', parent: typeof given === 'string' ? given : null });
}

interface Message {
  readonly type?: unknown;
  readonly payload?: { readonly extensions?: { readonly traceparent?: unknown } };
}

function parsed(text: string): Message | undefined {
  try {
    return JSON.parse(text) as Message;
  } catch {
    return undefined; // the protocol refuses it
  }
}
