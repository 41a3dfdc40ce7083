import { jest } from '@jest/globals';
import { chunkSections } from '../../../src/modules/ingestion/chunkers/chunk-sections.js';
import { createFileParser } from '../../../src/modules/ingestion/parse-file/create-file-parser.js';
import type { ParsedFile } from '../../../src/modules/ingestion/parse-file/parsed-file.js';
import { docxOf, paragraph, picture, relationshipsOf, zipOf } from '../../testkit/docx.js';
import { fixtureBytes } from './fixtures.js';

/** Processes start slowly on a busy machine. */
jest.setTimeout(60_000);

const parser = createFileParser();
afterAll(() => parser.close());
const read = (bytes: Uint8Array, filename = 'a.docx'): Promise<ParsedFile> => parser.parse(bytes, { filename });

describe('a DOCX', () => {
  it('gives its text with headings and tables, its title and properties, and says that pictures are not searched', async () => {
    const file = await read(await fixtureBytes('keeper-handbook.docx'));
    expect(file).toMatchObject({
      kind: 'docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      title: 'Keepers’ handbook, Skarholm',
      pages: null,
      metadata: { author: 'Solveig Aune', keywords: 'watch, drill', language: 'en-GB', created: '2025-03-01' },
      warnings: ['Its pictures (1) are kept in the file but not searched.'],
    });
    expect(file.metadata).not.toHaveProperty('subject');
    expect(file.text).toContain('| Watch | From | To |\n| - | - | - |\n| First | 06:00 | 12:00 |');
    expect(file.text).toContain('Plan of the lamp room');
  });

  it('is known by its content, whatever its name says', async () => {
    const { kind, warnings } = await read(await docxOf(paragraph('Calm')), 'a.pdf');
    expect([kind, warnings]).toEqual(['docx', [expect.stringContaining('a.pdf claims to be application/pdf')]]);
  });

  it('is titled by its first heading where its properties name none', async () => {
    const { title, metadata } = await read(await docxOf(paragraph('The quay', 'Title') + paragraph('Text')));
    expect([title, metadata]).toEqual(['The quay', {}]);
  });

  it('with chapters alone is cut at its chapters', async () => {
    const body = [1, 2].map((n) => paragraph(`Chapter ${n}`, 'Heading1') + paragraph(`Text ${n}`)).join('');
    const { text } = await read(await docxOf(body));
    expect(chunkSections(text).map(({ headingPath }) => headingPath)).toEqual([['Chapter 1'], ['Chapter 2']]);
  });

  it('reads nothing that lies outside the file', async () => {
    const outside = picture('Secrets', 'r:link="rId2"') + picture('More', 'r:embed="rId3"');
    const file = await read(
      await docxOf(outside, {
        'word/_rels/document.xml.rels': relationshipsOf([
          ['styles', 'styles.xml'],
          ['image', 'file:///etc/passwd'],
          ['image', '../../../../etc/passwd'],
        ]),
      }),
    );
    expect(file.text).toBe('Secrets\n\nMore');
  });

  it('without text says so', async () => {
    expect((await read(await docxOf(''))).warnings).toEqual([expect.stringContaining('holds no text')]);
  });

  it.each([
    ['is cut off', async () => (await fixtureBytes('keeper-handbook.docx')).subarray(0, 2_000), 'is damaged'],
    ['is another archive', () => zipOf({ 'a.txt': 'x' }), 'no Word document'],
    ['lacks its text', () => zipOf({ '[Content_Types].xml': '<Types/>' }), 'is damaged'],
    ['is broken XML', () => docxOf('', { 'word/document.xml': '<w:document' }), 'is damaged'],
    ['declares entities', () => docxOf('', { 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }), 'DOCTYPE'],
    ['is nested too deep', () => docxOf('<w:tbl><w:tr><w:tc>'.repeat(2_000)), ''],
  ] as const)('that %s is refused', async (_, bytes, message) => {
    await expect(read(await bytes())).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: expect.stringContaining(message) as unknown,
    });
  });

  it.each([
    ['unpacks to too much', () => docxOf('', { 'word/media/a.bin': Buffer.alloc(120_000_000) }), 'unpacks to more'],
    [
      'has too many parts',
      () => docxOf('', Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`word/${n}.xml`, '']))),
      'more than 2000 parts',
    ],
  ] as const)('that %s is refused before it is unpacked', async (_, bytes, message) => {
    await expect(read(await bytes())).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: expect.stringContaining(message) as unknown,
    });
  });

  it('that unpacks to more than its directory says is refused while it is unpacked', async () => {
    const bytes = await docxOf(paragraph('x'.repeat(100_000)));
    const directory = bytes.lastIndexOf('word/document.xml') - 46;
    bytes.writeUInt32LE(500, directory + 24);
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: expect.stringContaining('too many bytes') as unknown,
    });
  });
});
