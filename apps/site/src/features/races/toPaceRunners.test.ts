import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { toPaceRunners } from './toPaceRunners.ts';

const styles = [0, 1, 2, 3] as const;
const field = styles.map((style) => {
  const { horse, ...entry } = runner(style + 1, 83_410);
  return { ...entry, horse: { ...horse, style } };
});

test('a style is told by its name, with the stall', () => {
  expect(toPaceRunners(field).map(({ style, draw }) => [style, draw])).toEqual([
    ['lead', 1],
    ['prominent', 2],
    ['midfield', 3],
    ['hold-up', 4],
  ]);
});

test('before the draw nobody has a place', () => {
  expect(toPaceRunners(field.map((each) => ({ ...each, draw: null })))).toEqual([]);
});
