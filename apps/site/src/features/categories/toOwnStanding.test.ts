import { seasonAt } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { moment } from '../../storybook/moment.ts';
import { toOwnStanding } from './toOwnStanding.ts';

const stable = { createdAt: 0 };
const of = (rating: number, age: number) =>
  toOwnStanding(
    { rating, birthSeason: seasonAt(moment) - age, sex: 'male', wins: 1 },
    stable,
    moment,
  );

test('a horse is told what it may run in, and what opens more', () => {
  expect(of(70, 4)).toEqual({
    open: ['Class 3', 'Class 4'],
    moves: '12 lb more opens Class 2. 4 lb less opens Class 5.',
  });
  expect(of(50, 2)).toEqual({ open: [], moves: 'No change of its rating opens more.' });
});
