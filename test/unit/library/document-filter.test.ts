import 'reflect-metadata';
import { conditionsOf, textQuery } from '../../../src/modules/library/document-filter.js';
import { onceFor } from '../../../src/modules/library/once.js';

it('leaves nothing of the syntax of full-text queries in a text', () => {
  expect(textQuery('Lamp* OR -"river") AND \\ x:y~2 ^9')).toBe(
    'lamp or river and x y 2 9'
      .split(' ')
      .map((word) => `+(text:${word} header:${word})`)
      .join(' '),
  );
  expect(textQuery(null)).toBeNull();
  expect(() => textQuery('*:*')).toThrow('must have a word');
});

it('asks for nothing where a filter is empty', () => {
  const empty = conditionsOf({});
  expect(empty).toMatchObject({ mimeTypes: [], thinkProcessIds: [], nodeIds: [], tags: [], metadata: [] });
  expect(empty.types).toHaveLength(6);
  expect(empty.createdFrom.getTime()).toBeLessThan(new Date('0002-01-01').getTime());
});

it('takes a path of metadata for the name of its property', () => {
  const [condition] = conditionsOf({ metadata: [{ name: 'author.name', greaterThan: 0 }] }).metadata;
  const none = { equals: [], anyOf: [], lessThan: [] };
  expect(condition).toEqual({ name: 'author_name', exists: true, greaterThan: [0], ...none });
});

it('knows equal calls by what they ask for, whatever its order, and different ones apart', () => {
  const print = (call: string, input: object): unknown => onceFor(call, { ...input, idempotencyKey: 'k' })?.fingerprint;
  const at = new Date('2026-04-23');
  expect(print('a', { x: 1, y: { b: 2, c: at } })).toBe(print('a', { y: { c: at, b: 2 }, x: 1 }));
  const others = [
    print('b', { x: 1 }),
    print('a', { x: 1 }),
    print('a', { x: '1' }),
    print('a', { x: at }),
    print('a', { x: new Date('2026-04-24') }),
  ];
  expect(new Set(others).size).toBe(others.length);
  expect(onceFor('a', { x: 1 })).toBeNull();
});
