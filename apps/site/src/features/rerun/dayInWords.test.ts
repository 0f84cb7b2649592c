import type { LuckMoment } from '@furlong/game/engine';
import { expect, test } from 'vitest';
import { dayInWords } from './dayInWords.ts';

const moment: LuckMoment = {
  ...{ from: 42_000, to: 54_000, toGo: 1000, lengths: -7 },
  ...{ places: [3, 9], event: null },
};
const words = (oneIn: number, changed: Partial<LuckMoment>) =>
  dayInWords({ lengths: -12, oneIn, moment: { ...moment, ...changed } });

test.each([
  [39.6, {}, 'A 1-in-40 day: shuffled back from 3rd to 9th with 1000\u00a0m to go.'],
  [
    12,
    { event: 'boxed in' },
    'A 1-in-12 day: no way out behind other horses, from 3rd to 9th with 1000\u00a0m to go.',
  ],
  [12, { event: 'wide', places: [4, 4] }, 'A 1-in-12 day: run wide with 1000\u00a0m to go.'],
  [5, { places: [4, 4] }, 'A 1-in-5 day: it lost ground with 1000\u00a0m to go.'],
  [
    5,
    { places: [9, 3], lengths: 4 },
    'A 1-in-5 day: carried forward from 9th to 3rd with 1000\u00a0m to go.',
  ],
  [5, { places: [4, 4], lengths: 4 }, 'A 1-in-5 day: it gained ground with 1000\u00a0m to go.'],
  [1.9, {}, 'As on most days: shuffled back from 3rd to 9th with 1000\u00a0m to go.'],
] as const)('one day in %d is told with what made it', (oneIn, changed, told) => {
  expect(words(oneIn, changed)).toBe(told);
});
