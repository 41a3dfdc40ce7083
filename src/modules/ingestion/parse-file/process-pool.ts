import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Limits of the processes of a pool. */
export interface PoolOptions {
  /** Module that answers each message with one; its argument is the number of bytes that it may take in all. */
  readonly entry: URL;
  readonly processes: number;
  readonly timeoutMs: number;
  /** Heap of a process; with buffers outside the heap it may take twice as much. */
  readonly memoryMiB: number;
  readonly idleMs: number;
}

/** Why a process gave no answer. */
export class ProcessEnded extends Error {
  readonly reason: 'timeout' | 'memory' | 'crash' | 'closed';

  constructor(reason: ProcessEnded['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Processes that do one task each at a time, and end when idle. */
export interface ProcessPool {
  /**
   * A process that did other tasks before may end because of them, or because it was idle for long: the task is then done
   * once more, by a new one.
   * @throws {ProcessEnded} when the process ended, or was ended, before it answered. The next task gets a new one.
   */
  run(task: unknown): Promise<unknown>;
  /** Ends all processes. @returns When they have ended. */
  close(): Promise<void>;
}

/** V8 ends a process that is out of heap by abort; the memory guard and the system kill it. */
const ABORTED = 134;

/**
 * Makes a pool; its processes start with the first tasks. A task's time runs from when a process takes it.
 * They may read files but not write any, nor start processes or load native code, and they see no environment.
 * (Processes, not threads: V8 ends the whole process when a thread's memory runs out inside `JSON.parse`.)
 */
export function createProcessPool(options: PoolOptions): ProcessPool {
  const pool: Pool = { ...options, free: options.processes, waiting: [], idle: [], busy: new Set(), closed: false };
  return {
    run: async (task) => {
      await takeTurn(pool);
      try {
        if (pool.closed) throw new ProcessEnded('closed', 'the pool is closed');
        const rested = takeRested(pool);
        return await (rested === undefined ? ask(pool, start(pool), task) : askAnew(pool, rested, task));
      } catch (error) {
        throw pool.closed ? new ProcessEnded('closed', 'the pool was closed') : error;
      } finally {
        endTurn(pool);
      }
    },
    close: async () => {
      pool.closed = true;
      for (const wake of pool.waiting.splice(0)) wake();
      await Promise.all([...pool.busy, ...pool.idle.map(({ child }) => child)].map(end));
    },
  };
}

interface Pool extends PoolOptions {
  free: number;
  closed: boolean;
  readonly waiting: (() => void)[];
  readonly idle: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout }[];
  readonly busy: Set<ChildProcess>;
}

async function takeTurn(pool: Pool): Promise<void> {
  if (pool.free > 0) pool.free -= 1;
  else await new Promise<void>((resolve) => pool.waiting.push(resolve));
}

function endTurn(pool: Pool): void {
  const next = pool.waiting.shift();
  if (next) next();
  else pool.free += 1;
}

/** A process that did other tasks before, if there is one. */
function takeRested(pool: Pool): ChildProcess | undefined {
  const rested = pool.idle.pop();
  clearTimeout(rested?.timer);
  return rested && isAlive(rested.child) ? rested.child : undefined;
}

/** Asks a process that did other tasks before, and a new one when it ends without an answer. */
async function askAnew(pool: Pool, rested: ChildProcess, task: unknown): Promise<unknown> {
  try {
    return await ask(pool, rested, task);
  } catch (error) {
    if (pool.closed || !(error instanceof ProcessEnded) || error.reason === 'timeout') throw error;
    return ask(pool, start(pool), task);
  }
}

async function ask(pool: Pool, child: ChildProcess, task: unknown): Promise<unknown> {
  pool.busy.add(child);
  try {
    return await exchange(child, task, pool.timeoutMs);
  } finally {
    pool.busy.delete(child);
    rest(pool, child);
  }
}

function rest(pool: Pool, child: ChildProcess): void {
  if (!pool.closed && isAlive(child))
    pool.idle.push({ child, timer: setTimeout(() => child.kill('SIGKILL'), pool.idleMs).unref() });
  else child.kill('SIGKILL');
}

function isAlive(child: ChildProcess): boolean {
  return child.connected && !child.killed && child.exitCode === null && child.signalCode === null;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

function start({ entry, memoryMiB }: PoolOptions): ChildProcess {
  const confined = ['--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'];
  const child = fork(entry, [String(memoryMiB * 2 * 1024 * 1024)], {
    execArgv: [`--max-old-space-size=${memoryMiB}`, ...confined],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  });
  // Failures while it is idle need no answer: the next task finds it gone and starts another.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

/** One message there, one back. */
async function exchange(child: ChildProcess, task: unknown, timeoutMs: number): Promise<unknown> {
  const listening = new AbortController();
  const { signal } = listening;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  child.ref();
  child.channel?.ref();
  const answered = once(child, 'message', { signal }).then(([answer]: unknown[]) => answer);
  const exited = once(child, 'exit', { signal }).then(([code, by]: unknown[]) => {
    throw ended(late, code, by);
  });
  // What cannot be sent goes to a process that has ended, or is ending: its exit tells why.
  child.send(task as object, () => undefined);
  try {
    return await Promise.race([answered, exited]);
  } finally {
    clearTimeout(timer);
    listening.abort();
    child.unref();
    child.channel?.unref();
  }
}

function ended(late: boolean, code: unknown, signal: unknown): ProcessEnded {
  if (late) return new ProcessEnded('timeout', 'took too long');
  if (code === ABORTED || signal === 'SIGABRT' || signal === 'SIGKILL')
    return new ProcessEnded('memory', 'took too much memory');
  return new ProcessEnded('crash', `ended with ${String(signal ?? code)}`);
}
