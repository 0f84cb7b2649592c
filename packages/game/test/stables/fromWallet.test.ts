import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromWallet, mostToSpend } from '../../src/stables/fromWallet.ts';

const dollars = fc.nat(1_000_000);

test('what is moved makes the credits pay exactly, or nothing moves', () => {
  fc.assert(
    fc.property(dollars, dollars, dollars, (price, credits, wallet) => {
      const moved = fromWallet(price, { credits, wallet });
      if (moved === null) return price > mostToSpend({ credits, wallet });
      return moved === 0 ? credits >= price : credits + moved === price && moved <= wallet;
    }),
  );
  expect(fromWallet(1_600, { credits: 400, wallet: 3_400 })).toBe(1_200);
});
