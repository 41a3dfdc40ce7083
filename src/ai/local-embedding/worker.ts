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

interface Loaded {
  readonly pieces: wordPiecesModule.WordPieces;
  readonly inference: inferenceModule.Inference;
  readonly windowSpans: typeof windowSpansModule.windowSpans;
  readonly maxTokens: number;
}

async function load({ modelFile, tokenizerFile, threads, maxTokens }: WorkerSettings): Promise<Loaded> {
  const { loadWordPieces } = (await import(neighbour('word-pieces'))) as typeof wordPiecesModule;
  const { createVocabularyTrie } = (await import(neighbour('vocabulary-trie'))) as typeof vocabularyTrieModule;
  const { loadInference } = (await import(neighbour('inference'))) as typeof inferenceModule;
  const { windowSpans } = (await import(neighbour('window-spans'))) as typeof windowSpansModule;
  const pieces = await loadWordPieces(tokenizerFile, createVocabularyTrie);
  return { pieces, inference: await loadInference(modelFile, threads), windowSpans, maxTokens };
}

let loaded: Promise<Loaded> | undefined;

/** The model, loaded by the first task; where that failed, the next task tries again. */
async function model(): Promise<Loaded> {
  loaded ??= load(workerData as WorkerSettings);
  try {
    return await loaded;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

export const encode: TaskFunction<'encode'> = async ({ payload: texts }) => {
  const { pieces, maxTokens } = await model();
  return texts.map((text) => Int32Array.of(pieces.cls, ...pieces.encode(text, maxTokens - 2), pieces.sep));
};

export const infer: TaskFunction<'infer'> = async ({ payload: batch }) => {
  const { inference } = await model();
  return inference.run(batch);
};

export const embed: TaskFunction<'embed'> = async ({ payload }) => infer({ payload: await encode({ payload }) });

export const windows: TaskFunction<'windows'> = async ({ payload: sections }) => {
  const { pieces, windowSpans } = await model();
  const count = (text: string, limit: number): number => pieces.encode(text, limit).length;
  return sections.map((section) => windowSpans(section, count));
};

/**
 * Ends the thread, as a fault in it would. Only between inferences: one that is ended inside the model takes the process
 * with it.
 */
export const die: TaskFunction<'die'> = () => process.exit(1);
