/** Three percentiles of measured times, in ms. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * A percentile by linear interpolation between the nearest ranks (type 7 of Hyndman and Fan 1996, "Sample Quantiles in
 * Statistical Packages").
 * @param share 0 to 1
 * @throws RangeError without values, or with a share outside of 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('There is no percentile of no values.');
  if (!(share >= 0 && share <= 1)) throw new RangeError(`A percentile is between 0 and 1, not ${share}.`);
  const sorted = values.toSorted((a, b) => a - b);
  const rank = (sorted.length - 1) * share;
  const below = sorted[Math.floor(rank)] ?? 0;
  const above = sorted[Math.ceil(rank)] ?? below;
  return below + (above - below) * (rank - Math.floor(rank));
}

/** The percentiles that every bench reports, rounded to a microsecond. */
export function percentiles(values: readonly number[]): Percentiles {
  const at = (share: number): number => roundMs(percentile(values, share));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Rounds milliseconds to three digits after the point. */
export function roundMs(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
