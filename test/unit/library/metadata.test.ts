import { checkMetadata, readMetadata, storeMetadata } from '../../../src/modules/library/metadata.js';

const nested = (levels: number): Record<string, unknown> => {
  let inner: Record<string, unknown> = { end: true };
  for (let i = 1; i < levels; i += 1) inner = { inner };
  return inner;
};

it('refuses metadata that is too deep, before anything walks down it', () => {
  expect(checkMetadata(nested(20))).toEqual(nested(20));
  expect(() => checkMetadata(nested(21))).toThrow('must be at most 20 levels deep');
  expect(() => checkMetadata(nested(100_000))).toThrow('must be at most 20 levels deep');
});

it('stores equal metadata as equal text, and reads it back with its types', () => {
  const stored = storeMetadata({ year: 2017, author: 'Vaswani et al.', flags: [true, null], place: { b: 1, a: 2 } });
  expect(stored.json).toBe(
    storeMetadata({ place: { a: 2, b: 1 }, flags: [true, null], author: 'Vaswani et al.', year: 2017 }).json,
  );
  expect(readMetadata(stored.json)).toEqual({
    year: 2017,
    author: 'Vaswani et al.',
    flags: [true, null],
    place: { a: 2, b: 1 },
  });
});

it('keeps scalars as properties of their own, and removes those that are gone', () => {
  const before = storeMetadata({ year: 2017, place: { town: 'Ulm' } });
  expect(before.properties).toEqual({ metadata_year: 2017, metadata_place_town: 'Ulm' });
  expect(storeMetadata({ year: 2018 }, before.json).properties).toEqual({
    metadata_year: 2018,
    metadata_place_town: null,
  });
});
