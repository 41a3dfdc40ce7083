import { styleText } from 'node:util';
import {
  GetDocumentDocument,
  PromoteDocumentDocument,
  RagQueryDocument,
  type ScopeKind,
} from '../client/generated/operations.js';
import { checkAfter, checkBefore } from './check-answer.js';
import { type DemoClient, DemoFailure } from './client.js';
import { type LoadedExample, loadExample } from './load-example.js';
import { type Answer, showHits, showTrace } from './show-answer.js';
import type { Story } from './story.js';

/** Takes a line of what the demo says. */
export type Say = (line?: string) => void;

/** Hits that are asked for; the first query of the README asks for as many. */
const limit = 5;

/**
 * Loads the example, asks its question before and after a sibling's result is promoted, shows both answers, and checks
 * them.
 * @throws DemoFailure when something is not as the story has it
 */
export async function tellExample(client: DemoClient, story: Story, say: Say): Promise<void> {
  const { question } = story;
  const promoted = documentOf(story);
  const title = (text: string): void => say(`\n${styleText('bold', text)}\n`);

  title('The example');
  for (const line of describeLoad(story, await loadExample(client, story))) say(line);

  title(`"${question.text}" asked from ${nameOf(story, question.scope)}`);
  const before = await ask(client, story);
  showAnswer(before, say);
  checkBefore(story, before);
  for (const line of [...describeOwn(story, before), ...(await describeMissing(client, story))]) say(line);

  title(`The same question, after ${promoted.title} was promoted to ${question.promote.to}`);
  const kind = question.promote.to.slice(0, question.promote.to.indexOf('/')).toUpperCase() as ScopeKind;
  await client.run(PromoteDocumentDocument, { id: question.promote.document, to: kind });
  const after = await ask(client, story);
  showAnswer(after, say);
  checkAfter(story, after);
  say(`Now ${promoted.title} answers too, with the weight of the project. Its id, tags and source are as before.`);
}

async function ask(client: DemoClient, { question }: Story): Promise<Answer> {
  const { ragQuery } = await client.run(RagQueryDocument, {
    query: question.text,
    scope: question.scope,
    limit,
    groupByDocument: false,
    includeStale: true,
  });
  return ragQuery;
}

function showAnswer(answer: Answer, say: Say): void {
  say(`${showHits(answer)}\n\n${showTrace(answer)}\n`);
}

function describeLoad(story: Story, { made, putBack }: LoadedExample): string[] {
  const [scopes, documents] = [story.scopes.length, story.documents.length];
  const count = made.scopes + made.documents;
  const all = `${scopes} scopes and ${documents} documents`;
  const part = `${made.scopes} of ${scopes} scopes and ${made.documents} of ${documents} documents; the others were there`;
  return [
    count === 0 ? `It is loaded already: ${all}.` : `Loaded ${count === scopes + documents ? all : part}.`,
    ...putBack.map((name) => `An earlier run promoted ${name}; it was deleted and stored again where it was produced.`),
  ];
}

/** How near the own memory of the asking process comes: its weight is the highest, its passages may be beside the point. */
function describeOwn({ question }: Story, { hits }: Answer): string[] {
  const best = hits[0]?.similarity ?? 0;
  const own = hits.filter((hit) => hit.scope === question.scope).map((hit) => hit.similarity ?? 0);
  if (own.length === 0) return ['Its own memory has nothing about it.'];
  const nearest = Math.max(...own);
  if (nearest >= best) return [];
  return [
    `Its own memory has nothing that answers: similarity ${nearest.toFixed(3)} at most, against ${best.toFixed(3)}.`,
  ];
}

/** Why the sibling's result is not among the hits, from where it is. */
async function describeMissing(client: DemoClient, story: Story): Promise<string[]> {
  const wanted = documentOf(story);
  const { document } = await client.run(GetDocumentDocument, { id: wanted.id });
  if (document?.scope !== wanted.scope) throw new DemoFailure(`${wanted.title} is not in ${wanted.scope}.`);
  return [
    `${wanted.title} answers the question too, and is not among the hits: it is in ${nameOf(story, wanted.scope)}.`,
    'A process sees its own memory and that of the scopes it is within; of a sibling it sees what was promoted.',
  ];
}

function documentOf({ documents, question }: Story): Story['documents'][number] {
  const document = documents.find(({ id }) => id === question.promote.document);
  if (document === undefined) throw new DemoFailure(`The story has no document ${question.promote.document}.`);
  return document;
}

function nameOf({ scopes }: Story, address: string): string {
  return `"${scopes.find(({ id }) => id === address)?.title ?? ''}" (${address})`;
}
