import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type Bench, type BenchOptions, type BenchResult, table } from './bench.ts';
import { createHttpClient } from './http-client.ts';
import { percentile, roundMs } from './percentile.ts';
import type { Stage } from './stage.ts';

export const cli: Bench = {
  name: 'cli',
  about: 'How soon `memory --help` is there, and the first byte of `memory search`, beside a bare start of Node.',
  run,
};

const defaultSize = 200;
const defaultRounds = 30;
const tenant = 'bench';
const scope = 'project/cli';
const program = resolve('dist/bin/memory.cjs');

const ask = `query ($query: String!, $scope: String!) {
  ragQuery(query: $query, scope: $scope) { hits { documentId title text score } trace { searchMs embedMs } }
}`;
const fill = `mutation ($input: ImportDocumentsInput!) { importDocuments(input: $input) { failed } }`;
const page = 100;

/** Times in ms until the first byte of stdout and until the end. */
interface Timed {
  readonly first: number;
  readonly whole: number;
}

async function run(stage: Stage, { size = defaultSize, rounds = defaultRounds }: BenchOptions): Promise<BenchResult> {
  const server = await stage.startServer(await stage.startDatabase());
  const client = createHttpClient(server.url, tenant);
  stage.onClear(() => client.close());
  await client.run('mutation { createScope(input: { kind: PROJECT, id: "cli" }) { key } }', {});
  for (let from = 0; from < size; from += page) {
    const documents = Array.from({ length: Math.min(page, size - from) }, (_, i) => fact(from + i));
    await client.run(fill, { input: { scope, documents } });
  }
  const env = {
    ...process.env,
    MEMORY_URL: server.url,
    MEMORY_TENANT: tenant,
    MEMORY_SCOPE: scope,
    MEMORY_CONFIG_DIR: server.dataDir,
  };
  const times: Record<'bare' | 'help' | 'search', Timed[]> = { bare: [], help: [], search: [] };
  const asked: number[] = [];
  stage.progress(`Measuring ${rounds} rounds …`);
  for (let round = -2; round < rounds; round += 1) {
    const question = `What was decided about matter ${round + 2}?`;
    const bare = await timed(['-e', 'process.stdout.write("x")'], env);
    const help = await timed([program, '--help'], env);
    const search = await timed([program, 'search', question, '--json'], env);
    const started = performance.now();
    await client.run(ask, { query: `${question} Again`, scope });
    if (round < 0) continue; // warms up
    asked.push(performance.now() - started);
    times.bare.push(bare);
    times.help.push(help);
    times.search.push(search);
  }
  return reportOf(size, rounds, times, asked);
}

function reportOf(
  size: number,
  rounds: number,
  times: Readonly<Record<'bare' | 'help' | 'search', readonly Timed[]>>,
  asked: readonly number[],
): BenchResult {
  const p50 = (values: readonly number[]): number => roundMs(percentile(values, 0.5));
  const first = (values: readonly Timed[]): number => p50(values.map((time) => time.first));
  const whole = (values: readonly Timed[]): number => p50(values.map((time) => time.whole));
  const [bareMs, helpMs, serverMs, searchMs] = [whole(times.bare), whole(times.help), p50(asked), first(times.search)];
  const figures = {
    ...{ bench: 'cli', documents: size, rounds, bareNodeMs: bareMs, helpMs, helpRatio: roundMs(helpMs / bareMs) },
    ...{ searchFirstByteMs: searchMs, serverMs, searchOverServerMs: roundMs(searchMs - serverMs) },
  };
  const rows = [
    ['node, bare', first(times.bare), bareMs],
    ['memory --help', first(times.help), helpMs],
    ['memory search', searchMs, whole(times.search)],
    ['the same question over HTTP', serverMs, serverMs],
  ];
  const notes = `help / bare ${figures.helpRatio}; search, first byte, beyond the server ${figures.searchOverServerMs} ms`;
  return {
    report: `${size} facts; ${rounds} rounds; ${notes}\n\n${table(['ms, p50', 'first byte', 'end'], rows)}`,
    figures,
  };
}

async function timed(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Timed> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let first: number | undefined;
  let errors = '';
  child.stdout.on('data', () => (first ??= performance.now() - started));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  await once(child, 'close');
  const whole = performance.now() - started;
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} failed: ${errors}`);
  return { first: first ?? whole, whole };
}

const fact = (i: number) => ({
  id: `doc_${i}`,
  type: 'FACT',
  content: `Matter ${i} was decided in meeting ${i % 17}.`,
});
