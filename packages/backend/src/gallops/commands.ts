import type { GallopQuestion, Surface } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { Gallop } from './rows.ts';

interface GallopRequest {
  readonly horseId: string;
  /** In what it wears; without, if not. */
  readonly equipped: boolean;
  /** A uuid made by the caller: repeated with it, the answer is the first. */
  readonly requestId: string;
}

type Answer = Omit<Gallop, 'ghost'> & { readonly raceId: string | null };

/**
 * Has one of the player's horses gallop against the benchmark of its age and sex: one of the six that a day
 * has for it.
 * @throws GameError with the first reason against it, which then changed nothing
 */
export async function gallop(
  backend: Backend,
  {
    horseId,
    distance,
    surface,
    going,
    equipped,
    requestId,
  }: GallopRequest & Omit<GallopQuestion, 'kit'>,
): Promise<Answer> {
  const row = await unwrap(
    backend
      .rpc('gallop', {
        p_horse_id: horseId,
        p_distance: distance,
        p_surface: surface,
        p_going: going,
        p_equipped: equipped,
        p_request_id: requestId,
      })
      .overrideTypes<AnswerRow, { merge: false }>(),
  );
  return toAnswer(row);
}

/**
 * Has one of the player's horses gallop against its ghost of a race that it has run: one of the six that a
 * day has for it.
 * @throws GameError with the first reason against it, which then changed nothing
 */
export async function gallopAgainstGhost(
  backend: Backend,
  { horseId, raceId, equipped, requestId }: GallopRequest & { readonly raceId: string },
): Promise<Answer> {
  const row = await unwrap(
    backend
      .rpc('gallop_against_ghost', {
        p_horse_id: horseId,
        p_race_id: raceId,
        p_equipped: equipped,
        p_request_id: requestId,
      })
      .overrideTypes<AnswerRow, { merge: false }>(),
  );
  return toAnswer(row);
}

type AnswerRow = Database['public']['Tables']['gallops']['Row'] & { surface: Surface };

const toAnswer = (row: AnswerRow): Answer => ({
  id: row.id,
  at: parseTimestamp(row.at),
  ...{ distance: row.distance, surface: row.surface, going: row.going, kit: row.kit },
  lengths: row.tenths / 10,
  raceId: row.race_id,
});
