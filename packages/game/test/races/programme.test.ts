import { describe, expect, it } from 'vitest';
import { specialties, specialtyForDistance } from '../../src/horses/specialty.ts';
import { guidePrice } from '../../src/market/guidePrice.ts';
import { conditionsMet, suitable } from '../../src/races/entry.ts';
import { minutesBetweenRaces } from '../../src/races/minutesBetweenRaces.ts';
import { programme } from '../../src/races/programme.ts';
import { grades, isHandicap } from '../../src/races/race.ts';
import { DAY } from '../../src/season/durations.ts';
import { EPOCH, seasonAt } from '../../src/season/season.ts';
import { tracks } from '../../src/tracks/tracks.ts';
import { tracksInSeason } from '../../src/tracks/tracksInSeason.ts';

const from = EPOCH + 3 * DAY;
const day = programme({ from, to: from + DAY, everyMinutes: 2, seed: null });

describe('the programme', () => {
  it('has a race in every slot', () => {
    expect(day).toHaveLength(720);
    expect(new Set(day.map(({ slot }) => slot)).size).toBe(720);
    expect(day.map(({ offAt }) => offAt)).toEqual(day.map((_, number) => from + number * 120_000));
  });

  it('does not depend on where the span begins', () => {
    expect(
      programme({ from: from + 60_001, to: from + DAY / 2, everyMinutes: 2, seed: null }),
    ).toEqual(day.slice(1, 360));
  });

  it.each([1, 2, 5, 7])('has a novice race in every second slot, one every %i minutes', (every) => {
    const races = programme({ from, to: from + DAY / 4, everyMinutes: every, seed: null });
    const novices = races.map(({ grade }) => grade === 'Novice');
    for (const [number, isNovice] of novices.entries()) {
      expect(novices[number + 1] ?? !isNovice).toBe(!isNovice);
    }
  });

  it('makes every novice race one that any starter horse may run in', () => {
    for (const race of day.filter(({ grade }) => grade === 'Novice')) {
      expect(race).toMatchObject({
        ageClass: '2yo',
        entryFee: 0,
        purse: 4000,
        minRating: null,
        maxRating: 60,
        noviceStablesOnly: true,
        suitableFor: ['Sprint', 'Mile'],
      });
      expect([1200, 1400]).toContain(race.distance);
    }
  });

  it.each(specialties)(
    'has a race each day for every %s horse from three years on',
    (specialty) => {
      const birthSeason = seasonAt(from) - 3;
      const races = day.filter(({ suitableFor }) => suitable(specialty, suitableFor));
      for (let rating = 0; rating <= 140; rating++) {
        const horse = { sex: 'male', rating, birthSeason, wins: 0 } as const;
        const taken = races.some((race) => conditionsMet(race, horse));
        expect([rating, taken]).toEqual([rating, true]);
      }
    },
  );

  it('names no two of any 77 races in a row alike, and novice races from the whole list', () => {
    for (let first = 0; first + 77 <= day.length; first++) {
      const names = day.slice(first, first + 77).map(({ name }) => name);
      expect(new Set(names).size).toBe(77);
    }
    const novices = day.filter(({ grade }) => grade === 'Novice');
    expect(new Set(novices.map(({ name }) => name)).size).toBe(77);
  });

  it('plans other races for another seed, and the same for the same', () => {
    const span = { from, to: from + DAY / 4, everyMinutes: 10 };
    const trips = (seed: number) => programme({ ...span, seed }).map(({ distance }) => distance);
    expect(trips(1)).toEqual(trips(1));
    expect(trips(2)).not.toEqual(trips(1));
  });

  it.each([
    [0, 80],
    [460, 80],
    [900, 72],
    [1800, 36],
    [1_000_000, 2],
  ])('leaves room for every one of %i horses, a race every %i minutes', (horses, minutes) => {
    expect(minutesBetweenRaces(horses)).toBe(minutes);
  });

  it('visits every class over all specialties, tracks and surfaces', () => {
    const others = day.filter(({ grade }) => grade !== 'Novice');
    const classes = grades.filter((grade) => grade !== 'Maiden' && grade !== 'Novice');
    for (const grade of classes) {
      const suits = others.filter((race) => race.grade === grade).flatMap((r) => r.suitableFor);
      expect(new Set(suits)).toEqual(new Set(specialties));
    }
    expect(new Set(others.map(({ trackId }) => trackId))).toEqual(
      new Set(tracksInSeason(seasonAt(from))),
    );
    expect(new Set(others.map(({ surface }) => surface))).toEqual(new Set(['Turf', 'Dirt']));
  });

  it('pays a purse by class', () => {
    const purses = new Map(day.map(({ grade, purse }) => [grade, purse]));
    expect(Object.fromEntries(purses)).toEqual({
      'Grade 1': 200_000,
      'Grade 2': 110_000,
      'Grade 3': 75_000,
      Listed: 50_000,
      'Class 2': 24_000,
      'Class 3': 16_000,
      'Class 4': 11_000,
      'Class 5': 8_000,
      'Class 6': 6_000,
      Claiming: 6_000,
      Novice: 4_000,
    });
  });

  it('asks a fee of 3 % of the purse', () => {
    for (const { grade, purse, entryFee } of day) {
      expect(entryFee).toBe(grade === 'Novice' ? 0 : (purse * 3) / 100);
    }
  });

  it('runs on a surface its track has, over 1000 to 2400 m, for the distance’s specialists', () => {
    for (const race of day) {
      expect(tracks[race.trackId].surfaces).toContain(race.surface);
      expect(race.distance).toBeGreaterThanOrEqual(1000);
      expect(race.distance).toBeLessThanOrEqual(2400);
      expect(race.suitableFor).toContain(specialtyForDistance(race.distance));
      expect(Math.abs(race.going)).toBeLessThanOrEqual(100);
    }
  });

  it('has a claiming race of two prices at least on each day, however few its races are', () => {
    for (let days = 0; days < 60; days++) {
      const begins = from + days * DAY;
      const sparse = programme({ from: begins, to: begins + DAY, everyMinutes: 80, seed: null });
      const prices = sparse.flatMap(({ claimPrice }) => claimPrice ?? []);
      expect([days, new Set(prices).size >= Math.min(2, prices.length)]).toEqual([days, true]);
      expect(prices.length).toBeGreaterThanOrEqual(1);
    }
    const claiming = day.filter(({ claimPrice }) => claimPrice !== null);
    expect(new Set(claiming.map(({ claimPrice }) => claimPrice))).toEqual(
      new Set([7_000, 10_000, 14_000]),
    );
    expect(claiming.every(({ grade }) => grade === 'Claiming')).toBe(true);
    expect(claiming).toHaveLength(day.length / 10);
    for (const { conditions, claimPrice } of claiming) {
      expect(conditions).toContain(`may be claimed for $${claimPrice?.toLocaleString('en')}.`);
    }
    for (const [index, race] of claiming.entries()) {
      const next = claiming[index + 1];
      expect((next?.offAt ?? race.offAt) - race.offAt).toBeLessThanOrEqual(20 * 60_000);
    }
  });

  it('has horses in its claiming races that are worth about their price', () => {
    for (const { claimPrice, minRating, maxRating } of day) {
      if (claimPrice === null) continue;
      const worth = (rating: number) => guidePrice({ rating, age: 3 });
      expect(worth(maxRating ?? 0)).toBeGreaterThan(claimPrice);
      expect(worth(maxRating ?? 0)).toBeLessThanOrEqual(claimPrice * 1.3);
      // The house's lowest are rated 40.
      expect(worth(minRating ?? 40)).toBeLessThan(claimPrice * 0.6);
    }
  });

  it('bands its handicaps by rating', () => {
    for (const race of day.filter(({ grade }) => isHandicap(grade))) {
      expect((race.maxRating ?? 0) - (race.minRating ?? 0)).toBeGreaterThanOrEqual(20);
    }
  });

  it('refuses spacings that are not whole minutes', () => {
    expect(() => programme({ from, to: from + DAY, everyMinutes: 0, seed: null })).toThrow(
      RangeError,
    );
    expect(() => programme({ from, to: from + DAY, everyMinutes: 1.5, seed: null })).toThrow(
      RangeError,
    );
    for (const span of [
      { from: Number.NaN, to: from },
      { from, to: Number.NaN },
      { from: -1, to: from },
    ]) {
      expect(() => programme({ ...span, everyMinutes: 2, seed: null })).toThrow(RangeError);
    }
  });
});
