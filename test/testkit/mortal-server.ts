import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../../src/embedded-neo4j/process-record.mjs';
import { type Client, createClient } from './client.js';
import { eventually } from './eventually.js';
import type { Random } from '../../bench/random.js';
import { startTestServer, type TestServer } from './server.js';

/** What is killed: our server, its database, both at once, or the database while the next start is under way. */
export type Victim = 'server' | 'database' | 'both' | 'start';

/** The product with a database of its own on one data folder, killed and started again. */
export interface MortalServer {
  /** A client of the server that runs, waiting for the next one where none does. */
  client(): Promise<Client>;
  /** The database's address, for looking into it. */
  databaseUri(): string;
  /** Kills with SIGKILL, then starts the product on the same folder until it is ready again. */
  kill(victim: Victim, random: Random): Promise<void>;
  /** Kills the server with SIGKILL and says how long its database lived on, in ms. */
  killForGood(): Promise<number>;
  /** Process ids of all databases so far. */
  databases(): readonly number[];
  stop(): Promise<void>;
}

/** Whether a process runs; one that is dead and not reaped does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== 'linux' || existsSync(`/proc/${pid}/exe`);
}

/** Starts the product on a data folder, with the embedded database and nothing else. */
export async function startMortalServer(dataDir: string, tenant: string): Promise<MortalServer> {
  const databases = new Set<number>();
  let running: Promise<TestServer> = Promise.resolve().then(start);

  function start(): Promise<TestServer> {
    return startTestServer({ env: { NEO4J_URI: '', NEO4J_HEAP: '512m' }, dataDir, startMs: 240_000 });
  }
  const databasePid = (): number | undefined => {
    const pid = readRecord(join(dataDir, 'neo4j'))?.database;
    if (pid !== undefined) databases.add(pid);
    return pid;
  };
  const killDatabase = (): void => {
    const pid = databasePid();
    if (pid !== undefined && isRunning(pid)) process.kill(pid, 'SIGKILL');
  };
  const gone = async ({ process: child }: TestServer): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const killWhileStarting = async (random: Random): Promise<void> => {
    const starting = start().catch(() => undefined);
    const known = new Set(databases);
    await eventually(
      () => Promise.resolve(databasePid()),
      (pid) => pid !== undefined && !known.has(pid),
    );
    await new Promise((resolve) => setTimeout(resolve, random.int(3_000)));
    killDatabase();
    const started = await starting;
    if (started !== undefined) await gone(started);
  };
  const killAndStart = async (server: TestServer, victim: Victim, random: Random): Promise<TestServer> => {
    databasePid();
    if (victim !== 'database') server.process.kill('SIGKILL');
    if (victim === 'database' || victim === 'both') killDatabase();
    await gone(server);
    if (victim === 'start') await killWhileStarting(random);
    const next = await start();
    databasePid();
    return next;
  };
  let current = await running;
  databasePid();
  return {
    client: async () => createClient(tenant, (await running).url),
    databaseUri: () => /bolt:\/\/127\.0\.0\.1:\d+/.exec(current.output())?.[0] ?? '',
    kill: async (victim, random) => {
      running = killAndStart(current, victim, random);
      current = await running;
    },
    killForGood: async () => {
      const pid = databasePid() ?? 0;
      if (!isRunning(pid)) throw new Error('There is no database to be left behind.');
      current.process.kill('SIGKILL');
      const began = performance.now();
      await eventually(
        () => Promise.resolve(isRunning(pid)),
        (alive) => !alive,
      );
      return performance.now() - began;
    },
    databases: () => [...databases],
    stop: () => current.stop(),
  };
}
