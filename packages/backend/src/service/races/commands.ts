import type { PlannedRace, VoidReason } from '@furlong/game/rules';
import { type Race, type RaceRow, toRace } from '../../races/rows.ts';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';
import type { Claim, DrawnRunner, FinishedRunner, PublishedLine } from './rows.ts';

/** Opens a race with its first house runners. Returns its id, or null if the slot has its race already. */
export async function openRace(
  backend: ServiceBackend,
  {
    race,
    closesAt,
    seed,
    engine,
    terms,
    openingField,
    at,
  }: {
    race: PlannedRace;
    closesAt: number;
    /** 64 hex digits. */
    seed: string;
    engine: string;
    /** What the race is bound to, as canonical JSON. */
    terms: string;
    /** How many house horses are entered at once. */
    openingField: number;
    at: number;
  },
): Promise<string | null> {
  return unwrap(
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
        p_off_at: formatTimestamp(race.offAt),
        p_closes_at: formatTimestamp(closesAt),
        p_seed: seed,
        p_engine: engine,
        p_terms: terms,
        p_opening_field: openingField,
        p_at: formatTimestamp(at),
      })
      .overrideTypes<string | null, { merge: false }>(),
  );
}

/** Enters the house's reserves in their order until the race has `target` entries. Returns how many were entered. */
export async function fillRace(
  backend: ServiceBackend,
  { raceId, target, at }: { raceId: string; target: number; at: number },
): Promise<number> {
  return unwrap(
    backend.rpc('fill_race', { p_race_id: raceId, p_target: target, p_at: formatTimestamp(at) }),
  );
}

/**
 * Draws the ballot of a race whose entries have closed on more than can run; without need it changes
 * nothing, and again neither. Returns how many do not run.
 */
export async function drawBallot(
  backend: ServiceBackend,
  { raceId, at }: { raceId: string; at: number },
): Promise<number> {
  return unwrap(backend.rpc('draw_ballot', { p_race_id: raceId, p_at: formatTimestamp(at) }));
}

/** Claims the race with the earliest thing due at `at` for the lease. Returns null if nothing is due. */
export async function claimDueRace(
  backend: ServiceBackend,
  { steward, at, leaseSeconds }: { steward: string; at: number; leaseSeconds: number },
): Promise<Claim | null> {
  const rows = await unwrap(
    backend
      .rpc('claim_due_race', {
        p_steward: steward,
        p_at: formatTimestamp(at),
        p_lease_seconds: leaseSeconds,
      })
      .overrideTypes<{ race_id: string; stage: Claim['stage'] }[], { merge: false }>(),
  );
  const [row] = rows;
  return row ? { raceId: row.race_id, stage: row.stage } : null;
}

/** Freezes and publishes the field. A second call changes nothing and returns the same. */
export async function closeRace(
  backend: ServiceBackend,
  {
    raceId,
    card,
    salt,
    runners,
    line,
    at,
  }: {
    raceId: string;
    /** Canonical JSON; the database publishes its hash. */
    card: string;
    salt: string;
    runners: readonly DrawnRunner[];
    /** Null for a race without one. */
    line: PublishedLine | null;
    at: number;
  },
): Promise<Race> {
  const row = await unwrap(
    backend
      .rpc('close_race', {
        p_race_id: raceId,
        p_card: card,
        p_salt: salt,
        p_horse_ids: runners.map((runner) => runner.horseId),
        p_draws: runners.map((runner) => runner.draw),
        p_weights: runners.map((runner) => runner.weight),
        p_at: formatTimestamp(at),
        ...(line !== null && {
          p_win_chances: runners.map((runner) => chancesOf(runner, line).winChance),
          p_place_chances: runners.map((runner) => chancesOf(runner, line).placeChance),
          p_line_runs: line.runs,
        }),
      })
      .overrideTypes<RaceRow, { merge: false }>(),
  );
  return toRace(row);
}

function chancesOf({ horseId }: DrawnRunner, { chances }: PublishedLine) {
  const found = chances.find((each) => each.horseId === horseId);
  if (found === undefined) throw new RangeError(`${horseId} is not in the morning line.`);
  return found;
}

/** Starts a frozen race and reveals its seed. A second call changes nothing and returns the same. */
export async function startRace(
  backend: ServiceBackend,
  {
    raceId,
    checksum,
    finishesAt,
    beaconSignature,
    at,
  }: {
    raceId: string;
    /** The settlement is held to it. */
    checksum: string;
    /** When the last runner passes the post, in ms since 1970; it is settled no sooner. */
    finishesAt: number;
    /** Null for a race without a beacon. */
    beaconSignature: string | null;
    at: number;
  },
): Promise<Race> {
  const row = await unwrap(
    backend
      .rpc('start_race', {
        p_race_id: raceId,
        p_checksum: checksum,
        p_finishes_at: formatTimestamp(finishesAt),
        p_at: formatTimestamp(at),
        ...(beaconSignature !== null && { p_beacon_signature: beaconSignature }),
      })
      .overrideTypes<RaceRow, { merge: false }>(),
  );
  return toRace(row);
}

/** Writes the result of a started race and pays. A second call changes nothing, returns the same. */
export async function settleRace(
  backend: ServiceBackend,
  {
    raceId,
    runners,
    checksum,
    at,
  }: {
    raceId: string;
    runners: readonly FinishedRunner[];
    /** That of the race as it was started. */
    checksum: string;
    at: number;
  },
): Promise<Race> {
  const row = await unwrap(
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
        p_overreached: runners
          .filter(({ overreached }) => overreached)
          .map(({ horseId }) => horseId),
        p_checksum: checksum,
        p_at: formatTimestamp(at),
      })
      .overrideTypes<RaceRow, { merge: false }>(),
  );
  return toRace(row);
}

/** Declares a race void: fees go back and the seed is revealed if it is not yet. A second call changes nothing. */
export async function voidRace(
  backend: ServiceBackend,
  {
    raceId,
    reason,
    beaconSignature,
    at,
  }: { raceId: string; reason: VoidReason; beaconSignature: string | null; at: number },
): Promise<Race> {
  const row = await unwrap(
    backend
      .rpc('void_race', {
        p_race_id: raceId,
        p_reason: reason,
        p_at: formatTimestamp(at),
        ...(beaconSignature !== null && { p_beacon_signature: beaconSignature }),
      })
      .overrideTypes<RaceRow, { merge: false }>(),
  );
  return toRace(row);
}
