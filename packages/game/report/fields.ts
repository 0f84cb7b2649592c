import type { Card } from '../src/engine/card.ts';
import type { EngineName } from '../src/engine/engines.ts';
import { noBonuses } from '../src/equipment/effects.ts';
import { type Entrant, makeCard } from '../src/fairness/makeCard.ts';
import type { SeedWords } from '../src/fairness/seed.ts';
import { specialtyForDistance } from '../src/horses/specialty.ts';
import { drawJockeys } from '../src/jockeys/bookJockeys.ts';
import type { Grade } from '../src/races/race.ts';
import { gaussian, type Source, sfc32, uniform } from '../src/random/sfc32.ts';
import { EPOCH } from '../src/season/season.ts';
import { breed } from '../src/stables/breed.ts';
import { type Surface, type TrackId, tracks } from '../src/tracks/tracks.ts';

export const RUNNERS = 12;

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
export const BIRTH_SEASON = -4;

/** What a horse has that never ran, and that nothing was bought for. */
export const untried = {
  wonThisSeason: [],
  kit: noBonuses,
  lastRunAt: null,
  lostToAge: 0,
  overreached: false,
} as const satisfies Partial<Entrant>;

/** Twelve runners of that kind; others for every seed, distance and number. */
export function entrantsOf(
  seed: number,
  distance: number,
  number: number,
  { meanRating, ratingSpread }: Pick<Meeting, 'meanRating' | 'ratingSpread'>,
): Entrant[] {
  const source = sfc32(seed, distance, number, 0x5eed);
  return Array.from({ length: RUNNERS }, (_, index) => ({
    ...breed(
      {
        name: `horse ${index}`,
        specialty: specialtyForDistance(distance),
        rating: Math.max(0, Math.round(meanRating + ratingSpread * gaussian(source))),
        birthSeason: BIRTH_SEASON,
        sex: uniform(source) < 0.6 ? 'male' : 'female',
      },
      source,
      () => source,
    ),
    ...untried,
    horseId: `horse ${index}`,
  }));
}

/** The card of a race; another field for every seed, distance and number. */
export function fieldOf(seed: number, distance: number, number: number, meeting: Meeting): Card {
  const { engine, trackId, going, grade } = meeting;
  const raceId = `${seed}-${distance}-${number}`;
  const surface = surfaceOf(trackId);
  const entrants = entrantsOf(seed, distance, number, meeting);
  return makeCard(
    { raceId, engine, trackId, distance, surface, going, grade, offAt: EPOCH },
    entrants,
    drawJockeys(raceId, entrants.length),
  );
}

/** The ground that a track's races of the report are run on. */
export function surfaceOf(trackId: TrackId): Surface {
  const [surface] = tracks[trackId].surfaces;
  if (surface === undefined) throw new Error(`${trackId} has no ground.`);
  return surface;
}

/** Words for the race of that number, or for one of its re-runs (from 1). */
export function wordsOf(seed: number, distance: number, number: number, rerun: number): SeedWords {
  const source: Source = sfc32(seed, distance, number, rerun + 1);
  return [source(), source(), source(), source()];
}
