import { describe, expect, it } from 'vitest';
import { classFour as bred, fieldOf } from '../../report/fields.ts';
import { mean } from '../../report/figures.ts';
import { winningTimes } from '../../report/rows.ts';
import { ENGINE } from '../../src/engine/engines.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { LENGTH_MS } from '../../src/races/horseLength.ts';
import { cardFor, classFourField, raceOver, wordsFor } from '../field.ts';

const RACES = 60;
const SEED = 1;

describe.each(winningTimes)('Class 4 handicaps over %i m', (distance, seconds, tolerance) => {
  // Fields of horses bred for the race: the house has but thirty for a distance, which meet again and again.
  const meeting = { ...bred, engine: ENGINE, trackId: 'saltmarsh-park' } as const;
  const results = Array.from({ length: RACES }, (_, number) =>
    runRace(fieldOf(SEED, distance, number, meeting), wordsFor(number)),
  );

  it(`are won in about ${seconds} s`, () => {
    const winners = mean(results.map(({ runners }) => (runners[0]?.timeMs ?? 0) / 1000));
    expect(Math.abs(winners - seconds)).toBeLessThan(tolerance);
  });

  it('are close: half are won by less than a length, nearly all by less than five', () => {
    const margins = results
      .map(({ runners }) => ((runners[1]?.timeMs ?? 0) - (runners[0]?.timeMs ?? 0)) / LENGTH_MS)
      .toSorted((a, b) => a - b);
    expect(margins[RACES / 2]).toBeLessThan(1);
    expect(margins[RACES / 2]).toBeGreaterThan(0.3);
    expect(margins[RACES - 3]).toBeLessThan(5);
  });

  it('spread the field over one to three seconds', () => {
    const spread = mean(
      results.map(({ runners, duration }) => (duration - (runners[0]?.timeMs ?? 0)) / 1000),
    );
    expect(spread).toBeGreaterThan(1);
    expect(spread).toBeLessThan(3);
  });
});

describe('ability', () => {
  it.each([1000, 1600, 2400])('helps on average over %i m', (distance) => {
    const gains = Array.from({ length: 60 }, (_, number) => {
      const field = classFourField(distance, number);
      const better = field.map((entrant, stall) =>
        stall === 5
          ? { ...entrant, talents: { ...entrant.talents, speed: entrant.talents.speed + 30 } }
          : entrant,
      );
      const placeOf = (entrants: typeof field) =>
        runRace(cardFor(raceOver(distance), entrants), wordsFor(number)).order.indexOf(
          field[5]?.horseId ?? '',
        );
      return placeOf(field) - placeOf(better);
    });
    expect(mean(gains)).toBeGreaterThan(0.5);
  });
});
