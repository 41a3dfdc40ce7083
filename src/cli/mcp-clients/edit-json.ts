import { isDeepStrictEqual } from 'node:util';
import { failure } from '../failure.js';
import type { Entry } from './mcp-client.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * A configuration in JSON with an entry in a table of it, or without it; everything else stays, in its order and with its indent.
 * The same text where nothing changes.
 * @throws CliFailure FILE_NOT_READABLE for a text that is no JSON object: comments could not be kept
 */
export function editJson(text: string, path: string, place: EntryPlace, entry: Entry | null): string {
  const file = parse(text, path);
  const servers = tableOf(file, path, place.table);
  if (isDeepStrictEqual(servers[place.name] ?? null, entry)) return text;
  const changed = withEntry(servers, place.name, entry);
  const ending = text === '' || text.slice(text.trimEnd().length).includes('\n') ? '\n' : '';
  return JSON.stringify({ ...file, [place.table]: changed }, null, indentOf(text)) + ending;
}

/** Where an entry stands: the table, and its name in it. */
export interface EntryPlace {
  readonly table: string;
  readonly name: string;
}

/** The servers with an entry in its place or at the end, or without it. */
export function withEntry(servers: Json, name: string, entry: Entry | null): Json {
  if (entry !== null) return { ...servers, [name]: entry };
  return Object.fromEntries(Object.entries(servers).filter(([other]) => other !== name));
}

function parse(text: string, path: string): Json {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isObject(value)) return value;
  } catch (error) {
    throw broken(path, error instanceof Error ? error.message : String(error));
  }
  throw broken(path, 'it is no object');
}

function tableOf(file: Json, path: string, table: string): Json {
  const servers = file[table] ?? {};
  if (isObject(servers)) return servers;
  throw broken(path, `${table} is no object`);
}

/** A configuration that is not what its client takes; nothing of it was changed. */
export function broken(path: string, why: string): Error {
  const hint = 'Mend the file, or write what `--print` says into it yourself; comments in JSON cannot be kept.';
  return failure('FILE_NOT_READABLE', `${path} is not as it should be, and was not changed: ${why}.`, hint);
}

function indentOf(text: string): string | number {
  return /\n([ \t]+)"/.exec(text)?.[1] ?? 2;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
