import type { ChunkSource } from '../../../src/modules/ingestion/chunkers/choose-chunker.js';
import {
  chunkWithReferences,
  findReferences,
  maxFoundReferences,
} from '../../../src/modules/ingestion/references/find-references.js';
import { linkName } from '../../../src/modules/ingestion/references/link-name.js';

function source(text: string, more: Partial<ChunkSource> = {}): ChunkSource {
  const nothing = { pages: null, tags: [], metadata: {}, note: null, target: null };
  return { ...nothing, type: 'note', mimeType: 'text/markdown', title: 'T', text, ...more };
}

/** What was found, in short: its kind, what it leads to, and the place in it. */
function found(text: string, more: Partial<ChunkSource> = {}): readonly unknown[] {
  return findReferences(source(text, more)).map(({ kind, url, wanted, locator }) =>
    [kind, url ?? wanted, locator].filter((part) => part !== null),
  );
}

it('finds wiki links by the last part of their path, with heading and words, and embedded ones', () => {
  expect(found('See [[Plan]], [[Work/Old Plan#Risks|the risks]] and ![[lamp.png]]. [[#within]] [[ ]]')).toEqual([
    ['cross_reference', 'Plan'],
    ['cross_reference', 'Old Plan', 'Risks'],
    ['cross_reference', 'lamp.png'],
  ]);
  expect(findReferences(source('[[Work/Old Plan|the plan]]'))[0]?.text).toBe('the plan');
});

it('finds links and images of Markdown, to files and to addresses', () => {
  const text = `[a](notes/My%20Plan.md#top "title") ![b](pictures/lamp.png) [c](https://example.org/wiki/Lamp_(light))
    [d](<old plan.md>) [e](#within) [f](mailto:a@example.org) [g](//example.org/x) [h](javascript:alert(1)) [i](100%.md)`;
  expect(found(text)).toEqual([
    ['cross_reference', 'My Plan.md', 'top'],
    ['cross_reference', 'lamp.png'],
    ['link', 'https://example.org/wiki/Lamp_(light)'],
    ['cross_reference', 'old plan.md'],
    ['cross_reference', '100%.md'],
  ]);
});

it('finds addresses and DOIs without the marks that end a sentence, each once', () => {
  const text = `Read https://example.org/a?b=c#d. (See http://example.org/x_(y).) <https://example.org/z>, again
    https://example.org/a?b=c#d! doi:10.48550/arXiv.2205.14135, https://doi.org/10.48550/arXiv.2205.14135. 10.12/no`;
  expect(found(text)).toEqual([
    ['link', 'https://example.org/a?b=c#d'],
    ['link', 'http://example.org/x_(y)'],
    ['link', 'https://example.org/z'],
    ['citation', 'https://doi.org/10.48550/arXiv.2205.14135'],
  ]);
});

it('finds nothing in code and front matter', () => {
  const text =
    '---\nurl: https://example.org/fm\n---\n`[[A]]` x\n\n```\n[[B]] https://example.org/b\n```\n~~~\n[c](c.md)\n~~~\n[[D]]';
  expect(found(text)).toEqual([['cross_reference', 'D']]);
});

it('finds addresses and DOIs in other text, the pages of a PDF and the links of a page, and wiki links in Markdown alone', () => {
  expect(found('[[A]] https://example.org/x', { mimeType: 'text/plain' })).toEqual([['link', 'https://example.org/x']]);
  const pages = [{ page: 1, text: 'doi 10.1000/182' }];
  expect(found('', { mimeType: 'application/pdf', pages })).toEqual([['citation', 'https://doi.org/10.1000/182']]);
  const page =
    '<nav><a href="/menu">x</a></nav><p><a href="https://example.org/p">here</a> <a href="other.md#s">x</a></p>';
  expect(found(page, { mimeType: 'text/html' })).toEqual([
    ['link', 'https://example.org/p'],
    ['cross_reference', 'other.md', 's'],
  ]);
  expect(found('https://example.org/x', { mimeType: 'image/png' })).toEqual([]);
});

it('gives a document of type reference one at least', () => {
  const book = source('The manual, shelf 3.', { type: 'reference', mimeType: 'text/plain', title: 'Manual' });
  expect(findReferences(book)).toEqual([
    { kind: 'citation', text: 'Manual', url: null, wanted: null, locator: null, note: 'The manual, shelf 3.' },
  ]);
  expect(found('https://example.org/x', { type: 'reference' })).toEqual([['link', 'https://example.org/x']]);
});

it('keeps the first 200 of many and says so', () => {
  const { references, warnings } = chunkWithReferences(
    source(Array.from({ length: 250 }, (_, i) => `[[Note ${i}]]`).join(' ')),
  );
  expect(references).toHaveLength(maxFoundReferences);
  expect(references[0]?.wanted).toBe('Note 0');
  expect(warnings).toEqual(['250 references stand in the text; the first 200 were kept.']);
});

it('takes title and file name for the same name whatever their case, white space and ending', () => {
  expect([' My  Plan.md ', 'my plan', 'MY\tPLAN'].map(linkName)).toEqual(['my plan', 'my plan', 'my plan']);
  expect(linkName('.md')).toBeNull();
});

it.each([
  '[['.repeat(500_000),
  '[a]('.repeat(250_000),
  '['.repeat(1_000_000),
  '`'.repeat(1_000_001),
  'https://('.repeat(100_000),
])('reads a hostile text of a million characters in a moment (%#)', (text) => {
  const begun = performance.now();
  findReferences(source(text));
  expect(performance.now() - begun).toBeLessThan(2_000);
});
