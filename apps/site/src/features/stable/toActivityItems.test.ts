import type { Activity } from '@furlong/backend';
import { expect, test } from 'vitest';
import { toActivityItems } from './toActivityItems.ts';

const now = Date.UTC(2026, 10, 21, 12);

const ofHorse = {
  id: 'a1',
  stableId: 's1',
  stableName: 'Silver Birch',
  horseId: 'h1',
  horseName: 'Silver Comet',
  at: now - 720_000,
};
const inRace = { ...ofHorse, raceId: 'r1', raceName: 'Ashford Stakes' };

const itemOf = (activity: Activity) => toActivityItems([activity], { now })[0];

test('a win names the horse, the prize and the race', () => {
  expect(itemOf({ ...inRace, type: 'race_result', place: 1, prize: 25_000 })).toEqual({
    id: 'a1',
    type: 'race_win',
    subject: 'Silver Comet',
    subjectHref: '/horses/h1',
    action: 'won the Ashford Stakes',
    time: '12 minutes ago',
    prize: '$25,000',
    href: '/races/r1',
  });
});

test('another result says the place, and no prize where there was none', () => {
  const item = itemOf({ ...inRace, type: 'race_result', place: 12, prize: 0 });
  expect(item).toMatchObject({
    type: 'race_entry',
    subject: 'Silver Comet',
    action: 'finished 12th in the Ashford Stakes',
  });
  expect(item).not.toHaveProperty('prize');
});

test('an entry leads to its race', () => {
  expect(itemOf({ ...inRace, type: 'race_entry' })).toMatchObject({
    type: 'race_entry',
    action: 'entered the Ashford Stakes',
    href: '/races/r1',
  });
});

test('a new horse is the stable’s news', () => {
  const item = itemOf({ ...ofHorse, type: 'new_horse' });
  expect(item).toMatchObject({
    subject: 'Silver Birch',
    action: 'welcomed Silver Comet to the stable',
  });
  expect(item).not.toHaveProperty('href');
});

test('a sale, and a horse given back, name the horse and whose it was', () => {
  expect(itemOf({ ...ofHorse, type: 'horse_sold' })).toMatchObject({
    subject: 'Silver Comet',
    action: 'was sold by Silver Birch',
  });
  expect(itemOf({ ...ofHorse, type: 'horse_returned' })).toMatchObject({
    action: 'was given back by Silver Birch',
  });
});

test('a retirement names the horse, which keeps its page, and whose it was', () => {
  expect(itemOf({ ...ofHorse, type: 'retirement' })).toMatchObject({
    type: 'achievement',
    subject: 'Silver Comet',
    subjectHref: '/horses/h1',
    action: 'retired from Silver Birch',
  });
});

test('a training session names the horse and its programme, and leads to no race', () => {
  const item = itemOf({ ...ofHorse, type: 'training', programme: 'endurance' });
  expect(item).toMatchObject({
    type: 'training',
    subject: 'Silver Comet',
    subjectHref: '/horses/h1',
    action: 'finished Endurance training',
  });
  expect(item).not.toHaveProperty('href');
});

test('a race that was called off reads as a sentence', () => {
  expect(itemOf({ ...inRace, type: 'race_void' })).toMatchObject({
    type: 'race_entry',
    subject: 'Silver Comet',
    action: 'was entered for the Ashford Stakes, which was called off',
  });
});

test('a horse that others left no place for reads as a sentence', () => {
  expect(itemOf({ ...inRace, type: 'balloted_out' })).toMatchObject({
    type: 'race_entry',
    subject: 'Silver Comet',
    action: 'was balloted out of the Ashford Stakes: the fee came back',
  });
});

test('a withdrawal reads as a sentence', () => {
  expect(itemOf({ ...inRace, type: 'race_withdrawal' })).toMatchObject({
    type: 'race_entry',
    subject: 'Silver Comet',
    action: 'was withdrawn from the Ashford Stakes',
  });
});
