import { insertAt, placeBetween, placeStep } from '../../../src/modules/library/folder-places.js';

it('gives a place between two others, before the first and behind the last', () => {
  expect(placeBetween(undefined, undefined)).toBe(placeStep);
  expect(placeBetween(undefined, 5)).toBe(5 - placeStep);
  expect(placeBetween(5, undefined)).toBe(5 + placeStep);
  expect(placeBetween(-1, 2)).toBe(0.5);
});

it('says when there is no room between two places, after forty halvings at least', () => {
  let after = placeStep * 2;
  let halvings = 0;
  for (let place = placeBetween(placeStep, after); place !== null; place = placeBetween(placeStep, after)) {
    expect(place).toBeGreaterThan(placeStep);
    expect(place).toBeLessThan(after);
    after = place;
    halvings += 1;
  }
  expect(halvings).toBeGreaterThanOrEqual(40);
});

it('puts an entry at an index of a list, or at its end', () => {
  expect(insertAt(['a', 'b'], 'x', 0)).toEqual(['x', 'a', 'b']);
  expect(insertAt(['a', 'b'], 'x', 1)).toEqual(['a', 'x', 'b']);
  for (const index of [2, 9, null]) expect(insertAt(['a', 'b'], 'x', index)).toEqual(['a', 'b', 'x']);
});
