import { DAY } from '@furlong/game/rules';
import { expect, test, vi } from 'vitest';
import { horse, race, runner, stable } from '../../storybook/fixtures.ts';
import type { StableState } from './entryRefusals.ts';
import { inOrderOfUse, type RaceOrder } from './inOrderOfUse.ts';

// What auth draws is drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));

const own = { ...horse, equipment: [] };
const now = race.closesAt - 300_000;
const stableState: StableState = {
  stable,
  wallets: { credits: 25_000, wallet: 0, prizesTo: 'wallet' },
  entries: [],
};
const { horse: entered, stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');

const later = { ...race, id: 'later', offAt: race.offAt + 1 };
const sprint = { ...race, id: 'sprint', suitableFor: ['Sprint'] as const };
const full = { ...race, id: 'full', entriesCount: 24 };
const tooGood = { ...race, id: 'too good', maxRating: own.rating - 1 };

const words = { inWords: '', reason: '' };
const prospects = new Map(
  [race, later, sprint, full, tooGood].map(({ id }, index) => [id, { chance: index / 10, words }]),
);

const idsOf = (races: (typeof race)[], order: RaceOrder, state = stableState) =>
  inOrderOfUse(races, { horse: own, prospects, order }, state, now).map(({ id }) => id);

test('races that will take the horse come first, and those whose conditions forbid it last', () => {
  const expected = ['ashford-stakes', 'later', 'full', 'sprint', 'too good'];
  expect(idsOf([tooGood, sprint, full, later, race], 'soonest')).toEqual(expected);
});

test('of those that will take it, the best chance or the richest comes first where that is asked for', () => {
  const all = [sprint, race, later];
  expect(idsOf(all, 'chance')).toEqual(['later', 'ashford-stakes', 'sprint']);
  const richer = { ...later, purse: race.purse + 1 };
  expect(idsOf([race, richer, { ...sprint, purse: 1e6 }], 'prize')).toEqual([
    'later',
    'ashford-stakes',
    'sprint',
  ]);
  expect(idsOf([richer, race], 'soonest')).toEqual(['ashford-stakes', 'later']);
});

test('while it is engaged too, races that it may never enter come last', () => {
  const engaged = {
    ...stableState,
    entries: [{ ...entry, horse: entered, raceId: 'else', race }],
  };
  expect(idsOf([tooGood, later], 'soonest', engaged)).toEqual(['later', 'too good']);
});

test('a race that goes off once the horse is rested comes before one for which it is too tired', () => {
  const spent = { ...own, energy: 30 };
  const late = { ...race, id: 'late', offAt: race.offAt + DAY };
  const choice = { horse: spent, prospects, order: 'soonest' } as const;
  expect(inOrderOfUse([race, late], choice, stableState, now)).toEqual([late, race]);
});
