import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { PrerequisiteFailure } from './failure.mjs';

/**
 * Reads a checksum file in the format of `sha256sum`.
 * @param {string | URL} file
 * @returns {ReadonlyMap<string, string>} file name → SHA-256 in hex
 */
export function readChecksums(file) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/**
 * Whether every file of the list lies in the folder. Contents were verified when the folder was placed.
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} checksums
 */
export function isComplete(folder, checksums) {
  return [...checksums.keys()].every((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    return stats !== undefined && stats.size > 0;
  });
}

/**
 * Compares a folder with its checksum list: the same files, each with the contents that we know.
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} checksums
 * @param {string} what the first sentence of the failure
 * @param {readonly string[]} ways
 * @throws PrerequisiteFailure that names the first file that differs, is missing, or is unknown
 */
export async function verifyFolder(folder, checksums, what, ways) {
  const present = new Set(await readdir(folder));
  const unknown = [...present].find((name) => !checksums.has(name));
  if (unknown !== undefined) throw new PrerequisiteFailure(what, `${unknown} is not among the files we know.`, ways);
  for (const [name, expected] of checksums) {
    if (!present.has(name)) throw new PrerequisiteFailure(what, `${name} is missing from the download.`, ways);
    const actual = await sha256(join(folder, name));
    if (actual !== expected) {
      const why = `The SHA-256 of ${name} is ${actual}, but should be ${expected}: the download is damaged, or is not the original.`;
      throw new PrerequisiteFailure(what, why, [damagedHint, ...ways]);
    }
  }
}

const damagedHint =
  'delete the file from your Maven repository (~/.m2/repository) and start again; if it comes back the same, do not trust its source';

/**
 * @param {string} file
 * @returns {Promise<string>} SHA-256 in hex
 */
export async function sha256(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
