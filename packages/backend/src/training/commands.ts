import type { ProgrammeId } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type SessionRow, type TrainingSession, toSession } from './rows.ts';

/**
 * Sends one of the player's horses to a training session and pays for it. `requestId` is a uuid made by
 * the caller and kept until a response has come: repeated with it, the session is begun once and
 * returned again.
 * @throws GameError with the first reason against the session, which then changed nothing
 */
export async function startTraining(
  backend: Backend,
  { horseId, programme, requestId }: { horseId: string; programme: ProgrammeId; requestId: string },
): Promise<TrainingSession> {
  const row = await unwrap(
    backend
      .rpc('start_training', {
        p_horse_id: horseId,
        p_programme: programme,
        p_request_id: requestId,
      })
      .overrideTypes<SessionRow, { merge: false }>(),
  );
  return toSession(row);
}
