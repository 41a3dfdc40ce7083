import { writeFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { Chunking } from '../../../src/modules/ingestion/chunkers/chunk.js';
import { estimateTokens } from '../../../src/modules/ingestion/chunkers/estimate-tokens.js';
import { createFileParser } from '../../../src/modules/ingestion/parse-file/create-file-parser.js';
import { fixtureBytes, fixtureText } from './fixtures.js';

/** Processes start slowly on a busy machine. */
jest.setTimeout(60_000);

const parser = createFileParser();
afterAll(() => parser.close());

type Source = Parameters<typeof parser.chunk>[0];
const nothing = { pages: null, tags: [], metadata: {}, note: null, target: null } as const;

/** A fixture, read and chunked as an upload of this type. */
async function chunkFile(name: string, type: Source['type'] = 'file'): Promise<Chunking> {
  const { title, warnings, ...file } = await parser.parse(await fixtureBytes(name), { filename: name });
  const chunking = await parser.chunk({ ...nothing, ...file, type, title: title ?? name });
  return { chunks: chunking.chunks, warnings: [...new Set([...warnings, ...chunking.warnings])] };
}

async function chunkText(type: Source['type'], text: string, part: Partial<Source> = {}): Promise<Chunking> {
  const source = { ...nothing, type, mimeType: 'text/plain', title: 'Untitled', text, ...part };
  const { chunks, warnings } = await parser.chunk(source);
  return { chunks, warnings };
}

/** A document of each kind, and the file in `test/fixtures/golden` that holds its chunks. */
const kinds: readonly (readonly [golden: string, chunk: () => Promise<Chunking>])[] = [
  ['note', () => chunkFile('contract-de.md', 'note')],
  ['result', () => chunkFile('contract-de.md', 'result')],
  ['fact', () => chunkText('fact', 'Deadline: 15.06.2026\n\nSaid by Prof. Müller.')],
  ['text', () => chunkFile('contract-de.txt')],
  ['code', () => chunkFile('flash.py')],
  ['json', () => chunkFile('settings.json')],
  ['yaml', () => chunkFile('settings.yaml')],
  ['csv', () => chunkFile('keepers.csv')],
  ['pdf-columns', () => chunkFile('two-columns.pdf')],
  ['pdf-scanned', () => chunkFile('scanned.pdf')],
  ['docx', () => chunkFile('keeper-handbook.docx')],
  ['html', () => chunkFile('tide-tables.html')],
  ['svg', () => chunkFile('lens.svg')],
  ['image', () => chunkFile('lamp-crate.jpg')],
  [
    'reference',
    () => chunkText('reference', '', { title: 'Survey', note: 'Read first', target: 'https://example.org/s' }),
  ],
];

it.each(kinds)('cuts a document of the kind %s into the chunks of its golden file', async (golden, chunk) => {
  const chunking = await chunk();
  const path = `golden/${golden}.json`;
  if (process.env['WRITE_GOLDEN'] !== undefined) {
    await writeFile(new URL(`../../fixtures/${path}`, import.meta.url), `${JSON.stringify(chunking, null, 2)}\n`);
  }
  expect(chunking).toEqual(JSON.parse(await fixtureText(path)));
});

it('cuts the pages of a text-heavy PDF into parts of at most 500 tokens, page after page', async () => {
  const { chunks, warnings } = await chunkFile('lighthouse-manual.pdf');
  const pages = chunks.map(({ page }) => page ?? 0);
  expect(pages).toEqual(pages.toSorted((a, b) => a - b));
  expect(new Set(pages).size).toBe(25);
  expect(chunks.length).toBeGreaterThan(40);
  expect(Math.max(...chunks.map(({ text }) => estimateTokens(text)))).toBeLessThanOrEqual(500);
  expect(warnings).toEqual([]);
});

describe('a CSV file of 10,000 rows', () => {
  const rows = Array.from({ length: 10_000 }, (_, row) => `${row};"Lamp; no. ${row}";"on ${row % 7}\nand off";\n`);
  const csv = (count: number): string => `\ufeffId;Name;State;Note\r\n${rows.slice(0, count).join('')}`;

  it('has a chunk for each row up to 5,000', async () => {
    const { chunks } = await chunkText('file', csv(5_000), { mimeType: 'text/csv' });
    expect(chunks).toHaveLength(5_000);
    expect(chunks[4_999]).toMatchObject({
      keyPath: '[4999]',
      text: 'Id: 4999; Name: Lamp; no. 4999; State: on 1\nand off',
    });
  });

  it('is packed beyond that, with every row in one chunk whole, in a few seconds', async () => {
    const start = performance.now();
    const { chunks, warnings } = await chunkText('file', csv(10_000), { mimeType: 'text/csv' });
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(warnings).toEqual([]);
    expect(chunks.length).toBeLessThan(1_000);
    const all = chunks.map(({ text }) => text).join('\n');
    for (const row of [0, 4_999, 5_000, 9_999])
      expect(all.split(`Id: ${row}; Name: Lamp; no. ${row};`)).toHaveLength(2);
    expect(Math.max(...chunks.map(({ text }) => estimateTokens(text)))).toBeLessThanOrEqual(500);
  });
});
