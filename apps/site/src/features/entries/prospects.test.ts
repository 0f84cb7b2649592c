import { describe, expect, test } from 'vitest';
import { horse, race } from '../../storybook/fixtures.ts';
import { prospectsFor } from './prospects.ts';

// As the house sends its horses out: no better and no worse off than its rivals.
const own = { ...horse, equipment: [], condition: 85, energy: 85, conditionAt: race.offAt };
const rival = (id: string, better: number) => ({ ...horse, id, rating: horse.rating + better });
const level = { ...race, grade: 'Listed' as const, maxEntries: 14 };

interface Field {
  entered?: readonly number[];
  reserves?: readonly number[];
}

const prospectIn = (
  { entered = [], reserves = [] }: Field,
  over: Partial<typeof race> = {},
  runner = own,
) => {
  const rivals = (better: readonly number[], of: string) =>
    better.map((each, index) => rival(`${of}${index}`, each));
  const field = rivals(entered, 'e');
  const races = [{ ...level, ...over, field, reserves: rivals(reserves, 'r'), places: 9 }];
  return prospectsFor(runner, races, () => '').get(race.id);
};
const wordsIn = (...asked: Parameters<typeof prospectIn>) => prospectIn(...asked)?.words;

describe('what a race promises a horse', () => {
  test('is said in the percents of a racecard, and with the field that it rests on', () => {
    const eight = { entered: [0, 0, 0, 0], reserves: [0, 0, 0, 0] };
    expect(wordsIn(eight)?.inWords).toBe('11% to win: about 1 in 9.');
    expect(wordsIn(eight)?.reason).toBe(
      'Against the 4 entered and the 4 reserves of the house that would fill the field. As good at the weights as the best of them.',
    );
    expect(wordsIn({ reserves: [-7] })?.reason).toBe(
      'Against the reserve of the house that would fill the field. 7 lb better at the weights than the best of them.',
    );
    expect(wordsIn({ entered: [7] })?.reason).toBe(
      'Against the 1 entered. 7 lb worse at the weights than the best of them.',
    );
    expect(wordsIn({ entered: [5, -5] }, { grade: 'Class 4' })?.reason).toContain(
      'The weights level a handicap’s field.',
    );
  });

  test('falls with every reserve of the house that would fill the field', () => {
    const chances = [0, 1, 2, 4].map(
      (count) => prospectIn({ entered: [-4, -8], reserves: Array(count).fill(0) })?.chance ?? 0,
    );
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(new Set(chances).size).toBe(4);
  });

  test('falls for a horse that would run tired, out of condition or too soon', () => {
    const field = { entered: [0, 0, 0], reserves: [0, 0] };
    const chanceOf = (over: Partial<typeof own>) =>
      prospectIn(field, {}, { ...own, ...over })?.chance ?? 0;
    const fit = chanceOf({});
    for (const worse of [{ condition: 60 }, { energy: 50 }, { lastRunAt: race.offAt - 1 }]) {
      expect(chanceOf(worse)).toBeLessThan(fit * 0.9);
    }
  });

  test('does not count the horse itself, is none while there is nobody, and what else it brings is said', () => {
    const races = [{ ...level, field: [own], reserves: [], places: 9 }];
    const [alone] = prospectsFor(own, races, () => 'It brings 10 points.').values();
    expect(alone?.words).toEqual({
      inWords: 'No chance can be told.',
      reason: 'Nobody is entered yet, and the house has no horse free. It brings 10 points.',
    });
  });
});
