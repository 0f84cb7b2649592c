import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceInField as chanceAgainst, type FieldAhead } from '../../src/races/chanceInField.ts';
import type { RunnerToWeigh } from '../../src/races/weights.ts';
import { EPOCH } from '../../src/season/season.ts';

const level = {
  grade: 'Listed',
  distance: 1600,
  offAt: EPOCH,
  maxEntries: 14,
  entriesCount: 0,
  houseCount: 0,
} as const;
const handicap = { ...level, grade: 'Class 4' } as const;
const rated = (rating: number) =>
  ({ rating, sex: 'male', birthSeason: -5, wonThisSeason: [] }) as const;

/** Against those entered, with no reserve of the house to come. */
const chanceInField = (
  race: Parameters<typeof chanceAgainst>[0],
  horse: RunnerToWeigh,
  entered: readonly RunnerToWeigh[],
  house: Partial<FieldAhead> = {},
) => chanceAgainst(race, horse, { entered, reserves: [], places: 9, ...house }, 0);

const chanceOf = (...asked: Parameters<typeof chanceInField>) =>
  chanceInField(...asked).chance ?? 0;

const ratings = fc.array(fc.integer({ min: 60, max: 80 }), { minLength: 9, maxLength: 14 });

describe('the chance in a field', () => {
  it('sums to one over a whole field', () => {
    fc.assert(
      fc.property(ratings, fc.constantFrom(level, handicap), (field, race) => {
        const chances = field.map((rating, index) => {
          const rivals = field.filter((_, other) => other !== index).map(rated);
          return chanceOf(race, rated(rating), rivals);
        });
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('grows e-fold against a rival with seven pounds at level weights', () => {
    const two = { ...level, maxEntries: 2 };
    const { chance, ahead } = chanceInField(two, rated(77), [rated(70)]);
    const odds = (chance ?? 0) / (1 - (chance ?? 0));
    expect(odds).toBeCloseTo(Math.E, 9);
    expect(ahead).toBe(7);
  });

  it('is the same for all in a handicap whose weights follow the ratings', () => {
    fc.assert(
      fc.property(ratings, ([own = 70, ...others]) => {
        const { chance, ahead } = chanceInField(handicap, rated(own), others.map(rated));
        expect(chance).toBeCloseTo(1 / (others.length + 1), 9);
        expect(ahead).toBe(0);
      }),
    );
  });

  it('counts the chance of a run where a ballot decides, and as many rivals as run with it', () => {
    const thirteen = Array.from({ length: 13 }, () => rated(70));
    const entered = { ...level, entriesCount: 13 };
    expect(chanceInField(entered, rated(70), thirteen).chance).toBeCloseTo(1 / 14, 9);
    const more = [...thirteen, ...thirteen, rated(70)];
    const crowd = { ...level, entriesCount: 27 };
    expect(chanceInField(crowd, rated(70), more).chance).toBeCloseTo(1 / 28, 9);
    expect(chanceInField({ ...crowd, houseCount: 20 }, rated(70), more).chance).toBeCloseTo(1 / 14);
  });

  it('counts the reserves of the house that would fill the field, in their order, and no more', () => {
    const entered = [rated(70), rated(70)];
    const reserves = [rated(90), rated(60), rated(50)];
    const known = (count: number) =>
      chanceOf(level, rated(70), [...entered, ...reserves.slice(0, count)]);
    for (const [places, filling] of [
      [1, 0],
      [3, 0],
      [4, 1],
      [6, 3],
      [9, 3],
    ] as const) {
      const found = chanceInField(level, rated(70), entered, { reserves, places });
      expect(found.chance).toBeCloseTo(known(filling), 9);
      expect(found.against).toEqual({ entered: 2, reserves: filling });
    }
    // The first reserve is the best of the field.
    expect(chanceInField(level, rated(70), entered, { reserves, places: 9 }).ahead).toBe(-20);
  });

  it('falls by a pound for every 0.247 lengths that it will be less fit', () => {
    const field = { entered: [rated(70)], reserves: [], places: 2 };
    const unfit = chanceAgainst(level, rated(77), field, 7 * 0.247);
    expect(unfit.chance).toBeCloseTo(1 / 2, 9);
    expect(unfit.ahead).toBe(7);
  });

  it('is none that could be told while there is nobody to run against', () => {
    expect(chanceInField(level, rated(70), [])).toEqual({
      chance: null,
      ahead: null,
      against: { entered: 0, reserves: 0 },
    });
  });
});
