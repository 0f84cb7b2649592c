import { EPOCH, SEASON_WEEKS, WEEK } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { seasonsSince } from '../../shared/time/seasons.ts';
import { addressOf, readView, type StatisticsView, writeView } from './statisticsAddress.ts';

const first: StatisticsView = { horseId: null, season: null, by: 'distance' };

describe('the address of the statistics', () => {
  test('says what is not as at first, and is read as it was written', () => {
    expect(writeView(first)).toEqual({});
    for (const view of [first, { horseId: 'comet', season: 0, by: 'jockey' } as const]) {
      expect(readView(new URLSearchParams(writeView(view)))).toEqual(view);
    }
    expect(addressOf({ ...first, horseId: 'a b' })).toBe('/stable/performance-stats?horse=a+b');
  });

  test('that says something wrongly is as at first', () => {
    for (const wrong of ['season=-1', 'season=x', 'season=99999', 'by=coat', 'season=1.5']) {
      expect(readView(new URLSearchParams(wrong))).toEqual(first);
    }
  });
});

test('the seasons are those that the stable has seen, the newest first', () => {
  const season = SEASON_WEEKS * WEEK;
  expect(seasonsSince(EPOCH + season, EPOCH + 3 * season - 1)).toEqual([
    { season: 2, label: 'This season' },
    { season: 1, label: '30 Mar 2026 to 21 Jun 2026' },
  ]);
  expect(seasonsSince(EPOCH - 1, EPOCH)).toEqual([{ season: 0, label: 'This season' }]);
});
