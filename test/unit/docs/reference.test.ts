import { readdir, readFile } from 'node:fs/promises';
import { describeConfig } from '../../../src/config.js';
import { createMetrics } from '../../../src/metrics/create-metrics.js';
import { errorTable } from '../../../src/shared/errors.js';

/** A file as it reads, without the padding of its tables. */
const read = async (path: string): Promise<string> => (await readFile(path, 'utf8')).replace(/ +/g, ' ');

it('documents every error code, with the anchor that its help link names', async () => {
  const page = await read('docs/errors.md');
  const missing = Object.keys(errorTable).filter(
    (code) => !page.includes(`<a id="${code.toLowerCase()}"></a>\`${code}\``),
  );
  expect(missing).toEqual([]);
});

it('documents every HTTP status of an error as the table of errors has it', async () => {
  const page = await read('docs/errors.md');
  const wrong = Object.entries(errorTable).filter(([code, row]) => !page.includes(`\`${code}\` | ${row.http} |`));
  expect(wrong).toEqual([]);
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
