import { CommanderError } from '@commander-js/extra-typings';
import { CliFailure, clientErrors, exitOf } from './failure.js';
import { createProgram } from './program.js';
import { leaveQuietly } from './terminal/leave.js';
import { safeJson, safeLine } from './terminal/safe-text.js';

/** What is told of a failure. */
interface Told {
  readonly code: string;
  readonly message: string;
  readonly hint: string | undefined;
  readonly exit: number;
}

/**
 * Runs `memory` with its arguments. What fails is told on stderr with its code and hint (as JSON with `--json`) and sets
 * the exit code of the process.
 */
export async function main(args: readonly string[]): Promise<void> {
  leaveQuietly();
  const program = createProgram();
  if (args.length === 0) {
    program.outputHelp();
    return;
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    const told = toldOf(error);
    if (told === undefined) return;
    process.exitCode = told.exit;
    tell(told, args.includes('--json'));
  }
}

/** What is told of what was thrown; undefined for help and version, which are no failures. */
function toldOf(error: unknown): Told | undefined {
  if (error instanceof CliFailure) return error;
  if (error instanceof CommanderError) return toldOfUsage(error);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'INTERNAL', message, hint: 'That is a fault of ours: please report it.', exit: exitOf('INTERNAL') };
}

/** Commander puts what was meant in a second line, in brackets. */
function toldOfUsage({ message, code, exitCode }: CommanderError): Told | undefined {
  if (exitCode === 0) return undefined;
  const { exit, hint } = clientErrors.USAGE;
  if (code === 'commander.help') {
    process.exitCode = exit; // its help was shown: a subcommand is missing
    return undefined;
  }
  const [first = '', meant] = message.replace(/^error: /, '').split('\n');
  const text = `${first.charAt(0).toUpperCase()}${first.slice(1).replace(/([^.])$/, '$1.')}`;
  return { code: 'USAGE', message: text, hint: meant === undefined ? hint : meant.replace(/^\(|\)$/g, ''), exit };
}

function tell({ code, message, hint }: Told, json: boolean): void {
  if (json) {
    process.stderr.write(`${safeJson({ error: { code, message, ...(hint ? { hint } : {}) } })}\n`);
    return;
  }
  const lines = [
    `${code}: ${message.split('\n').map(safeLine).join('\n')}`,
    ...(hint ? [`Hint: ${safeLine(hint)}`] : []),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}
