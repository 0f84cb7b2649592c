import { requireRange } from '../lists/requireRange.ts';
import { LENGTH_MS } from './horseLength.ts';

/** Pounds that a length is worth, by distance (the handicappers' table). */
const poundsPerLength: readonly (readonly [metres: number, pounds: number])[] = [
  [1000, 3.35],
  [1200, 2.76],
  [1400, 2.34],
  [1600, 2.01],
  [2000, 1.59],
  [2400, 1.28],
];

/** Beaten lengths beyond this tell the handicapper nothing more. */
const MOST_LENGTHS = 12;

export interface RatedRunner {
  readonly horseId: string;
  readonly rating: number;
  /** Pounds carried. */
  readonly weight: number;
  /** Pounds of it allowed for age and sex. */
  readonly allowance: number;
  readonly place: number;
  readonly timeMs: number;
  /** Runs before this race. */
  readonly runs: number;
  /** House horses keep their mark, so that the bands they fill stay filled. */
  readonly isHouse: boolean;
  /**
   * Pounds its rating has come down in the four weeks before, all its falls added. Gains between
   * them are not set off: a win would otherwise let a stable drop a horse as far again at once.
   */
  readonly lostInFourWeeks: number;
}

/** A change of rating with the sum that produced it, all in pounds. */
export interface RatingChange {
  readonly horseId: string;
  readonly before: number;
  readonly after: number;
  readonly change: number;
  readonly terms: {
    readonly lengthsBeaten: number;
    readonly poundsPerLength: number;
    /** Weight plus allowance less the pounds beaten. */
    readonly figure: number;
    /** Added to every figure, so that the median of the field ran to its rating. */
    readonly raceLevel: number;
    /** For a margin beyond two lengths, winner only. */
    readonly winnersExtra: number;
    /** Half of the way from the rating to the performance, before any limit. */
    readonly raw: number;
    readonly least: number;
    readonly most: number;
  };
}

/**
 * The rating of every runner after the race, in the order given, with every term shown.
 *
 * @throws RangeError for a race without runners, a distance below 1 m, or a figure of a runner that is below 0 or
 *   no number
 */
export function ratingAfter(race: {
  readonly distance: number;
  readonly runners: readonly RatedRunner[];
}): RatingChange[] {
  const { runners } = race;
  requireRange('The distance of a race in metres', race.distance, { least: 1 });
  for (const runner of runners) {
    requireRange('A time in milliseconds', runner.timeMs, { least: 0 });
    requireRange('A rating in pounds', runner.rating, { least: 0 });
    requireRange('A weight in pounds', runner.weight, { least: 0 });
    requireRange('An allowance in pounds', runner.allowance, { least: 0 });
    requireRange('A place', runner.place, { least: 1 });
    requireRange('The number of runs', runner.runs, { least: 0 });
    requireRange('The pounds lost in four weeks', runner.lostInFourWeeks, { least: 0 });
  }
  const perLength = atDistance(race.distance);
  const best = Math.min(...runners.map((runner) => runner.timeMs));
  const performances = runners.map((runner) => {
    const lengthsBeaten = (runner.timeMs - best) / LENGTH_MS;
    const beaten = Math.min(MOST_LENGTHS, lengthsBeaten) * perLength;
    return { runner, lengthsBeaten, figure: runner.weight + runner.allowance - beaten };
  });
  const raceLevel = median(performances.map(({ runner, figure }) => runner.rating - figure));
  const winningLengths = Math.min(
    ...performances.filter(({ runner }) => runner.place !== 1).map((one) => one.lengthsBeaten),
  );
  return performances.map(({ runner, lengthsBeaten, figure }) => {
    const winnersExtra = runner.place === 1 ? extra(winningLengths) : 0;
    const raw = 0.5 * (figure + raceLevel - runner.rating) + winnersExtra;
    const [least, most] = limits(runner);
    const change = Math.max(least, Math.min(most, Math.round(raw)));
    const after = Math.max(0, Math.min(140, runner.rating + change));
    return {
      horseId: runner.horseId,
      before: runner.rating,
      after,
      change: after - runner.rating,
      terms: {
        lengthsBeaten,
        poundsPerLength: perLength,
        figure,
        raceLevel,
        winnersExtra,
        raw,
        least,
        most,
      },
    };
  });
}

/**
 * A rating comes down by no more than so many pounds in four weeks: six runs in which a horse is not
 * placed. One that is rated 20 too high is within about four of its worth after ten runs.
 */
export const MOST_LOST = 24;

/** A win is worth 3 to 12; second to fifth at most 5; sixth or worse never goes up. */
function limits(runner: RatedRunner): readonly [least: number, most: number] {
  if (runner.isHouse) return [0, 0];
  if (runner.place === 1) return [3, 12];
  const mayLose = runner.runs >= 3 ? Math.max(0, MOST_LOST - runner.lostInFourWeeks) : 0;
  return runner.place <= 5 ? [0 - Math.min(2, mayLose), 5] : [0 - Math.min(4, mayLose), 0];
}

function extra(winningLengths: number): number {
  return Number.isFinite(winningLengths) ? Math.max(0, Math.min(2, winningLengths - 2)) : 0;
}

function atDistance(metres: number): number {
  const next = poundsPerLength.findIndex(([distance]) => distance >= metres);
  const [high, highPounds] = poundsPerLength[next] ?? [2400, 1.28];
  const [low, lowPounds] = poundsPerLength[Math.max(0, next - 1)] ?? [high, highPounds];
  if (high === low) return highPounds;
  return lowPounds + ((metres - low) / (high - low)) * (highPounds - lowPounds);
}

/** @throws RangeError for no values. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('A field has runners.');
  return (lower + upper) / 2;
}
