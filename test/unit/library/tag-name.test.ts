import { isAutomatic, namespaceOf, normaliseTag, pathTags } from '../../../src/modules/library/tag-name.js';

it('takes a path for a tag of its own, with its parts trimmed and empty ones left out', () => {
  expect(normaliseTag('#Topic / Attention //')).toEqual({ id: 'topic/attention', label: 'Topic/Attention' });
  expect(() => normaliseTag('///')).toThrow('must not be empty');
  expect(() => normaliseTag('a/b/c/d/e/f/g/h/i/j/k')).toThrow('at most 10 parts');
});

it('gives the tags above a path, from the top, each once', () => {
  const named = pathTags(['A/b/C', 'a/d', 'plain', 'auto:x/y'].map((tag) => normaliseTag(tag)));
  expect(named.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['a', null],
    ['a/b', 'a'],
    ['a/d', 'a'],
    ['a/b/c', 'a/b'],
  ]);
});

it('reads the namespace of a tag, where it has one', () => {
  expect(['status:open', 'Status:a:b', 'plain', 'a/b:c', ':x', 'x:'].map(namespaceOf)).toEqual([
    ...['status', 'Status', null, null, null, null],
  ]);
});

it('knows the tags that the server alone sets', () => {
  const tags = ['thinkprocess:tp', 'auto:n', 'stale', 'stalemate', 'automatic', 'status:stale'];
  expect(tags.filter(isAutomatic)).toEqual(['thinkprocess:tp', 'auto:n', 'stale']);
});
