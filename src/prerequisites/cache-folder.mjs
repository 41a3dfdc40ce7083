import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Version of the database that is fetched; the same number stands in neo4j-jars.pom.xml. */
export const databaseVersion = '2026.09.0';

/**
 * Where fetched and derived files lie. All of it can be deleted at any time; the next start makes it again.
 * @typedef {object} CacheFolder
 * @property {string} root the folder itself, absolute
 * @property {string} databaseJars the database's class path
 * @property {string} model `model.onnx` and `tokenizer.json` of the embedding model
 * @property {string} classData class-data archives, one for each JVM build and class path
 * @property {string} locks one file for each step that is being done
 */

/**
 * The user's cache folder: MNEMOGRAPH_CACHE_DIR, else the operating system's place for such files.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @param {NodeJS.Platform} [platform]
 * @returns {string} an absolute path; the folder need not exist
 */
export function cacheRoot(environment = process.env, platform = process.platform) {
  const given = environment['MNEMOGRAPH_CACHE_DIR'];
  if (given) return resolve(given);
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'mnemograph');
  if (platform === 'win32') {
    return join(environment['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'), 'mnemograph', 'Cache');
  }
  const xdg = environment['XDG_CACHE_HOME'];
  return xdg ? resolve(xdg, 'mnemograph') : join(homedir(), '.cache', 'mnemograph');
}

/**
 * The places inside a cache folder.
 * @param {string} root
 * @returns {CacheFolder}
 */
export function cacheFolder(root) {
  return {
    root,
    databaseJars: join(root, `neo4j-${databaseVersion}`, 'lib'),
    model: join(root, 'models', 'e5-small-v2'),
    classData: join(root, 'class-data'),
    locks: join(root, 'locks'),
  };
}
