import stringWidth from 'string-width';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Text cut to so many columns of a terminal, with `…` where something is left out. */
export function fit(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const { segment } of letters.segment(text)) {
    used += stringWidth(segment);
    if (used > width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Words in lines of at most so many columns; at most `most` lines, the last with `…` where more would follow. */
export function wrap(text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (line === '' || stringWidth(next) <= width) {
      line = fit(next, width);
      continue;
    }
    if (lines.length === most - 1) return [...lines, fit(next, width)];
    lines.push(line);
    line = fit(word, width);
  }
  return line === '' ? lines : [...lines, line];
}
