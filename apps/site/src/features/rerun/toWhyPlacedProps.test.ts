import type { LuckOfDay, LuckReport, Why } from '@furlong/game/engine';
import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { toLuckRows } from './toLuckRows.ts';
import { mostAskedAbout, toPlaceExplained, toRunnerOptions } from './toWhyPlacedProps.ts';

const runners = [
  runner(1, 83_410, 'Silver Comet'),
  runner(2, 83_618, 'Iron Duchess'),
  runner(3, 83_900, 'Turf Legend'),
];
const names = new Map(runners.map(({ horseId, horse }) => [horseId, horse.name]));

const none = {
  ability: 0,
  weight: 0,
  condition: 0,
  pace: 0,
  draw: 0,
  luck: 0,
  rivalsLuck: 0,
};

const day: LuckOfDay = {
  lengths: -12.2,
  oneIn: 40,
  moment: { from: 42_000, to: 54_000, toGo: 800, lengths: -7, places: [3, 9], event: null },
};

/** A report in which these runners had so much luck. */
function report(...luckLengths: number[]): LuckReport {
  const found = runners.map(({ horseId }, index) => ({
    horseId,
    place: index + 1,
    winShare: 0.3,
    expectedPlace: index + 1,
    luckLengths: luckLengths[index] ?? 0,
  }));
  return { reruns: 1_000, runners: found };
}

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
  expect(toPlaceExplained(why(lengths), report(), day, names).verdict).toBe(words);
});

test('the runner and its rival lead to their pages', () => {
  expect(toPlaceExplained(why(1.3), report(), day, names).horses).toEqual([
    { horse: 'Iron Duchess', horseHref: '/horses/iron-duchess' },
    { horse: 'Silver Comet', horseHref: '/horses/silver-comet' },
  ]);
});

test('each cause says what it cost or gained, and condition is told with ability', () => {
  const { causes } = toPlaceExplained(
    why(1.3, { ability: 2.1, weight: -0.42, luck: -1.8, rivalsLuck: 1.42 }),
    report(1.4, 1.8, -3.2),
    day,
    names,
  );
  expect(causes.map(({ summary }) => summary)).toEqual([
    'Ability and condition cost it 2.1 lengths',
    'Weight gained it 0.4 lengths',
    'Pace made no difference',
    'Draw made no difference',
    'Luck gained it 1.8 lengths',
    'The luck of Silver Comet cost it 1.4 lengths',
  ]);
});

test('the causes as shown add up to the distance as shown', () => {
  const { causes } = toPlaceExplained(
    why(1.32, { ability: 0.44, weight: 0.44, luck: -1.84, rivalsLuck: 2.28 }),
    report(2.28, 1.84, -4.12),
    day,
    names,
  );
  expect(causes.reduce((sum, { lengths }) => sum + lengths, 0)).toBeCloseTo(1.3, 9);
});

test('luck is the figure of the luck report, to the tenth', () => {
  const luck = report(0.44, 0.44, -0.88);
  const rows = toLuckRows(luck, runners);
  const { causes } = toPlaceExplained(
    why(0.3, { draw: 0.3, luck: -0.44, rivalsLuck: 0.44 }),
    luck,
    day,
    names,
  );
  const shown = (name: string) => causes.find((cause) => cause.name === name)?.lengths ?? 0;
  expect(Number(rows[1]?.luck)).toBe(-shown('Luck'));
  expect(Number(rows[0]?.luck)).toBe(shown('The luck of Silver Comet'));
});

test('luck that decides names its moment, with the way there in the film', () => {
  const { causes } = toPlaceExplained(
    why(12.2, { luck: 12.2 }),
    report(0, -12.2, 12.2),
    day,
    names,
  );
  const luck = causes.find(({ name }) => name === 'Luck');
  expect(luck?.summary).toBe('Luck cost it 12.2 lengths');
  expect(luck?.detail).toMatch(
    /^A 1-in-40 day: shuffled back from 3rd to 9th with 800\u00a0m to go\. /,
  );
  expect(luck?.way).toEqual({
    href: '?at=40.00&camera=follow&horse=iron-duchess',
    label: 'See it in the film',
  });
  // A moment is told of nobody else, and of no luck that did nothing.
  expect(causes.filter(({ way }) => way)).toHaveLength(1);
  const little = toPlaceExplained(why(0.3, { luck: 0.3 }), report(0, -0.3, 0.3), day, names);
  expect(little.causes.filter(({ way }) => way)).toHaveLength(0);
});
