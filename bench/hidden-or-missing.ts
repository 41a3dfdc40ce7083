import { type Bench, type BenchOptions, type BenchResult, table } from './bench.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { percentile, roundMs } from './percentile.ts';
import type { Stage } from './stage.ts';

const tenant = 'bench';
const defaultSize = 200;
const defaultRounds = 2_000;
const warmUpRounds = 100;

export const hiddenOrMissing: Bench = {
  name: 'hidden-or-missing',
  about: 'How long the API takes to deny what is hidden, against what does not exist.',
  run,
};

/** Something to ask about: what is hidden, and what does not exist, by a number. */
interface Question {
  readonly name: string;
  readonly text: string;
  readonly hidden: (n: number) => string;
  readonly missing: (n: number) => string;
}

const questions: readonly Question[] = [
  {
    name: 'document',
    text: 'query ($it: ID!) { document(id: $it) { id } }',
    hidden: (n) => `hidden-${n}`,
    missing: (n) => `absent-${n}`,
  },
  {
    name: 'scope',
    text: 'query ($it: String!) { scope(address: $it) { key } }',
    hidden: () => 'project/hidden-1',
    missing: () => 'project/absent-1',
  },
  {
    name: 'documents',
    text: 'query ($it: String!) { documents(scope: $it) { totalCount } }',
    hidden: () => 'project/hidden-1',
    missing: () => 'project/absent-1',
  },
];

async function run(stage: Stage, options: BenchOptions): Promise<BenchResult> {
  const { size = defaultSize, rounds = defaultRounds, seed } = options;
  const database = await stage.startDatabase();
  const server = await stage.startServer(database);
  const admin = createHttpClient(server.url, tenant);
  stage.onClear(() => admin.close());
  stage.progress(`Storing ${size} documents that the guest may not see \u2026`);
  const guest = createHttpClient(server.url, tenant, await prepare(admin, size));
  stage.onClear(() => guest.close());
  await checkSight(guest);
  const rows: { name: string; hidden: number; missing: number; difference: number }[] = [];
  for (const question of questions) {
    stage.progress(`Asking for ${question.name}: ${rounds} rounds \u2026`);
    await measure(guest, question, Math.min(rounds, warmUpRounds), size);
    const times = await measure(guest, question, rounds, size);
    const [hidden, missing] = [percentile(times.hidden, 0.5), percentile(times.missing, 0.5)].map(roundMs);
    rows.push({
      name: question.name,
      hidden: hidden ?? 0,
      missing: missing ?? 0,
      difference: roundMs((hidden ?? 0) - (missing ?? 0)),
    });
  }
  const lines = rows.map(({ name, hidden, missing, difference }) => [name, hidden, missing, difference]);
  const report = `medians in ms of ${rounds} rounds\n${table(['asked for', 'hidden', 'missing', 'difference'], lines)}\n`;
  return { report, figures: { bench: hiddenOrMissing.name, documents: size, rounds, seed, questions: rows } };
}

/** @throws Error where the guest sees what he must not, or not what he may: then nothing would be measured */
async function checkSight(guest: HttpClient): Promise<void> {
  const text = '{ open: scope(address: "project/open-1") { id } hidden: scope(address: "project/hidden-1") { id } }';
  const { open, hidden } = await guest.run<{ open: unknown; hidden: unknown }>(text, {});
  if (open === null || hidden !== null) throw new Error('The guest does not see what he may, or more than that.');
}

/** Makes what is hidden, and a guest who sees another project alone; gives his API key. */
async function prepare(admin: HttpClient, size: number): Promise<string> {
  for (const id of ['open-1', 'hidden-1']) {
    await admin.run('mutation ($id: ID!) { createScope(input: { kind: PROJECT, id: $id }) { key } }', { id });
  }
  for (let n = 0; n < size; n += 1) {
    const input = { scope: 'project/hidden-1', id: `hidden-${n}`, type: 'FACT', content: 'Nobody else knows it.' };
    await admin.run('mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { outcome } }', { input });
  }
  await admin.run('mutation { setMember(input: { scope: "project/open-1", userId: "guest" }) { outcome } }', {});
  const made = await admin.run<{ createApiKey: { secret: string } }>(
    'mutation { createApiKey(input: { name: "guest", userId: "guest", permission: READ }) { secret } }',
    {},
  );
  return made.createApiKey.secret;
}

async function measure(
  guest: HttpClient,
  { text, hidden, missing }: Question,
  rounds: number,
  size: number,
): Promise<{ hidden: readonly number[]; missing: readonly number[] }> {
  const times = { hidden: [] as number[], missing: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const n = round % size;
    const [first, second] = round % 2 === 0 ? (['hidden', 'missing'] as const) : (['missing', 'hidden'] as const);
    for (const way of [first, second]) {
      times[way].push(await timeOf(guest, text, way === 'hidden' ? hidden(n) : missing(n)));
    }
  }
  return times;
}

/** Milliseconds until the answer; a refusal is one. */
async function timeOf(guest: HttpClient, text: string, it: string): Promise<number> {
  const started = performance.now();
  await guest.run(text, { it }).catch(() => undefined);
  return performance.now() - started;
}
