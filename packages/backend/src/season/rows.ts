import type { SeasonAwardId, Silks } from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';

/** What runs came to. */
export interface SeasonTotals {
  readonly runs: number;
  readonly wins: number;
  /** First, second or third. */
  readonly places: number;
  /** Whole dollars. */
  readonly earnings: number;
}

/** What a horse did in a season for the player's stable. */
export interface SeasonHorse extends SeasonTotals {
  readonly horseId: string;
  readonly name: string;
  /** Before its first run of the season, and after its last. */
  readonly ratingBefore: number;
  readonly ratingAfter: number;
}

/** What a season that is over came to for the player's stable. */
export interface SeasonTurn extends SeasonTotals {
  readonly season: number;
  /** The seasons since the stable was founded that are over, the last first. */
  readonly seasons: readonly number[];
  /** Whether the end of the last of them was read of. */
  readonly seen: boolean;
  /** By prize money, from 1; null where no horse ran. */
  readonly rank: number | null;
  /** How many stables ran. */
  readonly stables: number;
  /** Those that ran, the best paid first. */
  readonly horses: readonly SeasonHorse[];
}

/** An award of a season, and what it was won by. */
export interface SeasonAward extends Omit<SeasonTotals, 'places'> {
  readonly award: SeasonAwardId;
  readonly stable: { readonly id: string; readonly name: string; readonly silks: Silks };
  /** Null for what a stable is awarded. */
  readonly horse: { readonly id: string; readonly name: string } | null;
}

type Functions = Database['public']['Functions'];

export type SeasonTurnRow = Omit<Functions['my_season_turn']['Returns'][number], 'rank'> & {
  rank: number | null;
};

export function toSeasonTurn(row: SeasonTurnRow): SeasonTurn {
  return {
    season: row.season,
    seasons: row.seasons,
    seen: row.seen,
    runs: row.runs,
    wins: row.wins,
    places: row.places,
    earnings: row.earnings,
    rank: row.rank,
    stables: row.stables,
    horses: row.horse_ids.map((horseId, index) => ({
      horseId,
      name: row.horse_names[index] ?? '',
      runs: row.horse_runs[index] ?? 0,
      wins: row.horse_wins[index] ?? 0,
      places: row.horse_places[index] ?? 0,
      earnings: row.horse_earnings[index] ?? 0,
      ratingBefore: row.ratings_before[index] ?? 0,
      ratingAfter: row.ratings_after[index] ?? 0,
    })),
  };
}

export type SeasonAwardRow = Omit<
  Functions['season_awards']['Returns'][number],
  'award' | 'silks' | 'horse_id' | 'horse_name'
> & {
  award: SeasonAwardId;
  silks: Silks;
  horse_id: string | null;
  horse_name: string | null;
};

export const toSeasonAward = (row: SeasonAwardRow): SeasonAward => ({
  award: row.award,
  stable: { id: row.stable_id, name: row.stable_name, silks: row.silks },
  horse: row.horse_id === null ? null : { id: row.horse_id, name: row.horse_name ?? '' },
  runs: row.runs,
  wins: row.wins,
  earnings: row.earnings,
});
