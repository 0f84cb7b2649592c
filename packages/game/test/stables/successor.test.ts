import fc from 'fast-check';
import { expect, it } from 'vitest';
import { specialties } from '../../src/horses/specialty.ts';
import { houseHorses } from '../../src/stables/houseHorses.ts';
import { HOUSE_RETIRES_AT, successorOf } from '../../src/stables/successor.ts';
import { testTalents } from '../talents.ts';

const retired = fc.record({
  name: fc.constantFrom('Night Ferry', 'Silver Comet'),
  specialty: fc.constantFrom(...specialties),
  rating: fc.integer({ min: 40, max: 118 }),
  birthSeason: fc.integer({ min: -8, max: 400 }),
});

it('a horse that the house retires is followed by a three-year-old of its kind and mark', () => {
  fc.assert(
    fc.property(retired, (horse) => {
      const next = successorOf(horse, testTalents);
      const { specialty, rating } = horse;
      expect(next).toMatchObject({ specialty, rating, name: `${horse.name} II` });
      expect(horse.birthSeason + HOUSE_RETIRES_AT - next.birthSeason).toBe(3);
      expect(successorOf(horse, testTalents)).toEqual(next);
    }),
  );
});

it('one horse follows another for forty generations, each with the next number', () => {
  let horse = successorOf(
    { name: 'Night Ferry', specialty: 'Mile', rating: 80, birthSeason: 0 },
    testTalents,
  );
  const names = [horse.name];
  while (names.length < 40) {
    horse = successorOf(horse, testTalents);
    names.push(horse.name);
  }
  expect(names.slice(0, 9).map((name) => name.slice('Night Ferry '.length))).toEqual([
    ...['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'],
  ]);
  expect(new Set(names).size).toBe(40);
});

it('no house horse bears a name that ends in a number, so that successors are told from it', () => {
  for (const { name } of houseHorses(20260105, 3, testTalents))
    expect(name).not.toMatch(/ [XVI]+$/);
});
