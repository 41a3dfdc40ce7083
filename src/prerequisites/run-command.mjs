import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Lines of output that are kept for an error message. */
const keptLines = 400;

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, environment: NodeJS.ProcessEnv, onLine?: (line: string) => void }} options
 *   `onLine` gets every line of both outputs as it comes.
 * @returns {Promise<{ code: number, output: readonly string[] }>} exit code (1 when killed) and the last lines
 * @throws the system's error when the program cannot be started
 */
export function runCommand(command, args, { cwd, environment, onLine }) {
  return new Promise((resolve, reject) => {
    /** @type {string[]} */
    const output = [];
    // Batch files (mvn.cmd, npm.cmd) start only through the shell.
    const shell = /\.(cmd|bat)$/i.test(command);
    const child = spawn(shell ? `"${command}"` : command, args, {
      cwd,
      env: environment,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      readLines(stream, (line) => {
        output.push(line);
        if (output.length > keptLines) output.shift();
        onLine?.(line);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * @param {import('node:stream').Readable} stream
 * @param {(line: string) => void} onLine
 */
function readLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (/** @type {string} */ text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream.on('end', () => {
    if (rest !== '') onLine(rest);
  });
}

/**
 * The full path of a program, looked up as a shell would.
 * @param {string} name
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string | undefined}
 */
export function findOnPath(name, environment) {
  const folders = (environment['PATH'] ?? environment['Path'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
  for (const folder of folders) {
    for (const ending of endings) {
      const path = join(folder, name + ending);
      if (isProgram(path)) return path;
    }
  }
  return undefined;
}

/**
 * Whether a path is a file that can be run. A path that cannot be looked at is none.
 * @param {string} path
 */
export function isProgram(path) {
  try {
    const stats = statSync(path);
    return stats.isFile() && (process.platform === 'win32' || (stats.mode & 0o111) !== 0);
  } catch {
    return false;
  }
}
