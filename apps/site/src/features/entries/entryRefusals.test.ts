import { DAY } from '@furlong/game/rules';
import { describe, expect, test, vi } from 'vitest';
import { horse, race, runner, stable } from '../../storybook/fixtures.ts';
import {
  foreseenFor,
  refusalOf,
  refusalOfLinked,
  type StableState,
  unavailability,
} from './entryRefusals.ts';

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

describe('before an entry is sent', () => {
  test('the screen foresees what the server would say', () => {
    const refused = (over: Partial<typeof race>) =>
      refusalOf(own, { ...race, ...over }, stableState, now);
    expect(refused({})).toBeNull();
    expect(refused({ suitableFor: ['Sprint'] })).toBe('horse_unsuitable');
    expect(refused({ entriesCount: 24 })).toBe('race_full');
    expect(refused({ entryFee: 25_001 })).toBe('too_few_credits');
  });

  test('a horse at work is refused by the hour at which it is back', () => {
    const atWork = { ...own, atWork: { until: race.closesAt + 1, energy: 78 } };
    expect(refusalOf(atWork, race, stableState, now)).toBe('horse_not_back');
    expect(foreseenFor(atWork, race, stableState, now)).toMatch(
      /would not be back when entries close\. Choose a later race\. It is back today \d\d:\d\d\.$/,
    );
    expect(unavailability(atWork, [race], stable, now).unavailableReason).toMatch(
      /^At work until today/,
    );
    const later = { ...race, closesAt: race.closesAt + 1, offAt: race.offAt + 1 };
    expect(refusalOf(atWork, later, stableState, now)).toBeNull();
    expect(unavailability(atWork, [race, later], stable, now)).toEqual({});
  });

  test('a horse that runs elsewhere is engaged, and in the same race already entered', () => {
    const entries = [{ ...entry, horse: entered, race }];
    expect(refusalOf(own, race, { ...stableState, entries }, now)).toBe('already_entered');
    expect(refusalOf(own, { ...race, id: 'other' }, { ...stableState, entries }, now)).toBe(
      'horse_engaged',
    );
    expect(foreseenFor(own, { ...race, id: 'other' }, { ...stableState, entries }, now)).toMatch(
      /It can be entered again after that race\. It runs in the Ashford Stakes, \S+ \d\d:\d\d\.$/,
    );
    const sprint = { ...race, id: 'sprint', suitableFor: ['Sprint'] as const };
    expect(refusalOf(own, sprint, { ...stableState, entries }, now)).toBe('horse_unsuitable');
  });

  test('whom a race is for is told where that is the reason, but for a specialty in the spec’s words', () => {
    const told = (over: Partial<typeof race>) =>
      foreseenFor(own, { ...race, ...over }, stableState, now);
    expect(told({ ageClass: '2yo', maxRating: 80 })).toBe(
      'This horse does not meet the conditions of this race. It is for two-year-olds only; horses rated 80 or less only.',
    );
    expect(told({ suitableFor: ['Sprint'] })).toBe('This horse is not suitable for this race type');
  });

  test('the race that a link named says why nobody can enter it', () => {
    expect(refusalOfLinked(race, now)).toBeNull();
    expect(refusalOfLinked(null, now)).toBe('race_not_found');
    expect(refusalOfLinked({ ...race, entriesCount: 24 }, now)).toBe('race_full');
    expect(refusalOfLinked(race, race.closesAt)).toBe('race_closed');
    expect(refusalOfLinked({ ...race, status: 'void' }, now)).toBe('race_closed');
  });

  test('a spent horse can be chosen where a race goes off once it is rested', () => {
    const spent = { ...own, energy: 30 };
    const late = { ...race, offAt: race.offAt + DAY };
    expect(unavailability(own, [race], stable, now)).toEqual({});
    expect(unavailability(spent, [race, late], stable, now)).toEqual({});
    expect(unavailability(spent, [race], stable, now).unavailableReason).toContain(
      'It may run tired from',
    );
  });
});
