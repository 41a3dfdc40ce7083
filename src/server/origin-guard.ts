import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../shared/errors.js';

/** Decides whether a request was meant for this server: undefined if so, else the refusal. */
export type OriginGuard = (headers: IncomingHttpHeaders) => AppError | undefined;

/**
 * Makes the guard that stands before every route and before the WebSocket upgrade.
 *
 * `Host` must be a loopback name with our port, the address we listen on, or the public URL's host: that stops DNS
 * rebinding, where a foreign page reaches us under its own name. `Origin` may be absent (programs, plain navigation)
 * or one of the same addresses: that stops a foreign page from opening a WebSocket or posting a form, for which
 * browsers ask no leave. No origin of Apollo is allowed, because none is needed: the embedded Sandbox hands every
 * request from its frame to the page around it, which is ours, and that page sends it.
 */
export function originGuard(address: {
  readonly host: string;
  readonly port: number;
  readonly publicUrl?: string | undefined;
}): OriginGuard {
  const urls = ownUrls(address);
  const hosts = new Set(urls.flatMap((url) => [url.host, `${url.hostname}:${portOf(url)}`]));
  const origins = new Set(urls.map((url) => url.origin));
  return (headers) => {
    const { host, origin } = headers;
    if (host === undefined || !hosts.has(host.toLowerCase())) return foreign('Host', host);
    if (origin !== undefined && !origins.has(origin.toLowerCase())) return foreign('Origin', origin);
    return undefined;
  };
}

function ownUrls({ host, port, publicUrl }: { host: string; port: number; publicUrl?: string | undefined }): URL[] {
  const wildcard = host === '0.0.0.0' || host === '::';
  const names = new Set(['127.0.0.1', 'localhost', '[::1]', ...(wildcard ? [] : [bracketed(host)])]);
  const local = [...names].map((name) => new URL(`http://${name}:${port}`));
  return publicUrl === undefined ? local : [...local, new URL(publicUrl)];
}

const bracketed = (host: string): string => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80');

function foreign(header: 'Host' | 'Origin', value: string | undefined): AppError {
  const shownValue = value === undefined ? 'missing' : `"${value.slice(0, 200)}"`;
  return new AppError(
    'FORBIDDEN_ORIGIN',
    `The ${header} header is ${shownValue}, which is not this server's address.`,
    {
      hint: "Open the server under the address it prints at start. To serve it under another one, set the server's public URL.",
      details: { header },
    },
  );
}
