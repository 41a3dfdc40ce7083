import fc from 'fast-check';
import { calibratedSimilarity, cosineFromIndexScore } from '../../../src/modules/spaces/calibrated-similarity.js';

const cosine = fc.double({ min: -1, max: 1, noNaN: true });
const baseline = fc.double({ min: 0, max: 0.95, noNaN: true });

describe('calibrated similarity', () => {
  it('is 0 up to the baseline and 1 for the same text', () => {
    expect(calibratedSimilarity(0.77, 0.77)).toBe(0);
    expect(calibratedSimilarity(-0.3, 0.77)).toBe(0);
    expect(calibratedSimilarity(1, 0.77)).toBe(1);
    expect(calibratedSimilarity(0.885, 0.77)).toBeCloseTo(0.5, 10);
  });

  it('stays within 0 and 1 when rounding takes a cosine over 1', () => {
    expect(calibratedSimilarity(1.0000001, 0.77)).toBe(1);
  });

  it('keeps the order of cosines', () => {
    fc.assert(
      fc.property(cosine, cosine, baseline, (a, b, c) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(calibratedSimilarity(low, c)).toBeLessThanOrEqual(calibratedSimilarity(high, c));
      }),
    );
  });

  it('reads the cosine from a score of the index', () => {
    fc.assert(fc.property(cosine, (value) => expect(cosineFromIndexScore((1 + value) / 2)).toBeCloseTo(value, 10)));
  });
});
