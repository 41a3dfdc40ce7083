import { randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import {
  CreateScopeDocument,
  GetScopeDocument,
  GetViewerDocument,
  ListScopesDocument,
  WatchDocumentsDocument,
} from '../../src/client/generated/operations.js';
import { createClient } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { startProvider } from '../testkit/identity-provider.js';
import {
  goodClaims,
  logIn,
  nowSeconds,
  openSocket,
  post,
  postFile,
  signToken,
  startLoginServer,
  tokenSecret,
} from '../testkit/login.js';
import { makeKey } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';
import { startTestServer, type TestServer } from '../testkit/server.js';

const rules = { AUTH_JWT_SECRET: tokenSecret, AUTH_ISSUER: 'https://id.example', AUTH_AUDIENCE: 'memory' };
const ours = { iss: 'https://id.example', aud: 'memory' };
let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startLoginServer(rules);
}, 120_000);
beforeEach(() => {
  tenantId = `login-${randomUUID()}`;
});
afterAll(async () => {
  await server.stop();
  await closeCypher();
});

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Credentials that nobody is known by, each made for a tenant. */
const unknown: Readonly<Record<string, (claims: { tenantId: string }) => Promise<Record<string, string>>>> = {
  'no credential': () => Promise.resolve({}),
  'an empty header': () => Promise.resolve({ authorization: '' }),
  'the scheme alone': () => Promise.resolve({ authorization: 'Bearer' }),
  junk: () => Promise.resolve(bearer('junk')),
  'a made up API key': () => Promise.resolve(bearer(`mnk_${'A'.repeat(43)}`)),
  'an empty API key': () => Promise.resolve(bearer('mnk_')),
  'the scheme Basic': () => Promise.resolve({ authorization: `Basic ${btoa('ada:secret')}` }),
  'a token without its scheme': async (claims) => ({ authorization: await signToken(claims) }),
  'two tokens': async (claims) => bearer(`${await signToken(claims)} ${await signToken(claims)}`),
  'another secret': async (claims) => bearer(await signToken(claims, 'another secret of more than 32 characters')),
  'an expired token': async (claims) => bearer(await signToken({ ...claims, exp: nowSeconds() - 60 })),
  'a token of tomorrow': async (claims) => bearer(await signToken({ ...claims, nbf: nowSeconds() + 86_400 })),
  'another issuer': async (claims) => bearer(await signToken({ ...claims, iss: 'https://evil.example' })),
  'another audience': async (claims) => bearer(await signToken({ ...claims, aud: 'other' })),
  'no issuer and audience': async ({ tenantId: tenant }) => bearer(await signToken({ tenantId: tenant })),
  'no tenant': async (claims) => bearer(await signToken({ ...claims, tenantId: undefined })),
  'a tenant with a slash': async (claims) => bearer(await signToken({ ...claims, tenantId: 'a/b' })),
  'a tenant that is no text': async (claims) => bearer(await signToken({ ...claims, tenantId: ['a'] })),
  'no subject': async (claims) => bearer(await signToken({ ...claims, sub: undefined })),
  'an empty subject': async (claims) => bearer(await signToken({ ...claims, sub: '' })),
  'no expiry': async (claims) => bearer(await signToken({ ...claims, exp: undefined })),
  'roles that are no list': async (claims) => bearer(await signToken({ ...claims, roles: 'admin' })),
  'an oversized token': async (claims) => bearer(await signToken({ ...claims, pad: 'x'.repeat(9_000) })),
  'no signature': (claims) =>
    Promise.resolve(bearer(new UnsecuredJWT({ ...goodClaims({ ...claims, roles: ['admin'] }) }).encode())),
  'a signature cut off': async (claims) => bearer((await signToken(claims)).replace(/[^.]+$/, '')),
  'a private key in place of the secret': async (claims) => {
    const { privateKey } = await generateKeyPair('RS256');
    return bearer(await new SignJWT(goodClaims(claims)).setProtectedHeader({ alg: 'RS256' }).sign(privateKey));
  },
};

it.each(Object.keys(unknown))('refuses %s over HTTP, WebSocket and upload, and writes nothing', async (name) => {
  const headers = (await unknown[name]?.({ tenantId, ...ours })) ?? {};
  const mutation = `mutation { createScope(input: { kind: PROJECT, id: "${tenantId}" }) { key } }`;
  for (const query of [mutation, '{ viewer { userId } }', '{ __schema { queryType { name } } }', 'not GraphQL {']) {
    const { status, body } = await post(server.url, headers, query);
    expect([status, body.data, body.errors?.map((error) => error.extensions.code)]).toEqual([
      401,
      undefined,
      ['UNAUTHENTICATED'],
    ]);
  }
  expect(await postFile(server.url, headers, `project/${tenantId}`)).toBe(401);
  const socket = await openSocket(server.url, headers);
  expect((await socket.closed).code).toBe(4403);
  expect(socket.messages).toEqual([]);
  expect(await runCypher('MATCH (n) WHERE n.id = $tenantId RETURN n LIMIT 1', { tenantId })).toEqual([]);
});

it('closes a WebSocket with 4401 that asks before it says who it is', async () => {
  const socket = await openSocket(server.url, null);
  socket.send({ id: '1', type: 'subscribe', payload: { query: '{ viewer { userId } }' } });
  expect((await socket.closed).code).toBe(4401);
  expect(socket.messages).toEqual([]);
});

it('gives nothing for what somebody says of himself in the parameters of a connection', async () => {
  const claims = goodClaims({ tenantId, roles: ['admin'], ...ours });
  for (const forged of [
    { viewer: { admin: true, tenantId }, user: { id: 'ada' }, jwt: { payload: claims } },
    { userId: 'ada', tenantId, roles: 'admin', 'x-tenant-id': tenantId },
    { authorization: claims },
    { headers: bearer(await signToken({ tenantId, ...ours })) },
    { extra: { request: { headers: bearer(await signToken({ tenantId, ...ours })) } } },
  ]) {
    const socket = await openSocket(server.url, forged);
    expect((await socket.closed).code).toBe(4403);
  }
});

it('takes a token over HTTP, WebSocket and upload', async () => {
  const ada = await logIn(server.url, { tenantId, ...ours });
  const { viewer } = await ada.run(GetViewerDocument, {});
  expect(viewer).toMatchObject({ userId: 'ada', tenantId, admin: false, credential: 'TOKEN', permission: 'ADMIN' });
  const scope = (await ada.run(CreateScopeDocument, { input: { kind: 'PROJECT', id: 'mine' } })).createScope.address;
  const events = ada.watch(WatchDocumentsDocument, { scope });
  const first = events.next();
  const seen = await eventually(
    async () => {
      await ada.upload(Buffer.from('hello'), 'hello.txt', { scope, id: randomUUID() });
      return Promise.race([first, new Promise((resolve) => setTimeout(resolve, 200, undefined))]);
    },
    (event) => event !== undefined,
  );
  expect(seen).toMatchObject({ value: { documentEvents: { kind: 'DOCUMENT_CREATED' } } });
  await events.return?.();
});

it('makes an admin of who has the role, until a newer token is without it', async () => {
  const iat = nowSeconds() - 60;
  const older = await logIn(server.url, { tenantId, roles: ['user', 'admin'], iat, ...ours });
  expect((await older.run(GetViewerDocument, {})).viewer.admin).toBe(true);
  expect((await older.run(CreateScopeDocument, { input: { kind: 'ORGANIZATION' } })).createScope.tier).toBe(0);
  const newer = await logIn(server.url, { tenantId, iat: iat + 1, ...ours });
  expect((await newer.run(GetViewerDocument, {})).viewer.admin).toBe(false);
  await eventually(
    async () => (await older.run(GetViewerDocument, {})).viewer.admin,
    (admin) => !admin,
  );
  const refused = await refusalOf(older, CreateScopeDocument, { input: { kind: 'ORGANIZATION' } });
  expect(refused.code).toBe('NOT_PERMITTED');
  await createClient(tenantId).run(CreateScopeDocument, { input: { kind: 'GROUP', id: 'of another' } });
  const { scopes } = await newer.run(ListScopesDocument, {});
  expect(scopes.edges.map((edge) => edge.node.kind)).toEqual(['ORGANIZATION']); // which he made while he was one
});

it('refuses the header of another tenant, whoever asks, and knows tenants apart', async () => {
  const token = await signToken({ tenantId, roles: ['admin'], ...ours });
  const ada = createClient(tenantId, server.url, token);
  await ada.run(CreateScopeDocument, { input: { kind: 'PROJECT', id: 'mine' } });
  const query = '{ scope(address: "project/mine") { key } }';
  const own = await post(server.url, { ...bearer(token), 'x-tenant-id': tenantId }, query);
  expect(own.body).toMatchObject({ data: { scope: { key: expect.any(String) as string } } });
  const other = await logIn(server.url, { tenantId: `${tenantId}-2`, roles: ['admin'], ...ours });
  expect((await other.run(GetScopeDocument, { address: 'project/mine' })).scope).toBeNull();
  const headers = { ...bearer(await signToken({ tenantId: `${tenantId}-2`, ...ours })), 'x-tenant-id': tenantId };
  expect(await post(server.url, headers, query)).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
  });
  expect((await (await openSocket(server.url, headers)).closed).code).toBe(4403);
  expect(await postFile(server.url, headers, 'project/mine')).toBe(400);
});

it('does not log what somebody identified himself with', async () => {
  const token = await signToken({ tenantId, ...ours });
  await post(server.url, bearer(token), '{ viewer { userId } }');
  await post(server.url, bearer(`${token}x`), '{ viewer { userId } }');
  expect(server.output()).not.toContain(token.split('.')[2]);
});

describe('with keys of an identity provider', () => {
  it('takes its keys, the new ones after it has changed them, and never its public key as a secret', async () => {
    const provider = await startProvider();
    const keyed = await startLoginServer({ AUTH_JWKS_URL: provider.url });
    try {
      const ask = async (token: string) => post(keyed.url, bearer(token), '{ viewer { userId } }');
      expect((await ask(await provider.sign({ tenantId }))).status).toBe(200);
      await provider.rotate();
      expect(
        await eventually(
          async () => (await ask(await provider.sign({ tenantId, jti: randomUUID() }))).status,
          (status) => status === 200,
        ),
      ).toBe(200);
      for (const secret of provider.publicForms()) {
        expect((await ask(await signToken({ tenantId }, secret))).status).toBe(401);
      }
      expect((await ask(new UnsecuredJWT(goodClaims({ tenantId })).encode())).status).toBe(401);
    } finally {
      await keyed.stop();
      await provider.stop();
    }
  }, 180_000);

  it('says that nobody can log in while the provider is down, and takes API keys all the same', async () => {
    const provider = await startProvider();
    const token = await provider.sign({ tenantId });
    const local = createClient(tenantId);
    await provider.stop();
    const keyed = await startLoginServer({ AUTH_JWKS_URL: provider.url });
    try {
      const { status, body } = await post(keyed.url, bearer(token), '{ viewer { userId } }');
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([503, 'LOGIN_UNAVAILABLE']);
      const { secret } = await makeKey(local);
      expect((await post(keyed.url, bearer(secret), '{ viewer { userId } }')).status).toBe(200);
      const socket = await openSocket(keyed.url, bearer(token));
      expect((await socket.closed).code).toBe(1013);
    } finally {
      await keyed.stop();
    }
  }, 180_000);
});

it('does not listen beyond this machine unless everybody identifies himself', async () => {
  const start = startTestServer({ env: { HOST: '0.0.0.0', NEO4J_URI: 'bolt://127.0.0.1:1' } });
  await expect(start).rejects.toThrow('HOST: 0.0.0.0 is no loopback address');
  const open = await startLoginServer({ HOST: '0.0.0.0', AUTH_MODE: 'login' });
  try {
    expect(open.output()).toContain('login: everybody identifies himself, with API keys');
    expect((await post(open.url, {}, '{ viewer { userId } }')).status).toBe(401);
    const token = await signToken({ tenantId });
    expect((await post(open.url, bearer(token), '{ viewer { userId } }')).status).toBe(401);
  } finally {
    await open.stop();
  }
}, 180_000);
