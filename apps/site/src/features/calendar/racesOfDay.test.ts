import type { ListedRace } from '@furlong/backend';
import { championshipProgramme, DAY, MINUTE, programme } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { racesOfDay, suitedTo } from './racesOfDay.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const planned = programme({ from: noon, to: noon + 2 * DAY, everyMinutes: 80, seed: null });

/** The first races of the programme as the database tells them once they are open. */
const open: ListedRace[] = planned.slice(0, 3).map((race, index) => ({
  ...race,
  ...{
    id: `r${index}`,
    entriesCount: 0,
    houseCount: 0,
    closesAt: race.offAt - MINUTE,
    finishesAt: null,
  },
  ...{ ballotedAt: null, requested: false, claimsShutAt: null, status: 'open' },
}));
const slots = (races: readonly { slot: string }[]) => races.map(({ slot }) => slot);
const regular = (races: ReturnType<typeof racesOfDay>) =>
  races.filter(({ championship }) => championship === null);

test('the programme goes on where the open races end, as it will be opened', () => {
  const races = racesOfDay(open, { from: noon, to: noon + DAY });
  const later = planned.filter(({ offAt }) => offAt < noon + DAY).slice(3);
  expect(slots(regular(races))).toEqual(['r0', 'r1', 'r2', ...slots(later)]);
  expect(
    regular(races)
      .slice(3)
      .every((race) => race.open === null),
  ).toBe(true);
});

test('a race that owners asked for stands among those that are planned, and says nothing of them', () => {
  const [first] = open;
  if (first === undefined) throw new Error('No race is open.');
  const offAt = noon + 9 * 60 * MINUTE + MINUTE;
  const asked = { ...first, id: 'asked', requested: true, offAt, closesAt: offAt - MINUTE };
  const races = racesOfDay([...open, asked], { from: noon, to: noon + DAY });
  const without = racesOfDay(open, { from: noon, to: noon + DAY });
  expect(races.filter(({ slot }) => slot !== 'asked')).toEqual(without);
  expect(races.map((race) => race.offAt)).toEqual(
    races.map((race) => race.offAt).toSorted((a, b) => a - b),
  );
});

test('a day that begins beyond the open races is planned whole', () => {
  const races = racesOfDay(open, { from: noon + DAY, to: noon + 2 * DAY });
  expect(slots(regular(races))).toEqual(slots(planned.filter(({ offAt }) => offAt >= noon + DAY)));
});

test('races of championships stand where their calendar has them, but for those that are open', () => {
  const span = { from: noon, to: noon + 2 * DAY };
  const calendar = championshipProgramme(span);
  const all = racesOfDay(open, span);
  expect(all.filter(({ championship }) => championship !== null)).toHaveLength(calendar.length);
  expect(all.map(({ offAt }) => offAt)).toEqual(all.map(({ offAt }) => offAt).toSorted());
  const [first] = calendar;
  const [any] = open;
  if (!first || !any) throw new Error('A qualifier is planned, and a race is open.');
  const opened = { ...any, ...first, id: 'qualifier' };
  const races = racesOfDay([...open, opened], span);
  expect(races).toHaveLength(all.length);
  expect(races.find(({ offAt }) => offAt === first.offAt)?.open?.id).toBe('qualifier');
});

test('a race that was opened again at the same off does not bring the programme closer', () => {
  const [first, second, third] = open;
  if (!first || !second || !third) throw new Error('Three races are open.');
  const again = [first, { ...first, id: 'again' }, second, third];
  expect(racesOfDay(again, { from: noon, to: noon + DAY })).toHaveLength(
    racesOfDay(open, { from: noon, to: noon + DAY }).length + 1,
  );
});

test('with fewer than two open races nothing of the programme is planned', () => {
  const races = racesOfDay(open.slice(0, 1), { from: noon, to: noon + DAY });
  expect(slots(regular(races))).toEqual(['r0']);
  expect(racesOfDay([], { from: noon, to: noon + DAY })).toEqual([]);
});

test('a race suits those of its kind that meet its conditions', () => {
  const race = {
    ...{ suitableFor: ['Mile' as const], offAt: noon, grade: 'Class 5' as const },
    ...{ ageClass: '3yo+' as const, minRating: 40, maxRating: 60, championship: null },
  };
  const male = { sex: 'male' as const, specialty: 'Mile' as const };
  const horse = { ...male, rating: 50, birthSeason: -1, wins: 1 };
  expect(suitedTo(race, [horse])).toEqual([horse]);
  expect(suitedTo(race, [{ ...horse, specialty: 'Sprint' }])).toEqual([]);
  expect(suitedTo(race, [{ ...horse, rating: 61 }])).toEqual([]);
});
