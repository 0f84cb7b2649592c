import { describe, expect, it } from 'vitest';
import type { Grade } from '../../src/races/race.ts';
import { weightForAge } from '../../src/races/weightForAge.ts';
import { weights } from '../../src/races/weights.ts';
import { WEEK } from '../../src/season/durations.ts';
import { EPOCH } from '../../src/season/season.ts';

const older = { rating: 70, sex: 'male', birthSeason: -5, wonThisSeason: [] } as const;

describe('weight for age', () => {
  it.each([
    [4, 1200, 1, 0],
    [3, 1000, 1, 9],
    [3, 1200, 5, 6],
    [3, 2000, 8, 10],
    [3, 2400, 12, 7],
    [2, 1200, 9, 16],
  ])('allows a %i-year-old over %i m in week %i %i lb', (age, distance, week, pounds) => {
    expect(weightForAge(age, distance, week)).toBe(pounds);
  });
});

describe('the weights of a handicap', () => {
  const race = { grade: 'Class 4', distance: 1600, offAt: EPOCH } as const;

  it('follow the ratings, from 135 lb down to 115', () => {
    const field = [70, 80, 75, 40].map((rating) => ({ ...older, rating }));
    expect(weights(race, field).map(({ pounds }) => pounds)).toEqual([125, 135, 130, 115]);
  });

  it('allow three-year-olds for their age only when they meet older horses', () => {
    const three = { ...older, birthSeason: -3 };
    expect(weights(race, [older, three])[1]).toMatchObject({ pounds: 123, allowance: 12 });
    expect(weights(race, [three, three])[1]).toMatchObject({ pounds: 135, allowance: 0 });
    const late = { ...race, offAt: EPOCH + 11 * WEEK };
    expect(weights(late, [older, three])[1]).toMatchObject({ pounds: 131, allowance: 4 });
  });
});

describe('weights', () => {
  it('are told of no field without runners, nor of one whose rating is no number', () => {
    const race = { grade: 'Class 4', distance: 1600, offAt: EPOCH } as const;
    expect(() => weights(race, [])).toThrow(
      'The number of runners is a number, 1 or more; 0 is not.',
    );
    expect(() => weights(race, [{ ...older, rating: Number.NaN }])).toThrow(RangeError);
    expect(() => weights(race, [{ ...older, birthSeason: Number.NaN }])).toThrow(/season of birth/);
    expect(() => weights({ ...race, distance: Number.NaN }, [older])).toThrow(/distance/);
    expect(() => weights({ ...race, offAt: Number.NaN }, [older])).toThrow(/off/);
  });
});

describe('level weights', () => {
  it('are 126 lb, less 3 for fillies and mares', () => {
    const race = { grade: 'Grade 1', distance: 1600, offAt: EPOCH } as const;
    const mare = { ...older, sex: 'female' } as const;
    expect(weights(race, [older, mare]).map(({ pounds }) => pounds)).toEqual([126, 123]);
  });

  it('carry a penalty for a win in better company, the heaviest one only', () => {
    const winner = { ...older, wonThisSeason: ['Grade 2', 'Grade 1', 'Class 4'] } as const;
    const carried = (grade: Grade) =>
      weights({ grade, distance: 1600, offAt: EPOCH }, [winner, older]).map(({ pounds }) => pounds);
    expect(carried('Grade 1')).toEqual([126, 126]);
    expect(carried('Grade 2')).toEqual([131, 126]);
    expect(carried('Grade 3')).toEqual([133, 126]);
    expect(carried('Listed')).toEqual([135, 126]);
    expect(carried('Class 2')).toEqual([135, 135]);
  });
});
