import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Settled } from './options.js';

/** The documentation of the product, seen from the sources and from the build. */
export const productDocs = fileURLToPath(new URL('../../docs', import.meta.url));

/** Where the explanations of the error codes are served. */
export const errorsPage = '/docs/errors';

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}' +
  'table{border-collapse:collapse;width:100%}th,td{border:1px solid #bbb;padding:.4rem .6rem;text-align:left;vertical-align:top}' +
  'code,pre{font-family:ui-monospace,monospace;font-size:.9em;background:#f2f2f2}pre{padding:1rem;overflow-x:auto}' +
  'td:has(:target){background:#fff3c4}a{color:#0b57d0}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** The pages are our own text: they run nothing and load nothing. */
const docsPolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; ` +
  "frame-ancestors 'none'";

/**
 * Adds the documentation at `/docs/<page>`: the Markdown files of the docs folder as HTML, so that the link of an error
 * leads somewhere without the internet. Only files that were there at the start are served.
 */
export function addDocs<C extends object>(app: Express, { docsFolder, logger }: Settled<C>): void {
  const pages = findPages(docsFolder);
  if (!pages.has(errorsPage)) logger.warn({ docsFolder }, 'the documentation is missing, so help links answer 404');
  app.get('/docs', (_, res) => {
    res.redirect('docs/README');
  });
  app.get('/docs/*page', async (req, res, next) => {
    const file = pages.get(req.path.replace(/\.md$/, ''));
    if (file === undefined) next();
    else {
      const html = renderPage(await readFile(file, 'utf8'));
      res.set({ 'Content-Security-Policy': docsPolicy, 'Cache-Control': 'no-cache' }).type('html').send(html);
    }
  });
}

/** Path of each page, with its file. */
function findPages(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return new Map(names.map((name) => [`/docs/${name.slice(0, -3).split(sep).join('/')}`, join(folder, name)]));
}

/** A Markdown page as a whole HTML page. Its raw HTML is kept, because the text is our own. */
function renderPage(markdown: string): string {
  const body = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  }).replace(/(<a href="(?![a-z]+:)[^"#<]+)\.md(?=["#])/g, '$1');
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Documentation';
  return (
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8" />` +
    `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Mnemograph · ${title}</title>` +
    `<style>${style}</style></head><body>\n${body}\n</body></html>\n`
  );
}
