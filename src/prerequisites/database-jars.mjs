import { dirname, join } from 'node:path';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { databaseVersion } from './cache-folder.mjs';
import { isComplete, readChecksums, verifyFolder } from './checksums.mjs';
import { withoutOwnDatabase } from './failure.mjs';
import { runMaven } from './maven.mjs';
import { placeFolder } from './place-folder.mjs';
import { megabytes } from './progress.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const what = `The database (Neo4j ${databaseVersion}) could not be fetched`;

/** Names and checksums of the jars on the database's class path, in the order of the class path. */
export const databaseJars = readChecksums(join(here, 'neo4j-jars.sha256'));

/**
 * Whether the database is there.
 * @param {import('./cache-folder.mjs').CacheFolder} cache
 */
export function hasDatabase(cache) {
  return isComplete(cache.databaseJars, databaseJars);
}

/**
 * Fetches the database's jars by their Maven coordinates, verifies every one, and puts them into the cache folder.
 * @param {import('./cache-folder.mjs').CacheFolder} cache
 * @param {NodeJS.ProcessEnv} environment
 * @param {import('./progress.mjs').Step} step
 */
export async function fetchDatabase(cache, environment, step) {
  await placeFolder(cache.databaseJars, async (folder) => {
    await runMaven({
      goal: 'copy-dependencies',
      args: ['-f', join(here, 'neo4j-jars.pom.xml'), '-DincludeScope=runtime', `-DoutputDirectory=${folder}`],
      environment,
      what,
      ways: withoutOwnDatabase,
      onDownload: (files, bytes) => step.update(`${files} of ${databaseJars.size} files, ${megabytes(bytes)}`),
    });
    step.update('verifying');
    await verifyFolder(folder, databaseJars, what, withoutOwnDatabase);
  });
  const sizes = await Promise.all([...databaseJars.keys()].map((name) => stat(join(cache.databaseJars, name))));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  step.done(`${databaseJars.size} files verified, ${megabytes(total)}`);
}
