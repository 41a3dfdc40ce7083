import type { VersionRow } from '../../../graph/generated/history.js';

/** A part of a document that versions tell apart. */
export type ChangedField = 'TITLE' | 'CONTENT' | 'TAGS' | 'METADATA' | 'MIME_TYPE' | 'LANGUAGE';

type State = Pick<VersionRow, 'title' | 'tags' | 'metadata' | 'mimeType' | 'language'> & { readonly content: string };

/** In what two states of a document differ. */
export function fieldsOf(one: State, other: State): readonly ChangedField[] {
  const parts: readonly [ChangedField, (state: State) => string][] = [
    ['TITLE', ({ title }) => title],
    ['CONTENT', ({ content }) => content],
    ['TAGS', ({ tags }) => JSON.stringify(tags.map((tag) => tag.toLowerCase()).sort())],
    ['METADATA', ({ metadata }) => metadata],
    ['MIME_TYPE', ({ mimeType }) => mimeType],
    ['LANGUAGE', ({ language }) => language],
  ];
  return parts.filter(([, of]) => of(one) !== of(other)).map(([field]) => field);
}
