import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RatedRunner, ratingAfter } from '../../src/races/ratingAfter.ts';

function runner(place: number, change: Partial<RatedRunner> = {}): RatedRunner {
  return {
    horseId: `horse ${place}`,
    rating: 60,
    weight: 126,
    allowance: 0,
    place,
    timeMs: 70_000 + (place - 1) * 160,
    runs: 5,
    isHouse: false,
    lostInFourWeeks: 0,
    ...change,
  };
}

const field = Array.from({ length: 10 }, (_, index) => runner(index + 1));

describe('the handicapper', () => {
  it('raises the winner by 3 to 12, the placed by at most 5, and nobody else', () => {
    const runners = fc.array(
      fc.record({
        rating: fc.integer({ min: 20, max: 130 }),
        weight: fc.integer({ min: 105, max: 135 }),
        allowance: fc.integer({ min: 0, max: 25 }),
        runs: fc.integer({ min: 0, max: 40 }),
        gap: fc.integer({ min: 1, max: 3000 }),
      }),
      { minLength: 1, maxLength: 14 },
    );
    fc.assert(
      fc.property(runners, fc.integer({ min: 1000, max: 2400 }), (given, distance) => {
        let timeMs = 60_000;
        const finished = given.map(({ gap, ...rest }, index) => {
          timeMs += gap;
          return runner(index + 1, { ...rest, timeMs });
        });
        for (const [index, { change, after, before }] of ratingAfter({
          distance,
          runners: finished,
        }).entries()) {
          const place = index + 1;
          expect(change).toBe(after - before);
          expect(after).toBeLessThanOrEqual(140);
          expect(change).toBeLessThanOrEqual(place === 1 ? 12 : place <= 5 ? 5 : 0);
          if (place === 1 && before <= 137) expect(change).toBeGreaterThanOrEqual(3);
          expect(change).toBeGreaterThanOrEqual(-4);
          if ((finished[index]?.runs ?? 0) < 3) expect(change).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('says nothing of a race without runners', () => {
    expect(() => ratingAfter({ distance: 1200, runners: [] })).toThrow(
      new RangeError('A field has runners.'),
    );
  });

  it.each([
    ['a distance of 0 m', 0, {}],
    ['a distance that is no number', Number.NaN, {}],
    ['a time that is no number', 1200, { timeMs: Number.NaN }],
    ['a rating that is no number', 1200, { rating: Number.NaN }],
    ['a weight below 0', 1200, { weight: -1 }],
    ['an allowance that is no number', 1200, { allowance: Number.NaN }],
    ['a place before the first', 1200, { place: 0 }],
    ['runs that are no number', 1200, { runs: Number.NaN }],
    ['a loss that is no number', 1200, { lostInFourWeeks: Number.NaN }],
  ])('says nothing of %s', (_, distance, change) => {
    const runners = [...field.slice(1), runner(1, change)];
    expect(() => ratingAfter({ distance, runners })).toThrow(RangeError);
  });

  it('shows the sum that produced a change', () => {
    const [winner, second] = ratingAfter({ distance: 1200, runners: field });
    expect(second?.terms.lengthsBeaten).toBe(1);
    expect(second?.terms.poundsPerLength).toBe(2.76);
    expect(second?.terms.figure).toBeCloseTo(126 - 2.76);
    expect(winner?.terms.raw).toBeCloseTo(
      0.5 * ((winner?.terms.figure ?? 0) + (winner?.terms.raceLevel ?? 0) - 60),
    );
  });

  it('takes the middle of the field for the worth of the race', () => {
    // Ten, a length apart: the middle one is four and a half lengths behind the winner.
    const [winner] = ratingAfter({ distance: 1200, runners: field });
    expect(winner?.terms.raceLevel).toBeCloseTo(60 - (126 - 4.5 * 2.76));
  });

  it('thinks more of an easy winner', () => {
    const easy = field.map((one) => (one.place === 1 ? { ...one, timeMs: 69_200 } : one));
    const [winner] = ratingAfter({ distance: 1200, runners: easy });
    expect(winner?.terms.winnersExtra).toBe(2);
  });

  it('takes no more than 24 pounds from a horse in four weeks', () => {
    for (const [lostInFourWeeks, least] of [
      [0, -4],
      [20, -4],
      [21, -3],
      [24, 0],
      [27, 0],
    ] as const) {
      const tailedOff = runner(10, { timeMs: 80_000, lostInFourWeeks });
      const last = ratingAfter({ distance: 1200, runners: [...field.slice(0, 9), tailedOff] }).at(
        -1,
      );
      expect(last?.change).toBe(least);
      expect(last?.terms.least).toBe(least);
    }
  });

  it('brings a horse rated 20 too high within four of its worth in ten runs, four days apart', () => {
    const worth = 60;
    let rating = worth + 20;
    const falls: { readonly day: number; readonly pounds: number }[] = [];
    for (let runs = 0; runs < 10; runs++) {
      const day = runs * 4;
      const lostInFourWeeks = falls
        .filter((fall) => fall.day > day - 28)
        .reduce((sum, { pounds }) => sum + pounds, 0);
      const others = field.map((one) => ({ ...one, rating, timeMs: 70_000, isHouse: true }));
      const timeMs = 70_000 + ((rating - worth) / 2.76) * 160;
      const overrated = runner(11, { rating, timeMs, runs, lostInFourWeeks });
      const change = ratingAfter({ distance: 1200, runners: [...others, overrated] }).at(-1);
      falls.push({ day, pounds: -(change?.change ?? 0) });
      rating = change?.after ?? rating;
    }
    expect(rating - worth).toBeLessThanOrEqual(4);
  });

  it('learns nothing more from a horse beaten by more than twelve lengths', () => {
    const beaten = (lengths: number) =>
      ratingAfter({
        distance: 1200,
        runners: [runner(1), runner(2, { timeMs: 70_000 + lengths * 160 })],
      })[1]?.terms.figure;
    expect(beaten(11)).toBeCloseTo(126 - 11 * 2.76);
    expect(beaten(12)).toBeCloseTo(126 - 12 * 2.76);
    expect(beaten(13)).toBeCloseTo(126 - 12 * 2.76);
  });

  it.each([
    [1000, 3.35],
    [1100, 3.055],
    [1200, 2.76],
    [1400, 2.34],
    [1600, 2.01],
    [1800, 1.8],
    [2000, 1.59],
    [2400, 1.28],
  ])('counts a length over %i m as %f pounds', (distance, pounds) => {
    expect(ratingAfter({ distance, runners: field })[0]?.terms.poundsPerLength).toBeCloseTo(pounds);
  });

  it('raises up to the fifth, and lowers nobody before its third run', () => {
    const limits = (place: number, runs: number) => {
      const runners = field.map((one) => (one.place === place ? { ...one, runs } : one));
      const { least, most } = ratingAfter({ distance: 1200, runners })[place - 1]?.terms ?? {};
      return [least, most];
    };
    expect(limits(1, 5)).toEqual([3, 12]);
    expect(limits(5, 3)).toEqual([-2, 5]);
    expect(limits(6, 3)).toEqual([-4, 0]);
    expect(limits(5, 2)).toEqual([0, 5]);
    expect(limits(6, 2)).toEqual([0, 0]);
  });

  it('leaves house horses their mark', () => {
    const house = field.map((one) => ({ ...one, isHouse: true }));
    const changes = ratingAfter({ distance: 1200, runners: house });
    expect(changes.map(({ change }) => change)).toEqual(house.map(() => 0));
  });
});
