import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { AppError } from '../../shared/errors.js';
import { findWindows } from '../local-embedding/find-windows.js';
import { MAX_TOKENS } from '../local-embedding/limits.js';
import { createWorkerPool } from '../local-embedding/worker-pool.js';
import type { EmbeddingModel } from '../ports.js';
import { ProviderError } from './provider-error.js';
import { createProviderPolicy, type RetryObserver } from './provider-policy.js';
import { createRequestQueue, type RequestQueue } from './request-queue.js';
import { type ProviderSettings, requestVectors } from './request-vectors.js';
import { joinVectors, piecesOf } from './text-pieces.js';

export interface OpenAiEmbeddingOptions extends ProviderSettings {
  /** US dollars of a million tokens. */
  readonly pricePerMillion: number;
  /** Folder that holds `tokenizer.json` of the local model: windows are the same with every model. */
  readonly modelDir: string;
  readonly log: Logger;
  /** Told of each repetition. Default: nobody. */
  readonly onRetry?: RetryObserver;
}

/**
 * An embedding model behind the API of OpenAI, or of a server that speaks it. It is asked once at the start: a wrong key,
 * model or number of dimensions ends the start; a provider that is away does not, for its texts can be embedded later.
 * Texts go without prefixes; long ones in pieces whose vectors are joined. Windows are found by the local model's tokenizer,
 * so that another model later needs no other windows.
 * @throws AppError STARTUP_FAILED
 */
export async function createOpenAiEmbeddingModel(options: OpenAiEmbeddingOptions): Promise<EmbeddingModel> {
  const tokenizerFile = join(options.modelDir, 'tokenizer.json');
  await access(tokenizerFile).catch((error: unknown) => {
    throw new AppError('STARTUP_FAILED', `The tokenizer ${tokenizerFile} cannot be read.`, { cause: error });
  });
  const pool = createWorkerPool({
    modelFile: join(options.modelDir, 'model.onnx'),
    tokenizerFile,
    threads: 1,
    maxTokens: MAX_TOKENS,
  });
  const run = createProviderPolicy(options.onRetry ?? (() => undefined));
  const queue = createRequestQueue((texts, priority) =>
    run(priority, (signal) => requestVectors(options, texts, signal)),
  );
  const close = async (): Promise<void> => {
    queue.close();
    await pool.close();
  };
  try {
    await askOnce(queue, options);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...{ id: options.model, dimensions: options.dimensions, isRemote: true, pricePerMillion: options.pricePerMillion },
    embed: async (texts, _role, priority, spent = () => undefined) => {
      const pieces = texts.map(piecesOf);
      const vectors = await answered(queue.add(pieces.flat(), priority, spent));
      let next = 0;
      return pieces.map((parts) => joinVectors(vectors.slice(next, (next += parts.length)), parts));
    },
    windows: (passages) => findWindows(pool, passages),
    close,
  };
}

async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('EMBEDDING_FAILED', `The embedding model could not answer: ${reason}.`, { cause: error });
  }
}

async function askOnce(queue: RequestQueue, { log, model, baseUrl }: OpenAiEmbeddingOptions): Promise<void> {
  try {
    await queue.add(['ready'], 'interactive', () => undefined);
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.isTransient) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new AppError('STARTUP_FAILED', `The embedding model ${model} at ${baseUrl} cannot be used: ${reason}.`, {
        hint: 'Check OPENAI_API_KEY, OPENAI_BASE_URL, EMBEDDING_MODEL and EMBEDDING_DIMENSIONS.',
        cause: error,
      });
    }
    log.warn(
      { reason: error.message },
      'the embedding model does not answer; texts are found by their words until it does',
    );
  }
}
