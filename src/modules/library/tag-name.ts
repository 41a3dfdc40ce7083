import { BadInput } from '../../shared/errors.js';
import { newKey } from '../../shared/ids.js';

/** Most tags that one call takes. */
export const maxTags = 100;

/** Longest tag, in characters. */
export const maxTagLength = 100;

/** A tag in its normal form and as it was written. */
export interface TagName {
  readonly id: string;
  readonly label: string;
}

/**
 * The normal form of a tag: without a leading `#`, trimmed, lower case. `#Attention`, `attention` and ` ATTENTION ` are
 * one tag. Numbers are tags too.
 * @throws AppError BAD_INPUT for a tag that is empty, longer than 100 characters, or holds control characters or commas.
 */
export function normaliseTag(text: string): TagName {
  const label = text.trim().replace(/^#/, '').trim().normalize('NFC');
  if (label === '') throw new BadInput('tags', 'a tag must not be empty');
  if (label.length > maxTagLength) throw new BadInput('tags', `a tag has at most ${maxTagLength} characters`);
  if (/[\p{Cc},]/u.test(label)) throw new BadInput('tags', 'a tag must not hold commas or control characters');
  return { id: label.toLowerCase(), label };
}

/**
 * Tags in normal form, each once, with keys for those that are new.
 * @throws AppError BAD_INPUT
 */
export function normaliseTags(tags: readonly string[]): readonly (TagName & { readonly key: string })[] {
  if (tags.length > maxTags) throw new BadInput('tags', `at most ${maxTags} are allowed`);
  const byId = new Map(tags.map(normaliseTag).map((tag) => [tag.id, tag]));
  return [...byId.values()].map((tag) => ({ ...tag, key: newKey() }));
}
