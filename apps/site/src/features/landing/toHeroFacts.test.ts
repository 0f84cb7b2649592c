import { expect, test, vi } from 'vitest';
import { finished, race, runner, running } from '../../storybook/fixtures.ts';
import { type HeroRaces, toHeroFacts, toTimeLeft } from './toHeroFacts.ts';

// What auth draws is drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));

test('the hero gives the time to the next off and that of the last winner', () => {
  const latest = { race: finished, runners: [runner(1, 83_410)] };
  expect(toHeroFacts({ running: null, next: race, latest, entries: [] })).toEqual([
    { label: 'tracks on three continents', value: '6' },
    { label: 'to the next off', countsTo: race.offAt },
    { label: 'won the last race', value: '1:23.41' },
  ]);
});

test('what there is not is not shown', () => {
  expect(toHeroFacts({ running: null, next: null, latest: null, entries: [] })).toHaveLength(1);
});

test('what is on its way has its place already, in the same order', () => {
  const labels = (races: HeroRaces) => toHeroFacts(races).map(({ label }) => label);
  const latest = { race: finished, runners: [runner(1, 83_410)] };
  const there = labels({ running: null, next: race, latest, entries: [] });
  expect(labels({ running: null, next: undefined, latest: undefined, entries: [] })).toEqual(there);
  expect(labels({ running: null, next: undefined, latest, entries: [] })).toEqual(there);
});

test('the time left is counted in whole seconds, and a race that is due goes off now', () => {
  expect(toTimeLeft(race.offAt, race.offAt - 94_000)).toBe('1:34');
  expect(toTimeLeft(race.offAt, race.offAt - 1)).toBe('0:01');
  expect(toTimeLeft(race.offAt, race.offAt)).toBe('now');
});

test('a player reads which of the own horses is in the next race', () => {
  const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');
  const entries = [{ ...entry, race }];
  const [, next] = toHeroFacts({ running: null, next: race, latest: null, entries });
  expect(next?.label).toBe('to the next off, entered: Silver Comet');
});

test('a race that is on takes the place of the last winner’s time', () => {
  const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');
  const latest = { race: finished, runners: [runner(1, 83_410)] };
  const facts = toHeroFacts({
    running,
    next: null,
    latest,
    entries: [{ ...entry, race: running }],
  });
  expect(facts).toEqual([
    { label: 'tracks on three continents', value: '6' },
    { label: 'Ashford Stakes is running, entered: Silver Comet', value: 'Live' },
  ]);
});
