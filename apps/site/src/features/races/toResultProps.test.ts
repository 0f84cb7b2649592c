import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { finished, runner } from '../../storybook/fixtures.ts';
import { byDay, toResultRow, toResultRows } from './toResultProps.ts';

const order = [runner(1, 83_410, 'Silver Comet'), runner(2, 83_440), runner(3, 83_520)];

test('a runner without a result is not in the table', () => {
  const unplaced = { ...runner(4, 90_000), place: null, timeMs: null };
  expect(toResultRows(finished.offAt, [...order, unplaced])).toHaveLength(3);
});

test('a result tells weight in stones, and prize money only where some was won', () => {
  expect(toResultRows(finished.offAt, order)[0]).toMatchObject({
    weight: '9-4',
    prize: '$25,000',
    margin: '',
  });
  expect(toResultRows(finished.offAt, order)[1]).toMatchObject({
    weight: '9-4',
    prize: null,
    margin: 'head',
  });
});

test('a result keeps what the morning line expected', () => {
  const [expected, open] = toResultRows(finished.offAt, [
    { ...runner(1, 83_410), winChance: 1_775 },
    { ...runner(2, 83_440), winChance: null },
  ]);
  expect([expected?.chance, open?.chance]).toEqual(['18%', null]);
});

const seconds = [{ timeMs: 83_440, horseName: 'Number 2' }];
const outcome = { ...finished, entriesCount: 9, winners: order.slice(0, 1), seconds };

test('a finished race is listed with where, over what and among how many it was run, and how it ended', () => {
  expect(toResultRow(outcome, false)).toMatchObject({
    race: 'Ashford Stakes',
    summary: 'Ashford Downs\u00a0· 1600\u00a0m\u00a0Turf\u00a0· 9\u00a0runners',
    ending: {
      winners: [{ horse: 'Silver Comet', stable: 'Silver Birch' }],
      margin: 'head',
      second: 'Number 2',
      time: '1:23.41',
    },
    href: '/races/ashford-stakes',
  });
  expect(toResultRow(outcome, true).ending).toBeNull();
});

test('after a dead heat two have won, and nobody was second', () => {
  const both = [runner(1, 83_410, 'Silver Comet'), runner(1, 83_410, 'Iron Duchess')];
  expect(toResultRow({ ...outcome, winners: both, seconds: [] }, false).ending).toMatchObject({
    winners: [{ horse: 'Silver Comet' }, { horse: 'Iron Duchess' }],
    margin: 'dead heat',
    second: '',
  });
});

test('results stand by the day they were run on', () => {
  const earlier = { ...outcome, id: 'earlier', offAt: outcome.offAt - DAY };
  const days = byDay([outcome, earlier], outcome.offAt);
  expect(days.map(({ day, races }) => [day, races.map(({ id }) => id)])).toEqual([
    ['Today', ['ashford-stakes']],
    ['Yesterday', ['earlier']],
  ]);
});
