import { excerpt } from './cut.js';
import type { McpHitFragment, McpLineFragment } from './generated/operations.js';
import { maxExcerpt } from './mcp.limits.js';

/** A passage as an answer shows it. */
export interface Hit {
  readonly doc_id: string;
  readonly title: string;
  readonly scope: string;
  readonly tags: readonly string[];
  /** Page of its document, from 1. */
  readonly page?: number;
  /** Headings that it stands under. */
  readonly heading?: string;
  readonly score: number;
  /** Only where a source of its document has changed since. */
  readonly stale?: true;
  readonly excerpt: string;
}

/** A document as an answer shows it, without its text. */
export interface Line {
  readonly doc_id: string;
  readonly title: string;
  readonly type: string;
  readonly scope: string;
  readonly tags: readonly string[];
  readonly updated_at: string;
}

export function showHit({ documentId, title, scope, tags, ...hit }: McpHitFragment): Hit {
  return {
    ...{ doc_id: documentId, title, scope, tags },
    ...(hit.page === null ? {} : { page: hit.page }),
    ...(hit.headingPath.length === 0 ? {} : { heading: hit.headingPath.join(' › ') }),
    score: Math.round(hit.score * 1_000) / 1_000,
    ...(hit.stale ? { stale: true } : {}),
    excerpt: excerpt(hit.text, maxExcerpt),
  };
}

export function showLine({ id, title, type, scope, tags, updatedAt }: McpLineFragment): Line {
  return {
    ...{ doc_id: id, title, type: type.toLowerCase(), scope },
    tags: tags.map(({ label }) => label),
    updated_at: updatedAt,
  };
}

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;

/** What an answer ends with. */
export const nextSchema = { type: 'string', description: 'What to do next.' } as const;

/** JSON Schema of an object all of whose properties are there but those that are named. */
export function objectSchema(properties: Readonly<Record<string, object>>, optional: readonly string[] = []) {
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)) };
}

const score = { type: 'number' } as const;

/** JSON Schemas of what answers are made of. */
export const hitSchema = objectSchema(
  {
    ...{ doc_id: text, title: text, scope: text, tags: texts, page: { type: 'integer' }, heading: text, score },
    ...{ stale: { type: 'boolean', description: 'A source of it has changed since.' }, excerpt: text },
  },
  ['page', 'heading', 'stale'],
);
export const lineSchema = objectSchema({
  ...{ doc_id: text, title: text, type: text, scope: text, tags: texts, updated_at: text },
});
export const warningsSchema = { ...texts, description: 'What was not done as it should be.' } as const;
