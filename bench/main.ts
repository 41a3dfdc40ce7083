import { parseArgs } from 'node:util';
import type { Bench, BenchOptions } from './bench.ts';
import { cli } from './cli.ts';
import { documentLists } from './document-lists.ts';
import { hiddenOrMissing } from './hidden-or-missing.ts';
import { importBench } from './import.ts';
import { lineageBench } from './lineage.ts';
import { planning } from './planning.ts';
import { plans } from './plans.ts';
import { recallSpeed } from './recall-speed.ts';
import { createStage } from './stage.ts';

/** Every bench, by its name. */
const benches: readonly Bench[] = [
  recallSpeed,
  hiddenOrMissing,
  documentLists,
  importBench,
  lineageBench,
  plans,
  planning,
  cli,
];

const usage = `npm run bench -- NAME [--size N] [--rounds N] [--seed N] [--data FILE] [--json]

${benches.map(({ name, about }) => `  ${name.padEnd(18)} ${about}`).join('\n')}

  --size N     items that are stored
  --rounds N   measured rounds
  --seed N     another corpus (default 1)
  --data FILE  data of a bench that does not make its own
  --json       one JSON object of the figures as the last line
`;

/** What the command line asks for; undefined after the usage was shown. */
function readCommand(): { bench: Bench; options: BenchOptions; json: boolean } | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      size: { type: 'string' },
      rounds: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const bench = benches.find(({ name }) => name === positionals[0]);
  if (values.help || bench === undefined) {
    process.stdout.write(usage);
    process.exitCode = values.help ? 0 : 2;
    return undefined;
  }
  const { data } = values;
  const seed = wholeNumber('seed', values.seed) ?? 1;
  const options = { data, seed, size: wholeNumber('size', values.size), rounds: wholeNumber('rounds', values.rounds) };
  return { bench, options, json: values.json };
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} must be a whole number from 1 on, got "${text}".`);
  return Number(text);
}

/** Set by Ctrl-C: what fails afterwards fails because of it. */
let interrupted = false;

async function main(): Promise<void> {
  const command = readCommand();
  if (command === undefined) return;
  const stage = createStage();
  const interrupt = async (): Promise<void> => {
    stage.progress('Interrupted: cleaning up …');
    interrupted = true;
    await stage.clear();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void interrupt());
  try {
    const { report, figures } = await command.bench.run(stage, command.options);
    process.stdout.write(`\n${command.bench.name}: ${report}\n`);
    if (command.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  } finally {
    if (!interrupted) await stage.clear();
  }
}

await main().catch((error: unknown) => {
  if (interrupted) return;
  process.stderr.write(
    `\nThe bench failed. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
