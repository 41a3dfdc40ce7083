import 'reflect-metadata';
import { compose, type App } from './compose.js';
import { type Config, readConfig } from './config.js';
import { AppError, errorTable } from './shared/errors.js';
import { howToRun } from './shared/how-to-run.js';
import { createLog } from './shared/log.js';

/** Longest time in ms that an ordered end may take before the process ends all the same. */
const stopMs = 10_000;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const app = await compose(config, log, (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(banner(app, config));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(app));
  const reason = await app.died;
  process.stderr.write(`\n${reason}\n`);
  process.exitCode = 1;
  await stop(app);
}

async function stop(app: App): Promise<void> {
  setTimeout(() => process.exit(1), stopMs).unref();
  await app.stop();
  process.exit();
}

function banner(app: App, config: Config): string {
  const lines = [
    ['GraphQL', `${app.url}/graphql  (open it in a browser: Apollo Sandbox)`],
    ['GraphiQL', `${app.url}/graphiql  (works offline)`],
    ['Upload', `POST ${app.url}/upload`],
    ['Health', `${app.url}/health/ready`],
    ['Database', app.database],
    ['Data', config.dataDir],
    ['Model', modelOf(config)],
    ['Mode', modeOf(config)],
    ['Next', `${howToRun.demo}  in a second terminal, or the first query of the README`],
  ];
  const rows = lines.map(([name = '', text = '']) => `  ${name.padEnd(9)} ${text}`);
  return `\nMnemograph is ready.\n\n${rows.join('\n')}\n\nCtrl-C ends it.\n`;
}

function modelOf({ embedding: { openai } }: Config): string {
  return openai === undefined ? 'on this machine' : `${openai.model} at ${openai.baseUrl}, which texts are sent to`;
}

function modeOf({ auth }: Config): string {
  if (auth.mode === 'local') return 'local: nobody logs in, this machine only';
  const { secret, jwksUrl } = auth;
  const tokens = secret === undefined && jwksUrl === undefined ? '' : 'tokens and ';
  return `login: everybody identifies himself, with ${tokens}API keys`;
}

/** A failed start is told in plain words: what failed, why, and the other ways. */
function fail(error: unknown): void {
  if (error instanceof AppError) {
    process.stderr.write(`\nMnemograph could not start. ${error.message}\n${error.hint}\n\n`);
    process.exitCode = errorTable[error.code].exit;
  } else {
    process.stderr.write(
      `\nMnemograph could not start.\n${error instanceof Error ? (error.stack ?? '') : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}

await main().catch(fail);
