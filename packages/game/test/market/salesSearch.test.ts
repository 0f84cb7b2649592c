import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specialties } from '../../src/horses/specialty.ts';
import { inOrder } from '../../src/lists/order.ts';
import { salesOrders } from '../../src/market/salesOrders.ts';
import {
  ageBand,
  findHorsesForSale,
  type HorseForSale,
  priceBand,
  type SalesSearch,
  saleRatings,
  saleRuns,
} from '../../src/market/salesSearch.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '%', '_', '.', ' '), maxLength: 6 });
const horses = fc.uniqueArray(
  fc.record<HorseForSale>({
    id: fc.uuid(),
    name: words,
    seller: words,
    price: fc.constantFrom(0, 14_999, 15_000, 15_001, 90_000),
    age: fc.integer({ min: 2, max: 9 }),
    rating: fc.constantFrom(40, 59, 60, 79, 80, 89, 90, 140),
    sex: fc.constantFrom('male', 'female'),
    specialty: fc.constantFrom(...specialties),
    surface: fc.constantFrom('Turf', 'Dirt', null),
    runs: fc.constantFrom(0, 1, 5, 6, 40),
    sellerKind: fc.constantFrom('house', 'stable'),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);
const searches = fc.record<SalesSearch>({
  text: fc.string({ unit: fc.constantFrom('A', 'b', 'É', '%', '_', '.'), maxLength: 2 }),
  price: fc.constantFrom('low', 'high', null),
  age: fc.constantFrom('young', 'mature', null),
  sex: fc.constantFrom('male', 'female', null, null),
  rating: fc.constantFrom(...saleRatings, null, null, null, null),
  specialty: fc.constantFrom(...specialties, null, null, null, null),
  surface: fc.constantFrom('Turf', 'Dirt', null, null),
  runs: fc.constantFrom(...saleRuns, null, null, null),
  seller: fc.constantFrom('house', 'stable', null, null),
});

const nothing: SalesSearch = {
  text: '',
  price: null,
  age: null,
  sex: null,
  rating: null,
  specialty: null,
  surface: null,
  runs: null,
  seller: null,
};
const plain = {
  sex: 'female',
  specialty: 'Mile',
  surface: null,
  runs: 0,
  sellerKind: 'house',
} as const;

/** The rule read out literally, letter by letter and horse by horse. */
function naive(all: readonly HorseForSale[], search: SalesSearch): HorseForSale[] {
  const { text, price, age } = search;
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
    if (search.rating === 'under 60' && !(horse.rating < 60)) continue;
    if (search.rating === '60 to 79' && !(horse.rating >= 60 && horse.rating < 80)) continue;
    if (search.rating === '80 to 89' && !(horse.rating >= 80 && horse.rating < 90)) continue;
    if (search.rating === '90 and above' && !(horse.rating >= 90)) continue;
    if (search.runs === 'unraced' && horse.runs > 0) continue;
    if (search.runs === 'up to 5 runs' && !(horse.runs >= 1 && horse.runs <= 5)) continue;
    if (search.runs === 'more than 5 runs' && !(horse.runs > 5)) continue;
    if (search.sex !== null && horse.sex !== search.sex) continue;
    if (search.specialty !== null && horse.specialty !== search.specialty) continue;
    if (search.surface !== null && horse.surface !== search.surface) continue;
    if (search.seller !== null && horse.sellerKind !== search.seller) continue;
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
    const only = {
      ...plain,
      id: 'h',
      name: '100% Proof',
      seller: 'A.B',
      price: 1,
      age: 2,
      rating: 50,
    };
    const found = (text: string) => findHorsesForSale([only], { ...nothing, text }).length;
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
      return { ...plain, id: name, name, seller: 'S', price, age: index + 2, rating: 60 - price };
    });
    const first = (order: keyof typeof salesOrders) => inOrder(three, salesOrders[order])[0]?.id;
    expect(first('cheapest')).toBe('Horse 0');
    expect(first('dearest')).toBe('Horse 1');
    expect(first('best rated')).toBe('Horse 0');
    expect(first('youngest')).toBe('Horse 0');
    expect(first('name')).toBe('Horse 0');
  });
});
