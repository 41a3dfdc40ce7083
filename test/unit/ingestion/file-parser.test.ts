import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { chunkPdfPages } from '../../../src/modules/ingestion/chunkers/chunk-pdf-pages.js';
import { chunkMarkdown } from '../../../src/modules/ingestion/chunkers/chunk-markdown.js';
import { createFileParser } from '../../../src/modules/ingestion/parse-file/create-file-parser.js';
import type { ParsedFile } from '../../../src/modules/ingestion/parse-file/parsed-file.js';
import { demoBytes, fixtureBytes, fixtureText } from './fixtures.js';

/** Processes start slowly on a busy machine. */
jest.setTimeout(60_000);

const parser = createFileParser();
afterAll(() => parser.close());

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const fixture = async (name: string, mimeType?: string): Promise<ParsedFile> =>
  parser.parse(await fixtureBytes(name), { filename: name, ...(mimeType === undefined ? {} : { mimeType }) });
const read = (filename: string, bytes: Uint8Array, mimeType?: string): Promise<ParsedFile> =>
  parser.parse(bytes, { filename, ...(mimeType === undefined ? {} : { mimeType }) });

describe('a PDF', () => {
  it('gives the text of every page with its paragraphs, title, author and number of pages', async () => {
    const file = await parser.parse(await demoBytes('dao2022_flashattention.pdf'), {
      filename: 'dao2022_flashattention.pdf',
    });
    expect(file).toMatchObject({
      kind: 'pdf',
      mimeType: 'application/pdf',
      title: 'FlashAttention: a reading digest',
      metadata: { pageCount: 4, author: 'Mnemograph example (digest of Dao et al.)', created: '2026-11-30' },
      warnings: [],
    });
    const hardware = file.pages?.[1]?.text.split('\n\n');
    expect(hardware?.[0]).toBe('4 Hardware requirements of Flash Attention');
    expect(hardware?.[1]).toMatch(/^Flash Attention is a CUDA kernel .* asks for Ampere, Ada or Hopper\.$/);
    expect(hardware).toContain(
      'Memory\tSize\tBandwidth\nOn-chip SRAM\t192 kB in each of 108 multiprocessors\tabout 19 TB/s\n' +
        'HBM\t40 or 80 GB\t1.5 to 2.0 TB/s\nCPU memory\tmore than 1 TB\tabout 12.8 GB/s',
    );
  });

  it('is read column by column, with parted words put together', async () => {
    const { text } = await fixture('two-columns.pdf');
    expect(text).toContain('windless September, and it has');
    expect(text).toContain('thirty consecutive meetings');
    expect(text).toContain('Its well-known crane, a state-of-the-art machine in its day');
    expect(text).toContain('The Haupt- und Nebenkran of the German shipyard was never delivered.');
    expect(text.indexOf('tells of the quay')).toBeLessThan(text.indexOf('tells of the breakwater'));
    expect(text.split('\n\n').filter((part) => part.startsWith('The harbourmaster'))[0]).toMatch(
      /traditionally drunk\.$/,
    );
  });

  it('of 25 heavy pages becomes chunks that keep their page, among them the answer to every question', async () => {
    const { pages } = await fixture('lighthouse-manual.pdf');
    const chunks = chunkPdfPages(pages ?? []);
    expect(pages).toHaveLength(25);
    expect(chunks.length).toBeGreaterThan(25);
    const { questions } = JSON.parse(await fixtureText('lighthouse-manual.questions.json')) as {
      questions: { question: string; page: number; answer: string }[];
    };
    expect(new Set(questions.map(({ page }) => page)).size).toBe(25);
    for (const { page, answer } of questions) {
      const places = chunks.filter((chunk) => chunk.page === page && chunk.text.includes(answer));
      expect([answer, places.length]).toEqual([answer, 1]);
    }
  });

  it('with a scanned page keeps it blank and says so', async () => {
    const { pages, warnings } = await fixture('scanned.pdf');
    expect(pages?.map(({ text }) => text === '')).toEqual([false, true]);
    expect(warnings).toEqual([expect.stringContaining('1 of 2 pages hold no text (page 2)')]);
  });

  it('that is encrypted or damaged is refused, and the reason said', async () => {
    await expect(fixture('encrypted.pdf')).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: 'encrypted.pdf: the PDF is encrypted and opens only with a password',
      hint: expect.stringContaining('without a password') as unknown,
    });
    await expect(fixture('damaged.pdf')).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: expect.stringContaining('the PDF is damaged') as unknown,
    });
    await expect(read('note.pdf', utf8('not a PDF'))).rejects.toMatchObject({ code: 'UNREADABLE_FILE' });
  });

  it('with more pages or bytes than allowed is refused', async () => {
    const small = createFileParser({ maxPages: 24, maxBytes: 137_000, maxTextBytes: 10_000 });
    const manual = await fixtureBytes('lighthouse-manual.pdf');
    await expect(small.parse(manual, { filename: 'm.pdf' })).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: 'm.pdf: 25 pages; at most 24 are accepted',
    });
    await expect(small.parse(new Uint8Array(137_001), { filename: 'b.txt' })).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
    await small.close();
  });

  it('without any page or text is not an error', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const { text, warnings } = await read('empty.pdf', await pdf.save());
    expect([text, warnings.length]).toEqual(['', 1]);
  });
});

describe('a text file', () => {
  it('of Markdown gives title and its text as written', async () => {
    const file = await fixture('contract-de.md');
    expect(file).toMatchObject({
      kind: 'markdown',
      mimeType: 'text/markdown',
      title: 'Mietvertrag über das Bootshaus Orrevik',
      metadata: {},
      text: await fixtureText('contract-de.md'),
    });
    expect(chunkMarkdown(file.text)).toHaveLength(5);
  });

  it.each([
    ['contract-de.txt', 'text', 'text/plain'],
    ['settings.json', 'structured', 'application/json'],
    ['settings.yaml', 'structured', 'application/yaml'],
    ['keepers.csv', 'structured', 'text/csv'],
    ['flash.py', 'code', 'text/x-py'],
  ])('named %s is %s', async (name, kind, mimeType) => {
    expect(await fixture(name)).toMatchObject({
      kind,
      mimeType,
      text: await fixtureText(name),
      pages: null,
      warnings: [],
    });
  });

  it('may begin with a byte order mark, in UTF-8 and UTF-16', async () => {
    const utf16 = Buffer.from('\ufeffGrüße', 'utf16le');
    expect((await read('a.txt', utf8('\ufeffGrüße'))).text).toBe('Grüße');
    expect((await read('a.txt', utf16)).text).toBe('Grüße');
    expect((await read('a.txt', Buffer.from(utf16).swap16())).text).toBe('Grüße');
  });

  it('that is no valid UTF-8, binary or empty is refused', async () => {
    await expect(read('a.txt', Buffer.from('Grüße', 'latin1'))).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: 'a.txt: the text is not valid UTF-8',
    });
    await expect(read('a.txt', new Uint8Array([97, 0, 98]))).rejects.toMatchObject({ code: 'UNREADABLE_FILE' });
    await expect(read('a.txt', new Uint8Array())).rejects.toMatchObject({ code: 'UNREADABLE_FILE' });
  });

  it('is not mistaken for what its first letters are the signature of', async () => {
    for (const start of ['MZ', 'BM', 'ID3', 'GIF', '%!', 'Rar!', '<?xml version="1.0"?>']) {
      expect((await read('a.txt', utf8(`${start} is how this begins`))).kind).toBe('text');
    }
  });

  it('with a front matter that executes runs nothing', async () => {
    const { title, warnings } = await read('a.md', utf8('---js\n{ title: process.exit(1) }\n---\n# Calm\n'));
    expect([title, warnings]).toEqual(['Calm', []]);
  });
});

describe('the type of a file', () => {
  it('is that of its content when its name claims another, with a warning', async () => {
    const bytes = await fixtureBytes('scanned.pdf');
    const { kind, warnings } = await read('notes.md', bytes, 'text/markdown');
    expect(kind).toBe('pdf');
    expect(warnings[0]).toBe(
      'notes.md claims to be text/markdown but its content is application/pdf; it is read as that.',
    );
  });

  it('is taken from the name when the sender does not know it', async () => {
    expect((await read('a.md', utf8('# A'), 'application/octet-stream')).kind).toBe('markdown');
    expect((await read('a.md', utf8('# A'), 'text/plain; charset=utf-8')).kind).toBe('markdown');
    expect((await read('README', utf8('plain'))).mimeType).toBe('text/plain');
  });

  it('of an image is kept, without text and with a warning', async () => {
    expect(await fixture('lamp-crate.png')).toMatchObject({
      kind: 'image',
      mimeType: 'image/png',
      text: '',
      warnings: [expect.any(String)],
    });
  });

  it.each([
    ['a.zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
    ['a.rtf', utf8('{\\rtf1 x}')],
    ['a.bin', new Uint8Array([1, 0, 2, 0, 255])],
    ['a.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
  ])('of %s is refused with what to send instead', async (name, bytes) => {
    const mimeType = name.endsWith('.rtf') ? 'application/rtf' : '';
    await expect(read(name, bytes, mimeType)).rejects.toMatchObject({
      code: 'UNSUPPORTED_FILE',
      hint: expect.stringContaining('Markdown') as unknown,
    });
  });
});
