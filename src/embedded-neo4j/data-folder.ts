import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { AppError } from '../shared/errors.js';
import { firstUser } from './first-user.mjs';
import { serverConfiguration } from './server-command.mjs';
import { otherWays, systemFailure } from './start-failure.js';

/** Bytes that must be free on the disk of a data folder. */
const leastSpace = 50_000_000;

/**
 * Prepares a data folder for a start: its folders (mode 0700), its password file (0600), and the first user of a database
 * that does not exist yet.
 * @returns the password of the user `neo4j`; random, one a folder
 * @throws AppError STARTUP_FAILED when the folder cannot be written, or has a database but no password file
 */
export function prepareDataFolder(dataDir: string): string {
  try {
    accessSync(nearestExisting(dataDir), constants.W_OK);
    for (const folder of ['.', 'conf', 'logs', 'run', join('data', 'dbms')]) {
      mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 });
    }
    requireSpace(dataDir);
    const password = readOrMakePassword(dataDir);
    const users = join(dataDir, 'data', 'dbms', 'auth.ini');
    if (!existsSync(users)) writeFileSync(users, firstUser(password), { mode: 0o600 });
    return password;
  } catch (error) {
    throw error instanceof AppError ? error : systemFailure(dataDir, error);
  }
}

/** Writes the database's settings for a start on a port. */
export function writeConfiguration(dataDir: string, port: number): void {
  try {
    writeFileSync(join(dataDir, 'conf', 'neo4j.conf'), serverConfiguration(port), { mode: 0o600 });
  } catch (error) {
    throw systemFailure(dataDir, error);
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

/** With a full disk the database does not fail: it hangs. */
function requireSpace(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < leastSpace) throw new Error('No space left on device');
}

function readOrMakePassword(dataDir: string): string {
  const file = join(dataDir, 'password');
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known !== '') return known;
  if (existsSync(join(dataDir, 'data', 'databases', 'system'))) {
    throw new AppError(
      'STARTUP_FAILED',
      `The data folder ${dataDir} holds a database, but its password file is missing.`,
      {
        hint: `Put ${file} back, for example from a backup; or start with another data folder; or ${otherWays}.`,
      },
    );
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}
