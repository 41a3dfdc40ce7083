const SOFT_HYPHEN = '\u00AD';
const PARTED = /(?<!\p{L})(\p{L}+)[-\u2010]$/u;
const FIRST_WORD = /^\p{Ll}+/u;
/** Words before which a hyphen stands for a word left out ("Haupt- und Nebensatz", "pre- and post-war"). */
const AFTER_OPEN_HYPHEN = new Set(['und', 'oder', 'bzw', 'sowie', 'bis', 'and', 'or', 'to', 'et', 'ou', 'y', 'o', 'e']);
const IDEOGRAPH = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * Joins a line to the text before it. A word that a hyphen parts at the line's end is put together when it goes on in
 * lower case, unless the hyphen belongs to it: the word has another one ("state-of-the-art"), the page writes it with one
 * elsewhere, or it stands for a word left out.
 * @param hyphenated Words known to be written with a hyphen, in lower case.
 */
export function joinLines(text: string, line: string, hyphenated: ReadonlySet<string>): string {
  if (text.endsWith(SOFT_HYPHEN)) return text.slice(0, -1) + line;
  const lastWord = text.slice(-60);
  const head = PARTED.exec(lastWord)?.[1];
  const tail = FIRST_WORD.exec(line)?.[0];
  if (head === undefined) return text + (noSpace(text, line) ? '' : ' ') + line;
  if (tail === undefined) return /^[\p{L}\p{N}]/u.test(line) ? text + line : `${text} ${line}`;
  if (AFTER_OPEN_HYPHEN.has(tail)) return `${text} ${line}`;
  const compound = /[-\u2010]\p{L}+[-\u2010]$/u.test(lastWord) || hyphenated.has(`${head}-${tail}`.toLowerCase());
  return (compound ? text : text.slice(0, -1)) + line;
}

function noSpace(text: string, line: string): boolean {
  return IDEOGRAPH.test(line) && IDEOGRAPH.test(text.slice(-1));
}
