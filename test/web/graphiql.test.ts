import type { Browser } from 'playwright-core';
import { chromiumPath, openBrowser } from '../testkit/browser.js';
import { testEnvironment } from '../testkit/environment.js';
import { eventually } from '../testkit/eventually.js';
import { beginStory } from '../testkit/seed.js';

if (chromiumPath === undefined)
  console.warn('No Chromium on this machine: the pages are not tested. CHROMIUM names one.');

(chromiumPath === undefined ? describe.skip : describe)('the GraphiQL page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(chromiumPath ?? '');
  });
  afterAll(() => browser.close());

  it('runs the first operation from our own files, without asking anybody else, and shows the passage', async () => {
    const { url } = testEnvironment();
    const { client, scope, document } = beginStory();
    await scope({ kind: 'PROJECT', id: 'proj_page' });
    await scope({ kind: 'SESSION', id: 'sess_page', parent: 'project/proj_page' });
    const process = await scope({ kind: 'THINK_PROCESS', id: 'tp_hypothesis_check', parent: 'session/sess_page' });
    await document({ scope: process, type: 'FACT', content: 'Flash Attention needs a recent accelerator.' });
    const page = await browser.newPage({ extraHTTPHeaders: { 'x-tenant-id': client.tenant } });
    const foreign: string[] = [];
    const problems: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${url}/graphiql`);
    await page.getByText('ragQuery').first().waitFor({ timeout: 30_000 });
    const shown = page.getByLabel('Result Window').getByText('accelerator').first();
    const click = async (): Promise<boolean> => {
      await page.getByRole('button', { name: /execute query/i }).click();
      return shown.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
    };
    await eventually(click, (done) => done); // the page loads its editor piece by piece
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  });
});
