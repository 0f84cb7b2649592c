import { firstSteps } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { goals, offeredGoals, openGoal, reachedGoal, reachedStep } from '../../storybook/goals.ts';
import { toSeasonGoals, toSteps } from './toGoalItems.ts';

test('steps whose credits wait come first, then those to make in their order, then what is done', () => {
  expect(toSteps(goals).map(({ goal }) => goal)).toEqual([
    ...['place', 'win', 'distance', 'rival', 'front', 'double', 'buy', 'sell', 'run'],
  ]);
  expect(toSteps({ steps: [] }).map(({ goal }) => goal)).toEqual([...firstSteps]);
});

test('what reached a step is its race’s film, or the horse that was bought', () => {
  const by = (step: 'win' | 'buy') =>
    toSteps({ steps: [reachedStep(step)] }).find(({ goal }) => goal === step)?.by;
  expect(by('win')).toEqual({
    ...{ text: 'Silver Comet in the Ashford Stakes', href: '/races/ashford-stakes?at=-4' },
  });
  expect(by('buy')).toEqual({ text: 'Silver Comet', href: '/horses/silver-comet' });
});

test('a goal of the season says what it asks for, and how far it is once it is chosen', () => {
  const { chosen, offered } = toSeasonGoals({ season: [openGoal, ...offeredGoals.slice(0, 2)] });
  expect(chosen.map(({ rule, progress }) => [rule, progress?.text])).toEqual([
    ['Finish in the first three 8 times.', '3 of 8'],
  ]);
  expect(offered.map(({ rule, progress }) => [rule, progress])).toEqual([
    ['Win a race for $24,000 or more.', null],
    ['Bring a horse to a rating of 98.', null],
  ]);
  const [reached] = toSeasonGoals({ season: [reachedGoal] }).chosen;
  expect(reached).toMatchObject({ reached: true, waits: true, progress: null });
});
