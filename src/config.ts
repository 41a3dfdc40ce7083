import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import envPaths from 'env-paths';
import { z } from 'zod';
import type { LanguageModelSettings } from './ai/language-model/create-language-model.js';
import { clientSettings } from './client-config.js';
import type { EmbeddingSettings } from './ai/open-embedding-model.js';
import { describeSetting, type SettingEntry } from './reference/setting-values.js';
import { AppError } from './shared/errors.js';

/** The service that is asked where no other is named. */
const openAiUrl = 'https://api.openai.com/v1';

/** A tag and the level of scopes that it promotes to. */
const isPromotionTag = (text: string): boolean =>
  /^[^,]{1,100}:(organization|space|group|universe|project|session)$/.test(text);

const promotionTagsOf = (text: string): readonly string[] => text.split(',').filter((entry) => entry.trim() !== '');

/** Every setting of the product. The name is that of its environment variable, the text its documentation. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('Port of the API; 0 takes a free one.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of the API. Without login only a loopback address is allowed.'),
  AUTH_MODE: z
    .enum(['local', 'login'])
    .optional()
    .describe(
      '`local`: nobody logs in. `login`: everybody sends a token or API key. Default: login with a JWT setting.',
    ),
  AUTH_JWT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Shared secret that signs tokens (HS256), 32 characters or more.'),
  AUTH_JWKS_URL: z.url().optional().describe("Address of the identity provider's public keys, in place of a secret."),
  AUTH_ISSUER: z.string().optional().describe('What `iss` of a token must be.'),
  AUTH_AUDIENCE: z.string().optional().describe('What `aud` of a token must be.'),
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
  EMBEDDING_PROVIDER: z
    .enum(['local', 'openai'])
    .default('local')
    .describe('Who embeds: the model on this machine, or a service that speaks the API of OpenAI.'),
  OPENAI_API_KEY: z.string().optional().describe('Key of that service. One without a key needs OPENAI_BASE_URL.'),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .default(openAiUrl)
    .describe('Address of that service, before `/embeddings`.'),
  EMBEDDING_MODEL: z.string().optional().describe('Model of that service. Default: text-embedding-3-small.'),
  EMBEDDING_DIMENSIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(4_096)
    .optional()
    .describe('Length of its vectors. Default: that of a known model, such as 1536.'),
  EMBEDDING_PRICE_PER_MILLION_TOKENS: z.coerce
    .number()
    .min(0)
    .max(1_000)
    .optional()
    .describe('US dollars of a million tokens. Default: that of a known model, else 0.'),
  LANGUAGE_MODEL: z.string().optional().describe('Language model of that service that runs tasks. Default: none.'),
  LANGUAGE_MODEL_TIMEOUT: z.coerce.number().min(1).max(600).default(60).describe('Its longest answer, in seconds.'),
  DAILY_EMBED_TOKEN_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000_000)
    .optional()
    .describe('Tokens of a tenant a day (UTC) beyond which indexing waits for the next day. Default: no limit.'),
  MAX_UPLOAD_MB: z.coerce.number().int().min(1).max(1_024).default(50).describe('Largest file that is taken, in MiB.'),
  MAX_PDF_PAGES: z.coerce.number().int().min(1).max(100_000).default(2_000).describe('Most pages of a PDF.'),
  MAX_TEXT_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe('Most text of a document, given or read from a file, in MiB of UTF-8.'),
  PROMOTION_TAGS: z
    .string()
    .refine((text) => promotionTagsOf(text).every(isPromotionTag), 'write tag:level, parted by commas')
    .default('project-relevant:project,group-relevant:group')
    .describe('Tags that promote what they are set on, and to which level; projects may have their own.'),
  VERSION_RETENTION: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(20)
    .describe('Versions that a document keeps beside the current one; 0 keeps all of them.'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .optional()
    .describe('Least level that is logged. Default: warn in a terminal, else info.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('Where spans are sent to: an OTLP receiver over HTTP. Without it nothing is traced.'),
  OTEL_TRACES_EXPORTER: z
    .enum(['otlp', 'none'])
    .optional()
    .describe('otlp traces to the default endpoint too, none traces nothing.'),
  OTEL_SERVICE_NAME: z.string().default('mnemograph').describe('Name under which spans are sent.'),
});

/** The settings of one process, checked and frozen. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  /** Who may come: in local mode anybody on this machine, else who sends a token or an API key. */
  readonly auth: {
    readonly mode: 'local' | 'login';
    readonly secret: string | undefined;
    readonly jwksUrl: string | undefined;
    readonly issuer: string | undefined;
    readonly audience: string | undefined;
  };
  /** A Neo4j that is there; undefined to start a private one. */
  readonly neo4j: { readonly uri: string; readonly user: string; readonly password: string } | undefined;
  /** Redis of several servers; undefined where there is none. */
  readonly redisUrl: string | undefined;
  readonly neo4jHeap: string;
  readonly dataDir: string;
  readonly cacheDir: string | undefined;
  readonly embedding: EmbeddingSettings;
  readonly languageModel: LanguageModelSettings | undefined;
  /** How much is taken at once: bytes of a file, pages of a PDF, bytes of text. */
  readonly limits: { readonly fileBytes: number; readonly pdfPages: number; readonly textBytes: number };
  /** Tags that promote what they are set on, as `tag:kind`; projects may have their own. */
  readonly promotionTags: readonly string[];
  /** How many versions a document keeps; 0 for all of them. */
  readonly versionRetention: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** Where spans go; undefined where nothing is traced. */
  readonly tracing: { readonly endpoint: string | undefined; readonly serviceName: string } | undefined;
}

/**
 * Keeps ONNX Runtime from reporting its use to its maker, which it does by default. It looks once, when it is loaded, so that
 * this comes before; a worker thread cannot do it, for its environment is a copy.
 */
export function denyRuntimeTelemetry(): void {
  process.env['ORT_DISABLE_TELEMETRY'] = '1';
}

const mebibyte = 1024 * 1024;
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
  const auth = readAuth(values);
  if (auth.mode === 'local' && !loopback.has(values.HOST)) {
    throw unusable([`HOST: ${values.HOST} is no loopback address, and nobody has to log in (AUTH_MODE)`]);
  }
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    auth,
    neo4j:
      values.NEO4J_URI === undefined
        ? undefined
        : { uri: values.NEO4J_URI, user: values.NEO4J_USER, password: values.NEO4J_PASSWORD },
    redisUrl: values.REDIS_URL,
    neo4jHeap: values.NEO4J_HEAP,
    dataDir: resolve(expandHome(values.MNEMOGRAPH_DATA_DIR ?? envPaths('mnemograph', { suffix: '' }).data)),
    cacheDir: values.MNEMOGRAPH_CACHE_DIR,
    embedding: readEmbedding(values),
    languageModel: readLanguageModel(values),
    limits: {
      fileBytes: values.MAX_UPLOAD_MB * mebibyte,
      pdfPages: values.MAX_PDF_PAGES,
      textBytes: values.MAX_TEXT_MB * mebibyte,
    },
    promotionTags: promotionTagsOf(values.PROMOTION_TAGS),
    versionRetention: values.VERSION_RETENTION,
    logLevel: values.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    tracing: tracingOf(values),
  });
}

function tracingOf(values: z.infer<typeof environment>): Config['tracing'] {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_EXPORTER: exporter,
    OTEL_SERVICE_NAME: serviceName,
  } = values;
  const on = exporter === 'otlp' || (endpoint !== undefined && exporter !== 'none');
  return on ? { endpoint, serviceName } : undefined;
}

/** Models that are known, with the length of their vectors; those of the first kind are shortened when asked. */
const knownModels: Readonly<Record<string, number>> = {
  'text-embedding-3-small': 1536,
  'text-embedding-3-large': 3072,
  'text-embedding-ada-002': 1536,
};

function readEmbedding(values: z.infer<typeof environment>): EmbeddingSettings {
  const {
    EMBEDDING_MODEL: named,
    EMBEDDING_DIMENSIONS: length,
    OPENAI_API_KEY: apiKey,
    OPENAI_BASE_URL: baseUrl,
  } = values;
  const common = {
    threads: values.EMBEDDING_THREADS,
    pricePerMillion: values.EMBEDDING_PRICE_PER_MILLION_TOKENS,
    dailyTokenLimit: values.DAILY_EMBED_TOKEN_LIMIT,
  };
  if (values.EMBEDDING_PROVIDER === 'local') {
    if (named !== undefined || length !== undefined) {
      throw unusable(['EMBEDDING_MODEL and EMBEDDING_DIMENSIONS need EMBEDDING_PROVIDER=openai']);
    }
    return { ...common, openai: undefined };
  }
  const model = named ?? 'text-embedding-3-small';
  const native = knownModels[model];
  const dimensions = length ?? native;
  if (apiKey === undefined && baseUrl === openAiUrl) throw unusable(['OPENAI_API_KEY: OpenAI needs a key']);
  if (dimensions === undefined) throw unusable([`EMBEDDING_DIMENSIONS: say how long the vectors of ${model} are`]);
  const asksDimensions = dimensions !== native && model.startsWith('text-embedding-3-');
  return { ...common, openai: { apiKey, baseUrl, model, dimensions, asksDimensions } };
}

function readLanguageModel(values: z.infer<typeof environment>): LanguageModelSettings | undefined {
  const { LANGUAGE_MODEL: model, OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = values;
  if (model === undefined) return undefined;
  if (apiKey === undefined && baseUrl === openAiUrl) throw unusable(['OPENAI_API_KEY: OpenAI needs a key']);
  return { apiKey, baseUrl, model, timeoutMs: values.LANGUAGE_MODEL_TIMEOUT * 1_000 };
}

function readAuth(values: z.infer<typeof environment>): Config['auth'] {
  const { AUTH_JWT_SECRET: secret, AUTH_JWKS_URL: jwksUrl, AUTH_ISSUER: issuer, AUTH_AUDIENCE: audience } = values;
  const tokens = secret !== undefined || jwksUrl !== undefined;
  const mode = values.AUTH_MODE ?? (tokens ? 'login' : 'local');
  if (secret !== undefined && jwksUrl !== undefined)
    throw unusable(['AUTH_JWT_SECRET and AUTH_JWKS_URL exclude each other']);
  if (mode === 'local' && tokens) throw unusable(['AUTH_MODE: local has no tokens; leave out the JWT settings']);
  return { mode, secret, jwksUrl, issuer, audience };
}

/** Every setting, those of the `memory` command last, for the documentation. */
export function describeConfig(): readonly SettingEntry[] {
  const { properties = {} } = z.toJSONSchema(environment, { io: 'output', unrepresentable: 'any' });
  const ofServer = Object.entries(properties).map(([name, schema]) => describeSetting(name, schema));
  return [...ofServer, ...clientSettings];
}

function expandHome(path: string): string {
  return path.startsWith('~/') ? join(homedir(), path.slice(2)) : path;
}

function unusable(problems: readonly string[]): AppError {
  return new AppError('STARTUP_FAILED', `Some settings cannot be used. ${problems.join('; ')}`, {
    hint: 'docs/reference/configuration.md lists every setting.',
  });
}
