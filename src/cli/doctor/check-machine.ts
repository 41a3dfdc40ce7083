import { access, constants, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { type Config, readConfig } from '../../config.js';
import { cacheFolder, cacheRoot, databaseVersion } from '../../prerequisites/cache-folder.mjs';
import { hasDatabase } from '../../prerequisites/database-jars.mjs';
import { hasModel } from '../../prerequisites/embedding-model.mjs';
import { PrerequisiteFailure } from '../../prerequisites/failure.mjs';
import { findJava } from '../../prerequisites/java.mjs';
import { findMaven } from '../../prerequisites/maven.mjs';
import { AppError } from '../../shared/errors.js';
import { howToRun } from '../../shared/how-to-run.js';
import { failed, type Finding, warning, well } from './finding.js';

const oldestNode = 24;
const gibibyte = 1024 ** 3;
/** Free space in bytes below which the disk is told: what the fetched parts take, and some room for data. */
const scarce = 1 * gibibyte;

/**
 * Looks at what the server needs of this machine.
 * @param serving whether the server runs already: then its port may be taken
 */
export async function checkMachine(serving: boolean): Promise<readonly Finding[]> {
  const config = settings();
  if (!('port' in config)) return [checkNode(), config, checkModelFiles(undefined)];
  return [
    checkNode(),
    well('settings', 'Every setting can be used.'),
    ...(config.neo4j === undefined
      ? [checkJava(), checkDatabase()]
      : [well('database', `A Neo4j of its own: ${config.neo4j.uri}.`)]),
    checkModelFiles(config),
    ...(await checkModelAddress(config)),
    await checkPort(config, serving),
    ...(await checkFolders(config)),
  ];
}

function settings(): Config | Finding {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed('settings', error.message, error.hint);
  }
}

function checkNode(): Finding {
  const { node } = process.versions;
  if (parseInt(node, 10) >= oldestNode) return well('node', `Node ${node}.`);
  return failed(
    'node',
    `Node ${node} (${process.execPath}) is too old.`,
    `Install Node ${oldestNode} or newer (nodejs.org).`,
  );
}

function checkJava(): Finding {
  try {
    const { major, executable } = findJava();
    return well('java', `Java ${major} (${executable}).`);
  } catch (error) {
    if (!(error instanceof PrerequisiteFailure)) throw error;
    return failed('java', `${error.message}. ${error.why}`, sentence(error.ways));
  }
}

function checkDatabase(): Finding {
  const { databaseJars } = cacheFolder(cacheRoot());
  if (hasDatabase(cacheFolder(cacheRoot()))) return well('database', `Neo4j ${databaseVersion} is in ${databaseJars}.`);
  return missing('database', `Neo4j ${databaseVersion} is not in ${databaseJars} yet.`);
}

function checkModelFiles(config: Config | undefined): Finding {
  if (config?.embedding.openai !== undefined) return well('model', `${config.embedding.openai.model} of a service.`);
  const cache = cacheFolder(config?.cacheDir ?? cacheRoot());
  if (hasModel(cache)) return well('model', `The embedding model is in ${cache.model}.`);
  return missing('model', `The embedding model is not in ${cache.model} yet.`);
}

/** What is not there is fetched at the start, by Maven. */
function missing(name: string, finding: string): Finding {
  if (findMaven() !== undefined) return warning(name, finding, `\`${howToRun.start}\` fetches it.`);
  return failed(name, `${finding} Maven, which fetches it, is not there either.`, 'Install Maven (maven.apache.org).');
}

/** Longest time in ms that the address of a model may take. */
const modelMs = 5_000;

async function checkModelAddress({ embedding: { openai } }: Config): Promise<readonly Finding[]> {
  if (openai === undefined) return [];
  const { baseUrl, apiKey } = openai;
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  try {
    const { status } = await fetch(`${baseUrl}/models`, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(modelMs),
    });
    if (status === 401 || status === 403)
      return [failed('model address', `${baseUrl} refuses the key (HTTP ${status}).`, 'Give another OPENAI_API_KEY.')];
    return [well('model address', `${baseUrl} answers.`)];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message : String(cause);
    return [failed('model address', `${baseUrl} does not answer: ${why}.`, 'Check OPENAI_BASE_URL and the network.')];
  }
}

async function checkPort({ host, port }: Config, serving: boolean): Promise<Finding> {
  if (port === 0) return well('port', 'The server takes a free one.');
  const code = await tryPort(host, port);
  if (code === undefined) return well('port', `${host}:${port} is free.`);
  if (serving) return well('port', `${host}:${port} is the server's.`);
  if (code === 'EADDRINUSE')
    return failed('port', `Something else listens at ${host}:${port}.`, 'End it, or set PORT to another one.');
  return failed('port', `${host}:${port} cannot be used (${code}).`, 'Set PORT and HOST to what this machine has.');
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

async function checkFolders({ dataDir, cacheDir }: Config): Promise<readonly Finding[]> {
  const folders = [
    ['data folder', dataDir, 'MNEMOGRAPH_DATA_DIR'],
    ['cache folder', cacheDir ?? cacheRoot(), 'MNEMOGRAPH_CACHE_DIR'],
  ] as const;
  return Promise.all(folders.map(([name, folder, setting]) => checkFolder(name, folder, setting)));
}

async function checkFolder(name: string, folder: string, setting: string): Promise<Finding> {
  const there = await nearestFolder(folder);
  const elsewhere = `set ${setting} to a folder on another disk`;
  try {
    await access(there, constants.W_OK);
  } catch {
    return failed(name, `You may not write in ${there}.`, `Give yourself that right, or ${elsewhere}.`);
  }
  const { bavail, bsize } = await statfs(there);
  const free = `${((bavail * bsize) / gibibyte).toFixed(1)} GiB free at ${folder}.`;
  return bavail * bsize < scarce ? warning(name, free, `Free about 1 GB, or ${elsewhere}.`) : well(name, free);
}

/** The folder, or the nearest one above it that is there. */
async function nearestFolder(folder: string): Promise<string> {
  try {
    await access(folder);
    return folder;
  } catch {
    return dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
  }
}

function sentence(ways: readonly string[]): string {
  const text = ways.join('; or ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
