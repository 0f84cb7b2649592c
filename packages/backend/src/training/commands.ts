import {
  type AutoProgrammeId,
  autoSessionId,
  type GameErrorCode,
  type ProgrammeId,
} from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type AutoOrder, type AutoOrderRow, toAutoOrder } from './autoRows.ts';
import { type SentHorseRow, type SessionRow, type TrainingSession, toSession } from './rows.ts';

/**
 * Sends one of the player's horses to a training session and pays for it; of the price at most `fromWallet`
 * dollars may come out of the wallet. `requestId` is a uuid made by
 * the caller and kept until a response has come: repeated with it, the session is begun once and
 * returned again.
 * @throws GameError with the first reason against the session, which then changed nothing
 */
export async function startTraining(
  backend: Backend,
  {
    horseId,
    programme,
    requestId,
    fromWallet = 0,
  }: { horseId: string; programme: ProgrammeId; requestId: string; fromWallet?: number },
): Promise<TrainingSession> {
  const row = await unwrap(
    backend
      .rpc('start_training', {
        p_horse_id: horseId,
        p_programme: programme,
        p_request_id: requestId,
        p_from_wallet: fromWallet,
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
  /** What the credits lack for a session may come out of the wallet. */
  readonly fromWallet?: boolean;
  readonly requestId: string;
}

/**
 * Puts one of the player's horses into auto-training: its first session is due one interval later. The
 * same `requestId` starts it once.
 * @throws GameError with the first reason against it
 */
export async function startAutoTraining(
  backend: Backend,
  { horseId, programme, weeklyBudget, fromWallet = false, requestId }: AutoTrainingRequest,
): Promise<AutoOrder> {
  const row = await unwrap(
    backend
      .rpc('start_auto_training', {
        p_horse_id: horseId,
        p_programme: autoSessionId(programme),
        p_weekly_budget: weeklyBudget,
        p_request_id: requestId,
        p_from_wallet: fromWallet,
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

/** What a horse of many was sent to, or why it was not. */
export type SentHorse = { readonly horseId: string } & (
  | {
      readonly sessionId: string;
      /** Whole dollars. */
      readonly price: number;
      readonly refusal: null;
    }
  | { readonly sessionId: null; readonly refusal: GameErrorCode }
);

/**
 * Sends many of the player's horses to work at once, each to its programme, in the order given and for at
 * most `budget` dollars, of which `fromWallet` may come out of the wallet: each gets its session or its
 * reason. Repeated with its `requestId` it is done once.
 */
export async function trainHorses(
  backend: Backend,
  {
    sessions,
    budget,
    requestId,
    fromWallet = 0,
  }: {
    sessions: readonly { horseId: string; programme: ProgrammeId }[];
    budget: number;
    requestId: string;
    fromWallet?: number;
  },
): Promise<SentHorse[]> {
  const rows = await unwrap(
    backend
      .rpc('train_horses', {
        p_horse_ids: sessions.map(({ horseId }) => horseId),
        p_programmes: sessions.map(({ programme }) => programme),
        p_budget: budget,
        p_request_id: requestId,
        p_from_wallet: fromWallet,
      })
      .overrideTypes<SentHorseRow[], { merge: false }>(),
  );
  return rows.map(({ horse_id: horseId, session_id: sessionId, price, refusal }) =>
    refusal === null
      ? { horseId, sessionId, price, refusal }
      : { horseId, sessionId: null, refusal },
  );
}

/**
 * The player has seen what a horse brought back from its sessions, or each of their horses for null: the
 * dashboard does not tell it again.
 */
export async function seeTraining(
  backend: Backend,
  { horseId }: { horseId: string | null },
): Promise<void> {
  await unwrap(backend.rpc('see_training', horseId === null ? {} : { p_horse_id: horseId }));
}

/** The player has read which sessions of the auto-trainer were left out last. */
export async function seeLeftOutSessions(backend: Backend): Promise<void> {
  await unwrap(backend.rpc('see_left_out_sessions'));
}
