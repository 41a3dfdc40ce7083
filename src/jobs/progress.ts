/** How far a job is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly note: string | null;
}

/** Takes what a job says of its progress and stores it, at most once in an interval. */
export interface ProgressKeeper {
  report(done: number, total: number, note?: string): void;
  /** Stores what was not stored yet, and waits for it. */
  flush(): Promise<void>;
}

/** Least time between two writes of the progress of one job, in ms. */
const intervalMs = 1_000;

/**
 * A keeper of progress. The first report is stored at once, later ones when the interval is over, each time the latest.
 * @param save stores it; must not throw
 */
export function createProgressKeeper(save: (progress: Progress) => Promise<void>, ms = intervalMs): ProgressKeeper {
  let waiting: Progress | undefined;
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> = Promise.resolve();
  const store = (): void => {
    timer = undefined;
    if (waiting === undefined) return;
    const progress = waiting;
    waiting = undefined;
    saving = saving.then(() => save(progress));
    timer = setTimeout(store, ms).unref();
  };
  return {
    report: (done, total, note) => {
      waiting = { done: Math.round(done), total: Math.round(total), note: note?.slice(0, 200) ?? null };
      if (timer === undefined) store();
    },
    flush: async () => {
      clearTimeout(timer);
      store();
      clearTimeout(timer);
      await saving;
    },
  };
}
