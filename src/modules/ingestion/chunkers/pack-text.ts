import { cutPoints, estimateTokens } from './estimate-tokens.js';

/** A stretch of a text, by offsets in UTF-16 units. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });
/** Longest line, in UTF-16 units, that is searched for sentences; a longer one is not prose and is cut between words. */
const LONGEST_PROSE_LINE = 50_000;

/**
 * Cuts a text into slices of at most `limit` tokens (`estimateTokens`): whole paragraphs (parted by blank lines) as many
 * as fit; a longer paragraph at its lines, a longer line at its sentences, a longer sentence between words, and a longer
 * word where it must be. Every visible character is in exactly one slice, in order; no slice is blank or has white space
 * around it other than the first line's indent. Linear in the length.
 */
export function packText(text: string, limit: number): readonly string[] {
  const packed: Span[] = [];
  let size = 0;
  for (const { span, tokens } of smallSpans(text, limit)) {
    const last = packed.at(-1);
    if (last && size + tokens <= limit) {
      packed[packed.length - 1] = { start: last.start, end: span.end };
      size += tokens;
    } else {
      packed.push(span);
      size = tokens;
    }
  }
  return packed.map(({ start, end }) => text.slice(start, end).trimEnd());
}

/** Visible spans of at most `limit` tokens, in order. */
function* smallSpans(text: string, limit: number): Generator<{ span: Span; tokens: number }> {
  const splitters = [splitLines, splitSentences, (whole: string, span: Span) => splitWords(whole, span, limit)];
  function* fit(span: Span, depth: number): Generator<{ span: Span; tokens: number }> {
    const slice = text.slice(span.start, span.end);
    if (slice.trim() === '') return;
    const tokens = estimateTokens(slice);
    const split = splitters[depth];
    if (tokens <= limit || !split) yield { span, tokens };
    else for (const part of split(text, span)) yield* fit(part, depth + 1);
  }
  for (const paragraph of paragraphs(text)) yield* fit(paragraph, 0);
}

/** Runs of lines that are not blank. */
function paragraphs(text: string): readonly Span[] {
  const found: Span[] = [];
  let parted = true;
  for (const line of splitLines(text, { start: 0, end: text.length })) {
    const blank = text.slice(line.start, line.end).trim() === '';
    const open = parted ? undefined : found.pop();
    if (!blank) found.push({ start: open?.start ?? line.start, end: line.end });
    else if (open) found.push(open);
    parted = blank;
  }
  return found;
}

function splitLines(text: string, span: Span): readonly Span[] {
  const found: Span[] = [];
  let start = span.start;
  while (start < span.end) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 || newline >= span.end ? span.end : newline + 1;
    found.push({ start, end });
    start = end;
  }
  return found;
}

function splitSentences(text: string, span: Span): readonly Span[] {
  if (span.end - span.start > LONGEST_PROSE_LINE) return [span];
  const segments = [...sentences.segment(text.slice(span.start, span.end))];
  return segments.map(({ index, segment }) => ({
    start: span.start + index,
    end: span.start + index + segment.length,
  }));
}

function splitWords(text: string, span: Span, limit: number): readonly Span[] {
  const cuts = cutPoints(text.slice(span.start, span.end), limit).map((cut) => span.start + cut);
  const starts = [span.start, ...cuts];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? span.end }));
}
