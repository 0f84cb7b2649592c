import type { EndedEntry, Runner } from '@furlong/backend';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { entryRow, raceRow } from '../rows.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

type Ran = MockBackendState['races'][number] & { entry: Runner };

/** A player's own races: those ahead, those that were run, and the entries that came to nothing. */
export default function myRacesHandlers(game: MockBackendState): RequestHandler[] {
  const own = (request: Request): Ran[] => {
    const stableId = playerOf(game, request)?.stable.id;
    return game.races.flatMap((race) =>
      race.runners
        .filter((entry) => entry.stableId === stableId)
        .map((entry) => ({ ...race, entry })),
    );
  };
  return [
    rpc('my_entries_ahead', (_, request) =>
      own(request)
        .filter(({ race }) => race.status !== 'finished' && race.status !== 'void')
        .map(({ race, runners, entry }) => ({
          ...entryRow(entry),
          horse: { ...entry.horse, birth_season: entry.horse.birthSeason },
          race: {
            ...raceRow(race),
            runners: runners.map((each) => ({
              ...{ horse_id: each.horseId, win_chance: each.winChance },
              horse: { rating: each.horse.rating },
            })),
          },
        })),
    ),
    rpc('my_runs', (asked, request) => {
      const { p_horse_id, p_track_id, p_distance, p_surface, p_worst_place } = asked;
      const run = own(request)
        .filter(({ race, entry }) => race.status === 'finished' && entry.place !== null)
        .filter(({ entry }) => (p_horse_id ?? entry.horseId) === entry.horseId)
        .filter(({ race }) => (p_track_id ?? race.trackId) === race.trackId)
        .filter(({ race }) => (p_distance ?? race.distance) === race.distance)
        .filter(({ race }) => (p_surface ?? race.surface) === race.surface)
        .filter(({ entry }) => (entry.place ?? 0) <= (p_worst_place ?? 99))
        .toSorted((a, b) => b.race.offAt - a.race.offAt);
      return pageAfter(run, ({ entry }) => entry.id, asked).map(runRow);
    }),
    rpc('my_ended_entries', (asked, request) =>
      pageAfter(playerOf(game, request)?.ended ?? [], ({ id }) => id, asked).map(endedRow),
    ),
  ];
}

function pageAfter<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { p_before_id, p_limit = 20 }: { p_before_id?: string; p_limit?: number },
) {
  const first = rows.findIndex((row) => idOf(row) === p_before_id) + 1;
  return rows.slice(first, first + p_limit);
}

function runRow({ race, runners, entry }: Ran) {
  const field = runners.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const rival = field.find(({ id }) => id !== entry.id);
  return {
    ...entryRow(entry),
    ...{ horse_name: entry.horse.name, race_name: race.name, track_id: race.trackId },
    ...{ distance: race.distance, surface: race.surface, going: race.going, grade: race.grade },
    ...{ off_at: new Date(race.offAt).toISOString(), runners: field.length },
    ...{ rival_name: rival?.horse.name ?? null, rival_place: rival?.place ?? null },
    times_ms: field.map(({ timeMs }) => timeMs),
  };
}

const endedRow = (entry: EndedEntry) => ({
  ...{ id: entry.id, ended_at: new Date(entry.endedAt).toISOString(), ending: entry.ending },
  ...{ horse_id: entry.horseId, horse_name: entry.horseName, race_id: entry.raceId },
  ...{ race_name: entry.raceName, track_id: entry.trackId, distance: entry.distance },
  ...{ surface: entry.surface, grade: entry.grade, entry_fee: entry.entryFee },
  ...{ off_at: new Date(entry.offAt).toISOString(), void_reason: entry.voidReason },
});
