import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { failure } from '../failure.js';
import { leave } from './leave.js';
import { safeLine } from './safe-text.js';

/** Whether somebody can be asked. */
function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/**
 * Asks before something that cannot be taken back.
 * @param yes what `--yes` says: nobody is asked
 * @throws CliFailure NOT_CONFIRMED when the answer is no, or nobody can be asked
 */
export async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!canAsk()) throw failure('NOT_CONFIRMED', `${question} Nobody can be asked here.`);
  const answer = await ask(`${safeLine(question)} [y/N] `, process.stderr);
  if (!/^y(es)?$/i.test(answer.trim())) throw failure('NOT_CONFIRMED', 'Nothing was changed.', '');
}

/** A secret: asked for without showing it in a terminal, else all of stdin. */
export async function readSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim();
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = await ask('', nowhere);
  process.stderr.write('\n');
  return answer.trim();
}

async function ask(question: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  lines.once('SIGINT', () => {
    lines.close();
    process.stderr.write('\n');
    leave();
  });
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    return await Promise.race([lines.question(question), closed]);
  } finally {
    lines.close();
  }
}
