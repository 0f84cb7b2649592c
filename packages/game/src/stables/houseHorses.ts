import { type Specialty, specialties } from '../horses/specialty.ts';
import { pick } from '../lists/pick.ts';
import { horseNames } from '../names/horseNames.ts';
import { type Source, sfc32 } from '../random/sfc32.ts';
import { breed, type TalentSource } from './breed.ts';
import { houseStables } from './houseStables.ts';
import type { HouseHorse } from './stable.ts';

/** Older horses of each specialty, their ratings spread evenly from worst to best. */
const PER_SPECIALTY = 72;
const WORST = 40;
const BEST = 118;

/** Out of ten older horses, in turn: enough of every age in every band. */
const ages = [3, 4, 5, 3, 4, 6, 4, 3, 5, 7] as const;

/** Two-year-olds of each of the two specialties that novices have. */
const NOVICES_PER_SPECIALTY = 48;
const NOVICE_WORST = 40;
const NOVICE_BEST = 60;

const noviceSpecialties = ['Sprint', 'Mile'] as const satisfies readonly Specialty[];

/** Names are numbered: the older horses first, then crop after crop of two-year-olds. */
const OLDER = PER_SPECIALTY * specialties.length;
const CROP = NOVICES_PER_SPECIALTY * noviceSpecialties.length;
const CROPS_NAMED = 80;

/**
 * All horses of the house stables, the same for the same sources and season: 288 older horses, four
 * specialties by 72 ratings from 40 to 118, aged 3 to 7 in `season`, and a crop of two-year-olds.
 */
export function houseHorses(seed: number, season: number, talents: TalentSource): HouseHorse[] {
  const nameOf = horseNames(seed);
  const source = sfc32(seed, 0, 0, 2);
  const older = Array.from({ length: OLDER }, (_, number) => {
    const kind = number % specialties.length;
    const rank = Math.floor(number / specialties.length);
    return stabled(number + rank, {
      name: nameOf(number),
      specialty: pick(specialties, kind),
      rating: evenly(WORST, BEST, rank, PER_SPECIALTY),
      birthSeason: season - pick(ages, rank + kind),
      source,
      talents,
    });
  });
  return [...older, ...houseNovices(seed, season, talents)];
}

/** The house's two-year-olds of a season: 96 Sprint and Mile horses rated 40 to 60. */
export function houseNovices(seed: number, season: number, talents: TalentSource): HouseHorse[] {
  const nameOf = horseNames(seed);
  const source = sfc32(seed, season, 0, 3);
  const crop = ((season % CROPS_NAMED) + CROPS_NAMED) % CROPS_NAMED;
  return Array.from({ length: CROP }, (_, number) => {
    const kind = number % noviceSpecialties.length;
    const rank = Math.floor(number / noviceSpecialties.length);
    return stabled(number, {
      name: nameOf(OLDER + crop * CROP + number),
      specialty: pick(noviceSpecialties, kind),
      rating: evenly(NOVICE_WORST, NOVICE_BEST, rank, NOVICES_PER_SPECIALTY),
      birthSeason: season - 2,
      source,
      talents,
    });
  });
}

interface Birth {
  readonly name: string;
  readonly specialty: Specialty;
  readonly rating: number;
  readonly birthSeason: number;
  readonly source: Source;
  readonly talents: TalentSource;
}

/** A newborn in the house stable whose turn it is. */
function stabled(turn: number, { source, talents, ...birth }: Birth): HouseHorse {
  const sex = source() % 5 < 3 ? 'male' : 'female';
  const stableName = pick(houseStables, turn).name;
  return { stableName, ...breed({ ...birth, sex }, source, talents) };
}

function evenly(from: number, to: number, rank: number, count: number): number {
  return Math.round(from + ((to - from) * rank) / (count - 1));
}
