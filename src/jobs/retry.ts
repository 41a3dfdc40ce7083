/** First and longest pause before a failed job runs again, in ms. */
const firstPauseMs = 1_000;
export const longestPauseMs = 300_000;

/** Pause after the `attempt`-th failure (from 1): doubles from 1 s up to 5 min, with up to a fifth added by chance. */
export function retryPause(attempt: number, random: () => number = Math.random): number {
  const pause = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
  return Math.round(pause * (1 + random() / 5));
}
