import type { LineageQuery } from '../client/generated/operations.js';
import { DemoFailure } from './client.js';
import type { DoneTask } from './run-process.js';
import type { Answer } from './show-answer.js';
import type { Story, StoryProcess } from './story.js';

type Entries = LineageQuery['lineage']['entries'];

/**
 * Checks the answer before the promotion: the right paper first, nothing of the sibling's, nothing from elsewhere.
 * @throws DemoFailure saying what is not as the story has it
 */
export function checkBefore(story: Story, answer: Answer): void {
  const { promote, before } = story.question;
  const [first] = before;
  checkScopes(story, answer);
  if (answer.hits[0]?.documentId !== first) {
    throw new DemoFailure(`The first hit is ${answer.hits[0]?.documentId ?? 'missing'}, and should be ${first ?? ''}.`);
  }
  if (answer.hits.some((hit) => hit.documentId === promote.document)) {
    throw new DemoFailure(`${promote.document} was found although it is in a sibling's memory.`);
  }
}

/**
 * Checks the answer after the promotion: the paper and the promoted result come before every other document, and the
 * result is where it was promoted to.
 * @throws DemoFailure saying what is not as the story has it
 */
export function checkAfter(story: Story, answer: Answer): void {
  const { promote, after } = story.question;
  checkScopes(story, answer);
  const best = [...new Set(answer.hits.map((hit) => hit.documentId))].slice(0, after.length);
  if (!after.every((id) => best.includes(id))) {
    throw new DemoFailure(`The best documents are ${best.join(' and ')}, and should be ${after.join(' and ')}.`);
  }
  const hit = answer.hits.find(({ documentId }) => documentId === promote.document);
  if (hit?.scope !== promote.to) throw new DemoFailure(`${promote.document} was found in ${hit?.scope ?? 'no scope'}.`);
}

/**
 * Checks that every task of a process is done, and where sentences were extracted that each is quoted with its document.
 * @throws DemoFailure
 */
export function checkDone({ title, tasks }: StoryProcess, done: readonly DoneTask[]): void {
  const missing = tasks.find(({ id }) => !done.some((task) => task.id === id));
  if (missing !== undefined) throw new DemoFailure(`${title} has not done ${missing.id}.`);
  for (const { id, result } of done.filter(({ executor }) => executor === 'extractive')) {
    const bare = result.content.split('\n').find((line) => !/\S \[[^[\]]+\]$/.test(line));
    if (bare !== undefined) throw new DemoFailure(`${id} does not say where this is from: ${bare}`);
  }
}

/**
 * Checks why we believe what all has led to: the ways end at documents of the project, and without a language model, which
 * may leave some of them aside, at each of those that the story has.
 * @throws DemoFailure
 */
export function checkSources({ answer }: Story, entries: Entries, isChosenFreely: boolean): void {
  const ends = entries.filter(({ isEnd }) => isEnd).map(({ id }) => id);
  const missing = answer.sources.filter((id) => !ends.includes(id));
  if (ends.length === 0 || (missing.length > 0 && !isChosenFreely)) {
    throw new DemoFailure(`${answer.document} does not go back to ${missing.join(' and ')}.`);
  }
}

/**
 * Checks what is stale after a source has changed: all that was made from it, and nothing else. A language model may have made
 * nothing from it.
 * @throws DemoFailure
 */
export function checkStale({ change }: Story, entries: Entries, isChosenFreely: boolean): void {
  const fresh = entries.find(({ stale }) => !stale);
  if (fresh !== undefined) throw new DemoFailure(`${fresh.title} was made from ${change.document} and is not stale.`);
  const touched = entries.find(({ id }) => change.untouched.includes(id));
  if (touched !== undefined) throw new DemoFailure(`${touched.title} was not made from ${change.document}.`);
  if (!isChosenFreely && !entries.some(({ id }) => id === change.redo.result)) {
    throw new DemoFailure(`${change.redo.result} was made from ${change.document}, and its lineage does not say so.`);
  }
}

/**
 * Checks what a re-run has cleared: its own result, and what was made from that waits for its turn. A language model may have
 * left the source aside this time.
 * @throws DemoFailure
 */
export function checkRedone({ change, answer }: Story, entries: Entries, isChosenFreely: boolean): void {
  const redone = entries.find(({ id }) => id === change.redo.result);
  if (redone === undefined && isChosenFreely) return;
  if (redone?.stale !== false) throw new DemoFailure(`${change.redo.result} is stale after it was made again.`);
  const waiting = entries.find(({ id }) => id === answer.document);
  if (waiting?.stale === false)
    throw new DemoFailure(`${answer.document} is not stale any more, and was not made again.`);
}

function checkScopes({ scopes, processes }: Story, { hits }: Answer): void {
  const known = [...scopes.map(({ id }) => id), ...processes.map(({ id }) => `think-process/${id}`)];
  const foreign = hits.find((hit) => !known.includes(hit.scope));
  if (foreign === undefined) return;
  throw new DemoFailure(`${foreign.documentId} is from ${foreign.scope}, which is not of the example.`);
}
