/** A sentence of a document, and what it says of where it was quoted from; null where it says nothing. */
export interface Sentence {
  readonly text: string;
  readonly quotedFrom: string | null;
}

/** Shortest and longest sentence that says something by itself, and shortest line that stands in for one, in characters. */
const shortest = 20;
const longest = 400;
const shortestLine = 8;

/** Fewest words of a sentence, where words have spaces between them, and least share of letters in it. */
const fewestWords = 4;
const leastLetters = 0.6;

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** What is no running text: headings, rows of tables, rules. */
const aside = /^\s*(#|\||[-=_*]{3,}\s*$)|\t/;
/** Where a list of literature begins: nothing behind it is running text. */
const literature = /^\W*(?:\d+\.?\s+)?(references|bibliography|works cited|literatur(verzeichnis)?)\W*$/i;
const marker = /^\s*(?:[-*+•‣▪◦·]|>+|\d{1,3}[.)])\s+/;
/** A full stop behind these ends no sentence. */
const abbreviated =
  /(?:^|[\s(])(?:\p{Lu}|prof|dr|mr|mrs|ms|st|fig|eq|sec|vs|cf|approx|resp|ca|nr|no|al|e\.g|i\.e|z\.\s?b|d\.\s?h|bzw|vgl|etc)\.\s*$/iu;
const ended = /[.!?…。！？][)"'”’»\]*_]*$/;
const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const entry = /^\[\d+\]|\bdoi\b|\barxiv:|https?:\/\//i;
/** A name with an initial: several of them, or one with a year at the end of the sentence, say who wrote something. */
const author = /\b\p{Lu}\. ?\p{Lu}\p{L}/gu;
const yearAtEnd = /\b(?:19|20)\d\d\.?$/;
/** Words at the head of a sentence that point at the one before it. */
const pointing =
  /^(?:it|its|they|their|them|this|these|those|that|he|she|his|her|both|such|there|then|here|but|and|or|so|hence|thus|therefore|however|instead|otherwise|moreover|also|yet|the (?:latter|former|same|other|one|table|figure)|es|sie|er|dies\p{L}*|jene\p{L}*|beide|solche\p{L}*|dort|dann|aber|und|oder|daher|deshalb|darum|dadurch|jedoch|außerdem)\b/iu;

/**
 * The sentences of a text that say something by themselves, each once, in their order: without headings, tables, code, lists of
 * literature, marks of Markdown, and pieces of sentences. Of a text that has none its lines.
 * @param quotes whether `[…]` behind a line says where it was quoted from, as in the results of extractions
 */
export function sentencesOf(text: string, quotes = false): readonly Sentence[] {
  const lines = runningLines(text).map((line) => readLine(line, quotes));
  const sentences = lines.flatMap(({ text: line, quotedFrom }) =>
    segmentsOf(line).map((each) => ({ text: each, quotedFrom })),
  );
  const found = eachOnce(sentences.filter((each) => isSentence(each.text)));
  return found.length > 0 ? found : eachOnce(lines.filter(({ text: { length } }) => length >= shortestLine));
}

/** What has a text, without what has the same as one before it. */
export function eachOnce<T extends { readonly text: string }>(all: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return all.filter(({ text }) => seen.size < seen.add(text).size);
}

/** Whether a sentence leans on the one before it, so that it says little by itself. */
export function leansOnOthers(sentence: string): boolean {
  return pointing.test(sentence);
}

function runningLines(text: string): readonly string[] {
  const lines: string[] = [];
  let inCode = false;
  for (const line of text.split('\n')) {
    if (literature.test(line)) break;
    const fence = /^\s*(```|~~~)/.test(line);
    if (fence) inCode = !inCode;
    if (!fence && !inCode && !aside.test(line) && line.trim() !== '') lines.push(line);
  }
  return lines;
}

function readLine(line: string, quotes: boolean): Sentence {
  const plain = withoutMarks(line.replace(marker, ''));
  return (quotes ? readCitation(plain) : null) ?? { text: plain, quotedFrom: null };
}

/** A line that ends with where it was quoted from in brackets, such as `[paper.pdf, page 2]`; numbers alone, as in `[3, 4]`, name nothing. */
function readCitation(line: string): Sentence | null {
  const at = line.lastIndexOf('[');
  const text = line.slice(0, Math.max(at, 0)).trimEnd();
  const quotedFrom = line.slice(at + 1, -1);
  if (!line.endsWith(']') || text === '' || text.length === at) return null;
  return quotedFrom.includes(']') || !/[^\d\s,;–-]/.test(quotedFrom) ? null : { text, quotedFrom };
}

/** Links as their text, and no stars, underscores and backticks around words. */
function withoutMarks(line: string): string {
  return line
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)([^*_]+)\1(?![\p{L}\p{N}])/gu, '$2')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The sentences of a line; what an abbreviation has parted is put together. */
function segmentsOf(line: string): readonly string[] {
  const parts: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const before = parts.at(-1);
    if (before !== undefined && abbreviated.test(before)) parts[parts.length - 1] = before + segment;
    else parts.push(segment);
  }
  return parts.map((part) => part.trim());
}

function isSentence(text: string): boolean {
  const hasSpaces = !spaceless.test(text);
  if (text.length < (hasSpaces ? shortest : shortestLine) || text.length > longest) return false;
  if (!ended.test(text) || /^[\p{Ll}),;]/u.test(text) || entry.test(text) || namesAuthors(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < leastLetters * text.replace(/\s/g, '').length) return false;
  return !hasSpaces || text.split(' ').length >= fewestWords;
}

function namesAuthors(text: string): boolean {
  const names = text.match(author)?.length ?? 0;
  return names > 1 || (names === 1 && yearAtEnd.test(text));
}
