import { readConfig } from '../config.js';
import { AppError } from '../shared/errors.js';
import { createDemoClient, DemoFailure } from './client.js';
import { findServer } from './find-server.js';
import { readStory } from './story.js';
import { tellStory } from './tell-story.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const server = await findServer(readConfig(), say);
  const interrupt = async (): Promise<void> => {
    await server.stop();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void interrupt());
  try {
    await tellStory(createDemoClient(server.url), await readStory(), say);
    if (!server.own) say(`\nGo on in a browser: ${server.url}/graphql shows the question, ready to run.`);
  } finally {
    if (server.own) say('\nStopping the server and removing its folder.');
    await server.stop();
  }
}

/** What a person should know of a failure: its reason alone where it is a known one. */
function fail(error: unknown): void {
  const hint = error instanceof AppError ? `\n${error.hint}` : '';
  const known = error instanceof DemoFailure || error instanceof AppError;
  const text = known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`\nThe demo failed. ${text}${hint}\n`);
  process.exitCode = 1;
}

await main().catch(fail);
