import { fullTextQuery } from '../../../src/modules/recall/full-text-query.js';

it('searches for what a question is about, not for the words that make it a question', () => {
  expect(fullTextQuery('What hardware does Flash Attention need?')).toBe(
    'text:(hardware flash attention need) header:(hardware flash attention need)',
  );
});

it('searches for the question words where a question has no others', () => {
  expect(fullTextQuery('Who? Where?')).toBe('text:(who where) header:(who where)');
});

it('asks for nothing where a question has no words', () => {
  expect(fullTextQuery('?! … "+-*/"')).toBe('');
});
