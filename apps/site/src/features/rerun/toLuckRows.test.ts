import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { toLuckRows } from './toLuckRows.ts';

const runners = [
  runner(1, 83_410, 'Silver Comet'),
  runner(2, 83_440, 'Iron Duchess'),
  runner(3, 83_900, 'Turf Legend'),
];

function rowsOf(figures: readonly (readonly [winShare: number, luckLengths: number])[]) {
  const found = figures.map(([winShare, luckLengths], index) => ({
    horseId: runners[index]?.horseId ?? '',
    place: index + 1,
    winShare,
    expectedPlace: 1.96 + index,
    luckLengths,
  }));
  return toLuckRows({ reruns: 1_000, runners: found }, runners);
}

test('each runner is told with its name, its share, its expected place and its luck', () => {
  const [winner] = rowsOf([[0.304, 1.43]]);
  expect(winner).toMatchObject({
    place: 1,
    horse: 'Silver Comet',
    horseHref: '/horses/silver-comet',
    won: { text: '30%' },
    expectedPlace: '2.0',
    luck: '+1.4',
  });
  expect(winner?.won.percent).toBeCloseTo(30.4);
});

test('a share that rounds to nothing is told from none', () => {
  const shares = rowsOf([
    [0.96, 0],
    [0.004, 0],
    [0, 0],
  ]).map(({ won }) => won.text);
  expect(shares).toEqual(['96%', '<1%', '\u20070%']);
});

test('good and bad luck are signed, and sum to zero as shown', () => {
  const luck = rowsOf([
    [0.5, 0.84],
    [0.3, 0.04],
    [0.2, -0.88],
  ]).map((row) => row.luck);
  expect(luck).toEqual(['+0.9', '0.0', '−0.9']);
});
