import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../shared/errors.js';
import type { EmbeddingModel, EmbeddingRole } from '../ports.js';
import { embedTexts } from './embed-texts.js';
import { findWindows } from './find-windows.js';
import { DIMENSIONS, MAX_CHARACTERS, MAX_TOKENS } from './limits.js';
import type { WorkerSettings } from './protocol.js';
import { createWorkerPool } from './worker-pool.js';
import type { WorkerPool } from './worker-pool.js';

const prefixes: Readonly<Record<EmbeddingRole, string>> = { query: 'query: ', passage: 'passage: ' };

/** More cores do not make short texts faster. */
const MOST_THREADS = 4;

export interface LocalEmbeddingOptions {
  /** Folder that holds `model.onnx` and `tokenizer.json`. */
  readonly modelDir: string;
  /** Cores that one inference uses; default: all, at most 4. */
  readonly threads?: number;
}

/**
 * Loads the embedding model e5-small-v2 (Wang et al. 2022, "Text Embeddings by Weakly-Supervised Contrastive
 * Pre-training") in fp32 from local files: 384 dimensions, mean pooling, vectors of length 1. It works in one thread
 * of its own, without network; a thread that dies fails the calls it held and is started again for the next.
 * Reads the first 512 tokens of a text, prefix included, within its first 32,000 characters.
 * @throws AppError STARTUP_FAILED when a file is missing or is not the model.
 */
export async function createLocalEmbeddingModel(options: LocalEmbeddingOptions): Promise<EmbeddingModel> {
  const settings = await settingsOf(options);
  const pool = createWorkerPool(settings);
  try {
    await embedTexts(pool, [`${prefixes.query}ready`], 'interactive');
  } catch (error) {
    await pool.close();
    throw startupFailed(`The embedding model in ${options.modelDir} cannot be loaded`, error);
  }
  return localEmbeddingModel(pool);
}

async function settingsOf({ modelDir, threads }: LocalEmbeddingOptions): Promise<WorkerSettings> {
  const modelFile = join(modelDir, 'model.onnx');
  const tokenizerFile = join(modelDir, 'tokenizer.json');
  for (const file of [modelFile, tokenizerFile]) {
    await access(file).catch((error: unknown) => {
      throw startupFailed(`The embedding model's file ${file} cannot be read`, error);
    });
  }
  const cores = Math.min(availableParallelism(), MOST_THREADS);
  return { modelFile, tokenizerFile, threads: threads ?? cores, maxTokens: MAX_TOKENS };
}

function startupFailed(what: string, cause: unknown): AppError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new AppError('STARTUP_FAILED', `${what}: ${why}`, {
    hint: 'Fetch the model files again, or name the folder that holds them.',
    cause,
  });
}

/** The model that a pool's worker runs. */
export function localEmbeddingModel(pool: WorkerPool): EmbeddingModel {
  return {
    id: 'e5-small-v2',
    dimensions: DIMENSIONS,
    isRemote: false,
    pricePerMillion: 0,
    embed: (texts, role, priority, spent) =>
      embedTexts(
        pool,
        texts.map((text) => prefixes[role] + text.slice(0, MAX_CHARACTERS)),
        priority,
        spent,
      ),
    windows: (passages) => findWindows(pool, passages),
    close: () => pool.close(),
  };
}
