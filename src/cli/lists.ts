import { usage } from './failure.js';

/** Names out of `a,b`, given once or several times, without empty ones and doubles. For commander: `option(…, splitList)`. */
export function splitList(text: string, before: readonly string[] = []): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set([...before, ...names.filter((name) => name !== '')])];
}

/** A whole number from 1 on. @throws CliFailure USAGE */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw usage(`"${text}" is no whole number from 1 on.`);
  return Number(text);
}

/** A number from 0 to 1. @throws CliFailure USAGE */
export function share(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) throw usage(`"${text}" is no number from 0 to 1.`);
  return value;
}

/** A value of metadata: texts, numbers and booleans keep their type, as in JSON. */
export type Metadata = Readonly<Record<string, string | number | boolean>>;

/** `name=value`, given once or several times. @throws CliFailure USAGE */
export function addMetadata(text: string, before: Metadata = {}): Metadata {
  const at = text.indexOf('=');
  if (at < 1) throw usage(`"${text}" is no metadata.`, 'Write it as name=value, such as year=2024.');
  return { ...before, [text.slice(0, at)]: readValue(text.slice(at + 1)) };
}

function readValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) && String(Number(text)) === text ? Number(text) : text;
}
