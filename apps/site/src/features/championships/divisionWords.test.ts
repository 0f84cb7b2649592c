import { divisions } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { championships } from '../../storybook/championships.ts';
import { aboutDivision, formatPoints, sayCut, sayOwnStanding, sayPoints } from './divisionWords.ts';

test('points of a dead heat are told in parts of one', () => {
  expect([0, 12, 12.5, 0.5, 10 / 3, 20 / 3].map(formatPoints)).toEqual([
    ...['0', '12', '12½', '½', '3⅓', '6⅔'],
  ]);
  expect(formatPoints(6.2)).toBe('6.2');
  expect([1, 2].map(sayPoints)).toEqual(['1 point', '2 points']);
});

test('a division says who runs in it, and how far', () => {
  expect(aboutDivision('mile')).toBe('Three-year-olds and upward, 1600\u00a0m');
  expect(aboutDivision('fillies-and-mares')).toBe(
    'Fillies and mares, three-year-olds and upward, 1700 to 1800\u00a0m',
  );
  expect(new Set(divisions.map(aboutDivision)).size).toBe(divisions.length);
});

test('a horse of one’s own is in, or lacks so many points', () => {
  const [first, second] = championships.mine;
  if (!first || !second) throw new Error('Two horses stand in the table.');
  expect(sayOwnStanding(first, null)).toBe('1st with 135 points, in the final as it stands');
  expect(sayOwnStanding(second, null)).toBe('13th with 26 points, lacks 13 points');
  expect(sayOwnStanding({ ...second, rank: null, points: 0, lacks: 1 }, null)).toBe(
    'No qualifier run, lacks 1 point',
  );
  expect(sayOwnStanding({ ...second, automatic: true }, null)).toBe('Won its way into the final');
  expect(sayOwnStanding({ ...second, supplementary: true }, null)).toMatch(/supplementary entry$/);
});

test('once the fields are drawn it is told in which of them a horse runs', () => {
  const [first] = championships.mine;
  if (!first) throw new Error('A horse stands in the table.');
  expect(sayOwnStanding(first, 'final')).toBe('In the final');
  expect(sayOwnStanding({ ...first, automatic: true }, 'out')).toBe(
    '1st with 135 points, not drawn',
  );
  expect(sayOwnStanding(first, 'known')).toBe('1st with 135 points');
});

test('there is no cut before the places are taken', () => {
  expect(sayCut({ points: 38 })).toBe('Cut: 38 points');
  expect(sayCut(null)).toBe('Places left over');
});
