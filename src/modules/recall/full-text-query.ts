/** Most different words of a query that are searched for. */
export const maxWords = 64;

/** Most letters of a query in a script without spaces, where the index takes each, or each pair, as a word. */
export const maxUnspaced = 200;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * Words that make a sentence a question and say nothing of what it is about. The analyzer of the index keeps them, and
 * in a small corpus they are rare enough to outweigh the words that matter.
 */
const questionWords = new Set(
  'what which who whom whose when where why how do does did can could should would has have had'.split(' '),
);

/**
 * A question as a full-text query over a chunk's text and header: its words, any of which may match, without those that
 * only make it a question (unless there are no others). Nothing of Lucene's own syntax is left in it, whatever the
 * question holds.
 * @returns an empty text when the question has no words
 */
export function fullTextQuery(question: string): string {
  const distinct = [...new Set(wordsOf(question.slice(0, 20_000).toLowerCase()))];
  const telling = distinct.filter((word) => !questionWords.has(word));
  const wanted = withinUnspaced((telling.length > 0 ? telling : distinct).slice(0, maxWords)).join(' ');
  return wanted === '' ? '' : `text:(${wanted}) header:(${wanted})`;
}

/** The words up to the most letters without spaces, the last one cut. Lucene refuses a query of more than 1,024 clauses. */
function withinUnspaced(words: readonly string[]): readonly string[] {
  let left = maxUnspaced;
  return words.flatMap((word) => {
    const letters = word.match(unspaced)?.length ?? 0;
    if (letters === 0) return [word];
    const kept = word.slice(0, Math.max(0, left)).replace(/\p{Surrogate}$/u, '');
    left -= letters;
    return kept === '' ? [] : [kept];
  });
}

/**
 * Words, and their parts: the index keeps `fetch_user_id`, `2.0.0` and `node.js` as one word each, but not `user.Name;`,
 * so that both are asked for.
 */
function wordsOf(text: string): readonly string[] {
  const joined = text.match(/[\p{L}\p{N}\p{M}_.,'’]+/gu) ?? [];
  return joined
    .flatMap((word) => [word.replace(/^[.,'’]+|(?<![.,'’])[.,'’]+$/g, ''), ...word.split(/[_.,'’]+/)])
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
