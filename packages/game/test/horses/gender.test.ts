import { describe, expect, it } from 'vitest';
import { gender, genderForSale } from '../../src/horses/gender.ts';

describe('gender', () => {
  it('turns fillies into mares at five', () => {
    expect([gender('female', 4), gender('female', 5)]).toEqual(['Filly', 'Mare']);
    expect([genderForSale('female', 4), genderForSale('female', 5)]).toEqual(['Filly', 'Mare']);
  });

  it('calls an owned male a horse from five, and one for sale a stallion', () => {
    expect([2, 4, 5, 9].map((age) => gender('male', age))).toEqual([
      ...['Colt', 'Colt', 'Horse', 'Horse'],
    ]);
    expect([genderForSale('male', 4), genderForSale('male', 5)]).toEqual(['Colt', 'Stallion']);
  });
});
