import type { Why } from '@furlong/game/engine';
import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { mostAskedAbout, toPlaceExplained, toRunnerOptions } from './toWhyPlacedProps.ts';

const runners = [
  runner(1, 83_410, 'Silver Comet'),
  runner(2, 83_618, 'Iron Duchess'),
  runner(3, 83_900, 'Turf Legend'),
];
const names = new Map(runners.map(({ horseId, horse }) => [horseId, horse.name]));

const none = { ability: 0, weight: 0, condition: 0, pace: 0, trip: 0, luck: 0 };

function why(lengths: number, causes: Partial<Why['causes']> = {}): Why {
  return {
    horseId: 'iron-duchess',
    rivalId: 'silver-comet',
    lengths,
    causes: { ...none, ...causes },
  };
}

test('the player’s own runner is asked about first, else the second', () => {
  expect(mostAskedAbout(runners, ['turf-legend'])).toBe('turf-legend');
  expect(mostAskedAbout(runners, ['at-home'])).toBe('iron-duchess');
  expect(mostAskedAbout(runners.slice(0, 1), [])).toBe('silver-comet');
});

test('runners are picked by place and name', () => {
  expect(toRunnerOptions(runners)[1]).toEqual({
    value: 'iron-duchess',
    label: '2nd · Iron Duchess',
  });
});

test.each([
  [1.3, 'Iron Duchess finished 1.3 lengths behind Silver Comet. That is made up of:'],
  [-0.6, 'Iron Duchess finished 0.6 lengths ahead of Silver Comet. That is made up of:'],
  [
    0.04,
    'Iron Duchess finished less than a tenth of a length behind Silver Comet. That is made up of:',
  ],
  [0, 'Iron Duchess and Silver Comet could not be parted. That is made up of:'],
])('%d lengths are put into words', (lengths, words) => {
  expect(toPlaceExplained(why(lengths), names).verdict).toBe(words);
});

test('each cause says what it cost or gained, and condition is told with ability', () => {
  const { causes } = toPlaceExplained(
    why(1.3, { ability: 2.1, weight: -0.42, luck: -0.38 }),
    names,
  );
  expect(causes.map(({ summary }) => summary)).toEqual([
    'Ability and condition cost it 2.1 lengths',
    'Weight gained it 0.4 lengths',
    'Pace made no difference',
    'Trip made no difference',
    'Luck gained it 0.4 lengths',
  ]);
});

test('the causes as shown add up to the distance as shown', () => {
  const { causes } = toPlaceExplained(
    why(1.32, { ability: 0.44, weight: 0.44, luck: 0.44 }),
    names,
  );
  expect(causes.reduce((sum, { lengths }) => sum + lengths, 0)).toBeCloseTo(1.3, 9);
});
