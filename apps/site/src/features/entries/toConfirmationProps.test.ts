import { DAY } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { formatWhen } from '../../shared/format/time.ts';
import { horse, race, runner, stable } from '../../storybook/fixtures.ts';
import {
  adviceFor,
  type EntryOutlook,
  foreseenFor,
  inOrderOfUse,
  refusalOf,
  refusalOfLinked,
  toEntryProgress,
  unavailability,
  type Yard,
} from './toConfirmationProps.ts';

const own = { ...horse, equipment: [] };
const now = race.closesAt - 300_000;
const yard: Yard = { stable, purses: { credits: 25_000, wallet: 0 }, entries: [] };
const { horse: entered, stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');

describe('before an entry is sent', () => {
  test('the screen foresees what the server would say', () => {
    const refused = (over: Partial<typeof race>) => refusalOf(own, { ...race, ...over }, yard, now);
    expect(refused({})).toBeNull();
    expect(refused({ suitableFor: ['Sprint'] })).toBe('horse_unsuitable');
    expect(refused({ entriesCount: 12 })).toBe('race_full');
    expect(refused({ entryFee: 25_001 })).toBe('too_few_credits');
  });

  test('a horse that runs elsewhere is engaged, and in the same race already entered', () => {
    const entries = [{ ...entry, horse: entered, race }];
    expect(refusalOf(own, race, { ...yard, entries }, now)).toBe('already_entered');
    expect(refusalOf(own, { ...race, id: 'other' }, { ...yard, entries }, now)).toBe(
      'horse_engaged',
    );
    const sprint = { ...race, id: 'sprint', suitableFor: ['Sprint'] as const };
    expect(refusalOf(own, sprint, { ...yard, entries }, now)).toBe('horse_unsuitable');
  });

  test('races that the horse may enter come first, and unsuitable ones last', () => {
    const sprint = { ...race, id: 'sprint', suitableFor: ['Sprint'] as const };
    const full = { ...race, id: 'full', entriesCount: 12 };
    const later = { ...race, id: 'later', offAt: race.offAt + 1 };
    const ordered = inOrderOfUse([sprint, full, later, race], own, yard, now);
    expect(ordered.map(({ id }) => id)).toEqual(['ashford-stakes', 'later', 'full', 'sprint']);
    expect(inOrderOfUse([sprint, race], undefined, yard, now)).toEqual([sprint, race]);
  });

  test('while it is engaged too, races that it may never enter come last', () => {
    const tooGood = { ...race, id: 'too good', maxRating: own.rating - 1 };
    const later = { ...race, id: 'later', offAt: race.offAt + 1 };
    const engaged = { ...yard, entries: [{ ...entry, horse: entered, raceId: 'else', race }] };
    const ordered = inOrderOfUse([tooGood, later], own, engaged, now);
    expect(ordered.map(({ id }) => id)).toEqual(['later', 'too good']);
  });

  test('the race that a link named says why nobody can enter it', () => {
    expect(refusalOfLinked(race, now)).toBeNull();
    expect(refusalOfLinked(null, now)).toBe('race_not_found');
    expect(refusalOfLinked({ ...race, entriesCount: 12 }, now)).toBe('race_full');
    expect(refusalOfLinked(race, race.closesAt)).toBe('race_closed');
    expect(refusalOfLinked({ ...race, status: 'void' }, now)).toBe('race_closed');
  });
});

describe('the confirmation', () => {
  const both = { horseId: own.id, target: race.id };
  const raceHref = '/races/ashford-stakes';
  const outlook: EntryOutlook = { foreseen: null, paid: true, raceHref, seedHash: 'promised' };

  test('cannot be pressed for an unsuitable horse or with too few credits', () => {
    const chosen = { step: 'chosen', ...both } as const;
    const progressFor = (over: Partial<typeof race>) => {
      const foreseen = foreseenFor(own, { ...race, ...over }, yard, now);
      return toEntryProgress(chosen, { ...outlook, foreseen });
    };
    expect(progressFor({})).toEqual({ state: 'ready' });
    expect(progressFor({ suitableFor: ['Sprint'] })).toEqual({
      state: 'barred',
      refusal: 'This horse is not suitable for this race type',
    });
    expect(progressFor({ entryFee: 25_001 })).toEqual({
      state: 'barred',
      refusal: 'Your stable has too few credits for the entry fee.',
    });
  });

  test('advises against a horse that will be low on energy, and bars one that is spent', () => {
    const tired = { ...own, energy: 60 };
    expect(adviceFor(tired, race).advice).toBe(
      'It will have 60% of its energy at the off. A rested horse runs better.',
    );
    expect(foreseenFor(tired, race, yard, now)).toBeNull();
    // 30 % of an average horse is 50 % after 7 hours and 19 minutes.
    const spent = { ...own, energy: 30 };
    const hour = formatWhen(own.conditionAt + 439 * 60_000, now);
    expect(foreseenFor(spent, race, yard, now)).toContain(`It may run from ${hour}.`);
  });

  test('a spent horse can be chosen where a race goes off once it is rested', () => {
    const spent = { ...own, energy: 30 };
    const late = { ...race, offAt: race.offAt + DAY };
    expect(unavailability(own, [race], now)).toEqual({});
    expect(unavailability(spent, [race, late], now)).toEqual({});
    expect(unavailability(spent, [race], now).unavailableReason).toContain('It may run from');
    expect(inOrderOfUse([race, late], spent, yard, now)).toEqual([late, race]);
  });

  test('advises against a horse that ran yesterday, or not for a month', () => {
    const ranDaysBefore = (days: number) => ({ ...own, lastRunAt: race.offAt - days * DAY });
    expect(adviceFor(own, race)).toEqual({});
    expect(adviceFor(ranDaysBefore(1), race).advice).toContain('about a length');
    expect(adviceFor(ranDaysBefore(5), race)).toEqual({});
    expect(adviceFor(ranDaysBefore(31), race).advice).toContain('half a length');
  });

  test('gives every other reason in the game’s words', () => {
    expect(toEntryProgress({ step: 'refused', ...both, code: 'race_full' }, outlook)).toEqual({
      state: 'refused',
      refusal: 'This race is full. Choose another race.',
    });
  });

  test('tells a player whose answer was lost that confirming again is safe', () => {
    const lost = { step: 'unanswered', ...both, requestId: 'r1' } as const;
    expect(toEntryProgress(lost, outlook)).toEqual({
      state: 'refused',
      refusal: expect.stringContaining('only ever entered once'),
    });
  });

  test('carries the advice while it can be taken, and leads to the race once it is done', () => {
    const advised = { ...outlook, advice: 'It ran yesterday.' };
    expect(toEntryProgress({ step: 'chosen', ...both }, advised)).toEqual({
      state: 'ready',
      advice: 'It ran yesterday.',
    });
    expect(toEntryProgress({ step: 'sending', ...both, requestId: 'r1' }, advised)).toEqual({
      state: 'busy',
      advice: 'It ran yesterday.',
    });
    expect(toEntryProgress({ step: 'done', ...both }, advised)).toEqual({
      state: 'done',
      paid: true,
      raceHref,
      seedHash: 'promised',
    });
  });
});
