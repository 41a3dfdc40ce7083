import fc from 'fast-check';
import { cutIntoBatches, cutIntoGroups } from '../../../src/ai/local-embedding/batches.js';

describe('batches', () => {
  it('hold every text once, at most 8 texts and 512 tokens with padding, short texts first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 512 }), { maxLength: 100 }), (lengths) => {
        const batches = cutIntoBatches(lengths);
        expect(batches.flat().sort((a, b) => a - b)).toEqual(lengths.map((_, i) => i));
        const longest = batches.map((batch) => Math.max(...batch.map((i) => lengths[i] ?? 0)));
        expect(longest).toEqual([...longest].sort((a, b) => a - b));
        batches.forEach((batch, i) => {
          expect(batch.length).toBeLessThanOrEqual(8);
          if (batch.length > 1) expect(batch.length * (longest[i] ?? 0)).toBeLessThanOrEqual(512);
        });
      }),
    );
  });

  it('of tasks keep the order, and a large item stands alone', () => {
    expect(cutIntoGroups([3, 4, 90, 1, 2, 8], (size) => size, 10)).toEqual([[3, 4], [90], [1, 2], [8]]);
    expect(cutIntoGroups([], (size: number) => size, 10)).toEqual([]);
  });
});
