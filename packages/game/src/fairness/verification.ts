import type { Mount } from '../jockeys/bookJockeys.ts';
import type { VoidReason } from '../races/race.ts';
import type { BallotEntry } from './ballot.ts';
import type { ChampionshipDraw } from './championshipDraw.ts';
import type { HouseHorse } from './reserves.ts';
import type { Sealed } from './seed.ts';

export interface Finish {
  readonly place: number;
  readonly timeMs: number;
}

/** An entry as everybody may read it. */
export interface PublishedEntry {
  readonly horseId: string;
  /** Of a house stable. */
  readonly isHouse: boolean;
  /** Milliseconds since 1970. */
  readonly enteredAt: number;
  readonly nonce: string;
}

/** A runner of a frozen field. */
interface DrawnRunner extends PublishedEntry, Pick<Mount, 'asked' | 'lastRider'> {
  readonly draw: number;
}

/** One runner as it is published after the race. */
interface PublishedRunner extends DrawnRunner, Finish {}

/** An entry of a race for which more were entered than can run, as the ballot left it. */
export interface PublishedLot extends PublishedEntry, BallotEntry {
  /** From 1: its turn for a place. */
  readonly turn: number;
  readonly runs: boolean;
}

/** What was published at the opening, and what is known of the house's horses and of the lots since. */
export interface PublishedOpening extends Sealed {
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly houseHorses: readonly HouseHorse[];
  /** Empty for a race without a ballot. */
  readonly ballot: readonly PublishedLot[];
  /** None of a race of which no runner was claimed. */
  readonly claims: readonly PublishedClaim[];
  /** What a final or a consolation was drawn from; null for every other race. */
  readonly championship: ChampionshipDraw | null;
}

/** A claim for a runner of a claiming race, as it is published with the seed. */
export interface PublishedClaim {
  readonly horseId: string;
  /** Of whom claimed it. */
  readonly stableId: string;
  /** What that stable put into the draw. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** The horse went to this stable. */
  readonly won: boolean;
}

/** What is published of every race that is over, whether it was run or not. */
export interface RevealedRace {
  readonly raceId: string;
  /** The rules of fairness that it was opened under. */
  readonly rules: string;
  /** Null for a race under the first rules. */
  readonly opening: PublishedOpening | null;
  readonly seedHash: string;
  readonly seed: string;
  /** The beacon's signature of its round, in hex; null for a race without a beacon. */
  readonly beaconSignature: string | null;
  readonly runners: readonly PublishedEntry[];
}

/** A race whose field was frozen. */
export interface FrozenRace extends RevealedRace {
  /** When the field was frozen, in milliseconds since 1970; null where that was not noted. */
  readonly closedAt: number | null;
  /** The canonical JSON text, exactly as published. */
  readonly card: string;
  readonly cardHash: string;
  readonly salt: string;
  readonly runners: readonly DrawnRunner[];
}

/** A finished race as it is published. */
export interface PublishedRace extends FrozenRace {
  readonly checksum: string;
  readonly runners: readonly PublishedRunner[];
}

/** A race that was called off, before its field was frozen or after. */
export type VoidRace = ((RevealedRace & { frozen: false }) | (FrozenRace & { frozen: true })) & {
  readonly reason: VoidReason;
  /** Milliseconds since 1970. */
  readonly calledOffAt: number;
};

export type CheckName =
  | 'seed'
  | 'kept'
  | 'terms'
  | 'card'
  | 'field'
  | 'championship'
  | 'house'
  | 'request'
  | 'entries'
  | 'ballot'
  | 'draw'
  | 'jockeys'
  | 'salt'
  | 'beacon'
  | 'claims'
  | 'order'
  | 'times'
  | 'checksum';

export interface Check {
  readonly name: CheckName;
  readonly passed: boolean;
  /** One sentence: what was found, and what differs where something does. */
  readonly detail: string;
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

/** What a race that was called off would have come to for one of its runners. */
export interface WouldBeFinish {
  readonly horseId: string;
  readonly finish: Finish;
}

export interface VoidVerification extends Pick<Verification, 'checks' | 'passed' | 'trusted'> {
  /** In finishing order; null where it cannot be known. */
  readonly wouldBe: readonly WouldBeFinish[] | null;
}
