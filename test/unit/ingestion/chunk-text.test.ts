import { jest } from '@jest/globals';
import fc from 'fast-check';
import { chunkPdfPages, warnOfBlankPages } from '../../../src/modules/ingestion/chunkers/chunk-pdf-pages.js';
import { chunkPlainText, chunkWhole } from '../../../src/modules/ingestion/chunkers/chunk-text.js';
import { estimateTokens } from '../../../src/modules/ingestion/chunkers/estimate-tokens.js';
import { packText } from '../../../src/modules/ingestion/chunkers/pack-text.js';
import { computedMs, fixtureText, HOSTILE, visible } from './fixtures.js';

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(' ', '\n', '\n\n', '. ', 'word ', 'Überraschung', '12345', '記', '👩‍👧', 'a'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  ),
  maxLength: 200,
});

jest.setTimeout(60_000);

describe('the estimate of tokens', () => {
  it.each([
    ['', 0],
    [' \n\t', 0],
    ['word', 1],
    ['Two words.', 3],
    ['Donaudampfschifffahrt', 3],
    ['20260615', 3],
    ['記憶', 2],
    ['a_b', 3],
  ])('counts %j as %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});

describe('plain text', () => {
  it('is one chunk up to 500 tokens, as it stands', async () => {
    const text = await fixtureText('contract-de.txt');
    expect(chunkPlainText(text)).toEqual([{ text: text.trimEnd(), headingPath: [], page: null, keyPath: null }]);
    expect(chunkPlainText('word '.repeat(500))).toHaveLength(1);
  });

  it('is packed paragraph by paragraph beyond that', () => {
    const paragraph = (name: string): string => `${name} ${'word '.repeat(199)}`.trim();
    const text = ['A', 'B', 'C'].map(paragraph).join('\n\n');
    expect(chunkPlainText(text).map((chunk) => chunk.text)).toEqual([
      `${paragraph('A')}\n\n${paragraph('B')}`,
      paragraph('C'),
    ]);
  });

  it('cuts a paragraph that is too long at its sentences', () => {
    const sentence = `This is ${'very '.repeat(50)}long.`;
    for (const chunk of chunkPlainText(Array(20).fill(sentence).join(' ')))
      expect(chunk.text).toMatch(/^This .* long\.$/);
  });

  it('loses no character, keeps the order, makes no blank chunk and keeps the limit', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const slices = packText(text, limit);
        expect(visible(slices.join(''))).toBe(visible(text));
        for (const slice of slices) {
          expect(slice.trim()).not.toBe('');
          expect(estimateTokens(slice)).toBeLessThanOrEqual(limit);
          expect(text).toContain(slice);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each(Object.entries(HOSTILE))('is packed in time that grows with its length: a megabyte of %s', (_name, text) => {
    const start = computedMs();
    const chunks = chunkPlainText(text);
    expect(computedMs() - start).toBeLessThan(4000);
    expect(visible(chunks.map((chunk) => chunk.text).join(''))).toBe(visible(text));
  });
});

describe('results, facts and code', () => {
  it('are one chunk whatever their length', async () => {
    const code = await fixtureText('flash.py');
    expect(chunkWhole(code)).toEqual([{ text: code.trimEnd(), headingPath: [], page: null, keyPath: null }]);
    expect(chunkWhole('word '.repeat(3000))).toHaveLength(1);
    expect(chunkWhole('\n\n    indented\n  less\n')[0]?.text).toBe('    indented\n  less');
    expect(chunkWhole(' \n')).toEqual([]);
  });
});

describe('pages of a PDF', () => {
  const heavy = Array.from({ length: 6 }, (_, index) => `Paragraph ${index} ${'word '.repeat(150)}`.trim());
  const pages = [
    { page: 1, text: 'Short page.' },
    { page: 2, text: ' \n' },
    { page: 3, text: heavy.join('\n\n') },
  ];

  it('are one chunk each, text-heavy ones several, all with their page number', () => {
    expect(chunkPdfPages(pages).map(({ page, text }) => [page, text.slice(0, 11)])).toEqual([
      [1, 'Short page.'],
      [3, 'Paragraph 0'],
      [3, 'Paragraph 3'],
    ]);
  });

  it('are named when they hold no text', () => {
    expect(warnOfBlankPages(pages)).toEqual([expect.stringContaining('1 of 3 pages hold no text (page 2)')]);
    expect(warnOfBlankPages(pages.slice(0, 1))).toEqual([]);
  });
});
