import { movedTags } from '../../../src/modules/library/moved-tags.js';
import { normaliseTag } from '../../../src/modules/library/tag-name.js';

/** What becomes of tags: `from > into` each. */
function moved(tags: readonly string[], from: readonly string[], into: string): readonly string[] {
  const names = tags.map((tag) => normaliseTag(tag));
  const move = { from: from.map((tag) => normaliseTag(tag)), into: normaliseTag(into) };
  return movedTags(names, move, 'label').map((each) => `${each.from.id} > ${each.into.label}`);
}

it('takes all within a path along, in its own spelling, and nothing that only begins alike', () => {
  expect(moved(['topic', 'Topic/Deep/One', 'topics', 'top', 'a/topic'], ['topic'], 'Subject/New')).toEqual([
    ...['topic > Subject/New', 'topic/deep/one > Subject/New/Deep/One'],
  ]);
});

it('goes up and down a path, the shortest first', () => {
  expect(moved(['topic', 'topic/x', 'topic/x/x'], ['topic/x'], 'topic')).toEqual([
    ...['topic/x > topic', 'topic/x/x > topic/x'],
  ]);
  expect(moved(['topic', 'topic/a', 'topic/x', 'topic/x/y'], ['topic'], 'topic/x')).toEqual([
    ...['topic > topic/x', 'topic/a > topic/x/a'],
  ]);
});

it('follows the nearer of two that go', () => {
  expect(moved(['a', 'a/b', 'a/b/c', 'a/d'], ['a', 'a/b'], 'z')).toEqual([
    ...['a > z', 'a/b > z', 'a/d > z/d', 'a/b/c > z/c'],
  ]);
});

it('refuses what would be too long or too deep', () => {
  const deep = 'a/1/2/3/4/5/6/7/8/9';
  expect(() => moved([deep], ['a'], 'b/c')).toThrow('at most 10 parts');
  expect(() => moved([`a/${'x'.repeat(90)}`], ['a'], 'y'.repeat(20))).toThrow('at most 100 characters');
});
