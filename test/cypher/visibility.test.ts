import { jest } from '@jest/globals';
import type { Driver } from 'neo4j-driver';
import { decodeValue } from '../../src/graph/decode.js';
import { encodeParams } from '../../src/graph/encode.js';
import { openDriver } from '../../src/graph/open-graph.js';
import { type AccessCase, accessCases, type Row } from '../testkit/access-cases.js';
import { visibilityPredicates } from '../testkit/cypher-rules.js';
import { testEnvironment } from '../testkit/environment.js';
import { type Member, members, seedWorld, type World } from '../testkit/members.js';
import { allStatements } from '../testkit/statement-table.js';

jest.setTimeout(300_000);

/** Scopes that each statement is asked about. */
const asked = ['session', 'project', 'user'];

const statements = [...Map.groupBy(accessCases, (each) => each.statement.name)];

const titled = accessCases.map((each, i): [string, AccessCase] => {
  const again = accessCases.findIndex((other) => other.statement === each.statement) < i;
  return [`${each.statement.name}${again ? ' (the other way)' : ''}`, each];
});

let driver: Driver;
let world: World;

beforeAll(async () => {
  driver = openDriver(testEnvironment().neo4j);
  const { records } = await driver.executeQuery(
    'MATCH (space:EmbeddingSpace {slot: "a"}) RETURN space.dimensions AS d',
  );
  world = await seedWorld(driver, Number(records[0]?.get('d')));
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

describe.each(statements)('%s', (_, cases) => {
  it.each(mutants(cases[0]?.statement.text ?? ''))('would be caught without the %s', async (_name, text) => {
    expect(await noticedBy(cases, text)).toEqual(expect.any(String));
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

/** The statement without one of its predicates of visibility, and without its bounds of the tenant. */
function mutants(text: string): readonly [string, string][] {
  const spans = visibilityPredicates(text);
  return [
    ...spans.map(({ start, end: stop }, i): [string, string] => [
      `${i + 1}. predicate of visibility`,
      `${text.slice(0, start)}true${text.slice(stop)}`,
    ]),
    [
      'bound of the tenant',
      text
        .replaceAll(/(, )?(?:tenantKey|key): viewer\.tenantKey(, )?/g, (_all, before, after) =>
          before && after ? ', ' : '',
        )
        .replaceAll(/(?<=WHERE |AND )\w+\.tenantKey = viewer\.tenantKey/g, 'true')
        .replaceAll('(viewer)-[:BELONGS_TO]->', ''),
    ],
  ];
}

/** Where what a statement shows differs from the rules: at most `most` lines. */
async function differences(each: AccessCase, text: string, most = Infinity): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const scope of asked) {
    for (const who of members) {
      if (lines.length >= most) return lines;
      const rows = await ask(each, text, who, scope);
      const [seen, allowed] = [each.seen(rows, world), each.allowed(who, scope, world)].map((value) =>
        JSON.stringify(value),
      );
      if (seen !== allowed) lines.push(`${who.name}, ${scope}: ${String(seen)} where ${String(allowed)} is allowed`);
    }
  }
  return lines;
}

/** Runs a statement as somebody, in a transaction that is rolled back. */
async function ask(each: AccessCase, text: string, who: Member, scope: string): Promise<readonly Row[]> {
  const session = driver.session({ database: 'neo4j' });
  const tx = await session.beginTransaction();
  try {
    const params = encodeParams(each.params(world.memberKey(who), scope, world), each.statement.params);
    const { records } = await tx.run(text, params);
    return records.map((record) => decodeValue(record.toObject()) as Row);
  } finally {
    await tx.rollback();
    await session.close();
  }
}
