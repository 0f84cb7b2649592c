import { describe, expect, it } from 'vitest';
import { gender, genderForSale } from '../../src/horses/gender.ts';

describe('gender', () => {
  it('turns fillies into mares at five', () => {
    expect([gender('female', 4), gender('female', 5)]).toEqual(['Filly', 'Mare']);
    expect([genderForSale('female', 4), genderForSale('female', 5)]).toEqual(['Filly', 'Mare']);
  });

  it('calls an owned male a colt whatever his age, and one for sale a stallion from five', () => {
    expect([gender('male', 2), gender('male', 5), gender('male', 9)]).toEqual(
      Array(3).fill('Colt'),
    );
    expect([genderForSale('male', 4), genderForSale('male', 5)]).toEqual(['Colt', 'Stallion']);
  });
});
