import type { Race } from '@furlong/backend';
import { suits } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { lotRow, raceRow, runnerRow } from '../rows.ts';
import { playerOf } from './authHandlers.ts';
import { enterRace, withdrawEntry } from './enterRace.ts';
import { jockeyOrders } from './jockeyOrders.ts';
import { passes, rpc, table } from './postgrest.ts';

const byOff = (a: RaceKey, b: RaceKey) => a.offAt - b.offAt || a.id.localeCompare(b.id);
const newestFirst = (a: RaceKey, b: RaceKey) => byOff(b, a);

/** Races, in pages by key, and the entries of the signed-in player. */
export default function raceHandlers(game: MockBackendState): RequestHandler[] {
  const racesOf = (trackId: string | undefined, ...status: string[]) =>
    game.races
      .map(({ race }) => race)
      .filter((race) => status.includes(race.status))
      .filter((race) => trackId === undefined || race.trackId === trackId);

  const runnersOf = (raceId: string) =>
    game.races.find(({ race }) => race.id === raceId)?.runners.map(runnerRow) ?? [];

  const placed = (raceId: string, place: number) =>
    game.races
      .flatMap(({ runners }) => runners)
      .filter((runner) => runner.raceId === raceId && runner.place === place)
      .map(runnerRow);

  return [
    rpc('future_races', ({ p_track_id, p_after_id, p_after_off, p_limit }) =>
      page(
        racesOf(p_track_id, 'open', 'closed', 'running'),
        byOff,
        keyOf(p_after_id, p_after_off),
        p_limit,
      ).map((race) => ({ ...raceRow(race), runners: runnersOf(race.id) })),
    ),
    rpc('my_suitable_races', ({ p_horse_id, p_after_id, p_after_off, p_limit }, request) => {
      const player = playerOf(game, request);
      const horses = (player?.horses ?? []).filter(({ id }) => (p_horse_id ?? id) === id);
      const suiting = racesOf(undefined, 'open').filter(
        (race) =>
          race.closesAt > moment &&
          player !== undefined &&
          horses.some((horse) => suits(race, horse, player.stable, moment)),
      );
      return page(suiting, byOff, keyOf(p_after_id, p_after_off), p_limit).map((race) => ({
        ...raceRow(race),
        runners: runnersOf(race.id),
      }));
    }),
    rpc('house_to_come', ({ p_race_ids }) =>
      racesOf(undefined, 'open')
        .filter(({ id }) => p_race_ids.includes(id))
        .map(({ id, maxEntries }) => ({
          race_id: id,
          places: maxEntries,
          reserves: (game.reserves[id] ?? []).map(({ birthSeason, ...horse }) => ({
            ...horse,
            birth_season: birthSeason,
          })),
        })),
    ),
    rpc('programme_ahead', () => {
      const offs = racesOf(undefined, 'open', 'closed', 'running').map(({ offAt }) => offAt);
      return [
        {
          open_until: offs.length === 0 ? null : new Date(Math.max(...offs)).toISOString(),
          every_minutes: offs.length === 0 ? null : 30,
        },
      ];
    }),
    rpc('race_results', ({ p_track_id, p_before_id, p_before_off, p_limit }) =>
      page(
        racesOf(p_track_id, 'finished'),
        newestFirst,
        keyOf(p_before_id, p_before_off),
        p_limit,
      ).map((race) => ({
        ...raceRow(race),
        winners: placed(race.id, 1),
        seconds: placed(race.id, 2),
      })),
    ),
    table('races', (request) =>
      game.races
        .filter(({ race }) => passes(request, 'id', race.id))
        .filter(({ race }) => passes(request, 'status', race.status))
        .toSorted((a, b) => newestFirst(a.race, b.race))
        .map(({ race, runners }) => ({ ...raceRow(race), runners: runners.map(runnerRow) })),
    ),
    table('ballot_lots', (request) =>
      game.races
        .filter(({ race }) => passes(request, 'race_id', race.id))
        .flatMap(({ ballot = [] }) => ballot.map(lotRow)),
    ),
    enterRace(game),
    withdrawEntry(game),
    ...jockeyOrders(game),
  ];
}

type RaceKey = Pick<Race, 'id' | 'offAt'>;

const keyOf = (id: string | undefined, off: string | undefined): RaceKey | null =>
  id === undefined || off === undefined ? null : { id, offAt: Date.parse(off) };

/** The rows that follow a key in their order, at most `limit` of them. */
function page(
  races: Race[],
  order: (a: RaceKey, b: RaceKey) => number,
  after: RaceKey | null,
  limit = 20,
) {
  return races
    .filter((race) => after === null || order(race, after) > 0)
    .sort(order)
    .slice(0, limit);
}
