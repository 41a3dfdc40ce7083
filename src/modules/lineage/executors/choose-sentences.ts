/** A sentence that may be chosen. */
export interface RatedSentence {
  /** Its vector, of length 1. */
  readonly vector: Float32Array;
  /** Place of the document that it is from. */
  readonly input: number;
  /** Whether it leans on the sentence before it: it is chosen rather late. */
  readonly leans: boolean;
}

/** What is chosen. */
export interface Choice {
  /** How many sentences, at most. */
  readonly wanted: number;
  /** The fewest that are taken of a document, by its place; 0 where absent. */
  readonly atLeast: ReadonlyMap<number, number>;
}

/** How much what a sentence says counts against its likeness to those chosen before, 0 to 1. */
const relevanceShare = 0.7;

/** How much likeness to the goal counts against likeness to the whole document, 0 to 1. */
const goalShare = 0.6;

/** What a sentence that leans on others loses of its relevance, which is 0 to 1. */
const leaningCost = 0.25;

/**
 * The sentences that say most about a goal and about their own document, and least twice (maximal marginal relevance), by their
 * places, the best first. Equal ones are taken in the order given, so that the same texts always give the same sentences.
 */
export function chooseSentences(
  goal: Float32Array,
  sentences: readonly RatedSentence[],
  { wanted, atLeast }: Choice,
): readonly number[] {
  const relevance = relevanceOf(goal, sentences);
  const likeness = likenessAmong(sentences);
  const likest = sentences.map(() => 0);
  const owed = owedBy(sentences, atLeast);
  const open = new Set(sentences.keys());
  const chosen: number[] = [];
  while (chosen.length < wanted && open.size > 0) {
    const isOwing = [...owed.values()].reduce((sum, each) => sum + each, 0) >= wanted - chosen.length;
    const best = bestOf(open, (i) => {
      if (isOwing && !owed.get(sentences[i]?.input ?? -1)) return -Infinity;
      return relevanceShare * (relevance[i] ?? 0) - (1 - relevanceShare) * (likest[i] ?? 0);
    });
    open.delete(best);
    chosen.push(best);
    const input = sentences[best]?.input ?? -1;
    owed.set(input, Math.max(0, (owed.get(input) ?? 0) - 1));
    for (const i of open) likest[i] = Math.max(likest[i] ?? 0, likeness(i, best));
  }
  return chosen;
}

/** How many sentences of each document are still to be taken: no more than it has. */
function owedBy(sentences: readonly RatedSentence[], atLeast: Choice['atLeast']): Map<number, number> {
  const had = Map.groupBy(sentences, ({ input }) => input);
  return new Map([...atLeast].map(([input, fewest]) => [input, Math.min(fewest, had.get(input)?.length ?? 0)]));
}

function bestOf(open: ReadonlySet<number>, score: (i: number) => number): number {
  let best = -1;
  let bestScore = -Infinity;
  for (const i of open) {
    const its = score(i);
    if (best === -1 || its > bestScore) [best, bestScore] = [i, its];
  }
  return best;
}

/** How much each says about the goal and its document, 0 to 1. */
function relevanceOf(goal: Float32Array, sentences: readonly RatedSentence[]): readonly number[] {
  const middles = new Map([...Map.groupBy(sentences, ({ input }) => input)].map(([i, all]) => [i, middleOf(all)]));
  const toGoal = scaled(sentences.map(({ vector }) => dot(goal, vector)));
  const toOwn = scaled(sentences.map(({ vector, input }) => dot(middles.get(input) ?? vector, vector)));
  return sentences.map(
    ({ leans }, i) => goalShare * (toGoal[i] ?? 0) + (1 - goalShare) * (toOwn[i] ?? 0) - (leans ? leaningCost : 0),
  );
}

/** How like two sentences are: 0 where they are no liker than any two, 1 where they are the same. */
function likenessAmong(sentences: readonly RatedSentence[]): (one: number, other: number) => number {
  const middle = middleOf(sentences);
  const usual = Math.min(dot(middle, middle), 0.99);
  return (one, other) => {
    const [a, b] = [sentences[one]?.vector, sentences[other]?.vector];
    return a === undefined || b === undefined ? 0 : Math.max(0, (dot(a, b) - usual) / (1 - usual));
  };
}

/** The mean of vectors: nearest to it stands what says most about all of them. */
function middleOf(sentences: readonly RatedSentence[]): Float32Array {
  const sum = new Float32Array(sentences[0]?.vector.length ?? 0);
  for (const { vector } of sentences) for (const [i, value] of vector.entries()) sum[i] = (sum[i] ?? 0) + value;
  return sum.map((value) => value / Math.max(1, sentences.length));
}

/** Values from 0, the least, to 1, the greatest; where all are equal 0. */
function scaled(values: readonly number[]): readonly number[] {
  const least = values.reduce((a, b) => Math.min(a, b), Infinity);
  const range = values.reduce((a, b) => Math.max(a, b), -Infinity) - least;
  return values.map((value) => (range > 0 ? (value - least) / range : 0));
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
