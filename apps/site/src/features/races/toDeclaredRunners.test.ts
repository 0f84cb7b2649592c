import type { Runner, RunningHorse } from '@furlong/backend';
import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { race, runner } from '../../storybook/fixtures.ts';
import { liveRace } from '../../storybook/races.ts';
import { toDeclaredRunners } from './toDeclaredRunners.ts';

const { horse, ...entry } = runner(1, 83_410, 'Silver Comet');

/** Silver Comet as the racecard shows it. */
const declared = (change: Partial<RunningHorse> = {}) =>
  toDeclaredRunners(race, [{ ...entry, horse: { ...horse, ...change } }], [])[0];

test('a racecard tells the weight in stones, and the last five runs', () => {
  expect(declared({ figures: '4511211' })).toMatchObject({
    horse: 'Silver Comet',
    weight: '9-4',
    figures: '11211',
    summary: '4-year-old Colt',
    age: '4c',
  });
});

test('a racecard tells the rating with the band it falls in', () => {
  expect(declared({ rating: 84 })?.rating).toEqual({ value: 84, band: 'green' });
});

test('before the draw there is neither stall nor weight nor jockey', () => {
  const undrawn = { ...entry, horse, draw: null, weight: null };
  expect(toDeclaredRunners(race, [undrawn], [])[0]).toMatchObject({
    draw: null,
    weight: null,
    jockey: null,
  });
});

test('the jockeys are those of the published card', () => {
  const field = toDeclaredRunners(liveRace.race, liveRace.runners, []);
  expect(field.map(({ jockey }) => jockey?.name)).toEqual([
    'Tom Ashdown',
    'Renata Quiroga',
    'Declan Moyle',
  ]);
});

test('a racecard tells why a jockey rides a horse, and before that who was asked for', () => {
  const [first] = liveRace.runners;
  if (first === undefined) throw new Error('Nothing runs.');
  const why = (change: Partial<Runner>, card: string | null = liveRace.race.card) =>
    toDeclaredRunners({ ...liveRace.race, card }, [{ ...first, ...change }], [])[0]?.jockey;
  expect(why({ asked: 1, lastRider: 1 })?.why).toBe('Asked for');
  expect(why({ lastRider: 1 })?.why).toBe('Rode it last');
  expect(why({})).toMatchObject({ href: '/races/jockeys/1', why: null });
  expect(why({ asked: 7 }, null)).toMatchObject({ name: 'Mateo Sandoval', why: 'Asked for' });
});

test('of a jockey who was asked for and rides another horse it is said so', () => {
  const [first] = liveRace.runners;
  if (first === undefined) throw new Error('Nothing runs.');
  const why = (lastRider: number | null) =>
    toDeclaredRunners(liveRace.race, [{ ...first, asked: 7, lastRider }], [])[0]?.jockey?.why;
  expect(why(1)).toBe('Rode it last\u00a0· Mateo Sandoval was asked for, and rides another');
  expect(why(7)).toBe('Mateo Sandoval was asked for, and rides another');
});

test('a racecard tells the chance and the fair price of the morning line, and leaves out none', () => {
  const [priced, outsider, unpriced] = toDeclaredRunners(
    race,
    [1_775, 0, null].map((winChance) => ({ ...entry, horse, winChance })),
    [],
  );
  expect(priced?.line).toEqual({ chance: '18%', price: '5.6' });
  expect(outsider?.line).toEqual({ chance: '<1%', price: null });
  expect(unpriced?.line).toBeNull();
});

test('a racecard tells the whole days since the last run, at the off', () => {
  const ran = (before: number) => declared({ lastRunAt: race.offAt - before })?.lastRun;
  expect(declared({ lastRunAt: null })?.lastRun).toBe('First run');
  expect([ran(DAY - 1), ran(DAY), ran(12.5 * DAY)]).toEqual([
    'Within a day',
    '1 day ago',
    '12 days ago',
  ]);
});

test('course and distance are told apart from both in one race', () => {
  const flag = (atTrack: boolean, overDistance: boolean, overBoth: boolean) =>
    toDeclaredRunners(
      race,
      [{ ...entry, horse }],
      [{ horseId: entry.horseId, atTrack, overDistance, overBoth }],
    )[0]?.won;
  expect([
    flag(true, false, false),
    flag(false, true, false),
    flag(true, true, false),
    flag(true, true, true),
  ]).toEqual(['C', 'D', 'C D', 'CD']);
  expect(declared()?.won).toBeNull();
});

test('of several who asked for the same jockey it is said why that one rides there', () => {
  const [first, second] = liveRace.runners;
  if (first === undefined || second === undefined) throw new Error('Too few run.');
  const why = (lastRider: number | null) =>
    toDeclaredRunners(
      liveRace.race,
      [
        { ...first, asked: 1, lastRider },
        { ...second, asked: 1 },
      ],
      [],
    )[0]?.jockey?.why;
  expect(why(null)).toBe('Asked first');
  expect(why(1)).toBe('Asked for, rode it last');
});
