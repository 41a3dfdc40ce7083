import WebSocket from 'ws';
import { AppError } from '../../../src/shared/errors.js';
import { overSocket, startTestServer, type TestServer } from './test-server.js';

interface Conversation {
  readonly socket: WebSocket;
  readonly messages: { type: string; id?: string; payload?: unknown }[];
  readonly closed: Promise<{ code: number; reason: string }>;
}

function open(url: string, protocol = 'graphql-transport-ws', headers = {}): Promise<Conversation> {
  const socket = new WebSocket(url, protocol, { headers });
  const messages: Conversation['messages'] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as never));
  socket.on('error', () => undefined);
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString() });
    }),
  );
  return new Promise((resolve) =>
    socket.on('open', () => {
      resolve({ socket, messages, closed });
    }),
  );
}

const init = JSON.stringify({ type: 'connection_init' });
const subscribe = (query: string, id = '1') => JSON.stringify({ id, type: 'subscribe', payload: { query } });
const until = async (met: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !met(); tries += 1) await new Promise((done) => setTimeout(done, 10));
};

describe('GraphQL over WebSocket', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ limits: { connectionInitMs: 150, messageBytes: 10_000, keepAliveMs: 100 } });
  });
  afterAll(() => server.running.stop());

  it('answers a query, a mutation and a subscription', async () => {
    const client = server.socket();
    expect((await overSocket(client, '{ hello }')).results).toEqual([{ data: { hello: 'hello world' } }]);
    expect((await overSocket(client, 'mutation { addNote(title: "two") { title } }')).results).toHaveLength(1);
    const { results } = await overSocket(client, 'subscription { ticks(count: 3) }');
    expect(results.map(({ data }) => data?.['ticks'])).toEqual([1, 2, 3]);
    await client.dispose();
  });

  it('shows why a subscription is refused in the format of every error', async () => {
    const client = server.socket();
    const { errors } = await overSocket(client, 'subscription { refused }');
    expect(errors?.[0]).toMatchObject({ message: 'There is no such thing.', extensions: { code: 'NOT_FOUND' } });
    await client.dispose();
  });

  it('ends a subscription when its client completes it or goes away', async () => {
    const { socket, messages } = await open(server.socketUrl);
    socket.send(init);
    await until(() => messages.length > 0);
    socket.send(subscribe('subscription { ticks(count: 1000, everyMs: 5) }'));
    await until(() => messages.some(({ type }) => type === 'next'));
    socket.send(JSON.stringify({ id: '1', type: 'complete' }));
    await new Promise((done) => setTimeout(done, 60));
    const count = messages.length;
    await new Promise((done) => setTimeout(done, 60));
    expect(messages).toHaveLength(count);
    socket.terminate();
  });

  it('closes with 4408 when no connection_init comes in time', async () => {
    const { closed } = await open(server.socketUrl);
    expect((await closed).code).toBe(4408);
  });

  it('closes with 4401 on an operation before connection_init, and runs nothing', async () => {
    const before = server.contexts.length;
    const { socket, closed, messages } = await open(server.socketUrl);
    socket.send(subscribe('{ hello }'));
    expect((await closed).code).toBe(4401);
    expect(messages).toEqual([]);
    expect(server.contexts).toHaveLength(before);
  });

  it.each([
    ['text that is not JSON', 'hello', 4400],
    ['an unknown message', '{"type":"start"}', 4400],
    ['a message that only servers send', '{"type":"next","id":"1","payload":{}}', 4400],
    ['a query that is no text', '{"type":"subscribe","id":"1","payload":{"query":{}}}', 4400],
    ['a second connection_init', init, 4429],
    ['a message above the limit', JSON.stringify({ type: 'ping', payload: { pad: 'x'.repeat(20_000) } }), 1009],
    ['the id of a running operation', subscribe('subscription { ticks(count: 9, everyMs: 50) }', 'twice'), 4409],
  ])('closes on %s', async (_, message, code) => {
    const { socket, closed, messages } = await open(server.socketUrl);
    socket.send(init);
    await until(() => messages.length > 0);
    socket.send(subscribe('subscription { ticks(count: 9, everyMs: 50) }', 'twice'));
    socket.send(message);
    expect((await closed).code).toBe(code);
  });

  it('closes with 4406 for another protocol', async () => {
    const { closed } = await new Promise<{ closed: Promise<number> }>((resolve) => {
      const socket = new WebSocket(server.socketUrl);
      socket.on('error', () => undefined);
      resolve({ closed: new Promise((done) => socket.on('close', done)) });
    });
    expect(await closed).toBe(4406);
  });

  it('gives the context text values of connectionParams only, never in place of a header of the upgrade', async () => {
    const { socket, messages } = await open(server.socketUrl, 'graphql-transport-ws', { 'x-forwarded-user': 'real' });
    const forged = {
      Authorization: 'ada',
      'x-forwarded-user': 'forged',
      host: 'evil.example',
      jwt: { sub: 'admin' },
      roles: ['admin'],
      __proto__: null,
    };
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: forged }).replace('"jwt"', '"__proto__":{"sub":"x"},"jwt"'),
    );
    await until(() => messages.length > 0);
    socket.send(subscribe('{ viewer }'));
    await until(() => messages.length > 1);
    expect(messages[1]?.payload).toEqual({ data: { viewer: 'ada' } });
    const headers = server.contexts.at(-1)?.headers ?? {};
    expect(headers).toMatchObject({
      authorization: 'ada',
      'x-forwarded-user': 'real',
      host: `127.0.0.1:${server.running.port}`,
    });
    expect(Object.values(headers).every((value) => typeof value === 'string')).toBe(true);
    expect(headers['jwt']).toBeUndefined();
    expect(headers['roles']).toBeUndefined();
    socket.close();
  });

  it('makes a context for each operation, each with its own request id', async () => {
    const before = server.contexts.length;
    const client = server.socket();
    await Promise.all([
      overSocket(client, '{ hello }'),
      overSocket(client, '{ viewer }'),
      overSocket(client, '{ list { id } }'),
    ]);
    const made = server.contexts.slice(before);
    expect(made.map(({ transport }) => transport)).toEqual(['websocket', 'websocket', 'websocket']);
    expect(new Set(made.map(({ requestId }) => requestId)).size).toBe(3);
    const logged = server.log.filter(({ msg }) => msg === 'websocket operation').map(({ requestId }) => requestId);
    expect(made.every(({ requestId }) => logged.includes(requestId))).toBe(true);
    await client.dispose();
  });

  it('keeps a quiet client that answers pings and drops one that does not', async () => {
    const [alive, dead] = [await open(server.socketUrl), await open(server.socketUrl)];
    for (const { socket } of [alive, dead]) socket.send(init);
    let pings = 0;
    alive.socket.on('ping', () => (pings += 1));
    dead.socket.pong = () => undefined;
    expect((await dead.closed).code).toBe(1006);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    expect(pings).toBeGreaterThan(0);
    alive.socket.close();
  });

  it('answers a ping of the protocol', async () => {
    const { socket, messages } = await open(server.socketUrl);
    socket.send(JSON.stringify({ type: 'ping' }));
    await until(() => messages.length > 0);
    expect(messages).toEqual([{ type: 'pong' }]);
    socket.close();
  });

  it('logs no fault of its own through all of this', () => {
    expect(server.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe('the admission of a WebSocket', () => {
  it('lets go of a connection that went away while it was being admitted', async () => {
    let admit = (): void => undefined;
    let left = 0;
    const asked = new Promise<void>((resolve) => (admit = resolve));
    const server = await startTestServer({ admitSocket: () => asked.then(() => () => void (left += 1)) });
    const { socket, closed } = await open(server.socketUrl);
    socket.send(init);
    await until(() => server.log.some((line) => line['msg'] === 'websocket opened'));
    socket.close();
    await closed;
    await until(() => server.log.some((line) => line['msg'] === 'websocket closed'));
    expect(left).toBe(0);
    admit();
    await until(() => left > 0);
    expect(left).toBe(1);
    await server.running.stop();
  });

  it('closes with 4403 what is not known, with 1013 what may be admitted later, and with the reason what has ended', async () => {
    const ends: ((reason: string) => void)[] = [];
    const server = await startTestServer({
      admitSocket: ({ headers }, end) => {
        ends.push(end);
        const code = { stranger: 'UNAUTHENTICATED', early: 'LOGIN_UNAVAILABLE' } as const;
        const who = headers['authorization'];
        if (who === 'stranger' || who === 'early') return Promise.reject(new AppError(code[who], 'No.'));
        return Promise.resolve(() => undefined);
      },
    });
    const closedFor = async (authorization: string): Promise<Conversation> => {
      const conversation = await open(server.socketUrl, 'graphql-transport-ws', { authorization });
      conversation.socket.send(init);
      return conversation;
    };
    expect((await (await closedFor('stranger')).closed).code).toBe(4403);
    expect((await (await closedFor('early')).closed).code).toBe(1013);
    const { closed, messages } = await closedFor('known');
    await until(() => messages.length > 0);
    ends.at(-1)?.('The token has expired');
    expect(await closed).toEqual({ code: 4403, reason: 'The token has expired' });
    await server.running.stop();
  });
});
