import DataLoader from 'dataloader';
import type { Ctx } from '../context.js';

/** How many keys one statement of a loader takes. */
const maxBatch = 1_000;

/** A batched read by key: what stands behind a nested field. The batch runs as the viewer of its context. */
export interface LoaderDefinition<T> {
  readonly batch: (ctx: Ctx, keys: readonly string[]) => Promise<readonly T[]>;
}

/** Open loaders of one operation, by definition. */
export type OpenLoaders = Map<LoaderDefinition<unknown>, unknown>;

/**
 * Reads one value through a loader; all keys that are asked for in the same turn of the event loop are one statement.
 * Loaders live as long as their context: one operation, in a subscription one event.
 */
export function load<T>(ctx: Ctx, definition: LoaderDefinition<T>, key: string): Promise<T> {
  const open = ctx.loaders.get(definition) as DataLoader<string, T> | undefined;
  if (open !== undefined) return open.load(key);
  const loader = new DataLoader<string, T>((keys) => definition.batch(ctx, keys), { maxBatchSize: maxBatch });
  ctx.loaders.set(definition, loader);
  return loader.load(key);
}
