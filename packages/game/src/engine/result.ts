import type { RaceEvent } from './events.ts';

/** Where one runner is at a moment of the race. */
export interface Position {
  readonly horseId: string;
  /** Metres from the start, measured on the rail; beyond the distance once past the post. */
  readonly metres: number;
  /** Metres from the rail. */
  readonly lane: number;
  readonly finished: boolean;
}

/** A runner that passed the post. */
export interface RunnerResult {
  readonly horseId: string;
  /** Dead heats share a place. */
  readonly place: number;
  readonly timeMs: number;
  /** Time for each 200 m in ms, the odd piece of the distance first; they sum to `timeMs`. */
  readonly sectionalsMs: readonly number[];
  /** Running position at each mark that a sectional ends at; the last is the place. */
  readonly positions: readonly number[];
  /** The fastest the runner went, metres per second. */
  readonly topSpeed: number;
  /** The least that was left of its anaerobic store, joules per kilogram. */
  readonly leastEnergy: number;
}

export interface RaceResult {
  /** All runners of the card, in finishing order: a race ends when the last has passed the post. */
  readonly runners: readonly RunnerResult[];
  /** Their horse ids, in finishing order. */
  readonly order: readonly string[];
  /** What happened on the way, by time. */
  readonly events: readonly RaceEvent[];
  /** FNV-1a over the bits of every position of every tick, eight hex digits. */
  readonly checksum: string;
  /** Milliseconds from the off until the last runner has passed the post. */
  readonly duration: number;
  /** Where every runner is, in the order of the draw, `ms` after the off. */
  readonly positionsAt: (ms: number) => Position[];
}
