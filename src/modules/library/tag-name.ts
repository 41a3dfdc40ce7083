import { BadInput } from '../../shared/errors.js';
import { newKey } from '../../shared/ids.js';

/** Most tags that one call takes. */
export const maxTags = 100;

/** Longest tag, in characters. */
export const maxTagLength = 100;

/** Most parts of the path of a tag, and how many steps of a hierarchy a filter goes down. */
export const maxTagDepth = 10;

/** A tag in its normal form and as it was written. */
export interface TagName {
  readonly id: string;
  readonly label: string;
}

/** A tag that may be new to the tenant: with a key for it, and the tag above it in its path where it has one. */
export interface NewTag extends TagName {
  readonly key: string;
  readonly parentId: string | null;
}

/** What the server alone sets: the tags that say where a result comes from, and that a source of it has changed. */
const automatic = /^(?:thinkprocess|auto):|^stale$/;

/** Whether a tag, in its normal form, is the server's own: people neither set nor rename it. */
export function isAutomatic(id: string): boolean {
  return automatic.test(id);
}

/**
 * The normal form of a tag: without a leading `#`, trimmed, lower case. `#Attention`, `attention` and ` ATTENTION ` are
 * one tag. Numbers are tags too. The parts of a path (`topic/attention`) are trimmed, and empty ones left out.
 * @throws AppError BAD_INPUT for a tag that is empty, longer than 100 characters, more than 10 parts deep, or holds control
 * characters or commas.
 */
export function normaliseTag(text: string, field = 'tags'): TagName {
  const written = text.trim().replace(/^#/, '').trim().normalize('NFC');
  const label = isAutomatic(written.toLowerCase()) ? written : joinPath(written);
  if (label === '') throw new BadInput(field, 'a tag must not be empty');
  if (label.length > maxTagLength) throw new BadInput(field, `a tag has at most ${maxTagLength} characters`);
  if (/[\p{Cc},]/u.test(label)) throw new BadInput(field, 'a tag must not hold commas or control characters');
  if (pathOf(label).length > maxTagDepth) throw new BadInput(field, `a tag has at most ${maxTagDepth} parts`);
  return { id: label.toLowerCase(), label };
}

/**
 * Tags in normal form, each once, with keys for those that are new.
 * @throws AppError BAD_INPUT
 */
export function normaliseTags(
  tags: readonly string[],
  field = 'tags',
): readonly (TagName & { readonly key: string })[] {
  if (tags.length > maxTags) throw new BadInput(field, `at most ${maxTags} are allowed`);
  const byId = new Map(tags.map((tag) => normaliseTag(tag, field)).map((tag) => [tag.id, tag]));
  return [...byId.values()].map((tag) => ({ ...tag, key: newKey() }));
}

/** Refuses tags that the server alone sets. @throws AppError BAD_INPUT */
export function refuseAutomatic(tags: readonly TagName[], field = 'tags'): void {
  const own = tags.filter((tag) => isAutomatic(tag.id)).map((tag) => `#${tag.label}`);
  if (own.length === 0) return;
  throw new BadInput(
    field,
    `${own.join(', ')}: only the server sets such tags`,
    'Take another name for a tag of yours.',
  );
}

/** The tags of a path and all above it, from the top: `a`, `a/b`, `a/b/c`. Tags without a path are left out. */
export function pathTags(tags: readonly TagName[]): readonly NewTag[] {
  const found = new Map<string, NewTag>();
  for (const { label, id } of tags) {
    if (isAutomatic(id) || !label.includes('/')) continue;
    let parentId: string | null = null;
    for (const part of pathOf(label)) {
      found.set(part.toLowerCase(), { id: part.toLowerCase(), label: part, key: newKey(), parentId });
      parentId = part.toLowerCase();
    }
  }
  return [...found.values()].sort((a, b) => a.id.length - b.id.length);
}

/** What stands before the colon of `namespace:value`; null where there is none. */
export function namespaceOf(label: string): string | null {
  const namespace = /^([^:/]+):./u.exec(label)?.[1]?.trim();
  return namespace === undefined || namespace === '' ? null : namespace;
}

function joinPath(written: string): string {
  if (!written.includes('/')) return written;
  const parts = written.split('/').map((part) => part.trim());
  return parts.filter((part) => part !== '').join('/');
}

/** `a/b/c` as `a`, `a/b`, `a/b/c`. */
function pathOf(label: string): readonly string[] {
  const parts = label.split('/');
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}
