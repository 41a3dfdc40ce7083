/** Most different words of a query that are searched for. */
const maxWords = 64;

/**
 * A question as a full-text query over a chunk's text and header: its words, any of which may match. Nothing of Lucene's
 * own syntax is left in it, whatever the question holds.
 * @returns an empty text when the question has no words
 */
export function fullTextQuery(question: string): string {
  const words = question.slice(0, 20_000).toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const distinct = [...new Set(words)].slice(0, maxWords).join(' ');
  return distinct === '' ? '' : `text:(${distinct}) header:(${distinct})`;
}
