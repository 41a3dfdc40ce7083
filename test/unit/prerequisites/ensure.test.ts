import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { cacheRoot } from '../../../src/prerequisites/cache-folder.mjs';
import { createWorkspace } from './workspace.js';

const machine = createWorkspace();
afterAll(() => machine.remove());
const program = machine.installProgram();
const java = machine.script('java', `echo 'openjdk version "21.0.4"' >&2`, join(machine.folder, 'jdk', 'bin'));

const patience = 120_000;
let caches = 0;

/** Runs the step with only our `bin` on the PATH and, unless told otherwise, an empty cache. */
function ensure(environment: Readonly<Record<string, string>> = {}) {
  caches += 1;
  const cache = environment['MNEMOGRAPH_CACHE_DIR'] ?? join(machine.folder, `cache-${caches}`);
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      PATH: machine.bin,
      HOME: machine.folder,
      JAVA_HOME: join(java, '..', '..'),
      MNEMOGRAPH_CACHE_DIR: cache,
      ...environment,
    },
  });
  return { status, stdout, stderr, cache, took: performance.now() - began };
}

/** A Maven that writes down that it was called, says something, and ends with a code. */
const fakeMaven = (says: string, code: number) =>
  machine.script('mvn', `echo called >> ${join(machine.folder, 'calls')}\n${says}\nexit ${code}`);

const expectPlainFailure = (result: ReturnType<typeof ensure>) => {
  expect(result.status).toBe(1);
  expect(result.stderr).not.toMatch(/^\s+at |node:internal|Error:/m);
  expect(result.stderr).toContain('docker run -d -p 127.0.0.1:7687:7687');
};

const leftovers = (cache: string) =>
  existsSync(cache)
    ? readdirSync(cache, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

describe('the prerequisite step', () => {
  it(
    'refuses without Maven, before anything is downloaded',
    () => {
      const result = ensure();
      expectPlainFailure(result);
      expect(result.stderr).toContain('No `mvn` was found on the PATH.');
      expect(result.stdout).toBe('');
    },
    patience,
  );

  it(
    'needs Maven for the model also with a database of the user',
    () => {
      expect(ensure({ NEO4J_URI: 'bolt://127.0.0.1:7687' }).stderr).toContain('No `mvn` was found');
    },
    patience,
  );

  it(
    'explains that the network is missing',
    () => {
      fakeMaven('echo "[ERROR] Failed to execute goal: Unknown host repo.example: Name or service not known"', 1);
      const result = ensure();
      expectPlainFailure(result);
      expect(result.stderr).toContain('The Maven repository cannot be reached.');
      expect(leftovers(result.cache)).toEqual([]);
    },
    patience,
  );

  it(
    'explains that the disk is full',
    () => {
      fakeMaven('echo "[ERROR] Could not transfer artifact: No space left on device"', 1);
      const result = ensure();
      expectPlainFailure(result);
      expect(result.stderr).toContain('The disk is full.');
      expect(result.stderr).toContain('MNEMOGRAPH_CACHE_DIR');
    },
    patience,
  );

  it(
    'shows what Maven says where the cause is not known',
    () => {
      fakeMaven('echo "[ERROR] Something else"', 1);
      expect(ensure().stderr).toContain('Maven says: Something else');
    },
    patience,
  );

  it(
    'refuses a download that is not the original, and leaves nothing of it',
    () => {
      fakeMaven(
        `for a in "$@"; do case "$a" in -DoutputDirectory=*) cp ${makeArchive()} "\${a#-DoutputDirectory=}/model.jar";; esac; done`,
        0,
      );
      const result = ensure({ PATH: `${machine.bin}:/bin:/usr/bin` });
      expectPlainFailure(result);
      expect(result.stderr).toMatch(/The SHA-256 of model\.onnx is [0-9a-f]{64}, but should be b2a43b66/);
      expect(leftovers(result.cache)).toEqual([]);
    },
    patience,
  );

  it(
    'explains that the cache folder cannot be written',
    () => {
      fakeMaven('true', 0);
      const file = join(machine.folder, 'a-file');
      writeFileSync(file, '');
      const result = ensure({ MNEMOGRAPH_CACHE_DIR: join(file, 'cache') });
      expectPlainFailure(result);
      expect(result.stderr).toContain('ENOTDIR');
    },
    patience,
  );

  it(
    'is silent and calls nobody when all is there',
    () => {
      fakeMaven('true', 0);
      const calls = join(machine.folder, 'calls');
      const before = readFileSync(calls, 'utf8');
      const result = ensure({ MNEMOGRAPH_CACHE_DIR: cacheRoot(), NEO4J_URI: 'bolt://127.0.0.1:7687' });
      expect(result).toMatchObject({ status: 0, stdout: '', stderr: '' });
      expect(readFileSync(calls, 'utf8')).toBe(before);
      // 0.1 s on an idle machine; tests share theirs.
      expect(result.took).toBeLessThan(5_000);
    },
    patience,
  );
});

/** A ZIP archive with two stored entries, named as those of the model's jar. */
function makeArchive(): string {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of ['e5-small-v2.onnx', 'e5-small-v2-tokenizer.json']) {
    const contents = Buffer.from('not the model');
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(contents.length, 18);
    local.writeUInt32LE(contents.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(contents.length, 20);
    entry.writeUInt32LE(contents.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), contents);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + contents.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(2, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  const file = join(machine.folder, 'other.jar');
  writeFileSync(file, Buffer.concat([...parts, ...directory, end]));
  return file;
}
