import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { isAlive } from '../prerequisites/lock.mjs';
import { AppError } from '../shared/errors.js';
import { readRecord } from './process-record.mjs';
import { otherWays } from './start-failure.js';

const longestWait = 10_000;
const supervisorFile = 'supervisor.mjs';

/**
 * Makes sure that no earlier database process still holds a data folder. One that is shutting down is waited for, up to 10 s;
 * one whose supervisor was killed is asked to stop.
 * @throws AppError STARTUP_FAILED when the folder is in use
 */
export async function waitForEarlierProcess(dataDir: string, log: (line: string) => void): Promise<void> {
  const deadline = Date.now() + longestWait;
  for (let first = true; ; first = false) {
    const earlier = readRecord(dataDir);
    if (earlier === undefined || !isDatabaseOf(earlier.database, dataDir)) return;
    const isKept = isRunning(earlier.supervisor, supervisorFile);
    if (isKept && !earlier.stopping && isRunning(earlier.owner, '')) throw inUse(dataDir, earlier.owner);
    if (Date.now() > deadline) throw inUse(dataDir, earlier.database);
    if (first) {
      log('Waiting for the database of an earlier run, which is still shutting down.');
      if (!isKept) process.kill(earlier.database, 'SIGTERM');
    }
    await delay(100);
  }
}

/** Whether a process is the database of a data folder. */
export function isDatabaseOf(pid: number, dataDir: string): boolean {
  return isRunning(pid, `--home-dir=${dataDir}`);
}

/** Whether a process runs and was started with a word; ids are used again, and a dead process that nobody reaped keeps its. */
function isRunning(pid: number, word: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const line = commandLine(pid).trim();
  return line !== '' && line.includes(word);
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function inUse(dataDir: string, pid: number): AppError {
  return new AppError('STARTUP_FAILED', `The data folder ${dataDir} is in use by another process (${pid}).`, {
    hint: `Stop the other process, or start with another data folder, or ${otherWays}.`,
  });
}
