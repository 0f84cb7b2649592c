import type { RaceRequest, RequestWithEntries } from '@furlong/backend';
import { REQUEST_LISTING, requestBand, suitedBy } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { spend } from '../spend.ts';
import { timestamp, timestampOrNull } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { passes, rpc, table } from './postgrest.ts';

/** What owners ask for: the lists, and a player's asking, joining and leaving. */
export default function raceRequestHandlers(game: MockBackendState): RequestHandler[] {
  const seenOf = (id: string) => {
    const seen = game.raceRequests.find(({ request }) => request.id === id);
    if (seen === undefined) throw new Error(`There is no request ${id}.`);
    return seen;
  };
  const put = (seen: RequestWithEntries) => {
    const others = game.raceRequests.filter(({ request }) => request.id !== seen.request.id);
    game.raceRequests = [...others, seen];
    return seen.request;
  };
  const join = (seen: RequestWithEntries, horseId: string, web: Request, fromWallet = 0) => {
    const player = playerOf(game, web);
    const horse = player?.horses.find(({ id }) => id === horseId);
    if (!player || !horse) throw new Error(`${horseId} cannot join.`);
    spend(player, seen.request.entryFee, fromWallet);
    const { stable } = player;
    const entries = [
      ...seen.entries,
      {
        horseId,
        horseName: horse.name,
        stableId: stable.id,
        stableName: stable.name,
        silks: stable.silks,
        rating: horse.rating,
        joinedAt: moment,
      },
    ];
    const full = entries.length === seen.request.runners;
    const { latestOff } = seen.request;
    return put({
      ...seen,
      entries,
      request: { ...seen.request, ...(full && { state: 'full' as const, offAt: latestOff }) },
    });
  };

  return [
    rpc('open_race_requests', () =>
      game.raceRequests
        .filter(({ request }) => request.state === 'open')
        .toSorted((a, b) => a.request.latestOff - b.request.latestOff)
        .map(seenRow),
    ),
    table('race_requests', (web) => {
      const [seen] = game.raceRequests.filter(({ request }) => passes(web, 'id', request.id));
      return seen === undefined ? [] : [seenRow(seen)];
    }),
    rpc('horses_fitting_request', () => [{ horses: 12, stables: 7 }]),
    rpc('my_waiting_horses', (_, web) => {
      const mine = playerOf(game, web)?.horses ?? [];
      return game.raceRequests
        .filter(({ request }) => request.state === 'open' || request.state === 'full')
        .flatMap(({ request, entries }) =>
          entries
            .filter(({ horseId }) => mine.some(({ id }) => id === horseId))
            .map(({ horseId }) => ({ horse_id: horseId, race_request_id: request.id })),
        );
    }),
    rpc(
      'join_race_request',
      ({ p_race_request_id, p_horse_id, p_from_wallet }, web) =>
        join(seenOf(p_race_request_id), p_horse_id, web, p_from_wallet).state,
    ),
    rpc('leave_race_request', ({ p_race_request_id, p_horse_id }) => {
      const seen = seenOf(p_race_request_id);
      return put({
        ...seen,
        entries: seen.entries.filter(({ horseId }) => horseId !== p_horse_id),
      }).state;
    }),
    rpc('request_race', (asked, web) => {
      const player = playerOf(game, web);
      if (!player) throw new Error('Nobody asks.');
      spend(player, REQUEST_LISTING);
      const request = {
        id: 'q-new',
        stableId: player.stable.id,
        trackId: asked.p_track_id,
        distance: asked.p_distance,
        surface: asked.p_surface,
        grade: asked.p_grade,
        ageClass: asked.p_age_class,
        sex: asked.p_sex,
        entryFee: asked.p_entry_fee,
        runners: asked.p_runners,
        earliestOff: Date.parse(asked.p_earliest_off),
        latestOff: Date.parse(asked.p_latest_off),
        askedAt: moment,
        state: 'open',
        offAt: null,
        raceId: null,
        club: asked.p_among_club ? 'The Rail' : null,
      } as RaceRequest;
      const { name: stableName } = player.stable;
      return join({ request, stableName, entries: [] }, asked.p_horse_id, web).id;
    }),
  ];
}

const requestRow = (request: RaceRequest) => {
  const { minRating, maxRating } = requestBand(request.grade);
  return {
    id: request.id,
    stable_id: request.stableId,
    track_id: request.trackId,
    distance: request.distance,
    surface: request.surface,
    grade: request.grade,
    age_class: request.ageClass,
    sex: request.sex,
    min_rating: minRating,
    max_rating: maxRating,
    suitable_for: [...suitedBy(request.distance)],
    entry_fee: request.entryFee,
    runners: request.runners,
    earliest_off: timestamp(request.earliestOff),
    latest_off: timestamp(request.latestOff),
    asked_at: timestamp(request.askedAt),
    state: request.state,
    off_at: timestampOrNull(request.offAt),
    race_id: request.raceId,
    club_id: request.club === null ? null : 'club-rail',
    club_name: request.club,
    ended_at: null,
  };
};

const seenRow = ({ request, stableName, entries }: RequestWithEntries) => ({
  ...requestRow(request),
  stable: { name: stableName },
  entries: entries.map((entry) => ({
    horse_id: entry.horseId,
    joined_at: timestamp(entry.joinedAt),
    horse: { name: entry.horseName, rating: entry.rating },
    stable: { id: entry.stableId, name: entry.stableName, silks: { ...entry.silks } },
  })),
});
