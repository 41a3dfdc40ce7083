import { AppError } from '../shared/errors.js';

/**
 * Waits for `work` at most `ms` milliseconds, then fails with TIMEOUT. The work itself goes on unseen: what it
 * still does or throws reaches nobody.
 */
export async function withDeadline<R>(work: Promise<R>, ms: number, what: string): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new AppError('TIMEOUT', `${what} took longer than ${ms} ms.`, {
          hint: 'Ask for less, or try again later. A change may have been made all the same: look before repeating it.',
        }),
      );
    }, ms).unref(); // a stopped server ends without waiting for what it has given up
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
