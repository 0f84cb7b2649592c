import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { worth } from '../../src/engine/furlong2/worth.ts';
import { ageInSeason } from '../../src/horses/age.ts';
import type { Foundation } from '../../src/horses/foundation.ts';
import { gender } from '../../src/horses/gender.ts';
import { abilityOf } from '../../src/horses/talents.ts';
import { conditionsMet, suitable } from '../../src/races/entry.ts';
import { programme } from '../../src/races/programme.ts';
import { hashText } from '../../src/random/hashText.ts';
import { DAY, WEEK } from '../../src/season/durations.ts';
import { EPOCH, SEASON_WEEKS } from '../../src/season/season.ts';
import { demoHorses } from '../../src/stables/demoStable.ts';
import { houseHorses, houseNovices } from '../../src/stables/houseHorses.ts';
import { houseStables } from '../../src/stables/houseStables.ts';
import { talentSource } from '../../src/stables/talentSource.ts';
import { testTalents } from '../talents.ts';

const SEED = 20260105;
const horses = houseHorses(SEED, 3, testTalents);

describe('the house horses', () => {
  it('are the same for the same seed and season', () => {
    expect(houseHorses(SEED, 3, testTalents)).toEqual(horses);
  });

  it('have names of their own that fit a race card', () => {
    const names = horses.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(18);
  });

  it('share no name with the crops of other seasons', () => {
    const taken = new Set(horses.map(({ name }) => name));
    const crops = Array.from({ length: 30 }, (_, season) =>
      houseNovices(SEED, season + 4, testTalents),
    ).flat();
    expect(crops.filter(({ name }) => taken.has(name))).toEqual([]);
    expect(new Set(crops.map(({ name }) => name)).size).toBe(crops.length);
  });

  it('are spread over all twelve stables, every specialty in each', () => {
    for (const { name } of houseStables) {
      const string = horses.filter(({ stableName }) => stableName === name);
      expect(string).toHaveLength(horses.length / houseStables.length);
      expect(new Set(string.map(({ specialty }) => specialty)).size).toBe(4);
    }
  });

  it('are about as good as their ratings', () => {
    const gaps = horses.map(({ talents, rating }) => abilityOf(talents, worth.ability) - rating);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    expect(Math.abs(mean)).toBeLessThan(2);
  });

  it('are two-year-old Sprint and Mile novices by at least 32, and 3 to 7 otherwise', () => {
    const juveniles = horses.filter(({ birthSeason }) => ageInSeason(birthSeason, 3) === 2);
    expect(juveniles.length).toBeGreaterThanOrEqual(32);
    expect(new Set(juveniles.map(({ specialty }) => specialty))).toEqual(
      new Set(['Sprint', 'Mile']),
    );
    for (const { rating } of juveniles) {
      expect(rating).toBeGreaterThanOrEqual(40);
      expect(rating).toBeLessThanOrEqual(60);
    }
    for (const { birthSeason } of horses) {
      expect(ageInSeason(birthSeason, 3)).toBeGreaterThanOrEqual(2);
      expect(ageInSeason(birthSeason, 3)).toBeLessThanOrEqual(7);
    }
  });

  it('can fill every planned race with at least eight runners', () => {
    const from = EPOCH + 3 * SEASON_WEEKS * WEEK;
    for (const race of programme({ from, to: from + 2 * DAY, everyMinutes: 2, seed: null })) {
      const field = horses.filter(
        (horse) =>
          suitable(horse.specialty, race.suitableFor) && conditionsMet(race, { ...horse, wins: 0 }),
      );
      expect(field.length, `${race.grade} over ${race.distance} m`).toBeGreaterThanOrEqual(8);
    }
  });
});

describe('the talents of the house’s and the demo stable’s horses', () => {
  it('are those of the installation: who has read the code sees the rest alone', () => {
    const elsewhere = talentSource((name) => [1, hashText(name), 2, 3]);
    const others = [...houseHorses(SEED, 3, elsewhere), ...demoHorses(3, elsewhere)];
    const own = [...horses, ...demoHorses(3, testTalents)];
    const seen = ({ talents: _, ...rest }: Foundation) => rest;
    expect(others.map(seen)).toEqual(own.map(seen));
    const same = others.filter(({ talents }, index) =>
      isDeepStrictEqual(talents, own[index]?.talents),
    );
    expect(same).toEqual([]);
  });
});

describe('the house stables', () => {
  it('are twelve, each with a name and colours of its own', () => {
    expect(houseStables).toHaveLength(12);
    expect(new Set(houseStables.map(({ name }) => name)).size).toBe(12);
    expect(new Set(houseStables.map(({ silks }) => JSON.stringify(silks))).size).toBe(12);
    expect(new Set(houseStables.map(({ silks }) => silks.body)).size).toBe(12);
  });
});

describe('the demo stable', () => {
  it('has five horses aged 3 to 6 of every specialty and more than one gender', () => {
    const string = demoHorses(3, testTalents);
    const ages = string.map(({ birthSeason }) => ageInSeason(birthSeason, 3));
    expect(string).toHaveLength(5);
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([3, 6]);
    expect(new Set(string.map(({ specialty }) => specialty)).size).toBe(4);
    const genders = string.map(({ sex }, index) => gender(sex, ages[index] ?? 0));
    expect(new Set(genders).size).toBeGreaterThanOrEqual(2);
  });
});
