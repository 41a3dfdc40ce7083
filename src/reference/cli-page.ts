import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { clientErrors } from '../cli/failure.js';
import { createProgram } from '../cli/program.js';
import { errorTexts } from '../shared/error-texts.js';
import { errorTable } from '../shared/errors.js';

/** Columns of the help texts in the documentation. */
const width = 100;

/** Every command of `memory` with its help text, as Markdown. */
export function cliCommands(): string {
  return [...withThoseBelow(createProgram(), 'memory')]
    .map(([path, command]) => `### ${path}\n\n\`\`\`text\n${helpOf(command)}\n\`\`\``)
    .join('\n\n');
}

function* withThoseBelow(command: CommandUnknownOpts, path: string): Generator<[string, CommandUnknownOpts]> {
  yield [path, command];
  for (const below of command.createHelp().visibleCommands(command)) {
    if (below.name() !== 'help') yield* withThoseBelow(below, `${path} ${below.name()}`);
  }
}

/** The help of a command; the flags that every command has stand with `memory` alone. */
function helpOf(command: CommandUnknownOpts): string {
  let text = '';
  command.configureHelp({ showGlobalOptions: false });
  command.configureOutput({
    writeOut: (part) => (text += part),
    getOutHelpWidth: () => width,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return text.trim();
}

/** Exit codes with the error codes that lead to them, as the rows of a table. */
export function exitCodeRows(): readonly (readonly string[])[] {
  const exits = new Map<number, string[]>([[0, []]]);
  for (const [code, { exit }] of [...Object.entries(errorTable), ...Object.entries(clientErrors)]) {
    exits.set(exit, [...(exits.get(exit) ?? []), `\`${code}\``]);
  }
  return [...exits]
    .sort(([a], [b]) => a - b)
    .map(([exit, codes]) => [String(exit), exit === 0 ? 'All is done.' : codes.join(', ')]);
}

/** The codes of the command itself with what to do, as the rows of a table. */
export function clientErrorRows(): readonly (readonly string[])[] {
  return Object.entries(clientErrors)
    .filter(([code]) => !Object.hasOwn(errorTexts, code))
    .map(([code, { exit, hint }]) => [`\`${code}\``, String(exit), hint]);
}
