/** One runner as it is published after the race. */
interface PublishedRunner {
  readonly horseId: string;
  readonly draw: number;
  readonly nonce: string;
  readonly place: number;
  readonly timeMs: number;
}

/** A finished race as it is published. */
export interface PublishedRace {
  readonly raceId: string;
  readonly seedHash: string;
  readonly seed: string;
  /** The canonical JSON text, exactly as published. */
  readonly card: string;
  readonly cardHash: string;
  readonly salt: string;
  readonly checksum: string;
  readonly runners: readonly PublishedRunner[];
}

export type CheckName =
  | 'seed'
  | 'card'
  | 'field'
  | 'draw'
  | 'salt'
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
}
