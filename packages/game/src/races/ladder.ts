import { noviceClass, type RaceClass, raceClasses } from './classes.ts';
import { conditionsMet, type HorseToEnter, isNoviceStable, type StableToEnter } from './entry.ts';
import { type Grade, grades } from './race.ts';

/** A class of the ladder with the races of the programme that are of it, one of each kind. */
export interface Rung {
  readonly grade: Grade;
  readonly races: readonly RaceClass[];
}

/** The classes that the programme has races of, best first. */
export const ladder: readonly Rung[] = grades.flatMap((grade) => {
  const races = [...raceClasses, noviceClass].filter((each) => each.grade === grade);
  const kinds = [...new Map(races.map((each) => [each.conditions, each])).values()];
  return kinds.length === 0 ? [] : { grade, races: kinds };
});

/** A class that a horse may not run in now and would with another rating. */
export interface Step {
  readonly grade: Grade;
  /** By how much its rating would have to rise or fall, pounds, from 1. */
  readonly pounds: number;
}

/** Where a horse stands on the ladder. */
export interface LadderStanding {
  /** The classes that it may run in, best first. */
  readonly open: readonly Grade[];
  /** What the next rise, and the next fall, of its rating would open; null where none would. */
  readonly up: Step | null;
  readonly down: Step | null;
}

/**
 * Where a horse stands by its rating, age, wins and stable: over which distances the races are, and whether
 * it is rested, does not count. `now` is in milliseconds since 1970.
 */
export function standingOnLadder(
  horse: Pick<HorseToEnter, 'rating' | 'birthSeason' | 'sex' | 'wins'>,
  stable: Pick<StableToEnter, 'createdAt'>,
  now: number,
): LadderStanding {
  const admits = (race: RaceClass, rating: number) =>
    conditionsMet({ ...race, offAt: now, championship: null }, { ...horse, rating }) &&
    (!race.noviceStablesOnly || isNoviceStable(stable, now));
  const open = ladder
    .filter(({ races }) => races.some((race) => admits(race, horse.rating)))
    .map(({ grade }) => grade);
  const steps = ladder
    .filter(({ grade }) => !open.includes(grade))
    .flatMap(({ grade, races }) =>
      races.flatMap((race) => {
        const rating = nearest(race, horse.rating);
        return admits(race, rating) ? { grade, by: rating - horse.rating } : [];
      }),
    );
  const first = (sign: 1 | -1): Step | null => {
    const [next] = steps.filter(({ by }) => by * sign > 0).sort((a, b) => (a.by - b.by) * sign);
    return next ? { grade: next.grade, pounds: next.by * sign } : null;
  };
  return { open, up: first(1), down: first(-1) };
}

/** The rating that a race takes which is nearest to another. */
const nearest = ({ minRating, maxRating }: RaceClass, rating: number) =>
  Math.max(minRating ?? 0, Math.min(maxRating ?? rating, rating));
