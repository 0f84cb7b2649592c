import type { Card } from '../src/engine/card.ts';
import type { EngineName } from '../src/engine/engines.ts';
import { noBonuses } from '../src/equipment/effects.ts';
import { makeCard } from '../src/fairness/makeCard.ts';
import type { SeedWords } from '../src/fairness/seed.ts';
import { specialtyForDistance } from '../src/horses/specialty.ts';
import type { Grade } from '../src/races/race.ts';
import { gaussian, type Source, sfc32, uniform } from '../src/random/sfc32.ts';
import { EPOCH } from '../src/season/season.ts';
import { breed } from '../src/stables/breed.ts';
import { type TrackId, tracks } from '../src/tracks/tracks.ts';

const RUNNERS = 12;

/** What kind of field meets, and where. */
export interface Meeting {
  readonly engine: EngineName;
  readonly trackId: TrackId;
  readonly going: number;
  readonly grade: Grade;
  readonly meanRating: number;
  /** Standard deviation of the ratings. */
  readonly ratingSpread: number;
}

/** Conditions of the acceptance table: good ground, ratings about 60 with a deviation of 6. */
export const classFour = {
  going: 0,
  grade: 'Class 4',
  meanRating: 60,
  ratingSpread: 6,
} as const satisfies Partial<Meeting>;

/** Four-year-olds in the first season. */
const BIRTH_SEASON = -4;

/** The card of a race; another field for every seed, distance and number. */
export function fieldOf(
  seed: number,
  distance: number,
  number: number,
  { engine, trackId, going, grade, meanRating, ratingSpread }: Meeting,
): Card {
  const source = sfc32(seed, distance, number, 0x5eed);
  const raceId = `${seed}-${distance}-${number}`;
  const [surface] = tracks[trackId].surfaces;
  if (surface === undefined) throw new Error(`${trackId} has no ground.`);
  const entrants = Array.from({ length: RUNNERS }, (_, index) => ({
    ...breed(
      {
        name: `horse ${index}`,
        specialty: specialtyForDistance(distance),
        rating: Math.round(meanRating + ratingSpread * gaussian(source)),
        birthSeason: BIRTH_SEASON,
        sex: uniform(source) < 0.6 ? 'male' : 'female',
      },
      source,
      () => source,
    ),
    horseId: `horse ${index}`,
    wonThisSeason: [],
    kit: noBonuses,
    lastRunAt: null,
    lostToAge: 0,
    overreached: false,
  }));
  return makeCard(
    { raceId, engine, trackId, distance, surface, going, grade, offAt: EPOCH },
    entrants,
  );
}

/** Words for the race of that number, or for one of its re-runs (from 1). */
export function wordsOf(seed: number, distance: number, number: number, rerun: number): SeedWords {
  const source: Source = sfc32(seed, distance, number, rerun + 1);
  return [source(), source(), source(), source()];
}
