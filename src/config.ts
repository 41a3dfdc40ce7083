import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import envPaths from 'env-paths';
import { z } from 'zod';
import { AppError } from './shared/errors.js';

/** Every setting of the product. The name is that of its environment variable, the text its documentation. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('Port of the API; 0 takes a free one.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of the API. Without login only a loopback address is allowed.'),
  PUBLIC_URL: z.url().optional().describe('Address under which browsers reach the API, where it is another one.'),
  NEO4J_URI: z.string().optional().describe('A Neo4j 2026.04 or newer to use. Without it a private one is started.'),
  NEO4J_USER: z.string().default('neo4j').describe('User of NEO4J_URI.'),
  NEO4J_PASSWORD: z.string().default('').describe('Password of NEO4J_URI.'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('A Redis through which several servers on one database tell each other of new events at once.'),
  NEO4J_HEAP: z
    .string()
    .regex(/^\d+[mg]$/)
    .default('1g')
    .describe('Largest heap of the private Neo4j.'),
  MNEMOGRAPH_DATA_DIR: z.string().optional().describe("Folder of all data. Default: the user's data folder."),
  MNEMOGRAPH_CACHE_DIR: z
    .string()
    .optional()
    .describe("Folder of fetched programs and models. Default: the user's cache folder."),
  EMBEDDING_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('Threads of the embedding model. Default: the cores, at most 4.'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .optional()
    .describe('Least level that is logged. Default: warn in a terminal, else info.'),
});

/** The settings of one process, checked and frozen. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  /** A Neo4j that is there; undefined to start a private one. */
  readonly neo4j: { readonly uri: string; readonly user: string; readonly password: string } | undefined;
  /** Redis of several servers; undefined where there is none. */
  readonly redisUrl: string | undefined;
  readonly neo4jHeap: string;
  readonly dataDir: string;
  readonly cacheDir: string | undefined;
  readonly embeddingThreads: number | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
}

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

/**
 * Reads the settings.
 * @throws AppError STARTUP_FAILED naming each variable that cannot be used, and why.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw unusable(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const values = parsed.data;
  if (!loopback.has(values.HOST)) {
    throw unusable([`HOST: ${values.HOST} is no loopback address, and nobody has to log in`]);
  }
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    neo4j:
      values.NEO4J_URI === undefined
        ? undefined
        : { uri: values.NEO4J_URI, user: values.NEO4J_USER, password: values.NEO4J_PASSWORD },
    redisUrl: values.REDIS_URL,
    neo4jHeap: values.NEO4J_HEAP,
    dataDir: resolve(expandHome(values.MNEMOGRAPH_DATA_DIR ?? envPaths('mnemograph', { suffix: '' }).data)),
    cacheDir: values.MNEMOGRAPH_CACHE_DIR,
    embeddingThreads: values.EMBEDDING_THREADS,
    logLevel: values.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
  });
}

/** Name, default and meaning of every setting, for the documentation. */
export function describeConfig(): readonly { readonly name: string; readonly description: string }[] {
  return Object.entries(environment.shape).map(([name, type]) => ({ name, description: type.description ?? '' }));
}

function expandHome(path: string): string {
  return path.startsWith('~/') ? join(homedir(), path.slice(2)) : path;
}

function unusable(problems: readonly string[]): AppError {
  return new AppError('STARTUP_FAILED', `Some settings cannot be used. ${problems.join('; ')}`, {
    hint: 'The README lists every setting.',
  });
}
