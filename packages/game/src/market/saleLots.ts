import type { Foundation } from '../horses/foundation.ts';
import { specialties } from '../horses/specialty.ts';
import { pick } from '../lists/pick.ts';
import { horseNames } from '../names/horseNames.ts';
import { sfc32 } from '../random/sfc32.ts';
import { breed, type TalentSource } from '../stables/breed.ts';
import { salesAgents } from './salesAgents.ts';

/** A horse that the house offers, and the name of the agent that sells it for the house. */
export interface SaleLot extends Foundation {
  readonly agentName: string;
}

/** How many horses the house's first catalogue has. */
export const OPENING_LOTS = 24;

/** How many horses for newcomers stand in the ring, if only those of the house are counted. */
export const NEWCOMER_LOTS = 6;

/**
 * Dollars that a horse for newcomers costs at the most: half of what a new stable is given, so that
 * the other half trains it and enters it.
 */
export const NEWCOMER_PRICE = 12_500;

/** Horses bred for every ten new stables: eleven, of which ten are the ones that they are given. */
const BRED_PER_TEN_STABLES = 1;

/** From which number on names are free: the house's own horses take those before. */
const FIRST_NAME = 8_000;
const NAMES = 8_000;

/** The catalogue repeats itself in its plan, never in its horses: every third is for newcomers. */
const ratings = [46, 84, 58, 52, 71, 96, 49, 63, 78, 55, 90, 67] as const;
const ages = [2, 4, 3, 2, 3, 5, 2, 4, 3, 2, 4, 6] as const;

/** What the sales ring holds, and what has happened since its first catalogue. */
export interface RingStock {
  /** Horses that the house has bred for the ring. */
  readonly bred: number;
  /** Of the house's horses that stand in it, those that a newcomer can afford. */
  readonly forNewcomers: number;
  /** Stables that players have founded. */
  readonly newStables: number;
  /** Horses that have left racing. */
  readonly retirements: number;
}

/** How many horses the house breeds for the ring. */
export interface LotsToBreed {
  /** As the catalogue plans them. */
  readonly planned: number;
  /** Besides, each one that a newcomer can afford. */
  readonly forNewcomers: number;
}

/**
 * How many horses the house breeds now: one for each that left racing and 1.1 for each new stable, of
 * which the one that it is given is the first; a catalogue to begin with; and always enough that
 * newcomers find some.
 */
export function lotsToBreed(stock: RingStock): LotsToBreed {
  const allowed =
    OPENING_LOTS + stock.retirements + Math.floor((BRED_PER_TEN_STABLES * stock.newStables) / 10);
  const planned = Math.max(0, allowed - stock.bred);
  // The opening catalogue has enough of them among its own.
  const wanting = stock.bred === 0 ? 0 : Math.max(0, NEWCOMER_LOTS - stock.forNewcomers);
  return { planned, forNewcomers: wanting };
}

/** Whom a lot is bred for: the catalogue as it is planned, newcomers, or the season's crop of two-year-olds. */
export type LotKind = 'planned' | 'newcomers' | 'crop';

/**
 * The house's horse of that number, from 0, as it is offered in a season: the same for the same
 * sources. One for newcomers is one that they can afford, and so is each of the crop.
 */
export function saleLot(
  number: number,
  {
    seed,
    season,
    kind,
    talents,
  }: { seed: number; season: number; kind: LotKind; talents: TalentSource },
): SaleLot {
  const source = sfc32(seed, number, 0, 6);
  const rating = kind === 'planned' ? pick(ratings, number) : 45 + (number % 4) * 4;
  const age = { planned: pick(ages, number), newcomers: 2 + (number % 2), crop: 2 }[kind];
  const round = Math.floor(number / ratings.length);
  // A newcomer has races for two-year-olds and maidens: short ones, and then the mile.
  const specialty = pick(specialties, rating < 60 ? (number + round) % 2 : number + round);
  return {
    agentName: pick(salesAgents, number + round).name,
    ...breed(
      {
        name: horseNames(seed)(FIRST_NAME + (number % NAMES)),
        specialty,
        rating: rating + (source() % 5) - 2,
        birthSeason: season - age,
        sex: source() % 2 === 0 ? 'male' : 'female',
      },
      source,
      talents,
    ),
  };
}
