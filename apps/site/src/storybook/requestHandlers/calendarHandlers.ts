import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** The races and training of a player's calendar, and the secret of its address. */
export default function calendarHandlers(game: MockBackendState): RequestHandler[] {
  return [
    rpc('my_calendar_races', ({ p_from, p_to, p_after_id }, request) => {
      const mine = playerOf(game, request)?.stable.id;
      if (p_after_id) return [];
      return game.races
        .filter(({ race }) => race.offAt >= Date.parse(p_from) && race.offAt < Date.parse(p_to))
        .flatMap(({ race, runners }) =>
          runners
            .filter(({ stable }) => stable.id === mine)
            .map(({ id, horse, place }) => ({
              ...{ entry_id: id, horse_id: horse.id, horse_name: horse.name },
              ...{ race_id: race.id, race_name: race.name, track_id: race.trackId },
              ...{ distance: race.distance, surface: race.surface, grade: race.grade },
              ...{ status: race.status, off_at: new Date(race.offAt).toISOString() },
              ...{ finishes_at: null, place },
            })),
        );
    }),
    rpc('my_training_days', ({ p_midnights: midnights }, request) => {
      return midnights.slice(0, -1).flatMap((midnight, index) => {
        const sessions = (playerOf(game, request)?.sessions ?? []).filter(
          ({ startedAt }) => startedAt >= midnight && startedAt < (midnights[index + 1] ?? 0),
        );
        return sessions.length === 0
          ? []
          : {
              midnight: new Date(midnight).toISOString(),
              horse_ids: sessions.map(({ horseId }) => horseId),
              horse_names: sessions.map(({ horseName }) => horseName),
              programmes: sessions.map(({ programme }) => programme),
              sessions: sessions.map(() => 1),
            };
      });
    }),
    rpc('my_calendar_secret', (_, request) => playerOf(game, request)?.calendarSecret ?? null),
    rpc('renew_calendar_secret', ({ p_request_id }, request) => {
      const player = playerOf(game, request);
      if (player === undefined) throw new Error('Nobody asks for an address.');
      player.calendarSecret = p_request_id.replaceAll('-', '').repeat(2);
      return player.calendarSecret;
    }),
  ];
}
