import { sayWritten } from '../describe.js';
import { usage } from '../failure.js';
import { AddTagsDocument, RemoveTagsDocument, SetTagsDocument } from '../generated/operations.js';
import type { Session } from '../session.js';

/** Options of `memory tag`. */
export interface TagOptions {
  readonly add?: readonly string[] | undefined;
  readonly remove?: readonly string[] | undefined;
  readonly set?: readonly string[] | undefined;
}

/** Adds tags to a document, takes them off, or sets them in place of those that people have set. */
export async function tag(session: Session, id: string, { add, remove, set }: TagOptions): Promise<void> {
  if ([add, remove, set].filter((tags) => tags !== undefined).length !== 1) {
    throw usage(
      'Say what to do with the tags: one of --add, --remove and --set.',
      'memory tag doc_abc123 --add important',
    );
  }
  await sayWritten(session.out, await write(session, id, { add, remove, set }));
}

async function write({ api }: Session, id: string, { add, remove, set }: TagOptions) {
  if (add !== undefined) return (await api.run(AddTagsDocument, { id, tags: add })).addTags;
  if (remove !== undefined) return (await api.run(RemoveTagsDocument, { id, tags: remove })).removeTags;
  return (await api.run(SetTagsDocument, { id, tags: set ?? [] })).setTags;
}
