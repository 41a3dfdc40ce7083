import { randomUUID } from 'node:crypto';
import {
  RemoveMemberDocument,
  RevokeApiKeyDocument,
  RevokeTokensDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { type Client, createClient } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { nowSeconds, openSocket, post, type RawSocket, signToken, startLoginServer } from '../testkit/login.js';
import { join, makeKey } from '../testkit/people.js';
import type { TestServer } from '../testkit/server.js';

const story = useStory();
const trials = 6;
/** Longest time in ms that an ended credential may keep a connection. */
const longestMs = 2_000;
let server: TestServer;

beforeAll(async () => {
  server = await startLoginServer();
}, 120_000);
afterAll(() => server.stop());

const bearer = (credential: string): { authorization: string } => ({ authorization: `Bearer ${credential}` });
const events = (socket: RawSocket): number => socket.messages.filter((message) => message.type === 'next').length;

/** A project that `ada` is a member of. */
async function plant(): Promise<{ readonly client: Client; readonly project: string }> {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  await join(client, project, 'ada');
  return { client, project };
}

/** A socket that watches a scope with all within it, after its first event of a project. */
async function watching(url: string, credential: string, scope: string, project = scope): Promise<RawSocket> {
  const socket = await openSocket(url, bearer(credential));
  await socket.ready;
  const query = `subscription { documentEvents(scope: "${scope}", includeDescendants: true) { documentId } }`;
  socket.send({ id: '1', type: 'subscribe', payload: { query } });
  await eventually(
    async () => {
      await write(project);
      return events(socket);
    },
    (count) => count > 0,
  );
  return socket;
}

async function write(project: string, kind = 'early'): Promise<void> {
  await story().document({ id: `${kind}-${randomUUID()}`, scope: project, type: 'FACT', content: 'x' });
}

/** How many events a socket got of documents that were written as a kind. */
function eventsOf(socket: RawSocket, kind: string): number {
  return socket.messages.filter((message) => JSON.stringify(message.payload ?? '').includes(`"${kind}-`)).length;
}

/** Ends a credential, then writes until the socket is closed and some more: how long it stayed, and what it still got. */
async function endAndMeasure(
  socket: RawSocket,
  project: string,
  end: () => Promise<unknown>,
): Promise<{ readonly ms: number; readonly code: number; readonly late: number }> {
  await end();
  const ended = performance.now();
  const late = `late-${randomUUID()}`; // those of the trial before may still be on their way to this socket
  while (socket.isOpen() && performance.now() - ended < 10 * longestMs) await write(project, late);
  for (let i = 0; i < 3; i += 1) await write(project, late);
  const { code, at } = await socket.closed;
  return { ms: at - ended, code, late: eventsOf(socket, late) };
}

function report(what: string, measured: readonly { readonly ms: number; readonly late: number }[]): void {
  const times = measured.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  const late = measured.map((each) => each.late);
  process.stdout.write(`${what}: closed after ${times.join(', ')} ms; events meanwhile ${late.join(', ')}\n`);
}

it('closes a socket within two seconds after its API key was revoked on this server, and delivers nothing more', async () => {
  const { client, project } = await plant();
  const measured = [];
  for (let i = 0; i < trials; i += 1) {
    const { key, secret } = await makeKey(client, { userId: 'ada' });
    const socket = await watching(client.url, secret, project);
    measured.push(await endAndMeasure(socket, project, () => client.run(RevokeApiKeyDocument, { key })));
  }
  report('API key revoked', measured);
  for (const { ms, code, late } of measured) {
    expect(code).toBe(4403);
    expect(ms).toBeLessThan(longestMs);
    expect(late).toBe(0);
  }
});

it('closes it within two seconds too when another server revoked the key', async () => {
  const { client, project } = await plant();
  const measured = [];
  for (let i = 0; i < trials; i += 1) {
    const { key, secret } = await makeKey(client, { userId: 'ada' });
    const socket = await watching(server.url, secret, project);
    measured.push(await endAndMeasure(socket, project, () => client.run(RevokeApiKeyDocument, { key })));
  }
  report('API key revoked elsewhere', measured);
  for (const { ms, code } of measured) {
    expect(code).toBe(4403);
    expect(ms).toBeLessThan(longestMs);
  }
});

it('closes it within two seconds after the API key has expired', async () => {
  const { client, project } = await plant();
  const measured = [];
  for (let i = 0; i < 3; i += 1) {
    const expires = Date.now() + 4_000;
    const { secret } = await makeKey(client, { userId: 'ada', expiresAt: new Date(expires).toISOString() });
    const socket = await watching(client.url, secret, project);
    measured.push(await endAndMeasure(socket, project, () => passed(expires)));
  }
  report('API key expired', measured);
  for (const { ms, code } of measured) {
    expect(code).toBe(4403);
    expect(ms).toBeLessThan(longestMs);
  }
});

it('closes it within two seconds after the token has expired', async () => {
  const { client, project } = await plant();
  const measured = [];
  for (let i = 0; i < 3; i += 1) {
    const exp = nowSeconds() + 3;
    const token = await signToken({ tenantId: client.tenant, exp });
    const socket = await watching(server.url, token, project);
    measured.push(await endAndMeasure(socket, project, () => passed(exp * 1_000)));
  }
  report('token expired', measured);
  for (const { ms, code } of measured) {
    expect(code).toBe(4403);
    expect(ms).toBeLessThan(longestMs);
  }
});

it('closes it after all tokens of its user were revoked, while a newer token and his API keys stay good', async () => {
  const { client, project } = await plant();
  const measured = [];
  for (let i = 0; i < 3; i += 1) {
    const token = await signToken({ tenantId: client.tenant, jti: String(i), iat: nowSeconds() });
    await eventually(
      () => post(server.url, bearer(token), '{ viewer { userId } }'),
      ({ status }) => status === 200,
    );
    const { secret } = await makeKey(client, { userId: 'ada' });
    const [socket, byKey] = [await watching(server.url, token, project), await watching(server.url, secret, project)];
    const ada = createClient(client.tenant, server.url, token);
    measured.push(await endAndMeasure(socket, project, () => ada.run(RevokeTokensDocument, {})));
    expect((await post(server.url, bearer(token), '{ viewer { userId } }')).status).toBe(401);
    const query = '{ viewer { credential } }';
    expect((await post(server.url, bearer(secret), query)).status).toBe(200);
    await eventually(
      () => Promise.resolve(eventsOf(byKey, 'late')),
      (count) => count > 0,
    );
    byKey.close();
    const newer = await signToken({ tenantId: client.tenant, iat: nowSeconds() + 1 });
    expect((await post(server.url, bearer(newer), query)).status).toBe(200);
    await passed((nowSeconds() + 1) * 1_000);
  }
  report('tokens revoked', measured);
  for (const { ms, code, late } of measured) {
    expect(code).toBe(4403);
    expect(ms).toBeLessThan(longestMs);
    expect(late).toBe(0);
  }
});

it('delivers nothing more of a scope to a subscription once the membership that shows it has ended', async () => {
  const { client, scope } = story();
  const group = await scope({ kind: 'GROUP', id: 'g' });
  const left = await scope({ kind: 'PROJECT', id: 'left', parent: group });
  const kept = await scope({ kind: 'PROJECT', id: 'kept', parent: group });
  for (const project of [left, kept]) await join(client, project, 'ada');
  const { secret } = await makeKey(client, { userId: 'ada' });
  for (let i = 0; i < trials; i += 1) {
    const socket = await watching(client.url, secret, group, left);
    await client.run(RemoveMemberDocument, { scope: left, userId: 'ada' });
    for (let n = 0; n < 5; n += 1) await write(left, `hidden${i}`);
    await eventually(
      async () => {
        await write(kept, `shown${i}`); // comes after all of those
        return eventsOf(socket, `shown${i}`);
      },
      (count) => count > 0,
    );
    expect(eventsOf(socket, `hidden${i}`)).toBe(0);
    await join(client, left, 'ada');
    socket.close();
  }
});

it('closes with 4403 a socket whose operations would be refused, and not one of local mode', async () => {
  const { client, project } = await plant();
  const local = await openSocket(client.url, { 'x-tenant-id': client.tenant });
  await local.ready;
  const { key, secret } = await makeKey(client, { userId: 'ada' });
  const socket = await watching(client.url, secret, project);
  await client.run(RevokeApiKeyDocument, { key });
  expect(await socket.closed).toMatchObject({ code: 4403, reason: 'The API key has ended' });
  local.send({ id: '1', type: 'subscribe', payload: { query: '{ viewer { userId } }' } });
  await eventually(
    () => Promise.resolve(events(local)),
    (count) => count === 1,
  );
  local.close();
});

/** Waits until a moment has passed. */
async function passed(time: number): Promise<void> {
  await eventually(
    () => Promise.resolve(Date.now()),
    (now) => now >= time,
  );
}
