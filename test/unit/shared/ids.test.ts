import { jest } from '@jest/globals';
import { decodeTime } from 'ulid';
import { newId, newKey } from '../../../src/shared/ids.js';

const form = /^[0-7][0-9a-hjkmnp-tv-z]{24}[0-9]$/;

describe('a key', () => {
  it('is a ULID in lower case that ends in a digit and holds its time', () => {
    const before = Date.now();
    const key = newKey();
    expect(key).toMatch(form);
    expect(decodeTime(key.toUpperCase())).toBeGreaterThanOrEqual(before);
    expect(decodeTime(key.toUpperCase())).toBeLessThanOrEqual(Date.now());
  });

  it('is greater than every key before it, so that none is given twice', () => {
    const keys = Array.from({ length: 100_000 }, newKey);
    const disordered = keys.findIndex((key, i) => i > 0 && key <= (keys[i - 1] ?? ''));
    expect(disordered).toBe(-1);
    expect(keys.every((key) => form.test(key))).toBe(true);
  });

  it('keeps growing when the clock is set back', () => {
    const before = newKey();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
    const after = Array.from({ length: 100 }, newKey);
    clock.mockRestore();
    expect([before, ...after]).toEqual([...new Set([before, ...after])].sort());
  });

  it('of an id stands behind its prefix', () => {
    expect(newId('doc')).toMatch(/^doc_[0-9a-z]{25}[0-9]$/);
  });
});
