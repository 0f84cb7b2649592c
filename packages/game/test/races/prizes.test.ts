import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prizeSplit, shareForPlaces, winnersPrize } from '../../src/races/prizes.ts';

const purses = fc.integer({ min: 0, max: 1_000_000 });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the prize split', () => {
  it('pays the shares of a full field', () => {
    expect(prizeSplit(3000, 8)).toEqual([1650, 600, 300, 180, 120, 50, 50, 50]);
    expect(prizeSplit(8000, 9)).toEqual([4400, 1600, 800, 480, 320, 100, 100, 100, 100]);
  });

  it('pays four in fields of five to seven, three in a field of four', () => {
    expect(prizeSplit(1000, 5)).toEqual([600, 210, 120, 70, 0]);
    expect(prizeSplit(1000, 7)).toEqual([600, 210, 120, 70, 0, 0, 0]);
    expect(prizeSplit(1000, 4)).toEqual([650, 250, 100, 0]);
  });

  it.each([
    [Number.NaN, 8],
    [-1, 8],
    [Number.POSITIVE_INFINITY, 8],
    [3000, Number.NaN],
    [3000, -1],
    [3000.5, 8],
    [3000, 2.5],
    [JSON.parse('"3000"'), 8],
  ])('is none of %d dollars for %d runners', (purse, runners) => {
    expect(() => prizeSplit(purse, runners)).toThrow(RangeError);
    expect(() => prizeSplit(purse, runners)).toThrow(/purse|runners/);
  });

  it.each([Number.NaN, 0, 3, 1.5])('has nothing for a place %d of two', (place) => {
    expect(() => shareForPlaces(3000, [{ place: 1 }, { place }])).toThrow(/A place/);
  });

  it.each([Number.NaN, 0, -1])('has no winner in a race of %d places', (maxEntries) => {
    expect(() => winnersPrize({ purse: 3000, maxEntries })).toThrow(/places/);
  });

  it('gives the whole purse to a horse that walks over', () => {
    expect(prizeSplit(4000, 1)).toEqual([4000]);
  });

  it('sums to the purse to the dollar, and never pays more for less', () => {
    fc.assert(
      fc.property(purses, fc.integer({ min: 1, max: 20 }), (purse, runners) => {
        const prizes = prizeSplit(purse, runners);
        expect(sum(prizes)).toBe(purse);
        expect(prizes.toSorted((a, b) => b - a)).toEqual(prizes);
        expect(prizes.every((prize) => prize >= 0 && Number.isInteger(prize))).toBe(true);
      }),
    );
  });
});

describe('what the winner gets', () => {
  it('is said in advance as the least of any field that the race can hold', () => {
    expect(winnersPrize({ purse: 50_000, maxEntries: 12 })).toBe(27_500);
    expect(winnersPrize({ purse: 1000, maxEntries: 6 })).toBe(600);
    fc.assert(
      fc.property(purses, fc.integer({ min: 2, max: 24 }), (purse, maxEntries) => {
        const least = winnersPrize({ purse, maxEntries });
        for (let runners = 1; runners <= maxEntries; runners++) {
          expect(prizeSplit(purse, runners)[0]).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });
});

const shared = (purse: number, places: readonly number[]) =>
  shareForPlaces(
    purse,
    places.map((place) => ({ place })),
  ).map(({ prize }) => prize);

describe('a dead heat', () => {
  it('shares the prizes of the positions filled', () => {
    expect(shared(1000, [1, 1, 3, 4, 5])).toEqual([405, 405, 120, 70, 0]);
    expect(shared(1000, [3, 1, 3, 2, 5])).toEqual([95, 600, 95, 210, 0]);
  });

  it('sums to the purse to the dollar, whoever is tied', () => {
    const times = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(purses, times, (purse, finish) => {
        const places = finish.map((time) => 1 + finish.filter((other) => other < time).length);
        const prizes = shared(purse, places);
        expect(sum(prizes)).toBe(purse);
        for (const [index, place] of places.entries()) {
          const twin = places.indexOf(place);
          expect(Math.abs((prizes[index] ?? 0) - (prizes[twin] ?? 0))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
