import type {
  AgeClass,
  Grade,
  RaceChampionship,
  RaceRules,
  RaceStatus,
  RaceTerms,
  Specialty,
  Surface,
  TrackId,
  VoidReason,
} from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';

/** A race as the programme lists it. Times are milliseconds since 1970. */
export interface ListedRace extends RaceTerms {
  readonly id: string;
  readonly entriesCount: number;
  /** Of these: those that are the house's, which make way for players'. */
  readonly houseCount: number;
  /** When lots were drawn, since more were entered than can run; null for a race without a ballot. */
  readonly ballotedAt: number | null;
  /** Owners asked for it: its field is whole from the opening. */
  readonly requested: boolean;
  /** Of a claiming race: until when its runners can be claimed, from the close of entries on. Else null. */
  readonly claimsShutAt: number | null;
  readonly offAt: number;
  /** Entries are accepted until then. */
  readonly closesAt: number;
  readonly status: RaceStatus;
  /** When the last runner passes the post; null until the off. */
  readonly finishesAt: number | null;
}

/** A race as everybody sees it, with all that verifies it. */
export interface Race extends ListedRace {
  /** Unique: one race a slot of the programme. */
  readonly slot: string;
  readonly engine: string;
  /** The rules of fairness that it was opened under. */
  readonly rules: RaceRules;
  /** Binds the house to the seed, the terms and its reserves. */
  readonly seedHash: string;
  /** The frozen field as canonical JSON, once entries have closed. */
  readonly card: string | null;
  readonly cardHash: string | null;
  /** Null until the off, like the seed and the checksum. */
  readonly salt: string | null;
  readonly seed: string | null;
  readonly checksum: string | null;
  /** Why the race was declared void. */
  readonly voidReason: VoidReason | null;
  readonly settledAt: number | null;
  /** When the field was frozen; null before, and for races under the first rules. */
  readonly closedAt: number | null;
  /** Of the public beacon's round, in hex; null until the off, and without a beacon. */
  readonly beaconSignature: string | null;
  /** How many runs of the card its morning line rests on; null without one. */
  readonly morningLineSimulations: number | null;
}

export type RaceRow = Omit<Database['public']['Tables']['races']['Row'], 'championship'> & {
  track_id: TrackId;
  surface: Surface;
  grade: Grade;
  age_class: AgeClass;
  suitable_for: Specialty[];
  rules: RaceRules;
  status: RaceStatus;
  void_reason: VoidReason | null;
  championship: RaceChampionship | null;
};

/** The columns of a listed race: without what verifies it, which is most of a race. */
export const listedColumns =
  'id, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for, purse, entry_fee, min_rating, max_rating, novice_stables_only, max_entries, entries_count, off_at, closes_at, status, finishes_at, house_count, balloted_at, championship, requested, claim_price, claims_shut_at';

export type ListedRaceRow = Pick<
  RaceRow,
  | 'id'
  | 'name'
  | 'track_id'
  | 'distance'
  | 'surface'
  | 'going'
  | 'grade'
  | 'age_class'
  | 'conditions'
  | 'suitable_for'
  | 'purse'
  | 'entry_fee'
  | 'min_rating'
  | 'max_rating'
  | 'novice_stables_only'
  | 'max_entries'
  | 'entries_count'
  | 'off_at'
  | 'closes_at'
  | 'status'
  | 'finishes_at'
  | 'house_count'
  | 'balloted_at'
  | 'championship'
  | 'requested'
  | 'claim_price'
  | 'claims_shut_at'
>;

export function toListedRace(row: ListedRaceRow): ListedRace {
  return {
    id: row.id,
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
    houseCount: row.house_count,
    ballotedAt: parseTimestampOrNull(row.balloted_at),
    requested: row.requested,
    claimPrice: row.claim_price,
    claimsShutAt: parseTimestampOrNull(row.claims_shut_at),
    offAt: parseTimestamp(row.off_at),
    closesAt: parseTimestamp(row.closes_at),
    status: row.status,
    finishesAt: parseTimestampOrNull(row.finishes_at),
    championship: row.championship,
  };
}

export function toRace(row: RaceRow): Race {
  return {
    ...toListedRace(row),
    slot: row.slot,
    engine: row.engine,
    rules: row.rules,
    seedHash: row.seed_hash,
    card: row.card,
    cardHash: row.card_hash,
    salt: row.salt,
    seed: row.seed,
    checksum: row.checksum,
    voidReason: row.void_reason,
    settledAt: parseTimestampOrNull(row.settled_at),
    closedAt: parseTimestampOrNull(row.closed_at),
    beaconSignature: row.beacon_signature,
    morningLineSimulations: row.line_runs,
  };
}
