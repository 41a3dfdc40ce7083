import { applyPatch } from 'diff';
import fc from 'fast-check';
import { diffTexts } from '../../../src/modules/history/diff/diff-texts.js';
import { maxLineCharacters, maxLines, type TextDiff } from '../../../src/modules/history/diff/text-diff.js';

const names = ['old', 'new'] as const;

/** The lines of a side that a diff shows. */
const side = ({ hunks }: TextDiff, without: string) =>
  hunks.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== without));

describe('comparing texts', () => {
  it('gives a patch that makes the newer text of the older one, and parts that are the lines', () => {
    const word = fc.constantFrom(
      'a',
      'b',
      'Wärter',
      '灯台',
      '👩‍🚀',
      'e\u0301',
      ' ',
      '\t',
      '\r',
      '\u2028',
      '',
      '\\ No',
      '-',
      '+',
    );
    const text = fc.array(fc.oneof(word, fc.constant('\n'), fc.constant('\r\n')), { maxLength: 40 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [older, newer] = [a.join(''), b.join('')];
        const diff = diffTexts(older, newer, names);
        expect(diff.notes).toEqual([]);
        if (older === newer) expect(diff).toEqual({ hunks: [], unified: '', notes: [] });
        else expect(applyPatch(older, diff.unified, { autoConvertLineEndings: false })).toBe(newer);
        for (const { kind, text: line, parts } of diff.hunks.flatMap(({ lines }) => lines)) {
          expect(parts.map((part) => part.text).join('')).toBe(kind === 'CONTEXT' ? '' : line);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('marks the words that differ, and never a part of a character', () => {
    const { hunks } = diffTexts('夜に灯台を👩‍🚀と点ける e\u0301', '朝に灯台を👩‍🔬と点ける e', names);
    const parts = hunks.flatMap(({ lines }) => lines.flatMap((line) => line.parts));
    expect(parts.filter(({ changed }) => changed).map(({ text }) => text)).toEqual([
      ...['夜', '👩‍🚀', 'e\u0301', '朝', '👩‍🔬', 'e'],
    ]);
  });

  it('numbers the lines of both texts', () => {
    const diff = diffTexts('1\n2\n3\n4\n5\n6\n7\n8\n9\n', '1\n2\n3\n4\nnew\n5\n6\n7\n8\n', names);
    expect(side(diff, 'ADDED').map(({ oldLine, text }) => [oldLine, text])).toEqual(
      ['2', '3', '4', '5', '6', '7', '8', '9'].map((text) => [Number(text), text]),
    );
    expect(side(diff, 'REMOVED').map(({ newLine, text }) => [newLine, text])).toEqual([
      ...[
        [2, '2'],
        [3, '3'],
        [4, '4'],
        [5, 'new'],
        [6, '5'],
        [7, '6'],
        [8, '7'],
        [9, '8'],
      ],
    ]);
  });
});

describe('bounds of a comparison', () => {
  const lines = (count: number, text: string): string =>
    Array.from({ length: count }, (_, i) => `${text} ${i}`).join('\n');

  it('compares no texts that differ too much, in a bounded time, and says so', () => {
    const began = performance.now();
    const diff = diffTexts(lines(100_000, 'old'), lines(100_000, 'new'), names);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(diff).toMatchObject({ hunks: [], unified: '' });
    expect(diff.notes.join()).toMatch(/differ in more than 4000 lines/);
  });

  it('shows as many lines as it may, with counts that fit, and says what is left out', () => {
    const diff = diffTexts(`${lines(10, 'same')}\n`, `${lines(10, 'same')}\n${lines(3_000, 'more')}\n`, names);
    const shown = diff.hunks.flatMap((hunk) => hunk.lines);
    expect(shown).toHaveLength(maxLines);
    expect(diff.hunks[0]?.newLines).toBe(maxLines);
    expect(diff.unified).toContain(`@@ -8,3 +8,${maxLines} @@`);
    expect(diff.notes).toEqual([expect.stringMatching(/rest is left out/)]);
  });

  it('shortens a line that is too long at the end of a character', () => {
    const long = `${'x'.repeat(maxLineCharacters - 2)}${'👩'.repeat(600_000)}`;
    const diff = diffTexts(long, `y${long}`, names);
    const texts = diff.hunks.flatMap(({ lines: shown }) => shown.map(({ text }) => text));
    expect(texts.map((text) => [text.isWellFormed(), text.length <= maxLineCharacters + 1])).toEqual([
      ...[
        [true, true],
        [true, true],
      ],
    ]);
    expect(diff.notes).toEqual([expect.stringMatching(/are shortened/)]);
  });

  it('shows lines that are too long to compare their words as changed as a whole', () => {
    const text = (word: string): string =>
      Array.from({ length: 3 }, () => `${word} ${'same '.repeat(1_000)}`).join('\n');
    const { hunks, notes } = diffTexts(text('one'), text('two'), names);
    const parts = hunks.flatMap(({ lines: shown }) => shown.map((line) => line.parts));
    expect(parts.map((some) => [some.length, some[0]?.changed])).toEqual(Array.from({ length: 6 }, () => [1, true]));
    expect(notes).toEqual([expect.stringMatching(/too long to be compared by words/)]);
  });
});
