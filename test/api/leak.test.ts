import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { closeAssertions, assertGraph } from '../testkit/assert-graph.js';
import { vectorOf } from '../testkit/bulk.js';
import { closeCypher } from '../testkit/graph.js';
import { compareAnswers, compareWrite, newTally, type Tally } from '../testkit/leak/compare.js';
import { reachableFields } from '../testkit/leak/coverage.js';
import type { Model, ModelUser } from '../testkit/leak/model.js';
import { makeQuestion, questionNumbers } from '../testkit/leak/questions.js';
import { seed } from '../testkit/leak/seed.js';
import { seedModel } from '../testkit/leak/seed-model.js';
import { content, modelOf, nth, type WorldSpec, worlds } from '../testkit/leak/world.js';
import type { Write } from '../testkit/leak/write.js';
import { makeWrite } from '../testkit/leak/writes.js';
import { beginStory } from '../testkit/seed.js';

/** Comparisons of one viewer's answer with the model; `LEAK_SEED` repeats a run. */
const wanted = Number(process.env['LEAK_CASES'] ?? 1_000);

jest.setTimeout(300_000 + wanted * 400);

/** Somebody writes something, then somebody asks something. */
const step = fc.record({
  writer: fc.nat(999),
  write: questionNumbers,
  asker: fc.nat(999),
  questions: fc.array(questionNumbers, { minLength: 6, maxLength: 12 }),
});
const steps = fc.array(step, { minLength: 6, maxLength: 12 });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let vector: readonly number[];
let tally: Tally;

beforeAll(async () => {
  tally = newTally(buildSchema(await readFile('schema/schema.graphql', 'utf8')));
  const { client, scope, document } = beginStory();
  const { id } = await document({ scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content });
  vector = await vectorOf(client.tenant, id);
});
afterAll(async () => {
  await closeAssertions();
  await closeCypher();
});

/** One world in two tenants with the same ids; what is written, and what is asked of each. */
async function live(spec: WorldSpec, story: readonly Step[]): Promise<void> {
  const run = randomUUID().slice(0, 8);
  const tenants = ['home', 'away'].map((mark): Model => modelOf(spec, `leak-${run}-${mark}0`, mark));
  for (const model of tenants) await seedModel(model, vector);
  for (const { writer, write, asker, questions } of story) {
    const [home, away] = [tenants[0], tenants[1]];
    if (home === undefined || away === undefined) return;
    const written = writer % 7 === 0 ? away : home;
    await compareWrite(tally, written, ...writerOf(written, writer, makeWrite(written, write)));
    const asked = asker % 7 === 0 ? away : home;
    const viewer = nth(asked.users, asker);
    if (viewer !== undefined) {
      await compareAnswers(
        tally,
        asked,
        viewer,
        questions.map((numbers) => makeQuestion(asked, numbers)),
      );
    }
  }
  for (const model of tenants) await assertGraph(model.tenant);
}

/** Half of the writes are by somebody who may do them, where there is one: else few would change anything. */
function writerOf(model: Model, n: number, write: Write): readonly [ModelUser, Write] {
  const able = model.users.filter((user) => write.judge(model, user).code === null);
  const who = nth(n % 2 === 0 && able.length > 0 ? able : model.users, n >> 1);
  if (who === undefined) throw new Error('A world has no users.');
  return [who, write];
}

it('shows every viewer of random worlds what the rules say, field by field, and nothing else', async () => {
  const started = Date.now();
  const enough = (): boolean => tally.cases >= wanted;
  const property = fc.asyncProperty(worlds, steps, async (spec, story) => {
    if (!enough()) await live(spec, story);
  });
  const shrinks = process.env['LEAK_SHRINK'] === undefined;
  await fc.assert(property, { seed, numRuns: Math.ceil(wanted / 40), endOnFailure: shrinks });
  const { cases, visible, hidden, refused, accepted } = tally;
  const seconds = Math.round((Date.now() - started) / 1_000);
  process.stdout.write(
    `leak: seed ${seed}, ${cases} cases in ${seconds} s, ${visible} with something visible, ${hidden} with something hidden, ` +
      `${accepted} writes accepted, ${refused} refused\n`,
  );
  expect(cases).toBeGreaterThanOrEqual(wanted);
  expect({ visible: visible / cases > 0.2, hidden: hidden / cases > 0.2 }).toEqual({ visible: true, hidden: true });
  expect({ accepted: accepted > wanted / 100, refused: refused > wanted / 100 }).toEqual({
    accepted: true,
    refused: true,
  });
});

it('has asked for every field that can be reached from a query', () => {
  const fields = [...reachableFields(tally.schema.getQueryType())];
  expect(fields.filter((field) => !tally.fields.has(field))).toEqual([]);
});
