import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { AnswerError } from '../client.js';
import { testEnvironment } from '../environment.js';
import { chainOf, type Model, type ModelDocument, type ModelScope, type ModelUser, reads } from './model.js';
import { secretOf } from './seed-model.js';
import { eventFields } from './selections.js';

/** An event as it is compared. */
export interface SentEvent {
  readonly kind: string;
  readonly documentId: string | null;
}

/** A subscription of somebody, with what it was sent so far. */
export interface Watcher {
  readonly who: ModelUser;
  readonly start: ModelScope;
  readonly withDescendants: boolean;
  readonly sent: SentEvent[];
  /** What it was refused with, once it was. */
  refusal(): AnswerError | undefined;
  stop(): Promise<void>;
}

/** The subscription, about a scope. */
export const watchText = (address: string, withDescendants: boolean): string =>
  `subscription { documentEvents(scope: ${JSON.stringify(address)}, includeDescendants: ${withDescendants}) { ${eventFields} } }`;

function connect(model: Model, who: ModelUser): Client {
  return createClient({
    url: `${testEnvironment().url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${secretOf(model, who.id)}` },
    retryAttempts: 0,
  });
}

/** Subscribes to an address as somebody. */
export function watch(
  model: Model,
  who: ModelUser,
  about: { readonly start: ModelScope; readonly address: string; readonly withDescendants: boolean },
): Watcher {
  const { start, address, withDescendants } = about;
  const client = connect(model, who);
  const sent: SentEvent[] = [];
  let refusal: AnswerError | undefined;
  client.subscribe<{ documentEvents: SentEvent }>(
    { query: watchText(address, withDescendants) },
    {
      next: ({ data, errors }) => {
        refusal ??= errors?.[0] as AnswerError | undefined;
        if (data) sent.push({ kind: data.documentEvents.kind, documentId: data.documentEvents.documentId });
      },
      error: (error) => (refusal ??= Array.isArray(error) ? (error[0] as AnswerError) : { message: String(error) }),
      complete: () => undefined,
    },
  );
  return { who, start, withDescendants, sent, refusal: () => refusal, stop: async () => client.dispose() };
}

/** Where each document is, and what is said of it, at a moment. */
export type Snapshot = ReadonlyMap<string, DocumentSnapshot>;

interface DocumentSnapshot {
  readonly scope: ModelScope;
  readonly title: string;
  readonly tags: ReadonlySet<string>;
}

export function snapshotOf(documents: readonly ModelDocument[]): Snapshot {
  return new Map(documents.map(({ id, scope, title, tags }) => [id, { scope, title, tags: new Set(tags) }]));
}

/** A change of a document, with the scopes before and after. */
export interface Change {
  readonly kind: string;
  readonly id: string;
  readonly before: ModelScope | null;
  readonly after: ModelScope | null;
}

/** What happened to documents between two moments. */
export function changesBetween(before: Snapshot, after: Snapshot): readonly Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const scopes = { before: was?.scope ?? null, after: is?.scope ?? null };
    return kindsOf(was, is).map((kind) => ({ kind: `DOCUMENT_${kind}`, id, ...scopes }));
  });
}

/** What happened to a document by one write. */
function kindsOf(was: DocumentSnapshot | undefined, is: DocumentSnapshot | undefined): readonly string[] {
  if (was === undefined) return ['CREATED'];
  if (is === undefined) return ['DELETED'];
  if (was.scope !== is.scope) return [chainOf(was.scope).includes(is.scope) ? 'PROMOTED' : 'DEMOTED'];
  const tagged = [
    ...([...was.tags].every((tag) => is.tags.has(tag)) ? [] : ['UNTAGGED']),
    ...([...is.tags].every((tag) => was.tags.has(tag)) ? [] : ['TAGGED']),
  ];
  const changed = tagged.length === 0 && was.title !== is.title ? ['UPDATED'] : tagged;
  return changed.length === 0 ? [] : ['VERSIONED', ...changed];
}

/** What a watcher is sent of a change, by the rules: nothing of scopes that he may not read. */
export function eventFor(model: Model, watcher: Watcher, { kind, id, before, after }: Change): readonly SentEvent[] {
  const watched = (scope: ModelScope | null): boolean =>
    scope !== null &&
    (scope === watcher.start || (watcher.withDescendants && chainOf(scope).includes(watcher.start))) &&
    reads(model, watcher.who, scope);
  if (watched(after) || (after === null && watched(before))) return [{ kind, documentId: id }];
  return after !== null && watched(before) ? [{ kind: 'DOCUMENT_LEFT', documentId: null }] : [];
}
