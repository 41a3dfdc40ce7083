import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedNeo4j, startEmbeddedNeo4j } from '#src/embedded-neo4j/start-embedded-neo4j.js';
import { startTestServer, type TestServer } from '../test/testkit/server.ts';

/** What benches run on. All that is started here is ended by `clear`, also after a failure and on Ctrl-C. */
export interface Stage {
  /** Tells the person who waits how far it is; not part of the result. */
  progress(line: string): void;
  /** A private Neo4j on a new folder, as it ships. */
  startDatabase(): Promise<EmbeddedNeo4j>;
  /** The built server as a process of its own, on that database. */
  startServer(database: EmbeddedNeo4j): Promise<TestServer>;
  /** Has something ended by `clear`; what came last ends first. */
  onClear(step: () => unknown): void;
  clear(): Promise<void>;
}

/** Longest time in ms that the server may take to start on a busy machine. */
const startMs = 180_000;

/** A stage with nothing on it. */
export function createStage(): Stage {
  const steps: (() => unknown)[] = [];
  let cleared = false;
  const progress = (line: string): void => void process.stderr.write(`${line}\n`);
  const onClear = (step: () => unknown): void => void steps.unshift(step);
  // Known before it runs, so that an end while it starts ends it too.
  const own = <T extends { stop(): Promise<void> }>(start: () => Promise<T>): Promise<T> => {
    if (cleared) throw new Error('Nothing is started on a stage that was cleared.');
    const starting = start();
    onClear(async () => {
      const [started] = await Promise.allSettled([starting]);
      if (started.status === 'fulfilled') await started.value.stop();
    });
    return starting;
  };
  return {
    progress,
    onClear,
    startDatabase: async () => {
      progress('Starting a private database in a temporary folder …');
      const dataDir = await mkdtemp(join(tmpdir(), 'mnemograph-bench-'));
      onClear(() => rm(dataDir, { recursive: true, force: true }));
      return own(() => startEmbeddedNeo4j({ dataDir, log: progress }));
    },
    startServer: async ({ uri, user, password }) => {
      progress('Starting the server …');
      const env = { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password };
      return own(() => startTestServer({ env, startMs }));
    },
    clear: async () => {
      cleared = true;
      for (const step of steps.splice(0)) await step();
    },
  };
}
