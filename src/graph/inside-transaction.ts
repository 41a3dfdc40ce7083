import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/** Runs the work of a transaction, which `assertOutsideTransaction` then knows. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inside.run(true, work);
}

/**
 * Called by what is too slow to hold locks for, such as a model.
 * @throws Error inside a transaction: a fault of ours
 */
export function assertOutsideTransaction(what: string): void {
  if (inside.getStore() === true) throw new Error(`${what} must not be called inside a transaction.`);
}
