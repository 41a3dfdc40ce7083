import fc from 'fast-check';
import stringWidth from 'string-width';
import { fit, wrap } from '../../../src/cli/terminal/fit.js';
import { safeJson, safeLine, safeText } from '../../../src/cli/terminal/safe-text.js';
import { shareOut } from '../../../src/cli/terminal/table.js';

/** What a terminal may act on; lines and tabs are allowed in texts of several lines. */
const acts = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u061C\u2028\u2029\u202A-\u202E\u2066-\u2069]/;
const anyText = fc.string({ unit: 'binary', maxLength: 60 });

it('leaves nothing in a text that a terminal acts on, and harmless text as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(acts.test(safeText(text))).toBe(false);
      expect(/[\n\t]/.test(safeLine(text)) || acts.test(safeLine(text))).toBe(false);
    }),
  );
  expect(safeText('Ünïcode 題名 😀\n\tsecond\r\nthird')).toBe('Ünïcode 題名 😀\n\tsecond\nthird');
  expect(safeLine('\u001B[31mred\u0007 \r\n\u202Eend')).toBe('␛[31mred␇ \uFFFDend');
});

it('escapes JSON so far that a terminal acts on nothing, and it stays the same value', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, anyText), (value) => {
      const text = safeJson(value);
      expect(acts.test(text)).toBe(false);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('cuts and wraps to columns, also letters that take two', () => {
  expect(fit('Attention', 9)).toBe('Attention');
  expect(fit('Attention', 6)).toBe('Atten…');
  expect(fit('題名題名', 5)).toBe('題名…');
  expect(wrap('one two three four', 9, 3)).toEqual(['one two', 'three', 'four']);
  expect(wrap('one two three four', 9, 2)).toEqual(['one two', 'three fo…']);
  fc.assert(
    fc.property(
      fc.lorem({ maxCount: 40 }),
      fc.integer({ min: 4, max: 40 }),
      fc.integer({ min: 1, max: 4 }),
      (text, width, most) => {
        const lines = wrap(text, width, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
      },
    ),
  );
});

it('lets columns give way so far that a table fits, the wide ones first', () => {
  const columns = [{ title: 'id' }, { title: 'title', givesWay: true }, { title: 'tags', givesWay: true }];
  expect(shareOut(columns, [10, 20, 30], 100)).toEqual([10, 20, 30]);
  expect(shareOut(columns, [10, 20, 90], 100)).toEqual([10, 20, 66]);
  expect(shareOut(columns, [10, 90, 90], 100)).toEqual([10, 43, 43]);
  expect(shareOut(columns, [90, 90, 5], 100)).toEqual([90, 10, 5]);
});
