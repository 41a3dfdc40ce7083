/** What has to be put right before the process ends by a signal: a hidden cursor, a terminal that does not echo. */
const cleanups = new Set<() => void>();

/** Exit code after Ctrl-C, as shells have it. */
const interrupted = 130;
const terminated = 143;

/** Calls `cleanup` when Ctrl-C or SIGTERM ends the process; the answer takes it back. */
export function onLeave(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/** Ends the process as Ctrl-C does. */
export function leave(code = interrupted): never {
  for (const cleanup of cleanups) cleanup();
  process.exit(code);
}

/**
 * Ends the process quietly on Ctrl-C and SIGTERM, and where nobody reads what it says any more (`memory list | head -1`).
 */
export function leaveQuietly(): void {
  process.once('SIGINT', () => {
    if (process.stderr.isTTY) process.stderr.write('\n');
    leave(interrupted);
  });
  process.once('SIGTERM', () => leave(terminated));
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(process.exitCode ?? 0);
    });
  }
}
