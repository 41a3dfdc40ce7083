import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawn as spawnInTerminal } from '@lydell/node-pty';
import { eventually } from './eventually.js';

/** What a run of `memory` came to. */
export interface MemoryRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `memory` in a pipe that is still open. */
export interface RunningMemory {
  readonly process: ChildProcess;
  /** Resolves when it has ended and all that it said is here. */
  readonly closed: Promise<unknown>;
  stdout(): string;
  stderr(): string;
  /** Waits until stdout and stderr together hold a text. */
  says(text: string | RegExp): Promise<void>;
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<MemoryRun>;
}

/** `memory` in a terminal. */
export interface MemoryTerminal {
  /** Everything that the terminal was sent so far. */
  screen(): string;
  says(text: string | RegExp): Promise<void>;
  /** Types keys; `\r` is Enter, `\x03` is Ctrl-C. */
  type(keys: string): void;
  /** Waits for its end. */
  ended(): Promise<{ readonly code: number; readonly screen: string }>;
}

/** `memory` as it ships, in an environment with nothing but what is given. */
export interface Memory {
  /** Folder of its profiles, and one to make files in. */
  readonly configDir: string;
  readonly folder: string;
  /** Runs it in a pipe to its end. */
  run(...args: readonly string[]): Promise<MemoryRun>;
  /** Runs it with a text on stdin. */
  feed(stdin: string, ...args: readonly string[]): Promise<MemoryRun>;
  /** The JSON that it says. @throws Error when it fails */
  json<T>(...args: readonly string[]): Promise<T>;
  start(...args: readonly string[]): RunningMemory;
  /** Runs it in a terminal of so many columns. */
  terminal(args: readonly string[], columns?: number): MemoryTerminal;
  /** The same with other variables; `undefined` takes one away. */
  with(env: Readonly<Record<string, string | undefined>>): Memory;
}

const program = resolve('dist/bin/memory.cjs');

/** `memory` with these variables, and a folder of its own for profiles and files. */
export function createMemory(variables: Readonly<Record<string, string | undefined>>): Memory {
  const folder = mkdtempSync(join(tmpdir(), 'memory-cli-'));
  const configDir = variables['MEMORY_CONFIG_DIR'] ?? join(folder, 'config');
  const given = {
    PATH: process.env['PATH'],
    HOME: folder,
    TERM: 'xterm-256color',
    MEMORY_CONFIG_DIR: configDir,
    ...variables,
  };
  const env = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const start = (args: readonly string[]): RunningMemory =>
    watched(spawn(process.execPath, [program, ...args], { env, cwd: folder }));
  const feed: Memory['feed'] = (stdin, ...args) => {
    const running = start(args);
    running.process.stdin?.on('error', () => undefined); // it may end before it has read all
    running.process.stdin?.end(stdin);
    return endOf(running);
  };
  const run: Memory['run'] = (...args) => feed('', ...args);
  return {
    ...{ configDir, folder, run, feed },
    json: async <T>(...args: readonly string[]) => {
      const { code, stdout, stderr } = await run(...args);
      if (code !== 0) throw new Error(`memory ${args.join(' ')} ended with ${code}: ${stderr}`);
      return JSON.parse(stdout) as T;
    },
    start: (...args) => start(args),
    terminal: (args, columns = 100) => inTerminal(env, folder, args, columns),
    with: (more) => createMemory({ MEMORY_CONFIG_DIR: configDir, ...variables, ...more }),
  };
}

function watched(child: ChildProcess): RunningMemory {
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const running: RunningMemory = {
    process: child,
    closed: once(child, 'close'),
    stdout: () => stdout,
    stderr: () => stderr,
    says: (text) =>
      saying(
        () => stdout + stderr,
        text,
        () => child.exitCode !== null,
      ),
    end: (signal = 'SIGINT') => {
      child.kill(signal);
      return endOf(running);
    },
  };
  return running;
}

async function endOf({ process: child, closed, stdout, stderr }: RunningMemory): Promise<MemoryRun> {
  await closed;
  return { code: child.exitCode, stdout: stdout(), stderr: stderr() };
}

function inTerminal(env: Record<string, string>, cwd: string, args: readonly string[], cols: number): MemoryTerminal {
  const terminal = spawnInTerminal(process.execPath, [program, ...args], {
    env,
    cwd,
    cols,
    rows: 40,
    name: 'xterm-256color',
  });
  let screen = '';
  let code: number | undefined;
  terminal.onData((data) => (screen += data));
  terminal.onExit(({ exitCode }) => (code = exitCode));
  return {
    screen: () => screen,
    says: (text) =>
      saying(
        () => screen,
        text,
        () => code !== undefined,
      ),
    type: (keys) => terminal.write(keys),
    ended: async () => ({
      code:
        (await eventually(
          () => Promise.resolve(code),
          (seen) => seen !== undefined,
        )) ?? -1,
      screen,
    }),
  };
}

/** @throws Error when it ends without having said so */
async function saying(said: () => string, text: string | RegExp, over: () => boolean): Promise<void> {
  const holds = (): boolean => (typeof text === 'string' ? said().includes(text) : text.test(said()));
  await eventually(
    () => Promise.resolve(holds() || over()),
    (done) => done,
  );
  if (!holds()) throw new Error(`It never said ${String(text)}, but:\n${said()}`);
}

/** What a terminal shows, without colours and other sequences. */
export function plain(screen: string): string {
  return screen.replace(/\u001B(\[[0-9;?]*[A-Za-z]|\][^\u0007]*\u0007)/g, '').replaceAll('\r\n', '\n');
}
