import { expect, it } from 'vitest';
import { divisionsOf } from '../../src/championships/divisions.ts';

it('puts a horse into the divisions of its age, sex and specialty', () => {
  expect(divisionsOf({ age: 2, sex: 'female', specialty: 'Sprint' })).toEqual([
    'Two-Year-Olds',
    'Sprint',
  ]);
  expect(divisionsOf({ age: 3, sex: 'female', specialty: 'Long Distance' })).toEqual([
    'Three-Year-Olds',
    'Fillies and Mares',
    'Staying',
  ]);
  expect(divisionsOf({ age: 6, sex: 'male', specialty: 'Mile' })).toEqual(['Mile']);
});
