import type { RaceChampionship } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { championshipHref, championshipMark } from './championshipMark.ts';

const qualifier: RaceChampionship = {
  ...{ season: 3, division: 'mile', kind: 'qualifier', automatic: false },
  points: [20, 10, 6, 4, 2],
};

test('a race says what it is to a championship, and leads to its table', () => {
  expect(championshipMark({ championship: qualifier })).toEqual({
    words: 'Qualifier · Mile · 20-10-6-4-2',
    final: false,
  });
  expect(championshipMark({ championship: { ...qualifier, kind: 'final', points: [] } })).toEqual({
    words: 'Final · Mile',
    final: true,
  });
  expect(championshipHref({ championship: qualifier })).toBe(
    '/races/championships-series/mile?season=3',
  );
});

test('any other race says nothing', () => {
  expect(championshipMark({ championship: null })).toBeUndefined();
  expect(championshipHref({ championship: null })).toBeUndefined();
});
