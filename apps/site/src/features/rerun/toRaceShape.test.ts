import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { toRaceShape } from './toRaceShape.ts';

const runners = [runner(1, 36_000, 'Silver Comet'), runner(2, 36_100, 'Iron Duchess')];

const sections = [
  { toGo: 400, length: 200, parMs: 13_000 },
  { toGo: 200, length: 200, parMs: 11_500 },
  { toGo: 0, length: 200, parMs: 11_400 },
];

const shapeOf = (comet: readonly number[], duchess: readonly number[]) =>
  toRaceShape(
    {
      sections,
      runners: [
        {
          horseId: 'silver-comet',
          place: 1,
          timeMs: 36_000,
          sectionsMs: [13_100, 11_500, 11_400],
          positions: comet,
        },
        {
          horseId: 'iron-duchess',
          place: 2,
          timeMs: 36_100,
          sectionsMs: [13_000, 11_500, 11_600],
          positions: duchess,
        },
      ],
    },
    runners,
  );

test('marks are metres to the post, and times are seconds', () => {
  const { marks, par, runners: shaped } = shapeOf([2, 1, 1], [1, 2, 2]);
  expect(marks).toEqual(['400\u00a0m', '200\u00a0m', 'Post']);
  expect(par).toEqual([13, 11.5, 11.4]);
  expect(shaped[0]).toMatchObject({
    horse: 'Silver Comet',
    horseHref: '/horses/silver-comet',
    seconds: [13.1, 11.5, 11.4],
    positions: [2, 1, 1],
  });
});

test('who led is told: before the winner, from where, or from the first to the last', () => {
  expect(shapeOf([2, 1, 1], [1, 2, 2]).story).toBe(
    'Iron Duchess led before; Silver Comet was in front from 200\u00a0m to go.',
  );
  expect(shapeOf([2, 2, 1], [1, 1, 2]).story).toBe(
    'Iron Duchess led before; Silver Comet was in front at the post alone.',
  );
  expect(shapeOf([1, 1, 1], [2, 2, 2]).story).toBe(
    'Silver Comet led at every mark, from the first to the post.',
  );
});
