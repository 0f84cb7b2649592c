import { type Coat, coats, type Foundation, type RunningStyle } from '../horses/foundation.ts';
import type { Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';
import type { Talents } from '../horses/talents.ts';
import { dams, sires } from '../names/parents.ts';
import { gaussian, type Source, uniform } from '../random/sfc32.ts';

/** What is decided about a horse before chance has its say. */
export interface BreedingPlan {
  readonly name: string;
  readonly specialty: Specialty;
  readonly rating: number;
  readonly birthSeason: number;
  readonly sex: Sex;
}

/** The least and the most, both included. */
export type Range = readonly [least: number, most: number];

/** The distances in metres between which each specialty's preferences lie. */
export const preferredDistances: Readonly<Record<Specialty, Range>> = {
  Sprint: [1050, 1250],
  Mile: [1400, 1600],
  'Middle Distance': [1800, 2050],
  'Long Distance': [2200, 2400],
};

/** Out of twenty: how many lead, race prominently, in midfield, are held up. */
export const commonStyles: readonly RunningStyle[] = [
  0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
];

/** Coats by how common they are. */
export const commonCoats: readonly Coat[] = ['Bay', 'Bay', 'Bay', 'Chestnut', 'Chestnut', ...coats];

/** Metres either side of the preferred distance. */
export const distanceBreadths: Range = [120, 250];

/** House yards always send their horses out the same: fit, and never quite at their best. */
const HOUSE_CONDITION = 85;
const HOUSE_ENERGY = 85;

/** Standard deviation of single talents about what the rating says, in points. */
const DEVIATION = 7;

/**
 * Where the talents of the horse of that name are drawn from. Whoever knows it knows what is hidden,
 * so that each installation has its own.
 */
export type TalentSource = (name: string) => Source;

/** A horse as planned: what everybody sees is drawn from the source, its talents from their own. */
export function breed(plan: BreedingPlan, source: Source, talents: TalentSource): Foundation {
  return {
    ...plan,
    coat: draw(commonCoats, source),
    sire: draw(sires, source),
    dam: draw(dams, source),
    style: draw(commonStyles, source),
    condition: HOUSE_CONDITION,
    energy: HOUSE_ENERGY,
    talents: talentsFor(plan.rating, plan.specialty, talents(plan.name)),
  };
}

/** Talents worth about the rating: the inverse of `abilityOf`, each off by a normal deviation. */
function talentsFor(rating: number, specialty: Specialty, source: Source): Talents {
  const mean = (rating + 13) / 1.3;
  const talent = () => within(1, 100, mean + DEVIATION * gaussian(source));
  return {
    speed: talent(),
    acceleration: talent(),
    stamina: talent(),
    recovery: talent(),
    agility: talent(),
    balance: talent(),
    heart: talent(),
    distancePreferred: between(preferredDistances[specialty], source),
    distanceBreadth: between(distanceBreadths, source),
    goingPreferred: within(-100, 100, 35 * gaussian(source)),
    surfaceAptitude: within(-100, 100, 35 * gaussian(source)),
  };
}

function between([least, most]: Range, source: Source): number {
  return Math.round(least + (most - least) * uniform(source));
}

function within(least: number, most: number, value: number): number {
  return Math.max(least, Math.min(most, Math.round(value)));
}

function draw<T>(list: readonly T[], source: Source): T {
  const item = list[Math.floor(uniform(source) * list.length)];
  if (item === undefined) throw new RangeError('There is nothing to draw from.');
  return item;
}
