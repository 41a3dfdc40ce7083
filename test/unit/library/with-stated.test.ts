import 'reflect-metadata';
import { readStated } from '../../../src/modules/ingestion/stated.js';
import { withStated } from '../../../src/modules/library/with-stated.js';

const none = { tags: null, metadata: null };
const note = (yaml: string): string => `---\n${yaml}\n---\n# Pump\n`;
const join = (given: Parameters<typeof withStated>[0], text: string, mimeType = 'text/markdown') => {
  const { tags, metadata, warnings } = withStated(given, readStated(text, mimeType));
  return { tags, metadata, warnings };
};
const read = (yaml: string, given: Parameters<typeof withStated>[0] = none) => join(given, note(yaml));

it('adds tags beside those given, and entries where none of the name is given', () => {
  const given = { tags: ['own'], metadata: { year: 2025 } };
  expect(read('tags: [deep/nested, 2017, "#open"]\nstatus: draft\nyear: 2026\nauthors: [Ada, Bo]', given)).toEqual({
    tags: ['own', 'deep/nested', '2017', '#open'],
    metadata: { status: 'draft', year: 2025, authors: ['Ada', 'Bo'] },
    warnings: [],
  });
  for (const yaml of ['tags: one, two', 'tags: one two', 'tags:\n  - one\n  - two'])
    expect(read(yaml).tags).toEqual(['one', 'two']);
});

it('leaves what a text says nothing of as it was given', () => {
  expect(read('status: open')).toEqual({ tags: null, metadata: { status: 'open' }, warnings: [] });
  expect(read('tags: [a]')).toEqual({ tags: ['a'], metadata: null, warnings: [] });
  expect(join(none, 'No front matter.')).toEqual({ ...none, warnings: [] });
  expect(join(none, note('tags: [a]'), 'text/plain')).toEqual({ ...none, warnings: [] });
});

it('refuses no text for its front matter, and says what it leaves out', () => {
  const odd = read('tags: ["a,b", stale, "thinkProcess:tp", fine, true, {a: 1}, null]');
  expect([odd.tags, odd.warnings.length]).toEqual([['fine'], 3]);
  const many = read(`tags: [${Array.from({ length: 120 }, (_, i) => `t${i}`).join(', ')}]`, { ...none, tags: ['own'] });
  expect([many.tags?.length, many.warnings]).toEqual([100, [expect.stringContaining('99 are taken')]]);
  const deep = read(`a: ${'['.repeat(30)}1${']'.repeat(30)}`);
  expect([deep.metadata, deep.warnings]).toEqual([null, [expect.stringContaining('20 levels deep')]]);
  const large = read(`a: ${'x'.repeat(70_000)}`, { ...none, metadata: { b: 1 } });
  expect([large.metadata, large.warnings]).toEqual([{ b: 1 }, [expect.stringContaining('65536 characters')]]);
  expect(read('tags: [').warnings).toEqual([expect.stringContaining('cannot be read')]);
});
