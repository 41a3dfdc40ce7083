import type { Ctx } from '../../../context.js';
import type { FeedEvent } from '../../../outbox/event-hub.js';
import type { EventKind } from '../../../outbox/event-map.js';
import { watchScope } from '../../scopes/index.js';
import { processKinds } from '../announce-process.js';

/** An event of a process, as a subscriber gets it. */
export interface WatchedTaskEvent {
  readonly kind: string;
  readonly position: string;
  readonly processId: string | null;
  readonly taskId: string | null;
  readonly documentId: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** What `taskEvents` takes. */
export interface WatchTasksInput {
  readonly processId: string;
  readonly kinds?: readonly EventKind[] | null;
  readonly since?: string | null;
}

/**
 * What happens to a think process and its tasks.
 * @throws AppError as `watchScope`
 */
export function watchTasks(ctx: Ctx, input: WatchTasksInput): AsyncIterableIterator<WatchedTaskEvent, void, void> {
  const watched = { scope: `think-process/${input.processId}`, includeDescendants: false, since: input.since };
  return watchScope(ctx, watched, {
    kinds: new Set(input.kinds ?? processKinds),
    show: (event, { told }) => (told === 'left' ? null : showEvent(event)),
  });
}

function showEvent({ kind, position, at, payload }: FeedEvent): WatchedTaskEvent {
  const text = (name: string): string | null => (typeof payload[name] === 'string' ? payload[name] : null);
  return {
    ...{ kind, position: String(position), at, processId: text('processId') },
    ...{ taskId: text('taskId'), documentId: text('documentId'), reason: text('reason') },
  };
}
