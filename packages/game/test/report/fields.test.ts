import { expect, it } from 'vitest';
import { classFour, entrantsOf } from '../../report/fields.ts';

it('draws no rating below 0, however widely the ratings of a field are spread', () => {
  // Of seed 32, one of the novices over 1,800 m was drawn at −1.
  for (let number = 0; number < 300; number++) {
    for (const { rating } of entrantsOf(32, 1800, number, { ...classFour, ratingSpread: 15 })) {
      expect(rating).toBeGreaterThanOrEqual(0);
    }
  }
});
