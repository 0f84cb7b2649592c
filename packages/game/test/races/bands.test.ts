import { describe, expect, it } from 'vitest';
import { formColour } from '../../src/horses/form.ts';
import { ratingBand } from '../../src/horses/ratingBand.ts';
import { classOf } from '../../src/races/classOf.ts';
import { gradeBand } from '../../src/races/gradeBand.ts';
import { ladder } from '../../src/races/ladder.ts';
import { grades } from '../../src/races/race.ts';

describe('a colour', () => {
  it.each([
    [140, 'gold'],
    [90, 'gold'],
    [89, 'green'],
    [80, 'green'],
    [79, 'blue'],
    [0, 'blue'],
  ])('of the rating %i is %s', (rating, band) => {
    expect(ratingBand(rating)).toBe(band);
  });

  it('of a grade is yellow, grey, orange, and blue for all others', () => {
    expect(grades.map(gradeBand)).toEqual([
      'yellow',
      'grey',
      'orange',
      ...grades.slice(3).map(() => 'blue'),
    ]);
  });

  it('of a form letter is green for a win and red for anything else', () => {
    expect(Array.from('WL-', formColour)).toEqual(['green', 'red', 'red']);
  });
});

describe('the class of a rating', () => {
  it('never falls as the rating rises', () => {
    const rungs = Array.from({ length: 141 }, (_, rating) => grades.indexOf(classOf(rating)));
    expect(rungs).toEqual(rungs.toSorted((a, b) => b - a));
  });

  it('is one whose races admit the rating', () => {
    for (let rating = 40; rating <= 140; rating++) {
      const admitted = ladder.filter(
        ({ minRating, maxRating }) => rating >= (minRating ?? 0) && rating <= (maxRating ?? 140),
      );
      expect(admitted.map(({ grade }) => grade)).toContain(classOf(rating));
    }
  });

  it('holds the minima of the Ground Rules', () => {
    expect([99, 100, 105, 110, 115].map(classOf)).toEqual([
      'Class 2',
      'Listed',
      'Grade 3',
      'Grade 2',
      'Grade 1',
    ]);
  });
});
