import { BadInput } from '../../shared/errors.js';

/** Longest metadata of one document, as JSON, in characters. */
export const maxLength = 65_536;

/** Most scalar values that become properties of their own. */
export const maxProperties = 200;

/** How deep maps and lists of metadata may be within each other. */
export const maxDepth = 20;

/** A free map: what JSON can hold. */
export type Metadata = Readonly<Record<string, unknown>>;

/** Metadata as it is stored: canonical JSON, and its scalars as properties that lists can filter by. */
export interface StoredMetadata {
  readonly json: string;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Turns metadata into its stored form. Property names are `metadata_` and the path with `_` between its parts; arrays
 * stay in the JSON alone.
 * @param before the JSON that was stored before: properties that are gone are set to null
 * @throws AppError BAD_INPUT when it is too large.
 */
export function storeMetadata(metadata: Metadata, before = '{}'): StoredMetadata {
  const json = JSON.stringify(canonical(metadata));
  if (json.length > maxLength) throw new BadInput('metadata', `must have at most ${maxLength} characters as JSON`);
  const gone = Object.keys(flatten(readMetadata(before))).map((name) => [name, null] as const);
  return { json, properties: { ...Object.fromEntries(gone), ...flatten(metadata) } };
}

/**
 * Checks what a caller gave, before anything walks down it.
 * @throws AppError BAD_INPUT when it is more than 20 levels deep.
 */
export function checkMetadata(metadata: Metadata): Metadata {
  let level: readonly unknown[] = [metadata];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw new BadInput('metadata', `must be at most ${maxDepth} levels deep`);
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return metadata;
}

/**
 * The name of the property of an entry, without its prefix.
 * @param path names of maps and of the entry in them, with dots between: `author.name`
 * @throws AppError BAD_INPUT for an empty or overlong path
 */
export function metadataName(path: string): string {
  if (path === '' || path.length > 1_000) throw new BadInput('filter.metadata.name', 'must have 1 to 1000 characters');
  return path.replaceAll('.', '_');
}

/** Reads stored metadata back, types as they were. */
export function readMetadata(json: string): Metadata {
  return JSON.parse(json) as Metadata;
}

function flatten(metadata: Metadata): Record<string, string | number | boolean> {
  const entries: [string, string | number | boolean][] = [];
  const walk = (value: unknown, name: string): void => {
    if (entries.length >= maxProperties) return;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      entries.push([name, value]);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, `${name}_${key}`);
  };
  walk(metadata, 'metadata');
  return Object.fromEntries(entries);
}

/** The same value with the keys of every map in order, so that equal metadata is equal text. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}
