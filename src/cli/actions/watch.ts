import { chooseScope } from '../choose-scope.js';
import { constant, words } from '../describe.js';
import {
  type DocumentEventKind,
  WatchDocumentsDocument,
  type WatchDocumentsSubscription,
} from '../generated/operations.js';
import type { Session } from '../session.js';
import { subscribe } from '../subscribe.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';

/** Options of `memory watch`. */
export interface WatchOptions {
  readonly tags?: readonly string[] | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly since?: string | undefined;
  readonly recursive?: boolean | undefined;
}

type Event = WatchDocumentsSubscription['documentEvents'];

/** Says what happens to the documents of the current scope, as it happens, until Ctrl-C. */
export async function watch(session: Session, options: WatchOptions): Promise<void> {
  const { tags, kinds, since, recursive = false } = options;
  const variables = {
    scope: await chooseScope(session),
    includeDescendants: recursive,
    kinds: kinds?.map((kind) => constant(kind) as DocumentEventKind),
    tags,
  };
  session.out.note(`Watching ${safeLine(variables.scope)}. Ctrl-C ends it.`);
  await subscribe(session, WatchDocumentsDocument, variables, since, ({ documentEvents }) => {
    session.out.line(documentEvents, () => describe(documentEvents));
    return documentEvents.position;
  });
}

function describe({ at, kind, documentId, documentKey, version }: Event): string {
  const time = new Date(at).toTimeString().slice(0, 8);
  const what = words(kind).replace('document-', '').padEnd(12);
  const which = safeLine(documentId ?? documentKey);
  return `${paint('dim', time)}  ${paint('cyan', what)} ${which}${version === null ? '' : `  version ${version}`}`;
}
