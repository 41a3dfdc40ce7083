import { Piscina } from 'piscina';
import { denyRuntimeTelemetry } from '../../config.js';
import { AppError } from '../../shared/errors.js';
import type { EmbeddingPriority } from '../ports.js';
import { createPriorityQueue, prioritised } from './priority-queue.js';
import type { TaskName, WorkerSettings, WorkerTasks } from './protocol.js';

/** The one worker thread of a local model, with the queue before it. */
export interface WorkerPool {
  /**
   * Runs a task of the worker. Interactive tasks overtake waiting background tasks, never a running one.
   * @throws AppError EMBEDDING_FAILED when the task fails, the worker dies with it, or the pool is closed.
   */
  run<Name extends TaskName>(
    name: Name,
    payload: WorkerTasks[Name]['payload'],
    priority: EmbeddingPriority,
  ): Promise<WorkerTasks[Name]['answer']>;
  /** Ends the worker after its running task, which is one batch at most; waiting tasks fail. */
  close(): Promise<void>;
}

const failure = (reason: string, cause?: unknown): AppError =>
  new AppError('EMBEDDING_FAILED', `The embedding model could not answer: ${reason}`, { cause });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The worker's file: beside this one, with the same extension, `.ts` under test and `.js` in production. */
const workerFile = (): string =>
  new URL(`./worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url).href;

/** Starts the worker thread. It loads the model with its first task. */
export function createWorkerPool(settings: WorkerSettings): WorkerPool {
  denyRuntimeTelemetry();
  const pool = new Piscina<unknown, unknown>({
    filename: workerFile(),
    workerData: settings,
    minThreads: 1,
    maxThreads: 1,
    taskQueue: createPriorityQueue(),
    stricterFIFO: true,
    atomics: 'disabled',
    recordTiming: false,
  });
  pool.on('error', (error: unknown) =>
    process.emitWarning(`The idle embedding worker died and was started again: ${reasonOf(error)}`),
  );
  let closed = false;
  const isClosed = (): boolean => closed;
  return {
    async run<Name extends TaskName>(name: Name, payload: WorkerTasks[Name]['payload'], priority: EmbeddingPriority) {
      if (isClosed()) throw failure('it is closed');
      try {
        return (await pool.run(prioritised(payload, priority), { name })) as WorkerTasks[Name]['answer'];
      } catch (error) {
        throw failure(isClosed() ? 'it is closed' : reasonOf(error), error);
      }
    },
    async close() {
      closed = true;
      // A thread that is ended inside the model takes the whole process with it: the running task is waited for.
      await pool.close({ force: true });
    },
  };
}
