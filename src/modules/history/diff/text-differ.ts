import { Piscina } from 'piscina';
import type { Logger } from 'pino';
import type { DiffTask } from './diff-worker.js';
import { maxMs, type TextDiff } from './text-diff.js';

/** Compares texts in a thread of its own, so that no two texts block the server. */
export interface TextDiffer {
  /**
   * How two texts differ. What could not be compared is noted in the answer.
   * @param names of the older and the newer text, for the heads of the unified form
   */
  diff(older: string, newer: string, names: readonly [string, string]): Promise<TextDiff>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Longest time in ms of a comparison with all around it, and heap of the thread in MiB. */
const threadMs = 4 * maxMs;
const threadMiB = 256;

/** The thread's file: beside this one, with the same extension, `.ts` under test and `.js` in production. */
const threadFile = (): string =>
  new URL(`./diff-worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url).href;

/** Makes a differ. Its thread starts with the first comparison and ends ten seconds after the last; others wait for it. */
export function createTextDiffer(log: Logger): TextDiffer {
  const pool = new Piscina<DiffTask, TextDiff>({
    filename: threadFile(),
    ...{ minThreads: 0, maxThreads: 1, idleTimeout: 10_000, recordTiming: false },
    resourceLimits: { maxOldGenerationSizeMb: threadMiB },
  });
  pool.on('error', (error: unknown) => log.warn({ error }, 'the idle thread that compares texts died'));
  return {
    diff: async (older, newer, names) => {
      const late = new AbortController();
      const task = pool.run({ older, newer, names }, { signal: late.signal });
      const timer = setTimeout(() => late.abort(), threadMs + pool.queueSize * threadMs);
      try {
        return await task;
      } catch (error) {
        log.warn({ error, lengths: [older.length, newer.length] }, 'two texts could not be compared');
        return {
          hunks: [],
          unified: '',
          notes: ['The texts take too long or too much memory to compare: compare them yourself.'],
        };
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.destroy(),
  };
}
