import { join } from 'node:path';
import fc from 'fast-check';
import { createVocabularyTrie } from '../../../src/ai/local-embedding/vocabulary-trie.js';
import { windowSpans } from '../../../src/ai/local-embedding/window-spans.js';
import { loadWordPieces } from '../../../src/ai/local-embedding/word-pieces.js';
import { modelDir } from './local-model.js';

const pieces = await loadWordPieces(join(modelDir, 'tokenizer.json'), createVocabularyTrie);
const count = (text: string, limit: number): number => pieces.encode(text, limit).length;
const tokens = (text: string): number => count(text, 100_000);

const windowsOf = (header: string, text: string): string[] => {
  const found = windowSpans({ header, text }, count);
  return found.spans.map(({ from, to }) => `${found.header}\n${text.slice(from, to)}`);
};

const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('e', 't', 'a', 'o', 'i', 'n', 's') }),
  },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 400, unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.string({ maxLength: 200, unit: fc.constantFrom('漢', '字', '한', '국', 'ไ', 'ท', 'か', '😀', 'é') }),
  },
  { weight: 1, arbitrary: fc.constantFrom('.', '. ', '!\n', '\n\n', '\f', '\u200b', '\u0301', ' '.repeat(300), '。') },
);
const text = fc
  .array(word, { minLength: 0, maxLength: 700 })
  .map((words) => words.join(words.length % 3 === 0 ? '' : ' '));
const header = fc.array(word, { maxLength: 250 }).map((words) => words.join(' '));

describe('windows of a passage', () => {
  it('have at most 450 wordpieces, and together every character, in order', () => {
    fc.assert(
      fc.property(header, text, (head, body) => {
        const found = windowSpans({ header: head, text: body }, count);
        for (const { from, to } of found.spans) {
          expect(tokens(`${found.header}\n${body.slice(from, to)}`)).toBeLessThanOrEqual(450);
        }
        expect(found.spans[0]?.from).toBe(0);
        expect(found.spans.at(-1)?.to).toBe(body.length);
        found.spans.slice(1).forEach(({ from, to }, i) => {
          expect(from).toBeLessThanOrEqual(found.spans[i]?.to ?? -1);
          expect(to).toBeGreaterThan(found.spans[i]?.to ?? Infinity);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('are one, header and all, when the passage fits', () => {
    expect(windowsOf('Guide › Start', 'Open the box.')).toEqual(['Guide › Start\nOpen the box.']);
    expect(windowSpans({ header: '', text: '' }, count).spans).toEqual([{ from: 0, to: 0 }]);
  });

  const sentences = Array.from({ length: 300 }, (_, i) => `Sentence number ${i} speaks of nothing in particular.`);

  it('end with sentences and overlap by about 50 wordpieces', () => {
    const windows = windowsOf('Report', sentences.join(' '));
    expect(windows.length).toBeGreaterThan(5);
    windows.forEach((window) => expect(window).toMatch(/^Report\nSentence .*particular\.\s?$/));
    windows.slice(1).forEach((window, i) => {
      const first = /number (\d+)/.exec(window)?.[1];
      const shared = (windows[i] ?? '').split(`number ${first} `)[1];
      expect(tokens(`Sentence number ${first} ${shared}`)).toBeGreaterThanOrEqual(20);
      expect(tokens(`Sentence number ${first} ${shared}`)).toBeLessThanOrEqual(100);
    });
  });

  it('begin with a header of at most 100 wordpieces', () => {
    const windows = windowsOf('a very long heading '.repeat(60), sentences.join(' '));
    const heads = new Set(windows.map((window) => window.split('\n')[0] ?? ''));
    expect(heads.size).toBe(1);
    for (const head of heads) expect(tokens(head)).toBeLessThanOrEqual(100);
    for (const head of heads) expect(tokens(head)).toBeGreaterThan(90);
  });

  it('have at most 450 wordpieces where words are more wordpieces together than one by one', () => {
    const runTogether = 'physics\f'.repeat(2_000);
    expect(tokens(runTogether)).toBeGreaterThan(2_500);
    for (const window of windowsOf('', runTogether)) expect(tokens(window)).toBeLessThanOrEqual(450);
  });

  it('never cut a surrogate pair', () => {
    for (const window of windowsOf('', '😀'.repeat(20_000))) expect(window.isWellFormed()).toBe(true);
  });
});
