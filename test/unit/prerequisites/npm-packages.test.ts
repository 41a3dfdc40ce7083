import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { hasPackages, installPackages, requireNode } from '../../../src/prerequisites/npm-packages.mjs';
import { createWorkspace } from './workspace.js';

const machine = createWorkspace();
afterAll(() => machine.remove());

const quiet = { update: () => undefined, done: () => undefined, abandon: () => undefined };

/** A project with one package in a folder beside it, which npm installs without the network. */
function createProject(name: string, { inStep = true } = {}): string {
  const root = join(machine.folder, name);
  mkdirSync(join(root, 'part'), { recursive: true });
  const dependencies = { part: 'file:part' };
  const write = (file: string, value: unknown) => writeFileSync(join(root, file), JSON.stringify(value));
  write('part/package.json', { name: 'part', version: '1.0.0' });
  write('package.json', {
    name,
    version: '1.0.0',
    dependencies: inStep ? dependencies : { ...dependencies, other: '1' },
  });
  write('package-lock.json', {
    name,
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name, version: '1.0.0', dependencies },
      'node_modules/part': { resolved: 'part', link: true },
      part: { version: '1.0.0' },
    },
  });
  return root;
}

const patience = 120_000;

describe('npm packages', () => {
  it(
    'installs what the lock says, and knows it afterwards',
    async () => {
      const root = createProject('fresh');
      expect(hasPackages(root)).toBe(false);
      await installPackages(root, process.env, quiet);
      expect(existsSync(join(root, 'node_modules', 'part', 'package.json'))).toBe(true);
      expect(hasPackages(root)).toBe(true);
    },
    patience,
  );

  it(
    'sees that the lock has changed since',
    async () => {
      const root = createProject('changed');
      await installPackages(root, process.env, quiet);
      const file = join(root, 'package-lock.json');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('"part":{"version":"1.0.0"}', '"part":{"version":"2.0.0"}'),
      );
      expect(hasPackages(root)).toBe(false);
    },
    patience,
  );

  it(
    'accepts an install that the user did with npm',
    async () => {
      const root = createProject('by-hand');
      await installPackages(root, process.env, quiet);
      writeFileSync(join(root, 'node_modules', '.mnemograph-lock.sha256'), 'of another lock');
      expect(hasPackages(root)).toBe(true);
    },
    patience,
  );

  it(
    'tells what npm said when it fails',
    async () => {
      const root = createProject('broken', { inStep: false });
      await expect(installPackages(root, process.env, quiet)).rejects.toMatchObject({
        message: 'The npm packages could not be installed',
        why: expect.stringContaining('in sync') as unknown,
      });
    },
    patience,
  );

  it('has nothing to do where no lock is: then npm itself has installed us', () => {
    expect(hasPackages(join(machine.folder))).toBe(true);
  });

  it('refuses an old Node where no package brings a newer one', () => {
    expect(() => requireNode(machine.folder, '20.20.2')).toThrow('Node 24 or newer is needed');
    expect(() => requireNode(machine.folder, '24.0.0')).not.toThrow();
  });
});
