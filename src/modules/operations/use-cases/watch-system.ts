import type { Ctx } from '../../../context.js';
import { watchAsAdmin } from './watch-as-admin.js';

/** A system event as a subscriber gets it. */
export interface WatchedSystemEvent {
  readonly kind: string;
  readonly position: string;
  readonly subject: string | null;
  readonly message: string;
  readonly count: number;
  readonly at: Date;
}

/**
 * What an admin should know about the running of the product, from now on.
 * @throws AppError NOT_FOUND for who is no admin
 */
export function watchSystem(ctx: Ctx): AsyncIterableIterator<WatchedSystemEvent, void, void> {
  return watchAsAdmin(ctx, 'system', ({ kind, position, payload, at }) => {
    const { subject, message, count } = payload as Pick<WatchedSystemEvent, 'subject' | 'message' | 'count'>;
    return { kind, position: String(position), subject, message, count, at };
  });
}
