import type { IncomingHttpHeaders } from 'node:http';

/** Request headers with one text each; repeated ones are joined as HTTP says (RFC 9110, 5.3). */
export function flatHeaders(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/**
 * Headers of an operation over WebSocket. Browsers cannot set headers on an upgrade, so clients give them as
 * `connectionParams`: their text values count under their lower-case names, everything else in them is dropped.
 * A header of the upgrade itself always wins, so what a proxy has set cannot be replaced from inside the socket.
 */
export function socketHeaders(
  upgrade: IncomingHttpHeaders,
  connectionParams: Readonly<Record<string, unknown>> | undefined,
): Record<string, string | undefined> {
  const given = Object.entries(connectionParams ?? {})
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => [name.toLowerCase(), value]);
  return { ...(Object.fromEntries(given) as Record<string, string>), ...flatHeaders(upgrade) };
}
