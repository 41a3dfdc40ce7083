import { defineSchedule, type ScheduleDefinition } from '../../../src/jobs/define-schedule.js';

const base = { name: 'nightly', description: 'Counts.', kind: 'count', cron: '30 2 * * *' };

/** Times of a schedule between two moments. */
function times(more: Partial<ScheduleDefinition>, from: string, to: string): readonly string[] {
  const { next } = defineSchedule({ ...base, ...more });
  const found: string[] = [];
  for (let at = next(new Date(from)); at !== null && at < new Date(to); at = next(at)) found.push(at.toISOString());
  return found;
}

it('takes its times in UTC where no zone is named', () => {
  expect(times({}, '2026-05-01T00:00:00Z', '2026-05-03T00:00:00Z')).toEqual([
    '2026-05-01T02:30:00.000Z',
    '2026-05-02T02:30:00.000Z',
  ]);
});

it('comes once on the day on which its time of day does not exist', () => {
  expect(times({ timeZone: 'Europe/Berlin' }, '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z')).toEqual([
    expect.stringMatching(/^2026-03-29T01:/),
    '2026-03-30T00:30:00.000Z',
  ]);
});

it('comes once on the day on which its time of day exists twice', () => {
  const found = times({ timeZone: 'Europe/Berlin' }, '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z');
  expect(found).toEqual([expect.stringMatching(/^2026-10-25T0[01]:30/), '2026-10-26T01:30:00.000Z']);
});

it('comes every hour while clocks change', () => {
  const found = times({ cron: '0 * * * *', timeZone: 'Europe/Berlin' }, '2026-10-24T22:30:00Z', '2026-10-25T04:30:00Z');
  expect(found).toHaveLength(6);
});

it.each([
  ['an expression', { cron: 'every now and then' }],
  ['a time zone', { timeZone: 'Middle/Earth' }],
])('refuses %s that is none', (_, more) => {
  expect(() => defineSchedule({ ...base, ...more })).toThrow();
});
