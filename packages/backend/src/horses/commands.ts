import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type Horse, type HorseRow, toHorse } from './rows.ts';

/**
 * Retires one of the player's horses for good: what it wears goes back to the store, and its talents are
 * opened. `requestId` is a uuid made by the caller and kept until a response has come: repeated with it,
 * the horse is retired once and returned again.
 * @throws GameError with the first reason against it, which then changed nothing
 */
export async function retireHorse(
  backend: Backend,
  { horseId, requestId }: { horseId: string; requestId: string },
): Promise<Horse> {
  const row = await unwrap(
    backend
      .rpc('retire_horse', { p_horse_id: horseId, p_request_id: requestId })
      .overrideTypes<HorseRow, { merge: false }>(),
  );
  return toHorse(row);
}

/**
 * Renames one of the player's horses, which is done once. Repeated with its `requestId` it is answered the
 * same.
 * @throws GameError with the first reason against the name, which then changed nothing
 */
export async function renameHorse(
  backend: Backend,
  { horseId, name, requestId }: { horseId: string; name: string; requestId: string },
): Promise<Horse> {
  const row = await unwrap(
    backend
      .rpc('rename_horse', { p_horse_id: horseId, p_name: name, p_request_id: requestId })
      .overrideTypes<HorseRow, { merge: false }>(),
  );
  return toHorse(row);
}

/** Keeps a note of up to 2,000 characters about one of the player's horses; an empty one is none. */
export async function noteHorse(
  backend: Backend,
  { horseId, note, requestId }: { horseId: string; note: string; requestId: string },
): Promise<string> {
  return unwrap(
    backend.rpc('note_horse', { p_horse_id: horseId, p_note: note, p_request_id: requestId }),
  );
}
