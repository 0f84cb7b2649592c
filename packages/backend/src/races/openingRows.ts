import type { ChampionshipDraw, PublishedClaim } from '@furlong/game/engine';
import { type Division, type Sex, SIXTIETHS, type Specialty } from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';

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
