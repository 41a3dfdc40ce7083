const kibi = 1024;
const second = 1_000;

/** Larger units, largest first: each with its size in the unit that a limit is counted in. */
const larger: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  bytes: [
    ['GiB', kibi ** 3],
    ['MiB', kibi ** 2],
    ['KiB', kibi],
  ],
  ms: [
    ['days', 24 * 3_600 * second],
    ['h', 3_600 * second],
    ['min', 60 * second],
    ['s', second],
  ],
};

/** A limit as people read it: `50 MiB`, `2 min`, `4,000 tokens`. A larger unit is used where it gives a whole number. */
export function limitValue(value: number, unit: string): string {
  const fits = larger[unit]?.find(([, size]) => value >= size && value % size === 0);
  if (fits !== undefined) return `${(value / fits[1]).toLocaleString('en')} ${fits[0]}`;
  return `${value.toLocaleString('en')} ${unit}`;
}
