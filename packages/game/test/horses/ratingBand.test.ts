import { expect, it } from 'vitest';
import { ratingBand } from '../../src/horses/ratingBand.ts';

it.each([
  [140, 'gold'],
  [90, 'gold'],
  [89, 'green'],
  [80, 'green'],
  [79, 'blue'],
  [0, 'blue'],
])('the colour of the rating %i is %s', (rating, band) => {
  expect(ratingBand(rating)).toBe(band);
});
