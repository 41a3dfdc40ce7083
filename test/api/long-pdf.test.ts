import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { GetDocumentDocument, RagQueryDocument, WatchIndexDocument } from '../../src/client/generated/operations.js';
import type { Client } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { createRandom } from '../../bench/random.js';
import { type MortalServer, startMortalServer } from '../testkit/mortal-server.js';
import { beginStory } from '../testkit/seed.js';

jest.setTimeout(15 * 60_000);

const pages = 120;
let dataDir: string;
let server: MortalServer;
let project: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mnemograph-long-'));
  server = await startMortalServer(dataDir, 'long');
  project = await beginStory(await server.client()).scope({ kind: 'PROJECT' });
}, 300_000);
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A PDF of 120 pages on one subject each. */
async function longPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) {
    const lines = Array.from({ length: 3 }, (_, line) => `Entry ${line} of the keeper on day ${page} of the log.`);
    const first = page === 3 ? 'The surgeon took out the appendix of a sailor.' : `On day ${page} the lamp was lit.`;
    pdf
      .addPage([400, 500])
      .drawText([first, `Codeword: zephyr${page}.`, ...lines].join('\n'), { x: 20, y: 460, size: 10, lineHeight: 14 });
  }
  return pdf.save();
}

async function uploadPdf(client: Client, id: string): Promise<void> {
  const response = await client.upload(await longPdf(), `${id}.pdf`, { scope: project, id });
  expect(await response.json()).toMatchObject({ document: { indexState: 'PENDING', pageCount: pages }, warnings: [] });
}

const look = async (client: Client, id: string) => (await client.run(GetDocumentDocument, { id })).document;

it('indexes a PDF of 120 pages in the background, told step by step, and answers from it meanwhile', async () => {
  const client = await server.client();
  const watching = client.watch(WatchIndexDocument, { scope: project, documentId: 'log', since: '0' });
  await uploadPdf(client, 'log');
  const { ragQuery: byWord } = await client.run(RagQueryDocument, { query: 'zephyr77', scope: project, limit: 100 });
  expect(byWord.hits.find(({ page }) => page === 77)).toMatchObject({ documentId: 'log', textScore: 1 });
  const seen: { readonly kind: string; readonly embedded: number | null }[] = [];
  for await (const { indexEvents } of watching) {
    seen.push({ kind: indexEvents.kind, embedded: indexEvents.embedded });
    if (indexEvents.kind === 'INDEXING' && seen.filter(({ kind }) => kind === 'INDEXING').length === 1) {
      const query = 'Which operation did the doctor perform?';
      const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project });
      expect(ragQuery.hits[0]).toMatchObject({ page: 3, textScore: 0 });
    }
    if (indexEvents.kind === 'READY') break;
  }
  const kinds = seen.map(({ kind }) => kind);
  expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toEqual(['PENDING', 'INDEXING', 'READY']);
  const embedded = seen.flatMap((event) => event.embedded ?? []);
  expect(embedded).toEqual(embedded.toSorted((a, b) => a - b));
  expect(embedded.some((count) => count > 0 && count < pages)).toBe(true);
  expect(await look(client, 'log')).toMatchObject({
    indexState: 'READY',
    indexProgress: { chunks: pages, embedded: pages },
  });
});

it('goes on with it after the server was killed, where it was', async () => {
  await uploadPdf(await server.client(), 'second');
  const before = await eventually(
    async () => look(await server.client(), 'second'),
    (document) => (document?.indexProgress.embedded ?? 0) > 0,
  );
  await server.kill('server', createRandom(1));
  const client = await server.client();
  const after = await look(client, 'second');
  expect(after?.indexProgress.embedded).toBeGreaterThanOrEqual(before?.indexProgress.embedded ?? pages);
  const ready = await eventually(
    () => look(client, 'second'),
    (document) => document?.indexState === 'READY',
  );
  expect(ready?.indexProgress).toEqual({ chunks: pages, embedded: pages });
});
