import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { vectorOf } from '../testkit/bulk.js';
import { closeCypher } from '../testkit/graph.js';
import { askAs } from '../testkit/leak/ask.js';
import {
  liveScopes,
  type Model,
  type ModelDocument,
  type ModelUser,
  reads,
  searchedFrom,
} from '../testkit/leak/model.js';
import { makeQuestion, questionNumbers } from '../testkit/leak/questions.js';
import { seedDocuments, seedModel } from '../testkit/leak/seed-model.js';
import { content, documentTypes, modelOf, nth, tagPool, type WorldSpec, worlds } from '../testkit/leak/world.js';
import { seed } from '../testkit/leak/seed.js';
import { beginStory } from '../testkit/seed.js';

jest.setTimeout(600_000);

/** Worlds, questions of each, and hidden documents that are added between two rounds of the same questions. */
const [worldCount, questionCount, hiddenCount] = [4, 50, 250];

let vector: readonly number[];

beforeAll(async () => {
  const { client, scope, document } = beginStory();
  const { id } = await document({ scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content });
  vector = await vectorOf(client.tenant, id);
});
afterAll(closeCypher);

/** What differs from one time to the next, and scores: those of words move with all that the index holds. */
const moving = new Set('lastUsedAt embedMs searchMs textScore relevance score'.split(' '));

/** An answer without what moves; the order of all but hits found by their words stays as it is. */
function still(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(still);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>).filter(([name]) => !moving.has(name));
  return Object.fromEntries(entries.map(([name, part]) => [name, name === 'hits' ? byDocument(part) : still(part)]));
}

function byDocument(hits: unknown): unknown {
  const list = Array.isArray(hits) ? hits.map((hit) => JSON.stringify(still(hit))) : hits;
  return Array.isArray(list) ? list.sort() : list;
}

/** Documents in scopes that somebody may not read, and in the other tenant, alike what is there. */
function hiddenDocuments(model: Model, from: number, hidden: Model['scopes']): readonly ModelDocument[] {
  return Array.from({ length: hiddenCount }, (_, i): ModelDocument => {
    const scope = nth(hidden, i) ?? model.scopes[0];
    if (scope === undefined) throw new Error('A world has no scopes.');
    const [type, tags] = [nth(documentTypes, i) ?? 'note', new Set([nth(tagPool, i) ?? 'red'])];
    return { id: `h${from + i}`, type, title: `hidden ${i}`, content, scope, tags, moves: [] };
  });
}

/** Scopes that somebody neither reads nor searches: an engine also searches the user whose session it acts in. */
function hiddenScopes(model: Model, who: ModelUser): Model['scopes'] {
  const searched = new Set(
    model.scopes.flatMap((start) => searchedFrom(model, who, start, true)).map(({ scope }) => scope),
  );
  return model.scopes.filter((scope) => !reads(model, who, scope) && !searched.has(scope));
}

/** How many answers showed something; they are compared as a whole, errors too. */
async function round(
  spec: WorldSpec,
  numbers: readonly (readonly [number, number, number, number])[],
): Promise<number> {
  const run = randomUUID().slice(0, 8);
  const [home, away] = ['home', 'away'].map((mark) => modelOf(spec, `hidden-${run}-${mark}0`, mark));
  if (home === undefined || away === undefined) throw new Error('There are two tenants.');
  await seedModel(home, vector);
  await seedModel(away, vector);
  const viewers = home.users.filter((user) => !user.admin);
  const who = viewers.find((user) => liveScopes(home).some((scope) => reads(home, user, scope))) ?? viewers[0];
  if (who === undefined) throw new Error('A world has no viewers.');
  const texts = numbers.map((each) => makeQuestion(home, each)).map((each) => `{ a: ${each.text(each.about)} }`);
  const ask = async (): Promise<readonly string[]> => {
    const answers: string[] = [];
    for (const text of texts) answers.push(JSON.stringify(still(await askAs(home, who, text))));
    return answers;
  };
  const before = await ask();
  const hidden = hiddenScopes(home, who);
  if (hidden.length > 0) await seedDocuments(home, vector, hiddenDocuments(home, 0, hidden));
  await seedDocuments(away, vector, hiddenDocuments(away, 0, away.scopes));
  const after = await ask();
  for (const [i, text] of texts.entries()) expect([text, after[i]]).toEqual([text, before[i]]);
  return before.filter((answer) => !answer.includes('"errors"') && !answer.includes('{"a":null}')).length;
}

it('answers what is visible the same, however many like it are hidden', async () => {
  const questions = fc.array(questionNumbers, { minLength: questionCount, maxLength: questionCount });
  let shown = 0;
  for (const [spec, numbers] of fc.sample(fc.tuple(worlds, questions), { seed, numRuns: worldCount })) {
    shown += await round(spec, numbers);
  }
  const asked = worldCount * questionCount;
  process.stdout.write(`hidden items: seed ${seed}, ${asked} questions asked twice, ${shown} with something visible\n`);
  expect(shown).toBeGreaterThan(asked / 5);
});
