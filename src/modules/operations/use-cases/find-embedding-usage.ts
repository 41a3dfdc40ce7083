import type { Ctx } from '../../../context.js';
import { dayOf } from '../../../ai/usage-meter.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { EmbeddingTotalsRow, EmbeddingUsageRow } from '../../../graph/generated/operations.js';
import { BadInput } from '../../../shared/errors.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';

const dayMs = 24 * 60 * 60 * 1_000;

/** Days that one question may be about, and days that it is about where none are given. */
export const maxDays = 400;
const defaultDays = 30;

/** Entries that an answer holds at most. */
export const maxEntries = 1_000;

/** What `embeddingUsage` takes; days are moments at their beginning in UTC. */
export interface FindEmbeddingUsageInput {
  readonly from?: Date | null;
  readonly to?: Date | null;
  readonly scope?: string | null;
  readonly groupBy: readonly string[];
}

/** What was embedded between two days. */
export interface EmbeddingUsageReport {
  readonly from: string;
  readonly to: string;
  readonly entries: readonly EmbeddingUsageRow[];
  readonly truncated: boolean;
  readonly total: EmbeddingTotalsRow;
}

const nothing: EmbeddingTotalsRow = { calls: 0, texts: 0, tokens: 0, cost: 0 };

/**
 * What the tenant has had embedded, by all servers: up to a second ago. Nothing for who is no admin of it.
 * @throws AppError BAD_INPUT; NOT_FOUND for an unknown scope
 */
export async function findEmbeddingUsage(ctx: Ctx, input: FindEmbeddingUsageInput): Promise<EmbeddingUsageReport> {
  const last = input.to ?? ctx.clock.now();
  const first = input.from ?? new Date(last.getTime() - (defaultDays - 1) * dayMs);
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from > to) throw new BadInput('from', `${from} is after ${to}`);
  if (Date.parse(to) - Date.parse(from) >= maxDays * dayMs) {
    throw new BadInput('from', `must be less than ${maxDays} days before the last day`);
  }
  const by = {
    day: input.groupBy.includes('day'),
    scope: input.groupBy.includes('scope'),
    purpose: input.groupBy.includes('purpose'),
    model: input.groupBy.includes('model'),
  };
  const filter = { viewer: ctx.viewer.key, from, to, scopes: await scopesOf(ctx, input.scope) };
  await ctx.ai.embedding.flush();
  const rows = await ctx.graph.read(cypher.operations.findEmbeddingUsage, { ...filter, by, limit: maxEntries + 1 });
  const total = (await ctx.graph.read(cypher.operations.getEmbeddingTotals, filter)) ?? nothing;
  return { from, to, entries: rows.slice(0, maxEntries), truncated: rows.length > maxEntries, total };
}

async function scopesOf(ctx: Ctx, scope: string | null | undefined): Promise<readonly string[]> {
  if (scope === null || scope === undefined) return [];
  const { address } = parseScopeAddress(scope);
  const found = await ctx.graph.read(cypher.scopes.getScope, { viewer: ctx.viewer.key, address });
  if (found === null) throw new ScopeMissing(address);
  return [found.key];
}
