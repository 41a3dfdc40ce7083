import { isDeepStrictEqual } from 'node:util';
import { parse, stringify, type TomlTable } from 'smol-toml';
import { broken, type EntryPlace, withEntry } from './edit-json.js';
import type { Entry } from './mcp-client.js';

/**
 * A configuration in TOML with an entry in a table of it, or without it. The lines of the entry are replaced and all others kept,
 * comments included; that nothing else has changed is checked by reading both.
 * @throws CliFailure FILE_NOT_READABLE for a text that is no TOML, or in which the entry is written in another form
 */
export function editToml(text: string, path: string, { table, name }: EntryPlace, entry: Entry | null): string {
  const before = read(text, path);
  const servers = before[table] ?? {};
  if (!isTable(servers)) throw broken(path, `${table} is no table`);
  if (isDeepStrictEqual(servers[name] ?? null, entry)) return text;
  const kept = withoutTables(text, `${table}.${keyOf(name)}`);
  const added = entry === null ? '' : stringify({ [table]: { [name]: entry } }).replace(`[${table}]\n\n`, '');
  const result = [kept.trimEnd(), added.trim()].filter((part) => part !== '').join('\n\n') + '\n';
  const wanted = { ...before, [table]: withEntry(servers, name, entry) };
  if (!isDeepStrictEqual(plain(read(result, path), table), plain(wanted, table))) {
    throw broken(path, `${table}.${name} is written in a form that cannot be changed line by line`);
  }
  return result;
}

function read(text: string, path: string): TomlTable {
  try {
    return parse(text);
  } catch (error) {
    throw broken(path, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** An empty table is none: nothing else tells them apart here. */
function plain(file: object, table: string): unknown {
  const copy: unknown = JSON.parse(JSON.stringify({ [table]: {}, ...file }));
  return copy;
}

/** The lines without those of a table and of the tables in it. */
function withoutTables(text: string, header: string): string {
  let inside = false;
  const kept = text.split('\n').filter((line) => {
    const found = headerOf(line);
    if (found !== undefined) inside = found === header || found.startsWith(`${header}.`);
    return !inside;
  });
  return kept.join('\n');
}

/** The name of the table that a line begins. */
function headerOf(line: string): string | undefined {
  const trimmed = line.trimStart();
  return trimmed.startsWith('[')
    ? trimmed
        .replace(/^\[\[?/, '')
        .split(']')[0]
        ?.trim()
    : undefined;
}

const keyOf = (name: string): string => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name));

function isTable(value: unknown): value is TomlTable {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
