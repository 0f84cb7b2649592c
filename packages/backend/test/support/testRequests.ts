import {
  type AskedRace,
  HOUR,
  MINUTE,
  REQUEST_NOTICE,
  requestedRace,
  seasonAt,
  tracks,
  tracksInSeason,
} from '@furlong/game/rules';
import {
  joinRaceRequest,
  type RaceRequest,
  type RequestState,
  raceRequest,
  requestRace,
} from '../../src/index.ts';
import { openRequestedRace } from '../../src/service/index.ts';
import type { Player, TestGame } from './testGame.ts';

/** What the starter horse of any player may join, off in two hours, unless `over` says otherwise. */
export function askedRace(over: Partial<AskedRace> = {}): AskedRace {
  const latestOff = Math.floor((Date.now() + 2 * HOUR) / MINUTE) * MINUTE;
  const [trackId = 'kingsmere'] = tracksInSeason(seasonAt(latestOff));
  const [surface = 'Turf'] = tracks[trackId].surfaces;
  return {
    trackId,
    surface,
    distance: 1400,
    grade: 'Class 6',
    ageClass: '2yo',
    sex: null,
    entryFee: 200,
    runners: 3,
    earliestOff: latestOff,
    latestOff,
    ...over,
  };
}

/** Asks for a race with the player's horse, with a request of its own. */
export async function ask(
  { backend, horseId }: Player,
  over: Partial<AskedRace> = {},
): Promise<RaceRequest> {
  const asked = askedRace(over);
  const once = { requestId: crypto.randomUUID(), fromWallet: 0 };
  const requestId = await requestRace(backend, { asked, horseId, ...once });
  return (await raceRequest(backend, { requestId })).request;
}

/** Joins with the player's horse, or another of theirs; answers how the request then stands. */
export const join = (
  raceRequestId: string,
  { backend, horseId: own }: Player,
  horseId = own,
): Promise<RequestState> =>
  joinRaceRequest(backend, {
    raceRequestId,
    horseId,
    requestId: crypto.randomUUID(),
    fromWallet: 0,
  });

/** Opens a request that is full, as a steward does who comes at once. */
export async function openRequested(game: TestGame, requestId: string, at = Date.now()) {
  const { request } = await raceRequest(game.visitor(), { requestId });
  const offAt = request.offAt ?? Number.NaN;
  const race = requestedRace(request, offAt);
  const { entryFee, purse, maxEntries } = race;
  const { name: _name, conditions: _words, noviceStablesOnly: _novice, ...terms } = race;
  return openRequestedRace(game.steward(), {
    requestId,
    race,
    closesAt: offAt - MINUTE,
    seed: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'),
    engine: 'furlong-2',
    terms: JSON.stringify({
      ...terms,
      openingField: 0,
      finalField: maxEntries,
      requested: { requestId, entryFee, purse, sex: request.sex },
    }),
    at,
  });
}

/** Moves a request into the past, so that its time is up. */
export const outOfTime = (game: TestGame, requestId: string) =>
  game.sql(
    `update public.race_requests
     set earliest_off = earliest_off - interval '3 hours', latest_off = latest_off - interval '3 hours',
       off_at = off_at - interval '3 hours'
     where id = $1`,
    [requestId],
  );

/** When a request ends that is not full, in ms since 1970. */
export const endOf = ({ latestOff }: RaceRequest): number => latestOff - REQUEST_NOTICE;
