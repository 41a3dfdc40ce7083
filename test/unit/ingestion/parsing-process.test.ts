import { jest } from '@jest/globals';
import type { ChunkSource } from '../../../src/modules/ingestion/chunkers/choose-chunker.js';
import { createFileParser } from '../../../src/modules/ingestion/parse-file/create-file-parser.js';
import { createProcessPool } from '../../../src/modules/ingestion/parse-file/process-pool.js';
import { readStated } from '../../../src/modules/ingestion/stated.js';
import { bombOfText, fixtureBytes } from './fixtures.js';

/** Processes start slowly on a busy machine. */
jest.setTimeout(60_000);

const parser = createFileParser();
afterAll(() => parser.close());

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

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
    const files = await Promise.all([1, 2, 3].map((n) => parser.parse(bytes, { filename: `${n}.pdf` })));
    expect(files.map(({ title }) => title)).toEqual(Array(3).fill('Harbour notes in two columns'));
    expect(bytes.byteLength).toBeGreaterThan(10_000);
  });

  it('is not blamed on a file when it ends because of what it read before, or had been idle', async () => {
    const entry = new URL('./hoarding-process.mjs', import.meta.url);
    const pool = createProcessPool({ entry, processes: 1, timeoutMs: 20_000, memoryMiB: 64, idleMs: 10_000 });
    const first = Number(await pool.run({ keepMiB: 40 }));
    const second = Number(await pool.run({ keepMiB: 40 }));
    expect(second).not.toBe(first);
    await expect(pool.run({ keepMiB: 200 })).rejects.toMatchObject({ reason: 'memory' });
    const third = Number(await pool.run({ keepMiB: 1 }));
    process.kill(third, 'SIGKILL'); // it seems alive until its end is told
    expect(Number(await pool.run({ keepMiB: 1 }))).not.toBe(third);
    await pool.close();
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
