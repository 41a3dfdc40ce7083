import fc from 'fast-check';
import { fullTextQuery } from '../../../src/modules/recall/full-text-query.js';

it('asks for words that the index keeps whole, and for their parts', () => {
  expect(fullTextQuery('fetch_user_id()')).toContain('text:(fetch_user_id fetch user id)');
  expect(fullTextQuery('v2.0.0, then.')).toContain('text:(v2.0.0 v2 0 then)');
  expect(fullTextQuery('हिन्दी')).toContain('text:(हिन्दी)');
});

it('asks for nothing where there is no word', () => {
  for (const question of ['', ' ', '?!', '...', "'", '___', '🚀']) expect(fullTextQuery(question)).toBe('');
});

it('leaves nothing of the syntax of Lucene, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (question) => {
      const [, words = ''] = /^text:\((.*)\) header:\(.*\)$/s.exec(fullTextQuery(question)) ?? [];
      expect(words).not.toMatch(/[-+&|!(){}[\]^"~*?:\\/<>=@]/);
      expect(words).not.toMatch(/\b(AND|OR|NOT|TO)\b/);
    }),
  );
});
