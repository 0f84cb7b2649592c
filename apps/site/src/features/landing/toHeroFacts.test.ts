import { expect, test } from 'vitest';
import { finished, race, runner } from '../../storybook/fixtures.ts';
import { toHeroFacts } from './toHeroFacts.ts';

test('the hero gives the time to the next off and that of the last winner', () => {
  const latest = { race: finished, runners: [runner(1, 83_410)] };
  expect(toHeroFacts({ next: race, latest, entries: [] }, race.offAt - 94_000)).toEqual([
    { label: 'tracks on three continents', value: '6' },
    { label: 'to the next off', value: '1:34' },
    { label: 'won the last race', value: '1:23.41' },
  ]);
});

test('what is not known is not shown', () => {
  expect(toHeroFacts({ next: null, latest: undefined, entries: [] }, 0)).toHaveLength(1);
});

test('a race that is due goes off now', () => {
  const [, next] = toHeroFacts({ next: race, latest: null, entries: [] }, race.offAt);
  expect(next?.value).toBe('now');
});

test('a player reads which of the own horses is in the next race', () => {
  const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');
  const entries = [{ ...entry, race }];
  const [, facts] = toHeroFacts({ next: race, latest: null, entries }, race.offAt - 94_000);
  expect(facts?.label).toBe('to the next off, entered: Silver Comet');
});
