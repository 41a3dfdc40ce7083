/** The only source of time. Tests hand in one that stands still. */
export interface Clock {
  /** Now, in UTC, to the millisecond. */
  now(): Date;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() };
