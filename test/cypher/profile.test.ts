import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Driver, ManagedTransaction, Transaction } from 'neo4j-driver';
import { type CypherFile, readCypherFiles, readShapes } from '../../src/graph/codegen/generate.js';
import type { Shapes } from '../../src/graph/codegen/typescript-of.js';
import { decodeValue } from '../../src/graph/decode.js';
import { encodeParams } from '../../src/graph/encode.js';
import { openDriver } from '../../src/graph/open-graph.js';
import { testEnvironment } from '../testkit/environment.js';
import { type LargeGraph, seedLargeGraph } from '../testkit/large-graph.js';
import { costOf, countRows, type PlanCost } from '../testkit/query-plan.js';
import { rowFaults } from '../testkit/row-types.js';
import { allStatements, isSchemaCommand } from '../testkit/statements.js';
import { type StatementCase, statementCases } from '../testkit/statement-table.js';

jest.setTimeout(300_000);

/** Most database hits: a fixed part, and a part for each row. */
const fixedHits = 1_000;
const hitsPerRow = 50;

const files = new Map((await readCypherFiles('cypher')).map((file) => [file.path.replace('.cypher', ''), file]));
const shapes = new Map<string, Shapes>();
for (const { module } of files.values()) shapes.set(module, await readShapes('cypher', module));

let driver: Driver;
let graph: LargeGraph;
let cases: ReadonlyMap<string, StatementCase>;

beforeAll(async () => {
  driver = openDriver(testEnvironment().neo4j);
  const { records } = await driver.executeQuery(
    'MATCH (space:EmbeddingSpace {slot: "a"}) RETURN space.dimensions AS d',
  );
  graph = await seedLargeGraph(driver, `p${randomBytes(5).toString('hex')}`, Number(records[0]?.get('d')));
  cases = new Map(statementCases(graph).map((entry) => [entry.statement.name, entry]));
});
afterAll(() => driver.close());

it('has parameters for every statement', () => {
  expect([...cases.keys()].sort()).toEqual([...allStatements().keys()].sort());
});

describe.each([...allStatements().keys()])('%s', (name) => {
  it('gives rows of its row type at a cost that does not grow, or says why', async () => {
    const entry = cases.get(name);
    const file = files.get(name);
    if (entry === undefined || file === undefined) throw new Error(`${name} is not in the table of parameters.`);
    const growth: string[] = [];
    for (const asked of viewersOf(entry)) {
      const { rows, cost } = await profile(asked);
      expect(faultsOf(file, rows)).toEqual([]);
      expect(rows.length > 0).toBe(!isSchemaCommand(entry.statement.text) || name === 'schema/find-indexes');
      growth.push(...growthOf(cost, fixedHits + hitsPerRow * (countRows(rows) + written(file, rows))));
    }
    const reason = file.header.exceptions.get('scan');
    if (reason === undefined) expect(growth).toEqual([]);
    else expect({ reason, growth }).not.toEqual({ reason, growth: [] });
  });
});

/** A statement that takes the viewer is run as a member of some scopes and as an admin of the tenant. */
function viewersOf(entry: StatementCase): readonly StatementCase[] {
  if (!('viewer' in entry.params)) return [entry];
  return [entry, { ...entry, params: { ...entry.params, viewer: graph.admin } }];
}

function growthOf(cost: PlanCost, allowed: number): readonly string[] {
  return cost.dbHits > allowed ? [...cost.scans, `${cost.dbHits} hits where ${allowed} are allowed`] : cost.scans;
}

interface Profile {
  readonly rows: readonly unknown[];
  readonly cost: PlanCost;
}

/** Runs a statement in a transaction that is rolled back; one that reads, in read mode, as the product does. */
async function profile({ statement, params, before }: StatementCase): Promise<Profile> {
  const writes = statement.mode === 'write' || before.length > 0;
  const session = driver.session({ database: 'neo4j', defaultAccessMode: writes ? 'WRITE' : 'READ' });
  const tx = await session.beginTransaction();
  try {
    for (const step of before) await runPlain(tx, step);
    const text = isSchemaCommand(statement.text) ? statement.text : profiled(statement.text);
    const result = await tx.run(text, encodeParams(params, statement.params));
    const plan = result.summary.queryProfile;
    return {
      rows: result.records.map((record) => decodeValue(record.toObject())),
      cost: plan === false ? { dbHits: 0, scans: [] } : costOf(plan),
    };
  } finally {
    await tx.rollback();
    await session.close();
  }
}

async function runPlain(tx: Transaction | ManagedTransaction, { statement, params }: StatementCase): Promise<void> {
  await tx.run(statement.text, encodeParams(params, statement.params));
}

function profiled(text: string): string {
  return text.startsWith('CYPHER 25') ? text.replace('CYPHER 25', 'CYPHER 25 PROFILE') : `PROFILE ${text}`;
}

function faultsOf(file: CypherFile, rows: readonly unknown[]): readonly string[] {
  const { row, cardinality } = file.header;
  const faults = rows.flatMap((each) => rowFaults(each, row ?? 'nothing', shapes.get(file.module) ?? new Map()));
  return cardinality !== 'many' && rows.length > 1 ? [...faults, `${rows.length} rows, not one`] : faults;
}

/** How many nodes a writing statement says that it touched: each counts as a row. */
function written(file: CypherFile, rows: readonly unknown[]): number {
  if (file.header.mode !== 'write') return 0;
  return rows.reduce<number>((sum, row) => sum + Number((row as { count?: unknown }).count ?? 0), 0);
}
