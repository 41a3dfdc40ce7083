import { checkMachine } from '../doctor/check-machine.js';
import { checkServer } from '../doctor/check-server.js';
import { type Finding, well } from '../doctor/finding.js';
import { clientErrors } from '../failure.js';
import type { Session } from '../session.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';

/** Looks for what is missing or wrong, on this machine and in the server, each with its cure. Works without a server. */
export async function doctor(session: Session): Promise<void> {
  const { url } = session.connection;
  const server = await checkServer(session);
  const serving = server.some(({ name, state }) => name === 'server' && state === 'ok');
  const machine = isHere(url)
    ? await checkMachine(serving)
    : [well('machine', `The server is at ${url}: this machine needs nothing more.`)];
  const findings = [...machine, ...server];
  const ok = findings.every(({ state }) => state !== 'failed');
  await session.out.result({ ok, findings }, () => findings.map(describe).join('\n'));
  if (!ok) process.exitCode = clientErrors.UNWELL.exit;
}

function isHere(url: string): boolean {
  return /^(127\.|localhost$|\[::1\]$)/.test(new URL(url).hostname);
}

const signs = { ok: ['green', '✔'], warning: ['yellow', '!'], failed: ['red', '✘'] } as const;

function describe({ name, state, finding, cure }: Finding): string {
  const [colour, sign] = signs[state];
  const line = `${paint(colour, sign)} ${name.padEnd(24)} ${safeLine(finding)}`;
  return cure === null ? line : `${line}\n${' '.repeat(27)}${paint('bold', '→')} ${safeLine(cure)}`;
}
