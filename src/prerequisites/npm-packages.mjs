import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { otherDatabase, PrerequisiteFailure, spaceHint } from './failure.mjs';
import { findOnPath, runCommand } from './run-command.mjs';

/** @typedef {Readonly<Record<string, { version?: string, integrity?: string, optional?: boolean, peer?: boolean }>>} Packages */

/**
 * Whether node_modules is what package-lock.json says. A stamp of the lock's checksum answers it fast; without the stamp
 * the record that npm leaves behind its own installs is compared, and the stamp set when it agrees.
 * @param {string} root the project's folder
 * @returns {boolean} true also when there is no lock: then we are installed as a package, and npm has done it
 */
export function hasPackages(root) {
  const lock = readText(join(root, 'package-lock.json'));
  if (lock === undefined) return true;
  const checksum = createHash('sha256').update(lock).digest('hex');
  if (readText(stampFile(root)) === checksum) return true;
  const installed = readText(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined || !agrees(packagesOf(lock), packagesOf(installed))) return false;
  writeFileSync(stampFile(root), checksum);
  return true;
}

/**
 * Installs exactly the locked packages, development ones included, running no script of theirs.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 * @param {import('./progress.mjs').Step} step
 * @throws PrerequisiteFailure with npm's own reason
 */
export async function installPackages(root, environment, step) {
  const [command, ...first] = npmCommand(environment);
  const { code, output } = await runCommand(
    command,
    [...first, 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'],
    // onnxruntime-node would otherwise try to fetch GPU libraries.
    {
      cwd: root,
      environment: { ...environment, ONNXRUNTIME_NODE_INSTALL: 'skip', ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip' },
    },
  );
  if (code !== 0) throw explain(output);
  const lock = readFileSync(join(root, 'package-lock.json'));
  writeFileSync(stampFile(root), createHash('sha256').update(lock).digest('hex'));
  const summary = output.find((line) => line.startsWith('added ')) ?? 'installed';
  step.done(summary.split(/,? (?:in|and audited) /, 1).join(''));
}

/**
 * Refuses a Node that is too old for the product where the packages bring none along.
 * @param {string} root
 * @param {string} [running] version of the Node that runs us
 * @throws PrerequisiteFailure
 */
export function requireNode(root, running = process.versions.node) {
  const oldest = 24;
  if (Number.parseInt(running, 10) >= oldest) return;
  const brought = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(brought)) return;
  throw new PrerequisiteFailure(
    `Node ${oldest} or newer is needed on this system`,
    `This is Node ${running}, and there is no package with a newer one for ${process.platform} ${process.arch}.`,
    [`install Node ${oldest} (nodejs.org) and run the same command again`, ...otherDatabase],
  );
}

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.mnemograph-lock.sha256');

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} lock
 * @returns {Packages}
 */
function packagesOf(lock) {
  /** @type {unknown} */
  const parsed = JSON.parse(lock);
  const isLock = typeof parsed === 'object' && parsed !== null && 'packages' in parsed;
  return isLock ? /** @type {Packages} */ (parsed.packages) : {};
}

/**
 * @param {Packages} wanted
 * @param {Packages} installed
 */
function agrees(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const actual = installed[path];
    if (actual === undefined) return optional === true;
    return actual.version === version && actual.integrity === integrity;
  });
}

/**
 * The npm that runs us, else the one on the PATH.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {[string, ...string[]]}
 */
function npmCommand(environment) {
  const script = environment['npm_execpath'];
  if (script && basename(script).startsWith('npm') && existsSync(script)) return [process.execPath, script];
  const npm = findOnPath('npm', environment);
  if (npm !== undefined) return [npm];
  throw new PrerequisiteFailure('npm is needed to install the packages', 'No `npm` was found on the PATH.', [
    'install Node with npm (nodejs.org)',
    ...otherDatabase,
  ]);
}

/** @param {readonly string[]} output */
function explain(output) {
  const text = output.join('\n');
  const errors = output.filter((line) => /^npm (error|ERR!)/.test(line) && !/complete log|A complete/.test(line));
  const said = errors.map((line) => line.replace(/^npm (error|ERR!) ?/, '')).filter((line) => line !== '');
  const network = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|network/.test(text);
  const full = /ENOSPC|EDQUOT/.test(text);
  const hint = full
    ? [spaceHint]
    : network
      ? ['check the network connection and the registry in `npm config list`']
      : [];
  return new PrerequisiteFailure(
    'The npm packages could not be installed',
    `npm says: ${said.slice(0, 6).join(' ') || (output.at(-1) ?? 'nothing')}`,
    [...hint, 'run `npm ci` yourself to see all that npm says', ...otherDatabase],
  );
}
