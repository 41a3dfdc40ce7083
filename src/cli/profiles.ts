import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, usage } from './failure.js';

/** A server with who you are to it and where you are in it. */
export interface Profile {
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  readonly tenant?: string | undefined;
  readonly scope?: string | undefined;
}

const entries = ['url', 'token', 'tenant', 'scope'] as const;

/** Name of the profile that is used where none is named. */
export const defaultProfile = 'default';

/** The file of the profiles of a configuration folder. */
export function profileFile(configDir: string): string {
  return join(configDir, 'profiles.json');
}

/**
 * Every profile by its name; none where there is no file.
 * @throws CliFailure FILE_NOT_READABLE for a file that cannot be read or is none of ours
 */
export async function readProfiles(configDir: string): Promise<ReadonlyMap<string, Profile>> {
  const path = profileFile(configDir);
  try {
    return parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    const why = error instanceof Error ? error.message : String(error);
    throw failure(
      'FILE_NOT_READABLE',
      `The profiles in ${path} cannot be read: ${why}.`,
      'Mend the file or delete it.',
    );
  }
}

/**
 * Changes what is named of a profile, and makes the profile where there is none. The file is replaced at one moment and
 * readable by nobody else (mode 0600).
 */
export async function changeProfile(configDir: string, name: string, change: Profile): Promise<void> {
  checkProfileName(name);
  const profiles = new Map(await readProfiles(configDir));
  profiles.set(name, withoutEmpty({ ...profiles.get(name), ...change }));
  const path = profileFile(configDir);
  const fresh = `${path}.${randomUUID()}`;
  await mkdir(configDir, { recursive: true, mode: 0o700 });
  try {
    const text = JSON.stringify({ profiles: Object.fromEntries(profiles) }, null, 2);
    await writeFile(fresh, `${text}\n`, { mode: 0o600 });
    await chmod(fresh, 0o600);
    await rename(fresh, path);
  } finally {
    await rm(fresh, { force: true });
  }
}

/** Whether others than you may read the profiles, which hold tokens. Windows has no such modes. */
export async function othersMayRead(configDir: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const found = await stat(profileFile(configDir)).catch(() => undefined);
  return found !== undefined && (found.mode & 0o077) !== 0;
}

/** @throws CliFailure USAGE for a name that no profile can have */
export function checkProfileName(name: string): void {
  if (/^[\w.-]{1,50}$/.test(name)) return;
  throw usage(`"${name}" is no name of a profile.`, 'Use up to 50 letters, digits, dots, dashes and underscores.');
}

function parse(file: unknown): ReadonlyMap<string, Profile> {
  const profiles = isRecord(file) ? file['profiles'] : undefined;
  if (!isRecord(profiles)) throw new Error('it has no profiles');
  return new Map(Object.entries(profiles).map(([name, profile]) => [name, parseProfile(name, profile)]));
}

function parseProfile(name: string, profile: unknown): Profile {
  if (!isRecord(profile)) throw new Error(`${name} is no profile`);
  const pairs = entries.map((entry) => [entry, profile[entry]] as const);
  const wrong = pairs.find(([, value]) => value !== undefined && typeof value !== 'string');
  if (wrong !== undefined) throw new Error(`${wrong[0]} of ${name} is no text`);
  return withoutEmpty(Object.fromEntries(pairs));
}

function withoutEmpty(profile: Profile): Profile {
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined && value !== ''));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
