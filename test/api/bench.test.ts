import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs the bench as a person does. */
async function runBench(args: readonly string[]): Promise<{ out: string; errors: string; exitCode: number | null }> {
  const child = spawn(process.execPath, ['bench/main.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  await once(child, 'close');
  return { out, errors, exitCode: child.exitCode };
}

it('lists the benches when it is given no name or an unknown one', async () => {
  for (const args of [[], ['no-such-bench']]) {
    const { out, exitCode } = await runBench(args);
    expect([out.includes('recall-speed'), exitCode]).toEqual([true, 2]);
  }
});

it('measures a recall, and ends with its figures as one line of JSON', async () => {
  const { out, errors, exitCode } = await runBench('recall-speed --size 200 --rounds 5 --json'.split(' '));
  expect([exitCode, exitCode === 0 ? '' : errors]).toEqual([0, '']);
  const figures = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
  expect(figures).toMatchObject({ bench: 'recall-speed', chunks: 200, scopes: 20, rounds: 5, seed: 1 });
  const times = {
    p50: expect.any(Number) as number,
    p95: expect.any(Number) as number,
    p99: expect.any(Number) as number,
  };
  const named = { driver: times, graphql: times, graphqlWithoutModel: times, embedding: times, typename: times };
  expect(figures).toMatchObject(named);
  expect(figures).toMatchObject({
    graphqlOverheadMs: expect.any(Number) as number,
    warmP50Ratio: expect.any(Number) as number,
  });
}, 600_000);

it('imports notes and imports them again, which embeds nothing', async () => {
  const { out, errors, exitCode } = await runBench('import --size 20 --json'.split(' '));
  expect([exitCode, exitCode === 0 ? '' : errors]).toEqual([0, '']);
  const figures = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
  expect(figures).toMatchObject({
    ...{ bench: 'import', size: 20, importRatio: expect.any(Number) as number },
    first: { outcomes: { CREATED: 20 }, embedded: figures['passages'] },
    second: { outcomes: { UNCHANGED: 20 }, embedded: 0 },
  });
}, 600_000);
