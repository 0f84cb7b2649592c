import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/card.ts';
import type { Position } from '../../src/engine/result.ts';
import { runRace } from '../../src/engine/runRace.ts';
import type { SeedWords } from '../../src/fairness/seed.ts';
import type { RunningStyle } from '../../src/horses/foundation.ts';
import { type Surface, trackIds, tracks } from '../../src/tracks/tracks.ts';

/** Earlier versions never change: their golden races hold them. */
const engine = 'furlong-3';

const word = fc.integer({ min: 0, max: 0xffffffff });
const seeds: fc.Arbitrary<SeedWords> = fc.tuple(word, word, word, word);

const runner = fc.record({
  horseId: fc.constant(''),
  draw: fc.constant(0),
  weight: fc.integer({ min: 100, max: 135 }),
  style: fc.constantFrom<RunningStyle>(0, 1, 2, 3),
  speed: fc.integer({ min: 960_000, max: 1_045_000 }),
  stamina: fc.integer({ min: 21_264, max: 23_036 }),
  acceleration: fc.integer({ min: 2100, max: 2400 }),
  bends: fc.integer({ min: 100, max: 220 }),
  nimbleness: fc.integer({ min: 600, max: 1200 }),
  unevenness: fc.integer({ min: 800, max: 1200 }),
  jockey: fc.integer({ min: 1, max: 40 }),
  riding: fc.integer({ min: -3, max: 3 }),
});

const cards: fc.Arbitrary<Card> = fc
  .record({
    engine: fc.constant(engine),
    raceId: fc.constant('race'),
    course: fc.record({
      trackId: fc.constantFrom(...trackIds),
      distance: fc.integer({ min: 10, max: 24 }).map((hundreds) => hundreds * 100),
      surface: fc.constantFrom<Surface>('Turf', 'Dirt'),
    }),
    going: fc.integer({ min: -100, max: 100 }),
    runners: fc.array(runner, { minLength: 1, maxLength: 14 }),
  })
  .map((card) => ({
    ...card,
    course: { ...card.course, surface: onTrack(card.course) },
    runners: card.runners.map((entry, stall) => ({
      ...entry,
      horseId: `horse ${stall}`,
      draw: stall + 1,
    })),
  }));

/** The surface asked for if the track has it, or the one that it has. */
function onTrack({ trackId, surface }: Card['course']): Surface {
  const { surfaces } = tracks[trackId];
  return surfaces.find((one) => one === surface) ?? (surfaces.includes('Turf') ? 'Turf' : 'Dirt');
}

const settings = { numRuns: 50 };

describe('any race', () => {
  it('brings every runner home, in the order of the times', () => {
    fc.assert(
      fc.property(cards, seeds, (card, words) => {
        const { runners, order } = runRace(card, words);
        expect(order).toEqual(runners.map(({ horseId }) => horseId));
        expect(order.toSorted()).toEqual(card.runners.map(({ horseId }) => horseId).toSorted());
        for (const { timeMs, place } of runners) {
          expect(timeMs).toBeGreaterThan((card.course.distance / 20) * 1000);
          expect(place).toBe(1 + runners.filter((other) => other.timeMs < timeMs).length);
        }
      }),
      settings,
    );
  });

  it('never sees a horse above 20 m/s, nor one with less than no energy', () => {
    fc.assert(
      fc.property(cards, seeds, (card, words) => {
        for (const { topSpeed, leastEnergy } of runRace(card, words).runners) {
          expect(topSpeed).toBeLessThan(20);
          expect(leastEnergy).toBeGreaterThanOrEqual(0);
        }
      }),
      settings,
    );
  });

  it('is the same race for the same card and seed', () => {
    fc.assert(
      fc.property(cards, seeds, (card, words) => {
        const { positionsAt: _first, ...race } = runRace(card, words);
        const { positionsAt: _second, ...again } = runRace(card, words);
        expect(again).toEqual(race);
      }),
      { ...settings, numRuns: 15 },
    );
  });

  it('has sectional times that add up to the time', () => {
    fc.assert(
      fc.property(cards, seeds, (card, words) => {
        for (const { sectionalsMs, timeMs } of runRace(card, words).runners) {
          expect(sectionalsMs).toHaveLength(Math.ceil(card.course.distance / 200));
          expect(sectionalsMs.reduce((sum, section) => sum + section, 0)).toBe(timeMs);
        }
      }),
      settings,
    );
  });

  it('never lets a runner go backward, nor through another', () => {
    fc.assert(
      fc.property(cards, seeds, (card, words) => {
        const { positionsAt, duration } = runRace(card, words);
        let before = positionsAt(0);
        for (let ms = 200; ms <= duration; ms += 200) {
          const now = positionsAt(ms);
          const wentBack = now.some(({ metres }, index) => metres < (before[index]?.metres ?? 0));
          const through = now.some((one, index) => now.slice(index + 1).some(touches(one)));
          if (wentBack || through) return false;
          before = now;
        }
        return true;
      }),
      { ...settings, numRuns: 30 },
    );
  });
});

/** Two bodies overlap, to a centimetre: 2.4 m long, 0.95 m wide. In the stalls they stand abreast. */
function touches(one: Position): (other: Position) => boolean {
  return (other) =>
    Math.abs(other.lane - one.lane) < 0.94 &&
    Math.abs(other.metres - one.metres) < 2.39 &&
    one.metres + other.metres > 5;
}

describe('asking where the runners are', () => {
  it('agrees with the finishing times', () => {
    fc.assert(
      fc.property(cards, seeds, (card, words) => {
        const { runners, positionsAt } = runRace(card, words);
        for (const { horseId, timeMs } of runners) {
          const position = positionsAt(timeMs).find((one) => one.horseId === horseId);
          expect(position?.metres).toBeGreaterThan(card.course.distance - 1);
          expect(position?.metres).toBeLessThan(card.course.distance + 1);
        }
      }),
      settings,
    );
  });
});

describe('more ability', () => {
  const fields = fc.sample(cards, { numRuns: 40, seed: 4 });
  const luck = Array.from({ length: 24 }, (_, number): SeedWords => [number, 7, 8, 9]);

  it.each([
    ['speed', 8000],
    ['stamina', 400],
  ] as const)('never hurts on average, whatever the race: %s', (ability, more) => {
    for (const [number, card] of fields.entries()) {
      const stall = number % card.runners.length;
      const runners = card.runners.map((entry, index) =>
        index === stall ? { ...entry, [ability]: entry[ability] + more } : entry,
      );
      const horseId = card.runners[stall]?.horseId ?? '';
      const timeIn = (one: Card) =>
        luck
          .map((words) => runRace(one, words).runners.find((each) => each.horseId === horseId))
          .reduce((sum, runner) => sum + (runner?.timeMs ?? 0), 0) / luck.length;
      expect([number, timeIn({ ...card, runners }) <= timeIn(card)]).toEqual([number, true]);
    }
  });
});
