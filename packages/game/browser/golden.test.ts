import { expect, it } from 'vitest';
import golden from '../golden/furlong-1.json';
import { runGolden } from '../golden/races.ts';

it('runs every golden race in Chromium to the same bit as in Node', () => {
  expect(golden.map((_, number) => runGolden(number))).toEqual(golden);
});
