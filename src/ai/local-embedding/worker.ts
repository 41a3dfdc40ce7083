import { workerData } from 'node:worker_threads';
import type * as inferenceModule from './inference.js';
import type { TaskFunction, WorkerSettings } from './protocol.js';
import type * as vocabularyTrieModule from './vocabulary-trie.js';
import type * as windowSpansModule from './window-spans.js';
import type * as wordPiecesModule from './word-pieces.js';

/**
 * The worker thread of the local embedding model. It runs as `.ts` under test and as `.js` in production, so it
 * imports its neighbours by its own extension, at run time.
 */
const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const neighbour = (name: string): string => new URL(`./${name}${extension}`, import.meta.url).href;

interface Tokenizer {
  readonly pieces: wordPiecesModule.WordPieces;
  readonly windowSpans: typeof windowSpansModule.windowSpans;
  readonly maxTokens: number;
}

async function loadTokenizer({ tokenizerFile, maxTokens }: WorkerSettings): Promise<Tokenizer> {
  const { loadWordPieces } = (await import(neighbour('word-pieces'))) as typeof wordPiecesModule;
  const { createVocabularyTrie } = (await import(neighbour('vocabulary-trie'))) as typeof vocabularyTrieModule;
  const { windowSpans } = (await import(neighbour('window-spans'))) as typeof windowSpansModule;
  return { pieces: await loadWordPieces(tokenizerFile, createVocabularyTrie), windowSpans, maxTokens };
}

async function loadModel({ modelFile, threads }: WorkerSettings): Promise<inferenceModule.Inference> {
  const { loadInference } = (await import(neighbour('inference'))) as typeof inferenceModule;
  return loadInference(modelFile, threads);
}

/** Loads something once, by the first task that needs it; where that failed, the next task tries again. */
function once<T>(load: (settings: WorkerSettings) => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return async () => {
    loaded ??= load(workerData as WorkerSettings);
    try {
      return await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
}

const tokenizer = once(loadTokenizer);
const model = once(loadModel);

export const encode: TaskFunction<'encode'> = async ({ payload: texts }) => {
  const { pieces, maxTokens } = await tokenizer();
  return texts.map((text) => Int32Array.of(pieces.cls, ...pieces.encode(text, maxTokens - 2), pieces.sep));
};

export const infer: TaskFunction<'infer'> = async ({ payload: batch }) => (await model()).run(batch);

export const embed: TaskFunction<'embed'> = async ({ payload }) => {
  const batch = await encode({ payload });
  const vectors = await infer({ payload: batch });
  return { vectors, tokens: batch.reduce((sum, ids) => sum + ids.length, 0) };
};

export const windows: TaskFunction<'windows'> = async ({ payload: sections }) => {
  const { pieces, windowSpans } = await tokenizer();
  const count = (text: string, limit: number): number => pieces.encode(text, limit).length;
  return sections.map((section) => windowSpans(section, count));
};

/**
 * Ends the thread, as a fault in it would. Only between inferences: one that is ended inside the model takes the process
 * with it.
 */
export const die: TaskFunction<'die'> = () => process.exit(1);
