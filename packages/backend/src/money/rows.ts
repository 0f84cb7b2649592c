import type { FlowKind } from '../stables/economy.ts';

/** What moved money of a stable: what the game's money does, or a move between its wallet and its credits. */
export type StatementKind = FlowKind | 'wallet_transfer';

/** A line of an account, as a bank states it. */
export interface StatementLine {
  readonly id: number;
  readonly kind: StatementKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whole dollars that came (above 0) or went. */
  readonly amount: number;
  /** What the account held with it, whole dollars. */
  readonly balance: number;
  /** What it was for, as far as it was for one. */
  readonly race: { readonly id: string; readonly name: string } | null;
  readonly raceRequestId: string | null;
  readonly horse: { readonly id: string; readonly name: string } | null;
  /** Pieces of equipment by their names; none of what is no purchase of equipment. */
  readonly items: readonly string[];
  /**
   * Of a sale between two stables the other one, and what the house had of the price, whole dollars; null for a
   * horse of the house's own.
   */
  readonly other: {
    readonly id: string;
    readonly name: string;
    readonly commission: number;
  } | null;
}

/** What a player has in hand of a pack of play credits that was taken. */
export interface Receipt {
  /** That of its line in the statement of the credits. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whole dollars. */
  readonly amount: number;
  /** What the credits were with it, whole dollars. */
  readonly balance: number;
}

/** Money of the stable that is held until a race is run, a request is decided or a hammer falls. */
export interface HeldMoney {
  /** Whole dollars. */
  readonly amount: number;
  /** When the race is off, or the request at the latest, or the hammer falls; ms since 1970. */
  readonly until: number;
  /** The race, of a claim the horse's; null for a race request and for a bid. */
  readonly race: { readonly id: string; readonly name: string } | null;
  readonly raceRequestId: string | null;
  /** The horse under the hammer that the stable leads for, or that it has claimed out of the race; else null. */
  readonly horse: { readonly id: string; readonly name: string } | null;
}

/** What a stable's money did in a week from a Monday, UTC; whole dollars. */
export interface MoneyWeek {
  /** Milliseconds since 1970. */
  readonly beginsAt: number;
  readonly came: number;
  readonly went: number;
  /** What credits and wallet held together at its end, or hold now. */
  readonly balance: number;
}
