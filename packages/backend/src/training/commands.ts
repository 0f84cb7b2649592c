import { type AutoProgrammeId, autoSessionId, type ProgrammeId } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type AutoOrder, type AutoOrderRow, toAutoOrder } from './autoRows.ts';
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

/** What puts a horse into auto-training. */
export interface AutoTrainingRequest {
  readonly horseId: string;
  readonly programme: AutoProgrammeId;
  /** Whole dollars, from the price of a session to a million. */
  readonly weeklyBudget: number;
  readonly requestId: string;
}

/**
 * Puts one of the player's horses into auto-training: its first session is due one interval later. The
 * same `requestId` starts it once.
 * @throws GameError with the first reason against it
 */
export async function startAutoTraining(
  backend: Backend,
  { horseId, programme, weeklyBudget, requestId }: AutoTrainingRequest,
): Promise<AutoOrder> {
  const row = await unwrap(
    backend
      .rpc('start_auto_training', {
        p_horse_id: horseId,
        p_programme: autoSessionId(programme),
        p_weekly_budget: weeklyBudget,
        p_request_id: requestId,
      })
      .overrideTypes<AutoOrderRow, { merge: false }>(),
  );
  return toAutoOrder(row);
}

/**
 * Takes a horse out of auto-training; a session that it is at goes on to its end. The same `requestId`
 * stops it once.
 * @throws GameError with the first reason against it
 */
export async function stopAutoTraining(
  backend: Backend,
  { horseId, requestId }: { horseId: string; requestId: string },
): Promise<AutoOrder> {
  const row = await unwrap(
    backend
      .rpc('stop_auto_training', { p_horse_id: horseId, p_request_id: requestId })
      .overrideTypes<AutoOrderRow, { merge: false }>(),
  );
  return toAutoOrder(row);
}
