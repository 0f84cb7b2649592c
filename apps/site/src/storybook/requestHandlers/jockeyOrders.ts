import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** The orders that a player has given, and how one gives them. */
export function jockeyOrders(game: MockBackendState): RequestHandler[] {
  const given = new Map<string, number>();
  return [
    rpc('my_jockey_orders', ({ p_race_id }, request) => {
      const stableId = playerOf(game, request)?.stable.id;
      const runners = game.races.find(({ race }) => race.id === p_race_id)?.runners ?? [];
      return runners
        .filter((runner) => runner.stableId === stableId)
        .map(({ horseId, horse }) => ({
          horse_id: horseId,
          style: given.get(`${p_race_id} ${horseId}`) ?? horse.style,
        }));
    }),
    rpc('my_orders_ahead', (_, request) => {
      const stableId = playerOf(game, request)?.stable.id;
      return game.races
        .flatMap(({ runners }) => runners)
        .filter((runner) => runner.stableId === stableId)
        .map(({ id, raceId, horseId, horse }) => ({
          entry_id: id,
          style: given.get(`${raceId} ${horseId}`) ?? horse.style,
        }));
    }),
    rpc('give_orders', ({ p_race_id, p_horse_id, p_style }) => {
      given.set(`${p_race_id} ${p_horse_id}`, p_style);
      return p_style;
    }),
  ];
}
