import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { cacheFolder, cacheRoot } from '../prerequisites/cache-folder.mjs';
import type { CacheFolder } from '../prerequisites/cache-folder.mjs';
import { classDataArchive } from '../prerequisites/class-data.mjs';
import { databaseJars, hasDatabase } from '../prerequisites/database-jars.mjs';
import { PrerequisiteFailure } from '../prerequisites/failure.mjs';
import { findJava } from '../prerequisites/java.mjs';
import type { Java } from '../prerequisites/java.mjs';
import { AppError } from '../shared/errors.js';
import { prepareDataFolder, writeConfiguration } from './data-folder.js';
import { waitForEarlierProcess } from './earlier-process.js';
import { freePort } from './free-port.mjs';
import { serverArguments } from './server-command.mjs';
import { launch } from './server-process.js';
import type { ServerProcess } from './server-process.js';
import { isPortTaken, lastWords, otherWays, startFailure } from './start-failure.js';
import { waitUntilStarted } from './wait-until-started.js';

/** How to run a private Neo4j. */
export interface EmbeddedNeo4jOptions {
  /** Folder of its data, settings, logs and password; made when it is missing. One process at a time. */
  readonly dataDir: string;
  /** Folder that the prerequisites were fetched into; default: the user's cache folder. */
  readonly cacheDir?: string;
  /** Largest Java heap, as the JVM writes it (`512m`, `2g`); default `1g`. The page cache (256 MB) comes on top. */
  readonly heap?: string;
  /** Gets what a person who waits should know, in sentences. */
  readonly log: (line: string) => void;
  /** True for tests: starts faster and runs slower. Default false. */
  readonly fast?: boolean;
}

/** A private Neo4j that takes connections. */
export interface EmbeddedNeo4j {
  /** `bolt://127.0.0.1:PORT`; the port is another one at every start. */
  readonly uri: string;
  readonly user: 'neo4j';
  readonly password: string;
  /** Stops it and waits until it has ended (well below a second as a rule; it is killed after 8 s). May be called twice. */
  stop(): Promise<void>;
  /** Resolves, with the reason, when the database ends without being asked to. Never rejects. */
  readonly died: Promise<string>;
}

const portAttempts = 3;

/**
 * Starts a private Neo4j on a data folder, as a process of its own that listens on the loopback address only, and waits
 * until it takes connections. When our process ends, in whatever way, the database is stopped. Data survive both.
 * @throws AppError STARTUP_FAILED without Java 21 or the database's jars, when the folder is in use, full, not writable or of
 *   another version, or when the database ends while starting; the hint names the other ways
 */
export async function startEmbeddedNeo4j(options: EmbeddedNeo4jOptions): Promise<EmbeddedNeo4j> {
  const { log, heap = '1g', fast = false } = options;
  const dataDir = resolve(options.dataDir);
  const { cache, java } = findProgram(options.cacheDir ?? cacheRoot());
  await waitForEarlierProcess(dataDir, log);
  const password = prepareDataFolder(dataDir);
  const archive = classDataArchive(cache, java);
  const args = serverArguments({
    home: dataDir,
    jars: cache.databaseJars,
    jarNames: databaseJars.keys(),
    heap,
    fast,
    ...(existsSync(archive) ? { useArchive: archive } : {}),
  });
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    writeConfiguration(dataDir, port);
    const server = launch(dataDir, java.executable, args);
    if (await waitUntilStarted(server, log)) return running(server, port, password);
    await server.stop();
    const said = server.said();
    if (attempt === portAttempts || !isPortTaken(said)) throw startFailure(dataDir, said);
  }
}

function findProgram(root: string): { cache: CacheFolder; java: Java } {
  const cache = cacheFolder(resolve(root));
  if (!hasDatabase(cache)) {
    throw new AppError('STARTUP_FAILED', `The database's program files are not in ${cache.databaseJars}.`, {
      hint: `Run \`node src/prerequisites/ensure.mjs\` to fetch them, or ${otherWays}.`,
    });
  }
  try {
    return { cache, java: findJava() };
  } catch (error) {
    if (!(error instanceof PrerequisiteFailure)) throw error;
    throw new AppError('STARTUP_FAILED', `${error.message}. ${error.why}`, { hint: error.ways.join('; or ') });
  }
}

function running(server: ServerProcess, port: number, password: string): EmbeddedNeo4j {
  let asked = false;
  server.release();
  return {
    uri: `bolt://127.0.0.1:${port}`,
    user: 'neo4j',
    password,
    stop: async () => {
      asked = true;
      await server.stop();
    },
    died: new Promise((resolve) => {
      void server.ended.then((code) => {
        if (!asked)
          resolve(`The database ended without being asked to (exit code ${code}). ${lastWords(server.said())}`);
      });
    }),
  };
}
