import { diffMetadata } from '../../../src/modules/history/diff/diff-metadata.js';

it('tells entries that differ by their paths, lists as one value, and types apart', () => {
  const before = { a: 1, b: { c: [1], d: { e: null } }, f: 'x', same: { x: [1, { y: 2 }] }, 'a.b': 1 };
  const after = { a: '1', b: { c: [1, 2], d: {} }, g: {}, same: { x: [1, { y: 2 }] }, 'a.b': 2 };
  expect(
    diffMetadata(before, after).map(({ path, kind, before: was, after: is }) => [path.join('/'), kind, was, is]),
  ).toEqual([
    ['a', 'CHANGED', '1', '"1"'],
    ['a.b', 'CHANGED', '1', '2'],
    ['b/c', 'CHANGED', '[1]', '[1,2]'],
    ['b/d/e', 'REMOVED', 'null', null],
    ['f', 'REMOVED', '"x"', null],
    ['g', 'ADDED', null, '{}'],
  ]);
});

it('takes names that every object has as names', () => {
  expect(
    diffMetadata({}, JSON.parse('{"constructor": 1, "__proto__": {"x": 1}}') as object as Record<string, unknown>),
  ).toMatchObject([
    { path: ['__proto__'], kind: 'ADDED' },
    { path: ['constructor'], kind: 'ADDED' },
  ]);
});
