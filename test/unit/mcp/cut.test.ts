import { cut, excerpt } from '../../../src/mcp/cut.js';

it('cuts a text into parts that fit together, and no character in two', () => {
  const text = 'a🜁b🜂🜃c'.repeat(50);
  for (const length of [2, 3, 5, 7]) {
    const parts: string[] = [];
    for (let from = 0; from < text.length; from += parts.at(-1)?.length ?? 1) parts.push(cut(text, from, length));
    expect(parts.join('')).toBe(text);
    expect(parts.every((part) => part.isWellFormed() && part.length > 0 && part.length <= length)).toBe(true);
  }
  expect(cut(text, 2, 3).isWellFormed()).toBe(true);
});

it('marks where an excerpt goes on', () => {
  expect([excerpt('short', 5), excerpt('longer', 5), excerpt('abc🜁', 4)]).toEqual(['short', 'long…', 'abc…']);
});
