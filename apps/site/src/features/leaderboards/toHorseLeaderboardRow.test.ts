import type { LeadingHorse } from '@furlong/backend';
import { seasonAt } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, stable } from '../../storybook/fixtures.ts';
import { moment } from '../../storybook/moment.ts';
import { toHorseLeaderboardRow } from './toHorseLeaderboardRow.ts';

const season = seasonAt(moment);
const leader: LeadingHorse = {
  ...{ ...horse, stable, sex: 'female', birthSeason: season - 4 },
  ...{ score: 7, level: horse.earnings, linedWins: 7, expected: 4 },
};
const rowOf = (one: LeadingHorse, now: number) => toHorseLeaderboardRow(one, 1, 'wins', now);

test('a row names the horse with its age and sex, and leads to it and to its stable', () => {
  expect(rowOf(leader, moment)).toMatchObject({
    ...{ rank: 1, runs: 15, places: 10, wins: 7, earnings: '$128,400' },
    summary: '4-year-old Grey Filly',
    horseHref: '/horses/silver-comet',
    stableHref: '/stables/silver-birch',
    portrait: { horseId: 'silver-comet', age: 4 },
  });
});

test('a horse that is retired keeps the age that it retired at', () => {
  const retired = { ...leader, retiredAt: moment };
  const later = moment + 400 * 86_400_000;
  expect(seasonAt(later)).toBeGreaterThan(season);
  expect(rowOf(retired, later).summary).toBe('4-year-old Grey Filly, retired');
  expect(rowOf(leader, later).summary).toMatch(/Mare$/);
});
