import { conditionAfterRace, energyAfterRace } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { finished, runner } from '../../storybook/fixtures.ts';
import { toOwnResult, toSpentOnRace } from './toOwnResult.ts';

const order = [
  runner(1, 94_000, 'Ash'),
  runner(2, 94_020, 'Birch'),
  { ...runner(3, 94_480, 'Oak'), ratingBefore: 84, ratingAfter: 83 },
];
const told = (horseId: string) => toOwnResult(finished, order, horseId);

test('the first line is the place and the distance beaten', () => {
  expect(told('ash')?.headline).toBe('Ash won, first of 3 runners.');
  expect(told('birch')?.headline).toMatch(/^Birch came 2nd of 3 runners, beaten a [a-z ]+\.$/);
  expect(told('oak')?.headline).toMatch(/^Oak came 3rd of 3 runners, beaten \d.* lengths\.$/);
});

test('the distance beaten is the sum of the margins in the result, not another rounding', () => {
  const field = [runner(1, 94_000, 'Ash'), runner(2, 94_676, 'Birch'), runner(3, 94_816, 'Oak')];
  expect(toOwnResult(finished, field, 'oak')?.headline).toMatch(/beaten 5¼ lengths\.$/);
});

test('money and rating follow, with why it moved', () => {
  expect(told('ash')).toMatchObject({ prize: '$25,000', ratingChange: '90 → 92 (+2)' });
  expect(told('oak')).toMatchObject({ prize: null, ratingChange: '84 → 83 (−1)' });
  expect(told('oak')?.why).toMatch(/^It ran to \d+, and was rated 84\.$/);
});

test('a horse that did not run is told nothing, and nobody before the result', () => {
  expect(told('elm')).toBeNull();
  const unsettled = order.map((each) => ({ ...each, place: null, timeMs: null }));
  expect(toOwnResult(finished, unsettled, 'ash')).toBeNull();
});

test('what a race took and gave is told as the rules have it', () => {
  for (let before = 0; before <= 100; before++) {
    const condition = conditionAfterRace(before, 90);
    const energy = energyAfterRace(90, 1600);
    const spent = toSpentOnRace(1600, { energy, condition });
    expect(spent.energy).toEqual({ spent: 90 - energy, left: energy });
    expect(Math.abs(spent.condition.gained - (condition - before))).toBeLessThanOrEqual(1);
  }
});
