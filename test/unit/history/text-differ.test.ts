import { pino } from 'pino';
import { createTextDiffer } from '../../../src/modules/history/diff/text-differ.js';

const differ = createTextDiffer(pino({ level: 'silent' }));
afterAll(() => differ.close());

it('compares texts in a thread, one pair after the other, while this one goes on', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const random = (): string => Array.from({ length: 40_000 }, () => Math.random()).join('\n');
  const [small, large] = await Promise.all([
    differ.diff('a\n', 'b\n', ['old', 'new']),
    differ.diff(random(), random(), ['old', 'new']),
  ]);
  clearInterval(turning);
  expect(small.unified).toBe('--- old\n+++ new\n@@ -1,1 +1,1 @@\n-a\n+b\n');
  expect(large.notes).toHaveLength(1);
  expect(turns).toBeGreaterThan(5);
});
