import type { MyRun } from '@furlong/backend';
import { beatenDistances } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, race } from '../../storybook/fixtures.ts';
import { moment } from '../../storybook/moment.ts';
import { toRunRows } from './toRunRows.ts';

const timesMs = [94_000, 94_240, 95_000];
const run: MyRun = {
  ...race,
  ...{ id: 'e1', horseId: horse.id, horseName: horse.name, raceId: race.id, raceName: race.name },
  ...{ runners: 3, place: 3, timeMs: 95_000, prize: 0, ratingBefore: 84, ratingAfter: 82 },
  ...{ rival: { name: 'Turf Legend', place: 1 }, timesMs },
};
const marginOf = (more: Partial<MyRun>) => toRunRows([{ ...run, ...more }], moment)[0]?.margin;

test('a run says where, how and for what', () => {
  expect(toRunRows([{ ...run, prize: 1_200 }], moment)).toMatchObject([
    {
      ...{ horse: 'Silver Comet', race: 'Ashford Stakes', place: 3, of: 3, time: '1:35.00' },
      ...{ ratingChange: '84 → 82 (−2)', prize: '$1,200', filmHref: `/races/${race.id}?at=-4` },
    },
  ]);
});

test('a rating that did not move is not told', () => {
  expect(toRunRows([{ ...run, ratingAfter: run.ratingBefore }], moment)[0]?.ratingChange).toBe('');
});

test('the margin is that of the result: behind the winner, from the next, or with another', () => {
  const [, second, third] = beatenDistances(timesMs);
  expect(marginOf({})).toBe(`${third} behind Turf Legend`);
  const next = { name: 'Bay Laurel', place: 2 };
  expect(marginOf({ place: 1, timeMs: 94_000, rival: next })).toBe(`${second} from Bay Laurel`);
  expect(
    marginOf({
      ...{ place: 1, timeMs: 94_000, timesMs: [94_000, 94_000] },
      rival: { name: 'Bay Laurel', place: 1 },
    }),
  ).toBe('dead heat with Bay Laurel');
  expect(marginOf({ rival: null })).toBe('–');
});
