import { runRace } from '../src/engine/runRace.ts';
import { type Entrant, makeCard } from '../src/fairness/makeCard.ts';
import { specialtyForDistance } from '../src/horses/specialty.ts';
import { drawJockeys } from '../src/jockeys/bookJockeys.ts';
import { ratingAfter } from '../src/races/ratingAfter.ts';
import { weights } from '../src/races/weights.ts';
import { gaussian, type Source, sfc32, uniform } from '../src/random/sfc32.ts';
import { EPOCH } from '../src/season/season.ts';
import { breed } from '../src/stables/breed.ts';
import { BIRTH_SEASON, classFour, RUNNERS, surfaceOf, untried, wordsOf } from './fields.ts';
import { mean } from './figures.ts';
import type { Asked } from './sample.ts';

/** Horses of one class that meet each other alone, and how often each runs in a season. */
const FIELDS = 4;
const RUNS = 30;

export const RACES_A_POOL = FIELDS * RUNS;

/** Days between two runs, and in which a rating comes down by so much and no more. */
const EVERY = 4;
const FOUR_WEEKS = 28;

interface PoolHorse extends Entrant {
  rating: number;
  /** Pounds lost, by the day. */
  readonly lost: { readonly day: number; readonly pounds: number }[];
  /** Seconds per kilometre by which it was slower than the mean of its field, run after run. */
  readonly forms: number[];
}

/** What became of a closed class in a season: its mean rating, and how one run tells the next. */
export interface PoolFacts {
  /** By how much the mean rating rose. */
  readonly drift: number;
  /** Each horse's form in one run, and in the next. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** Runs a closed class over the distance for a season, the ratings moving as the game moves them. */
export function playPool(
  distance: number,
  number: number,
  { seed, engine, trackId }: Asked,
): PoolFacts {
  const source = sfc32(seed, distance, number, 0x9001);
  const horses = Array.from({ length: FIELDS * RUNNERS }, (_, index) =>
    poolHorse(index, distance, source),
  );
  const before = mean(horses.map(({ rating }) => rating));
  const surface = surfaceOf(trackId);
  for (let run = 0; run < RUNS; run++) {
    const drawn = shuffled(horses, source);
    for (let field = 0; field < FIELDS; field++) {
      const runners = drawn.slice(field * RUNNERS, (field + 1) * RUNNERS);
      const raceId = `pool-${seed}-${distance}-${number}-${run}-${field}`;
      const terms = {
        raceId,
        engine,
        trackId,
        distance,
        surface,
        going: 0,
        grade: 'Class 4',
        offAt: EPOCH,
      } as const;
      const card = makeCard(terms, runners, drawJockeys(raceId, runners.length));
      const race = runRace(
        card,
        wordsOf(seed, distance, (number * RUNS + run) * FIELDS + field, 7),
      );
      settle(race.runners, runners, weights(terms, runners), distance, run);
    }
  }
  return {
    drift: mean(horses.map(({ rating }) => rating)) - before,
    pairs: horses.flatMap(({ forms }) =>
      forms.slice(1).map((form, at) => [forms[at] ?? 0, form] as const),
    ),
  };
}

function settle(
  finished: readonly { horseId: string; timeMs: number; place: number }[],
  runners: readonly PoolHorse[],
  weighed: readonly { pounds: number; allowance: number }[],
  distance: number,
  run: number,
): void {
  const day = run * EVERY;
  const average = mean(finished.map(({ timeMs }) => timeMs));
  const rated = finished.flatMap(({ horseId, timeMs, place }) => {
    const at = runners.findIndex((horse) => horse.horseId === horseId);
    const [horse, weight] = [runners[at], weighed[at]];
    if (horse === undefined || weight === undefined) return [];
    horse.forms.push((timeMs - average) / distance);
    const lostInFourWeeks = horse.lost
      .filter((loss) => loss.day > day - FOUR_WEEKS)
      .reduce((sum, { pounds }) => sum + pounds, 0);
    return [
      {
        horse,
        horseId,
        timeMs,
        place,
        rating: horse.rating,
        weight: weight.pounds,
        allowance: weight.allowance,
        runs: run,
        isHouse: false,
        lostInFourWeeks,
      },
    ];
  });
  for (const [index, { change, after }] of ratingAfter({ distance, runners: rated }).entries()) {
    const horse = rated[index]?.horse;
    if (horse === undefined) continue;
    horse.rating = after;
    if (change < 0) horse.lost.push({ day, pounds: -change });
  }
}

function poolHorse(index: number, distance: number, source: Source): PoolHorse {
  const rating = Math.round(classFour.meanRating + classFour.ratingSpread * gaussian(source));
  const sex = uniform(source) < 0.6 ? 'male' : 'female';
  const specialty = specialtyForDistance(distance);
  const plan = {
    name: `horse ${index}`,
    specialty,
    rating,
    birthSeason: BIRTH_SEASON,
    sex,
  } as const;
  return {
    ...breed(plan, source, () => source),
    horseId: `horse ${index}`,
    ...untried,
    lost: [],
    forms: [],
  };
}

function shuffled<T>(list: readonly T[], source: Source): T[] {
  return list
    .map((one) => ({ one, lot: uniform(source) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
}
