import { readFile } from 'node:fs/promises';
import { CreateDocumentDocument, UpdateDocumentDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { createClient } from '../testkit/client.js';
import { startLoginServer } from '../testkit/login.js';
import { refusalOf } from '../testkit/refusal.js';
import { beginStory, type Story } from '../testkit/seed.js';
import type { TestServer } from '../testkit/server.js';

useStory();

const mebibyte = 1024 * 1024;
const tooLong = 'Lamps and ropes.\n'.repeat(80_000);

let server: TestServer;
let small: Story;
let project: string;

beforeAll(async () => {
  server = await startLoginServer({ MAX_UPLOAD_MB: '2', MAX_PDF_PAGES: '3', MAX_TEXT_MB: '1' });
  small = beginStory(createClient('file-limits', server.url));
  project = await small.scope({ kind: 'PROJECT' });
}, 300_000);
afterAll(() => server.stop());

async function refusedUpload(bytes: Uint8Array, filename: string) {
  const response = await small.client.upload(bytes, filename, { scope: project });
  return { status: response.status, ...((await response.json()) as object) };
}

it('refuses more text than is set, given to a new document or to one that is there', async () => {
  const input = { scope: project, type: 'NOTE' as const, content: tooLong };
  const refused = await refusalOf(small.client, CreateDocumentDocument, { input });
  expect(refused).toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringMatching(/^content: .* 1,048,576 bytes/) as string,
  });
  const { id } = await small.document({ ...input, content: 'Short.' });
  const refusal = await refusalOf(small.client, UpdateDocumentDocument, { input: { id, content: tooLong } });
  expect(refusal.code).toBe('BAD_INPUT');
});

it('refuses files with more text, pages or bytes than are set, and says which limit it was', async () => {
  const manual = await readFile(new URL('../fixtures/lighthouse-manual.pdf', import.meta.url));
  expect(await refusedUpload(Buffer.from(tooLong), 'a.md')).toMatchObject({
    ...{ status: 413, code: 'FILE_TOO_LARGE', limit: 'textBytes', maximum: mebibyte },
  });
  expect(await refusedUpload(manual, 'a.pdf')).toMatchObject({
    ...{ status: 413, code: 'FILE_TOO_LARGE', limit: 'pdfPages', maximum: 3 },
  });
  expect(await refusedUpload(Buffer.alloc(2 * mebibyte + 1, 'a'), 'a.txt')).toMatchObject({
    ...{ status: 413, code: 'FILE_TOO_LARGE', limit: 'fileBytes', maximum: 2 * mebibyte },
  });
});

it('takes what is within them', async () => {
  const content = 'Lamps and ropes.\n'.repeat(50);
  expect((await small.document({ scope: project, type: 'NOTE', content })).indexState).toBe('READY');
});
