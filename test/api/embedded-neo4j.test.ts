import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import neo4j from 'neo4j-driver';

import { startEmbeddedNeo4j } from '../../src/embedded-neo4j/start-embedded-neo4j.js';
import type { EmbeddedNeo4j } from '../../src/embedded-neo4j/start-embedded-neo4j.js';
import { readRecord } from '../../src/embedded-neo4j/process-record.mjs';
import { isAlive } from '../../src/prerequisites/lock.mjs';

const patience = 180_000;
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mnemograph-embedded-'));
const dataDir = join(folder, 'data');
const log = () => undefined;
const start = (dir = dataDir) => startEmbeddedNeo4j({ dataDir: dir, log, fast: true });

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function query(database: EmbeddedNeo4j, statement: string): Promise<unknown> {
  const driver = neo4j.driver(database.uri, neo4j.auth.basic(database.user, database.password));
  try {
    const { records } = await driver.executeQuery(statement);
    return records[0]?.get(0);
  } finally {
    await driver.close();
  }
}

function databasePid(): number {
  const record = readRecord(dataDir);
  if (record === undefined) throw new Error('no database runs');
  return record.database;
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await delay(50);
  }
  return true;
}

describe('an embedded Neo4j', () => {
  it(
    'keeps its data over restarts, and shows neither password nor data to other users',
    async () => {
      const first = await start();
      await query(first, "CREATE (:Note {text: 'kept'})");
      await first.stop();
      await first.stop();
      const second = await start();
      expect(await query(second, 'MATCH (n:Note) RETURN n.text')).toBe('kept');
      expect(second.password).toBe(first.password);
      expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
      await second.stop();
      expect(readRecord(dataDir)).toBeUndefined();
    },
    patience,
  );

  it(
    'refuses a data folder that another one uses, and names the other ways',
    async () => {
      const first = await start();
      const refused = {
        code: 'STARTUP_FAILED',
        message: expect.stringContaining('is in use by another process') as unknown,
        hint: expect.stringContaining('NEO4J_URI') as unknown,
      };
      await expect(start()).rejects.toMatchObject(refused);
      // The same without our own note about it: by the lock of the database.
      const note = join(dataDir, 'run', 'processes.json');
      const text = readFileSync(note);
      rmSync(note);
      await expect(start()).rejects.toMatchObject(refused);
      writeFileSync(note, text);
      await first.stop();
    },
    patience,
  );

  it(
    'tells that it was killed, and recovers what was committed',
    async () => {
      const first = await start();
      await query(first, "CREATE (:Note {text: 'committed'})");
      process.kill(databasePid(), 'SIGKILL');
      expect(await first.died).toContain('exit code 137');
      const second = await start();
      expect(await query(second, "MATCH (n:Note {text: 'committed'}) RETURN count(n) = 1")).toBe(true);
      await second.stop();
    },
    patience,
  );

  it(
    'ends when its owner is killed',
    async () => {
      const dist = buildProduct();
      const owner = spawn(process.execPath, [join(root, 'test', 'api', 'embedded-neo4j-owner.ts'), dist, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise((resolve) => owner.stdout.once('data', resolve));
      const pid = databasePid();
      owner.kill('SIGKILL');
      expect(await isGoneWithin(pid, 10_000)).toBe(true);
    },
    patience,
  );

  it(
    'says that the stored data cannot be read',
    async () => {
      const damaged = join(folder, 'damaged');
      cpSync(dataDir, damaged, { recursive: true });
      writeFileSync(join(damaged, 'data', 'databases', 'neo4j', 'neostore'), Buffer.alloc(8192, 0xab));
      await expect(start(damaged)).rejects.toMatchObject({
        code: 'STARTUP_FAILED',
        message: expect.stringContaining('written by another version of Neo4j, or is damaged') as unknown,
      });
    },
    patience,
  );

  it('refuses a database whose password file is missing', async () => {
    const locked = join(folder, 'locked');
    mkdirSync(join(locked, 'data', 'databases', 'system'), { recursive: true });
    await expect(start(locked)).rejects.toMatchObject({
      message: expect.stringContaining('password file is missing') as unknown,
    });
  });

  it('refuses a place that is no folder, and a cache without the database', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(start(join(file, 'data'))).rejects.toMatchObject({ code: 'STARTUP_FAILED' });
    const empty = startEmbeddedNeo4j({ dataDir: join(folder, 'new'), cacheDir: join(folder, 'empty'), log });
    await expect(empty).rejects.toMatchObject({ hint: expect.stringContaining('ensure.mjs') as unknown });
  });
});

/** Compiles what the owner needs, as the build does. */
function buildProduct(): string {
  const dist = join(folder, 'dist');
  const parts = ['embedded-neo4j', 'prerequisites', 'shared'].map((part) => join('src', part));
  const flags = ['-d', dist, '--strip-leading-paths', '--copy-files', '--extensions', '.ts'];
  const built = spawnSync(join(root, 'node_modules', '.bin', 'swc'), [...parts, ...flags], {
    cwd: root,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  symlinkSync(join(root, 'node_modules'), join(dist, 'node_modules'));
  return dist;
}
