import WebSocket from 'ws';
import { eventually } from '../../testkit/eventually.js';
import { rawExchange } from './raw-http.js';
import { startTestServer, type TestServer } from './test-server.js';

const megabyte = 1024 * 1024;

/** A client that asks and does not read: `hello` gives back what it is told, here a megabyte. */
async function askWithoutReading(url: string, times: number): Promise<WebSocket> {
  const socket = new WebSocket(url, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.pause();
  const variables = { name: 'x'.repeat(megabyte) };
  const query = 'query Q($name: String) { hello(name: $name) }';
  for (let id = 1; id <= times; id += 1) {
    socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query, variables } }));
  }
  return socket;
}

/** Waits until the metrics of the server hold a line. */
function shows(server: TestServer, line: string): Promise<string> {
  return eventually(
    async () => (await fetch(`${server.url}/metrics`)).text(),
    (text) => text.includes(line),
  );
}

const ended = (server: TestServer, limit: string): Promise<string> =>
  shows(server, `mnemograph_websockets_ended_total{limit="${limit}"} 1`);

const closeCode = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

it.each([
  ['more waits for it than the server keeps', 'socketBufferBytes', { socketBufferBytes: 4 * megabyte }],
  ['it takes nothing for too long', 'sendMs', { sendMs: 300, socketBufferBytes: 1_000 * megabyte }],
])('closes a client with 1013 when %s, and others notice nothing', async (_, limit, limits) => {
  const server = await startTestServer({ limits });
  const slow = await askWithoutReading(server.socketUrl, 40);
  const code = closeCode(slow);
  await ended(server, limit);
  expect((await server.post('{ hello }')).body.data).toEqual({ hello: 'hello world' });
  slow.resume(); // reads what was sent to it before, and with it why it was closed
  expect(await code).toBe(1013);
  await server.running.stop();
});

it('cuts a client that was closed and still does not read', async () => {
  const server = await startTestServer({ limits: { socketBufferBytes: 4 * megabyte } });
  const slow = await askWithoutReading(server.socketUrl, 40);
  await ended(server, 'socketBufferBytes');
  await shows(server, 'mnemograph_sockets_open 0');
  slow.terminate();
  await server.running.stop();
});

it('refuses a WebSocket beyond the cap of the process with a code, and takes one again when another has gone', async () => {
  const server = await startTestServer({ limits: { sockets: 2 } });
  const sockets = [1, 2].map(() => new WebSocket(server.socketUrl, 'graphql-transport-ws'));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
  const answer = await rawExchange(
    server.running.port,
    [
      'GET /graphql HTTP/1.1',
      `Host: 127.0.0.1:${server.running.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      '',
      '',
    ].join('\r\n'),
  );
  expect(answer).toContain('HTTP/1.1 503');
  expect(answer).toContain('"code":"TOO_MANY_CONNECTIONS"');
  const [first, second] = sockets;
  first?.close();
  await closeCode(first as WebSocket);
  const third = new WebSocket(server.socketUrl, 'graphql-transport-ws');
  await new Promise((resolve, reject) => third.once('open', resolve).once('error', reject));
  for (const socket of [second, third]) socket?.terminate();
  await server.running.stop();
});
