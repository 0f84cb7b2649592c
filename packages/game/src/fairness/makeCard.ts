import type { Card } from '../engine/card.ts';
import type { Sex } from '../horses/age.ts';
import type { RunningStyle } from '../horses/horse.ts';
import type { Talents } from '../horses/talents.ts';
import type { Grade, Surface } from '../races/race.ts';
import type { TrackId } from '../tracks/tracks.ts';

export interface RaceToFreeze {
  readonly raceId: string;
  readonly trackId: TrackId;
  /** Metres. */
  readonly distance: number;
  readonly surface: Surface;
  readonly going: number;
  readonly grade: Grade;
  /** Milliseconds since 1970. */
  readonly offAt: number;
}

export interface Entrant {
  readonly horseId: string;
  readonly rating: number;
  readonly sex: Sex;
  readonly birthSeason: number;
  readonly style: RunningStyle;
  /** Percent, on the day of the race. */
  readonly condition: number;
  /** Percent, on the day of the race. */
  readonly energy: number;
  readonly talents: Talents;
}

/** Freezes a field: the card of a race whose entrants are given in the order of their draw. */
export function makeCard(race: RaceToFreeze, entrants: readonly Entrant[]): Card {
  throw new Error(`${race.raceId} ${entrants.length}`);
}
