import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import {
  type ReferencedChunking,
  embeddingWarnings,
  type FoundReference,
  prepareBatch,
  type PreparedChunks,
} from '../../ingestion/index.js';
import type { PlannedUpdate } from './update-batch.js';
import { chunkChanged, isTextChanged } from './update-document.js';

/** An update with its passages; null where they stay as they are. */
export interface PreparedUpdate extends PlannedUpdate {
  readonly prepared: PreparedChunks | null;
  /** What its text refers to. */
  readonly references: readonly FoundReference[];
  readonly warnings: readonly string[];
}

/**
 * Cuts the documents of updates whose text changes, and embeds them together; unchanged passages keep their vectors.
 * @returns the updates; those whose file cannot be read anew are missing
 */
export async function prepareUpdates(
  ctx: Ctx,
  scopeKey: string,
  plans: readonly PlannedUpdate[],
): Promise<readonly PreparedUpdate[]> {
  const texts = plans.filter(({ before, change }) => isTextChanged(before, change));
  const rest = plans.filter((plan) => !texts.includes(plan));
  const cut = (await Promise.all(texts.map((plan) => chunk(ctx, plan)))).flat();
  const embedded = await findEmbedded(ctx, cut);
  const documents = cut.map(({ plan, chunking }) => ({
    ...{ title: plan.change.title, language: plan.change.language, chunks: chunking.chunks },
    ...{ embedded: embedded.get(plan.before.key) ?? new Set<string>() },
  }));
  const prepared = await prepareBatch(ctx, scopeKey, documents);
  return [
    ...rest.map((plan) => ({ ...plan, prepared: null, references: [], warnings: [] })),
    ...cut.flatMap(({ plan, chunking }, i): PreparedUpdate[] => {
      const chunks = prepared[i];
      if (chunks === undefined) return [];
      const { references } = chunking;
      const warnings = [...chunking.warnings, ...embeddingWarnings(chunks)];
      return [{ ...plan, prepared: chunks, references, warnings }];
    }),
  ];
}

interface Cut {
  readonly plan: PlannedUpdate;
  readonly chunking: ReferencedChunking;
}

/** What fails is left out, and tried on its own, which tells its caller why. */
async function chunk(ctx: Ctx, plan: PlannedUpdate): Promise<readonly Cut[]> {
  const labels = plan.tagsThere.map((tag) => tag.label);
  try {
    return [{ plan, chunking: await chunkChanged(ctx, plan.before, plan.change, labels) }];
  } catch (error) {
    ctx.log.info({ error, document: plan.before.key }, 'a document of a batch is updated on its own');
    return [];
  }
}

async function findEmbedded(ctx: Ctx, cut: readonly Cut[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (cut.length === 0) return new Map();
  const itemKeys = cut.map(({ plan }) => plan.before.key);
  const rows = await ctx.graph.read(cypher.ingestion.findChunkHashesOfItems, { itemKeys });
  const byItem = Map.groupBy(rows, (row) => row.itemKey);
  return new Map([...byItem].map(([key, some]) => [key, new Set(some.map(({ hash }) => hash))]));
}
