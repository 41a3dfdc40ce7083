import { rawRequest } from './raw-http.js';
import { startTestServer, type TestServer } from './test-server.js';

describe('the documentation on the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.running.stop());

  it('is served as pages that run nothing and load nothing', async () => {
    const page = await fetch(`${server.url}/docs/errors`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    const html = await page.text();
    expect(html).toContain('<title>Mnemograph · Errors</title>');
    expect(html).toContain('<table>');
    expect(html).not.toMatch(/<script|<img|<link|<iframe/);
  });

  it('has no page that leads nowhere', async () => {
    const seen = new Set<string>();
    const dead: string[] = [];
    const waiting = [`${server.url}/docs`];
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      if (seen.has(url)) continue;
      seen.add(url);
      const page = await fetch(url);
      if (page.status !== 200) dead.push(url);
      const html = await page.text();
      for (const [, link = ''] of html.matchAll(/<a href="([^"]+)"/g)) {
        const target = new URL(link, page.url);
        const [, anchor] = target.hash.split('#');
        if (anchor !== undefined && target.pathname === new URL(page.url).pathname && !html.includes(`id="${anchor}"`))
          dead.push(target.href);
        target.hash = '';
        if (target.href.startsWith(server.url)) waiting.push(target.href);
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(2);
  });

  it.each(['/docs/nothing', '/docs/../package', '/docs/..%2fpackage', '/docs/%2e%2e/package.json', '/docs/'])(
    'does not serve %s',
    async (path) => {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('is behind the guard of the host', async () => {
    const answer = await fetch(`${server.url}/docs/errors`, { headers: { origin: 'https://elsewhere.example' } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ help: `${server.url}/docs/errors#forbidden_origin` });
  });

  it('is reported missing in the log', async () => {
    const without = await startTestServer({ docsFolder: '/nowhere' });
    expect(without.log.map(({ msg }) => msg)).toContain('the documentation is missing, so help links answer 404');
    expect((await fetch(`${without.url}/docs/errors`)).status).toBe(404);
    await without.running.stop();
  });
});

it('is where the errors of an upload and of a refused upgrade point to', async () => {
  const server = await startTestServer();
  const upload = await fetch(`${server.url}/upload`, { method: 'POST' });
  const hint = expect.stringMatching(/\.$/) as string;
  expect(await upload.json()).toMatchObject({ code: 'BAD_INPUT', hint, help: `${server.url}/docs/errors#bad_input` });
  const elsewhere = { host: 'elsewhere.example', connection: 'Upgrade', upgrade: 'websocket' };
  const { body } = await rawRequest(server.running.port, { path: '/graphql', headers: elsewhere });
  expect(JSON.parse(body)).toMatchObject({ hint, help: `${server.url}/docs/errors#forbidden_origin` });
  await server.running.stop();
});

it('links to the public address where there is one', async () => {
  const server = await startTestServer({ publicUrl: 'https://memory.example/' });
  const { body } = await server.post('{ refuse }');
  expect(body.errors?.[0]?.extensions['help']).toBe('https://memory.example/docs/errors#conflict');
  await server.running.stop();
});
