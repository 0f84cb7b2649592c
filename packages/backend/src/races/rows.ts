import type { ChampionshipDraw, PublishedClaim } from '@furlong/game/engine';
import {
  type AgeClass,
  type Division,
  type Grade,
  type RaceChampionship,
  type RaceRules,
  type RaceStatus,
  type RaceTerms,
  type Sex,
  SIXTIETHS,
  type Specialty,
  type Surface,
  type TrackId,
  type VoidReason,
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

/** A house horse with what decides whether it could be taken for a race. */
interface HouseReserve {
  readonly horseId: string;
  readonly sex: Sex;
  readonly specialty: Specialty;
  readonly birthSeason: number;
  /** Pounds; a house horse keeps its rating. */
  readonly rating: number;
  readonly registeredAt: number;
  /** When its first win was settled. */
  readonly firstWonAt: number | null;
  /** When it left the house for a stable that claimed it. */
  readonly leftAt: number | null;
  /** Its entries for other races: from the entry until that race was settled, null if it is not. */
  readonly engagements: readonly { readonly from: number; readonly until: number | null }[];
}

/** What a race has been bound to since it was opened. Times are milliseconds since 1970. */
export interface RaceOpening {
  readonly openedAt: number;
  /** Canonical JSON, exactly as it was hashed. */
  readonly terms: string;
  /** Horse ids, in the order in which the house takes them. */
  readonly reserves: readonly string[];
  readonly houseHorses: readonly HouseReserve[];
  /** By turn; none for a race without a ballot. */
  readonly ballot: readonly BallotLot[];
  /** None before the seed is revealed. */
  readonly claims: readonly RaceClaim[];
  /** What a final or a consolation was drawn from; null for every other race. */
  readonly championship: ChampionshipDraw | null;
}

/** What became of a claim. `returned`: the race was called off. */
export type ClaimState = 'held' | 'won' | 'lost' | 'returned';

/** A claim for a runner, as it is published with the race's seed. */
export interface RaceClaim extends PublishedClaim {
  readonly stableName: string;
  readonly state: ClaimState;
}

export type RaceClaimRow = Omit<
  Database['public']['Functions']['race_claims']['Returns'][number],
  'state'
> & { state: ClaimState };

export const toRaceClaim = (row: RaceClaimRow): RaceClaim => ({
  horseId: row.horse_id,
  stableId: row.stable_id,
  stableName: row.stable_name,
  nonce: row.nonce,
  madeAt: parseTimestamp(row.made_at),
  state: row.state,
  won: row.state === 'won',
});

/** An entry of a race for which more were entered than can run, as the ballot left it. */
export interface BallotLot {
  readonly horseId: string;
  readonly horseName: string;
  readonly stableId: string;
  readonly stableName: string;
  readonly isHouse: boolean;
  /** From 1: its turn for a place. */
  readonly turn: number;
  /** Of those that do not run the players' are the race's reserves; the house's made way. */
  readonly runs: boolean;
  /** The race out of which it had been balloted before, and since when it had not run. */
  readonly missedRaceId: string | null;
  /** So it had a preference. */
  readonly preferred: boolean;
  readonly nonce: string;
  readonly enteredAt: number;
}

export const lotColumns =
  'horse_id, stable_id, turn, runs, missed_race_id, nonce, entered_at, horse:horses!inner(name), stable:stables!inner(name, is_house)';

export type BallotLotRow = Omit<Database['public']['Tables']['ballot_lots']['Row'], 'race_id'> & {
  horse: { name: string };
  stable: { name: string; is_house: boolean };
};

export function toBallotLot({ horse, stable, ...row }: BallotLotRow): BallotLot {
  return {
    horseId: row.horse_id,
    horseName: horse.name,
    stableId: row.stable_id,
    stableName: stable.name,
    isHouse: stable.is_house,
    turn: row.turn,
    runs: row.runs,
    missedRaceId: row.missed_race_id,
    preferred: row.missed_race_id !== null,
    nonce: row.nonce,
    enteredAt: parseTimestamp(row.entered_at),
  };
}

export type OpeningRow = Database['public']['Tables']['openings']['Row'];

export type HouseReserveRow =
  Database['public']['Functions']['house_reserves']['Returns'][number] & {
    sex: Sex;
    specialty: Specialty;
    first_won_at: string | null;
    left_at: string | null;
    engagements: { from: string; until: string | null }[];
  };

export function toHouseReserve(row: HouseReserveRow): HouseReserve {
  return {
    horseId: row.horse_id,
    sex: row.sex,
    specialty: row.specialty,
    birthSeason: row.birth_season,
    rating: row.rating,
    registeredAt: parseTimestamp(row.registered_at),
    firstWonAt: parseTimestampOrNull(row.first_won_at),
    leftAt: parseTimestampOrNull(row.left_at),
    engagements: row.engagements.map(({ from, until }) => ({
      from: parseTimestamp(from),
      until: parseTimestampOrNull(until),
    })),
  };
}

export interface ChampionshipDrawRow {
  season: number;
  division: Division;
  seed: string;
  seed_hash: string;
  contenders: {
    horse_id: string;
    points: number;
    earnings: number;
    automatic: boolean;
    rating: number;
    best_place: number | null;
    best_at: number | null;
  }[];
}

export function toChampionshipDraw({
  seed_hash,
  contenders,
  ...draw
}: ChampionshipDrawRow): ChampionshipDraw {
  return {
    season: draw.season,
    division: draw.division,
    seed: draw.seed,
    seedHash: seed_hash,
    contenders: contenders.map((each) => ({
      horseId: each.horse_id,
      points: each.points / SIXTIETHS,
      ...{ earnings: each.earnings, automatic: each.automatic, rating: each.rating },
      ...{ bestPlace: each.best_place, bestAt: each.best_at },
    })),
  };
}
