import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string | undefined>();

/** Runs work for a request, or for none; everything awaited in it finds its id. */
export function withRequestId<R>(id: string | undefined, work: () => R): R {
  return ids.run(id, work);
}

/** Id of the request that the running work serves, also in jobs that it has put in the queue; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
