import type { RagQueryQuery } from '../client/generated/operations.js';
import { table } from './table.js';

/** The answer to a query, as the client gets it. */
export type Answer = RagQueryQuery['ragQuery'];

/** The hits of an answer as a table, best first, and what the server warned of. */
export function showHits({ hits, warnings }: Answer): string {
  const rows = hits.map((hit) => [
    hit.scope,
    hit.weight.toFixed(1),
    hit.similarity === null ? '-' : hit.similarity.toFixed(3),
    hit.score.toFixed(3),
    hit.title,
    hit.page === null ? '' : String(hit.page),
    hit.text.replace(/\s+/g, ' ').trim(),
  ]);
  const hitTable = table(
    [
      { title: 'scope' },
      { title: 'weight', align: 'right' },
      { title: 'similarity', align: 'right' },
      { title: 'score', align: 'right' },
      { title: 'document' },
      { title: 'page', align: 'right' },
      { title: 'text' },
    ],
    rows,
  );
  return [hitTable, ...warnings.map((warning) => `  Warning: ${warning}`)].join('\n');
}

/** The scopes that were searched, nearest first: where the query looked, and nowhere else. */
export function showTrace({ trace }: Answer): string {
  return table(
    [
      { title: 'searched' },
      { title: 'weight', align: 'right' },
      { title: 'candidates', align: 'right' },
      { title: 'hits', align: 'right' },
      { title: 'name' },
    ],
    trace.scopes.map((row) => [row.scope, row.weight.toFixed(1), String(row.candidates), String(row.hits), row.title]),
  );
}
