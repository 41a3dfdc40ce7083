import type { z } from 'zod';

/** A setting as the documentation shows it. */
export interface SettingEntry {
  readonly name: string;
  readonly description: string;
  /** What it may be, in words. */
  readonly values: string;
  /** Undefined where there is none, or where the description says how it comes about. */
  readonly default: string | undefined;
}

/** A setting by its schema. */
export function describeSetting(name: string, schema: boolean | z.core.JSONSchema.BaseSchema): SettingEntry {
  const known = typeof schema === 'object' ? schema : {};
  const given = known.default === undefined || known.default === '' ? undefined : JSON.stringify(known.default);
  return { name, description: known.description ?? '', values: valuesOf(known), default: given?.replaceAll('"', '') };
}

/** What a setting may be, in words. */
function valuesOf({ type, minimum, maximum, enum: choices, pattern, format }: z.core.JSONSchema.BaseSchema): string {
  if (choices !== undefined) return choices.map((choice) => `\`${String(choice)}\``).join(', ');
  if (type === 'integer' || type === 'number') return `${minimum ?? 'any'} to ${maximum ?? 'any'}`;
  if (format === 'uri') return 'a URL';
  return pattern === undefined ? 'text' : `text that matches \`${pattern}\``;
}
