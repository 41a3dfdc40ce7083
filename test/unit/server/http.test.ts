import { serverAudits } from 'graphql-http';
import { rawRequest } from './raw-http.js';
import { startTestServer, type TestServer } from './test-server.js';

describe('GraphQL over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.running.stop());

  const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(`${server.url}/graphql`, { method: 'POST', body, headers });
  const hello = JSON.stringify({ query: '{ hello }' });

  it('answers queries, mutations and lists', async () => {
    expect(
      (await server.post('query Q($n: String) { hello(name: $n) }', { variables: { n: 'Ada' } })).body.data,
    ).toEqual({
      hello: 'hello Ada',
    });
    expect((await server.post('mutation { addNote(title: "two") { title } }')).body.data).toEqual({
      addNote: { title: 'two' },
    });
    expect((await server.post('{ list { id } }')).body.data).toEqual({ list: [{ id: '1' }] });
  });

  it('passes every audit of the GraphQL over HTTP specification that says MUST', async () => {
    const audits = serverAudits({ url: `${server.url}/graphql` }).filter(({ name }) => name.startsWith('MUST'));
    const results = await Promise.all(
      audits.map(async (audit) => ({ name: audit.name, status: (await audit.fn()).status })),
    );
    expect(results.length).toBeGreaterThan(10);
    expect(results.filter(({ status }) => status !== 'ok')).toEqual([]);
  });

  it.each([
    ['a body that is not JSON', '{ hello', { 'content-type': 'application/json' }, 400],
    ['a query as text', '{ hello }', { 'content-type': 'application/graphql' }, 415],
    ['a form', 'query={hello}', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['JSON that says it is text', hello, { 'content-type': 'text/plain' }, 415],
    ['UTF-16', hello, { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['UTF-7', hello, { 'content-type': 'application/json; charset="utf-7"' }, 415],
    ['an unknown character set', hello, { 'content-type': 'application/json; charset=x'.repeat(2) }, 415],
    ['a compressed body', hello, { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
    ['several operations in one request', `[${hello},${hello}]`, { 'content-type': 'application/json' }, 400],
    ['a number', '1', { 'content-type': 'application/json' }, 400],
    ['a query that is an object', '{"query":{}}', { 'content-type': 'application/json' }, 400],
  ])('refuses %s', async (_, body, headers, status) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toMatch(/^BAD_(INPUT|REQUEST)$/);
    expect(errors[0]?.message).not.toContain('hello');
  });

  it('takes UTF-8 under its usual names', async () => {
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"'])
      expect((await post(hello, { 'content-type': `application/json; charset=${charset}` })).status).toBe(200);
  });

  it('refuses other methods, and queries by GET that a foreign page could send', async () => {
    expect((await fetch(`${server.url}/graphql`, { method: 'PUT' })).status).toBeGreaterThanOrEqual(400);
    const link = `${server.url}/graphql?query={hello}`;
    expect((await fetch(link, { headers: { accept: 'application/json' } })).status).toBe(400);
    const program = await fetch(link, { headers: { accept: 'application/json', 'apollo-require-preflight': '1' } });
    expect(await program.json()).toEqual({ data: { hello: 'hello world' } });
  });

  it('shows Sandbox with the first operation to a browser, without telemetry', async () => {
    const response = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('EmbeddedSandbox');
    expect(html).toContain('query First');
    expect(html).toContain('"runTelemetry":false');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('keeps the id of a request, or makes one, and logs one line without any content', async () => {
    const headers = { 'content-type': 'application/json', authorization: 'top-secret' };
    const body = JSON.stringify({ query: 'query Named($n: String) { hello(name: $n) }', variables: { n: 'private' } });
    const given = await post(body, { ...headers, 'x-request-id': 'abc-123' });
    expect(given.headers.get('x-request-id')).toBe('abc-123');
    expect(server.contexts.at(-1)).toMatchObject({ requestId: 'abc-123', transport: 'http' });
    const made = await post(body, { ...headers, 'x-request-id': 'no\tspaces "please"' });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const lines = server.log.filter(({ requestId }) => requestId === 'abc-123');
    expect(lines).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/graphql',
        status: 200,
        operation: 'query Named',
        ms: expect.any(Number) as number,
      }),
    ]);
    expect(JSON.stringify(server.log)).not.toMatch(/top-secret|private/);
  });

  it('sends the headers that protect a browser', async () => {
    const { headers } = await post(hello);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers an unknown path with 404 and the paths there are', async () => {
    const response = await fetch(`${server.url}/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      code: 'NOT_FOUND',
      hint: expect.stringContaining('/graphql') as string,
    });
  });

  it('survives a path that cannot be decoded', async () => {
    for (const path of ['/%', '/graphiql/%E0%A4%A', '/graphiql/..%2f..%2fpackage.json', '//evil.example/%2e%2e'])
      expect((await rawRequest(server.running.port, { path })).status).toBeGreaterThanOrEqual(400);
    expect(server.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe('health', () => {
  it('is live while the process answers, and ready as its checks say', async () => {
    let status: 'ok' | 'degraded' | 'down' = 'ok';
    const checks = () => [{ name: 'database', status, message: 'as told' }];
    const server = await startTestServer({ health: () => Promise.resolve({ status, checks: checks() }) });
    const ready = async () => {
      const response = await fetch(`${server.url}/health/ready`);
      return { code: response.status, retry: response.headers.get('retry-after'), body: await response.json() };
    };
    expect(await ready()).toEqual({ code: 200, retry: null, body: { status, checks: checks() } });
    status = 'degraded';
    expect((await ready()).code).toBe(200);
    status = 'down';
    expect(await ready()).toEqual({ code: 503, retry: '5', body: { status, checks: checks() } });
    const live = await fetch(`${server.url}/health/live`);
    expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
    await server.running.stop();
  });

  it('is down when its report fails or does not come', async () => {
    const failing = await startTestServer({ health: () => Promise.reject(new TypeError('secret detail')) });
    const failed = await fetch(`${failing.url}/health/ready`);
    expect(failed.status).toBe(503);
    expect(await failed.text()).not.toContain('secret');
    await failing.running.stop();
    const hanging = await startTestServer({ health: () => new Promise(() => undefined), limits: { healthMs: 50 } });
    const late = await fetch(`${hanging.url}/health/ready`);
    expect([late.status, await late.json()]).toMatchObject([503, { status: 'down' }]);
    await hanging.running.stop();
  });
});

describe('metrics', () => {
  it('shows requests by route and status in Prometheus text, and no path that a client made up', async () => {
    const server = await startTestServer();
    await server.post('{ hello }');
    await fetch(`${server.url}/made-up-by-a-client`);
    const response = await fetch(`${server.url}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toContain('mnemograph_http_request_seconds_count{path="/graphql",status="200"} 1');
    expect(text).toContain('mnemograph_http_request_seconds_count{path="other",status="404"} 1');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('made-up');
    await server.running.stop();
  });
});
