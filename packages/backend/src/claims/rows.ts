import { type Horse, type HorseRow, toHorse } from '../horses/rows.ts';
import type { ClaimState } from '../races/openingRows.ts';
import { type ListedRace, type ListedRaceRow, toListedRace } from '../races/rows.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';
import type { Stable } from '../stables/rows.ts';

/** A runner of a claiming race whose field is frozen. */
export interface ClaimableRunner {
  readonly horse: Horse;
  readonly stable: Pick<Stable, 'id' | 'name' | 'silks' | 'isHouse'>;
  /** Its stall. */
  readonly draw: number;
  /** What it is worth by the published rule, whole dollars. */
  readonly guide: number;
  /** What the last comparable horses were sold for: the median, and of how many. Null where none was. */
  readonly comparable: { readonly median: number; readonly sales: number } | null;
  /** How many claims there are for it; nobody is told whose. */
  readonly claims: number;
  /** One of them is the player's. */
  readonly claimedByYou: boolean;
}

/** A claiming race to come. */
export interface ClaimingRace extends ListedRace {
  /** Whole dollars. */
  readonly claimPrice: number;
  /** Until when its runners can be claimed. */
  readonly claimsShutAt: number;
  /** By their stalls; none before the field is frozen, when claims open. */
  readonly claimable: readonly ClaimableRunner[];
}

/** A claim of the player's own. Times are milliseconds since 1970, money whole dollars. */
export interface OwnClaim {
  readonly id: string;
  readonly race: { readonly id: string; readonly name: string; readonly offAt: number };
  readonly horse: { readonly id: string; readonly name: string };
  /** Whose runner it was. */
  readonly vendor: Pick<Stable, 'id' | 'name'>;
  readonly price: number;
  readonly madeAt: number;
  readonly state: ClaimState;
  readonly settledAt: number | null;
  /** How many claims there were for the horse, this one among them. */
  readonly claims: number;
  /** Whose claim was drawn; null before, and of a race that was called off. */
  readonly winner: Pick<Stable, 'id' | 'name'> | null;
}

export interface ClaimingRaceRow {
  readonly race: ListedRaceRow & { claim_price: number; claims_shut_at: string };
  readonly runners: readonly {
    readonly horse: HorseRow;
    readonly stable: Pick<Stable, 'id' | 'name' | 'silks'> & { readonly is_house: boolean };
    readonly draw: number;
    readonly guide: number;
    readonly comparable: { readonly median: number | null; readonly sales: number };
    readonly claims: number;
    readonly claimed_by_you: boolean;
  }[];
}

export type OwnClaimRow = Omit<
  Database['public']['Functions']['my_claims']['Returns'][number],
  'state' | 'settled_at' | 'winner_id' | 'winner_name'
> & {
  state: ClaimState;
  settled_at: string | null;
  winner_id: string | null;
  winner_name: string | null;
};

export function toClaimingRace({ race, runners }: ClaimingRaceRow): ClaimingRace {
  return {
    ...toListedRace(race),
    claimPrice: race.claim_price,
    claimsShutAt: parseTimestamp(race.claims_shut_at),
    claimable: runners.map(({ horse, stable, comparable, claimed_by_you, ...runner }) => {
      const { is_house, ...named } = stable;
      const { median, sales } = comparable;
      return {
        ...{ draw: runner.draw, guide: runner.guide, claims: runner.claims },
        horse: toHorse(horse),
        stable: { ...named, isHouse: is_house },
        comparable: median === null ? null : { median, sales },
        claimedByYou: claimed_by_you,
      };
    }),
  };
}

export function toOwnClaim(row: OwnClaimRow): OwnClaim {
  const { winner_id, winner_name } = row;
  return {
    id: row.id,
    race: { id: row.race_id, name: row.race_name, offAt: parseTimestamp(row.off_at) },
    horse: { id: row.horse_id, name: row.horse_name },
    vendor: { id: row.vendor_id, name: row.vendor_name },
    price: row.price,
    madeAt: parseTimestamp(row.made_at),
    state: row.state,
    settledAt: parseTimestampOrNull(row.settled_at),
    claims: row.claims,
    winner:
      winner_id === null || winner_name === null ? null : { id: winner_id, name: winner_name },
  };
}
