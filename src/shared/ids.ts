import { incrementBase32, monotonicFactory } from 'ulid';

const nextUlid = monotonicFactory();
let newest = '';

/**
 * A new key: a ULID in lower case whose last character is a digit. Keys are terms of the full-text index, and a word
 * that ends in a digit is one that no stemmer shortens. Keys of one process grow, so that none is given twice, also
 * within a millisecond and when the clock is set back.
 */
export function newKey(): string {
  const fresh = nextUlid().toLowerCase();
  const key = fresh.slice(0, -1) + String(fresh.charCodeAt(fresh.length - 1) % 10);
  newest = key > newest ? key : following(newest);
  return newest;
}

/** Tenant key of what belongs to no tenant. No key is like it: they end in a digit. */
export const systemTenant = 'system';

/** An id for something that its caller gave none, in the form of its kind: `doc_…`, `proj_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${newKey()}`;
}

/** The key after this one: the last digit counts to nine, what stands before it in base 32. */
function following(key: string): string {
  const digit = Number(key.at(-1));
  if (digit < 9) return key.slice(0, -1) + String(digit + 1);
  return `${incrementBase32(key.slice(0, -1).toUpperCase()).toLowerCase()}0`;
}
