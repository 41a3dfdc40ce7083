import type { Ctx } from '../../../context.js';
import { chooseSentences } from './choose-sentences.js';
import { eachOnce, leansOnOthers, sentencesOf } from './sentences.js';
import { type TaskExecutor, TaskFailure, type TaskInputText, type TaskOutput, type TaskWork } from './task-executor.js';

/** Most sentences that are compared, and that a result has. */
export const maxSentences = 300;
export const maxQuotes = 24;

/** Sentences of a result of few inputs, and the share of them that is for inputs that a task names or tags. */
const usualQuotes = 8;
const namedShare = 0.5;

interface Quote {
  readonly text: string;
  /** Place of its input. */
  readonly input: number;
  /** The document that it is from, with the page. */
  readonly from: string;
}

/**
 * Does tasks without a language model: it quotes the sentences of the inputs that say most about the goal and about the inputs,
 * each with the document and page that it is from. The same inputs always give the same result.
 */
export const extractiveExecutor: TaskExecutor = { name: 'extractive', execute };

async function execute(ctx: Ctx, { task, inputs }: TaskWork): Promise<TaskOutput> {
  const quotes = inTurn(inputs.map(quotesOf));
  if (quotes.length === 0) throw new TaskFailure('it has no input with a text that could be extracted from');
  const { scopeKey: scope } = task;
  const use = { tenantKey: ctx.viewer.tenantKey, scope, purpose: 'QUERY', among: scope } as const;
  const question = [task.goal || task.type, task.inputQuery ?? ''].join(' ').trim();
  const texts = quotes.map(({ text }) => text);
  const [[goal], vectors] = await Promise.all([
    ctx.ai.embedding.embed([question], 'query', 'interactive', use),
    ctx.ai.embedding.embed(texts, 'passage', 'interactive', use),
  ]);
  if (goal === undefined) throw new TaskFailure('its goal could not be embedded');
  const rated = quotes.map(({ text, input }, i) => ({
    ...{ input, leans: leansOnOthers(text), vector: vectors[i] ?? new Float32Array() },
  }));
  const chosen = chooseSentences(goal, rated, choiceAmong(inputs))
    .toSorted((a, b) => a - b)
    .flatMap((i) => quotes[i] ?? []);
  const used = [...new Set(chosen.map(({ input }) => input))].flatMap((input) => inputs[input]?.id ?? []);
  return { content: chosen.map(({ text, from }) => `- ${text} [${from}]`).join('\n'), tags: [], used };
}

/** What an input that the task names or tags is worth: some sentences of each. What its query has found may be left out. */
function choiceAmong(inputs: readonly TaskInputText[]): Parameters<typeof chooseSentences>[2] {
  const named = inputs.flatMap(({ via }, place) => (via === 'QUERY' ? [] : place));
  const wanted = Math.min(maxQuotes, Math.max(usualQuotes, 2 * named.length));
  const each = Math.max(1, Math.floor((wanted * namedShare) / Math.max(1, named.length)));
  return { wanted, atLeast: new Map(named.map((place) => [place, each])) };
}

/** The sentences of an input; what it has quoted itself keeps where that was from. */
function quotesOf(source: TaskInputText, input: number): readonly Quote[] {
  return source.passages.flatMap((passage, i) =>
    sentencesOf(passage, source.isResult).map(({ text, quotedFrom }) => ({
      ...{ text, input, from: quotedFrom ?? placeOf(source, source.pages[i] ?? null, text) },
    })),
  );
}

/** How a document is cited: by its title, or by its id where that is the very sentence, and the page. */
function placeOf({ id, title }: TaskInputText, page: number | null, sentence: string): string {
  const name = title === sentence ? id : title.replaceAll('[', '(').replaceAll(']', ')');
  return page === null ? name : `${name}, page ${page}`;
}

/** Sentences of every input, each once, of long ones the first, in the order of the inputs: each has its share. */
function inTurn(all: readonly (readonly Quote[])[]): readonly Quote[] {
  const share = Math.max(1, Math.floor(maxSentences / Math.max(1, all.length)));
  return eachOnce(all.flatMap((quotes) => quotes.slice(0, share))).slice(0, maxSentences);
}
