import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, readdir, readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import {
  AddTagsDocument,
  DeleteDocumentDocument,
  GetDocumentDocument,
  RagQueryDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { type Client, createClient } from '../testkit/client.js';
import { testEnvironment } from '../testkit/environment.js';
import { eventually } from '../testkit/eventually.js';
import { refusalOf } from '../testkit/refusal.js';
import { beginStory } from '../testkit/seed.js';
import { startTestServer } from '../testkit/server.js';

const story = useStory();

const fixture = (name: string): Promise<Buffer> => readFile(new URL(`../fixtures/${name}`, import.meta.url));

interface Uploaded {
  readonly outcome: string;
  readonly warnings: readonly string[];
  readonly document: { readonly id: string; readonly key: string };
}

/** Uploads a fixture and gives the answer with the document as GraphQL shows it. */
async function upload(client: Client, name: string, fields: Readonly<Record<string, string>>) {
  const response = await client.upload(await fixture(name), name, fields);
  const answer = (await response.json()) as Uploaded;
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
  const { document } = await client.run(GetDocumentDocument, { id: answer.document.id });
  if (document === null) throw new Error('The document is not there.');
  return { ...answer, document };
}

/** Where a blob that a document's content names is on the disk of the run's server. */
const blobPath = (content: string): string => join(testEnvironment().dataDir, content);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

it('takes a Markdown file with its front matter, title, tags and sections', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const { outcome, document } = await upload(client, 'contract-de.md', { scope: project, tags: '#vertrag, 2026' });
  expect(outcome).toBe('CREATED');
  const text = (await fixture('contract-de.md')).toString('utf8');
  expect(document).toMatchObject({
    type: 'FILE',
    mimeType: 'text/markdown',
    filename: 'contract-de.md',
    content: text,
  });
  expect(document).toMatchObject({
    scope: project,
    pageCount: null,
    indexState: 'READY',
    source: { type: 'USER_UPLOAD' },
  });
  expect(document.tags.map((tag) => tag.id)).toEqual(['2026', 'miete', 'vertrag']);
  expect(document.metadata).toMatchObject({ year: 2025, signed: true });
  expect(document.indexProgress.chunks).toBeGreaterThan(2);
});

it.each([
  ['contract-de.txt', 'text/plain'],
  ['settings.json', 'application/json'],
  ['settings.yaml', 'application/yaml'],
  ['keepers.csv', 'text/csv'],
  ['flash.py', 'text/x-py'],
])('takes %s as %s', async (name, mimeType) => {
  const { client, scope } = story();
  const { document } = await upload(client, name, { scope: await scope({ kind: 'PROJECT' }) });
  expect(document).toMatchObject({ mimeType, title: name, filename: name, indexState: 'READY' });
  expect(document.indexProgress.embedded).toBeGreaterThan(0);
});

it('takes id, title, type and metadata from the form', async () => {
  const { client, scope } = story();
  const fields = {
    scope: await scope({ kind: 'PROJECT' }),
    id: 'doc_c',
    title: 'Contract',
    type: 'note',
    metadata: '{"year":2026,"open":true}',
  };
  const { document } = await upload(client, 'contract-de.txt', fields);
  expect(document).toMatchObject({
    id: 'doc_c',
    title: 'Contract',
    type: 'NOTE',
    metadata: { year: 2026, open: true },
  });
});

it('answers from every page of a PDF with its page number', async () => {
  // Term statistics of the full-text index are global: beside the texts of other tests the ranks move. So it is asked alone.
  const alone = await startTestServer({ env: { NEO4J_URI: '', NEO4J_HEAP: '512m' }, startMs: 240_000 });
  try {
    const { client, scope } = beginStory(createClient('manual', alone.url));
    const project = await scope({ kind: 'PROJECT' });
    const { document } = await upload(client, 'lighthouse-manual.pdf', { scope: project, id: 'manual' });
    expect(document).toMatchObject({ mimeType: 'application/pdf', pageCount: 25 });
    expect(document.content).toMatch(/^blobs\/[0-9a-f]{2}\/[0-9a-f]{64}$/);
    expect(await readFile(join(alone.dataDir, document.content))).toEqual(await fixture('lighthouse-manual.pdf'));
    const look = async () => (await client.run(GetDocumentDocument, { id: 'manual' })).document?.indexState;
    await eventually(look, (state) => state === 'READY');
    const { questions, ranks } = await rankPages(client, project);
    // The manual holds entries that sound alike on other pages: the right page is first for 22 of the 25 questions.
    expect(questions).toBeGreaterThanOrEqual(24);
    expect(ranks.filter((rank) => rank === -1)).toEqual([]);
    expect(ranks.filter((rank) => rank === 0).length).toBeGreaterThanOrEqual(questions * 0.8);
  } finally {
    await alone.stop();
  }
});

/** Where the right page stands among the hits of each question about the manual, from 0; -1 where it is not among them. */
async function rankPages(client: Client, scope: string): Promise<{ questions: number; ranks: readonly number[] }> {
  const { questions } = JSON.parse((await fixture('lighthouse-manual.questions.json')).toString()) as {
    questions: { question: string; page: number }[];
  };
  const ranks: number[] = [];
  for (const { question, page } of questions) {
    const { hits } = (await client.run(RagQueryDocument, { query: question, scope })).ragQuery;
    ranks.push(hits.findIndex((hit) => hit.page === page));
  }
  return { questions: questions.length, ranks };
}

it('keeps what a file says about itself as far as it goes', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const text = `---\ntitle: ${'t'.repeat(600)}\nabstract: ${'a'.repeat(3_000)}\n---\n## Tides\n\nThe tide turns at noon.\n`;
  const response = await client.upload(Buffer.from(text), 'tides.md', { scope: project, id: 'tides' });
  expect(response.status).toBe(200);
  const { document } = await client.run(GetDocumentDocument, { id: 'tides' });
  expect(document?.title).toBe('t'.repeat(500));
  expect(document?.metadata).toMatchObject({ abstract: 'a'.repeat(3_000) });
});

it('answers in the names and values of the API', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'proj_answer' });
  const response = await client.upload(await fixture('contract-de.md'), 'contract-de.md', {
    scope: project,
    type: 'note',
  });
  const { document } = (await response.json()) as { document: Record<string, unknown> };
  expect(document).toMatchObject({ scope: 'project/proj_answer', type: 'NOTE', indexState: 'READY', version: 1 });
  expect(Object.keys(document).filter((name) => ['scopeKey', 'generation', 'blobHash'].includes(name))).toEqual([]);
});

it('finds the passages of a PDF under its new title', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await upload(client, 'two-columns.pdf', { scope: project, id: 'paper', title: 'Old name' });
  await client.run(UpdateDocumentDocument, { input: { id: 'paper', title: 'Zanzibarian treatise' } });
  const ready = async () => (await client.run(GetDocumentDocument, { id: 'paper' })).document?.indexState;
  await eventually(ready, (state) => state === 'READY');
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'Zanzibarian', scope: project });
  expect(ragQuery.hits[0]).toMatchObject({ title: 'Zanzibarian treatise', page: 1, textScore: 1 });
});

it('says which pages of a PDF hold no text, and finds the others', async () => {
  const { client, scope } = story();
  const { warnings, document } = await upload(client, 'scanned.pdf', { scope: await scope({ kind: 'PROJECT' }) });
  expect(warnings.join()).toMatch(/page 2/);
  expect(document.indexProgress.chunks).toBeGreaterThan(0);
});

it('finds an image by its title and tags, before and after it is renamed', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const fields = { scope: project, id: 'crate', title: 'Lamp crate', tags: 'shipment' };
  const { warnings, document } = await upload(client, 'lamp-crate.png', fields);
  expect(warnings.join()).toMatch(/image/);
  expect(document).toMatchObject({ mimeType: 'image/png', content: expect.stringMatching(/^blobs\//) as string });
  const textOf = async (query: string) =>
    (await client.run(RagQueryDocument, { query, scope: project })).ragQuery.hits.map((hit) => hit.text).join();
  expect(await textOf('lamp crate shipment')).toBe('Lamp crate\n#shipment\nwidth: 862\nheight: 616');
  await client.run(AddTagsDocument, { id: 'crate', tags: ['fragile'] });
  await client.run(UpdateDocumentDocument, { input: { id: 'crate', title: 'Bulb box' } });
  expect(await textOf('bulb box')).toBe('Bulb box\n#fragile #shipment\nheight: 616\nwidth: 862');
  const refusal = await refusalOf(client, UpdateDocumentDocument, { input: { id: 'crate', content: 'Text.' } });
  expect(refusal.code).toBe('BAD_INPUT');
});

it('stores equal content once, and removes it with the last document that has it', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const unique = Buffer.concat([await fixture('two-columns.pdf'), Buffer.from(`\n%${client.tenant}\n`)]);
  const send = async (id: string) => {
    const response = await client.upload(unique, `${id}.pdf`, { scope: project, id });
    expect(response.status).toBe(200);
    return (await client.run(GetDocumentDocument, { id })).document?.content ?? '';
  };
  const [one = '', two, three] = await Promise.all(['one', 'two', 'three'].map(send));
  expect([two, three]).toEqual([one, one]);
  await client.run(DeleteDocumentDocument, { id: 'one' });
  await client.run(DeleteDocumentDocument, { id: 'two' });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await exists(blobPath(one))).toBe(true);
  await client.run(DeleteDocumentDocument, { id: 'three' });
  await eventually(
    () => exists(blobPath(one)),
    (there) => !there,
  );
  expect(await send('four')).toBe(one);
  expect(await exists(blobPath(one))).toBe(true);
});

describe('refused, with nothing left of it:', () => {
  const refused: readonly [string, () => Promise<Buffer>, string, Readonly<Record<string, string>>, number, string][] =
    [
      ['an encrypted PDF', () => fixture('encrypted.pdf'), 'encrypted.pdf', {}, 422, 'UNREADABLE_FILE'],
      ['a damaged PDF', () => fixture('damaged.pdf'), 'damaged.pdf', {}, 422, 'UNREADABLE_FILE'],
      ['text that claims to be a PDF', () => fixture('flash.py'), 'flash.pdf', {}, 422, 'UNREADABLE_FILE'],
      ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 'x.txt', {}, 422, 'UNREADABLE_FILE'],
      [
        'an archive',
        () => Promise.resolve(Buffer.from('504b0304140000000800', 'hex')),
        'x.zip',
        {},
        415,
        'UNSUPPORTED_FILE',
      ],
      [
        'unknown bytes',
        () => Promise.resolve(Buffer.from('00ff00fe0001ff', 'hex')),
        'x.xyz',
        {},
        415,
        'UNSUPPORTED_FILE',
      ],
      ['a file without scope', () => fixture('flash.py'), 'flash.py', { scope: '' }, 400, 'BAD_INPUT'],
      ['a scope that is not there', () => fixture('flash.py'), 'flash.py', { scope: 'project/none' }, 404, 'NOT_FOUND'],
      ['a type that no file has', () => fixture('flash.py'), 'flash.py', { type: 'folder' }, 400, 'BAD_INPUT'],
      ['metadata that is no object', () => fixture('flash.py'), 'flash.py', { metadata: '[1]' }, 400, 'BAD_INPUT'],
      ['metadata that is no JSON', () => fixture('flash.py'), 'flash.py', { metadata: '{x' }, 400, 'BAD_INPUT'],
      ['an id that cannot be', () => fixture('flash.py'), 'flash.py', { id: 'a\u0007b' }, 400, 'BAD_INPUT'],
    ];

  it.each(refused)('%s', async (_, bytes, name, fields, status, code) => {
    const { client, scope } = story();
    const file = Buffer.from(await bytes());
    const response = await client.upload(file, name, { scope: await scope({ kind: 'PROJECT' }), ...fields });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it('a file above the limit, before it is sent', async () => {
    const { client } = story();
    const refused = request(`${client.url}/upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 60 * 1024 * 1024 },
    });
    refused.on('error', () => undefined); // the server may cut the connection once it has answered
    refused.flushHeaders();
    const [response] = (await once(refused, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    const text = (await response.toArray()).map(String).join('');
    expect(JSON.parse(text)).toMatchObject({ code: 'FILE_TOO_LARGE', maximum: 50 * 1024 * 1024 });
    refused.destroy();
  });

  it('an id that is taken, or a scope that is not there: the file is not kept', async () => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    await document({ id: 'taken', scope: project, type: 'FACT', content: 'x' });
    const file = Buffer.from(`Unique to ${client.tenant}.`);
    const taken = await client.upload(file, 'x.txt', { scope: project, id: 'taken' });
    expect(taken.status).toBe(409);
    expect((await client.upload(file, 'x.txt', { scope: 'project/none' })).status).toBe(404);
    const hash = createHash('sha256').update(file).digest('hex');
    expect(await exists(blobPath(`blobs/${hash.slice(0, 2)}/${hash}`))).toBe(false);
    const incoming = join(testEnvironment().dataDir, 'blobs', 'incoming'); // other tests upload too, for a moment
    await eventually(
      () => readdir(incoming),
      (names) => names.length === 0,
    );
  });
});
