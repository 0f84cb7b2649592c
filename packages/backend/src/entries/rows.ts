import { type Horse, type HorseRow, toHorse } from '../horses/rows.ts';
import type { Race } from '../races/rows.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { type Stable, type StableRow, toStable } from '../stables/rows.ts';

/** A horse's place in a race, with its result once there is one. */
export interface Entry {
  readonly id: string;
  readonly raceId: string;
  readonly horseId: string;
  readonly stableId: string;
  /** What this entry puts into the race's salt. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly enteredAt: number;
  /** From 1, once the field is frozen. */
  readonly draw: number | null;
  /** Pounds, once the field is frozen. */
  readonly weight: number | null;
  readonly place: number | null;
  readonly timeMs: number | null;
  /** Whole dollars. */
  readonly prize: number | null;
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
  /** The race's seed hash as it was when the horse was entered. */
  readonly seedHash: string;
}

export interface UpcomingEntry extends Entry {
  readonly race: Race;
  readonly horse: Horse;
}

/** An entry with its horse, and the stable whose colours it carries. */
export interface Runner extends Entry {
  readonly horse: Horse;
  readonly stable: Stable;
}

export interface RaceWithEntries {
  readonly race: Race;
  /** By place, before the result by draw, before the draw by time of entry. */
  readonly runners: readonly Runner[];
}

export interface Winner extends Runner {
  readonly race: Race;
}

export type EntryRow = Database['public']['Tables']['entries']['Row'];

export type RunnerRow = EntryRow & { horse: HorseRow; stable: StableRow };

export function toEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    raceId: row.race_id,
    horseId: row.horse_id,
    stableId: row.stable_id,
    nonce: row.nonce,
    enteredAt: parseTimestamp(row.entered_at),
    draw: row.draw,
    weight: row.weight,
    place: row.place,
    timeMs: row.time_ms,
    prize: row.prize,
    ratingBefore: row.rating_before,
    ratingAfter: row.rating_after,
    seedHash: row.seed_hash,
  };
}

export function toRunner(row: RunnerRow): Runner {
  return { ...toEntry(row), horse: toHorse(row.horse), stable: toStable(row.stable) };
}
