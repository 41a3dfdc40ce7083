/** Longest name that a link is found by, in characters. */
export const maxLinkName = 500;

/**
 * What a wiki link and the document that it means have in common: a title or name of a file in lower case, without white space
 * around it and without `.md`. Null where nothing is left.
 */
export function linkName(text: string): string | null {
  const plain = text.normalize('NFC').toLowerCase().split(/\s+/).join(' ').trim();
  const name = (plain.endsWith('.md') ? plain.slice(0, -3) : plain).slice(0, maxLinkName).trim();
  return name === '' ? null : name;
}
