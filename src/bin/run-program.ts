import { readFileSync } from 'node:fs';
import { describeConfig } from '../config.js';
import { ArgumentError, type Command, readArguments } from './read-arguments.js';

/** Exit code for arguments that mean nothing. */
const usageExit = 2;

/**
 * Does what the arguments say: starts the server, tells the example, or shows help or version. Before the server or the
 * example it fetches what they need and is not there. Failures are told on stderr and set the exit code.
 */
export function runProgram(args: readonly string[]): void {
  try {
    run(readArguments(args));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    process.stderr.write(`${error.message} \`mnemograph --help\` shows what there is.\n`);
    process.exitCode = usageExit;
  }
}

function run(command: Command): void {
  if (command === 'help') process.stdout.write(help());
  else if (command === 'version') process.stdout.write(`${version()}\n`);
  else void start(command);
}

async function start(command: 'start' | 'demo'): Promise<void> {
  process.setSourceMapsEnabled(true);
  const { makeReady } = await import('../prerequisites/ensure.mjs');
  if (!(await makeReady())) return;
  await import(command === 'demo' ? '../demo/main.js' : '../main.js');
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

function help(): string {
  const settings = describeConfig().map(({ name, description }) => `  ${name.padEnd(28)} ${description}`);
  return `Mnemograph ${version()}: long-term memory for AI agents and the people who work with them.

Usage
  mnemograph               Starts the server. Ctrl-C ends it.
  mnemograph demo          Runs an example, two think processes, on the running server or on one of its own.
  mnemograph --version     Shows the version.
  mnemograph --help        Shows this text.

Settings, as environment variables
${settings.join('\n')}
`;
}
