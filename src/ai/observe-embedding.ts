import { inSpan } from '../tracing/spans.js';
import type { EmbeddingModel, EmbeddingPriority, EmbeddingRole } from './ports.js';

/** Told of each call to a model. */
export type EmbeddingObserver = (
  labels: {
    readonly role: EmbeddingRole;
    readonly priority: EmbeddingPriority;
    readonly outcome: 'ok' | 'error';
  },
  texts: number,
  seconds: number,
) => void;

/** A model whose calls are timed and traced; what it embeds is told to nobody. */
export function observeEmbedding(model: EmbeddingModel, observe: EmbeddingObserver): EmbeddingModel {
  return {
    ...model,
    embed: async (texts, role, priority, spent) => {
      const attributes = { 'mnemograph.texts': texts.length, 'mnemograph.role': role, 'mnemograph.priority': priority };
      const began = performance.now();
      const done = (outcome: 'ok' | 'error'): void => {
        observe({ role, priority, outcome }, texts.length, (performance.now() - began) / 1_000);
      };
      return inSpan('embed', { attributes }, async () => {
        try {
          const vectors = await model.embed(texts, role, priority, spent);
          done('ok');
          return vectors;
        } catch (error) {
          done('error');
          throw error;
        }
      });
    },
  };
}
