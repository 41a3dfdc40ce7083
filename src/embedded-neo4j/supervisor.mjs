/**
 * Keeps one database process for one owner: `node supervisor.mjs DATA_DIR OWNER_PID JAVA ARGUMENT…`.
 *
 * The owner holds the other end of standard input. When that closes, because the owner asks for the end or because it died
 * in whatever way, the database gets SIGTERM, and SIGKILL when it has not ended after the grace period. The supervisor
 * lives in a session of its own, so a Ctrl-C in the owner's terminal does not stop the database under the owner's feet.
 * It ends with the database, by the same exit code (128 and the signal's number after a signal).
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

import { removeRecord, writeRecord } from './process-record.mjs';

const gracePeriod = 8_000;

const [, , dataDir = '', owner = '', java = '', ...args] = process.argv;
const console = openSync(join(dataDir, 'logs', 'console.log'), 'w');
const database = spawn(java, args, { cwd: dataDir, stdio: ['ignore', console, console], windowsHide: true });

database.once('error', (error) => {
  writeSync(console, `${error.message}\n`);
  process.exit(1);
});
database.once('exit', (code, signal) => {
  removeRecord(dataDir, process.pid);
  closeSync(console);
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
});

/** @param {boolean} stopping */
function record(stopping) {
  const { pid } = database;
  if (pid !== undefined)
    writeRecord(dataDir, { database: pid, supervisor: process.pid, owner: Number(owner), stopping });
}

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  database.kill('SIGTERM');
  setTimeout(() => database.kill('SIGKILL'), gracePeriod);
  try {
    record(true);
  } catch {
    // The disk may be full, or the folder gone: the end of the database matters more than the note about it.
  }
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
for (const event of ['end', 'close', 'error']) process.stdin.on(event, stop);
process.stdin.resume();
record(false);
