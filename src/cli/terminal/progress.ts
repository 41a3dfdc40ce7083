import { onLeave } from './leave.js';
import { safeLine } from './safe-text.js';

/** How far something is. */
export interface Progress {
  /** So much more is done; what is being done now. */
  add(amount: number, label?: string): void;
  stop(): void;
}

const silent: Progress = { add: () => undefined, stop: () => undefined };

/** A bar on stderr, where that is a terminal and `shown` is not false; else nothing. */
export async function startProgress(total: number, unit: 'bytes' | 'files', shown: boolean): Promise<Progress> {
  if (!shown || !process.stderr.isTTY || total === 0) return silent;
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    format: `{bar} {percentage}% | {shown} | {label}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
    stream: process.stderr,
    gracefulExit: false,
  });
  let done = 0;
  const payload = (label: string): object => ({ label, shown: amount(done, total, unit) });
  let current = '';
  bar.start(total, 0, payload(current));
  const forget = onLeave(() => bar.stop());
  return {
    add: (more, label) => {
      done = Math.min(total, done + more);
      if (label !== undefined) current = safeLine(label);
      bar.update(done, payload(current));
    },
    stop: () => {
      forget();
      bar.stop();
    },
  };
}

const mebibyte = 1024 * 1024;

function amount(done: number, total: number, unit: 'bytes' | 'files'): string {
  if (unit === 'files') return `${done} of ${total} files`;
  return `${(done / mebibyte).toFixed(1)} of ${(total / mebibyte).toFixed(1)} MiB`;
}
