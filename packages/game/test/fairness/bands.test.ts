import { describe, expect, it } from 'vitest';
import { mean } from '../../report/figures.ts';
import { worth } from '../../src/engine/furlong2/worth.ts';
import { noBonuses } from '../../src/equipment/effects.ts';
import { bandsOf } from '../../src/fairness/bands.ts';
import { canonicalJson } from '../../src/fairness/canonicalJson.ts';
import type { Entrant } from '../../src/fairness/makeCard.ts';
import type { Talents } from '../../src/horses/talents.ts';
import { gaussian, type Source, sfc32, uniform } from '../../src/random/sfc32.ts';
import { breed } from '../../src/stables/breed.ts';
import { cardFor, raceOver } from '../field.ts';

// The attacker has every card that a horse was ever on, and knows the rules by which talents are
// drawn and cards are made.

const RATING = 60;

const hidden = [
  'speed',
  'acceleration',
  'stamina',
  'recovery',
  'agility',
  'balance',
  'heart',
] as const;

/** A miler as the rules draw one. */
function born(source: Source): Talents {
  const plan = { name: 'h', specialty: 'Mile', rating: RATING, birthSeason: -4 } as const;
  return breed({ ...plan, sex: 'male' }, source, () => source).talents;
}

const sameBands = (one: Talents, other: Talents) =>
  canonicalJson(bandsOf(one, worth)) === canonicalJson(bandsOf(other, worth));

/** The card of a race, as condition, energy, going, distance and surface may be on a day. */
function cardOf(talents: Talents, day: number): string {
  const source = sfc32(day, 7, 7, 7);
  const whole = (least: number, most: number) =>
    least + Math.floor((most - least + 1) * uniform(source));
  const entrant: Entrant = {
    ...{ horseId: 'h', rating: RATING, sex: 'male', birthSeason: -4, style: 1, wonThisSeason: [] },
    ...{ kit: noBonuses, lastRunAt: null, lostToAge: 0, overreached: false },
    ...{ condition: whole(40, 100), energy: whole(40, 100), talents },
  };
  const race = { ...raceOver(100 * whole(10, 24)), going: whole(-100, 100) };
  return canonicalJson(cardFor({ ...race, surface: day % 2 ? 'Turf' : 'Dirt' }, [entrant]));
}

/** What a rating of 60 says of every talent, and how far single talents scatter about it. */
const MEAN = (RATING + 13) / 1.3;
const DEVIATION = 7;

/**
 * Horses that an attacker could take for this one, as likely as the rules would draw them: a random
 * walk (Metropolis) among all talents with the same bands.
 */
function lookAlikes(talents: Talents, source: Source, steps: number): Talents[] {
  const surprise = (of: Talents) =>
    hidden.reduce((sum, name) => sum + ((of[name] - MEAN) / DEVIATION) ** 2 / 2, 0);
  const found: Talents[] = [];
  let now = talents;
  for (let step = 0; step < steps; step++) {
    const next = { ...now };
    for (const name of hidden) next[name] += Math.round(1.5 * gaussian(source));
    const likely = uniform(source) < Math.exp(surprise(now) - surprise(next));
    if (likely && sameBands(next, talents)) now = next;
    found.push(now);
  }
  return found;
}

describe('cards', () => {
  it('tell nothing but the bands: look-alikes have the same cards in every race', () => {
    const source = sfc32(1, 2, 3, 4);
    for (let number = 0; number < 12; number++) {
      const talents = { ...born(source), distancePreferred: 1500, goingPreferred: 40 };
      const found = lookAlikes(talents, source, 400).at(-1) ?? talents;
      const other = { ...found, distancePreferred: 1549, goingPreferred: 33 };
      expect(other).not.toEqual(talents);
      for (let day = 0; day < 24; day++) expect(cardOf(other, day)).toBe(cardOf(talents, day));
    }
  });

  it('leave no talent to be solved: the best guess is right by luck, and wrong by points', () => {
    const source = sfc32(5, 6, 7, 8);
    const guesses = Array.from({ length: 40 }, () => {
      const talents = born(source);
      const possible = lookAlikes(talents, source, 5_000);
      return hidden.map((name) => {
        const values = possible.map((other) => other[name]);
        const guess = Math.round(mean(values));
        return { name, off: Math.abs(guess - talents[name]), values: new Set(values).size };
      });
    }).flat();
    for (const name of hidden) {
      const those = guesses.filter((one) => one.name === name);
      expect(mean(those.map(({ off }) => off))).toBeGreaterThan(2);
      expect(those.filter(({ off }) => off === 0).length / those.length).toBeLessThan(0.25);
      expect(Math.min(...those.map(({ values }) => values))).toBeGreaterThanOrEqual(10);
    }
  });
});
