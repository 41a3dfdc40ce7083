import type { Ctx } from '../../../context.js';
import { chooseSentences, sentencesOf } from './choose-sentences.js';
import { type TaskExecutor, TaskFailure, type TaskOutput, type TaskWork } from './task-executor.js';

/** Most sentences that are compared, and that a result has. */
export const maxSentences = 300;
export const resultSentences = 8;

interface Sentence {
  readonly text: string;
  /** Place of its input. */
  readonly input: number;
}

/**
 * Does tasks without a language model: it takes the sentences of the inputs that say most about the goal, as they stand.
 * The same inputs always give the same result.
 */
export const extractiveExecutor: TaskExecutor = { name: 'extractive', execute };

async function execute(ctx: Ctx, { task, inputs }: TaskWork): Promise<TaskOutput> {
  const sentences = inSteps(inputs.map(({ passages }) => sentencesOf(passages.join('\n'))));
  if (sentences.length === 0) throw new TaskFailure('it has no input with a text that could be extracted from');
  const use = {
    tenantKey: ctx.viewer.tenantKey,
    scope: task.scopeKey,
    purpose: 'QUERY',
    among: task.scopeKey,
  } as const;
  const texts = sentences.map(({ text }) => text);
  const [[goal], vectors] = await Promise.all([
    ctx.ai.embedding.embed([task.goal || task.type], 'query', 'interactive', use),
    ctx.ai.embedding.embed(texts, 'passage', 'interactive', use),
  ]);
  if (goal === undefined) throw new TaskFailure('its goal could not be embedded');
  const rated = sentences.map((sentence, i) => ({ ...sentence, vector: vectors[i] ?? new Float32Array() }));
  const chosen = chooseSentences(goal, rated, resultSentences)
    .toSorted((a, b) => a - b)
    .flatMap((i) => sentences[i] ?? []);
  const parts = inputs.flatMap(({ id, title }, input) => {
    const lines = chosen.filter((sentence) => sentence.input === input).map(({ text }) => `- ${text}`);
    return lines.length === 0 ? [] : [{ id, text: `## ${title}\n\n${lines.join('\n')}` }];
  });
  return { content: parts.map(({ text }) => text).join('\n\n'), tags: [], used: parts.map(({ id }) => id) };
}

/** Sentences of every input, of long ones the first, in the order of the inputs: each has its share. */
function inSteps(all: readonly (readonly string[])[]): readonly Sentence[] {
  const share = Math.max(1, Math.floor(maxSentences / Math.max(1, all.length)));
  return all.flatMap((texts, input) => texts.slice(0, share).map((text) => ({ text, input }))).slice(0, maxSentences);
}
