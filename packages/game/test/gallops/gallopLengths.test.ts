import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENGINE, engineOf } from '../../src/engine/engines.ts';
import { type Bands, bandsOf } from '../../src/fairness/bands.ts';
import { benchmarkRating } from '../../src/gallops/benchmark.ts';
import { gallopLengths, lengthsBetween } from '../../src/gallops/gallopLengths.ts';
import { type GallopQuestion, gallopDistances, gallopGoings } from '../../src/gallops/questions.ts';
import { middlingTalents, type Talents } from '../../src/horses/talents.ts';

const { worth } = engineOf(ENGINE);

/** A middling horse that loses nothing over any distance. */
const even: Talents = { ...middlingTalents, distanceBreadth: 1000 };

const questions: fc.Arbitrary<GallopQuestion> = fc
  .record({
    distance: fc.constantFrom(...gallopDistances),
    surface: fc.constantFrom('Turf' as const, 'Dirt' as const),
    kit: fc.integer({ min: 0, max: 25 }),
    lot: fc.nat(),
  })
  .map(({ lot, ...asked }) => ({
    ...asked,
    going: gallopGoings[asked.surface][lot % gallopGoings[asked.surface].length] ?? 0,
  }));

const talents = fc.record<Talents>({
  speed: fc.integer({ min: 1, max: 100 }),
  acceleration: fc.integer({ min: 1, max: 100 }),
  stamina: fc.integer({ min: 1, max: 100 }),
  recovery: fc.integer({ min: 1, max: 100 }),
  agility: fc.integer({ min: 1, max: 100 }),
  balance: fc.integer({ min: 1, max: 100 }),
  heart: fc.integer({ min: 1, max: 100 }),
  distancePreferred: fc.integer({ min: 800, max: 4000 }),
  distanceBreadth: fc.integer({ min: 0, max: 400 }),
  goingPreferred: fc.integer({ min: -100, max: 100 }),
  surfaceAptitude: fc.integer({ min: -100, max: 100 }),
});

const lengths = (of: Talents, question: GallopQuestion, sex: 'male' | 'female' = 'male') =>
  gallopLengths(bandsOf(of, worth), sex, question, worth);

it('the benchmark is worth a rating of 60, for fillies and mares one of 57', () => {
  expect(benchmarkRating('male')).toBe(60);
  expect(benchmarkRating('female')).toBe(57);
});

it('the benchmark is level with an average horse of its rating that is at home wherever it gallops', () => {
  fc.assert(
    fc.property(questions, fc.constantFrom('male', 'female'), (question, sex) => {
      const atHome: Bands = {
        ability: benchmarkRating(sex),
        ...{ endurance: 50, sharpness: 50, handling: 50 },
        ...{ distancePreferred: question.distance, distanceBreadth: 0 },
        ...{ goingPreferred: question.going, surfaceAptitude: 0 },
      };
      expect(gallopLengths(atHome, sex, { ...question, kit: 0 }, worth)).toBe(0);
    }),
  );
});

it('the most that equipment adds is worth under half a length, the same over any distance', () => {
  for (const distance of gallopDistances) {
    const question = { distance, surface: 'Turf', going: 0, kit: 0 } as const;
    const most = lengths(even, { ...question, kit: 25 }) - lengths(even, question);
    expect(most).toBeCloseTo(0.463, 2);
    expect(lengths(even, { ...question, kit: 99 })).toBe(lengths(even, { ...question, kit: 25 }));
  }
});

it('a filly’s benchmark is three pounds easier: three quarters of a length over any distance', () => {
  for (const distance of gallopDistances) {
    const question = { distance, surface: 'Turf', going: 0, kit: 0 } as const;
    expect(lengths(even, question, 'female') - lengths(even, question)).toBeCloseTo(0.74, 2);
  }
});

it('a horse is never better for ground that it likes less, nor worse for more talent or kit', () => {
  fc.assert(
    fc.property(talents, questions, (horse, question) => {
      const asked = lengths(horse, question);
      expect(lengths({ ...horse, speed: 100 }, question)).toBeGreaterThanOrEqual(asked);
      expect(lengths({ ...horse, stamina: 100 }, question)).toBeGreaterThanOrEqual(asked);
      expect(lengths({ ...horse, goingPreferred: question.going }, question)).toBeGreaterThan(
        asked - 0.2,
      );
      expect(lengths({ ...horse, surfaceAptitude: 0 }, question)).toBeGreaterThanOrEqual(asked);
      expect(lengths(horse, { ...question, kit: 25 })).toBeGreaterThanOrEqual(asked);
    }),
  );
});

it('what gallops tell of talents is what cards do: their bands, and nothing finer', () => {
  fc.assert(
    fc.property(talents, questions, (horse, question) => {
      const near = { ...horse, heart: horse.heart === 100 ? 99 : horse.heart + 1 };
      const same = JSON.stringify(bandsOf(near, worth)) === JSON.stringify(bandsOf(horse, worth));
      fc.pre(same);
      expect(lengths(near, question)).toBe(lengths(horse, question));
    }),
  );
});

it('two that change places change the sign', () => {
  const [one, other] = [
    { speed: 1_003_000, stamina: 22_500 },
    { speed: 998_000, stamina: 21_900 },
  ];
  expect(lengthsBetween(one, other, 2000)).toBeCloseTo(3.68 + 2.56, 1);
  expect(lengthsBetween(other, one, 2000)).toBe(-lengthsBetween(one, other, 2000));
});
