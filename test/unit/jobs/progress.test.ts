import { createProgressKeeper, type Progress } from '../../../src/jobs/progress.js';

function createKeeper(ms: number): { keeper: ReturnType<typeof createProgressKeeper>; saved: Progress[] } {
  const saved: Progress[] = [];
  const keeper = createProgressKeeper((progress) => Promise.resolve(void saved.push(progress)), ms);
  return { keeper, saved };
}

it('stores the first word at once, then the latest of each interval, and the last', async () => {
  const { keeper, saved } = createKeeper(200);
  const until = performance.now() + 700;
  let said = 0;
  while (performance.now() < until) {
    keeper.report((said += 1), 1_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  keeper.report(999, 1_000, 'nearly');
  await keeper.flush();
  expect(saved[0]).toEqual({ done: 1, total: 1_000, note: null });
  expect(saved.at(-1)).toEqual({ done: 999, total: 1_000, note: 'nearly' });
  expect(saved.length).toBeGreaterThan(2);
  expect(saved.length).toBeLessThanOrEqual(6);
  expect(said).toBeGreaterThan(saved.length);
});

it('stores nothing where nothing was said, and nothing twice', async () => {
  const { keeper, saved } = createKeeper(50);
  await keeper.flush();
  expect(saved).toEqual([]);
  keeper.report(1.4, 2);
  await keeper.flush();
  await keeper.flush();
  expect(saved).toEqual([{ done: 1, total: 2, note: null }]);
});
