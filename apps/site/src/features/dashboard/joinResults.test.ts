import type { Activity } from '@furlong/backend';
import { expect, test } from 'vitest';
import { joinResults } from './joinResults.ts';

const story = {
  stableId: 's1',
  stableName: 'Silver Birch',
  horseId: 'h1',
  horseName: 'Silver Comet',
  raceId: 'r1',
  raceName: 'Ashford Stakes',
  at: 0,
};
const entered: Activity = { ...story, id: 'entered', type: 'race_entry' };
const won: Activity = { ...story, id: 'won', type: 'race_result', place: 1, prize: 25_000 };

const ids = (activities: Activity[]) => joinResults(activities).map(({ id }) => id);

test('an entry is told until its result is', () => {
  expect(ids([entered])).toEqual(['entered']);
  expect(ids([won, entered])).toEqual(['won']);
  expect(ids([{ ...story, id: 'void', type: 'race_void' }, entered])).toEqual(['void']);
});

test('entries of another horse or race stay', () => {
  const other: Activity = { ...entered, id: 'other horse', horseId: 'h2' };
  const later: Activity = { ...entered, id: 'other race', raceId: 'r2' };
  expect(ids([won, other, later])).toEqual(['won', 'other horse', 'other race']);
});

test('an entry that was made anew after it was withdrawn is told', () => {
  const withdrawn: Activity = { ...story, id: 'withdrawn', type: 'race_withdrawal' };
  const again: Activity = { ...entered, id: 'again' };
  expect(ids([withdrawn, entered])).toEqual(['withdrawn']);
  expect(ids([again, withdrawn, entered])).toEqual(['again', 'withdrawn']);
  expect(ids([won, again, withdrawn, entered])).toEqual(['won', 'withdrawn']);
});
