import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { localEmbeddingModel } from '../../src/ai/local-embedding/create-local-embedding-model.js';
import { MAX_TOKENS } from '../../src/ai/local-embedding/limits.js';
import { createWorkerPool } from '../../src/ai/local-embedding/worker-pool.js';
import type { EmbeddingModel } from '../../src/ai/ports.js';
import { cacheFolder } from '../../src/prerequisites/cache-folder.mjs';

/** The real local model with its worker thread, on a folder of its own. */
export interface BreakableModel {
  readonly model: EmbeddingModel;
  /** Takes the model's file away and kills its thread: every call fails until `heal`. */
  break(): Promise<void>;
  /** Puts the file back; the next call loads the model. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Loads the model from a folder of links to its real files. */
export async function startBreakableModel(): Promise<BreakableModel> {
  const root = process.env['MNEMOGRAPH_CACHE_DIR'] ?? join(homedir(), '.cache', 'mnemograph');
  const real = cacheFolder(root).model;
  const folder = await mkdtemp(join(tmpdir(), 'mnemograph-model-'));
  const modelFile = join(folder, 'model.onnx');
  const tokenizerFile = join(folder, 'tokenizer.json');
  const link = (): Promise<void> => symlink(join(real, 'model.onnx'), modelFile);
  await Promise.all([link(), symlink(join(real, 'tokenizer.json'), tokenizerFile)]);
  const pool = createWorkerPool({ modelFile, tokenizerFile, threads: 1, maxTokens: MAX_TOKENS });
  return {
    model: localEmbeddingModel(pool),
    break: async () => {
      await rm(modelFile);
      await pool.run('die', null, 'interactive').catch(() => undefined);
    },
    heal: link,
    close: async () => {
      await pool.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
