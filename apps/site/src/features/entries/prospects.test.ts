import { describe, expect, test } from 'vitest';
import { horse, race } from '../../storybook/fixtures.ts';
import { prospectsFor } from './prospects.ts';

const own = { ...horse, equipment: [] };
const rival = (id: string, better: number) => ({ ...horse, id, rating: horse.rating + better });
const level = { ...race, grade: 'Listed' as const };
const wordsIn = (over: Partial<typeof race>, ...better: number[]) =>
  prospectsFor(own, [
    { ...level, ...over, field: better.map((each, index) => rival(`r${index}`, each)) },
  ]).get(race.id)?.words;

describe('what a race promises a horse', () => {
  test('is said as a chance and its reason', () => {
    expect(wordsIn({})).toEqual({ chance: 'About 1 in 9.', reason: 'Nobody is entered yet.' });
    expect(wordsIn({ grade: 'Class 4' }, 5, -5)).toEqual({
      chance: 'About 1 in 9.',
      reason: 'A handicap: the weights level the field.',
    });
    expect(wordsIn({ maxEntries: 2, entriesCount: 1 }, -7)).toEqual({
      chance: 'Better than evens.',
      reason: '7 lb better at the weights than the best entered so far.',
    });
    expect(wordsIn({ maxEntries: 2, entriesCount: 1 }, 7)).toEqual({
      chance: 'About 1 in 4.',
      reason: '7 lb worse at the weights than the best entered so far.',
    });
    expect(wordsIn({}, 0)?.reason).toBe('As good at the weights as the best entered so far.');
  });

  test('does not count the horse itself as a rival', () => {
    const entered = prospectsFor(own, [{ ...level, field: [own] }]).get(race.id);
    expect(entered?.words.reason).toBe('Nobody is entered yet.');
  });
});
