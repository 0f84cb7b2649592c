import { expect, it } from 'vitest';
import { toTurnWords } from './toTurnWords.ts';

const season = 4;
const words = (sex: 'male' | 'female', age: number) =>
  toTurnWords({ sex, birthSeason: season - age, specialty: 'Mile' }, season);

it('tells a filly of three where she may run, and what she has outgrown', () => {
  expect(words('female', 3)).toEqual([
    'May run in races for three-year-olds and three-year-olds and upward.',
    'Has outgrown those for two-year-olds.',
    'Joins the divisions Three-Year-Olds, Fillies and Mares and Mile, and leaves Two-Year-Olds.',
    'Gets 12 lb from its elders at a mile, 14 lb less than a season ago.',
  ]);
});

it('tells of a horse of four that its allowance is gone', () => {
  expect(words('male', 4)).toContain(
    'Gets no weight from its elders any more: 12 lb at a mile a season ago.',
  );
});

it('tells of a new word at five, and of what age costs', () => {
  expect(words('male', 5)).toEqual([
    'Called a horse from now on, no longer a colt.',
    'Age takes about 0.7 lengths over a mile from it this season.',
  ]);
});

it('says of the old when the house would retire them, and has something to say of each', () => {
  expect(words('female', 8).at(-1)).toMatch(/The house sends out none of this age/);
  for (let age = 2; age < 15; age += 1) expect(words('male', age)).not.toEqual([]);
});
