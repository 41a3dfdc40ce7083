import { AppError } from '../../shared/errors.js';

/** Times that an update is prepared again because somebody else changed the document meanwhile. */
const maxAttempts = 5;

/** Ends the transaction of an update that was prepared for an older version. */
export class ChangedMeanwhile extends Error {}

/**
 * Makes an update again, a few times, as long as others change the document between preparing and writing.
 * @throws AppError CONFLICT when they do it all the time
 */
export async function whileChanging<T>(id: string, attempt: () => Promise<T>): Promise<T> {
  for (let i = 1; i <= maxAttempts; i++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
  throw new AppError('CONFLICT', `The document ${id} is being changed by others all the time.`, {
    hint: 'Try again in a moment.',
  });
}
