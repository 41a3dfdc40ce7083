/** Ends what the global set-up started. */
export default async function tearDown() {
  const { stopTestEnvironment } = /** @type {{ stopTestEnvironment?: () => Promise<void> }} */ (globalThis);
  await stopTestEnvironment?.();
}
