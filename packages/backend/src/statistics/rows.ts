import type { Database } from '../shared/database.types.ts';

/** What runs are told apart by. */
export type CountedBy =
  | 'all'
  | 'distance'
  | 'going'
  | 'track'
  | 'draw'
  | 'jockey'
  | 'style'
  | 'week'
  | 'horse';

/** Settled runs that have something in common, and what came of them. */
export interface RunCount {
  /**
   * What they have in common: metres, 'Turf 12' (a surface with the figure of its going), a track, a
   * third of the field from the rail (0 to 2), a jockey's licence, a style (0 to 3), a week since the
   * first season began, or a horse's id. Null of all runs, and where it was not noted.
   */
  readonly key: string | null;
  readonly runs: number;
  readonly wins: number;
  /** Among the first three. */
  readonly places: number;
  /** Whole dollars. */
  readonly earnings: number;
  /** How many of the runs had a morning line, how many of those were won, and how many it expected. */
  readonly linedRuns: number;
  readonly linedWins: number;
  readonly expectedWins: number;
}

export type RunCounts = Readonly<Record<CountedBy, readonly RunCount[]>>;

/** A horse's official rating from run to run. */
export interface RatingHistory {
  readonly horseId: string;
  readonly horseName: string;
  /** Before the first of the runs, pounds. */
  readonly ratingBefore: number;
  /** After each, the oldest first; ms since 1970. */
  readonly runs: readonly { readonly at: number; readonly rating: number }[];
}

/** How fit a horse was when a run or a session was over. */
export interface ConditionPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Percent. */
  readonly condition: number;
  readonly after: 'run' | 'session';
}

type Functions = Database['public']['Functions'];

export type RunCountsRow = Functions['my_run_counts']['Returns'][number] & {
  counted_by: CountedBy;
};

/** A hundredth of a percent of a win. */
const HUNDREDTH = 10_000;

export function toRunCounts(rows: readonly RunCountsRow[]): RunCounts {
  const counts: Record<CountedBy, RunCount[]> = {
    ...{ all: [], distance: [], going: [], track: [], draw: [], jockey: [], style: [], week: [] },
    horse: [],
  };
  for (const row of rows) {
    const at = (list: readonly number[], index: number) => {
      const figure = list[index];
      if (figure === undefined) throw new RangeError('The lists of a count differ in length.');
      return Number(figure);
    };
    counts[row.counted_by] = row.keys.map((key, index) => ({
      key: key === '' ? null : key,
      runs: at(row.runs, index),
      wins: at(row.wins, index),
      places: at(row.places, index),
      earnings: at(row.earnings, index),
      linedRuns: at(row.lined_runs, index),
      linedWins: at(row.lined_wins, index),
      expectedWins: at(row.expected, index) / HUNDREDTH,
    }));
  }
  return counts;
}

export function toRatingHistory({
  horse_id,
  horse_name,
  rating_before,
  run_at,
  ratings,
}: Functions['my_rating_history']['Returns'][number]): RatingHistory {
  return {
    horseId: horse_id,
    horseName: horse_name,
    ratingBefore: rating_before,
    runs: run_at.map((at, index) => {
      const rating = ratings[index];
      if (rating === undefined) throw new RangeError('A horse has a rating after each run.');
      return { at: Number(at), rating };
    }),
  };
}
