import { playerId } from '../account/session.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../database.types.ts';
import { answered } from '../errors/gameError.ts';
import { type Horse, type HorseRow, horseOf } from '../horses/horses.ts';
import { instant } from '../instant.ts';
import { type Race, type RaceRow, raceOf } from './race.ts';

/** A horse's place in a race, with its result once there is one. */
export interface Entry {
  readonly id: string;
  readonly raceId: string;
  readonly horseId: string;
  readonly stableId: string;
  /** What this entry puts into the race's salt. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly enteredAt: number;
  /** From 1, once the field is frozen. */
  readonly draw: number | null;
  /** Pounds, once the field is frozen. */
  readonly weight: number | null;
  readonly place: number | null;
  readonly timeMs: number | null;
  /** Whole dollars. */
  readonly prize: number | null;
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
}

export interface UpcomingEntry extends Entry {
  readonly race: Race;
  readonly horse: Horse;
}

export type EntryRow = Database['public']['Tables']['entries']['Row'];

export function entryOf(row: EntryRow): Entry {
  return {
    id: row.id,
    raceId: row.race_id,
    horseId: row.horse_id,
    stableId: row.stable_id,
    nonce: row.nonce,
    enteredAt: instant(row.entered_at),
    draw: row.draw,
    weight: row.weight,
    place: row.place,
    timeMs: row.time_ms,
    prize: row.prize,
    ratingBefore: row.rating_before,
    ratingAfter: row.rating_after,
  };
}

/**
 * Enters one of the player's horses and pays the fee. `requestId` is a uuid made by the caller and
 * kept until it is answered: repeated with it, the entry is made once and answered the same.
 * @throws GameError with the first reason against the entry, which then changed nothing
 */
export async function enterRace(
  backend: Backend,
  { raceId, horseId, requestId }: { raceId: string; horseId: string; requestId: string },
): Promise<Entry> {
  const row = await answered(
    backend.rpc('enter_race', { p_race_id: raceId, p_horse_id: horseId, p_request_id: requestId }),
  );
  return entryOf(row);
}

/** The player's entries for races not yet settled, next race first. @throws GameError 'not_signed_in' */
export async function myUpcomingEntries(backend: Backend): Promise<UpcomingEntry[]> {
  const owner = await playerId(backend);
  const rows = await answered(
    backend
      .from('entries')
      .select('*, race:races!inner(*), horse:horses!inner(*), stable:stables!inner(owner_id)')
      .eq('stable.owner_id', owner)
      .in('race.status', ['open', 'closed'])
      .overrideTypes<(EntryRow & { race: RaceRow; horse: HorseRow })[], { merge: false }>(),
  );
  return rows
    .map((row) => ({ ...entryOf(row), race: raceOf(row.race), horse: horseOf(row.horse) }))
    .sort((a, b) => a.race.offAt - b.race.offAt);
}
