import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { howToRun } from '../shared/how-to-run.js';
import { createLog } from '../shared/log.js';
import { DemoFailure } from './client.js';

/** A server to tell the example to. */
export interface DemoServer {
  readonly url: string;
  /** Whether the demo has started it itself: then nothing of it stays. */
  readonly own: boolean;
  stop(): Promise<void>;
}

/** Longest time in ms that a server at the address may take to say what it is. */
const answerMs = 5_000;

/**
 * The server at the configured address where it is one of ours and ready; else a new one on a free port, whose private
 * database and files are in a temporary folder that `stop` removes.
 * @throws DemoFailure when ours runs but is not ready; AppError STARTUP_FAILED when none can be started
 */
export async function findServer(config: Config, say: (line: string) => void): Promise<DemoServer> {
  const name = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `http://${name}:${config.port}`;
  const found = config.port === 0 ? 'nobody' : await whoAnswers(url);
  if (found === 'ours') {
    say(`Using the server that runs at ${url}. The example stays in it.`);
    return { url, own: false, stop: () => Promise.resolve() };
  }
  if (found === 'somebody else') say(`Something else answers at ${url}; it is left alone.`);
  say('Starting a server of its own, in a temporary folder that is removed at the end.');
  say(`To keep the example, run \`${howToRun.start}\` in one terminal and then \`${howToRun.demo}\` in another.`);
  return startServer(config, say);
}

async function whoAnswers(url: string): Promise<'ours' | 'somebody else' | 'nobody'> {
  const body = JSON.stringify({ query: '{ __type(name: "RagResponse") { name } }' });
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(answerMs) };
  try {
    const answer = await (await fetch(`${url}/graphql`, request)).text();
    if (!answer.includes('"RagResponse"')) return 'somebody else';
  } catch (error) {
    const refused =
      error instanceof TypeError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
    return refused ? 'nobody' : 'somebody else';
  }
  const ready = await fetch(`${url}/health/ready`);
  if (ready.ok) return 'ours';
  throw new DemoFailure(`The server at ${url} runs but is not ready: ${await ready.text()}`);
}

async function startServer(config: Config, say: (line: string) => void): Promise<DemoServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mnemograph-demo-'));
  const remove = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  const log = createLog('warn');
  try {
    await import('reflect-metadata');
    const { compose } = await import('../compose.js');
    const app = await compose({ ...config, port: 0, publicUrl: undefined, neo4j: undefined, dataDir }, log, say);
    return {
      url: app.url,
      own: true,
      stop: async () => {
        await app.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
