import type { ActiveAutoOrder } from '@furlong/backend';
import { DAY, MINUTE, SEASON_WEEKS, WEEK } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { sayWhen } from '../../shared/format/time.ts';
import { horse, race, runner, stable } from '../../storybook/fixtures.ts';
import { orderOf } from '../../storybook/requestHandlers/autoTrainingHandlers.ts';
import { toHorseCardProps } from './toHorseCardProps.ts';

const own = { ...horse, equipment: [] };
const season = SEASON_WEEKS * WEEK;

test('age and gender follow the season', () => {
  const at = (now: number) => toHorseCardProps(own, { now, stable, entries: [] }).summary;
  expect(at(horse.conditionAt)).toBe('4-year-old Colt');
  expect(at(horse.conditionAt + season)).toBe('5-year-old Horse');
});

test('what the horse is drawn from, its breeding and its real finishing places are told', () => {
  expect(toHorseCardProps(own, { now: horse.conditionAt, stable, entries: [] })).toMatchObject({
    portrait: { horseId: horse.id, coat: 'Grey', age: 4, sex: 'male' },
    breeding: 'Grey, by Comet Tail out of Silver Birch',
    figures: '11211',
    style: 'Prominent',
  });
});

test('the rating is told with the band it falls in', () => {
  const rated = (rating: number) =>
    toHorseCardProps({ ...own, rating }, { now: horse.conditionAt, stable, entries: [] }).rating;
  expect(rated(90)).toEqual({ value: 90, band: 'gold' });
  expect(rated(89)).toEqual({ value: 89, band: 'green' });
  expect(rated(79)).toEqual({ value: 79, band: 'blue' });
});

test('condition fades and energy comes back with time', () => {
  const after = (ms: number) =>
    toHorseCardProps(own, { now: horse.conditionAt + ms, stable, entries: [] });
  expect(after(0)).toMatchObject({
    condition: { value: 88, band: 'fresh' },
    energy: { value: 76 },
  });
  expect(after(5 * DAY).condition.value).toBeLessThan(88);
  expect(after(5 * DAY).energy.value).toBeGreaterThan(76);
});

test('a spent horse says until when it rests, and a rested one nothing', () => {
  const card = (energy: number) =>
    toHorseCardProps({ ...own, energy }, { now: horse.conditionAt, stable, entries: [] });
  // 30 % of an average horse is 50 % after 7 hours and 19 minutes.
  const from = sayWhen(horse.conditionAt + 439 * MINUTE, horse.conditionAt);
  expect(card(30).rest).toContain(`It may run tired from ${from}, and is rested `);
  expect(card(76).rest).toBeUndefined();
});

test('a horse in auto-training says by which programme', () => {
  const card = (orders: ActiveAutoOrder[]) =>
    toHorseCardProps(own, { now: horse.conditionAt, stable, entries: [], orders });
  expect(card([orderOf(own, 'balanced')]).autoTraining).toBe('Balanced, every 6 hours');
  expect(card([orderOf({ id: 'another' }, 'balanced')]).autoTraining).toBeUndefined();
});

test('the next race is the horse’s own, and null where it has none', () => {
  const now = horse.conditionAt;
  const { horse: entered, stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');
  const entries = [{ ...entry, horse: entered, race }];
  expect(toHorseCardProps(own, { now, stable, entries }).nextRace).toMatchObject({
    href: '/races/ashford-stakes',
  });
  const other = { ...own, id: 'another' };
  expect(toHorseCardProps(other, { now, stable, entries }).nextRace).toBeNull();
});
