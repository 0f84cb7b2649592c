import { expect, test, vi } from 'vitest';
import { horse, race } from '../../storybook/fixtures.ts';
import { moment } from '../../storybook/moment.ts';
import { ada } from '../../storybook/players.ts';
import { harbourSprint } from '../../storybook/races.ts';
import { alternativesFor } from './alternatives.ts';

// What auth draws is drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));

const own = { ...horse, equipment: [] };
const free = { stable: ada.stable, wallets: ada.wallets, entries: [] };
const later = (minutes: number) => ({
  ...race,
  ...{ id: `in ${minutes}`, offAt: race.offAt + minutes * 60_000 },
});

test('the next three races that would take the horse are offered, the soonest first', () => {
  const races = [later(9), harbourSprint, later(3), later(6), race];
  const offered = alternativesFor(own, races, free, moment).map(({ id }) => id);
  expect(offered).toEqual([race.id, 'in 3', 'in 6']);
});

test('none that is full, closed, or too dear', () => {
  const none = [
    { ...race, entriesCount: 24 },
    { ...race, closesAt: moment },
    { ...race, entryFee: 1_000_000 },
  ];
  expect(alternativesFor(own, none, free, moment)).toEqual([]);
});
