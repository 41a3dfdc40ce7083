import { dockerCommand, messageOf } from '../prerequisites/failure.mjs';
import { AppError } from '../shared/errors.js';

/** What a user can do who needs no database of our own. */
export const otherWays = `set NEO4J_URI to a running Neo4j (2026.04 or newer; \`${dockerCommand}\` starts one)`;

interface Cause {
  readonly pattern: RegExp;
  readonly message: (dataDir: string) => string;
  readonly hint: string;
}

/** What the database's own words mean, most telling first. */
const causes: readonly Cause[] = [
  {
    pattern: /FileLockException|Lock file has been locked|store_lock/,
    message: (dataDir) => `The data folder ${dataDir} is in use by another process.`,
    hint: `Stop the other process, or start with another data folder, or ${otherWays}.`,
  },
  {
    pattern: /No space left on device|There is not enough space on the disk|Disk quota exceeded|ENOSPC|EDQUOT/,
    message: (dataDir) => `The disk of the data folder ${dataDir} is full.`,
    hint: `Free some space, or start with a data folder on another disk, or ${otherWays}.`,
  },
  {
    pattern: /AccessDeniedException|Permission denied|Read-only file system|EACCES|EPERM|EROFS/,
    message: (dataDir) => `The data folder ${dataDir} cannot be written.`,
    hint: `Give this user the right to write it, or start with another data folder, or ${otherWays}.`,
  },
  {
    pattern:
      /UnknownStoreVersion|UnsupportedStoreVersion|StoreVersionNotFound|Unknown store version|Unsupported (store|format)|not upgradable|Unable to (determine|read) (the )?store version|DbmsRuntimeVersion|newer version of Neo4j|KernelVersion|Failed to read current store version|legacy metadata store/i,
    message: (dataDir) => `The database in ${dataDir} was written by another version of Neo4j, or is damaged.`,
    hint: `Start it with the version of Mnemograph that wrote it, or restore a backup, or start with another data folder, or ${otherWays}.`,
  },
  {
    pattern:
      /Could not reserve enough space|insufficient memory for the Java Runtime|OutOfMemoryError|Cannot allocate memory|Invalid memory configuration|(maximum|Initial) heap size/,
    message: () => 'The memory that the database asks for is not there, or its heap size is no size.',
    hint: `Close other programs, or give the database another heap size (such as 512m or 1g), or ${otherWays}.`,
  },
];

/** Whether the database could not open its port, because another program took it in between. */
export function isPortTaken(said: string): boolean {
  return /BindException|Address already in use/.test(said);
}

/**
 * The reason why a database did not start, from all that it said.
 * @returns AppError STARTUP_FAILED with the cause and the other ways; unknown causes show the last lines
 */
export function startFailure(dataDir: string, said: string): AppError {
  const cause = causes.find(({ pattern }) => pattern.test(said));
  if (cause !== undefined) return new AppError('STARTUP_FAILED', cause.message(dataDir), { hint: cause.hint });
  return new AppError('STARTUP_FAILED', `The database did not start. ${lastWords(said)}`, {
    hint: `Look into ${dataDir}/logs (neo4j.log, debug.log, console.log), or ${otherWays}.`,
  });
}

/** A failure of the operating system while the data folder was prepared. */
export function systemFailure(dataDir: string, error: unknown): AppError {
  const message = messageOf(error);
  const known = causes.find(({ pattern }) => pattern.test(message));
  return new AppError(
    'STARTUP_FAILED',
    known?.message(dataDir) ?? `The data folder ${dataDir} cannot be used: ${message}`,
    {
      hint: known?.hint ?? `Start with another data folder, or ${otherWays}.`,
      cause: error,
    },
  );
}

/** The last lines that tell something: no stack frames, no news, no warnings of the JVM about itself. */
export function lastWords(said: string): string {
  const lines = said
    .split('\n')
    .filter((line) => !/^\s+at |^\s*\.\.\. \d+ more|^WARNING: | INFO {1,2}/.test(line))
    .map((line) =>
      line
        .replace(/^\d{4}-\d\d-\d\d \S+ (WARN|ERROR)\s+/, '')
        .trim()
        .slice(0, 300),
    )
    .filter((line) => line !== '');
  return lines.length === 0 ? 'It gave no reason.' : `Its last words: ${lines.slice(-4).join(' | ')}`;
}
