import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

import { PrerequisiteFailure, withoutOwnDatabase } from './failure.mjs';
import { findOnPath, isProgram } from './run-command.mjs';

/** The oldest Java that the database runs on. */
export const oldestJava = 21;

/**
 * A Java that is installed.
 * @typedef {object} Java
 * @property {string} executable path of its `java`
 * @property {number} major 21 for `21.0.4`, 8 for `1.8.0_402`
 * @property {string} build everything that tells this build from another
 */

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The Java to run the database with. JAVA_HOME decides when it is new enough; else the newest of `java` on the PATH and of
 * the usual folders of Linux and macOS.
 * @param {Environment} [environment]
 * @param {readonly string[]} [folders] folders that hold one JVM a subfolder
 * @returns {Java}
 * @throws PrerequisiteFailure that names what was found instead
 */
export function findJava(environment = process.env, folders = usualFolders(environment)) {
  const chosen = inspect(executableOf(environment['JAVA_HOME']));
  if (chosen !== undefined && chosen.major >= oldestJava) return chosen;
  const found = [chosen, inspect(findOnPath('java', environment)), ...folders.flatMap(inFolder)].filter(
    (java) => java !== undefined,
  );
  const [newest] = found.sort((a, b) => b.major - a.major);
  if (newest !== undefined && newest.major >= oldestJava) return newest;
  const why =
    newest === undefined
      ? 'No Java was found: not in JAVA_HOME, not on the PATH, not in the usual folders.'
      : `The newest Java found is ${newest.major} (${newest.executable}).`;
  throw new PrerequisiteFailure(`Java ${oldestJava} or newer is needed for the database`, why, [
    `install Java ${oldestJava} or newer (for example from adoptium.net); if it is installed, set JAVA_HOME to its folder`,
    ...withoutOwnDatabase,
  ]);
}

/**
 * @param {Environment} environment
 * @returns {readonly string[]}
 */
function usualFolders(environment) {
  const home = environment['HOME'] ?? homedir();
  return [
    '/usr/lib/jvm',
    '/opt/java',
    '/Library/Java/JavaVirtualMachines',
    '/opt/homebrew/opt',
    '/usr/local/opt',
    join(home, '.sdkman', 'candidates', 'java'),
    join(home, '.jdks'),
    join(home, 'Library', 'Java', 'JavaVirtualMachines'),
    'C:\\Program Files\\Java',
    'C:\\Program Files\\Eclipse Adoptium',
  ];
}

/**
 * @param {string} folder
 * @returns {Java[]}
 */
function inFolder(folder) {
  /** @type {string[]} */
  let names;
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  const homebrew = /\/opt$/.test(folder);
  const homes = names.filter((name) => !homebrew || name.startsWith('openjdk')).map((name) => join(folder, name));
  return homes
    .flatMap((home) => [home, join(home, 'Contents', 'Home'), join(home, 'libexec', 'openjdk.jdk', 'Contents', 'Home')])
    .map((home) => inspect(executableOf(home)))
    .filter((java) => java !== undefined);
}

/**
 * @param {string | undefined} home
 * @returns {string | undefined}
 */
function executableOf(home) {
  if (!home) return undefined;
  const executable = join(home, 'bin', process.platform === 'win32' ? 'java.exe' : 'java');
  return isProgram(executable) ? executable : undefined;
}

/**
 * The version of a `java`, from the `release` file beside it (fast), else from the program itself.
 * @param {string | undefined} path
 * @returns {Java | undefined} nothing when it is no Java
 */
function inspect(path) {
  if (path === undefined) return undefined;
  const executable = realpathSync(path);
  const build = readRelease(dirname(dirname(executable))) ?? askVersion(executable);
  const version = /(?:JAVA_VERSION=|version )"(?:1\.)?(\d+)/.exec(build);
  return version === null ? undefined : { executable, major: Number(version[1]), build };
}

/**
 * @param {string} home
 * @returns {string | undefined}
 */
function readRelease(home) {
  try {
    return readFileSync(join(home, 'release'), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} executable
 * @returns {string}
 */
function askVersion(executable) {
  const answer = spawnSync(executable, ['-version'], { encoding: 'utf8', timeout: 10_000 });
  return answer.error === undefined ? answer.stderr + answer.stdout : '';
}
