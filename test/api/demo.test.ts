import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { assertGraph, closeAssertions } from '../testkit/assert-graph.js';
import { testEnvironment } from '../testkit/environment.js';
import { startTestServer, type TestServer } from '../testkit/server.js';

/** What a run of the demo printed, and how it ended. */
interface DemoRun {
  readonly out: string;
  readonly errors: string;
  readonly exitCode: number | null;
}

/** Runs the built demo as a person does, where the server is expected at `port`. */
async function runDemo(port: number): Promise<DemoRun> {
  const env = { ...process.env, PORT: String(port), FORCE_COLOR: '0' }; // jest turns colours on for what it starts
  const child = spawn(process.execPath, ['dist/demo/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  await once(child, 'close');
  return { out, errors, exitCode: child.exitCode };
}

/** Titles of the hits of each answer, best first: the rows between the heading of a table and the empty line after it. */
function titlesOf(out: string): string[][] {
  return [...out.matchAll(/^ {2}scope .*\n((?:.+\n)*)/gm)].map(([, rows = '']) =>
    rows
      .trimEnd()
      .split('\n')
      .map((row) => /(?:Extraction: )?\S+\.(?:pdf|md)/.exec(row.slice(row.indexOf('/') + 1))?.[0] ?? row),
  );
}

/** The lines of the tree that begins with a line. */
function treeUnder(out: string, root: string): readonly string[] {
  const lines = out.split('\n');
  const below = lines.slice(lines.indexOf(`  ${root}`) + 1);
  const end = below.findIndex((line) => !/^ +[│├└]/.test(line));
  return below.slice(0, end).map((line) => line.trimEnd());
}

const answer = 'Synthesis: kitaev2020_reformer.pdf and 3 more';

function checkStory({ out, errors, exitCode }: DemoRun): void {
  expect([errors, exitCode]).toEqual(['', 0]);
  const [before = [], after = []] = titlesOf(out);
  expect(before[0]).toBe('dao2022_flashattention.pdf');
  expect(before).not.toContain('Extraction: dao2022_flashattention.pdf');
  const papers = ['Extraction: dao2022_flashattention.pdf', 'dao2022_flashattention.pdf'];
  expect([...new Set(after)].slice(0, 2).sort()).toEqual(papers);
  expect(treeUnder(out, answer).filter((line) => line.endsWith('.pdf')).length).toBeGreaterThanOrEqual(3);
  const stale = treeUnder(out, 'survey_overview.md');
  expect(stale.length).toBeGreaterThanOrEqual(5);
  expect(stale.filter((line) => !line.endsWith('stale'))).toEqual([]);
  expect(out).toContain('compare_methods was run again');
}

const portOf = ({ url }: TestServer): number => Number(new URL(url).port);

let server: TestServer;
beforeAll(async () => {
  const { uri, user, password } = testEnvironment().neo4j;
  server = await startTestServer({ env: { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password } });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await closeAssertions();
});

it('runs the example on a server that runs, and runs it again from what it left there', async () => {
  const first = await runDemo(portOf(server));
  checkStory(first);
  expect(first.out).toContain(`Using the server that runs at ${server.url}.`);
  expect(first.out).toContain('Loaded 2 scopes and 7 documents:');
  const second = await runDemo(portOf(server));
  checkStory(second);
  expect(second.out).toContain('It is loaded already: 2 scopes and 7 documents.');
  expect(second.out).toContain('An earlier run changed survey_overview.md; it is again what it was.');
  expect(second.out).toContain('8 findings of an earlier run were deleted.');
  expect(second.out).not.toContain('\u001B[');
  await assertGraph('local');
}, 600_000);

it('starts a server of its own where something else has the port, and leaves the stranger alone', async () => {
  const stranger = createServer((socket) => {
    socket.resume().end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n');
  });
  stranger.listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const address = stranger.address();
  const run = await runDemo(typeof address === 'object' && address !== null ? address.port : 0);
  await new Promise((resolve) => stranger.close(resolve));
  checkStory(run);
  expect(run.out).toContain('it is left alone');
  expect(run.out).toContain('Stopping the server and removing its folder.');
}, 600_000);
