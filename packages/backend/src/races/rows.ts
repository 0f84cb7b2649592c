import type {
  AgeClass,
  Grade,
  RaceStatus,
  RaceTerms,
  Specialty,
  Surface,
  TrackId,
  VoidReason,
} from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';

/** A race as everybody sees it. Times are milliseconds since 1970. */
export interface Race extends RaceTerms {
  readonly id: string;
  /** Unique: one race a slot of the programme. */
  readonly slot: string;
  readonly entriesCount: number;
  readonly offAt: number;
  /** Entries are accepted until then. */
  readonly closesAt: number;
  readonly status: RaceStatus;
  readonly engine: string;
  readonly seedHash: string;
  /** The frozen field as canonical JSON, once entries have closed. */
  readonly card: string | null;
  readonly cardHash: string | null;
  /** Null until the race is settled, like the seed. */
  readonly salt: string | null;
  readonly seed: string | null;
  readonly checksum: string | null;
  /** Why the race was declared void. */
  readonly voidReason: VoidReason | null;
  readonly settledAt: number | null;
}

export type RaceRow = Database['public']['Tables']['races']['Row'] & {
  track_id: TrackId;
  surface: Surface;
  grade: Grade;
  age_class: AgeClass;
  suitable_for: Specialty[];
  status: RaceStatus;
  void_reason: VoidReason | null;
};

export function toRace(row: RaceRow): Race {
  return {
    id: row.id,
    slot: row.slot,
    name: row.name,
    trackId: row.track_id,
    distance: row.distance,
    surface: row.surface,
    going: row.going,
    grade: row.grade,
    ageClass: row.age_class,
    conditions: row.conditions,
    suitableFor: row.suitable_for,
    purse: row.purse,
    entryFee: row.entry_fee,
    minRating: row.min_rating,
    maxRating: row.max_rating,
    noviceStablesOnly: row.novice_stables_only,
    maxEntries: row.max_entries,
    entriesCount: row.entries_count,
    offAt: parseTimestamp(row.off_at),
    closesAt: parseTimestamp(row.closes_at),
    status: row.status,
    engine: row.engine,
    seedHash: row.seed_hash,
    card: row.card,
    cardHash: row.card_hash,
    salt: row.salt,
    seed: row.seed,
    checksum: row.checksum,
    voidReason: row.void_reason,
    settledAt: parseTimestampOrNull(row.settled_at),
  };
}
