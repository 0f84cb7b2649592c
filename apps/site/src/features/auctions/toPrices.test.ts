import type { AuctionPrice } from '@furlong/backend';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayPrices, toPriceRows, toPricesPlot } from './toPrices.ts';

const sale = (rating: number, age: number, price: number): AuctionPrice => ({
  ...{ auctionId: `${rating}-${age}-${price}`, at: 0, rating, age, price },
});

describe('what horses brought', () => {
  test('is told by rating and age, the best first, as a median', () => {
    const rows = toPriceRows([sale(92, 4, 30_000), sale(59, 3, 4_000), sale(41, 2, 2_000)]);
    expect(rows.map(({ rating }) => rating)).toEqual([
      '90 and above',
      '80 to 89',
      '60 to 79',
      'under 60',
    ]);
    expect(rows[0]).toMatchObject({ mature: { sales: 1, median: 30_000 }, young: { sales: 0 } });
    expect(rows[1]).toMatchObject({ mature: { median: null }, young: { median: null } });
    expect(rows[3]?.young).toEqual({ sales: 2, median: 3_000 });
  });

  test('counts every sale once', () => {
    const sales = fc.array(
      fc.record({
        ...{ auctionId: fc.uuid(), at: fc.constant(0), price: fc.integer({ min: 1, max: 99_999 }) },
        ...{ rating: fc.integer({ min: 20, max: 130 }), age: fc.integer({ min: 2, max: 9 }) },
      }),
    );
    fc.assert(
      fc.property(sales, (prices) => {
        const counted = toPriceRows(prices).flatMap((row) => [row.young.sales, row.mature.sales]);
        expect(counted.reduce((sum, each) => sum + each, 0)).toBe(prices.length);
      }),
      { seed: 32 },
    );
  });

  test('is told in words', () => {
    expect(sayPrices([sale(50, 3, 400)])).toBe('1 sale, at $400');
    expect(sayPrices([sale(50, 3, 400), sale(60, 3, 2_400)])).toBe(
      '2 sales, between $400 and $2,400',
    );
    expect(toPricesPlot([sale(62, 5, 8_400), sale(40, 2, 900)])).toMatchObject({
      ...{ from: 'rated 40', to: 'rated 62' },
      sold: [{ age: 'older', text: '5 years old, rated 62: $8,400' }, { age: 'young' }],
    });
  });
});
