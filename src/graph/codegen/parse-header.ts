import { parseType, type TypeNode } from 'graphql';
import type { Cardinality } from '../statement.js';

/** The contract of a Cypher file, read from its header. */
export interface CypherHeader {
  readonly description: string;
  readonly mode: 'read' | 'write';
  readonly params: ReadonlyMap<string, TypeNode>;
  /** Name of the row type, null where the statement returns nothing. */
  readonly row: string | null;
  readonly cardinality: Cardinality;
  /** Reasons given for leaving a rule aside, by rule: `unscoped`, `scan`, `bounded`. */
  readonly exceptions: ReadonlyMap<string, string>;
}

const exceptionTags = new Set(['unscoped', 'scan', 'bounded']);

/**
 * Reads the `//` lines at the head of a Cypher file: a description, then `@mode`, `@param name: Type`, `@returns Type`
 * in GraphQL's type notation, and exceptions with their reason (`@unscoped why`).
 * @throws Error naming the file and the line that is wrong.
 */
export function parseHeader(file: string, text: string): CypherHeader {
  const lines = headerLines(text);
  const tags = lines.filter((line) => line.startsWith('@')).map((line) => splitTag(file, line));
  checkOnce(file, tags);
  const mode = tags.find((tag) => tag.name === 'mode')?.value;
  if (mode !== 'read' && mode !== 'write') throw new Error(`${file}: @mode must be read or write`);
  const returns = tags.find((tag) => tag.name === 'returns')?.value;
  if (returns === undefined) throw new Error(`${file}: @returns is missing`);
  const description = lines.filter((line) => !line.startsWith('@')).join(' ');
  if (description.trim() === '') throw new Error(`${file}: the description is missing`);
  return {
    description,
    mode,
    params: new Map(tags.filter((tag) => tag.name === 'param').map((tag) => parseParam(file, tag.value))),
    ...parseReturns(file, returns),
    exceptions: new Map(tags.filter((tag) => exceptionTags.has(tag.name)).map((tag) => [tag.name, tag.value])),
  };
}

/** The statement itself: the file without its header. */
export function statementText(text: string): string {
  return text.split('\n').slice(headerLines(text).length).join('\n').trim();
}

function headerLines(text: string): string[] {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines.slice(0, end === -1 ? lines.length : end).map((line) => line.replace(/^\/\/ ?/, ''));
}

function splitTag(file: string, line: string): { name: string; value: string } {
  const match = /^@(\w+) (.+)$/.exec(line);
  const [, name, value] = match ?? [];
  if (name === undefined || value === undefined) throw new Error(`${file}: cannot read "${line}"`);
  if (!['mode', 'param', 'returns'].includes(name) && !exceptionTags.has(name)) {
    throw new Error(`${file}: unknown tag @${name}`);
  }
  return { name, value: value.trim() };
}

function checkOnce(file: string, tags: readonly { readonly name: string; readonly value: string }[]): void {
  const names = tags.map((tag) => (tag.name === 'param' ? `param ${tag.value.split(':')[0]?.trim() ?? ''}` : tag.name));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`${file}: @${twice} stands twice`);
}

function parseParam(file: string, value: string): [string, TypeNode] {
  const colon = value.indexOf(':');
  if (colon < 1) throw new Error(`${file}: @param needs "name: Type", got "${value}"`);
  try {
    return [value.slice(0, colon).trim(), parseType(value.slice(colon + 1).trim())];
  } catch (cause) {
    throw new Error(`${file}: cannot read the type of "@param ${value}"`, { cause });
  }
}

function parseReturns(file: string, value: string): Pick<CypherHeader, 'row' | 'cardinality'> {
  const many = /^\[(\w+)!\]!$/.exec(value)?.[1];
  if (many !== undefined) return { row: many, cardinality: 'many' };
  const one = /^(\w+)!$/.exec(value)?.[1];
  if (one !== undefined) return { row: one, cardinality: 'one' };
  const maybe = /^(\w+)$/.exec(value)?.[1];
  if (maybe !== undefined) return { row: maybe, cardinality: 'maybe' };
  throw new Error(`${file}: @returns must be [Row!]!, Row! or Row, got "${value}"`);
}
