import { jest } from '@jest/globals';
import { migrations } from '../../src/graph/generated/migrations.js';
import { migrate } from '../../src/graph/migrate.js';
import type { Migration } from '../../src/graph/statement.js';
import { openDriver, openGraph } from '../../src/graph/open-graph.js';
import { systemClock } from '../../src/shared/clock.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';

jest.setTimeout(180_000);

let database: OwnDatabase;
let firstRuns: readonly (readonly string[])[];

/** Two servers begin on an empty database, each with a connection of its own. */
beforeAll(async () => {
  database = await startOwnDatabase('none');
  const other = openDriver(database.address);
  firstRuns = await Promise.all([migrate(database.driver, systemClock), migrate(other, systemClock)]);
  await other.close();
});
afterAll(() => database.stop());

const names = migrations.map((migration) => migration.name);

function run(known: readonly Migration[]): Promise<readonly string[]> {
  return migrate(database.driver, systemClock, known);
}

/** The schema as the database tells it: every index, constraint and applied migration. */
async function schemaOf(): Promise<string> {
  const indexes = await database.query(
    'SHOW INDEXES YIELD name, type, state, labelsOrTypes, properties RETURN * ORDER BY name',
  );
  const constraints = await database.query('SHOW CONSTRAINTS YIELD name, type RETURN * ORDER BY name');
  const applied = await database.query('MATCH (v:SchemaVersion) RETURN properties(v) AS v ORDER BY v.version');
  return JSON.stringify([indexes, constraints, applied]);
}

async function heldLocks(): Promise<unknown> {
  return (await database.query('MATCH (lock:MigrationLock) RETURN count(lock.holder) AS held'))[0]?.['held'];
}

it('applies each migration once when two servers begin at the same moment', async () => {
  expect([...firstRuns].sort((a, b) => a.length - b.length)).toEqual([[], names]);
  const applied = await database.query(
    'MATCH (v:SchemaVersion) RETURN v.name AS name, v.checksum AS checksum ORDER BY v.version',
  );
  expect(applied).toEqual(migrations.map(({ name, checksum }) => ({ name, checksum })));
});

it('makes every constraint and index that its statements name, and has them online', async () => {
  const wanted = migrations.flatMap(({ statements }) =>
    statements.map((text) => /(?:CONSTRAINT|INDEX) (\w+)/.exec(text)?.[1]),
  );
  const rows = await database.query(
    `SHOW INDEXES YIELD name, state WHERE state = 'ONLINE' RETURN collect(name) AS names`,
  );
  expect(rows[0]?.['names']).toEqual(expect.arrayContaining(wanted));
});

it('does nothing when it is run again', async () => {
  const before = await schemaOf();
  expect(await run(migrations)).toEqual([]);
  expect(await schemaOf()).toBe(before);
});

it('refuses a database whose migration was changed after it had been applied', async () => {
  const changed = migrations.map((each, i) => (i === 0 ? { ...each, checksum: '0'.repeat(64) } : each));
  await expect(run(changed)).rejects.toMatchObject({
    code: 'STARTUP_FAILED',
    message: `Migration ${String(names[0])} was changed after it had been applied.`,
  });
  expect(await heldLocks()).toBe(0);
});

it('refuses a database that a newer version has written, and changes nothing in it', async () => {
  const before = await schemaOf();
  await expect(run(migrations.slice(0, -1))).rejects.toMatchObject({
    code: 'STARTUP_FAILED',
    message: expect.stringContaining(String(names.at(-1))) as string,
    hint: expect.stringContaining('newer version') as string,
  });
  expect(await schemaOf()).toBe(before);
  expect(await heldLocks()).toBe(0);
});

const added = (version: number, ...statements: string[]): Migration => ({
  ...{ version, name: `V${version}__test.cypher`, checksum: String(version), statements },
});
const good = added(901, 'CREATE INDEX added IF NOT EXISTS FOR (n:Added) ON (n.at)');

it('applies what is new on top of what is there, and stops at a statement that fails', async () => {
  expect(await run([...migrations, good])).toEqual([good.name]);
  const bad = added(902, 'CREATE INDEX half IF NOT EXISTS FOR (n:Half) ON (n.at)', 'CREATE NONSENSE');
  await expect(run([...migrations, good, bad])).rejects.toThrow(/NONSENSE/);
  expect(await heldLocks()).toBe(0);
  const mended = added(902, 'CREATE INDEX half IF NOT EXISTS FOR (n:Half) ON (n.at)');
  expect(await run([...migrations, good, mended])).toEqual([mended.name]);
});

it('takes the lock of a server that died with it once its lease is over, not before', async () => {
  const hold = (expiresAt: string): Promise<unknown> =>
    database.query(`MATCH (l:MigrationLock) SET l.holder = 'dead', l.expiresAt = ${expiresAt}`);
  const known = await database.query('MATCH (v:SchemaVersion) WHERE v.version > 900 DELETE v RETURN count(*) AS n');
  expect(known).toEqual([{ n: 2 }]);
  await hold("datetime() + duration('PT2S')");
  const begin = Date.now();
  expect(await run(migrations)).toEqual([]); // nothing to do: nobody is waited for
  expect(await heldLocks()).toBe(1);
  expect(await run([...migrations, good])).toEqual([good.name]);
  expect(Date.now() - begin).toBeGreaterThan(1_000);
  expect(await heldLocks()).toBe(0);
});

it('says at which address no database answers, and what to do', async () => {
  const options = { timeoutMs: 1_000, clock: systemClock, onCommit: () => undefined };
  await expect(openGraph({ ...database.address, uri: 'bolt://127.0.0.1:9' }, options)).rejects.toMatchObject({
    code: 'STARTUP_FAILED',
    message: expect.stringContaining('bolt://127.0.0.1:9') as string,
  });
  await expect(openGraph({ ...database.address, password: 'wrong-password' }, options)).rejects.toMatchObject({
    code: 'STARTUP_FAILED',
    hint: expect.stringContaining('NEO4J_PASSWORD') as string,
  });
});
