import type { Logger } from 'pino';
import { upkeep } from '../../../ai/create-embedder.js';
import type { Embedder } from '../../../ai/ports.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { SpaceRow } from '../../../graph/generated/spaces.js';
import type { Graph } from '../../../graph/graph.js';
import type { Clock } from '../../../shared/clock.js';
import { AppError } from '../../../shared/errors.js';
import type { EmbeddingSpace } from '../embedding-space.js';
import { measureBaseline } from '../measure-baseline.js';

const slot = 'a';

/**
 * The embedding space of a model, in slot a: found, or on a fresh database measured, written and indexed. The vector
 * index is waited for.
 * @throws AppError STARTUP_FAILED when the slot holds the vectors of another model, or its index failed.
 */
export async function openSpace(graph: Graph, model: Embedder, clock: Clock, log: Logger): Promise<EmbeddingSpace> {
  const space = (await graph.read(cypher.spaces.getSpace, { slot })) ?? (await createSpace(graph, model, clock, log));
  if (space.model !== model.id || space.dimensions !== model.dimensions) {
    throw new AppError(
      'STARTUP_FAILED',
      `The database holds vectors of ${space.model} (${space.dimensions}), and the model in use is ${model.id} (${model.dimensions}).`,
      {
        hint: 'Start with the model that the database was filled with (EMBEDDING_PROVIDER, EMBEDDING_MODEL), or use another database.',
      },
    );
  }
  await awaitIndex(graph, 'chunk_embedding_a', space.dimensions);
  return { slot, model: space.model, dimensions: space.dimensions, baseline: space.baseline };
}

async function createSpace(graph: Graph, model: Embedder, clock: Clock, log: Logger): Promise<SpaceRow> {
  log.info({ model: model.id }, 'measuring the similarity of unrelated texts, once for this model');
  const baseline = await measured(model);
  log.info({ model: model.id, baseline }, 'embedding space created');
  return graph.write((tx) =>
    tx.run(cypher.spaces.createSpace, {
      slot,
      model: model.id,
      dimensions: model.dimensions,
      baseline,
      at: clock.now(),
    }),
  );
}

/** A database without vectors cannot be begun while the model is away: nothing would say what its cosine means. */
async function measured(model: Embedder): Promise<number> {
  try {
    return await measureBaseline({ embed: (texts, role, priority) => model.embed(texts, role, priority, upkeep) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'EMBEDDING_FAILED') throw error;
    throw new AppError('STARTUP_FAILED', `The first start needs the embedding model. ${error.message}`, {
      hint: 'Start again when the model answers.',
      cause: error,
    });
  }
}

/** Waits until the index is there and built, and makes it where it is missing. */
async function awaitIndex(graph: Graph, name: string, dimensions: number): Promise<void> {
  for (;;) {
    const index = (await graph.read(cypher.schema.findIndexes, {})).find((row) => row.name === name);
    if (index === undefined) await graph.write((tx) => tx.run(cypher.spaces.createChunkIndexA, { dimensions }));
    if (index?.state === 'FAILED') throw new AppError('STARTUP_FAILED', `The index ${name} could not be built.`);
    if (index?.state === 'ONLINE' && index.dimensions === dimensions) return;
    if (index?.state === 'ONLINE') {
      throw new AppError(
        'STARTUP_FAILED',
        `The index ${name} is for ${index.dimensions ?? 0} dimensions, not ${dimensions}.`,
      );
    }
    if (index !== undefined) await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
