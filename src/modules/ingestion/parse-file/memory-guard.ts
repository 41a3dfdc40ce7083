import { workerData } from 'node:worker_threads';

/** How often the memory is looked at. */
const INTERVAL_MS = 100;

/**
 * Thread that ends its whole process once that takes more memory than `workerData.maxBytes`, buffers outside the heap
 * included (V8 limits only the heap). It sees to it even while the main thread never comes to rest.
 */
const { maxBytes } = workerData as { readonly maxBytes: number };
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
