import neo4j, { type Driver, type ManagedTransaction, type Session } from 'neo4j-driver';
import type { NewJob } from '../jobs/new-job.js';
import type { NewEvent } from '../outbox/new-event.js';
import type { Clock } from '../shared/clock.js';
import { newKey } from '../shared/ids.js';
import { inSpan } from '../tracing/spans.js';
import { encodeParams } from './encode.js';
import { cypher } from './generated/cypher.js';
import { writeFeed } from './write-feed.js';
import { observed, type StatementObserver } from './observed.js';
import { insideTransaction } from './inside-transaction.js';
import type { Statement } from './statement.js';
import { translateError } from './translate-error.js';

/** A transaction that writes. What it announces and enqueues is written with it, or not at all. */
export interface WriteTransaction {
  run<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R>;
  /** Puts an event in the outbox; subscribers get it after the commit. */
  announce(event: NewEvent): void;
  /** Puts a job in the queue; a runner takes it after the commit. */
  enqueue(job: NewJob): void;
  /** Has something done once the transaction is committed, such as counting what it wrote. It must not throw. */
  afterCommit(effect: () => void): void;
}

/** The knowledge graph: the only way to Neo4j. */
export interface Graph {
  /** Runs one read statement, routed to a reader, again on transient failures. */
  read<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R>;
  /**
   * Runs `work` in one write transaction, again from its start on transient failures: it must have no effect outside.
   * Work that announces something is committed once, also when the answer to its commit was lost. What announces nothing
   * must bear to be done twice: it creates by MERGE on a key made before.
   */
  write<T>(work: (tx: WriteTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What a graph needs to be told beside its driver. */
export interface GraphOptions {
  /** Longest time of one transaction in ms. */
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** Told of each statement that was run. Default: nobody. */
  readonly onStatement?: StatementObserver;
  /** Called when a transaction, or a read, is done again after a transient failure. Default: nobody. */
  readonly onRetry?: (mode: 'read' | 'write') => void;
  /** Called after each commit that put something in the outbox or the queue, so that delivery need not wait for a poll. */
  readonly onCommit: (wrote: { readonly events: boolean; readonly jobs: boolean }) => void;
}

interface TransactionConfig {
  readonly timeout: number;
}

/** Longest time in ms that a transiently failing read is tried again for. */
const retryForMs = 10_000;

/** The graph over an open driver. Closing it closes the driver. */
export function createGraph(driver: Driver, options: GraphOptions): Graph {
  const bookmarkManager = neo4j.bookmarkManager();
  const config: TransactionConfig = { timeout: options.timeoutMs };
  const session = (mode: 'READ' | 'WRITE'): Session =>
    driver.session({ defaultAccessMode: mode, bookmarkManager, database: 'neo4j' });
  return {
    read: (statement, params) =>
      withSession(session('READ'), (open) => readOnce(open, statement, params, config, options)),
    write: async (work) => {
      const attempts = { firstEventKey: newKey(), count: 0 };
      const { result, wrote, effects } = await inSpan('transaction', {}, (span) =>
        withSession(session('WRITE'), (open) =>
          open.executeWrite((tx) => runWork(tx, options, work, attempts), config),
        ).finally(() => span.add({ 'mnemograph.retries': attempts.count - 1 })),
      );
      if (wrote.events || wrote.jobs) options.onCommit(wrote);
      for (const effect of effects) effect();
      return result;
    },
    close: () => driver.close(),
  };
}

async function withSession<T>(session: Session, work: (session: Session) => Promise<T>): Promise<T> {
  try {
    return await work(session);
  } catch (error) {
    throw translateError(error);
  } finally {
    await session.close();
  }
}

/** One round trip: an auto-commit read. It is safe to repeat, so that transient failures are retried here. */
async function readOnce<P extends object, R>(
  session: Session,
  statement: Statement<P, R>,
  params: P,
  config: TransactionConfig,
  options: GraphOptions,
): Promise<R> {
  const encoded = encodeParams(params, statement.params);
  const deadline = Date.now() + retryForMs;
  return observed(statement, options.onStatement, async (span) => {
    for (let pauseMs = 20, retries = 1; ; pauseMs *= 2, retries += 1) {
      try {
        const result = await session.run(statement.text, encoded, config);
        return result.records;
      } catch (error) {
        if (!neo4j.isRetryableError(error) || Date.now() + pauseMs > deadline) throw error;
        span.add({ 'mnemograph.retries': retries });
        options.onRetry?.('read');
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  });
}

/** What the attempts of one write share: the key of its first event, how many there were, and what the last came to. */
interface Attempts<T> {
  readonly firstEventKey: string;
  count: number;
  last?: Outcome<T>;
}

interface Outcome<T> {
  readonly result: T;
  readonly wrote: { readonly events: boolean; readonly jobs: boolean };
  readonly effects: readonly (() => void)[];
}

async function runWork<T>(
  tx: ManagedTransaction,
  options: GraphOptions,
  work: (tx: WriteTransaction) => Promise<T>,
  attempts: Attempts<T>,
): Promise<Outcome<T>> {
  const events: NewEvent[] = [];
  const jobs: NewJob[] = [];
  const effects: (() => void)[] = [];
  const run: WriteTransaction['run'] = async (statement, params) => {
    const encoded = encodeParams(params, statement.params);
    return observed(statement, options.onStatement, async () => (await tx.run(statement.text, encoded)).records);
  };
  attempts.count += 1;
  if (attempts.count > 1) options.onRetry?.('write');
  const { last, firstEventKey } = attempts;
  if (last?.wrote.events === true) {
    const committed = await run(cypher.outbox.getCommittedEvent, { key: firstEventKey });
    if (committed !== null) return last;
  }
  const open = {
    run,
    announce: (event: NewEvent) => void events.push(event),
    enqueue: (job: NewJob) => void jobs.push(job),
    afterCommit: (effect: () => void) => void effects.push(effect),
  };
  const result = await insideTransaction(() => work(open));
  const wrote = await writeFeed(run, options.clock, firstEventKey, events, jobs);
  return (attempts.last = { result, wrote, effects });
}
