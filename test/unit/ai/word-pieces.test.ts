import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import fc from 'fast-check';
import { createVocabularyTrie } from '../../../src/ai/local-embedding/vocabulary-trie.js';
import { loadWordPieces } from '../../../src/ai/local-embedding/word-pieces.js';
import { modelDir } from './local-model.js';

const file = join(modelDir, 'tokenizer.json');
const pieces = await loadWordPieces(file, createVocabularyTrie);
const library = new Tokenizer(JSON.parse(readFileSync(file, 'utf8')) as object, {});

describe('wordpieces', () => {
  it('are those of the reference tokenizer for texts of words up to 100 characters', () => {
    const reference = (text: string): number[] => library.encode(text, { add_special_tokens: false }).ids;
    const words = fc.array(fc.string({ maxLength: 20, unit: 'grapheme' }), { maxLength: 200 });
    fc.assert(
      fc.property(words, (some) => {
        const text = some.join(' ');
        expect(pieces.encode(text, 100_000)).toEqual(reference(text));
      }),
      { numRuns: 100 },
    );
    const prose =
      'Unaffable, naïve: the efficiency (25.7 %) of perovskite-cells; 汉字 und Straße — https://a.example/b?c=d#e. ';
    expect(pieces.encode(prose.repeat(30), 100_000)).toEqual(reference(prose.repeat(30)));
  });

  it('of a word over 100 characters are not one unknown token', () => {
    expect(pieces.encode('z'.repeat(1000), 1000).length).toBeGreaterThan(10);
  });

  it('take markers of special tokens for plain words', () => {
    expect(pieces.encode('[SEP] [CLS]', 10)).not.toContain(pieces.sep);
    expect(pieces.encode('[SEP] [CLS]', 10)).not.toContain(pieces.cls);
  });

  it('end with the limit', () => {
    expect(pieces.encode('word '.repeat(100_000), 510)).toHaveLength(510);
  });
});
