import { createServer } from 'node:http';

/** A span as a receiver gets it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** 2 is an error. */
  readonly status: number;
}

/** An OTLP receiver over HTTP with JSON bodies. */
export interface SpanReceiver {
  readonly url: string;
  spans(): readonly ReceivedSpan[];
  /** Everything that came, as it came. */
  text(): string;
  /** Requests so far. */
  requests(): number;
  stop(): Promise<void>;
}

interface RawSpan extends Omit<ReceivedSpan, 'attributes' | 'status'> {
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

interface RawBody {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly RawSpan[] }[] }[];
}

/** Starts a receiver on a free loopback port. */
export async function startSpanReceiver(): Promise<SpanReceiver> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as RawBody)),
    text: () => bodies.join('\n'),
    requests: () => bodies.length,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf({ resourceSpans }: RawBody): ReceivedSpan[] {
  const raw = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  return raw.map(({ attributes, parentSpanId, status, ...span }) => ({
    ...span,
    parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
    status: status.code ?? 0,
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
  }));
}
