import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { cacheFolder, cacheRoot } from './cache-folder.mjs';
import { classDataArchive, makeClassData } from './class-data.mjs';
import { fetchDatabase, hasDatabase } from './database-jars.mjs';
import { fetchModel, hasModel } from './embedding-model.mjs';
import { asFailure, otherDatabase, PrerequisiteFailure } from './failure.mjs';
import { findJava } from './java.mjs';
import { withLock } from './lock.mjs';
import { findMaven, mavenMissing } from './maven.mjs';
import { hasPackages, installPackages, requireNode } from './npm-packages.mjs';
import { beginStep } from './progress.mjs';
import { findOnPath } from './run-command.mjs';

/**
 * What is to be made ready, and where.
 * @typedef {object} Plan
 * @property {string} root the project's folder
 * @property {NodeJS.ProcessEnv} environment
 * @property {import('./cache-folder.mjs').CacheFolder} cache
 * @property {import('./progress.mjs').Output} output
 */

/**
 * Makes this machine ready to run the product: npm packages, the database's jars, the embedding model, and the database's
 * class-data archive. What is there is left alone, without a word and without the network. With NEO4J_URI set the database
 * is somebody else's, and neither Java nor the jars are needed.
 * @param {Plan} plan
 * @throws PrerequisiteFailure when something is missing and cannot be got
 */
export async function ensurePrerequisites(plan) {
  const { cache, environment } = plan;
  const ownDatabase = !environment['NEO4J_URI'];
  const needsDatabase = ownDatabase && !hasDatabase(cache);
  const needsModel = !hasModel(cache);
  // Look for every tool before the first download, which may take minutes.
  const java = requireTools(environment, ownDatabase, needsDatabase || needsModel);
  await doStep(
    plan,
    'npm packages',
    () => hasPackages(plan.root),
    (step) => installPackages(plan.root, environment, step),
  );
  requireNode(plan.root);
  const forMaven = withJava(environment, java);
  if (needsModel) {
    await doStep(
      plan,
      'embedding model',
      () => hasModel(cache),
      (step) => fetchModel(cache, forMaven, step),
    );
  }
  if (needsDatabase) {
    await doStep(
      plan,
      'database',
      () => hasDatabase(cache),
      (step) => fetchDatabase(cache, forMaven, step),
    );
  }
  if (java !== undefined) await ensureClassData(plan, java);
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} java whether Java is needed
 * @param {boolean} maven whether Maven is needed
 * @returns {import('./java.mjs').Java | undefined} the Java, when it is needed
 * @throws PrerequisiteFailure that names all that is missing
 */
function requireTools(environment, java, maven) {
  const noMaven = maven && findMaven(environment) === undefined ? mavenMissing(otherDatabase) : undefined;
  try {
    const found = java ? findJava(environment) : undefined;
    if (noMaven === undefined) return found;
  } catch (error) {
    if (noMaven === undefined || !(error instanceof PrerequisiteFailure)) throw error;
    const ways = [...noMaven.ways.slice(0, 1), ...error.ways];
    throw new PrerequisiteFailure(`${error.message}, and ${noMaven.message}`, `${error.why} ${noMaven.why}`, ways);
  }
  throw noMaven;
}

/**
 * @param {Plan} plan
 * @param {import('./java.mjs').Java} java
 */
async function ensureClassData(plan, java) {
  try {
    await doStep(
      plan,
      'class data for fast starts of the database',
      () => existsSync(classDataArchive(plan.cache, java)),
      (step) => makeClassData(plan.cache, java, step),
    );
  } catch (error) {
    const { why } = asFailure(error, 'No class data', []);
    plan.output.write(
      `  Warning: no class data (${why}). The database works without, but takes some seconds more to start.\n`,
    );
  }
}

/**
 * Does a step unless it is done, one process at a time.
 * @param {Plan} plan
 * @param {string} label
 * @param {() => boolean} isDone
 * @param {(step: import('./progress.mjs').Step) => Promise<void>} work
 */
async function doStep({ cache, output }, label, isDone, work) {
  if (isDone()) return;
  const step = beginStep(label, output);
  try {
    const lockFile = join(cache.locks, `${label.replaceAll(' ', '-')}.lock`);
    await withLock(
      lockFile,
      () => step.update('waiting for another process that does the same'),
      async () => {
        if (isDone()) step.done('made ready by another process');
        else await work(step);
      },
    );
  } catch (error) {
    step.abandon();
    throw asFailure(error, `The step "${label}" failed`, otherDatabase);
  }
}

/**
 * Maven runs on the Java it finds; where it would find none, give it ours.
 * @param {NodeJS.ProcessEnv} environment
 * @param {import('./java.mjs').Java | undefined} java
 */
function withJava(environment, java) {
  return java === undefined || environment['JAVA_HOME'] || findOnPath('java', environment) !== undefined
    ? environment
    : { ...environment, JAVA_HOME: resolve(java.executable, '..', '..') };
}

/**
 * Makes this machine ready, for the project or package that this file belongs to. A failure is told on stderr and sets the
 * exit code 1.
 * @returns {Promise<boolean>} whether all is there
 */
export async function makeReady() {
  try {
    await ensurePrerequisites({
      root: fileURLToPath(new URL('../..', import.meta.url)),
      environment: process.env,
      cache: cacheFolder(cacheRoot(process.env)),
      output: process.stdout,
    });
    return true;
  } catch (error) {
    process.stderr.write(`\n${asFailure(error, 'Mnemograph could not be made ready', otherDatabase).toText()}\n\n`);
    process.exitCode = 1;
    return false;
  }
}

// As a program: `node src/prerequisites/ensure.mjs`.
if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await makeReady();
