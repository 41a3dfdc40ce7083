import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { UploadedFile } from '../../../src/server/receive-upload.js';
import { prepareUploadFolder } from '../../../src/server/upload-route.js';
import { rawExchange } from './raw-http.js';
import { startTestServer, type TestServer } from './test-server.js';

const limits = { fileBytes: 1024 * 1024, answerMs: 2_000 };

describe('POST /upload', () => {
  let server: TestServer;
  const received: { file: UploadedFile; bytes: Buffer }[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      limits,
      upload: async (_, file) => {
        received.push({ file, bytes: await readFile(file.path) });
        if (file.fields['do'] === 'fault') throw new TypeError('secret detail');
        return { size: file.size };
      },
    });
  });
  afterAll(() => server.running.stop());
  afterEach(async () => {
    expect(await server.leftovers()).toEqual([]);
  });

  const send = async (form: FormData, headers = {}): Promise<{ status: number; body: Record<string, unknown> }> => {
    const response = await fetch(`${server.url}/upload`, { method: 'POST', body: form, headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const formWith = (bytes: Buffer | string, name = 'a.txt'): FormData => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))], { type: 'text/plain' }), name);
    return form;
  };
  const until = async (met: () => boolean | Promise<boolean>): Promise<void> => {
    for (let tries = 0; tries < 100 && !(await met()); tries += 1) await new Promise((done) => setTimeout(done, 20));
  };

  it('hands over the file, its hash and every text field, also those after the file', async () => {
    const bytes = randomBytes(300_000);
    const form = new FormData();
    form.append('scope', 'project/one');
    form.append('tags', 'alpha, beta,,');
    form.append(
      'file',
      new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
      '../../etc/Bericht für Zoë.pdf',
    );
    form.append('title', 'Ein Bericht');
    form.append('tags', 'beta');
    form.append('tags', 'gamma');
    form.append('__proto__', 'harmless');
    expect(await send(form)).toEqual({ status: 200, body: { size: 300_000 } });
    const last = received.at(-1);
    expect(last?.file).toMatchObject({
      filename: 'Bericht für Zoë.pdf',
      mimeType: 'application/pdf',
      size: 300_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      tags: ['alpha', 'beta', 'gamma'],
    });
    expect(Object.entries(last?.file.fields ?? {})).toEqual([
      ['scope', 'project/one'],
      ['title', 'Ein Bericht'],
      ['__proto__', 'harmless'],
    ]);
    expect(last?.bytes.equals(bytes)).toBe(true);
    expect(existsSync(last?.file.path ?? '')).toBe(false);
  });

  it('takes an empty file and one of exactly the limit', async () => {
    expect(await send(formWith(''))).toEqual({ status: 200, body: { size: 0 } });
    expect(await send(formWith(Buffer.alloc(limits.fileBytes)))).toEqual({
      status: 200,
      body: { size: limits.fileBytes },
    });
  });

  it('refuses one byte more with 413', async () => {
    const { status, body } = await send(formWith(Buffer.alloc(limits.fileBytes + 1)));
    expect(status).toBe(413);
    expect(body).toMatchObject({
      code: 'FILE_TOO_LARGE',
      maximum: limits.fileBytes,
      hint: expect.any(String) as string,
    });
  });

  it('refuses by Content-Length before it reads', async () => {
    const head = `POST /upload HTTP/1.1\r\nHost: 127.0.0.1:${server.running.port}\r\nContent-Length: 99999999\r\n`;
    const answer = await rawExchange(
      server.running.port,
      `${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n`,
    );
    expect(answer).toContain('HTTP/1.1 413');
    expect(answer).toContain('FILE_TOO_LARGE');
  });

  it('cuts an endless stream, and the client still reads why', async () => {
    let sent = 0;
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(server.running.port, '127.0.0.1');
      const chunk = Buffer.alloc(64 * 1024);
      const timer = setInterval(() => {
        if (socket.destroyed) return;
        socket.write(`${chunk.length.toString(16)}\r\n`);
        socket.write(chunk);
        socket.write('\r\n');
        sent += chunk.length;
      }, 2);
      const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
      socket.write(
        `POST /upload HTTP/1.1\r\nHost: 127.0.0.1:${server.running.port}\r\nTransfer-Encoding: chunked\r\n` +
          `Content-Type: multipart/form-data; boundary=x\r\n\r\n${form.length.toString(16)}\r\n${form}\r\n`,
      );
      socket.on('data', (data) => (text += data.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve(text);
      });
    });
    expect(answer).toContain('HTTP/1.1 413');
    expect(answer).toContain('FILE_TOO_LARGE');
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('leaves nothing of a client that goes away midway', async () => {
    const before = received.length;
    const socket = connect(server.running.port, '127.0.0.1');
    socket.write(
      `POST /upload HTTP/1.1\r\nHost: 127.0.0.1:${server.running.port}\r\nContent-Length: 500000\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n' +
        'x'.repeat(100_000),
    );
    await until(async () => (await server.leftovers()).length > 0);
    expect(await server.leftovers()).toHaveLength(1);
    socket.destroy();
    await until(async () => (await server.leftovers()).length === 0);
    expect(await server.leftovers()).toEqual([]);
    expect(received).toHaveLength(before);
  });

  it.each([
    ['no file', [['title', 'x']], 'file: is missing'],
    [
      'two files',
      [
        ['file', new Blob(['a'])],
        ['file', new Blob(['b'])],
      ],
      'file: only one',
    ],
    [
      'a field twice',
      [
        ['scope', 'a'],
        ['scope', 'b'],
        ['file', new Blob(['a'])],
      ],
      'scope: is given twice',
    ],
    [
      'a field that is too long',
      [
        ['title', 'x'.repeat(70_000)],
        ['file', new Blob(['a'])],
      ],
      'title: is longer',
    ],
  ] as [string, [string, string | Blob][], string][])('refuses a form with %s', async (_, parts, message) => {
    const form = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, 'a.txt');
    }
    const { status, body } = await send(form);
    expect(status).toBe(400);
    expect(body['code']).toBe('BAD_INPUT');
    expect(body['message']).toContain(message);
  });

  it.each([
    ['JSON', 'application/json', '{}'],
    ['a form without a boundary', 'multipart/form-data', '--x'],
    [
      'a form that ends early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    [
      'a form with broken headers',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disp\0sition\r\n\r\nabc\r\n--x--\r\n',
    ],
    ['nothing', 'multipart/form-data; boundary=x', ''],
  ])('refuses %s', async (_, type, body) => {
    const response = await fetch(`${server.url}/upload`, { method: 'POST', body, headers: { 'content-type': type } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('asks who uploads before it reads the body', async () => {
    const before = received.length;
    const { status, body } = await send(formWith('hello'), { authorization: 'nobody' });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', hint: 'Log in.' });
    expect(received).toHaveLength(before);
    expect(server.contexts.at(-1)).toMatchObject({ transport: 'upload', requestId: expect.any(String) as string });
  });

  it('masks a fault and removes the file all the same', async () => {
    const form = formWith('hello');
    form.append('do', 'fault');
    const { status, body } = await send(form);
    expect(status).toBe(500);
    expect(body['code']).toBe('INTERNAL');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('takes 20 uploads at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(formWith(randomBytes(n * 1_000)))));
    expect(answers.map(({ body }) => body['size'])).toEqual(Array.from({ length: 20 }, (_, n) => n * 1_000));
  });
});

describe('the upload folder', () => {
  it('is cleared of old temporary files at start, and of nothing else', async () => {
    const server = await startTestServer();
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['upload-old', 'upload-new', 'other-old']) await writeFile(join(server.uploadFolder, name), 'x');
    for (const name of ['upload-old', 'other-old']) await utimes(join(server.uploadFolder, name), old, old);
    await prepareUploadFolder(server.uploadFolder);
    expect((await server.leftovers()).sort()).toEqual(['other-old', 'upload-new']);
    await server.running.stop();
  });
});
