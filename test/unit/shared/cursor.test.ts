import fc from 'fast-check';
import { decodeCursor, encodeCursor, pageSize } from '../../../src/shared/cursor.js';

const filter = { scope: 'project/p1', tags: ['a'] };

function codeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

describe('a cursor', () => {
  it('gives back the values that it was made of', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), (values) => {
        expect(decodeCursor(encodeCursor(values, filter), filter, values.length)).toEqual(values);
      }),
    );
  });

  it('is plain in a URL and shows nothing of its filter', () => {
    const cursor = encodeCursor(['2026-04-23', 'key1'], { secret: 'project/p1' });
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(Buffer.from(cursor, 'base64url').toString()).not.toContain('project');
  });

  it('is refused with another filter', () => {
    const cursor = encodeCursor(['a'], filter);
    expect(codeOf(() => decodeCursor(cursor, { ...filter, tags: ['b'] }, 1))).toBe('CURSOR_MISMATCH');
  });

  it('is refused in a list with other sort values', () => {
    expect(codeOf(() => decodeCursor(encodeCursor(['a'], filter), filter, 2))).toBe('BAD_INPUT');
  });

  it('that was not made here is refused as bad input, whatever it holds', () => {
    const json = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const text of ['', 'x', '%%%', json({}), json([1, 'a']), json(['a', null]), json('a'), json(null)]) {
      expect(codeOf(() => decodeCursor(text, filter, 1))).toBe('BAD_INPUT');
    }
    fc.assert(
      fc.property(fc.string(), (text) =>
        ['BAD_INPUT', 'CURSOR_MISMATCH'].includes(String(codeOf(() => decodeCursor(text, filter, 1)))),
      ),
    );
  });
});

describe('the size of a page', () => {
  it('is what was asked for, or a default', () => {
    expect([pageSize(1), pageSize(100), pageSize(null), pageSize(undefined), pageSize(null, 50)]).toEqual([
      1, 100, 20, 20, 50,
    ]);
  });

  it.each([0, -1, 101, 1e9])('is refused at %i', (size) => {
    expect(codeOf(() => pageSize(size))).toBe('BAD_INPUT');
  });
});
