import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isDatabaseOf } from './earlier-process.js';
import { readRecord } from './process-record.mjs';
import { followLog } from './server-log.mjs';

/** A database process and its supervisor. */
export interface ServerProcess {
  /** Resolves with the exit code when the database has ended, for whatever reason. */
  readonly ended: Promise<number>;
  hasEnded(): boolean;
  /** What it wrote into its log since this start. */
  readLog(): string;
  /** The same of its detailed log: one JSON object a line. */
  readDetails(): string;
  /** Console, log, and errors of this start: all that can say why it failed. */
  said(): string;
  /** Asks it to end and waits for that; it is killed after 8 s. */
  stop(): Promise<void>;
  /** Lets our own process end without it; it is stopped then all the same. */
  release(): void;
}

/** Starts a database process under a supervisor that ends it when we are gone. */
export function launch(dataDir: string, java: string, args: readonly string[]): ServerProcess {
  const readLog = followLog(join(dataDir, 'logs', 'neo4j.log'));
  const readDetails = followLog(join(dataDir, 'logs', 'debug.log'));
  const supervisor = spawn(
    process.execPath,
    [fileURLToPath(new URL('supervisor.mjs', import.meta.url)), dataDir, String(process.pid), java, ...args],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'], windowsHide: true },
  );
  let exited = false;
  const ended = new Promise<number>((resolve) => {
    const end = (code: number) => {
      exited = true;
      endOrphan(dataDir);
      resolve(code);
    };
    supervisor.once('exit', (code) => end(code ?? 1));
    supervisor.once('error', () => end(1));
  });
  // The pipe breaks when the supervisor ends; that is told by its exit.
  supervisor.stdin.on('error', () => undefined);
  return {
    ended,
    hasEnded: () => exited,
    readLog,
    readDetails,
    said: () => [readText(join(dataDir, 'logs', 'console.log')), readLog(), errorsOf(readDetails())].join('\n'),
    stop: async () => {
      supervisor.ref();
      supervisor.stdin.end();
      await ended;
    },
    release: () => supervisor.unref(),
  };
}

/** A supervisor that was killed leaves its database behind. */
function endOrphan(dataDir: string): void {
  const record = readRecord(dataDir);
  if (record !== undefined && isDatabaseOf(record.database, dataDir)) process.kill(record.database, 'SIGTERM');
}

/** The errors of a detailed log, with line ends in place of their escapes. */
function errorsOf(details: string): string {
  const errors = details.split('\n').filter((line) => line.includes('"level":"ERROR"'));
  return errors.join('\n').replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
