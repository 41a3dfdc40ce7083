import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { errorCode } from './failure.mjs';

const heartbeat = 2_000;
const staleAfter = 15_000;

/**
 * Runs `work` while holding a lock file, so that two processes do not fetch the same thing at once. A lock whose owner is
 * dead, or has not touched it for 15 s, is taken over. The lock saves work; that nothing is left half done is the business
 * of `placeFolder`.
 * @template T
 * @param {string} file
 * @param {() => void} onWait called once when another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, onWait, work) {
  await mkdir(dirname(file), { recursive: true });
  for (let waited = false; !tryLock(file); waited = true) {
    if (!waited) onWait();
    await delay(200);
    if (isAbandoned(file)) rmSync(file, { force: true });
  }
  const beat = setInterval(() => touch(file), heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tryLock(file) {
  try {
    writeFileSync(file, JSON.stringify({ host: hostname(), pid: process.pid }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody deleted the cache folder while we work in it; the work itself will say so.
  }
}

/** @param {string} file */
function isAbandoned(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if (Date.now() - stats.mtimeMs > staleAfter) return true;
  try {
    /** @type {unknown} */
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    return isOwner(owner) && owner.host === hostname() && !isAlive(owner.pid);
  } catch {
    return false;
  }
}

/**
 * @param {unknown} value
 * @returns {value is { host: string, pid: number }}
 */
function isOwner(value) {
  return (
    typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number' && 'host' in value
  );
}

/**
 * Whether a process of this machine exists.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
