import type { Ctx } from '../../../context.js';
import type { FeedEvent } from '../../../outbox/event-hub.js';
import type { EventKind } from '../../../outbox/event-map.js';
import type { Verdict } from '../../../outbox/judge-event.js';
import { type WatchInput, watchScope } from '../../scopes/index.js';
import { normaliseTags } from '../tag-name.js';

/** An event as a subscriber gets it. */
export interface WatchedEvent {
  readonly kind: string;
  readonly position: string;
  readonly documentKey: string;
  readonly documentId: string | null;
  readonly version: number | null;
  readonly at: Date;
}

/** What `documentEvents` takes. */
export interface WatchDocumentsInput extends WatchInput {
  readonly kinds?: readonly string[] | null;
  readonly documentId?: string | null;
  readonly types?: readonly string[] | null;
  readonly tags?: readonly string[] | null;
}

const documentKinds: readonly EventKind[] = [
  'DOCUMENT_CREATED',
  'DOCUMENT_UPDATED',
  'DOCUMENT_DELETED',
  'DOCUMENT_VERSIONED',
  'DOCUMENT_TAGGED',
  'DOCUMENT_UNTAGGED',
  'DOCUMENT_REFERENCED',
  'DOCUMENT_PROMOTED',
  'DOCUMENT_FILED',
  'DOCUMENT_RESTORED',
  'DOCUMENT_DEMOTED',
  'INDEX_READY',
  'INDEX_FAILED',
];

/** Kinds by which a document changes its scope. */
const moves: ReadonlySet<EventKind> = new Set(['DOCUMENT_PROMOTED', 'DOCUMENT_DEMOTED']);

/**
 * What happens to the documents of a scope. A document that leaves the watched scopes is told by its key alone.
 * @throws AppError as `watchScope`
 */
export function watchDocuments(ctx: Ctx, input: WatchDocumentsInput): AsyncIterableIterator<WatchedEvent, void, void> {
  const kinds = new Set<string>(input.kinds ?? [...documentKinds, 'DOCUMENT_LEFT']);
  const tags = normaliseTags(input.tags ?? []).map((tag) => tag.id);
  const types = input.types === null || input.types === undefined ? null : new Set(input.types);
  return watchScope(ctx, input, {
    kinds: new Set(documentKinds.filter((kind) => kinds.has(kind) || (moves.has(kind) && kinds.has('DOCUMENT_LEFT')))),
    accepts: ({ payload }) => !input.documentId || payload['id'] === input.documentId,
    withTags: tags.length > 0,
    show: (event, verdict) => {
      const shown = showEvent(event, verdict);
      return kinds.has(shown.kind) && isOfType(event, verdict, types) && hasTags(event, verdict, tags) ? shown : null;
    },
  });
}

function isOfType(event: FeedEvent, verdict: Verdict, types: ReadonlySet<string> | null): boolean {
  if (types === null) return true;
  const type = event.payload['type'] ?? (verdict.told === 'all' ? verdict.place?.type : undefined);
  return typeof type === 'string' && types.has(type);
}

/** Whether a document has all tags, now or by the change itself. One that has left is not asked: it is told by its key. */
function hasTags(event: FeedEvent, verdict: Verdict, tags: readonly string[]): boolean {
  if (verdict.told === 'left') return true;
  const changed = Array.isArray(event.payload['tags']) ? (event.payload['tags'] as readonly unknown[]) : [];
  return tags.every((tag) => changed.includes(tag) || verdict.place?.tags.includes(tag) === true);
}

function showEvent(event: FeedEvent, { told }: Verdict): WatchedEvent {
  const base = { position: String(event.position), documentKey: event.itemKey, at: event.at };
  if (told === 'left') return { ...base, kind: 'DOCUMENT_LEFT', documentId: null, version: null };
  const id = event.payload['id'];
  return { ...base, kind: event.kind, documentId: typeof id === 'string' ? id : null, version: event.itemVersion };
}
