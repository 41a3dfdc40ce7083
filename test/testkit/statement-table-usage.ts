import { cypher } from '../../src/graph/generated/cypher.js';
import type { EmbeddingTotal } from '../../src/graph/generated/usage.js';
import type { LargeGraph } from './large-graph.js';
import { run, type StatementCase } from './statement-case.js';

const day = '2026-04-23';

/** What is counted of embeddings: 2,000 sums of a day. */
export function usageCases({ tenantKey, key, admin }: LargeGraph): readonly StatementCase[] {
  const total = (i: number): EmbeddingTotal => ({
    ...{ key: key('new', i), tenantKey, day, scopeKey: key('scope', i % 100), purpose: 'INDEXING', model: 'm' },
    ...{ calls: 1, texts: 2, tokens: 3, cost: 0.1 },
  });
  const totals = Array.from({ length: 2_000 }, (_, i) => total(i));
  const counted = run(cypher.usage.upsertEmbeddingUsage, { totals });
  const asked = { viewer: admin, from: day, to: day, scopes: [] };
  const by = { day: true, scope: true, purpose: true, model: true };
  return [
    run(cypher.usage.upsertEmbeddingUsage, { totals: totals.slice(0, 100) }),
    run(cypher.usage.countDayTokens, { tenantKey, day }, counted),
    run(cypher.usage.deleteEmbeddingUsage, { before: '2026-04-24', limit: 20 }, counted),
    run(cypher.operations.findEmbeddingUsage, { ...asked, by, limit: 11 }, counted),
    run(cypher.operations.getEmbeddingTotals, asked, counted),
  ];
}
