import type { Logger } from 'pino';
import type { Metrics } from '../metrics/create-metrics.js';
import { createLocalEmbeddingModel } from './local-embedding/create-local-embedding-model.js';
import { createOpenAiEmbeddingModel } from './openai-embedding/create-openai-embedding-model.js';
import type { ProviderSettings } from './openai-embedding/request-vectors.js';
import type { EmbeddingModel } from './ports.js';

/** Which model embeds. */
export interface EmbeddingSettings {
  /** Threads of the local model; undefined for as many as it takes. */
  readonly threads: number | undefined;
  /** A provider in place of the local model. */
  readonly openai: ProviderSettings | undefined;
  /** US dollars of a million tokens; undefined for the known price of the model, or none. */
  readonly pricePerMillion: number | undefined;
  /** Tokens of a tenant a day (UTC) beyond which indexing waits for the next. */
  readonly dailyTokenLimit: number | undefined;
}

/** Known prices in US dollars of a million tokens. */
const prices: Readonly<Record<string, number>> = {
  'text-embedding-3-small': 0.02,
  'text-embedding-3-large': 0.13,
  'text-embedding-ada-002': 0.1,
};

/**
 * Starts the model that the settings name.
 * @param modelDir folder of the local model's files; its tokenizer serves every model
 * @throws AppError STARTUP_FAILED
 */
export async function openEmbeddingModel(
  { threads, openai, pricePerMillion }: EmbeddingSettings,
  modelDir: string,
  { log, metrics }: { readonly log: Logger; readonly metrics: Metrics },
): Promise<EmbeddingModel> {
  if (openai === undefined) {
    const model = await createLocalEmbeddingModel({ modelDir, ...(threads === undefined ? {} : { threads }) });
    return { ...model, pricePerMillion: pricePerMillion ?? model.pricePerMillion };
  }
  const price = pricePerMillion ?? prices[openai.model];
  if (price === undefined) {
    log.warn({ model: openai.model }, 'no price is known of the embedding model: its use is counted, at no cost');
  }
  const onRetry = (reason: string): void => metrics.embeddingRetries.inc({ reason });
  return createOpenAiEmbeddingModel({ ...openai, pricePerMillion: price ?? 0, modelDir, log, onRetry });
}
