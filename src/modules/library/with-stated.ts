import { AppError } from '../../shared/errors.js';
import type { Stated } from '../ingestion/index.js';
import { checkMetadata, type Metadata, storeMetadata } from './metadata.js';
import { isAutomatic, maxTags, normaliseTag } from './tag-name.js';

/** What a caller gives of a document beside its text. */
export interface Given {
  readonly tags: readonly string[] | null;
  readonly metadata: Metadata | null;
}

/** The same with what the text says of them, and what of that is left out. */
export interface WithStated extends Given {
  readonly stated: Stated;
  readonly warnings: readonly string[];
}

/**
 * Adds to what a caller gives what the front matter of a Markdown text says: its tags beside those that are given, its other
 * entries as metadata where none of the same name is given. A text is never refused for it: what cannot be is left out,
 * with a warning. Null stays null where the text says nothing of it.
 */
export function withStated(given: Given, stated: Stated): WithStated {
  const warnings = [...stated.warnings];
  const tags = usableTags(stated.tags, given.tags?.length ?? 0, warnings);
  return {
    tags: tags.length === 0 ? given.tags : [...(given.tags ?? []), ...tags],
    metadata: joinMetadata(stated.metadata, given.metadata, warnings),
    ...{ stated, warnings },
  };
}

function usableTags(tags: readonly string[], given: number, warnings: string[]): readonly string[] {
  const usable = tags.filter((tag) => {
    const why = whyNot(tag);
    if (why !== null) warnings.push(`The tag "${tag.slice(0, 50)}" of its front matter is left out: ${why}`);
    return why === null;
  });
  const room = Math.max(0, maxTags - given);
  if (usable.length > room) {
    warnings.push(
      `Of the ${usable.length} tags of its front matter ${room} are taken: at most ${maxTags} are allowed.`,
    );
  }
  return usable.slice(0, room);
}

function whyNot(tag: string): string | null {
  try {
    return isAutomatic(normaliseTag(tag).id) ? 'only the server sets such tags.' : null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

function joinMetadata(stated: Metadata, given: Metadata | null, warnings: string[]): Metadata | null {
  if (Object.keys(stated).length === 0) return given;
  try {
    const joined = { ...checkMetadata(stated), ...given };
    storeMetadata(joined);
    return joined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    warnings.push(`Its front matter is no metadata of the document: ${error.message}`);
    return given;
  }
}
