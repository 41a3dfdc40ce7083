import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { chunkPdfPages } from '../../../src/modules/ingestion/chunkers/chunk-pdf-pages.js';
import { chunkMarkdown } from '../../../src/modules/ingestion/chunkers/chunk-markdown.js';
import type { ChunkSource } from '../../../src/modules/ingestion/chunkers/choose-chunker.js';
import { createFileParser } from '../../../src/modules/ingestion/parse-file/create-file-parser.js';
import { createProcessPool } from '../../../src/modules/ingestion/parse-file/process-pool.js';
import type { ParsedFile } from '../../../src/modules/ingestion/parse-file/parsed-file.js';
import { readStated } from '../../../src/modules/ingestion/stated.js';
import { bombOfText, demoBytes, fixtureBytes, fixtureText } from './fixtures.js';

/** Processes start slowly on a busy machine. */
jest.setTimeout(60_000);

const parser = createFileParser();
afterAll(() => parser.close());

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const fixture = async (name: string, mimeType?: string): Promise<ParsedFile> =>
  parser.parse(await fixtureBytes(name), { filename: name, ...(mimeType === undefined ? {} : { mimeType }) });
const read = (filename: string, bytes: Uint8Array, mimeType?: string): Promise<ParsedFile> =>
  parser.parse(bytes, { filename, ...(mimeType === undefined ? {} : { mimeType }) });

const document = (mimeType: string, title: string, text: string): ChunkSource => ({
  type: 'file',
  mimeType,
  title,
  text,
  pages: null,
  tags: [],
  metadata: {},
  note: null,
  target: null,
});

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

describe('the process that files are read in', () => {
  it('ends a file that takes too long, and serves the next one', async () => {
    const hasty = createFileParser({ timeoutMs: 5000, maxTextBytes: 50_000_000 });
    const slow = hasty.chunk(document('application/yaml', 'slow.yaml', '- {a: [b, c], d: "e"}\n'.repeat(1_000_000)));
    const next = hasty.parse(utf8('calm'), { filename: 'a.txt' });
    await expect(slow).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: 'slow.yaml: reading it took too long and was ended',
    });
    expect((await next).text).toBe('calm');
    await hasty.close();
  });

  it('ends a file that takes too much memory, and serves the next one', async () => {
    const narrow = createFileParser({ memoryMiB: 48, maxTextBytes: 50_000_000 });
    const text = JSON.stringify(Array.from({ length: 600_000 }, (_, index) => ({ a: index })));
    await expect(narrow.chunk(document('application/json', 'big.json', text))).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: 'big.json: reading it took too much memory and was ended',
    });
    expect((await narrow.parse(utf8('calm'), { filename: 'a.txt' })).text).toBe('calm');
    await narrow.close();
  });

  it('ends a PDF of four kilobytes that unpacks to a hundred megabytes', async () => {
    const narrow = createFileParser({ memoryMiB: 64 });
    await expect(narrow.parse(bombOfText(), { filename: 'bomb.pdf' })).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: 'bomb.pdf: reading it took too much memory and was ended',
    });
    await narrow.close();
  });

  it('chunks long documents without blocking the caller', async () => {
    const text = '## Section\n\nSome words of text.\n\n'.repeat(5_000);
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const { chunks } = await parser.chunk(document('text/markdown', 'long', text));
    clearInterval(timer);
    expect(chunks).toHaveLength(5_000);
    expect(longest).toBeLessThan(400);
  });

  it('reads long front matter too, with the same limits, and says the same of it', async () => {
    const yaml = `tags: [a]\n${Array.from({ length: 4_000 }, (_, i) => `name${i}: ${i}`).join('\n')}`;
    const text = `---\n${yaml}\n---\nText.\n`;
    const stated = await parser.state(text, 'text/markdown', 'long.md');
    expect(stated).toEqual(readStated(text, 'text/markdown'));
    expect([stated.tags, Object.keys(stated.metadata).length]).toEqual([['a'], 4_000]);
    const hasty = createFileParser({ timeoutMs: 1 });
    await expect(hasty.state(text, 'text/markdown', 'long.md')).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: 'long.md: reading it took too long and was ended',
    });
    await hasty.close();
  });

  it('keeps the bytes of the caller and reads several files at once', async () => {
    const bytes = await fixtureBytes('two-columns.pdf');
    const files = await Promise.all([1, 2, 3].map((n) => read(`${n}.pdf`, bytes)));
    expect(files.map(({ title }) => title)).toEqual(Array(3).fill('Harbour notes in two columns'));
    expect(bytes.byteLength).toBeGreaterThan(10_000);
  });

  it('sees no environment, writes no file and starts no process', async () => {
    const entry = new URL('./confined-process.mjs', import.meta.url);
    const pool = createProcessPool({ entry, processes: 1, timeoutMs: 10_000, memoryMiB: 64, idleMs: 100 });
    const [variables, write, spawn] = (await pool.run({})) as [number, string, string];
    await pool.close();
    expect([write, spawn]).toEqual(['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
    expect(variables).toBeLessThan(3);
  });

  it('fails what is being read when it is closed, with an error that does not blame the file', async () => {
    const brief = createFileParser();
    const reads = [1, 2].map((n) => brief.parse(utf8('x'), { filename: `${n}.txt` }).catch((error: unknown) => error));
    await brief.close();
    for (const error of await Promise.all(reads)) expect(error).not.toHaveProperty('code');
  });
});
