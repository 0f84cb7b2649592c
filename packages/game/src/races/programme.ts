import type { RaceTerms } from './race.ts';

/** A race as the programme plans it, before it is opened. */
export interface PlannedRace extends RaceTerms {
  /** The off time as ISO text: one race a slot. */
  readonly slot: string;
  /** Milliseconds since 1970. */
  readonly offAt: number;
}

/** The races whose off times lie in [from, to), in ms since 1970, one every so many minutes. */
export function programme(span: {
  readonly from: number;
  readonly to: number;
  readonly everyMinutes: number;
}): PlannedRace[] {
  throw new Error(`${span.from}`);
}
