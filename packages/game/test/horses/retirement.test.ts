import { expect, it } from 'vitest';
import { retirementRefusal } from '../../src/horses/retirement.ts';

it('a horse is retired that is entered for nothing, at no work, and not offered, and not the last', () => {
  const free = { entered: false, atWork: false, forSale: false, stabled: 2 };
  expect(retirementRefusal(free)).toBeNull();
  expect(retirementRefusal({ ...free, entered: true, atWork: true })).toBe('retires_after_race');
  expect(retirementRefusal({ ...free, atWork: true, stabled: 1 })).toBe('retires_after_work');
  expect(retirementRefusal({ ...free, forSale: true, stabled: 1 })).toBe('horse_for_sale');
  expect(retirementRefusal({ ...free, stabled: 1 })).toBe('last_horse');
});
