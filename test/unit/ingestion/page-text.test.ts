import { joinLines } from '../../../src/modules/ingestion/parse-file/join-lines.js';
import { type TextRun, toLines } from '../../../src/modules/ingestion/parse-file/page-lines.js';
import { hyphenatedWords, pageText } from '../../../src/modules/ingestion/parse-file/page-text.js';

const run = (text: string, x: number, y: number, part: Partial<TextRun> = {}): TextRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  endsLine: true,
  ...part,
});
const page = (...runs: TextRun[]): string => {
  const lines = toLines(runs);
  return pageText(lines, hyphenatedWords(lines));
};

describe('lines that are joined', () => {
  it.each([
    ['the light-', 'house', 'the lighthouse'],
    ['the light\u00AD', 'house', 'the lighthouse'],
    ['a state-of-the-', 'art lens', 'a state-of-the-art lens'],
    ['Haupt-', 'und Nebensatz', 'Haupt- und Nebensatz'],
    ['Baden-', 'Baden', 'Baden-Baden'],
    ['a well-', 'known lens', 'a well-known lens'],
    ['two words', 'more', 'two words more'],
    ['a dash -', 'here', 'a dash - here'],
    ['記憶は', '長い', '記憶は長い'],
  ])('%j and %j are %j', (text, line, joined) => {
    expect(joinLines(text, line, new Set(['well-known']))).toBe(joined);
  });
});

describe('the text of a page', () => {
  it('parts paragraphs at larger gaps, other font sizes and indents after a sentence', () => {
    expect(
      page(
        run('Title', 50, 700, { size: 18 }),
        run('The first line of all goes', 50, 670),
        run('on here to the end of it.', 50, 658),
        run('Next paragraph is long too', 50, 634),
        run('and ends the same old way.', 50, 622),
        run('  Indented begins another', 65, 610, { text: 'Indented begins another' }),
      ),
    ).toBe(
      'Title\n\nThe first line of all goes on here to the end of it.\n\n' +
        'Next paragraph is long too and ends the same old way.\n\nIndented begins another',
    );
  });

  it('keeps superscripts in their line and cells of a table apart', () => {
    expect(page(run('n', 50, 700, { endsLine: false }), run('2', 55, 703, { size: 6, width: 3 }))).toBe('n2');
    expect(page(run('HBM', 50, 700), run('40 GB', 150, 700), run('SRAM', 50, 680), run('192 kB', 150, 680))).toBe(
      'HBM\t40 GB\nSRAM\t192 kB',
    );
  });

  it('goes on with a sentence from one column to the next', () => {
    expect(page(run('the sentence goes', 50, 100), run('on in the next', 300, 700))).toBe(
      'the sentence goes on in the next',
    );
  });

  it('keeps list items and lines that were ended early on lines of their own', () => {
    expect(page(run('Things to carry up there:', 50, 700), run('• lamp', 50, 688), run('• glass', 50, 676))).toBe(
      'Things to carry up there:\n• lamp\n• glass',
    );
  });
});
