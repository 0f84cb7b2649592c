import { expect, it } from 'vitest';
import { engineOf } from '../../src/engine/engines.ts';
import type { EngineWeights } from '../../src/engine/engineWeights.ts';
import { bandsOf } from '../../src/fairness/bands.ts';
import {
  accelerationFigure,
  bendsFigure,
  type HorseAtStart,
  nimblenessFigure,
  speedFigure,
  staminaFigure,
  unevennessFigure,
} from '../../src/fairness/composites.ts';
import { middlingTalents, type Talents } from '../../src/horses/talents.ts';
import type { Surface } from '../../src/tracks/tracks.ts';

/** A version in which a pound is worth the same over any distance, and all else what the rules say. */
const worth: EngineWeights = {
  ability: {
    ...{ speed: 0.4, stamina: 0.2, acceleration: 0.15, recovery: 0 },
    ...{ agility: 0.1, balance: 0.1, heart: 0.05 },
  },
  endurance: { stamina: 0.75, recovery: 0, heart: 0.25 },
  perPoundOfAbility: () => 0.0005,
  perPoundCarried: () => 0.00056,
  fitness: () => 1,
  kit: () => 1,
  ground: () => 1,
};

/** Millionths of speed that a change is worth to a horse at its best, over 1400 m on good turf. */
function worthOf(
  talents: Partial<Talents>,
  horse: Partial<HorseAtStart>,
  { distance = 1400, surface = 'Turf' as Surface, going = 0 } = {},
): number {
  const day = { distance, surface, going };
  const everywhere = { ...middlingTalents, distanceBreadth: 1000, goingPreferred: going };
  const best = { weight: 124, immaturity: 0, condition: 100, energy: 100, prepared: 0 };
  const changed = speedFigure(
    bandsOf({ ...everywhere, ...talents }, worth),
    day,
    { ...best, ...horse },
    worth,
  );
  return changed - speedFigure(bandsOf(everywhere, worth), day, best, worth);
}

it('takes 0.012 % of speed for a percent of condition, 0.008 % for one of energy below 90', () => {
  expect(worthOf({}, { condition: 50 })).toBe(-6000);
  expect(worthOf({}, { energy: 90 })).toBe(0);
  expect(worthOf({}, { energy: 89 })).toBe(-80);
  expect(worthOf({}, { energy: 40 })).toBe(-4000);
});

it('takes a little more for a pound carried than for a pound of immaturity', () => {
  expect(worthOf({}, { weight: 134 })).toBe(-5600);
  expect(worthOf({}, { immaturity: 10 })).toBe(-5000);
});

it('takes nothing within a horse’s range, and more than in proportion beyond it', () => {
  const trip = (distance: number) =>
    worthOf({ distancePreferred: 1600, distanceBreadth: 200 }, {}, { distance });
  expect([1400, 1800].map(trip)).toEqual([0, 0]);
  expect([1200, 2200].map(trip)).toEqual([-1704, -2880]);
});

it('takes 0.6 % from a horse for firm ground on heavy, and 0.8 % on the wrong surface', () => {
  expect(worthOf({ goingPreferred: -100 }, {}, { going: 100 })).toBe(-6000);
  expect(worthOf({ goingPreferred: 0 }, {}, { going: 100 })).toBe(-1500);
  expect(worthOf({ surfaceAptitude: 100 }, {})).toBe(-8000);
  expect(worthOf({ surfaceAptitude: 100 }, {}, { surface: 'Dirt' })).toBe(0);
  expect(worthOf({ surfaceAptitude: -100 }, {}, { surface: 'Dirt' })).toBe(-8000);
});

it.each([
  ['stamina', staminaFigure, 22_150, 21_264, 23_036],
  ['acceleration', accelerationFigure, 2250, 2400, 2100],
  ['bends', bendsFigure, 160, 220, 100],
  ['nimbleness', nimblenessFigure, 900, 600, 1200],
  ['unevenness', unevennessFigure, 1000, 1200, 800],
] as const)('gives %s a middle and two ends', (_, figure, middle, worst, best) => {
  const all = (value: number) => ({
    ...middlingTalents,
    ...{ acceleration: value, stamina: value, agility: value, balance: value },
    ...{ speed: value, recovery: value, heart: value },
  });
  const figures = [50, 0, 100].map((value) => figure(bandsOf(all(value), worth)));
  expect(figures).toEqual([middle, worst, best]);
});

it('reckons the card of a race with the shares of the version that it was opened with', () => {
  const horse = { ...middlingTalents, stamina: 90, recovery: 10, agility: 80 };
  const figures = (version: EngineWeights) => {
    const { ability, endurance } = bandsOf(horse, version);
    return { ability, endurance };
  };
  expect(figures(worth)).toEqual({ ability: 68, endurance: 80 });
  expect(figures(engineOf('furlong-2').worth)).toEqual({ ability: 56, endurance: 60 });
});
