import { vectorShareOf } from '../../../src/modules/recall/vector-share.js';

it('lets meaning count most for a sentence', () => {
  expect(vectorShareOf('What are the hardware requirements of Flash Attention?')).toBe(0.85);
  expect(vectorShareOf('東京は日本の首都です')).toBe(0.85);
});

it('lets words count as much for keywords and identifiers', () => {
  for (const query of ['Caroline', 'Flash Attention', 'fetch_user_id', 'PROJ', '2.0.0', '']) {
    expect(vectorShareOf(query)).toBe(0.5);
  }
});

it('takes hostile text in no time', () => {
  expect(vectorShareOf('a'.repeat(1_000_000))).toBe(0.5);
});
