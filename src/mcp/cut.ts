/** Characters from `from` on, at most `length`; a character of two code units is never cut in two. */
export function cut(text: string, from: number, length: number): string {
  const start = inPair(text, from) ? from - 1 : from;
  const end = start + length;
  return text.slice(start, inPair(text, end) ? end - 1 : end);
}

/** The beginning of a text, with a mark where it goes on. */
export function excerpt(text: string, length: number): string {
  return text.length <= length ? text : `${cut(text, 0, length - 1).trimEnd()}…`;
}

/** Whether a place lies between the two code units of one character. */
function inPair(text: string, at: number): boolean {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}
