import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, race, runner } from '../../storybook/fixtures.ts';
import { orderOf, pastOrderOf } from '../../storybook/requestHandlers/autoTrainingHandlers.ts';
import { toAutoOutlook, toAutoTrainingItem, toTrainingRow } from './toAutoTraining.ts';

const now = horse.conditionAt;
const own = { ...horse, equipment: [] };
const facts = { work: [], entries: [], now, credits: 25_000 };
const speed = { id: 'speed', price: 300 } as const;
const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');

test('a horse in auto-training tells its programme, its budget and why it was passed over', () => {
  const silks = { body: 'plain' } as never;
  const told = (lastSkipped: 'too tired' | null) =>
    toAutoTrainingItem(orderOf(horse, 'speed', { spent: 900, lastSkipped }), own, silks, now);
  expect(told(null)).toMatchObject({
    ...{ programme: 'Speed Focused', schedule: 'Every 4 hours', costPerSession: '$300' },
    spent: '$900 of $2,000 spent this week',
  });
  expect(told(null).note).toBeUndefined();
  expect(told('too tired').note).toBe(
    'The last session was left out and not charged: energy under 35%.',
  );
});

test('the history tells how long an order was followed, in its largest unit', () => {
  const lasted = (ms: number) =>
    toTrainingRow(
      pastOrderOf(horse, 'recovery', { startedAt: now - ms, endedAt: now, sessions: 2 }),
      now + DAY,
    ).duration;
  expect(lasted(12 * DAY + HOUR)).toBe('12 days');
  expect(lasted(DAY - 1)).toBe('23 hours');
  expect(lasted(MINUTE)).toBe('1 minute');
  expect(lasted(1)).toBe('Under a minute');
  const active = pastOrderOf(horse, 'recovery', {
    ...{ startedAt: now, endedAt: null, sessions: 2 },
    skipped: [{ reason: 'no credits', sessions: 3 }],
  });
  expect(toTrainingRow(active, now + 2 * DAY)).toMatchObject({
    ...{ duration: '2 days', status: 'active', totalCost: '$300' },
    leftOut: [{ sessions: 3, reason: 'too few credits' }],
  });
});

test('the outlook is amber where the horse cannot bear the programme', () => {
  const tired = toAutoOutlook({ ...own, condition: 60 }, speed, 12_600, facts);
  expect(tired.due).toBe(42);
  expect(tired.advice.tone).toBe('caution');
  // What the money brings is said in lengths, of a week as of a session.
  expect(tired.gains).toMatch(
    /^\+\d\.\d\d Speed, .* About \d\.\d\d lengths over 1600\sm, its best/,
  );
  expect(tired.advice.text).toMatch(/^This is more than the horse can bear: \d+ of 42 sessions/);
  const rested = toAutoOutlook(own, { id: 'recovery', price: 150 }, 2_100, facts);
  expect(rested.advice.tone).toBe('standard');
});

test('of work and races count those of the horse alone', () => {
  const runs = (horseId: string) => [
    { ...entry, horseId, race: { ...race, offAt: now + 5 * HOUR } },
  ];
  const reasons = (entries: ReturnType<typeof runs>) =>
    toAutoOutlook({ ...own, condition: 60 }, speed, 12_600, { ...facts, entries }).leftOut.map(
      ({ reason }) => reason,
    );
  expect(reasons(runs(horse.id))).toContain('race within 24 hours');
  expect(reasons(runs('another'))).not.toContain('race within 24 hours');
});
