import { monotonicFactory } from 'ulid';

const nextUlid = monotonicFactory();
const digits = '0123456789';

/**
 * A new key: a ULID in lower case whose last character is a digit. Keys are terms of the full-text index, and a word
 * that ends in a digit is one that no stemmer shortens. Keys of one process grow with time.
 */
export function newKey(): string {
  const ulid = nextUlid().toLowerCase();
  const last = ulid.charCodeAt(ulid.length - 1);
  return ulid.slice(0, -1) + (digits[last % 10] ?? '0');
}

/** An id for something that its caller gave none, in the form of its kind: `doc_…`, `proj_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${newKey()}`;
}
