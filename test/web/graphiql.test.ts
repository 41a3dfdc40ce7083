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

  it('offers the ready operations as a menu that is used by keyboard alone', async () => {
    const { url } = testEnvironment();
    const { client, scope } = beginStory();
    await scope({ kind: 'PROJECT', id: 'proj_transformer', title: 'From the menu' });
    const page = await browser.newPage({ extraHTTPHeaders: { 'x-tenant-id': client.tenant } });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${url}/graphiql`);
    const menu = page.getByRole('navigation', { name: 'Ready operations' });
    const toggle = page.getByRole('button', { name: /ready operations/i });
    await toggle.waitFor({ timeout: 30_000 });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('heading', { name: 'Scopes' }).waitFor();
    for (const text of ['GetScope', 'One scope by its address or an alias.', 'CreateDocument', 'subscription'])
      await menu.getByText(text, { exact: true }).first().waitFor();
    const entries = await menu.getByRole('button').all();
    expect(entries.length).toBeGreaterThan(15);
    await entries[0]?.focus();
    const wanted = menu.getByRole('button', { name: /^GetScope / });
    const focused = (): Promise<string | null> => page.locator(':focus').first().textContent();
    for (let left = entries.length; left > 0 && !(await focused())?.startsWith('GetScope'); left -= 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^GetScope/);
    const shown = page.getByLabel('Result Window').getByText('From the menu').first();
    const choose = async (): Promise<boolean> => {
      await wanted.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Enter');
      return shown.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
    };
    await eventually(choose, (done) => done); // the page loads its editor piece by piece
    expect(await page.getByRole('tab', { name: /GetScope/ }).count()).toBeGreaterThan(0);
    expect(await page.getByText('"project/proj_transformer"').first().isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await page.close();
  });
});
