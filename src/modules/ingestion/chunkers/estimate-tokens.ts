const { ceil } = Math;
const LETTERS_A_TOKEN = 8;
const DIGITS_A_TOKEN = 3;

/** What a UTF-16 unit is to the estimate. */
const FREE = 1;
const LETTER = 2;
const DIGIT = 3;
const SINGLE = 4;

const IDEOGRAPH = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const classes = new Uint8Array(0x10000);

/** Class of a unit, found once and remembered. The second half of a character beyond the basic plane is free. */
function classOf(unit: number): number {
  const known = classes[unit] ?? 0;
  if (known !== 0) return known;
  const char = String.fromCharCode(unit);
  const letter = /[\p{L}\p{M}]/u.test(char) && !IDEOGRAPH.test(char);
  const kind = /[\s\uDC00-\uDFFF]/.test(char) ? FREE : letter ? LETTER : /\p{N}/u.test(char) ? DIGIT : SINGLE;
  classes[unit] = kind;
  return kind;
}

/** Calls back for every run of letters, run of digits, and other visible character, with what it counts. */
function weigh(text: string, visit: (start: number, end: number, tokens: number) => void): void {
  for (let start = 0; start < text.length;) {
    const kind = classOf(text.charCodeAt(start));
    let end = start + 1;
    if (kind === LETTER || kind === DIGIT) {
      while (end < text.length && classOf(text.charCodeAt(end)) === kind) end += 1;
      visit(start, end, ceil((end - start) / (kind === LETTER ? LETTERS_A_TOKEN : DIGITS_A_TOKEN)));
    } else if (kind === SINGLE) {
      visit(start, end, 1);
    }
    start = end;
  }
}

/**
 * About how many tokens a subword tokenizer makes of the text: one for every eight letters of a word or part of them,
 * three digits of a number, ideograph, and punctuation mark; white space is free.
 * It is a measure for packing, linear in the length and the same on every machine, not the limit of any model.
 * Cutting a text in pieces never makes the sum smaller.
 */
export function estimateTokens(text: string): number {
  let sum = 0;
  weigh(text, (_start, _end, tokens) => (sum += tokens));
  return sum;
}

/** Offsets at which the text must be cut, between words where possible, so that no piece counts more than `limit`. */
export function cutPoints(text: string, limit: number): readonly number[] {
  const cuts: number[] = [];
  let sum = 0;
  weigh(text, (start, end, tokens) => {
    if (sum > 0 && sum + tokens > limit) {
      cuts.push(start);
      sum = 0;
    }
    sum += tokens;
    if (tokens <= limit) return;
    for (let at = start + limit; at < end; at += limit) cuts.push(at);
    sum = limit;
  });
  return cuts;
}
