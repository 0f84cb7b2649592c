import { answered } from '../errors/gameError.ts';
import { timestamp } from '../instant.ts';
import { type Race, type RaceRow, raceOf } from '../races/race.ts';
import type { StewardBackend } from './stewardBackend.ts';

export interface DrawnRunner {
  readonly horseId: string;
  /** From 1. */
  readonly draw: number;
  /** Pounds. */
  readonly weight: number;
}

export interface FinishedRunner {
  readonly horseId: string;
  /** From 1; a dead heat has the same place twice. */
  readonly place: number;
  readonly timeMs: number;
  /** Whole dollars; a field's prizes sum to the purse. */
  readonly prize: number;
  /** Pounds, after the race, like the condition and energy in percent. */
  readonly rating: number;
  readonly condition: number;
  readonly energy: number;
}

/** Freezes and publishes the field. A second call changes nothing and answers the same. */
export async function closeRace(
  backend: StewardBackend,
  {
    raceId,
    card,
    salt,
    runners,
    at,
  }: {
    raceId: string;
    /** Canonical JSON; the database publishes its hash. */
    card: string;
    salt: string;
    runners: readonly DrawnRunner[];
    at: number;
  },
): Promise<Race> {
  const row = await answered(
    backend
      .rpc('close_race', {
        p_race_id: raceId,
        p_card: card,
        p_salt: salt,
        p_horse_ids: runners.map((runner) => runner.horseId),
        p_draws: runners.map((runner) => runner.draw),
        p_weights: runners.map((runner) => runner.weight),
        p_at: timestamp(at),
      })
      .overrideTypes<RaceRow, { merge: false }>(),
  );
  return raceOf(row);
}

/** Writes the result, pays, and breaks the seal. A second call changes nothing, answers the same. */
export async function settleRace(
  backend: StewardBackend,
  {
    raceId,
    runners,
    checksum,
    at,
  }: {
    raceId: string;
    runners: readonly FinishedRunner[];
    checksum: string;
    at: number;
  },
): Promise<Race> {
  const row = await answered(
    backend
      .rpc('settle_race', {
        p_race_id: raceId,
        p_horse_ids: runners.map((runner) => runner.horseId),
        p_places: runners.map((runner) => runner.place),
        p_times_ms: runners.map((runner) => runner.timeMs),
        p_prizes: runners.map((runner) => runner.prize),
        p_ratings: runners.map((runner) => runner.rating),
        p_conditions: runners.map((runner) => runner.condition),
        p_energies: runners.map((runner) => runner.energy),
        p_checksum: checksum,
        p_at: timestamp(at),
      })
      .overrideTypes<RaceRow, { merge: false }>(),
  );
  return raceOf(row);
}

/** Calls a race off: fees go back and the seed is shown. A second call changes nothing. */
export async function voidRace(
  backend: StewardBackend,
  { raceId, reason, at }: { raceId: string; reason: string; at: number },
): Promise<Race> {
  const row = await answered(
    backend
      .rpc('void_race', { p_race_id: raceId, p_reason: reason, p_at: timestamp(at) })
      .overrideTypes<RaceRow, { merge: false }>(),
  );
  return raceOf(row);
}
