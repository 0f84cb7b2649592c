import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { toPosterFinish } from './toPosterFinish.ts';

const ash = runner(1, 83_410, 'Ash');

test('the winner is told with the distance, the second and the time', () => {
  const told = toPosterFinish([ash, runner(2, 83_460, 'Birch'), runner(3, 84_400, 'Oak')]);
  expect(told?.winners.map(({ horse }) => horse)).toEqual(['Ash']);
  expect(told?.verdict).toBe('Won by a neck from Birch, in 1:23.41.');
});

test('each is as far behind as it was beaten, in lengths', () => {
  const told = toPosterFinish([ash, runner(2, 83_570, 'Birch'), runner(3, 83_890, 'Oak')]);
  expect(told?.order.map(({ behind }) => behind)).toEqual([0, 1, 3]);
});

test('two who cannot be parted have both won, before the third', () => {
  const birch = { ...runner(1, 83_410, 'Birch') };
  const told = toPosterFinish([ash, birch, runner(3, 83_490, 'Oak')]);
  expect(told?.winners.map(({ horse }) => horse)).toEqual(['Ash', 'Birch']);
  expect(told?.verdict).toBe('Dead-heated in 1:23.41, half a length before Oak.');
});

test('who came home alone won from nobody, and without times nothing is told', () => {
  expect(toPosterFinish([ash])?.verdict).toBe('Won in 1:23.41.');
  expect(toPosterFinish([{ ...ash, timeMs: null }])).toBeNull();
});
