import { describe, expect, it } from 'vitest';
import { gameErrors } from '../../src/errors.ts';
import { mayRunAt } from '../../src/horses/energy.ts';
import {
  bars,
  entryRefusal,
  type HorseToEnter,
  type RaceToEnter,
  type StableToEnter,
  suitable,
  suits,
} from '../../src/races/entry.ts';
import { DAY } from '../../src/season/durations.ts';
import { EPOCH } from '../../src/season/season.ts';

const now = EPOCH + 60 * DAY;

const race: RaceToEnter = {
  status: 'open',
  requested: false,
  grade: 'Class 5',
  ageClass: '3yo+',
  suitableFor: ['Mile'],
  entryFee: 240,
  minRating: 50,
  maxRating: 70,
  maxEntries: 12,
  entriesCount: 3,
  houseCount: 2,
  noviceStablesOnly: false,
  championship: null,
  closesAt: now + 1000,
  offAt: now + 21_000,
};

const horse: HorseToEnter = {
  sex: 'male',
  specialty: 'Mile',
  rating: 60,
  birthSeason: -4,
  wins: 0,
  enteredHere: false,
  engaged: false,
  energy: 100,
  conditionAt: now,
  atWork: null,
};

const stable: StableToEnter = { createdAt: now - DAY, credits: 1000 };

describe('what bars a horse from a race', () => {
  it('is told whole, and is nothing where the race suits it', () => {
    expect(bars(race, horse, stable, now)).toEqual([]);
    expect(suits(race, { ...horse, rating: 50 }, stable, now)).toBe(true);
    expect(suits(race, { ...horse, rating: 49 }, stable, now)).toBe(false);
    const old = { ...stable, createdAt: now - 29 * DAY };
    const closed = { ...race, grade: 'Maiden', noviceStablesOnly: true } as const;
    const winner = { ...horse, specialty: 'Sprint', rating: 71, birthSeason: -1, wins: 1 } as const;
    expect(bars({ ...closed, suitableFor: ['Mile', 'Middle Distance'] }, winner, old, now)).toEqual(
      [
        'Mile and Middle Distance horses only',
        'three-year-olds and upward only',
        'horses rated 70 or less only',
        'horses without a win only',
        'stables in their first four weeks only',
      ],
    );
    expect(bars(race, { ...horse, rating: 49 }, stable, now)).toEqual([
      'horses rated 50 or more only',
    ]);
  });
});

describe('an entry', () => {
  it('is taken when nothing is against it', () => {
    expect(entryRefusal(race, horse, stable, now)).toBeNull();
  });

  it('is refused for the first reason that a player should hear', () => {
    const reasons: [Partial<RaceToEnter>, Partial<HorseToEnter>, Partial<StableToEnter>, string][] =
      [
        [{}, {}, { credits: 239 }, 'too_few_credits'],
        [{ entriesCount: 26 }, {}, {}, 'race_full'],
        [{}, { energy: 49 }, {}, 'horse_too_tired'],
        [{ noviceStablesOnly: true }, {}, { createdAt: now - 29 * DAY }, 'novice_stables_only'],
        [{}, { rating: 71 }, {}, 'conditions_not_met'],
        [{}, { specialty: 'Sprint' }, {}, 'horse_unsuitable'],
        [{}, { atWork: { until: now + 1001, energy: 100 } }, {}, 'horse_not_back'],
        [{}, { engaged: true }, {}, 'horse_engaged'],
        [{}, { enteredHere: true }, {}, 'already_entered'],
        [{ status: 'closed' }, {}, {}, 'race_closed'],
      ];
    let [toEnter, entrant, owner] = [race, horse, stable];
    for (const [raceFault, horseFault, stableFault, code] of reasons) {
      toEnter = { ...toEnter, ...raceFault };
      entrant = { ...entrant, ...horseFault };
      owner = { ...owner, ...stableFault };
      expect(entryRefusal(toEnter, entrant, owner, now)).toBe(code);
    }
  });

  it('comes too late at the very moment of closing', () => {
    expect(entryRefusal(race, horse, stable, race.closesAt - 1)).toBeNull();
    expect(entryRefusal(race, horse, stable, race.closesAt)).toBe('race_closed');
  });

  it.each<[string, Partial<RaceToEnter>, Partial<HorseToEnter>]>([
    ['too young', {}, { birthSeason: -2 }],
    ['too old', { ageClass: '3yo' }, {}],
    ['rated too low', {}, { rating: 49 }],
    ['rated too high', {}, { rating: 71 }],
    ['a winner in a maiden race', { grade: 'Maiden' }, { wins: 1 }],
  ])('does not meet the conditions when %s', (_, raceChange, horseChange) => {
    expect(
      entryRefusal({ ...race, ...raceChange }, { ...horse, ...horseChange }, stable, now),
    ).toBe('conditions_not_met');
  });

  it('finds the bounds of the rating band inside it', () => {
    for (const rating of [50, 70]) {
      expect(entryRefusal(race, { ...horse, rating }, stable, now)).toBeNull();
    }
  });

  it('is a horse’s that has rested by the off', () => {
    const rested = mayRunAt({ energy: 10, conditionAt: now, atWork: null });
    const tired = { ...horse, energy: 10 };
    expect(entryRefusal({ ...race, offAt: rested }, tired, stable, now)).toBeNull();
    expect(entryRefusal({ ...race, offAt: rested - 1 }, tired, stable, now)).toBe(
      'horse_too_tired',
    );
  });

  it('is a novice stable’s until the end of its 28th day', () => {
    const novice = { ...race, noviceStablesOnly: true };
    const founded = (days: number) => ({ ...stable, createdAt: now - days * DAY });
    expect(entryRefusal(novice, horse, founded(28), now)).toBeNull();
    expect(entryRefusal(novice, horse, founded(28.01), now)).toBe('novice_stables_only');
  });
});

describe('the sentence for an unsuitable horse', () => {
  it('is the one of the specification', () => {
    expect(gameErrors.horse_unsuitable).toBe('This horse is not suitable for this race type');
  });
});

describe('a horse', () => {
  it('is suitable when its specialty is in the list, and only then', () => {
    expect(suitable('Mile', ['Sprint', 'Mile'])).toBe(true);
    expect(suitable('Long Distance', ['Sprint', 'Mile'])).toBe(false);
    expect(suitable('Sprint', [])).toBe(false);
  });
});
