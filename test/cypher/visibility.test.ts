import { jest } from '@jest/globals';
import type { Driver } from 'neo4j-driver';
import { decodeValue } from '../../src/graph/decode.js';
import { encodeParams } from '../../src/graph/encode.js';
import { openDriver } from '../../src/graph/open-graph.js';
import { type AccessCase, accessCases, type Row } from '../testkit/access-cases.js';
import { testEnvironment } from '../testkit/environment.js';
import { type Member, members, seedWorld, type World } from '../testkit/members.js';
import { type Mutant, narrowedMutants, openedMutants, weakenedMutants } from '../testkit/predicate-mutants.js';
import { allStatements } from '../testkit/statements.js';

jest.setTimeout(300_000);

/** Scopes that each statement is asked about. */
const asked = ['session', 'project', 'user', 'process', 'org'];

const statements = [...Map.groupBy(accessCases, (each) => each.statement.name)];

const titled = accessCases.map((each, i): [string, AccessCase] => {
  const again = accessCases.findIndex((other) => other.statement === each.statement) < i;
  return [`${each.statement.name}${again ? ' (the other way)' : ''}`, each];
});

/** Whether every statement is changed (`npm run test:long`), or for each form of a predicate one that has it. */
const everyMutant = process.env['EVERY_MUTANT'] === '1';

/** The form of a predicate, and the statement in which it is changed; others have it in the same form. */
const changedIn = new Map<string, string>();

function isChangedIn(name: string, form: string): boolean {
  if (!changedIn.has(form)) changedIn.set(form, name);
  return changedIn.get(form) === name;
}

let driver: Driver;
/** One world for each scope that is asked about, so that what writes does not wait for others. */
let worlds: readonly World[];

beforeAll(async () => {
  driver = openDriver(testEnvironment().neo4j);
  const { records } = await driver.executeQuery(
    'MATCH (space:EmbeddingSpace {slot: "a"}) RETURN space.dimensions AS d',
  );
  worlds = await Promise.all(asked.map(() => seedWorld(driver, Number(records[0]?.get('d')))));
});
afterAll(() => driver.close());

it('is asked of every statement that takes the viewer', () => {
  const taking = [...allStatements().values()].filter((statement) => 'viewer' in statement.params);
  const missing = taking
    .map(({ name }) => name)
    .filter((name) => !accessCases.some((each) => each.statement.name === name));
  expect(missing).toEqual([]);
});

describe.each(titled)('%s', (_, each) => {
  it('shows each viewer what the rules allow, and nothing else', async () => {
    expect(await differences(each, each.statement.text)).toEqual([]);
  });
});

describe.each(statements)('%s', (name, cases) => {
  const text = cases[0]?.statement.text ?? '';
  const wanted = (form: string): boolean => isChangedIn(name, form) || everyMutant;
  const mutants: readonly Mutant[] = [
    ...openedMutants(text, wanted).map(([what, mutant]): Mutant => [`without the ${what}`, mutant]),
    ...narrowedMutants(text, wanted).map(([what, mutant]): Mutant => [`without the ${what}`, mutant]),
    ...weakenedMutants(name, text, (form) => isChangedIn(name, form)).map(([what, mutant]): Mutant => [
      `with ${what}`,
      mutant,
    ]),
  ];
  it.each(mutants)('would be caught %s', async (_name, mutant) => {
    expect(await noticedBy(cases, mutant)).toEqual(expect.any(String));
  });
});

/** The first difference that any case of a statement notices. */
async function noticedBy(cases: readonly AccessCase[], text: string): Promise<string | undefined> {
  for (const each of cases) {
    const [first] = await differences(each, text, 1);
    if (first !== undefined) return first;
  }
  return undefined;
}

/** Where what a statement shows differs from the rules: about `most` lines. */
async function differences(each: AccessCase, text: string, most = Infinity): Promise<readonly string[]> {
  const lines: string[] = [];
  const look = async (scope: string, world: World): Promise<void> => {
    for await (const [who, rows] of answers(each, text, scope, world)) {
      const line = difference(each, who, scope, world, rows);
      if (line !== undefined) lines.push(line);
      if (lines.length >= most) return;
    }
  };
  // A first difference is mostly found from the first scope; where all are looked for, each scope has a world of its own.
  const looks = asked.map((scope, i) => () => look(scope, worldAt(i)));
  if (most === Infinity) await Promise.all(looks.map((work) => work()));
  else for (const work of looks) if (lines.length < most) await work();
  return lines;
}

function worldAt(i: number): World {
  const world = worlds[i];
  if (world === undefined) throw new Error('There is a world for each scope.');
  return world;
}

function difference(
  each: AccessCase,
  who: Member,
  scope: string,
  world: World,
  rows: readonly Row[],
): string | undefined {
  const [seen, allowed] = [each.seen(rows, world), each.allowed(who, scope, world)].map((value) =>
    JSON.stringify(value),
  );
  if (seen === allowed) return undefined;
  return `${who.name}, ${scope}: ${String(seen)} where ${String(allowed)} is allowed`;
}

/** What a statement gives each member. What reads is asked for all in one go; what writes, in a transaction each. */
async function* answers(
  each: AccessCase,
  text: string,
  scope: string,
  world: World,
): AsyncGenerator<readonly [Member, readonly Row[]]> {
  if (each.statement.mode === 'write') {
    for (const who of members) yield [who, ...(await ask(each, text, [who], scope, world))] as [Member, readonly Row[]];
    return;
  }
  const rows = await ask(each, text, members, scope, world);
  for (const [i, who] of members.entries()) yield [who, rows[i] ?? []];
}

/** Runs a statement as some members, in a transaction that is rolled back. */
async function ask(
  each: AccessCase,
  text: string,
  some: readonly Member[],
  scope: string,
  world: World,
): Promise<readonly (readonly Row[])[]> {
  const session = driver.session({ database: 'neo4j' });
  const tx = await session.beginTransaction();
  try {
    const running = some.map((who) =>
      tx.run(text, encodeParams(each.params(world.memberKey(who), scope, world), each.statement.params)),
    );
    const results = await Promise.all(running);
    return results.map(({ records }) => records.map((record) => decodeValue(record.toObject()) as Row));
  } finally {
    await tx.rollback();
    await session.close();
  }
}
