import type { Card } from '../engine/card.ts';
import { engineOf } from '../engine/engines.ts';
import { ageInSeason } from '../horses/age.ts';
import type { RunningStyle } from '../horses/foundation.ts';
import type { Sex } from '../horses/gender.ts';
import type { Talents } from '../horses/talents.ts';
import type { Jockey } from '../jockeys/jockeys.ts';
import { pairs } from '../lists/pairs.ts';
import type { Grade } from '../races/race.ts';
import { weightForAge } from '../races/weightForAge.ts';
import { weights } from '../races/weights.ts';
import { seasonAt, seasonWeekAt } from '../season/season.ts';
import type { Surface, TrackId } from '../tracks/tracks.ts';
import { bandsOf } from './bands.ts';
import {
  accelerationFigure,
  bendsFigure,
  nimblenessFigure,
  speedFigure,
  staminaFigure,
  unevennessFigure,
} from './composites.ts';
import { type Preparation, preparedShare } from './preparation.ts';

/** The part of a race that its card is made from. */
export interface RaceToFreeze {
  readonly raceId: string;
  /** The version of the engine that it was opened with. */
  readonly engine: string;
  readonly trackId: TrackId;
  /** Metres. */
  readonly distance: number;
  readonly surface: Surface;
  /** −100 (firm) to 100 (heavy). */
  readonly going: number;
  readonly grade: Grade;
  /** Milliseconds since 1970. */
  readonly offAt: number;
}

/** A declared horse, with what only the steward may know of it. */
export interface Entrant extends Preparation {
  readonly horseId: string;
  readonly rating: number;
  readonly sex: Sex;
  readonly birthSeason: number;
  /** The grades of the races it has won this season. */
  readonly wonThisSeason: readonly Grade[];
  readonly style: RunningStyle;
  /** Percent, on the day of the race. */
  readonly condition: number;
  /** Percent, on the day of the race. */
  readonly energy: number;
  readonly talents: Talents;
}

/**
 * Freezes a field: the card of a race whose entrants are given in the order of their draw, each with
 * its jockey.
 */
export function makeCard(
  race: RaceToFreeze,
  entrants: readonly Entrant[],
  riders: readonly Jockey[],
): Card {
  const { raceId, engine, trackId, distance, surface, going, offAt } = race;
  const { worth } = engineOf(engine);
  const carried = pairs(weights(race, entrants), riders);
  const runners = carried.map(([{ runner: entrant, pounds: weight }, rider], stall) => {
    const { horseId, style, condition, energy, talents, birthSeason } = entrant;
    const age = ageInSeason(birthSeason, seasonAt(offAt));
    const immaturity = weightForAge(age, distance, seasonWeekAt(offAt));
    const prepared = preparedShare(entrant, race, worth);
    const bands = bandsOf(talents, worth);
    return {
      horseId,
      draw: stall + 1,
      weight,
      style,
      speed: speedFigure(bands, race, { weight, immaturity, condition, energy, prepared }, worth),
      stamina: staminaFigure(bands),
      acceleration: accelerationFigure(bands),
      bends: bendsFigure(bands),
      nimbleness: nimblenessFigure(bands),
      unevenness: unevennessFigure(bands),
      jockey: rider.licence,
      riding: rider.skill,
    };
  });
  return { engine, raceId, course: { trackId, distance, surface }, going, runners };
}
