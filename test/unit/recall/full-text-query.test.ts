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

it('cuts a long question in a script without spaces, which the index takes apart further than Lucene bears', () => {
  expect(fullTextQuery('契約はいつ終わりますか')).toBe('text:(契約はいつ終わりますか) header:(契約はいつ終わりますか)');
  const [, words = ''] = /^text:\((.*)\) header/.exec(fullTextQuery('契約終了'.repeat(4_000) + ' lamp')) ?? [];
  expect(words).toBe(`${'契約終了'.repeat(50)} lamp`);
});
