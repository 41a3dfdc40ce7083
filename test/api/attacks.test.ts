import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { GetScopeDocument } from '../../src/client/generated/operations.js';
import { createClient } from '../testkit/client.js';
import { testEnvironment } from '../testkit/environment.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { openSocket, post, signToken, startLoginServer } from '../testkit/login.js';
import { makeKey } from '../testkit/people.js';
import type { TestServer } from '../testkit/server.js';
import { rawRequest } from '../unit/server/raw-http.js';

let login: TestServer;
let tenant: string;

beforeAll(async () => {
  login = await startLoginServer();
}, 120_000);
beforeEach(() => {
  tenant = `attack-${randomUUID()}`;
});
afterAll(async () => {
  await login.stop();
  await closeCypher();
});

const evil = 'evil.example';
const servers = { 'in local mode': () => testEnvironment().url, 'with logins': () => login.url };
const create = 'mutation { createScope(input: { kind: PROJECT, id: "of the attacker" }) { key } }';
const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n`;

const toolCall = {
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name: 'remember', arguments: { text: 'of the attacker' } },
};

/** Every route, as a foreign page would call it. */
const routes = [
  { method: 'POST', path: '/graphql', type: 'application/json', body: JSON.stringify({ query: create }) },
  { method: 'GET', path: '/graphql', type: undefined, body: '' },
  { method: 'GET', path: '/graphiql', type: undefined, body: '' },
  { method: 'POST', path: '/mcp', type: 'application/json', body: JSON.stringify(toolCall) },
  { method: 'POST', path: '/upload', type: 'multipart/form-data; boundary=x', body: form },
  { method: 'GET', path: '/metrics', type: undefined, body: '' },
  { method: 'GET', path: '/health/live', type: undefined, body: '' },
  { method: 'GET', path: '/health/ready', type: undefined, body: '' },
  { method: 'GET', path: '/nowhere', type: undefined, body: '' },
] as const;

/** What a page sends that a browser has opened under a foreign name, or that stands at a foreign address. */
const foreign = (host: string, port: string) => ({
  'under a foreign name that leads here (DNS rebinding)': { host: `${evil}:${port}` },
  'of a foreign page': { host, origin: `https://${evil}` },
  'of a sandboxed page': { host, origin: 'null' },
  'of a page on another port of this machine': { host, origin: 'http://127.0.0.1:1' },
  'of a name that begins like ours': { host: `127.0.0.1.${evil}:${port}` },
});

async function credentialOf(mode: string): Promise<Record<string, string>> {
  if (mode === 'in local mode') return { 'x-tenant-id': tenant };
  return { authorization: `Bearer ${await signToken({ tenantId: tenant, roles: ['admin'] })}` };
}

describe.each(Object.keys(servers) as (keyof typeof servers)[])('the product %s', (mode) => {
  it('answers no request under a foreign name or of a foreign page, on any route, with any credential', async () => {
    const { host, port } = new URL(servers[mode]());
    const credential = await credentialOf(mode);
    for (const [how, headers] of Object.entries(foreign(host, port))) {
      for (const { method, path, type, body } of routes) {
        const all = { ...credential, ...headers, ...(type === undefined ? {} : { 'content-type': type }) };
        const answer = await rawRequest(Number(port), { method, path, headers: all, body });
        expect([how, path, answer.status]).toEqual([how, path, 403]);
        expect(answer.body).toContain('FORBIDDEN_ORIGIN');
      }
    }
    expect(await runCypher('MATCH (t:Tenant {id: $tenant}) RETURN t.id AS id', { tenant })).toEqual([]);
  });

  it('opens no WebSocket of a foreign page or under a foreign name', async () => {
    const { host, port } = new URL(servers[mode]());
    const credential = await credentialOf(mode);
    for (const [how, headers] of Object.entries(foreign(host, port))) {
      const status = await new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${host}/graphql`, 'graphql-transport-ws', {
          headers: { ...credential, ...headers },
        });
        socket.on('open', () => reject(new Error(`was let in ${how}`)));
        socket.on('unexpected-response', (_, response) => resolve(response.resume().statusCode));
        socket.on('error', () => undefined);
      });
      expect([how, status]).toEqual([how, 403]);
    }
  });
});

const repeated = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

/** Documents above each limit. */
const abuses: Readonly<Record<string, string>> = {
  tokens: `{ ${repeated(4_001, () => 'viewer')} }`,
  depth: `{ scopes ${'{ edges { node { members '.repeat(5)} { pageInfo { hasNextPage } } ${'} } }'.repeat(5)} }`,
  aliases: `{ viewer { ${repeated(60, (n) => `a${n}: userId`)} } }`,
  rootFields: `{ ${repeated(30, (n) => `a${n}: viewer { userId }`)} }`,
  directives: `{ viewer { ${repeated(60, () => 'userId @include(if: true)')} } }`,
  complexity:
    '{ scopes(first: 100) { edges { node { members(first: 100) { edges { node { userId role since } } } } } } }',
};

it.each(Object.keys(abuses))('keeps the limit of %s over HTTP and over WebSocket', async (limit) => {
  const { url } = testEnvironment();
  const query = abuses[limit] ?? '';
  const over = { code: 'REQUEST_TOO_COMPLEX', limit };
  const { status, body } = await post(url, { 'x-tenant-id': tenant }, query);
  expect(status).toBe(400);
  expect(body.errors?.map((error) => error.extensions)).toContainEqual(expect.objectContaining(over));
  const socket = await openSocket(url, { 'x-tenant-id': tenant });
  await socket.ready;
  socket.send({ id: '1', type: 'subscribe', payload: { query } });
  const answer = await eventually(
    () => Promise.resolve(socket.messages.find((message) => message.id === '1')),
    (message) => message !== undefined,
  );
  expect(answer?.type).toBe('error');
  const errors = answer?.payload as readonly { readonly extensions: object }[];
  expect(errors.map((error) => error.extensions)).toContainEqual(expect.objectContaining(over));
  socket.close();
});

it('finds nothing of another tenant by any credential of local mode', async () => {
  const client = createClient(tenant);
  await post(client.url, { 'x-tenant-id': tenant }, create);
  const other = createClient(`${tenant}-2`);
  expect((await other.run(GetScopeDocument, { address: 'project/of the attacker' })).scope).toBeNull();
  const { secret } = await makeKey(other);
  const headers = { authorization: `Bearer ${secret}`, 'x-tenant-id': tenant };
  const { status, body } = await post(client.url, headers, '{ scopes { totalCount } }');
  expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_INPUT']);
});
