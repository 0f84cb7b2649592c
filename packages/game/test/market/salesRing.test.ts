import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../src/lists/order.ts';
import { salesOrders } from '../../src/market/salesOrders.ts';
import {
  ageBand,
  findHorsesForSale,
  type HorseForSale,
  priceBand,
  type SalesSearch,
} from '../../src/market/salesRing.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '%', '_', '.', ' '), maxLength: 6 });
const horses = fc.uniqueArray(
  fc.record<HorseForSale>({
    id: fc.uuid(),
    name: words,
    seller: words,
    price: fc.constantFrom(0, 14_999, 15_000, 15_001, 90_000),
    age: fc.integer({ min: 2, max: 9 }),
    rating: fc.integer({ min: 0, max: 140 }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);
const searches = fc.record<SalesSearch>({
  text: fc.string({ unit: fc.constantFrom('A', 'b', 'É', '%', '_', '.'), maxLength: 2 }),
  price: fc.constantFrom('low', 'high', null),
  age: fc.constantFrom('young', 'mature', null),
});

/** The rule read out literally, letter by letter and horse by horse. */
function naive(all: readonly HorseForSale[], { text, price, age }: SalesSearch): HorseForSale[] {
  const found = [];
  for (const horse of all) {
    let named = false;
    for (const name of [horse.name, horse.seller]) {
      for (let from = 0; from + text.length <= name.length; from++) {
        const part = name.slice(from, from + text.length);
        if (part.toLowerCase() === text.toLowerCase()) named = true;
      }
    }
    if (!named) continue;
    if (price === 'low' && !(horse.price < 15_000)) continue;
    if (price === 'high' && !(horse.price >= 15_000)) continue;
    if (age === 'young' && !(horse.age <= 3)) continue;
    if (age === 'mature' && !(horse.age > 3)) continue;
    found.push(horse);
  }
  return found;
}

describe('the sales ring', () => {
  it('finds what a naive reading of the rule finds', () => {
    fc.assert(
      fc.property(horses, searches, (all, search) => {
        expect(findHorsesForSale(all, search)).toEqual(naive(all, search));
      }),
      { numRuns: 1000 },
    );
  });

  it('splits prices at 15,000 and ages at three', () => {
    expect([14_999, 15_000].map(priceBand)).toEqual(['low', 'high']);
    expect([2, 3, 4].map(ageBand)).toEqual(['young', 'young', 'mature']);
  });

  it('takes every sign of the search for itself', () => {
    const only = { id: 'h', name: '100% Proof', seller: 'A.B', price: 1, age: 2, rating: 50 };
    const found = (text: string) =>
      findHorsesForSale([only], { text, price: null, age: null }).length;
    expect(['0% p', 'a.b', '', '%%', 'a_b', '.*'].map(found)).toEqual([1, 1, 1, 0, 0, 0]);
  });

  it('is put in every order without losing a horse', () => {
    fc.assert(
      fc.property(horses, fc.constantFrom(...Object.values(salesOrders)), (all, order) => {
        const sorted = inOrder(all, order);
        expect(new Set(sorted)).toEqual(new Set(all));
        expect(inOrder(all.toReversed(), order)).toEqual(sorted);
      }),
    );
  });

  it('shows the cheapest, the dearest and the best first', () => {
    const three: HorseForSale[] = [10, 30, 20].map((price, index) => {
      const name = `Horse ${index}`;
      return { id: name, name, seller: 'S', price, age: index + 2, rating: 60 - price };
    });
    const first = (order: keyof typeof salesOrders) => inOrder(three, salesOrders[order])[0]?.id;
    expect(first('cheapest')).toBe('Horse 0');
    expect(first('dearest')).toBe('Horse 1');
    expect(first('best rated')).toBe('Horse 0');
    expect(first('youngest')).toBe('Horse 0');
    expect(first('name')).toBe('Horse 0');
  });
});
