import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparableAge,
  guidePrice,
  medianPrice,
  nearGuide,
  priceBounds,
} from '../../src/market/guidePrice.ts';
import { commissionOn } from '../../src/market/saleTerms.ts';

const ratings = fc.integer({ min: 0, max: 140 });
const ages = fc.integer({ min: 2, max: 12 });
const prices = fc.integer({ min: 1, max: 1_000_000 });

describe('the guide price', () => {
  it('is whole steps of 50 dollars, and never under 500', () => {
    fc.assert(
      fc.property(ratings, ages, (rating, age) => {
        const price = guidePrice({ rating, age });
        expect(price % 50).toBe(0);
        expect(price).toBeGreaterThanOrEqual(500);
      }),
    );
  });

  it('never falls with the rating, and never rises with age after three', () => {
    fc.assert(
      fc.property(ratings, ratings, ages, (one, other, age) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(guidePrice({ rating: less, age })).toBeLessThanOrEqual(
          guidePrice({ rating: more, age }),
        );
        expect(guidePrice({ rating: more, age: age + 1 })).toBeLessThanOrEqual(
          guidePrice({ rating: more, age: Math.max(3, age) }),
        );
      }),
    );
  });

  it('puts a novice within a newcomer’s means, and a champion far beyond', () => {
    const at = (rating: number, age: number) => guidePrice({ rating, age });
    expect([at(40, 2), at(58, 3), at(67, 4), at(100, 4), at(118, 4)]).toEqual([
      3_500, 11_200, 15_050, 50_000, 82_150,
    ]);
  });

  it('lets a price be three tenths of it to three times as much', () => {
    fc.assert(
      fc.property(prices, (guide) => {
        const { least, most } = priceBounds(guide);
        expect(least * 10).toBeGreaterThanOrEqual(guide * 3);
        expect((least - 1) * 10).toBeLessThan(guide * 3);
        expect(most).toBe(guide * 3);
      }),
    );
  });

  it('compares horses from five years on as one', () => {
    expect([1, 2, 3, 4, 5, 6, 11].map(comparableAge)).toEqual([2, 2, 3, 4, 5, 5, 5]);
  });
});

describe('the median', () => {
  it('has no more prices above it than below', () => {
    fc.assert(
      fc.property(fc.array(prices, { minLength: 1, maxLength: 20 }), (sold) => {
        const median = medianPrice(sold) ?? 0;
        expect(sold.filter((price) => price < median).length * 2).toBeLessThanOrEqual(sold.length);
        expect(sold.filter((price) => price > median).length * 2).toBeLessThanOrEqual(sold.length);
      }),
    );
  });

  it('is the mean of two middle ones, half a dollar up, and nothing of nothing', () => {
    expect([[5], [1, 4], [9, 1, 5], []].map(medianPrice)).toEqual([5, 3, 5, null]);
  });
});

it('the house keeps a twentieth of a player’s sale, whole dollars down', () => {
  expect([1, 19, 20, 999, 20_000].map(commissionOn)).toEqual([0, 0, 1, 49, 1_000]);
});

it('a horse sold as dear as is near its guide and bought back as cheap brings less than a twentieth', () => {
  fc.assert(
    fc.property(ratings, ages, (rating, age) => {
      const guide = guidePrice({ rating, age });
      const { least, most } = nearGuide(guide);
      const received = most - commissionOn(most);
      // No step brings more than the guide says that a horse is worth.
      expect(received).toBeLessThanOrEqual(guide);
      expect(received - least).toBeLessThan(guide / 20);
    }),
  );
});
