import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rawRequest } from './raw-http.js';
import { startTestServer } from './test-server.js';

describe('GraphiQL', () => {
  it('is served from our own files, may load nothing else, and starts with the first operation', async () => {
    const graphiqlFolder = await mkdtemp(join(tmpdir(), 'graphiql-test-'));
    await writeFile(join(graphiqlFolder, 'index.html'), '<p>page</p>');
    await writeFile(join(graphiqlFolder, 'page.js'), 'export {}');
    const operations = [{ title: 'Notes', description: 'All of them.', operations: [] }];
    const server = await startTestServer({ graphiqlFolder, operations });
    const page = await fetch(`${server.url}/`);
    expect(page.url).toBe(`${server.url}/graphiql/`);
    expect(await page.text()).toBe('<p>page</p>');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
    const script = await fetch(`${server.url}/graphiql/page.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    const host = `127.0.0.1:${server.running.port}`;
    const headers = { host, 'if-none-match': script.headers.get('etag') ?? '' };
    expect((await rawRequest(server.running.port, { path: '/graphiql/page.js', headers })).status).toBe(304);
    const first = await fetch(`${server.url}/graphiql/first-operation.graphql`);
    expect(await first.text()).toBe('query First {\n  hello\n}\n');
    const menu = await fetch(`${server.url}/graphiql/operations.json`);
    expect(menu.headers.get('content-type')).toContain('application/json');
    expect(await menu.json()).toEqual(operations);
    expect((await fetch(`${server.url}/graphiql/missing.js`)).status).toBe(404);
    await server.running.stop();
  });

  it('is reported missing, in the log and to the reader, when it is not built', async () => {
    const server = await startTestServer({ graphiqlFolder: '/nowhere' });
    expect(server.log[0]).toMatchObject({ level: 40, msg: expect.stringContaining('not built') as string });
    const page = await fetch(`${server.url}/graphiql/`);
    expect(page.status).toBe(404);
    expect(await page.json()).toMatchObject({ code: 'NOT_FOUND', hint: expect.stringContaining('build') as string });
    await server.running.stop();
  });
});
