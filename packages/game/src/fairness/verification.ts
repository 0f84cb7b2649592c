import type { HouseHorse } from './reserves.ts';
import type { Sealed } from './seed.ts';

/** One runner as it is published after the race. */
export interface PublishedRunner {
  readonly horseId: string;
  /** Of a house stable. */
  readonly isHouse: boolean;
  /** Milliseconds since 1970. */
  readonly enteredAt: number;
  readonly draw: number;
  readonly nonce: string;
  readonly place: number;
  readonly timeMs: number;
}

/** What was published at the opening, and what is known of the house's horses since. */
export interface PublishedOpening extends Sealed {
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly houseHorses: readonly HouseHorse[];
}

/** A finished race as it is published. */
export interface PublishedRace {
  readonly raceId: string;
  /** The rules of fairness that it was opened under. */
  readonly rules: string;
  /** Null for a race under the first rules. */
  readonly opening: PublishedOpening | null;
  /** When the field was frozen, in milliseconds since 1970; null where that was not noted. */
  readonly closedAt: number | null;
  readonly seedHash: string;
  readonly seed: string;
  /** The canonical JSON text, exactly as published. */
  readonly card: string;
  readonly cardHash: string;
  readonly salt: string;
  /** The beacon's signature of its round, in hex; null for a race without a beacon. */
  readonly beaconSignature: string | null;
  readonly checksum: string;
  readonly runners: readonly PublishedRunner[];
}

export type CheckName =
  | 'seed'
  | 'kept'
  | 'terms'
  | 'card'
  | 'field'
  | 'house'
  | 'entries'
  | 'draw'
  | 'salt'
  | 'beacon'
  | 'order'
  | 'times'
  | 'checksum';

export interface Check {
  readonly name: CheckName;
  readonly passed: boolean;
  /** One sentence: what was found, and what differs where something does. */
  readonly detail: string;
}

export interface Finish {
  readonly place: number;
  readonly timeMs: number;
}

export interface RunnerVerification {
  readonly horseId: string;
  readonly passed: boolean;
  readonly published: Finish;
  /** Null if the race could not be run again, or was run without this horse. */
  readonly rerun: Finish | null;
}

export interface Verification {
  readonly checks: readonly Check[];
  /** In the order published. */
  readonly runners: readonly RunnerVerification[];
  readonly passed: boolean;
  /** What no check can show: what a reader has to trust the house for, a sentence each. */
  readonly trusted: readonly string[];
}
