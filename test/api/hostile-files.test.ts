import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DeleteDocumentDocument,
  GetDocumentDocument,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import { percentile } from '../../bench/percentile.js';
import { useStory } from '../testkit/api.js';
import { type Client, createClient } from '../testkit/client.js';
import { hostileFiles } from '../testkit/hostile-files.js';
import { startLoginServer } from '../testkit/login.js';
import { beginStory } from '../testkit/seed.js';
import type { TestServer } from '../testkit/server.js';

useStory();

/** What the server may grow by, in MB; the half of it is room for what other tests make it do. */
const mayGrowMb = 400;

let server: TestServer;
let client: Client;
let project: string;
let outside: Server;
const outsideUrl = 'http://127.0.0.1:';
let asked = 0;
const quiet: number[] = [];
const beside: number[] = [];
let memoryBefore = 0;
let memoryPeak = 0;

/** What a light question takes in ms, as long as `goOn` says. */
async function probe(times: number[], goOn: () => boolean): Promise<void> {
  while (goOn()) {
    const start = performance.now();
    await client.run(GetDocumentDocument, { id: 'none' });
    times.push(performance.now() - start);
    memoryPeak = Math.max(memoryPeak, await memoryMb());
    await new Promise((resolve) => setTimeout(resolve, 10)); // a pause between two questions, nothing is waited for
  }
}

/** Memory of the server's process, without those that it reads files in; 0 where the system does not tell. */
async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid ?? 0}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

beforeAll(async () => {
  outside = createServer((_, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  server = await startLoginServer({});
  const story = beginStory(createClient('hostile-files', server.url));
  client = story.client;
  project = await story.scope({ kind: 'PROJECT' });
  await client.upload(Buffer.from('Warm.'), 'warm.txt', { scope: project });
  await probe(quiet, () => quiet.length < 100);
  memoryBefore = await memoryMb();
}, 300_000);

afterAll(async () => {
  outside.close();
  await server.stop();
});

it('refuses hostile files with a code or takes them as they are, and serves others meanwhile', async () => {
  const { port } = outside.address() as AddressInfo;
  const files = hostileFiles(`${outsideUrl}${port}`);
  const seen: (readonly [string, string])[] = [];
  let over = false;
  const probing = probe(beside, () => !over);
  for (const { what, filename, bytes } of files) {
    const response = await client.upload(await bytes(), filename, { scope: project });
    const { code, document } = (await response.json()) as { code?: string; document?: { id: string } };
    seen.push([what, response.status === 200 ? 'accepted' : (code ?? `${response.status}`)]);
    if (document !== undefined) await client.run(DeleteDocumentDocument, { id: document.id });
  }
  over = true;
  await probing;
  expect(seen).toEqual(files.map(({ what, outcome }) => [what, outcome]));
  const [calm, busy] = [percentile(quiet, 0.99), percentile(beside, 0.99)];
  const grown = memoryPeak - memoryBefore;
  process.stdout.write(
    `hostile files: ${files.length}, p99 of a light query ${calm.toFixed(0)} ms alone, ${busy.toFixed(0)} ms beside ` +
      `(${beside.length} queries), server grew by ${grown.toFixed(0)} MB\n`,
  );
  expect(beside.length).toBeGreaterThan(50);
  expect(grown).toBeLessThan(mayGrowMb);
  expect(asked).toBe(0);
});

it('neither runs nor shows what is hidden in a file that it takes', async () => {
  const { port } = outside.address() as AddressInfo;
  const wanted = ['a DOCX with pictures outside', 'front matter that executes', 'an SVG with a script'];
  const files = hostileFiles(`${outsideUrl}${port}`).filter(({ what }) => wanted.includes(what));
  for (const { filename, bytes } of files) await client.upload(await bytes(), filename, { scope: project });
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'root steal Calm Plan Far away', scope: project });
  const texts = ragQuery.hits.map(({ text }) => text);
  expect(texts.filter((text) => /root:|steal/.test(text))).toEqual([]);
  for (const part of ['Far away', '# Calm', 'Plan']) expect(texts.some((text) => text.includes(part))).toBe(true);
  expect(asked).toBe(0);
});
