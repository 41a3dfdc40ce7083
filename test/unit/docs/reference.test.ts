import { readdir, readFile } from 'node:fs/promises';
import { describeConfig } from '../../../src/config.js';
import { createMetrics } from '../../../src/metrics/create-metrics.js';
import { limitValue } from '../../../src/reference/limit-value.js';
import { referencePages, referenceParts, withParts } from '../../../src/reference/reference-pages.js';
import { serverLimits } from '../../../src/server/limits.js';
import { standardErrors } from '../../../src/server/standard-errors.js';
import { AppError, type ErrorCode, errorTable } from '../../../src/shared/errors.js';

/** Text without the padding and rules of its tables, and without blank lines. */
const plain = (text: string): string =>
  text
    .replace(/ +/g, ' ')
    .replace(/-{3,}/g, '---')
    .replace(/\n{2,}/g, '\n');
const read = async (path: string): Promise<string> => plain(await readFile(path, 'utf8'));

it('documents every error code, with its status, and the anchor that its help link names', async () => {
  const page = await read('docs/errors.md');
  const wrong = Object.entries(errorTable).filter(
    ([code, row]) => !page.includes(`<a id="${code.toLowerCase()}"></a>\`${code}\` | ${row.http} |`),
  );
  expect(wrong).toEqual([]);
  const standard = Object.keys(standardErrors).filter((code) => !page.includes(`<a id="${code.toLowerCase()}"></a>`));
  expect(standard).toEqual([]);
  const documented = [...page.matchAll(/<a id="(\w+)">/g)].map(([, anchor = '']) => anchor.toUpperCase());
  expect(documented.sort()).toEqual([...Object.keys(errorTable), ...Object.keys(standardErrors)].sort());
});

it('says what to do about every error, also where nothing better is known', () => {
  for (const code of Object.keys(errorTable) as ErrorCode[]) {
    expect([code, new AppError(code, 'It failed.').hint]).toEqual([code, expect.stringMatching(/^[A-Z].{10,}\.$/)]);
    expect(new AppError(code, 'It failed.', { hint: 'Wait.' }).hint).toBe('Wait.');
  }
});

it('has reference pages that are in step with the code', async () => {
  for (const [path, text] of referencePages()) expect([path, await read(path)]).toEqual([path, plain(text)]);
  for (const [path, parts] of referenceParts()) {
    const page = await readFile(path, 'utf8');
    expect([path, plain(withParts(page, parts))]).toEqual([path, plain(page)]);
  }
});

it('fills the marked parts of a page and leaves the rest alone', () => {
  const page = 'Before\n<!-- begin a -->\nold\n<!-- end a -->\nafter';
  expect(withParts(page, { a: 'new' })).toBe('Before\n<!-- begin a -->\n\nnew\n\n<!-- end a -->\nafter');
  expect(() => withParts(page, { b: 'new' })).toThrow('The page lacks <!-- begin b -->');
});

it.each([
  [52_428_800, 'bytes', '50 MiB'],
  [1_000, 'bytes', '1,000 bytes'],
  [500, 'ms', '500 ms'],
  [1_500, 'ms', '1,500 ms'],
  [90_000, 'ms', '90 s'],
  [604_800_000, 'ms', '7 days'],
  [4_000, 'tokens', '4,000 tokens'],
])('shows %i %s as %s', (value, unit, shown) => {
  expect(limitValue(value, unit)).toBe(shown);
});

it('names what happens beyond every limit of the server', () => {
  expect(serverLimits.length).toBeGreaterThan(10);
  for (const { what, beyond } of serverLimits) expect([what, beyond]).toEqual([what, expect.stringMatching(/\S{5,}/)]);
});

it('documents every setting with what it may be', () => {
  const page = plain(referencePages().get('docs/reference/configuration.md') ?? '');
  expect(page).toContain('`PORT` | 0 to 65535 | `4000` | Port of the API; 0 takes a free one. |');
  expect(page).toContain('`LOG_LEVEL` | `debug`, `info`, `warn`, `error` | |');
  expect(page).toContain('`PUBLIC_URL` | a URL | |');
  for (const { name, description } of describeConfig())
    expect([name, description]).toEqual([name, expect.stringMatching(/\.$/)]);
});

it('documents every setting in the README, in the words of the code', async () => {
  const readme = await read('README.md');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const missing = describeConfig().filter(({ name }) => !rows.some((row) => row.startsWith(`| \`${name}\` |`)));
  expect(missing).toEqual([]);
});

it('lists every decision in the index of decisions', async () => {
  const index = await read('docs/decisions/README.md');
  const pages = (await readdir('docs/decisions')).filter((name) => /^\d{4}-/.test(name));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((name) => !index.includes(`(${name})`))).toEqual([]);
});

it('names every setting in the example of an environment', async () => {
  const example = await read('.env.example');
  const missing = describeConfig().filter(({ name }) => !example.includes(`# ${name}=`));
  expect(missing).toEqual([]);
});

it('documents every metric', async () => {
  const page = await read('docs/operations.md');
  const metrics = createMetrics();
  metrics.watchOutbox(() => 0);
  const { text } = await metrics.expose();
  const names = [...text.matchAll(/^# TYPE (mnemograph_\w+) /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
