import { percentile, percentiles } from '../../../bench/percentile.ts';

it('gives the middle of an odd number of values, in whatever order they come', () => {
  expect(percentile([9, 1, 5], 0.5)).toBe(5);
});

it('interpolates between the nearest ranks', () => {
  expect(percentile([10, 20, 30, 40], 0.5)).toBe(25);
  expect(percentile([10, 20, 30, 40], 0.95)).toBeCloseTo(38.5);
});

it('gives the ends at 0 and 1, and the only value of one', () => {
  expect([percentile([3, 1, 2], 0), percentile([3, 1, 2], 1), percentile([7], 0.99)]).toEqual([1, 3, 7]);
});

it('leaves the values as they were', () => {
  const values = [3, 1, 2];
  percentile(values, 0.5);
  expect(values).toEqual([3, 1, 2]);
});

it('refuses no values, and shares that are none', () => {
  expect(() => percentile([], 0.5)).toThrow(RangeError);
  expect(() => percentile([1], 95)).toThrow('between 0 and 1');
});

it('reports three percentiles to the microsecond', () => {
  const values = Array.from({ length: 101 }, (_, at) => at + 0.00049);
  expect(percentiles(values)).toEqual({ p50: 50, p95: 95, p99: 99 });
});
