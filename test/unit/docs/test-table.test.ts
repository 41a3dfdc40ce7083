import { readFile } from 'node:fs/promises';

/** A row of the table in `test/README.md`: what is asked, and the tests that ask it. */
interface TableRow {
  readonly number: string;
  readonly asks: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

/** First and last numbers of the groups that the table is about. */
const groups: readonly (readonly [name: string, first: number, last: number])[] = [
  ['what opens a document of another process', 35, 35],
  ['what siblings see', 37, 37],
  ['documents, folders, tags and references', 43, 67],
  ['questions', 89, 104],
  ['promotion', 105, 116],
  ['think processes and tasks', 117, 141],
  ['the command', 142, 152],
  ['versions', 429, 436],
  ['cascades', 437, 443],
];

/** Not there yet: questions find documents alone as long as there are no memories. */
const absent = new Set(['R-102']);

const rows = readRows(await readFile('test/README.md', 'utf8'));

function readRows(text: string): readonly TableRow[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| R-'))
    .map((line) => {
      const [, number = '', asks = '', tests = ''] = line.split('|').map((cell) => cell.trim());
      return { number, asks, tests: readTests(tests) };
    });
}

function readTests(cell: string): TableRow['tests'] {
  return cell.split('<br>').map((part) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(part) ?? [];
    return { file, title };
  });
}

it('has each number of the groups once, in order, with what it asks', () => {
  const expected = groups.flatMap(([, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => `R-${String(first + i).padStart(3, '0')}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(expected.filter((number) => !absent.has(number)));
  expect(rows.filter(({ asks }) => asks.length < 10)).toEqual([]);
});

it('names tests that are there', async () => {
  const files = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))];
  const texts = new Map(await Promise.all(files.map(async (file) => [file, await readTest(file)] as const)));
  const named = rows.flatMap(({ number, tests }) => tests.map((test) => ({ number, ...test })));
  expect(named.filter(({ file, title }) => title === '' || !titlesOf(texts.get(file) ?? '').has(title))).toEqual([]);
});

it('has for each number a test that asks through the API', () => {
  const lacking = rows.filter(({ tests }) => tests.every(({ file }) => !/^(api|cli)\//.test(file)));
  expect(lacking.map(({ number }) => number)).toEqual([]);
});

function readTest(file: string): Promise<string> {
  return readFile(`test/${file}`, 'utf8');
}

/** Titles of the tests of a file, as they are written; those of a table are patterns. */
function titlesOf(text: string): ReadonlySet<string> {
  const titles = text.matchAll(/\b(?:it|test)(?:\.each[^]*?\))?\(\s*(['"`])((?:(?!\1).)+)\1/g);
  return new Set([...titles].map(([, , title = '']) => title));
}
