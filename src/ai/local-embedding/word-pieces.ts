import { readFile } from 'node:fs/promises';
import { Tokenizer } from '@huggingface/tokenizers';
import type { VocabularyTrie } from './vocabulary-trie.js';

/** UTF-16 units that are normalised at once; sorting long runs of combining marks takes quadratic time. */
const SLICE = 500;

/** Longest word that BERT's tokenizer matches; it takes longer ones for unknown. */
const LONGEST_WORD = 100;

/** The tokenizer of a BERT model: normalisation and pre-tokenisation by its file, WordPiece in linear time. */
export interface WordPieces {
  /** Ids of the special tokens that surround a text. */
  readonly cls: number;
  readonly sep: number;
  /**
   * Ids of a text's wordpieces without special tokens, at most `limit`. Markers in the text such as `[SEP]` are
   * plain words. A word of over 100 characters is taken as several words of 100, so that it is not lost as one
   * unknown token. Time is linear in the text, and ends with the limit.
   */
  encode(text: string, limit: number): number[];
}

const isSpace = (text: string, at: number): boolean => /\s/.test(text.charAt(at));

/** End of the slice that begins at `from`: behind a blank where there is one, never inside a surrogate pair. */
function sliceEnd(text: string, from: number): number {
  const most = from + SLICE;
  if (most >= text.length) return text.length;
  for (let end = most; end > from; end--) if (isSpace(text, end - 1)) return end;
  return (text.codePointAt(most - 1) ?? 0) > 0xffff ? most - 1 : most;
}

function tokenId(tokenizer: Tokenizer, token: string): number {
  const id = tokenizer.token_to_id(token);
  if (id === undefined) throw new Error(`the tokenizer has no ${token} token; a BERT WordPiece tokenizer is needed`);
  return id;
}

/** Cuts a text into normalised words and punctuation marks. */
function preTokenizer(tokenizer: Tokenizer): (text: string) => string[] {
  const { normalizer, pre_tokenizer: split } = tokenizer;
  if (!normalizer || !split) throw new Error('the tokenizer file has no normalizer or no pre-tokenizer');
  return (text) => split.pre_tokenize(normalizer.normalize(text));
}

/**
 * Loads a `tokenizer.json`.
 * @param createTrie given from outside, because a worker's file finds its neighbours only at run time.
 * @throws Error that says what is wrong with the file.
 */
export async function loadWordPieces(
  file: string,
  createTrie: (vocabulary: ReadonlyMap<string, number>, unknown: number) => VocabularyTrie,
): Promise<WordPieces> {
  const json: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof json !== 'object' || json === null) throw new Error('the tokenizer file is not a JSON object');
  const tokenizer = new Tokenizer(json, {});
  const words = preTokenizer(tokenizer);
  const trie = createTrie(tokenizer.get_vocab(), tokenId(tokenizer, '[UNK]'));

  return {
    cls: tokenId(tokenizer, '[CLS]'),
    sep: tokenId(tokenizer, '[SEP]'),
    encode(text, limit) {
      const ids: number[] = [];
      for (let from = 0, to = 0; from < text.length && ids.length < limit; from = to) {
        to = sliceEnd(text, from);
        for (const word of words(text.slice(from, to))) {
          for (let at = 0; at < word.length; at += LONGEST_WORD) trie.match(word.slice(at, at + LONGEST_WORD), ids);
        }
      }
      if (ids.length > limit) ids.length = limit;
      return ids;
    },
  };
}
