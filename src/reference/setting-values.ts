import type { z } from 'zod';

/** What a setting may be, in words. */
export function valuesOf({
  type,
  minimum,
  maximum,
  enum: choices,
  pattern,
  format,
}: z.core.JSONSchema.BaseSchema): string {
  if (choices !== undefined) return choices.map((choice) => `\`${String(choice)}\``).join(', ');
  if (type === 'integer' || type === 'number') return `${minimum ?? 'any'} to ${maximum ?? 'any'}`;
  if (format === 'uri') return 'a URL';
  return pattern === undefined ? 'text' : `text that matches \`${pattern}\``;
}
