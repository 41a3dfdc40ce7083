import type { LimitEntry } from '../shared/limit-entry.js';

/** Passages of an answer: usual and most. */
export const defaultHits = 5;
export const maxHits = 20;

/** Characters of a passage that an answer shows. */
export const maxExcerpt = 500;

/** Documents of a list, and of a page of resources. */
export const listed = 20;
export const resourcesPage = 50;

/** Facts and passages that a new process is shown. */
export const shownAtStart = 10;

/** Characters of a document that a read gives: usual and most. */
export const defaultPage = 8_000;
export const maxPage = 40_000;

/** Characters of a document as a resource, which a person attaches. */
export const maxResource = 100_000;

/** Scopes that a page of resources looks through before it gives what it has. */
export const scopesOfPage = 20;

/** The limits of the MCP server, for the documentation. */
export const mcpLimits: readonly LimitEntry[] = [
  { what: 'Passages of an answer; 5 without `limit`', value: maxHits, unit: 'passages', beyond: 'The tool refuses.' },
  { what: 'A passage of an answer', value: maxExcerpt, unit: 'characters', beyond: '`memory_read` gives the rest.' },
  { what: 'Documents of a list', value: listed, unit: 'documents', beyond: 'The answer says that there are more.' },
  {
    what: 'Page of `memory_read`; 8,000 without `limit`',
    value: maxPage,
    unit: 'characters',
    beyond: 'The tool refuses.',
  },
  { what: 'A document as a resource', value: maxResource, unit: 'characters', beyond: 'It is cut, and says so.' },
  { what: 'Resources of a page', value: resourcesPage, unit: 'documents', beyond: 'The next page.' },
];
