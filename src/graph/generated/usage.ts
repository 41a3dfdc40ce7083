// Generated from cypher/ by `npm run codegen`. Do not edit.

import type { Statement } from '../statement.js';

/** A key of a node that was written. */
export interface KeyRow {
  readonly key: string;
}

/** How many nodes a statement touched or counted. */
export interface CountRow {
  readonly count: number;
}

/** What one server has embedded on a day for one scope and purpose, so far. */
export interface EmbeddingTotal {
  readonly key: string;
  readonly tenantKey: string;
  readonly day: string;
  readonly scopeKey: string | null;
  readonly purpose: string;
  readonly model: string;
  readonly calls: number;
  readonly texts: number;
  readonly tokens: number;
  readonly cost: number;
}

/** Tokens that a tenant has had embedded on a day. */
export const countDayTokens: Statement<{
  readonly tenantKey: string;
  readonly day: string;
}, CountRow> = {
  name: 'usage/count-day-tokens',
  mode: 'read',
  cardinality: 'one',
  params: { tenantKey: 'plain', day: 'plain' },
  text: "MATCH (usage:EmbeddingUsage {tenantKey: $params.tenantKey, day: $params.day})\nRETURN sum(usage.tokens) AS count",
};

/** Deletes what was counted before a day, a batch at a time. */
export const deleteEmbeddingUsage: Statement<{
  readonly before: string;
  readonly limit: number;
}, CountRow> = {
  name: 'usage/delete-embedding-usage',
  mode: 'write',
  cardinality: 'one',
  params: { before: 'plain', limit: 'int' },
  text: "MATCH (usage:EmbeddingUsage)\nWHERE usage.day < $params.before\nWITH usage LIMIT $params.limit\nDELETE usage\nRETURN count(*) AS count",
};

/** Notes what a server has embedded so far. Each server has nodes of its own and writes whole sums, so that a repetition counts nothing twice and no server waits for another. The scope stays as it is: it may have been purged meanwhile. */
export const upsertEmbeddingUsage: Statement<{
  readonly totals: readonly EmbeddingTotal[];
}, CountRow> = {
  name: 'usage/upsert-embedding-usage',
  mode: 'write',
  cardinality: 'one',
  params: { totals: { key: 'plain', tenantKey: 'plain', day: 'plain', scopeKey: 'plain', purpose: 'plain', model: 'plain', calls: 'int', texts: 'int', tokens: 'int', cost: 'plain' } },
  text: "UNWIND $params.totals AS total\nMERGE (usage:EmbeddingUsage {key: total.key})\nON CREATE SET usage += total\nON MATCH SET usage.calls = total.calls, usage.texts = total.texts, usage.tokens = total.tokens, usage.cost = total.cost\nRETURN count(usage) AS count",
};
