import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsForPlaces, qualifierPoints } from '../../src/championships/points.ts';

describe('the points of a qualifier', () => {
  it('rise from 10 to 50 over ten weeks, and end there', () => {
    const firsts = Array.from({ length: 12 }, (_, week) => qualifierPoints(week + 1)[0] ?? 0);
    expect(firsts).toEqual([10, 10, 10, 20, 20, 20, 30, 30, 50, 50, 0, 0]);
    expect(qualifierPoints(10)).toEqual([50, 25, 15, 10, 5]);
  });

  it('are shared in a dead heat', () => {
    const points = qualifierPoints(1);
    expect(pointsForPlaces(points, [1, 1, 3, 4, 5, 6])).toEqual([7.5, 7.5, 3, 2, 1, 0]);
    expect(pointsForPlaces(points, [1, 2, 3, 4, 5, 5])).toEqual([10, 5, 3, 2, 0.5, 0.5]);
  });

  it('sum to what it offers, however many share them', () => {
    const gaps = fc.array(fc.boolean(), { minLength: 5, maxLength: 14 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 12 }), (isBehind, week) => {
        let place = 1;
        const places = isBehind.map((behind, index) => {
          if (behind) place = index + 1;
          return place;
        });
        const shared = pointsForPlaces(qualifierPoints(week), places);
        const sum = shared.reduce((total, each) => total + each, 0);
        expect(sum).toBeCloseTo(
          qualifierPoints(week).reduce((total, each) => total + each, 0),
          // Seven and more that share leave the rest of a sixtieth each.
          0,
        );
      }),
    );
  });
});
