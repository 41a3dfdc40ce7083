import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { vectorOf } from '../testkit/bulk.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher } from '../testkit/graph.js';
import { askAs, refusalAbout } from '../testkit/leak/ask.js';
import { compareWrite, newTally, type Tally } from '../testkit/leak/compare.js';
import { noteFields, reachableFields } from '../testkit/leak/coverage.js';
import { addressOf, chainOf, type Model, type ModelScope, type ModelUser, reads } from '../testkit/leak/model.js';
import { questionNumbers, type Numbers } from '../testkit/leak/questions.js';
import { seed } from '../testkit/leak/seed.js';
import { seedModel } from '../testkit/leak/seed-model.js';
import {
  changesBetween,
  eventFor,
  type SentEvent,
  snapshotOf,
  watch,
  type Watcher,
  watchText,
} from '../testkit/leak/watching.js';
import { content, modelOf, nth, type WorldSpec, worlds } from '../testkit/leak/world.js';
import { makeWrite } from '../testkit/leak/writes.js';
import { beginStory } from '../testkit/seed.js';

jest.setTimeout(600_000);

const worldCount = 3;
/** Mutations of `makeWrite` that change documents come first. */
const documentWrites = 6;

let vector: readonly number[];
let tally: Tally;

beforeAll(async () => {
  tally = newTally(buildSchema(await readFile('schema/schema.graphql', 'utf8')));
  const { client, scope, document } = beginStory();
  const { id } = await document({ scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content });
  vector = await vectorOf(client.tenant, id);
});
afterAll(closeCypher);

const text = (events: readonly SentEvent[]): readonly string[] => events.map((event) => JSON.stringify(event)).sort();
const isMark = ({ documentId }: SentEvent): boolean => /^(probe|end)-/.test(documentId ?? '');

/** Makes a document, past the model, whose events mark a moment. */
async function mark(model: Model, scope: ModelScope, id: string): Promise<void> {
  const root = model.users.find((user) => user.admin);
  if (root === undefined) throw new Error('A world has an admin.');
  const input = `{ scope: ${JSON.stringify(addressOf(scope))}, id: ${JSON.stringify(id)}, type: FACT, content: "mark" }`;
  const { errors } = await askAs(model, root, `mutation { createDocument(input: ${input}) { outcome } }`);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
}

/** The scope of a document, or one that it is within: most of the rest have nothing to tell. */
function startOf(model: Model, n: number): ModelScope | undefined {
  const document = nth(model.documents, n);
  return document && nth(chainOf(document.scope), n >> 3);
}

/** Subscriptions to scopes that their viewers may read, known to be there; and how the others are refused. */
async function watchAll(model: Model, about: readonly (readonly [number, number, boolean])[]): Promise<Watcher[]> {
  const missing = new Map<string, string>();
  const open: Watcher[] = [];
  for (const [viewer, at, withDescendants] of about) {
    const start = startOf(model, at);
    const readers = model.users.filter((user) => start !== undefined && reads(model, user, start));
    const who = nth(viewer % 3 === 0 ? model.users : readers, viewer);
    if (who === undefined || start === undefined) continue;
    const watcher = watch(model, who, { start, address: addressOf(start), withDescendants });
    if (reads(model, who, start)) {
      open.push(watcher);
      continue;
    }
    const known = missing.get('') ?? (await refusalOf(model, who, start, `${start.kind}/no-such`));
    missing.set('', known);
    await eventually(
      () => Promise.resolve(watcher.refusal()),
      (seen) => seen !== undefined,
    );
    expect(refusalAbout(watcher.refusal(), addressOf(start))).toBe(known);
    expect(watcher.sent).toEqual([]);
    await watcher.stop();
  }
  for (const watcher of open) {
    await eventually(
      async () => {
        await mark(model, watcher.start, `probe-${randomUUID()}`);
        return watcher.sent.length;
      },
      (count) => count > 0,
    );
  }
  return open;
}

async function refusalOf(model: Model, who: ModelUser, start: ModelScope, address: string): Promise<string> {
  const watcher = watch(model, who, { start, address, withDescendants: false });
  const refusal = await eventually(
    () => Promise.resolve(watcher.refusal()),
    (seen) => seen !== undefined,
  );
  await watcher.stop();
  return refusalAbout(refusal, address);
}

/** Random writes of documents; what each subscriber was sent, against the rules. Gives events sent, and those held back. */
async function series(
  spec: WorldSpec,
  about: readonly (readonly [number, number, boolean])[],
  writes: readonly (readonly [number, Numbers])[],
): Promise<{ sent: number; held: number }> {
  const run = randomUUID().slice(0, 8);
  const [model, away] = ['home', 'away'].map((name) => modelOf(spec, `events-${run}-${name}0`, name));
  if (model === undefined || away === undefined) throw new Error('There are two tenants.');
  for (const each of [model, away]) await seedModel(each, vector);
  const watchers = await watchAll(model, about);
  const due = new Map(watchers.map((watcher): [Watcher, SentEvent[]] => [watcher, []]));
  let held = 0;
  for (const [writer, [which, ...numbers]] of writes) {
    const written = writer % 5 === 0 ? away : model;
    const write = makeWrite(written, [which % documentWrites, ...numbers]);
    const able = written.users.filter((user) => write.judge(written, user).code === null);
    const before = snapshotOf(model.documents);
    await compareWrite(
      tally,
      written,
      nth(able.length > 0 ? able : written.users, writer) ?? { id: '', admin: false },
      write,
    );
    for (const change of changesBetween(before, snapshotOf(model.documents))) {
      for (const [watcher, events] of due) {
        const shown = eventFor(model, watcher, change);
        events.push(...shown);
        if (shown.length === 0) held += 1;
      }
    }
  }
  const ends = [...new Set(watchers.map(({ start }) => start))];
  for (const [i, scope] of ends.entries()) await mark(model, scope, `end-${i}`);
  for (const [watcher, events] of due) {
    const end = `end-${ends.indexOf(watcher.start)}`;
    await eventually(
      () => Promise.resolve(watcher.sent),
      (seen) => seen.some(({ documentId }) => documentId === end),
    );
    const asked = `${watcher.who.id} watches ${addressOf(watcher.start)} of ${model.tenant}, ${watcher.withDescendants}`;
    expect([asked, text(watcher.sent.filter((event) => !isMark(event)))]).toEqual([asked, text(events)]);
    await watcher.stop();
  }
  return { sent: [...due.values()].flat().length, held };
}

it('sends every subscriber of random worlds what the rules say, and nothing else', async () => {
  const about = fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.boolean()), { minLength: 8, maxLength: 10 });
  const writes = fc.array(fc.tuple(fc.nat(999), questionNumbers), { minLength: 20, maxLength: 25 });
  const total = { sent: 0, held: 0 };
  for (const world of fc.sample(fc.tuple(worlds, about, writes), { seed, numRuns: worldCount })) {
    const { sent, held } = await series(...world);
    total.sent += sent;
    total.held += held;
  }
  process.stdout.write(`leak of events: seed ${seed}, ${total.sent} events sent, ${total.held} held back\n`);
  expect({ sent: total.sent > 10, held: total.held > 10 }).toEqual({ sent: true, held: true });
});

it('has asked for every field of a subscription', () => {
  const fields = [...reachableFields(tally.schema.getSubscriptionType())];
  noteFields(tally.schema, watchText('', true), tally.fields);
  expect(fields.filter((field) => !tally.fields.has(field))).toEqual([]);
});
