import type { PlannedRace, RunningStyle, Sex, Specialty, Talents } from '@furlong/game';
import type { Database } from '../database.types.ts';
import { answered } from '../errors/gameError.ts';
import { instant, instantOrNull, timestamp } from '../instant.ts';
import { type Entry, entryOf } from '../races/entries.ts';
import type { StewardBackend } from './stewardBackend.ts';

/** An entry with everything the race is made from. Times are milliseconds since 1970. */
export interface RaceInput {
  readonly horseId: string;
  readonly horseName: string;
  readonly stableId: string;
  readonly isHouse: boolean;
  readonly nonce: string;
  /** Null until the field is frozen. */
  readonly draw: number | null;
  /** Pounds; null until the field is frozen. */
  readonly weight: number | null;
  readonly sex: Sex;
  readonly birthSeason: number;
  readonly specialty: Specialty;
  readonly style: RunningStyle;
  readonly rating: number;
  readonly runs: number;
  /** Percent at `conditionAt`, like the energy. */
  readonly condition: number;
  readonly energy: number;
  readonly conditionAt: number;
  readonly lastRunAt: number | null;
  readonly talents: Talents;
  /** The names of the pieces of equipment that the horse wears. */
  readonly kit: readonly string[];
}

/** What is due: a field to freeze or a race to run. */
export interface Claim {
  readonly raceId: string;
  readonly stage: 'close' | 'run';
}

/** Opens a race. Answers its id, or null if the slot has its race already. */
export async function openRace(
  backend: StewardBackend,
  {
    race,
    closesAt,
    seed,
    engine,
    at,
  }: {
    race: PlannedRace;
    closesAt: number;
    /** 64 hex digits. */
    seed: string;
    engine: string;
    at: number;
  },
): Promise<string | null> {
  return answered(
    backend
      .rpc('open_race', {
        p_slot: race.slot,
        p_name: race.name,
        p_track_id: race.trackId,
        p_distance: race.distance,
        p_surface: race.surface,
        p_going: race.going,
        p_grade: race.grade,
        p_age_class: race.ageClass,
        p_conditions: race.conditions,
        p_suitable_for: [...race.suitableFor],
        p_purse: race.purse,
        p_entry_fee: race.entryFee,
        ...(race.minRating !== null && { p_min_rating: race.minRating }),
        ...(race.maxRating !== null && { p_max_rating: race.maxRating }),
        p_novice_stables_only: race.noviceStablesOnly,
        p_max_entries: race.maxEntries,
        p_off_at: timestamp(race.offAt),
        p_closes_at: timestamp(closesAt),
        p_seed: seed,
        p_engine: engine,
        p_at: timestamp(at),
      })
      .overrideTypes<string | null, { merge: false }>(),
  );
}

/** Declares a horse of any stable, under the rules of `enterRace`. */
export async function declareHorse(
  backend: StewardBackend,
  { raceId, horseId, nonce, at }: { raceId: string; horseId: string; nonce: string; at: number },
): Promise<Entry> {
  const row = await answered(
    backend.rpc('declare_horse', {
      p_race_id: raceId,
      p_horse_id: horseId,
      p_nonce: nonce,
      p_at: timestamp(at),
    }),
  );
  return entryOf(row);
}

/** Enters house horses until the race has `target` entries. Answers how many were entered. */
export async function fillRace(
  backend: StewardBackend,
  { raceId, target, at }: { raceId: string; target: number; at: number },
): Promise<number> {
  return answered(
    backend.rpc('fill_race', { p_race_id: raceId, p_target: target, p_at: timestamp(at) }),
  );
}

/** The next race with something due at `at`, which is then this steward's for the lease, or null. */
export async function claimRace(
  backend: StewardBackend,
  { steward, at, leaseSeconds }: { steward: string; at: number; leaseSeconds: number },
): Promise<Claim | null> {
  const rows = await answered(
    backend
      .rpc('claim_race', { p_steward: steward, p_at: timestamp(at), p_lease_seconds: leaseSeconds })
      .overrideTypes<{ race_id: string; stage: Claim['stage'] }[], { merge: false }>(),
  );
  const [row] = rows;
  return row ? { raceId: row.race_id, stage: row.stage } : null;
}

type InputRow = Database['public']['Functions']['race_inputs']['Returns'][number] & {
  sex: Sex;
  specialty: Specialty;
  style: RunningStyle;
};

/** The declared field, hidden talents included: in the order of the draw once there is one. */
export async function raceInputs(
  backend: StewardBackend,
  { raceId }: { raceId: string },
): Promise<RaceInput[]> {
  const rows = await answered(
    backend.rpc('race_inputs', { p_race_id: raceId }).overrideTypes<InputRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    horseId: row.horse_id,
    horseName: row.horse_name,
    stableId: row.stable_id,
    isHouse: row.is_house,
    nonce: row.nonce,
    draw: row.draw,
    weight: row.weight,
    sex: row.sex,
    birthSeason: row.birth_season,
    specialty: row.specialty,
    style: row.style,
    rating: row.rating,
    runs: row.runs,
    condition: row.condition,
    energy: row.energy,
    conditionAt: instant(row.condition_at),
    lastRunAt: instantOrNull(row.last_run_at),
    talents: {
      speed: row.speed,
      acceleration: row.acceleration,
      stamina: row.stamina,
      recovery: row.recovery,
      agility: row.agility,
      balance: row.balance,
      heart: row.heart,
      distancePreferred: row.distance_preferred,
      distanceBreadth: row.distance_breadth,
      goingPreferred: row.going_preferred,
      surfaceAptitude: row.surface_aptitude,
    },
    kit: row.kit,
  }));
}

/** The sealed seed, 64 hex digits. */
export async function raceSecret(
  backend: StewardBackend,
  { raceId }: { raceId: string },
): Promise<string> {
  return answered(backend.rpc('race_secret', { p_race_id: raceId }));
}
