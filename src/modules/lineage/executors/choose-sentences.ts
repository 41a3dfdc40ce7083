/** A sentence with its vector of length 1. */
export interface RatedSentence {
  readonly text: string;
  readonly vector: Float32Array;
}

/** How much likeness to the goal counts against likeness to what was chosen before, 0 to 1. */
const relevanceShare = 0.7;

/** Shortest and longest sentence that says something by itself, in characters. */
const shortest = 20;
const longest = 600;

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The sentences of a text that say something by themselves, each once; headings and marks of Markdown are left out. */
export function sentencesOf(text: string): readonly string[] {
  const lines = text.split(/\n+/).filter((line) => !/^\s*(#|\||```)/.test(line));
  const sentences = lines.flatMap((line) => [...segmenter.segment(line.replace(/^\s*([-*+]|\d+\.)\s+/, ''))]);
  const clean = sentences.map(({ segment }) => segment.replace(/\s+/g, ' ').trim());
  return [...new Set(clean)].filter((each) => each.length >= shortest && each.length <= longest);
}

/**
 * The sentences that say most about a goal and least twice (maximal marginal relevance), by their places, the best first.
 * Equal ones are taken in the order given, so that the same texts always give the same sentences.
 */
export function chooseSentences(
  goal: Float32Array,
  sentences: readonly RatedSentence[],
  wanted: number,
): readonly number[] {
  const relevance = sentences.map(({ vector }) => dot(goal, vector));
  const likeness = sentences.map(() => 0);
  const chosen: number[] = [];
  while (chosen.length < Math.min(wanted, sentences.length)) {
    let best = -1;
    let bestScore = -Infinity;
    for (const [i] of sentences.entries()) {
      if (chosen.includes(i)) continue;
      const score = relevanceShare * (relevance[i] ?? 0) - (1 - relevanceShare) * (likeness[i] ?? 0);
      if (score > bestScore) [best, bestScore] = [i, score];
    }
    const taken = sentences[best];
    if (taken === undefined) break;
    chosen.push(best);
    for (const [i, { vector }] of sentences.entries()) {
      likeness[i] = Math.max(likeness[i] ?? 0, dot(vector, taken.vector));
    }
  }
  return chosen;
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
