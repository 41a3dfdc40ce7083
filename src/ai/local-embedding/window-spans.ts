import type { Section, SectionWindows, Span } from './protocol.js';

/** Wordpieces of one window, its header included. Fits every model that is supported, prefix and all. */
const WINDOW = 450;

/** Wordpieces that the header takes of each window at most, where there are several windows. */
const HEADER = 100;

/** Wordpieces that a window shares with the one before: about this many, from a sentence's start where one is near. */
const OVERLAP = { least: 25, aim: 50, most: 100, mostCharacters: 2_000 } as const;

/** A window ends with a sentence where one ends behind this share of it. */
const EARLIEST_SENTENCE_END = 0.5;

/** UTF-16 units of one window, and of its header, however few wordpieces they are. */
const MOST_CHARACTERS = { window: 16_000, header: 4_000 } as const;

/** A word with the blanks behind it; words without blanks, as in Chinese or base64, in parts of 24 characters. */
const UNIT = /\S{1,24}\s{0,100}|\s{1,100}/gu;

/** Counts wordpieces, and stops at `limit`. */
type Count = (text: string, limit: number) => number;

/** A piece of the text that is not cut further. */
interface Unit extends Span {
  readonly tokens: number;
  readonly endsSentence: boolean;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function unitsOf(text: string, count: Count): Unit[] {
  const units: Unit[] = [];
  for (const { segment, index } of sentences.segment(text)) {
    for (const unit of segment.matchAll(UNIT)) {
      const to = unit.index + unit[0].length;
      const tokens = count(unit[0], WINDOW);
      units.push({ from: index + unit.index, to: index + to, tokens, endsSentence: to === segment.length });
    }
  }
  return units;
}

/** Index behind the last unit of the window that begins with unit `first`; at least one unit is taken. */
function windowEnd(units: readonly Unit[], first: number, budget: number): number {
  let tokens = 0;
  let characters = 0;
  let sentenceEnd = first;
  let at = first;
  for (; at < units.length; at++) {
    const unit = units[at];
    if (!unit) break;
    tokens += unit.tokens;
    characters += unit.to - unit.from;
    if (at > first && (tokens > budget || characters > MOST_CHARACTERS.window)) break;
    if (unit.endsSentence && tokens >= budget * EARLIEST_SENTENCE_END) sentenceEnd = at + 1;
  }
  return at === units.length || sentenceEnd === first ? at : sentenceEnd;
}

/** Index of the unit that the next window begins with: about OVERLAP.aim wordpieces before `end`, behind `first`. */
function nextStart(units: readonly Unit[], first: number, end: number): number {
  let tokens = 0;
  let word = end;
  for (let at = end - 1; at > first; at--) {
    const unit = units[at];
    if (!unit) break;
    tokens += unit.tokens;
    if (tokens > OVERLAP.most || (units[end - 1]?.to ?? 0) - unit.from > OVERLAP.mostCharacters) break;
    if (tokens <= OVERLAP.aim) word = at;
    if (tokens >= OVERLAP.least && units[at - 1]?.endsSentence === true) return at;
  }
  return word;
}

/** The span, or its halves when together they are more wordpieces than their parts were one by one. */
function fitted(text: string, span: Span, budget: number, count: Count): Span[] {
  const length = span.to - span.from;
  if (length < 2 || count(text.slice(span.from, span.to), budget + 1) <= budget) return [span];
  const half = span.from + Math.floor(length / 2);
  const middle = (text.codePointAt(half - 1) ?? 0) > 0xffff && half - 1 > span.from ? half - 1 : half;
  return [
    ...fitted(text, { from: span.from, to: middle }, budget, count),
    ...fitted(text, { from: middle, to: span.to }, budget, count),
  ];
}

function spansOf(text: string, budget: number, count: Count): Span[] {
  const units = unitsOf(text, count);
  const spans: Span[] = [];
  for (let first = 0; first < units.length;) {
    const end = windowEnd(units, first, budget);
    const span = { from: units[first]?.from ?? 0, to: units[end - 1]?.to ?? text.length };
    spans.push(...fitted(text, span, budget, count));
    if (end === units.length) break;
    first = nextStart(units, first, end);
  }
  return spans;
}

/** The header's beginning, up to HEADER wordpieces, cut behind a word. */
function cappedHeader(header: string, count: Count): string {
  const start = header.slice(0, MOST_CHARACTERS.header);
  if (header.length === start.length && count(start, HEADER + 1) <= HEADER) return header;
  const units = unitsOf(start, count);
  return start.slice(0, units[windowEnd(units, 0, HEADER) - 1]?.to ?? 0).trimEnd();
}

/**
 * Finds the windows of a passage, or of a section of one: the whole text when it is at most 450 wordpieces with its
 * header; else spans that overlap by about 50 wordpieces and end with sentences where possible, else with words.
 * Every character is in some span; no span is over 450 wordpieces with the returned header. Time is linear.
 */
export function windowSpans({ header, text }: Section, count: Count): SectionWindows {
  const whole = `${header}\n${text}`;
  if (whole.length <= MOST_CHARACTERS.window && count(whole, WINDOW + 1) <= WINDOW) {
    return { header, spans: [{ from: 0, to: text.length }] };
  }
  const capped = cappedHeader(header, count);
  const budget = WINDOW - count(capped, HEADER);
  const spans = spansOf(text, budget, count);
  return { header: capped, spans: spans.length > 0 ? spans : [{ from: 0, to: 0 }] };
}
