import WebSocket from 'ws';
import { AppError } from '../../../src/shared/errors.js';
import { overSocket, startTestServer } from './test-server.js';

describe('starting and stopping', () => {
  it('says under which address it is open', async () => {
    const local = await startTestServer();
    expect(local.running.url).toBe(`http://127.0.0.1:${local.running.port}`);
    await local.running.stop();
    const everywhere = await startTestServer({ host: '0.0.0.0' });
    expect(everywhere.running.url).toBe(`http://localhost:${everywhere.running.port}`);
    await everywhere.running.stop();
    const behindProxy = await startTestServer({ publicUrl: 'https://memory.example/' });
    expect(behindProxy.running.url).toBe('https://memory.example');
    const secure = await fetch(`${behindProxy.url}/health/live`);
    expect(secure.headers.get('strict-transport-security')).toContain('max-age');
    await behindProxy.running.stop();
  });

  it('refuses a port that is taken and says what to do', async () => {
    const first = await startTestServer();
    const second = startTestServer({ port: first.running.port });
    await expect(second).rejects.toBeInstanceOf(AppError);
    await expect(second).rejects.toMatchObject({
      code: 'STARTUP_FAILED',
      hint: expect.stringContaining('port') as string,
    });
    await first.running.stop();
  });

  it('finishes what is nearly done, tells sockets to go with 1001, and cuts the rest, within a second', async () => {
    const server = await startTestServer();
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    const client = server.socket();
    const subscription = overSocket(client, 'subscription { ticks(count: 1000, everyMs: 20) }').catch(
      (error: unknown) => error,
    );
    const quick = server.post('{ slow(ms: 200) }');
    const slow = server.post('{ slow(ms: 20000) }').catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 80));
    const begin = performance.now();
    await server.running.stop();
    expect(performance.now() - begin).toBeLessThan(1_000);
    expect((await quick).body.data).toEqual({ slow: 'done' });
    expect(await slow).toMatchObject({ name: 'TypeError', message: 'fetch failed' });
    expect(await closed).toBe(1001);
    await subscription;
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('stops at once when nothing runs, and may be told twice', async () => {
    const server = await startTestServer();
    await fetch(`${server.url}/health/live`);
    const begin = performance.now();
    await Promise.all([server.running.stop(), server.running.stop()]);
    expect(performance.now() - begin).toBeLessThan(300);
  });

  it('drops a socket whose client does not answer the farewell', async () => {
    const server = await startTestServer();
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws');
    await new Promise((resolve) => socket.on('open', resolve));
    socket.pause();
    const begin = performance.now();
    await server.running.stop();
    expect(performance.now() - begin).toBeLessThan(1_000);
    socket.terminate();
  });
});
