import type { Driver } from 'neo4j-driver';
import type { Clock } from '../shared/clock.js';
import { AppError } from '../shared/errors.js';
import { newKey } from '../shared/ids.js';
import { cypher } from './generated/cypher.js';
import { migrations as allMigrations } from './generated/migrations.js';
import { createGraph, type Graph } from './graph.js';
import type { Migration } from './statement.js';

/** How long a server may hold the migration lock before another takes it, and how long one waits for it, in ms. */
const leaseMs = 120_000;
const waitMs = 180_000;

/**
 * Brings the schema up to date: applies, in order and once, the migrations that the database does not have, while holding
 * a lock that every server of a database respects.
 * @returns the names of those that were applied now.
 * @throws AppError STARTUP_FAILED when an applied migration has changed, or the database is ahead of this version.
 */
export async function migrate(
  driver: Driver,
  clock: Clock,
  migrations: readonly Migration[] = allMigrations,
): Promise<readonly string[]> {
  const graph = createGraph(driver, { clock, timeoutMs: 120_000, onCommit: () => undefined });
  if ((await findMissing(graph, migrations)).length === 0) return [];
  const holder = newKey();
  await graph.write((tx) => tx.run(cypher.schema.createLockConstraint, {}));
  await takeLock(graph, clock, holder);
  try {
    const missing = await findMissing(graph, migrations);
    for (const migration of missing) await apply(driver, graph, clock, migration);
    return missing.map((migration) => migration.name);
  } finally {
    await graph.write((tx) => tx.run(cypher.schema.closeMigrationLock, { holder }));
  }
}

/** The migrations that the database does not have. */
async function findMissing(graph: Graph, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const applied = new Map((await graph.read(cypher.schema.findMigrations, {})).map((row) => [row.version, row]));
  checkHistory(applied, migrations);
  return migrations.filter((migration) => !applied.has(migration.version));
}

async function takeLock(graph: Graph, clock: Clock, holder: string): Promise<void> {
  const deadline = clock.now().getTime() + waitMs;
  for (;;) {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + leaseMs);
    const lock = await graph.write((tx) => tx.run(cypher.schema.setMigrationLock, { holder, now, expiresAt }));
    if (lock !== null) return;
    if (now.getTime() > deadline)
      throw new AppError('STARTUP_FAILED', 'Another server has been migrating for too long.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function checkHistory(
  applied: ReadonlyMap<number, { name: string; checksum: string }>,
  known: readonly Migration[],
): void {
  for (const [version, row] of applied) {
    const migration = known.find((candidate) => candidate.version === version);
    if (migration === undefined) {
      throw new AppError(
        'STARTUP_FAILED',
        `The database has migration ${row.name}, which this version does not know.`,
        {
          hint: 'It was written by a newer version. Start that one.',
        },
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new AppError('STARTUP_FAILED', `Migration ${row.name} was changed after it had been applied.`);
    }
  }
}

/** Schema statements cannot share a transaction with data: each is its own, and all are idempotent. */
async function apply(driver: Driver, graph: Graph, clock: Clock, migration: Migration): Promise<void> {
  const session = driver.session();
  try {
    for (const statement of migration.statements) await session.run(statement);
    await session.run('CALL db.awaitIndexes(300)');
  } finally {
    await session.close();
  }
  const { version, name, checksum } = migration;
  await graph.write((tx) => tx.run(cypher.schema.createSchemaVersion, { version, name, checksum, at: clock.now() }));
}
