import { parse as parseCsv } from 'csv-parse/sync';
import { parseAllDocuments } from 'yaml';
import { CHUNK_TOKENS, type ChunkDraft, type Chunking, draft } from './chunk.js';
import { chunkPlainText } from './chunk-text.js';
import { estimateTokens } from './estimate-tokens.js';
import { flatten } from './flatten-data.js';

/** A notation of structured data. */
export type DataFormat = 'json' | 'yaml' | 'csv';

/** So many pairs or rows are chunks of their own; of a document with more, neighbours share chunks. */
export const MAX_SINGLE_PAIRS = 5000;
const MAX_ALIASES = 100;

/** Text that pairs may come to, for each character of the source and in all: keys are written out before each value. */
const GROWTH = 20;
const LONGEST_IN_ALL = 50_000_000;
const ALWAYS_ALLOWED = 100_000;

/** A pair or row, ready to be shown. */
interface Entry {
  readonly keyPath: string;
  readonly parent: string;
  readonly text: string;
}

/**
 * Structured data by its key-value pairs, one chunk each: `a.b[0].c: v` for JSON and YAML, and for CSV one chunk a row of
 * `column: value` pairs, the first row naming the columns. Values are written as in the source (numbers keep their
 * digits). More than `MAX_SINGLE_PAIRS` are packed by parent key into chunks of at most `CHUNK_TOKENS`.
 * Data that cannot be read, or whose keys are so long that repeating them would multiply it, is chunked as plain text,
 * with a warning that says why.
 */
export function chunkStructured(text: string, format: DataFormat): Chunking {
  if (text.trim() === '') return { chunks: [], warnings: [] };
  try {
    const found = format === 'csv' ? csvRows(text) : pairs(format === 'json' ? readJson(text) : readYaml(text));
    const entries = [...within(found, Math.min(ALWAYS_ALLOWED + GROWTH * text.length, LONGEST_IN_ALL))];
    const single = entries.length <= MAX_SINGLE_PAIRS;
    return { chunks: single ? entries.map((entry) => toChunk([entry])) : packByParent(entries), warnings: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    const warning = `The text is not valid ${format.toUpperCase()} and is indexed as plain text: ${reason ?? ''}`;
    return { chunks: chunkPlainText(text), warnings: [warning] };
  }
}

/** @throws Error once the entries come to more than `most` characters. */
function* within(entries: Iterable<Entry>, most: number): Generator<Entry> {
  let length = 0;
  for (const entry of entries) {
    length += entry.text.length;
    if (length > most) throw new Error('its names are too long to be repeated with each value');
    yield entry;
  }
}

function* pairs(data: unknown): Generator<Entry> {
  for (const { path, parent, value } of flatten(data)) {
    const text = (path === '' ? value : `${path}: ${value}`).trim();
    if (text !== '') yield { keyPath: path, parent, text };
  }
}

/** Numbers come as the text that stands in the source, so that none is rounded. */
function readJson(text: string): unknown {
  const asWritten = (_key: string, value: unknown, context?: { readonly source?: string }): unknown =>
    typeof value === 'number' ? (context?.source ?? value) : value;
  return JSON.parse(text, asWritten);
}

/** Every scalar comes as the text that stands in the source. Several documents come as a list. */
function readYaml(text: string): unknown {
  const documents = [...parseAllDocuments(text, { schema: 'failsafe', logLevel: 'silent' })];
  const data = documents.map((document): unknown => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  });
  return data.length === 1 ? data[0] : data;
}

function* csvRows(text: string): Generator<Entry> {
  const delimiter = csvDelimiter(text);
  const recordDelimiter = ['\r\n', '\n', '\r']; // also mixed: left to itself the parser takes the first that it meets
  const rows = parseCsv(text, { bom: true, delimiter, recordDelimiter, relaxColumnCount: true, skipEmptyLines: true });
  const [names = [], ...records] = rows;
  const label = (column: number): string => names[column]?.trim() || `column ${column + 1}`;
  if (records.length === 0) yield { keyPath: 'header', parent: '', text: names.join('; ') };
  for (const [index, cells] of records.entries()) {
    const text = cells.flatMap((cell, column) => (cell.trim() === '' ? [] : `${label(column)}: ${cell.trim()}`));
    if (text.length > 0) yield { keyPath: `[${index}]`, parent: '', text: text.join('; ') };
  }
}

/** The one of comma, semicolon and tab that is most frequent in the first line, quoted names aside. */
function csvDelimiter(text: string): string {
  const header = (text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (mark: string): number => header.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Neighbours under one parent share a chunk while they fit; small parents that are neighbours do too. */
function packByParent(entries: readonly Entry[]): readonly ChunkDraft[] {
  const groups: Entry[][] = [];
  let size = Infinity;
  for (const family of families(entries)) {
    const whole = family.reduce((sum, { text }) => sum + estimateTokens(text), 0);
    if (size + whole > CHUNK_TOKENS) size = Infinity;
    for (const entry of family) {
      const tokens = estimateTokens(entry.text);
      if (size + tokens > CHUNK_TOKENS) {
        groups.push([]);
        size = 0;
      }
      groups.at(-1)?.push(entry);
      size += tokens;
    }
  }
  return groups.map(toChunk);
}

/** Runs of entries with the same parent. */
function families(entries: readonly Entry[]): readonly Entry[][] {
  const runs: Entry[][] = [];
  let parent: string | null = null;
  for (const entry of entries) {
    if (entry.parent !== parent) runs.push([]);
    runs.at(-1)?.push(entry);
    parent = entry.parent;
  }
  return runs;
}

/** One entry keeps its own path; several have that of their common parent, or null where they have none. */
function toChunk(entries: readonly Entry[]): ChunkDraft {
  const [first] = entries;
  const path = entries.length === 1 ? first?.keyPath : commonParent(entries);
  return draft(entries.map(({ text }) => text).join('\n'), {
    keyPath: path === undefined || path === '' ? null : path,
  });
}

function commonParent(entries: readonly Entry[]): string {
  const first = entries[0]?.parent ?? '';
  const last = entries.at(-1)?.parent ?? '';
  if (first === last) return first;
  let same = 0;
  while (same < first.length && first.charAt(same) === last.charAt(same)) same += 1;
  return first.slice(0, same).replace(/[.[][^.[\]]*$/, '');
}
