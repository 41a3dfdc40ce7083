import type { Ctx } from '../../../context.js';
import type { FeedEvent } from '../../../outbox/event-hub.js';
import type { Progress } from '../../../jobs/progress.js';
import { watchAsAdmin } from './watch-as-admin.js';

/** A change of a job as a subscriber gets it. */
export interface WatchedJobEvent {
  readonly kind: string;
  readonly position: string;
  readonly jobKey: string;
  readonly jobKind: string;
  readonly state: string;
  readonly attempts: number;
  readonly progress: Progress | null;
  readonly error: string | null;
  readonly at: Date;
}

/** What `announceJob` writes. */
type Payload = { readonly kind: string; readonly state: string; readonly attempts: number } & {
  readonly [name in 'done' | 'total']: number | null;
} & { readonly [name in 'error' | 'note']: string | null };

/**
 * What the jobs of the viewer's tenant and of the system come to, from now on.
 * @param kinds only jobs of these kinds; all where there are none given
 * @throws AppError NOT_FOUND for who is no admin
 */
export function watchJobs(
  ctx: Ctx,
  kinds: readonly string[] | null | undefined,
): AsyncIterableIterator<WatchedJobEvent, void, void> {
  return watchAsAdmin(ctx, 'jobs', (event) => {
    const shown = showJobEvent(event);
    return kinds?.includes(shown.jobKind) === false ? null : shown;
  });
}

function showJobEvent(event: FeedEvent): WatchedJobEvent {
  const { kind: jobKind, state, attempts, error, done, total, note } = event.payload as unknown as Payload;
  const progress = done === null || total === null ? null : { done, total, note };
  const { kind, position, itemKey: jobKey, at } = event;
  return { kind, position: String(position), jobKey, jobKind, state, attempts, progress, error, at };
}
