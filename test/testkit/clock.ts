import type { Clock } from '../../src/shared/clock.js';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

/** A clock that stands at a moment; default: the present one. */
export function createTestClock(at: Date = new Date()): TestClock {
  let now = at.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
