/** Longest wait in ms: far beyond what a loaded machine needs. */
const longestMs = 180_000;

/**
 * Looks again and again until what it sees is as wanted, and gives that.
 * @throws Error saying what was seen last when it never is.
 */
export async function eventually<T>(look: () => Promise<T>, wanted: (seen: T) => boolean): Promise<T> {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const seen = await look();
    if (wanted(seen)) return seen;
    if (Date.now() > deadline) throw new Error(`It never came to be; seen last: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
