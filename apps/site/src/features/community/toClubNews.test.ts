import type { News } from '@furlong/backend';
import { expect, test, vi } from 'vitest';
import { dotted } from '../../shared/format/dotted.ts';
import { stable } from '../../storybook/fixtures.ts';
import { moment } from '../../storybook/moment.ts';
import { toClubNews } from './toClubNews.ts';

// What auth draws is drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));

const of = {
  ...{ stableId: stable.id, stableName: stable.name, silks: stable.silks, isHouse: false },
  ...{ horseId: 'comet', horseName: 'Silver Comet', at: moment },
};

const result = (id: string, raceId: string, place: number): News => ({
  ...{ ...of, id, raceId, raceName: `Race ${raceId}`, grade: 'Class 4' },
  ...{ type: 'race_result', place, prize: place === 1 ? 3_300 : 0 },
});

const told = { now: moment, myStableId: stable.id };

test('the results of a race are told together, the first home first', () => {
  const news = [result('a', 'mile', 3), result('b', 'mile', 1), result('c', 'sprint', 1)];
  expect(toClubNews(news, told)).toMatchObject([
    {
      ...{ race: 'Race mile', href: '/races/mile' },
      runners: [
        { id: 'b', place: 1, prize: '$3,300', mine: true },
        { id: 'a', place: 3 },
      ],
    },
    { race: 'Race sprint', runners: [{ id: 'c' }] },
  ]);
});

test('other news stands between them, with its stable', () => {
  const entry: News = {
    ...{ ...of, id: 'e', raceId: 'mile', raceName: 'Race mile', grade: 'Class 4' },
    type: 'race_entry',
  };
  const news = toClubNews([result('a', 'mile', 1), entry, result('b', 'mile', 2)], told);
  expect(news.map(({ id }) => id)).toEqual(['a', 'e', 'b']);
  expect(news[1]).toMatchObject({
    action: 'entered the Race mile',
    time: dotted(['Silver Birch', 'just now']),
  });
});
