import { HOUR } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, race, stable } from '../../storybook/fixtures.ts';
import { toArrival, toFirstRace } from './toArrival.ts';

const now = race.closesAt - HOUR;
const starter = { ...horse, equipment: [], energy: 100 };
const facts = {
  stable: { createdAt: stable.createdAt, credits: 25_000 },
  ...{ ahead: null, now },
};
const free = { ...race, id: 'free', entryFee: 0 };

test('a horse arrives with its age, coat, sex and parents', () => {
  expect(toArrival(starter, now)).toMatchObject({
    horse: 'Silver Comet',
    summary: '4-year-old grey colt',
    parents: 'by Comet Tail out of Silver Birch',
  });
});

test('its first race is the first that is free and takes it', () => {
  const sprint = { ...free, id: 'sprint', suitableFor: ['Sprint'] as const };
  const later = { ...free, id: 'later', offAt: free.offAt + HOUR };
  const found = toFirstRace(starter, { ...facts, races: [race, sprint, free, later] });
  expect(found).toMatchObject({
    name: 'Ashford Stakes',
    where: '1600\u00a0m on turf at Ashford Downs',
    href: `/stable/enter-race?horse=${horse.id}&race=free`,
  });
  expect(found?.off).toMatch(/^Today \d\d:\d\d$/);
  expect(toFirstRace(starter, { ...facts, races: [race, sprint] })).toBeNull();
});
