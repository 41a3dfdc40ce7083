import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** The package as `npm pack` makes it. */
export interface PackedProduct {
  readonly tarball: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
  /** A folder for what the test makes; removed with the package. */
  readonly folder: string;
  remove(): void;
}

/** Packs a copy of the project, so that the build of other tests stays as it is. */
export async function packProduct(): Promise<PackedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'mnemograph-packed-'));
  const copy = join(folder, 'project');
  const left = new Set(['node_modules', 'dist', '.git', 'coverage'].map((name) => join(root, name)));
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(path) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: copy, maxBuffer: 1e8 });
  const [report] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('['))) as [
    { readonly filename: string; readonly files: PackedProduct['files'] },
  ];
  return {
    tarball: join(folder, report.filename),
    files: report.files,
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Installs the package into an empty folder, as a user does. Needs the registry, or npm's cache of it. */
export async function installPackage({ tarball, folder }: PackedProduct): Promise<string> {
  const place = emptyProject(join(folder, 'installed'));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball], { cwd: place });
  return place;
}

/**
 * Unpacks the package beside links to the packages that our lock installs with it, and to no others: what it needs beyond
 * its dependencies is missing here as it is for a user.
 */
export async function linkPackage({ tarball, folder }: PackedProduct): Promise<string> {
  const place = emptyProject(join(folder, 'linked'));
  const modules = join(place, 'node_modules');
  const product = join(modules, 'mnemograph');
  mkdirSync(product, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', product]);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
  };
  const names = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
  for (const path of names) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    symlinkSync(join(root, path), join(place, path));
  }
  mkdirSync(join(modules, '.bin'));
  for (const name of ['mnemograph', 'memory']) {
    chmodSync(join(product, 'dist', 'bin', `${name}.cjs`), 0o755); // as npm does
    symlinkSync(join('..', 'mnemograph', 'dist', 'bin', `${name}.cjs`), join(modules, '.bin', name));
  }
  return place;
}

function emptyProject(folder: string): string {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  return folder;
}

/** What a program came to. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program in a session of its own, as a terminal runs it. */
export interface Running {
  readonly process: ChildProcess;
  output(): string;
  /** Sends SIGINT to all its processes, as Ctrl-C does, and waits for its end. May be called twice. */
  interrupt(): Promise<void>;
}

/** Starts `npx mnemograph …` in a folder. */
export function npx(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn('npx', ['--no-install', 'mnemograph', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString('utf8')));
  return {
    process: child,
    output: () => output,
    interrupt: async () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        process.kill(-child.pid, 'SIGINT');
        await once(child, 'close');
      }
    },
  };
}

/** Runs the program of a folder to its end. */
export function runProgram(folder: string, ...args: string[]): Promise<Ended> {
  return runBin(folder, 'mnemograph', args);
}

/** Runs one of the programs of a folder to its end. */
export async function runBin(folder: string, name: 'mnemograph' | 'memory', args: readonly string[]): Promise<Ended> {
  const bin = join(folder, 'node_modules', '.bin', name);
  const child = spawn(process.execPath, [bin, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([child.stdout, child.stderr].map((stream) => stream.toArray()));
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, stdout: (stdout ?? []).join(''), stderr: (stderr ?? []).join('') };
}
