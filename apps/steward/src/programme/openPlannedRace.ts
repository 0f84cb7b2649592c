import { randomBytes } from 'node:crypto';
import { openRace } from '@furlong/backend/service';
import { canonicalJson, ENGINE, RULES, roundAfter, type Terms } from '@furlong/game/engine';
import type { PlannedRace } from '@furlong/game/rules';
import type { StewardSettings } from '../shared/settings.ts';
import type { FieldSizes } from './fieldSizes.ts';

/** A race that this steward has opened, with the seed that it has just committed to. */
export interface OpenedRace {
  raceId: string;
  seed: string;
  /** The version of the engine that will run it. */
  engine: string;
  closesAt: number;
}

/**
 * Opens a planned race with a fresh seed and the first of its house runners. Null if the slot has its
 * race already.
 */
export async function openPlannedRace(
  { backend, closeSecondsBefore, beaconAddresses }: StewardSettings,
  { planned, sizes, at }: { planned: PlannedRace; sizes: FieldSizes; at: number },
): Promise<OpenedRace | null> {
  const seed = randomBytes(32).toString('hex');
  const closesAt = planned.offAt - closeSecondsBefore * 1000;
  const raceId = await openRace(backend, {
    race: planned,
    closesAt,
    seed,
    engine: ENGINE,
    terms: termsOf(planned, { sizes, closesAt, beaconAddresses, requested: null }),
    openingField: sizes.opening,
    at,
  });
  return raceId === null ? null : { raceId, seed, engine: ENGINE, closesAt };
}

/** What a race is bound to from its opening, as canonical JSON. */
export function termsOf(
  planned: PlannedRace,
  bound: {
    sizes: FieldSizes;
    closesAt: number;
    beaconAddresses: StewardSettings['beaconAddresses'];
    requested: Terms['requested'];
  },
): string {
  const { slot, trackId, distance, surface, going, grade, ageClass, suitableFor } = planned;
  const { minRating, maxRating, maxEntries, offAt, championship } = planned;
  const { sizes, closesAt, beaconAddresses, requested } = bound;
  return canonicalJson({
    rules: RULES,
    engine: ENGINE,
    slot,
    trackId,
    distance,
    surface,
    going,
    grade,
    ageClass,
    suitableFor,
    minRating,
    maxRating,
    maxEntries,
    closesAt,
    offAt,
    booking: 'asked',
    openingField: sizes.opening,
    finalField: sizes.final,
    beaconRound: beaconAddresses.length === 0 ? null : roundAfter(offAt),
    requested,
    ...(championship && { championship }),
  } satisfies Terms);
}
