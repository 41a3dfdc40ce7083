import { readFileSync } from 'node:fs';
import { Command, Option } from '@commander-js/extra-typings';
import type { GlobalFlags } from '../connection.js';
import type { Session } from '../session.js';

/** The command without its subcommands: what holds for each of them. */
export function createRoot() {
  return new Command('memory')
    .description(
      'Long-term memory, from the command line: remember, find, file and share what you and your agents know.',
    )
    .version(versionOf(), '-v, --version', 'Shows the version.')
    .helpOption('-h, --help', 'Shows help.')
    .helpCommand('help [command]', 'Shows help for a command.')
    .option('--json', 'Says the result as JSON, as it does in a pipe.')
    .option('--no-json', 'Says the result for people, in a pipe too.')
    .option('-y, --yes', 'Answers yes to every question.')
    .option('--profile <name>', 'Server, token and scope under a name. Default: MEMORY_PROFILE, else `default`.')
    .option('--url <address>', 'Server. Default: MEMORY_URL, else that of the profile.')
    .option('--tenant <id>', 'Tenant, on a server where nobody logs in. Default: MEMORY_TENANT.')
    .configureHelp({
      showGlobalOptions: true,
      // in the list of all commands its first sentence is enough
      subcommandDescription: (command) => command.description().replace(/([.:]) .*$/s, '.'),
    })
    .configureOutput({ outputError: () => undefined }) // main says it, with code and hint
    .exitOverride()
    .showSuggestionAfterError();
}

/** The command that subcommands are added to. */
export type Program = ReturnType<typeof createRoot>;

/** `--scope`, for the commands that work in a scope. */
export function scopeOption() {
  const text =
    'Scope to work in: an address such as project/proj_5, or a kind alone (project, session, engine …) for the one of that ' +
    'kind that the usual scope is within. `engine` is think-process. Default: MEMORY_SCOPE, else that of the profile.';
  return new Option('-s, --scope <address>', text);
}

/** The end of a help text: lines that can be typed as they are, each with what it does. */
export function examples(...lines: readonly (readonly [command: string, what: string])[]): string {
  const width = Math.max(...lines.map(([command]) => command.length));
  return `\nExamples:\n${lines.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`).join('\n')}\n`;
}

/** A subcommand that is being run: its own flags and those of the command as a whole. */
interface Running {
  optsWithGlobals(): GlobalFlags;
}

/**
 * Does what a command says, with what it works with. Loaded when it is needed: help has to be fast.
 * @param make whether the profile may be one that is not there yet
 */
export async function act(command: Running, work: (session: Session) => Promise<void>, make = false): Promise<void> {
  const { openSession } = await import('../session.js');
  await work(await openSession(command.optsWithGlobals(), make));
}

function versionOf(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
