/**
 * What a horse is made of, known to nobody but the steward. The first seven run from 0 to 100.
 */
export interface Talents {
  readonly speed: number;
  readonly acceleration: number;
  readonly stamina: number;
  readonly recovery: number;
  readonly agility: number;
  readonly balance: number;
  readonly heart: number;
  /** Metres. */
  readonly distancePreferred: number;
  /** Metres either side of the preferred distance within which nothing is lost. */
  readonly distanceBreadth: number;
  /** −100 (firm) to 100 (heavy). */
  readonly goingPreferred: number;
  /** −100 (turf only) to 100 (dirt only); 0 acts on both. */
  readonly surfaceAptitude: number;
}

/** The share of each talent in how able a horse is; together 1. */
export interface TalentShares {
  readonly speed: number;
  readonly acceleration: number;
  readonly stamina: number;
  readonly recovery: number;
  readonly agility: number;
  readonly balance: number;
  readonly heart: number;
}

/** The middle of every scale, at home over a mile on any ground: an example, not a real horse. */
export const middlingTalents: Talents = {
  speed: 50,
  acceleration: 50,
  stamina: 50,
  recovery: 50,
  agility: 50,
  balance: 50,
  heart: 50,
  distancePreferred: 1600,
  distanceBreadth: 0,
  goingPreferred: 0,
  surfaceAptitude: 0,
};

/** A talent to the nearest ten, which is as near as anything that is published may tell it. */
export function toBand(talent: number): number {
  return 10 * Math.round(talent / 10);
}

/** The order in which talents travel as a list of integers. */
const talentNames = [
  'speed',
  'acceleration',
  'stamina',
  'recovery',
  'agility',
  'balance',
  'heart',
  'distancePreferred',
  'distanceBreadth',
  'goingPreferred',
  'surfaceAptitude',
] as const satisfies readonly (keyof Talents)[];

/** The talents as integers, in the order of `talentNames`. */
export function talentList(talents: Talents): number[] {
  return talentNames.map((name) => talents[name]);
}

/** The talents of such a list. @throws RangeError for a list of another length */
export function talentsOf(list: readonly number[]): Talents {
  if (list.length !== talentNames.length) throw new RangeError('A horse has eleven talents.');
  const named = talentNames.map((name, index) => [name, list[index] ?? 0] as const);
  return { ...middlingTalents, ...Object.fromEntries(named) };
}

/**
 * What the talents are worth in pounds on the rating scale. A public rating follows results; this
 * is what those results come from, so that a lost race lowers a horse's mark and not its speed.
 * Talents of 43 all round are worth a rating of 43, of 100 all round 117, whatever the shares.
 */
export function abilityOf(talents: Talents, shares: TalentShares): number {
  const mean =
    shares.speed * talents.speed +
    shares.stamina * talents.stamina +
    shares.acceleration * talents.acceleration +
    shares.recovery * talents.recovery +
    shares.agility * talents.agility +
    shares.balance * talents.balance +
    shares.heart * talents.heart;
  return 1.3 * mean - 13;
}
