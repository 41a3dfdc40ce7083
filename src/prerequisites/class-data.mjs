import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { firstUser } from '../embedded-neo4j/first-user.mjs';
import { freePort } from '../embedded-neo4j/free-port.mjs';
import { serverArguments, serverConfiguration } from '../embedded-neo4j/server-command.mjs';
import { followLog, saysStarted } from '../embedded-neo4j/server-log.mjs';
import { runStatements } from './bolt.mjs';
import { databaseJars } from './database-jars.mjs';
import { megabytes } from './progress.mjs';

const longestStart = 120_000;
const longestStop = 60_000;

/** Statements of the kinds that the product runs. */
const warmUp = readFileSync(new URL('warm-up.cypher', import.meta.url), 'utf8')
  .split(/;\n/)
  .filter((statement) => statement.trim() !== '');

/**
 * The class-data archive (JEP 350) that halves the database's start. It belongs to one JVM build and one class path, so
 * its name stands for both, and for the statements that went into it.
 * @param {import('./cache-folder.mjs').CacheFolder} cache
 * @param {import('./java.mjs').Java} java
 * @returns {string} path; the file need not exist
 */
export function classDataArchive(cache, java) {
  const changed = statSync(cache.databaseJars, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const key = createHash('sha256')
    .update(JSON.stringify([java.executable, java.build, cache.databaseJars, changed, warmUp]))
    .digest('hex');
  return join(cache.classData, `${key.slice(0, 16)}.jsa`);
}

/**
 * Makes the class-data archive by starting a database on a temporary folder, running some statements, and stopping it. Archives of other JVM builds
 * and class paths that nobody made for 30 days are deleted.
 * @param {import('./cache-folder.mjs').CacheFolder} cache
 * @param {import('./java.mjs').Java} java
 * @param {import('./progress.mjs').Step} step
 * @throws Error when the database does not start or the archive does not come; the database runs without one as well
 */
export async function makeClassData(cache, java, step) {
  const archive = classDataArchive(cache, java);
  await mkdir(cache.classData, { recursive: true });
  await removeOld(cache.classData);
  const partial = join(cache.classData, `.${process.pid}.partial`);
  const home = await mkdtemp(join(tmpdir(), 'mnemograph-class-data-'));
  try {
    await startAndStop(cache, java, home, partial);
    if (!existsSync(partial)) throw new Error('the JVM wrote no archive');
    await rename(partial, archive);
  } finally {
    await rm(home, { recursive: true, force: true });
    await rm(partial, { force: true });
  }
  step.done(megabytes((await stat(archive)).size));
}

/**
 * @param {import('./cache-folder.mjs').CacheFolder} cache
 * @param {import('./java.mjs').Java} java
 * @param {string} home
 * @param {string} makeArchive
 */
async function startAndStop(cache, java, home, makeArchive) {
  const port = await freePort();
  await mkdir(join(home, 'conf'));
  await writeFile(join(home, 'conf', 'neo4j.conf'), serverConfiguration(port));
  await mkdir(join(home, 'data', 'dbms'), { recursive: true });
  await writeFile(join(home, 'data', 'dbms', 'auth.ini'), firstUser(home));
  const readLog = followLog(join(home, 'logs', 'neo4j.log'));
  const options = {
    home,
    jars: cache.databaseJars,
    jarNames: databaseJars.keys(),
    heap: '512m',
    fast: false,
    makeArchive,
  };
  const child = spawn(java.executable, serverArguments(options), { cwd: home, stdio: 'ignore' });
  /** @type {Promise<'ended'>} */
  const ended = new Promise((resolve) => {
    child.once('exit', () => resolve('ended'));
    child.once('error', () => resolve('ended'));
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  try {
    const deadline = Date.now() + longestStart;
    while (!saysStarted(readLog())) {
      if (child.exitCode !== null || (await Promise.race([ended, delay(50)])) === 'ended') {
        throw new Error('the database ended while starting');
      }
      if (Date.now() > deadline) throw new Error(`the database did not start in ${longestStart / 1000} s`);
    }
    // What the first statements load belongs into the archive as well: it takes most of their time.
    await runStatements({ port, password: home, statements: warmUp });
    child.kill('SIGTERM');
    if ((await Promise.race([ended, delay(longestStop, undefined, { ref: false })])) !== 'ended')
      throw new Error('the database did not stop');
  } finally {
    process.removeListener('exit', killWithUs);
    child.kill('SIGKILL');
  }
}

/** @param {string} folder */
async function removeOld(folder) {
  const old = Date.now() - 30 * 24 * 3_600_000;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < old) await rm(file, { force: true });
  }
}
