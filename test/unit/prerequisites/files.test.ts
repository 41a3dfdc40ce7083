import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { cacheFolder, cacheRoot } from '../../../src/prerequisites/cache-folder.mjs';
import { isComplete, readChecksums, verifyFolder } from '../../../src/prerequisites/checksums.mjs';
import { withLock } from '../../../src/prerequisites/lock.mjs';
import { placeFolder } from '../../../src/prerequisites/place-folder.mjs';
import { extractFiles } from '../../../src/prerequisites/zip.mjs';
import { createWorkspace } from './workspace.js';

const machine = createWorkspace();
afterAll(() => machine.remove());

describe('cache folder', () => {
  it('is where MNEMOGRAPH_CACHE_DIR says, else where the system keeps such files', () => {
    expect(cacheRoot({ MNEMOGRAPH_CACHE_DIR: '/there', XDG_CACHE_HOME: '/xdg' }, 'linux')).toBe('/there');
    expect(cacheRoot({ XDG_CACHE_HOME: '/xdg' }, 'linux')).toBe('/xdg/mnemograph');
    expect(cacheRoot({}, 'linux')).toMatch(/\/\.cache\/mnemograph$/);
    expect(cacheRoot({}, 'darwin')).toMatch(/\/Library\/Caches\/mnemograph$/);
    expect(cacheRoot({ LOCALAPPDATA: '/local' }, 'win32')).toBe('/local/mnemograph/Cache');
  });
});

describe('checksums', () => {
  const folder = join(machine.folder, 'sums');
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.jar'), 'hello');
  writeFileSync(
    join(machine.folder, 'list.sha256'),
    '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  a.jar\n',
  );
  const checksums = readChecksums(join(machine.folder, 'list.sha256'));

  it('accepts the files that it knows', async () => {
    await expect(verifyFolder(folder, checksums, 'Failed', [])).resolves.toBeUndefined();
    expect(isComplete(folder, checksums)).toBe(true);
  });

  it('refuses a file with other contents, and shows both checksums', async () => {
    const other = new Map([['a.jar', '0'.repeat(64)]]);
    await expect(verifyFolder(folder, other, 'Failed', [])).rejects.toMatchObject({
      message: 'Failed',
      why: expect.stringMatching(/SHA-256 of a\.jar is 2cf24d.* but should be 0000/) as unknown,
    });
  });

  it('refuses a missing file and an unknown one', async () => {
    const more = new Map([...checksums, ['b.jar', '0'.repeat(64)]]);
    await expect(verifyFolder(folder, more, 'Failed', [])).rejects.toMatchObject({
      why: 'b.jar is missing from the download.',
    });
    await expect(verifyFolder(folder, new Map(), 'Failed', [])).rejects.toMatchObject({
      why: 'a.jar is not among the files we know.',
    });
  });
});

describe('placing a folder', () => {
  it('shows the folder only when it is whole, and leaves nothing of a failed try', async () => {
    const target = join(machine.folder, 'placed', 'lib');
    const interrupted = placeFolder(target, (temporary) => {
      writeFileSync(join(temporary, 'half'), '');
      throw new Error('cut off');
    });
    await expect(interrupted).rejects.toThrow('cut off');
    expect(readdirSync(join(machine.folder, 'placed'))).toEqual([]);
  });

  it('replaces an incomplete folder and removes what a killed run left behind', async () => {
    const parent = join(machine.folder, 'replaced');
    const target = join(parent, 'lib');
    mkdirSync(join(parent, '.lib.partial-1'), { recursive: true });
    mkdirSync(target);
    writeFileSync(join(target, 'old'), '');
    await placeFolder(target, async (temporary) => {
      writeFileSync(join(temporary, 'new'), '');
      await Promise.resolve();
    });
    expect(readdirSync(target)).toEqual(['new']);
    expect(readdirSync(parent)).toEqual(['lib']);
  });
});

describe('lock', () => {
  it('lets one in at a time, and tells the other that it waits', async () => {
    const file = join(machine.folder, 'locks', 'one.lock');
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} in`);
      await delay(50);
      order.push(`${name} out`);
    };
    const waits: string[] = [];
    const first = withLock(file, () => waits.push('a'), work('a'));
    const second = withLock(file, () => waits.push('b'), work('b'));
    await Promise.all([first, second]);
    expect([...order].sort()).toEqual(['a in', 'a out', 'b in', 'b out']);
    expect(order[1]).toBe(order[0]?.replace('in', 'out'));
    expect(waits).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
  });

  it('takes over the lock of a process that is gone', async () => {
    const file = join(machine.folder, 'locks', 'dead.lock');
    mkdirSync(join(machine.folder, 'locks'), { recursive: true });
    writeFileSync(file, JSON.stringify({ host: hostname(), pid: 2 ** 22 + 1 }));
    await expect(
      withLock(
        file,
        () => undefined,
        () => Promise.resolve('done'),
      ),
    ).resolves.toBe('done');
  });
});

describe('zip', () => {
  const { databaseJars } = cacheFolder(cacheRoot());
  const jar = join(databaseJars, 'neo4j-2026.09.0.jar');

  it('extracts a file of a real jar', async () => {
    const target = join(machine.folder, 'manifest');
    await extractFiles(jar, { 'META-INF/MANIFEST.MF': target });
    expect(readFileSync(target, 'utf8')).toContain('Manifest-Version: 1.0');
  });

  it('says what is wrong with the archive', async () => {
    await expect(extractFiles(jar, { nothing: join(machine.folder, 'x') })).rejects.toThrow('holds no nothing');
    const text = join(machine.folder, 'no.zip');
    writeFileSync(text, 'no archive at all');
    await expect(extractFiles(text, { a: 'b' })).rejects.toThrow('not a ZIP archive');
  });
});
