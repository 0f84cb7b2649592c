import { DAY, HOUR, programmes } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, race, runner } from '../../storybook/fixtures.ts';
import { toTrainingOutlook } from './toTrainingOutlook.ts';

const now = horse.conditionAt;
const own = { ...horse, equipment: [] };
const facts = { work: [], entries: [], now };
const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');
const enteredAt = (offAt: number) => [{ ...entry, race: { ...race, offAt } }];

test('the outlook tells what the session leaves, and each gain with its range', () => {
  const { outlook, warning } = toTrainingOutlook({ ...own, rating: 50 }, programmes.speed, facts);
  expect(warning).toBeNull();
  expect(outlook.energy).toEqual({ before: 76, after: 54, band: 'tired' });
  expect(outlook.condition).toMatchObject({ before: 88, after: 89 });
  expect(outlook.worth).toMatch(
    /^About 0\.0\d lengths over 1600\sm, its best distance\. By its rating/,
  );
  expect(outlook.worth).toMatch(
    /agility and balance lie between 3\d and 6\d points of 100 each\.$/,
  );
  expect(outlook.gains.map(({ talent }) => talent)).toEqual(['Speed', 'Acceleration']);
  for (const { least, likely, most, words } of outlook.gains) {
    expect(words).toBe(`+${likely.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`);
  }
});

test('of its work counts its own alone, races and sessions', () => {
  const done = (horseId: string) => [
    ...Array.from({ length: 9 }, (_, session) => ({
      horseId,
      at: now - (session + 1) * 12 * HOUR,
      programme: 'endurance' as const,
    })),
    { horseId, at: now - 3 * DAY, distance: 1600 },
  ];
  const warningAfter = (horseId: string) =>
    toTrainingOutlook(own, programmes.speed, { ...facts, work: done(horseId) }).warning;
  expect(warningAfter(horse.id)).toMatch(/half as much again/);
  expect(warningAfter('another')).toBeNull();
});

test('the next race is told by the energy at its off, in amber below half', () => {
  const told = (energy: number, offAt: number) =>
    toTrainingOutlook({ ...own, energy }, programmes.speed, { ...facts, entries: enteredAt(offAt) })
      .outlook.race;
  expect(told(90, now + 3 * HOUR).tone).toBe('standard');
  expect(told(90, now + 3 * HOUR).text).toMatch(
    /^It would have 69% .* at the off of Ashford Stakes/,
  );
  expect(told(60, now + 3 * HOUR).tone).toBe('caution');
});

test('a race that goes off before the session ends is told so', () => {
  const entries = enteredAt(now + HOUR);
  const { race } = toTrainingOutlook(own, programmes.speed, { ...facts, entries }).outlook;
  expect(race).toEqual({
    text: expect.stringMatching(/^It would still be at work at the off of Ashford Stakes/),
    tone: 'caution',
  });
});

test('a horse that is entered for nothing is told by when it could run', () => {
  const told = (energy: number) =>
    toTrainingOutlook({ ...own, energy }, programmes.speed, facts).outlook.race;
  expect(told(72)).toMatchObject({ tone: 'standard' });
  expect(told(71)).toEqual({
    text: expect.stringMatching(/no race\. It may run tired from today .*, and is rested t/),
    tone: 'caution',
  });
});
