import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceInField } from '../../src/races/chanceInField.ts';
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

const ratings = fc.array(fc.integer({ min: 60, max: 80 }), { minLength: 9, maxLength: 14 });

describe('the chance in a field', () => {
  it('sums to one over a whole field', () => {
    fc.assert(
      fc.property(ratings, fc.constantFrom(level, handicap), (field, race) => {
        const chances = field.map((rating, index) => {
          const rivals = field.filter((_, other) => other !== index).map(rated);
          return chanceInField(race, rated(rating), rivals).chance;
        });
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('grows e-fold against a rival with seven pounds at level weights', () => {
    const two = { ...level, maxEntries: 2 };
    const { chance, ahead } = chanceInField(two, rated(77), [rated(70)]);
    expect(chance / (1 - chance)).toBeCloseTo(Math.E, 9);
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

  it('counts places that are not taken as the rivals known, or as the horse itself', () => {
    expect(chanceInField(level, rated(70), [])).toEqual({ chance: 1 / 9, ahead: null });
    expect(chanceInField({ ...level, maxEntries: 4 }, rated(70), []).chance).toBe(1 / 4);
    const eight = Array.from({ length: 8 }, () => rated(80));
    expect(chanceInField(level, rated(70), [rated(80)]).chance).toBeCloseTo(
      chanceInField(level, rated(70), eight).chance,
      9,
    );
  });
});
