import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Limits of the processes of a pool. */
export interface PoolOptions {
  /** Module that answers each message with one. */
  readonly entry: URL;
  readonly processes: number;
  readonly timeoutMs: number;
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
  /** @throws {ProcessEnded} when the process ended, or was ended, before it answered. The next task gets a new one. */
  run(task: unknown): Promise<unknown>;
  /** Ends all processes. @returns When they have ended. */
  close(): Promise<void>;
}

/** V8 ends a process that is out of memory by abort. */
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
      const child = await take(pool);
      try {
        return await ask(child, task, pool.timeoutMs);
      } catch (error) {
        throw pool.closed ? new ProcessEnded('closed', 'the pool was closed') : error;
      } finally {
        release(pool, child);
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

async function take(pool: Pool): Promise<ChildProcess> {
  if (pool.free > 0) pool.free -= 1;
  else await new Promise<void>((resolve) => pool.waiting.push(resolve));
  if (pool.closed) throw new ProcessEnded('closed', 'the pool is closed');
  const rested = pool.idle.pop();
  clearTimeout(rested?.timer);
  const child = rested?.child.connected ? rested.child : start(pool);
  pool.busy.add(child);
  return child;
}

function release(pool: Pool, child: ChildProcess): void {
  pool.busy.delete(child);
  const usable = !pool.closed && child.connected && child.exitCode === null && child.signalCode === null;
  if (usable) pool.idle.push({ child, timer: setTimeout(() => child.kill('SIGKILL'), pool.idleMs).unref() });
  else child.kill('SIGKILL');
  const next = pool.waiting.shift();
  if (next) next();
  else pool.free += 1;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

function start({ entry, memoryMiB }: PoolOptions): ChildProcess {
  const child = fork(entry, {
    execArgv: [`--max-old-space-size=${memoryMiB}`, '--permission', '--allow-fs-read=*', '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** One message there, one back. */
async function ask(child: ChildProcess, task: unknown, timeoutMs: number): Promise<unknown> {
  const cleanup = new AbortController();
  child.ref();
  child.channel?.ref();
  try {
    return await new Promise<unknown>((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        child.kill('SIGKILL');
      }, timeoutMs);
      cleanup.signal.addEventListener('abort', () => clearTimeout(timer));
      child.once('message', resolve);
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(ended(late, code, signal)));
      child.send(task as object);
    });
  } finally {
    cleanup.abort();
    for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
    // A process that fails later, while idle, is replaced by the next task.
    child.on('error', () => child.kill('SIGKILL'));
    child.unref();
    child.channel?.unref();
  }
}

function ended(late: boolean, code: number | null, signal: NodeJS.Signals | null): ProcessEnded {
  if (late) return new ProcessEnded('timeout', 'took too long');
  if (code === ABORTED || signal === 'SIGABRT') return new ProcessEnded('memory', 'took too much memory');
  return new ProcessEnded('crash', `ended with ${signal ?? `code ${String(code)}`}`);
}
