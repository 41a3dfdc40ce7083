import { styleText } from 'node:util';
import {
  AddTagsDocument,
  CompleteThinkProcessDocument,
  GetDocumentDocument,
  LineageDocument,
  type LineageDirection,
  type LineageQuery,
  PublishToProjectDocument,
  RagQueryDocument,
  TaskTreeDocument,
  UpdateDocumentDocument,
} from '../client/generated/operations.js';
import { checkAfter, checkBefore, checkDone, checkRedone, checkSources, checkStale } from './check-story.js';
import { type DemoClient, DemoFailure } from './client.js';
import { type LoadedProject, loadProject } from './load-project.js';
import { addTasks, doTasks, forgetFindings, runTask, startProcess } from './run-process.js';
import { type Answer, showHits, showTrace } from './show-answer.js';
import { showContent, showDone, showLineage, showTasks } from './show-process.js';
import type { Story, StoryProcess } from './story.js';

/** Takes a line of what the demo says. */
export type Say = (line?: string) => void;

/** What every part of the story is told with. */
interface Telling {
  readonly client: DemoClient;
  readonly story: Story;
  readonly say: Say;
}

/** Hits that are asked for. */
const limit = 3;

/**
 * Runs the example: loads its project, has two think processes work on it, asks a question before and after a result is
 * promoted, follows the lineage of what came out, changes a source, and checks all of it.
 * @throws DemoFailure when something is not as the story has it
 */
export async function tellStory(client: DemoClient, story: Story, say: Say): Promise<void> {
  const telling = { client, story, say };
  const [analysis, check] = story.processes;
  title(telling, `A project: ${story.scopes[0]?.title ?? ''}`);
  const forgotten = await forgetFindings(client, story);
  for (const line of describeProject(story, await loadProject(client, story), forgotten)) say(line);
  await think(telling, analysis);
  await askTwice(telling);
  await publish(telling, analysis);
  const executor = await think(telling, check);
  await explain(telling, executor);
  await changeSource(telling, executor === 'language-model');
}

function title({ say }: Telling, text: string): void {
  say(`\n${styleText('bold', text)}\n`);
}

/** Runs a process, and shows its tasks and what the last of them has found. @returns what did that one */
async function think(telling: Telling, process: StoryProcess): Promise<string> {
  const { client, say } = telling;
  title(telling, `Think process "${process.title}": ${process.goal}`);
  const { facts, hits } = await startProcess(client, process);
  say(`  It begins with ${facts.length} facts and ${hits.length} passages of its project.`);
  await addTasks(client, process);
  const done = await doTasks(client, process, (task) => {
    say(showDone(task));
  });
  checkDone(process, done);
  const { taskTree } = await client.run(TaskTreeDocument, { processId: process.id });
  say(`\n${showTasks(taskTree)}`);
  const last = done.at(-1);
  if (last !== undefined) say(`\n  ${last.result.title}, which begins:\n${showContent(last.result.content)}`);
  return last?.executor ?? '';
}

/** Asks the question from the second process before and after a result of the first is promoted. */
async function askTwice({ client, story, say }: Telling): Promise<void> {
  const { question, processes } = story;
  const { promote } = question;
  const [analysis, check] = processes;
  await startProcess(client, check);
  title({ client, story, say }, `"${question.text}" asked from "${check.title}"`);
  const before = await ask(client, story);
  say(`${showHits(before)}\n\n${showTrace(before)}`);
  checkBefore(story, before);
  const wanted = await documentOf(client, promote.document);
  if (wanted.scope !== `think-process/${analysis.id}`) throw new DemoFailure(`${wanted.title} is in ${wanted.scope}.`);
  say(`\n"${wanted.title}" is not among them: it is in "${analysis.title}", and a process sees no sibling.`);
  title({ client, story, say }, `The same question, after that was tagged ${promote.tag}, which promotes it`);
  await client.run(AddTagsDocument, { id: promote.document, tags: [promote.tag] });
  const after = await ask(client, story);
  say(showHits(after));
  checkAfter(story, after);
}

async function ask(client: DemoClient, { question: { text: query, scope } }: Story): Promise<Answer> {
  const asked = { query, scope, limit, groupByDocument: true, includeStale: true };
  return (await client.run(RagQueryDocument, asked)).ragQuery;
}

/** Completes a process and publishes its results to the project. */
async function publish({ client, say }: Telling, { id, title: name }: StoryProcess): Promise<void> {
  const { completeThinkProcess } = await client.run(CompleteThinkProcessDocument, { id });
  const offered = completeThinkProcess.publishable.map((document) => document.title);
  const { publishToProject } = await client.run(PublishToProjectDocument, { thinkProcessId: id });
  if (publishToProject.moved !== offered.length) {
    throw new DemoFailure(`${publishToProject.moved} of ${offered.length} results of "${name}" were published.`);
  }
  say(`\n"${name}" is complete, and its other results are published to ${publishToProject.project}:`);
  for (const each of offered) say(`  ${each}`);
}

/** Shows from what the answer was made, up to the documents that people have given. */
async function explain(telling: Telling, executor: string): Promise<void> {
  const { client, story, say } = telling;
  const { document } = story.answer;
  const { title: name } = await documentOf(client, document);
  title(telling, 'Why do we believe this? Each document once, by the shortest way');
  const up = await lineage(client, document, 'UP');
  say(showLineage(name, up, document));
  checkSources(story, up.entries, executor === 'language-model');
}

/** Changes a source, shows what is stale by it, and does one task again; a language model may have left the source aside. */
async function changeSource(telling: Telling, isChosenFreely: boolean): Promise<void> {
  const { client, story, say } = telling;
  const { document: id, addition, redo } = story.change;
  const { title: name, content } = await documentOf(client, id);
  title(telling, `What must be redone, after ${name} was corrected?`);
  await client.run(UpdateDocumentDocument, { input: { id, content: `${content.trimEnd()}\n\n${addition}\n` } });
  const stale = await lineage(client, id, 'DOWN');
  say(showLineage(name, stale, id));
  checkStale(story, stale.entries, isChosenFreely);
  if (!stale.entries.some((each) => each.id === redo.result)) return;
  const again = await runTask(client, redo.process, redo.task);
  const { entries: left } = await lineage(client, id, 'DOWN');
  checkRedone(story, left, isChosenFreely);
  const { version } = await documentOf(client, redo.result);
  say(`\n  ${redo.task} was run again: "${again.result.title}" is now version ${version} of the same document and`);
  say(`  not stale any more; ${left.filter((each) => each.stale).length} others wait until they are made again.`);
}

async function lineage(
  client: DemoClient,
  documentId: string,
  direction: LineageDirection,
): Promise<LineageQuery['lineage']> {
  return (await client.run(LineageDocument, { documentId, direction, endsOnly: false })).lineage;
}

async function documentOf(
  client: DemoClient,
  id: string,
): Promise<{ readonly title: string; readonly scope: string; readonly content: string; readonly version: number }> {
  const { document } = await client.run(GetDocumentDocument, { id });
  if (document === null) throw new DemoFailure(`There is no ${id}.`);
  return document;
}

function describeProject(story: Story, { made, putBack }: LoadedProject, forgotten: readonly string[]): string[] {
  const [scopes, documents] = [story.scopes.length, story.documents.length];
  const all = `${scopes} scopes and ${documents} documents`;
  const part = `${made.scopes} of ${scopes} scopes and ${made.documents} of ${documents} documents; the others were there`;
  const count = made.scopes + made.documents;
  return [
    count === 0 ? `  It is loaded already: ${all}.` : `  Loaded ${count === scopes + documents ? all : part}:`,
    ...story.folders.map(({ id, title: name }) => {
      const titles = story.documents.filter(({ folder }) => folder === id).map((document) => document.title);
      return `  ${name}/  ${titles.join(', ')}`;
    }),
    ...putBack.map((name) => `  An earlier run changed ${name}; it is again what it was.`),
    ...(forgotten.length > 0 ? [`  ${forgotten.length} findings of an earlier run were deleted.`] : []),
  ];
}
