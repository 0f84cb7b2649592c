import { expect, it } from 'vitest';
import { divisionsOf } from '../../src/championships/divisions.ts';

it('puts a horse into the divisions of its age, sex and specialty', () => {
  expect(divisionsOf({ age: 2, sex: 'female', specialty: 'Sprint' })).toEqual(['two-year-olds']);
  expect(divisionsOf({ age: 3, sex: 'female', specialty: 'Middle Distance' })).toEqual([
    'three-year-olds',
    'fillies-and-mares',
    'staying',
  ]);
  expect(divisionsOf({ age: 6, sex: 'male', specialty: 'Mile' })).toEqual(['mile']);
  expect(divisionsOf({ age: 2, sex: 'male', specialty: 'Long Distance' })).toEqual([]);
});
