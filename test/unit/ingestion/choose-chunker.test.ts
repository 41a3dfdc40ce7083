import { chunkDocument, type ChunkSource } from '../../../src/modules/ingestion/chunkers/choose-chunker.js';
import { readFinishedExample } from '../../testkit/example.js';

const source = (part: Partial<ChunkSource>): ChunkSource => ({
  type: 'note',
  mimeType: 'text/markdown',
  title: 'Title',
  text: '',
  pages: null,
  tags: [],
  metadata: {},
  note: null,
  target: null,
  ...part,
});
const texts = (part: Partial<ChunkSource>): readonly string[] =>
  chunkDocument(source(part)).chunks.map(({ text }) => text);
const sections = '# T\nintro\n\n## A\na\n\n## B\nb';

describe('the chunker of a document', () => {
  it('is chosen by type and MIME', () => {
    expect(texts({ text: sections })).toHaveLength(3);
    expect(texts({ type: 'file', mimeType: 'text/markdown; charset=utf-8', text: sections })).toHaveLength(3);
    expect(texts({ type: 'result', text: sections })).toEqual([sections]);
    expect(texts({ type: 'fact', mimeType: 'text/plain', text: 'Deadline: 15.06.2026' })).toEqual([
      'Deadline: 15.06.2026',
    ]);
    expect(texts({ type: 'file', mimeType: 'text/x-py', text: sections })).toEqual([sections]);
    expect(texts({ mimeType: 'text/plain', text: sections })).toEqual([sections]);
    expect(texts({ type: 'result', mimeType: 'application/json', text: '{"a":1,"b":2}' })).toEqual(['a: 1', 'b: 2']);
    expect(texts({ type: 'file', mimeType: 'application/ld+json', text: '{"a":1,"b":2}' })).toEqual(['a: 1', 'b: 2']);
    expect(texts({ type: 'file', mimeType: 'application/pdf', pages: [{ page: 4, text: 'Four' }] })).toEqual(['Four']);
  });

  it('keeps every result of the example whole', async () => {
    const results = (await readFinishedExample()).documents.filter(({ type }) => type === 'result');
    expect(results).toHaveLength(4);
    for (const { content: text = '' } of results) expect(texts({ type: 'result', text })).toEqual([text.trimEnd()]);
  });

  it('describes images by title, tags and metadata', () => {
    const image = {
      type: 'file',
      mimeType: 'image/png',
      title: 'Crate',
      tags: ['lamp', '#glass'],
      metadata: { year: 2025 },
    } as const;
    expect(texts(image)).toEqual(['Crate\n#lamp #glass\nyear: 2025']);
  });

  it('describes references by title, note and target', () => {
    expect(texts({ type: 'reference', title: 'Survey', note: 'Read first', target: 'https://example.org/s' })).toEqual([
      'Survey\nRead first\n→ https://example.org/s',
    ]);
  });

  it('gives folders no chunk', () => {
    expect(texts({ type: 'folder', title: 'Papers' })).toEqual([]);
  });

  it('describes a scanned PDF and says that its pages are not searched', () => {
    const scanned = source({
      type: 'file',
      mimeType: 'application/pdf',
      title: 'Scan',
      pages: [{ page: 1, text: '' }],
    });
    expect(chunkDocument(scanned)).toEqual({
      chunks: [{ text: 'Scan', headingPath: [], page: null, keyPath: null }],
      warnings: [expect.stringContaining('1 of 1 pages hold no text')],
    });
  });
});
