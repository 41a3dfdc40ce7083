import { parseArgs } from 'node:util';

/** What the program is asked to do. */
export type Command = 'start' | 'demo' | 'help' | 'version';

/** Arguments that mean nothing to the program; the message says which. */
export class ArgumentError extends Error {}

/**
 * Reads the arguments of `mnemograph`: none starts the server, `demo` tells the example.
 * @throws ArgumentError for an unknown flag, an unknown command, or more than one
 */
export function readArguments(args: readonly string[]): Command {
  const options = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } } as const;
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  let command: Command = 'start';
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (token.value !== 'demo') throw new ArgumentError(`There is no command "${token.value}".`);
      if (command === 'demo') throw new ArgumentError('One command at a time.');
      if (command === 'start') command = 'demo';
      continue;
    }
    if (token.name !== 'help' && token.name !== 'version') throw new ArgumentError(`Unknown flag ${token.rawName}.`);
    if (token.value !== undefined) throw new ArgumentError(`${token.rawName} takes no value.`);
    if (command !== 'help') command = token.name;
  }
  return command;
}
