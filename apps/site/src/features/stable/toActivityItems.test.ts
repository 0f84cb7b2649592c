import { expect, test } from 'vitest';
import { toActivityItems } from './toActivityItems.ts';

const now = Date.UTC(2026, 10, 21, 12);
const horseNames = new Map([['h1', 'Silver Comet']]);
const news = {
  id: 'a1',
  stableId: 's1',
  stableName: 'Silver Birch',
  horseId: 'h1',
  raceId: 'r1',
  type: 'race_win',
  action: 'Won the Ashford Stakes',
  prize: 25_000,
  at: now - 720_000,
} as const;

test('a win names the horse, the prize and the race', () => {
  expect(toActivityItems([news], { now, horseNames })).toEqual([
    {
      id: 'a1',
      type: 'race_win',
      subject: 'Silver Comet',
      action: 'won the Ashford Stakes',
      time: '12 minutes ago',
      prize: '$25,000',
      href: '/races/r1',
    },
  ]);
});

test('a new horse is the stable’s news', () => {
  const arrival = { ...news, type: 'new_horse', prize: null, raceId: null } as const;
  const [item] = toActivityItems([{ ...arrival, action: 'Welcomed Silver Comet to the stable' }], {
    now,
    horseNames,
  });
  expect(item?.subject).toBe('Silver Birch');
  expect(item).not.toHaveProperty('prize');
  expect(item).not.toHaveProperty('href');
});

test('an abandoned race reads as a sentence', () => {
  const off = { ...news, action: 'The Ashford Stakes was called off', prize: null };
  expect(toActivityItems([off], { now, horseNames })[0]).toMatchObject({
    subject: 'Silver Comet:',
    action: 'the Ashford Stakes was called off',
  });
});
