import type { Ctx } from '../../../context.js';
import { eventTopics, type EventKind } from '../../../outbox/event-map.js';
import type { FeedEvent } from '../../../outbox/event-hub.js';
import type { Verdict } from '../../../outbox/judge-event.js';
import { type WatchInput, watchScope } from '../watch-scope.js';

/** An event about a scope, as a subscriber gets it. */
export interface WatchedScopeEvent {
  readonly kind: string;
  readonly position: string;
  readonly scopeKey: string;
  readonly scope: string | null;
  readonly title: string | null;
  readonly userId: string | null;
  readonly role: string | null;
  readonly at: Date;
}

const scopeKinds = (Object.keys(eventTopics) as EventKind[]).filter((kind) => eventTopics[kind] === 'scopes');

/**
 * What happens to a scope, and with descendants to those within it: from now on, or from a position on.
 * @param kinds only these; default all
 * @throws AppError as `watchScope`
 */
export function watchScopeEvents(
  ctx: Ctx,
  input: WatchInput & { readonly kinds?: readonly string[] | null },
): AsyncIterableIterator<WatchedScopeEvent, void, void> {
  const kinds = new Set<string>(input.kinds ?? [...scopeKinds, 'SCOPE_LEFT']);
  return watchScope(ctx, input, {
    kinds: new Set(scopeKinds.filter((kind) => kinds.has(kind) || (kind === 'SCOPE_MOVED' && kinds.has('SCOPE_LEFT')))),
    show: (event, verdict) => {
      // A scope is in itself; it leaves those that it was within, for whoever watches them with descendants and may see it.
      if (verdict.told === 'left' && !(input.includeDescendants && verdict.isReadable)) return null;
      // It is told by the scope that it was within; whoever watched the deleted one itself watches nothing any more.
      if (event.kind === 'SCOPE_DELETED' && !input.includeDescendants) return null;
      const shown = showEvent(event, verdict);
      return kinds.has(shown.kind) ? shown : null;
    },
  });
}

function showEvent(event: FeedEvent, { told }: Verdict): WatchedScopeEvent {
  const base = { position: String(event.position), scopeKey: event.itemKey, at: event.at };
  if (told === 'left') return { ...base, kind: 'SCOPE_LEFT', scope: null, title: null, userId: null, role: null };
  const text = (name: string): string | null => {
    const value = event.payload[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    ...base,
    kind: event.kind,
    scope: text('address'),
    title: text('title'),
    userId: text('userId'),
    role: text('role'),
  };
}
