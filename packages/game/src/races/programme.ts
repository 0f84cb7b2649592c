import { requireRange } from '../lists/requireRange.ts';
import { hashText } from '../random/hashText.ts';
import { MINUTE } from '../season/durations.ts';
import { planRace } from './planRace.ts';
import type { RaceTerms } from './race.ts';

/** A race as the programme plans it, before it is opened. */
export interface PlannedRace extends RaceTerms {
  /** The off time as ISO text: one race a slot. */
  readonly slot: string;
  /** Milliseconds since 1970. */
  readonly offAt: number;
}

/**
 * The races whose off times lie in [from, to), in ms since 1970, one every so many whole minutes.
 * A slot's race depends on its off time and the spacing alone, never on where the span begins.
 * Every second slot is a race for novices. Another seed plans other races for the same slots; null
 * is the game's own.
 *
 * @throws RangeError for a time before 1970 or that is no number, or a spacing that is not of whole minutes
 */
export function programme(span: {
  readonly from: number;
  readonly to: number;
  readonly everyMinutes: number;
  readonly seed: number | null;
}): PlannedRace[] {
  const spacing = span.everyMinutes * MINUTE;
  if (!Number.isInteger(span.everyMinutes) || span.everyMinutes < 1) {
    throw new RangeError(
      `Races are spaced by whole minutes, at least one; ${span.everyMinutes} is not.`,
    );
  }
  requireRange('The beginning of a programme in ms', span.from, { least: 0 });
  requireRange('The end of a programme in ms', span.to, { least: 0 });
  const races: PlannedRace[] = [];
  for (let slot = Math.ceil(span.from / spacing); slot * spacing < span.to; slot++) {
    const offAt = slot * spacing;
    const iso = new Date(offAt).toISOString();
    races.push({
      slot: iso,
      offAt,
      ...planRace({ number: slot, offAt, chance: hashText(`${span.seed ?? ''}${iso}`) }),
    });
  }
  return races;
}
