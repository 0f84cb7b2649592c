import type { RoadRace } from '@furlong/backend';
import { expect, test } from 'vitest';
import { contenders } from '../../storybook/championships.ts';
import { moment } from '../../storybook/moment.ts';
import { stepsOf, toRoadRace } from './toRoad.ts';

const [winner, other] = contenders;
if (!winner || !other) throw new Error('There are two contenders.');

const race: RoadRace = {
  ...{ raceId: 'r1', name: 'Autumn Mile', trackId: 'kingsmere', distance: 1600, surface: 'Turf' },
  ...{ purse: 40_000, grade: 'Listed', offAt: moment - 86_400_000, week: 10 },
  ...{ kind: 'qualifier', points: [50, 25, 15, 10, 5], automatic: false, status: 'finished' },
  winners: [{ horse: winner, points: 50 }],
};

test('a race of the road says what it is worth and who won, or how it stands', () => {
  expect(toRoadRace(race, moment)).toMatchObject({
    ...{ race: 'Autumn Mile', href: '/races/r1', worth: '50-25-15-10-5' },
    winners: [{ horse: winner.name, horseHref: `/horses/${winner.id}` }],
  });
  expect(toRoadRace({ ...race, automatic: true }, moment).worth).toBe(
    '50-25-15-10-5, winner is in',
  );
  const planned = { ...race, raceId: null, status: null, winners: [] };
  expect(toRoadRace(planned, moment)).toMatchObject({ href: null, standing: 'To come' });
  expect(toRoadRace({ ...race, status: 'void', winners: [] }, moment).standing).toBe(
    'Called off, no points',
  );
});

test('a horse’s steps are the qualifiers that it won, alone or with another', () => {
  const shared = { ...race, raceId: 'r2', week: 4 };
  const both = [winner, other].map((each) => ({ horse: each, points: 15 }));
  const road = [race, { ...shared, winners: both }, { ...race, kind: 'final' as const }];
  expect(stepsOf(road, winner.id).map(({ when, points }) => [when, points])).toEqual([
    ['Week 10', '50'],
    ['Week 4', '15'],
  ]);
  expect(stepsOf(road, other.id)).toHaveLength(1);
});
