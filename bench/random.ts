/** Random numbers that are the same for the same seed. */
export interface Random {
  /** Evenly from 0 up to 1, which is not reached. */
  next(): number;
  /** Normal with mean 0 and deviation 1. */
  normal(): number;
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number;
  /** One of the items. @throws RangeError of an empty list */
  pick<T>(items: readonly T[]): T;
}

/** A generator by its seed: the 32-bit "mulberry32" step (an add, three multiplications, shifts). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()), // Box and Muller 1958
    int,
    pick: (items) => {
      const item = items[int(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick.');
      return item;
    },
  };
}
