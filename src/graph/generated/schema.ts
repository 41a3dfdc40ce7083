// Generated from cypher/ by `npm run codegen`. Do not edit.

import type { Statement } from '../statement.js';

/** A key of a node that was written. */
export interface KeyRow {
  readonly key: string;
}

/** How many nodes a statement touched or counted. */
export interface CountRow {
  readonly count: number;
}

/** A migration that was applied. */
export interface MigrationRow {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

/** State of an index. */
export interface IndexRow {
  readonly name: string;
  readonly type: string;
  readonly state: string;
  readonly populationPercent: number;
  readonly dimensions: number | null;
}

/** Gives the migration lock back. */
export const closeMigrationLock: Statement<{
  readonly holder: string;
}, CountRow> = {
  name: 'schema/close-migration-lock',
  mode: 'write',
  cardinality: 'one',
  params: { holder: 'plain' },
  text: "MATCH (lock:MigrationLock {name: 'schema', holder: $params.holder})\nREMOVE lock.holder\nRETURN count(lock) AS count",
};

/** Makes the migration lock the only one of its name. Servers that start together on an empty database would each make their own otherwise. */
export const createLockConstraint: Statement<{

}, readonly CountRow[]> = {
  name: 'schema/create-lock-constraint',
  mode: 'write',
  cardinality: 'many',
  params: {  },
  text: "CREATE CONSTRAINT migration_lock_name IF NOT EXISTS FOR (lock:MigrationLock) REQUIRE lock.name IS UNIQUE",
};

/** Notes that a migration was applied. */
export const createSchemaVersion: Statement<{
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly at: Date;
}, CountRow> = {
  name: 'schema/create-schema-version',
  mode: 'write',
  cardinality: 'one',
  params: { version: 'int', name: 'plain', checksum: 'plain', at: 'date' },
  text: "MERGE (applied:SchemaVersion {version: $params.version})\nSET applied.name = $params.name, applied.checksum = $params.checksum, applied.appliedAt = $params.at\nRETURN count(applied) AS count",
};

/** Every index with its state, for the health report. */
export const findIndexes: Statement<{

}, readonly IndexRow[]> = {
  name: 'schema/find-indexes',
  mode: 'read',
  cardinality: 'many',
  params: {  },
  text: "SHOW INDEXES YIELD name, type, state, populationPercent, options\nRETURN name, type, state, populationPercent,\n       options.indexConfig['vector.dimensions'] AS dimensions\nORDER BY name",
};

/** Migrations that were applied, in order. */
export const findMigrations: Statement<{

}, readonly MigrationRow[]> = {
  name: 'schema/find-migrations',
  mode: 'read',
  cardinality: 'many',
  params: {  },
  text: "MATCH (applied:SchemaVersion)\nRETURN applied.version AS version, applied.name AS name, applied.checksum AS checksum\nORDER BY version",
};

/** Takes the migration lock, unless another server holds it and its lease has not run out. */
export const setMigrationLock: Statement<{
  readonly holder: string;
  readonly now: Date;
  readonly expiresAt: Date;
}, KeyRow | null> = {
  name: 'schema/set-migration-lock',
  mode: 'write',
  cardinality: 'maybe',
  params: { holder: 'plain', now: 'date', expiresAt: 'date' },
  text: "MERGE (lock:MigrationLock {name: 'schema'})\nSET lock.attempts = coalesce(lock.attempts, 0) + 1\nWITH lock\nWHERE lock.holder IS NULL OR lock.holder = $params.holder OR lock.expiresAt < $params.now\nSET lock.holder = $params.holder, lock.expiresAt = $params.expiresAt\nRETURN lock.holder AS key",
};
