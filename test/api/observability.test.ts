import { readFile } from 'node:fs/promises';
import { createClient as createSocketClient } from 'graphql-ws';
import WebSocket from 'ws';
import { type Client, createClient } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { type ObservedServer, startObservedServer } from '../testkit/observed-server.js';
import { parsePrometheus, type Sample } from '../testkit/prometheus.js';
import type { ReceivedSpan } from '../testkit/span-receiver.js';

/** Stands in every input, and must stand in no log line, span or metric. */
const marker = 'Zanzibar';
const patience = 300_000;
const trace = { upload: 'a'.repeat(31) + '1', query: 'a'.repeat(31) + '2', socket: 'a'.repeat(31) + '3' };
const caller = 'b'.repeat(16);
const traceparent = (id: string): string => `00-${id}-${caller}-01`;

let server: ObservedServer;
let client: Client;

beforeAll(async () => {
  server = await startObservedServer();
  client = createClient(`tenant-${marker}`, server.url);
  await driveWell();
  await driveBadly();
}, patience);
afterAll(() => server.remove());

/** A request with headers of its own. */
async function post(query: string, variables: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant-id': client.tenant, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

const ragQuery = 'query Ask($q: String!, $s: String!) { ragQuery(query: $q, scope: $s) { hits { text } } }';
const createDocument = `mutation Create($input: CreateDocumentInput!) {
  createDocument(input: $input) { document { key } }
}`;

/** Puts the marker into every input that is taken. */
async function driveWell(): Promise<void> {
  await client.ask(
    `mutation { createScope(input: { kind: PROJECT, id: "${marker}", title: "${marker} title" }) { address } }`,
  );
  const scope = `project/${marker}`;
  const content = `${marker} is where the lamp is.`;
  await post(createDocument, {
    input: {
      ...{ scope, id: `doc-${marker}`, type: 'FACT', title: `${marker}!`, content, tags: [marker] },
      metadata: { [marker]: marker },
    },
  });
  await upload(scope);
  await post(ragQuery, { q: `Where is ${marker}?`, s: scope }, { traceparent: traceparent(trace.query) });
  await overSocket(ragQuery, { q: `${marker}, over a socket`, s: scope });
  await eventually(
    () => Promise.resolve(server.log().filter(({ msg, requestId }) => msg === 'job done' && requestId === 'upload-1')),
    (lines) => lines.length > 0,
  );
}

/** A manual of many pages, which a job indexes. */
async function upload(scope: string): Promise<void> {
  const form = new FormData();
  form.set('scope', scope);
  form.set('tags', marker);
  const manual = await readFile('test/fixtures/lighthouse-manual.pdf');
  form.set('file', new Blob([Uint8Array.from(manual)]), `${marker}.pdf`);
  const headers = {
    ...{ 'x-tenant-id': client.tenant, 'x-request-id': 'upload-1' },
    traceparent: traceparent(trace.upload),
  };
  const response = await fetch(`${server.url}/upload`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(200);
}

async function overSocket(query: string, variables: Record<string, unknown>): Promise<unknown> {
  const socket = createSocketClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-tenant-id': client.tenant, secret: marker },
    retryAttempts: 0,
  });
  try {
    const extensions = { traceparent: traceparent(trace.socket), secret: marker };
    for await (const result of socket.iterate({ query, variables, extensions })) return result;
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await socket.dispose();
  }
}

/** Puts the marker into inputs that are refused. */
async function driveBadly(): Promise<void> {
  await client.ask(`{ ${marker} `);
  await client.ask(`{ ${marker} }`);
  await post(ragQuery, { q: marker, s: `${marker}:::` });
  await post(ragQuery, { q: marker, s: `project/no-${marker}` });
  await post(ragQuery, { q: [marker], s: { [marker]: marker } });
  await post(createDocument, {
    input: { scope: `project/${marker}`, id: `doc-${marker}`, type: 'FACT', content: marker },
  });
  await post(createDocument, { input: { scope: `project/${marker}`, type: marker, content: marker } });
  await fetch(`${server.url}/graphql?query=${marker}`, { headers: { 'apollo-require-preflight': '1' } });
  await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: marker,
  });
  const form = new FormData();
  form.set('scope', `project/${marker}`);
  form.set('file', new Blob([`%PDF-1.7 ${marker}`]), `${marker}.pdf`);
  await fetch(`${server.url}/upload`, { method: 'POST', headers: { 'x-tenant-id': client.tenant }, body: form });
  await overSocket(`{ ${marker} }`, {});
  await overSocket(ragQuery, { q: marker, s: `project/no-${marker}` });
}

describe('the log', () => {
  it('holds nothing of what callers write, even at level debug', () => {
    const lines = server.log();
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => JSON.stringify(line).toLowerCase().includes(marker.toLowerCase()))).toEqual([]);
  });

  it('names the request in each line of one, over HTTP, over WebSocket and in its jobs', () => {
    const lines = server.log();
    const schedules = ['trim-feed', 'purge-archived', 'check-health']; // nobody asked for these
    const told = lines.filter(
      ({ msg, kind }) =>
        ['request', 'refused', 'websocket operation', 'job done'].includes(String(msg)) &&
        !schedules.includes(String(kind)),
    );
    expect(new Set(told.map(({ msg }) => msg)).size).toBe(4);
    expect(told.filter(({ requestId }) => typeof requestId !== 'string' || requestId === '')).toEqual([]);
    const mine = lines.filter(({ requestId }) => requestId === 'upload-1').map(({ msg }) => msg);
    expect(mine).toEqual(expect.arrayContaining(['request', 'job done']));
  });

  it('names the trace beside the request', () => {
    const lines = server.log();
    for (const [requestLine, id] of [
      ['request', trace.query],
      ['websocket operation', trace.socket],
      ['job done', trace.upload],
    ])
      expect(lines.filter(({ msg, traceId }) => msg === requestLine && traceId === id).length).toBeGreaterThan(0);
  });
});

describe('the metrics', () => {
  const samplesOf = async (name: string): Promise<readonly Sample[]> => {
    const families = parsePrometheus(await server.metrics());
    return families.get(`mnemograph_${name}`)?.samples ?? [];
  };

  it('are text that a scraper reads, each with its help and type, and hold nothing of what callers write', async () => {
    const text = await server.metrics();
    const families = parsePrometheus(text);
    expect([...families].filter(([, { help, type }]) => help === '' || type === 'untyped')).toEqual([]);
    expect(text.toLowerCase()).not.toContain(marker.toLowerCase());
    expect(text).not.toMatch(/Ask|Create\b/);
  });

  it.each([
    ['http_request_seconds', ['path', 'status']],
    ['operation_seconds', ['outcome', 'transport', 'type']],
    ['neo4j_statement_seconds', ['mode', 'outcome', 'statement']],
    ['embedding_seconds', ['outcome', 'priority', 'role']],
    ['job_seconds', ['kind', 'outcome']],
    ['outbox_delivery_seconds', []],
  ])('%s is a histogram that has counted, by %j', async (name, labels) => {
    const samples = await samplesOf(name);
    const counts = samples.filter((sample) => sample.name.endsWith('_count'));
    expect(counts.length).toBeGreaterThan(0);
    for (const { labels: found, value } of counts) {
      expect(Object.keys(found).sort()).toEqual(labels);
      expect(value).toBeGreaterThan(0);
    }
  });

  it('time operations by kind, transport and outcome, never by the name that a client gives', async () => {
    const counts = (await samplesOf('operation_seconds')).filter(({ name }) => name.endsWith('_count'));
    const seen = counts.map(({ labels }) => `${labels['transport']} ${labels['type']} ${labels['outcome']}`);
    expect(seen.sort()).toEqual(
      [
        ...['http mutation error', 'http mutation ok', 'http query error', 'http query ok'],
        ...['http upload error', 'http upload ok', 'websocket query error', 'websocket query ok'],
      ].sort(),
    );
  });

  it('time statements by their Cypher file', async () => {
    const statements = (await samplesOf('neo4j_statement_seconds')).map(({ labels }) => labels['statement']);
    expect(statements).toEqual(expect.arrayContaining(['recall/search-chunks-a', 'outbox/create-events']));
  });

  it('show the delay of the event loop and of the outbox', async () => {
    const families = parsePrometheus(await server.metrics());
    expect(families.get('nodejs_eventloop_lag_p99_seconds')?.samples).toHaveLength(1);
    const [lag] = await samplesOf('outbox_lag_seconds');
    expect(lag?.value).toBeGreaterThanOrEqual(0);
    expect(lag?.value).toBeLessThan(60);
  });

  it('count sockets and subscriptions while they are open, and no longer', async () => {
    const open = async (): Promise<readonly (number | undefined)[]> => [
      (await samplesOf('sockets_open'))[0]?.value,
      (await samplesOf('subscriptions_open'))[0]?.value,
    ];
    await eventually(open, ([sockets]) => sockets === 0);
    const socket = createSocketClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { 'x-tenant-id': client.tenant },
    });
    const query = `subscription { documentEvents(scope: "project/${marker}") { kind } }`;
    const stop = socket.subscribe(
      { query },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    expect(await eventually(open, ([, subscriptions]) => subscriptions !== 0)).toEqual([1, 1]);
    stop();
    await socket.dispose();
    expect(await eventually(open, (counts) => counts.every((count) => count === 0))).toEqual([0, 0]);
  });
});

describe('the spans', () => {
  let spans: readonly ReceivedSpan[];
  const named = (traceId: string, name: string): ReceivedSpan[] =>
    spans.filter((span) => span.traceId === traceId && span.name === name);
  const above = ({ parentSpanId }: ReceivedSpan): string | undefined =>
    spans.find(({ spanId }) => spanId === parentSpanId)?.name;

  beforeAll(async () => {
    await server.stop();
    spans = server.receiver.spans();
  }, patience);

  it('go from the request of the caller down to each statement', () => {
    const [request] = named(trace.query, 'POST /graphql');
    expect(request).toMatchObject({
      parentSpanId: caller,
      attributes: { 'http.route': '/graphql', 'http.response.status_code': 200, 'graphql.operation.type': 'query' },
    });
    const [search] = named(trace.query, 'cypher recall/search-chunks-a');
    expect(search?.parentSpanId).toBe(request?.spanId);
    expect(search?.attributes).toMatchObject({ 'mnemograph.mode': 'read', 'mnemograph.retries': 0 });
    expect(Number(search?.attributes['mnemograph.rows'])).toBeGreaterThan(0);
    const [embed] = named(trace.query, 'embed');
    expect(embed?.parentSpanId).toBe(request?.spanId);
    expect(embed?.attributes).toMatchObject({ 'mnemograph.texts': 1, 'mnemograph.role': 'query' });
  });

  it('hold what is written together below one transaction, and the job that follows from it', () => {
    const [request] = named(trace.upload, 'POST /upload');
    expect(request?.parentSpanId).toBe(caller);
    const [write] = named(trace.upload, 'cypher jobs/create-jobs');
    const transaction = spans.find(({ spanId }) => spanId === write?.parentSpanId);
    expect(transaction).toMatchObject({ name: 'transaction', parentSpanId: request?.spanId });
    const [job] = named(trace.upload, 'job index-document');
    expect(job?.parentSpanId).toBe(transaction?.spanId);
    const [vectors] = named(trace.upload, 'cypher ingestion/set-vectors');
    expect(vectors === undefined ? undefined : above(vectors)).toBe('transaction');
    expect(named(trace.upload, 'embed').some((span) => above(span) === 'job index-document')).toBe(true);
  });

  it('hold operations over WebSocket, below the span that the operation names', () => {
    const operations = named(trace.socket, 'websocket operation');
    expect(operations.length).toBeGreaterThanOrEqual(3);
    expect(operations.every(({ parentSpanId }) => parentSpanId === caller)).toBe(true);
    expect(named(trace.socket, 'cypher recall/search-chunks-a').map(above)).toContain('websocket operation');
  });

  it('leave out what is done every moment', () => {
    expect(spans.filter(({ name }) => /outbox\/(set-positions|find-events)|jobs\/set-claimed/.test(name))).toEqual([]);
    expect(spans.filter(({ name }) => /\/(health|metrics)/.test(name))).toEqual([]);
  });

  it('have a parent that came too, but those of callers and of the start', () => {
    const ids = new Set([...spans.map(({ spanId }) => spanId), caller, undefined]);
    expect(spans.filter(({ parentSpanId }) => !ids.has(parentSpanId))).toEqual([]);
  });

  it('hold nothing of what callers write', () => {
    expect(spans.length).toBeGreaterThan(30);
    expect(server.receiver.text().toLowerCase()).not.toContain(marker.toLowerCase());
  });
});
