import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import type { Program } from './commands/root.js';

/** Says the script that makes a shell complete the arguments of `memory`. */
export function writeScript(program: Program, shell: string): void {
  completionOf(program).setup(program.name(), program.name(), shell);
}

/** Says what may follow the words that were typed so far. */
export function writeSuggestions(program: Program, typed: readonly string[]): void {
  completionOf(program).parse([...typed]);
}

/** The completion reads the tree as commander types it; ours knows its options beside. */
function completionOf(program: Program): ReturnType<typeof tab> {
  return tab(program as unknown as Command, { completionCommandName: 'completion' });
}
