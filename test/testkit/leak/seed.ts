/**
 * Seed of the random worlds. A run of all tests takes the same each time, so that what it finds is the change's doing;
 * `LEAK_SEED` takes another, as the long form does.
 */
export const seed = Number(process.env['LEAK_SEED'] ?? 854_615_502);
