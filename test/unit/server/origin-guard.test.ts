import WebSocket from 'ws';
import { originGuard } from '../../../src/server/origin-guard.js';
import { rawRequest } from './raw-http.js';
import { startTestServer, type TestServer } from './test-server.js';

const routes: { method: string; path: string }[] = [
  { method: 'POST', path: '/graphql' },
  { method: 'GET', path: '/graphql?query={hello}' },
  { method: 'OPTIONS', path: '/graphql' },
  { method: 'POST', path: '/upload' },
  { method: 'GET', path: '/health/live' },
  { method: 'GET', path: '/health/ready' },
  { method: 'GET', path: '/graphiql/' },
  { method: 'GET', path: '/graphiql/first-operation.graphql' },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/nowhere' },
];

describe('the guard before every route', () => {
  let server: TestServer;
  let own: string;
  beforeAll(async () => {
    server = await startTestServer();
    own = `localhost:${server.running.port}`;
  });
  afterAll(() => server.running.stop());

  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ hello }' });

  it.each(routes)('refuses a foreign Host at $method $path', async ({ method, path }) => {
    const answer = await rawRequest(server.running.port, { method, path, headers: { ...json, host: 'evil.example' } });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'FORBIDDEN_ORIGIN',
      message: expect.stringContaining('evil.example') as string,
      hint: expect.stringContaining('public URL') as string,
    });
  });

  it.each(routes)('refuses a foreign Origin at $method $path', async ({ method, path }) => {
    const headers = { ...json, host: own, origin: 'https://evil.example' };
    const answer = await rawRequest(server.running.port, { method, path, headers });
    expect(answer.status).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['an own name under another port', { host: 'localhost:1' }],
    ['an own name without a port', { host: 'localhost' }],
    ['an own name with a dot at the end', { host: 'localhost.:4000' }],
    ['a name that begins like ours', { host: 'localhost.evil.example:4000' }],
    ['user information before ours', { host: 'evil@localhost:4000' }],
    ['another spelling of the loopback address', { host: '2130706433:4000' }],
    ['the origin of a sandboxed page', { host: 'localhost:4000', origin: 'null' }],
    ['an empty origin', { host: 'localhost:4000', origin: '' }],
    ['our name with another scheme', { host: 'localhost:4000', origin: 'https://localhost:4000' }],
    ['another program of this machine', { host: 'localhost:4000', origin: 'http://localhost:5173' }],
    ['the Sandbox of Apollo', { host: 'localhost:4000', origin: 'https://sandbox.embed.apollographql.com' }],
    ['Apollo Studio', { host: 'localhost:4000', origin: 'https://studio.apollographql.com' }],
    ['no Host', {}],
  ])('refuses %s', (_, headers) => {
    expect(originGuard({ host: '127.0.0.1', port: 4000 })(headers)?.code).toBe('FORBIDDEN_ORIGIN');
  });

  it.each([
    ['127.0.0.1', { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' }],
    ['localhost', { host: 'LocalHost:4000', origin: 'http://localhost:4000' }],
    ['the loopback address of IPv6', { host: '[::1]:4000', origin: 'http://[::1]:4000' }],
    ['the public URL', { host: 'memory.example', origin: 'https://memory.example' }],
    ['the public URL with its port spelled out', { host: 'memory.example:443', origin: 'https://memory.example' }],
    ['the address it listens on', { host: '192.168.1.5:4000', origin: 'http://192.168.1.5:4000' }],
    ['programs, which send no Origin', { host: '127.0.0.1:4000' }],
  ])('lets %s in', (_, headers) => {
    const guard = originGuard({ host: '192.168.1.5', port: 4000, publicUrl: 'https://memory.example/' });
    expect(guard(headers)).toBeUndefined();
  });

  it('answers a request from its own page', async () => {
    const headers = { ...json, host: own, origin: `http://${own}` };
    const answer = await rawRequest(server.running.port, { method: 'POST', path: '/graphql', headers, body });
    expect(JSON.parse(answer.body)).toEqual({ data: { hello: 'hello world' } });
  });

  const refusedUpgrade = (headers: Record<string, string>, path = '/graphql'): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://${own}${path}`, 'graphql-transport-ws', { headers });
      socket.on('open', () => reject(new Error('was let in')));
      socket.on('unexpected-response', (_, response) => {
        response.resume();
        resolve(response.statusCode);
      });
      socket.on('error', () => undefined);
    });

  it('refuses a WebSocket of a foreign page, one under a foreign name, and one at another path', async () => {
    expect(await refusedUpgrade({ origin: 'https://evil.example' })).toBe(403);
    expect(await refusedUpgrade({ host: 'evil.example' })).toBe(403);
    expect(await refusedUpgrade({}, '/graphiql')).toBe(404);
  });

  it('never lets a foreign page upload: its form carries its Origin', async () => {
    const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n';
    const headers = { host: own, origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await rawRequest(server.running.port, { method: 'POST', path: '/upload', headers, body: form });
    expect(answer.status).toBe(403);
    expect(await server.leftovers()).toEqual([]);
  });

  it('makes no context and logs a warning for what it refuses', async () => {
    const before = server.contexts.length;
    const headers = { ...json, host: 'evil.example' };
    await rawRequest(server.running.port, { method: 'POST', path: '/graphql', headers, body });
    expect(server.contexts).toHaveLength(before);
    expect(server.log.at(-1)).toMatchObject({ status: 403, path: '/graphql' });
    expect(server.log.some((line) => line['code'] === 'FORBIDDEN_ORIGIN' && line['level'] === 40)).toBe(true);
  });
});
