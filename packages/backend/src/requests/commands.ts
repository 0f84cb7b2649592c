import type { AskedRace } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { RequestState } from './rows.ts';

/**
 * Asks for a race with the horse that is the first in it: the player pays its fee and $100 for the listing, of
 * which at most `fromWallet` dollars may come out of the wallet. Repeated with the same `requestId` it is done
 * once, and answers the same: the id of the new request.
 * @throws GameError with the reason for which nothing was done
 */
export async function requestRace(
  backend: Backend,
  {
    asked,
    horseId,
    requestId,
    fromWallet,
    amongClub = false,
  }: {
    asked: AskedRace;
    horseId: string;
    requestId: string;
    fromWallet: number;
    /** The members of the player's club alone read of it and join. */
    amongClub?: boolean;
  },
): Promise<string> {
  return unwrap(
    backend
      .rpc('request_race', {
        p_track_id: asked.trackId,
        p_distance: asked.distance,
        p_surface: asked.surface,
        p_grade: asked.grade,
        p_age_class: asked.ageClass,
        // The generated types do not say that it may be null, which is for both.
        p_sex: asked.sex as string,
        p_entry_fee: asked.entryFee,
        p_runners: asked.runners,
        p_earliest_off: formatTimestamp(asked.earliestOff),
        p_latest_off: formatTimestamp(asked.latestOff),
        p_horse_id: horseId,
        p_request_id: requestId,
        p_from_wallet: fromWallet,
        p_among_club: amongClub,
      })
      .overrideTypes<string, { merge: false }>(),
  );
}

/** A player's horse, and the race request that it joins or leaves. */
interface InRequest {
  readonly raceRequestId: string;
  readonly horseId: string;
  /** The same id does it once. */
  readonly requestId: string;
}

/**
 * Joins a race request with one of the player's horses and pays its fee, of which at most `fromWallet` dollars may
 * come out of the wallet. Answers how the request then stands.
 * @throws GameError with the first reason against it, which then changed nothing
 */
export async function joinRaceRequest(
  backend: Backend,
  { raceRequestId, horseId, requestId, fromWallet }: InRequest & { fromWallet: number },
): Promise<RequestState> {
  return unwrap(
    backend
      .rpc('join_race_request', {
        p_race_request_id: raceRequestId,
        p_horse_id: horseId,
        p_request_id: requestId,
        p_from_wallet: fromWallet,
      })
      .overrideTypes<RequestState, { merge: false }>(),
  );
}

/** Takes a horse out of a request that is not full, and its fee with it: answers how that then stands. @throws GameError if it stays */
export async function leaveRaceRequest(
  backend: Backend,
  { raceRequestId, horseId, requestId }: InRequest,
): Promise<RequestState> {
  return unwrap(
    backend
      .rpc('leave_race_request', {
        p_race_request_id: raceRequestId,
        p_horse_id: horseId,
        p_request_id: requestId,
      })
      .overrideTypes<RequestState, { merge: false }>(),
  );
}
