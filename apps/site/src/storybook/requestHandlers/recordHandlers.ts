import type { Horse, Race, Runner } from '@furlong/backend';
import type { RequestHandler } from 'msw';
import { horse as anyHorse } from '../fixtures.ts';
import type { MockBackendState } from '../game.ts';
import { entryRow, horseRow, raceRow } from '../rows.ts';
import { rpc } from './postgrest.ts';

interface Ran {
  race: Race;
  entry: Runner;
}

/** What horses and stables have done and have ahead, from the races of the game. */
export default function recordHandlers(game: MockBackendState): RequestHandler[] {
  const entries: Ran[] = game.races.flatMap(({ race, runners }) =>
    runners.map((entry) => ({ race, entry })),
  );
  const run = entries
    .filter(({ race, entry }) => race.status === 'finished' && entry.place !== null)
    .toSorted((a, b) => b.entry.enteredAt - a.entry.enteredAt || order(b.entry, a.entry));
  const ahead = entries.filter(({ race }) => race.status !== 'finished' && race.status !== 'void');
  const horses = game.players.flatMap((player) => player.horses);

  return [
    rpc('horse_runs', ({ p_horse_id, p_before_at, p_before_id, p_limit = 20 }) => {
      const own = run.filter(({ entry }) => entry.horseId === p_horse_id);
      const older = own.filter(({ entry: { id, enteredAt } }) => {
        const last = p_before_at === undefined ? Number.POSITIVE_INFINITY : Date.parse(p_before_at);
        return enteredAt < last || (enteredAt === last && id < (p_before_id ?? ''));
      });
      return older.slice(0, p_limit).map((each) => runRow(game, own, each));
    }),
    rpc('horse_record', ({ p_horse_id }) =>
      recordRows(run.filter(({ entry }) => entry.horseId === p_horse_id)),
    ),
    rpc('entries_ahead', ({ p_horse_id, p_stable_id }) =>
      ahead
        .filter(({ entry }) => entry.horseId === p_horse_id || entry.stableId === p_stable_id)
        .map(({ race, entry }) => ({
          ...entryRow(entry),
          race: raceRow(race),
          horse: entry.horse,
        })),
    ),
    rpc('stable_horses', ({ p_stable_id, p_after_id, p_limit = 20 }) => {
      const own = horses
        .filter(({ stableId, retiredAt }) => stableId === p_stable_id && retiredAt === null)
        .toSorted((a, b) => b.rating - a.rating || order(a, b));
      const first = own.findIndex(({ id }) => id === p_after_id) + 1;
      return own.slice(first, first + p_limit).map(horseRow);
    }),
    rpc('stable_record', ({ p_stable_id }) => {
      const own = horses.filter(({ stableId }) => stableId === p_stable_id);
      const sum = (of: (horse: Horse) => number) => own.reduce((all, each) => all + of(each), 0);
      return [
        {
          horses: own.length,
          runs: sum(({ runs }) => runs),
          wins: sum(({ wins }) => wins),
          places: sum(({ places }) => places),
          earnings: sum(({ earnings }) => earnings),
          ...{ former_names: [], owner_left: false },
        },
      ];
    }),
    rpc('race_winners_before', ({ p_race_id }) => {
      const race = game.races.find((each) => each.race.id === p_race_id);
      const won = run.filter(({ entry }) => entry.place === 1);
      return (race?.runners ?? []).flatMap(({ horseId }) => {
        const own = won.filter(({ entry }) => entry.horseId === horseId).map((each) => each.race);
        const at = own.filter(({ trackId }) => trackId === race?.race.trackId);
        const over = own.filter(({ distance }) => distance === race?.race.distance);
        if (at.length + over.length === 0) return [];
        return {
          horse_id: horseId,
          at_track: at.length > 0,
          over_distance: over.length > 0,
          over_both: at.some((each) => over.includes(each)),
        };
      });
    }),
    rpc('course_record', ({ p_race_id }) => {
      const race = game.races.find((each) => each.race.id === p_race_id)?.race;
      const [best] = run
        .filter(({ entry }) => entry.place === 1)
        .filter(
          (each) => each.race.trackId === race?.trackId && each.race.distance === race.distance,
        )
        .toSorted((a, b) => (a.entry.timeMs ?? 0) - (b.entry.timeMs ?? 0));
      if (best === undefined) return [];
      return [
        {
          race_id: best.race.id,
          horse_id: best.entry.horseId,
          horse_name: best.entry.horse.name,
          time_ms: best.entry.timeMs,
          off_at: new Date(best.race.offAt).toISOString(),
        },
      ];
    }),
    rpc('stable_trophies', ({ p_stable_id }) =>
      run
        .filter(({ entry, race }) => {
          const stableId = p_stable_id ?? game.players[0]?.stable.id;
          return entry.stableId === stableId && entry.place === 1 && race.grade.startsWith('Grade');
        })
        .map(({ race, entry }) => ({
          ...entryRow(entry),
          race: raceRow(race),
          horse: entry.horse,
        })),
    ),
    rpc('stable_winners', ({ p_stable_id, p_before_id, p_limit = 20 }) =>
      after(
        run.filter(({ entry }) => entry.stableId === p_stable_id && entry.place === 1),
        p_before_id,
        p_limit,
      ).map(({ race, entry }) => ({
        ...entryRow(entry),
        race: raceRow(race),
        horse: entry.horse,
      })),
    ),
  ];
}

const order = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

/** The rows that follow an entry, at most `limit` of them. */
function after(rows: Ran[], id: string | undefined, limit: number) {
  const first = rows.findIndex(({ entry }) => entry.id === id) + 1;
  return rows.slice(first, first + limit);
}

function runRow(game: MockBackendState, own: Ran[], { race, entry }: Ran) {
  const field = game.races.find((each) => each.race.id === race.id)?.runners ?? [];
  const earlier = own.filter((each) => each.entry.enteredAt < entry.enteredAt).length;
  return {
    ...entryRow(entry),
    race_name: race.name,
    track_id: race.trackId,
    distance: race.distance,
    surface: race.surface,
    going: race.going,
    grade: race.grade,
    off_at: new Date(race.offAt).toISOString(),
    is_house: entry.stable.isHouse,
    runs_before: Math.min(3, earlier),
    lost_in_four_weeks: 0,
    field: field
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map((each) => ({
        horse_id: each.horseId,
        name: each.horse.name,
        sex: anyHorse.sex,
        birth_season: anyHorse.birthSeason,
        weight: each.weight,
        rating: each.ratingBefore,
        place: each.place,
        time_ms: each.timeMs,
      })),
  };
}

/** Counted by each condition, as the database does it. */
function recordRows(unsorted: Ran[]) {
  const run = unsorted.toSorted((a, b) => a.race.distance - b.race.distance);
  const uncounted = { track_id: null, surface: null, distance: null, going: null };
  const count = <Key extends object>(keyOf: (race: Race) => Key) => {
    const keys = new Map(run.map(({ race }) => [JSON.stringify(keyOf(race)), keyOf(race)]));
    return [...keys].map(([text, key]) => {
      const counted = run.filter(({ race }) => JSON.stringify(keyOf(race)) === text);
      const within = (worst: number) =>
        counted.filter(({ entry }) => entry.place !== null && entry.place <= worst).length;
      return { ...uncounted, ...key, runs: counted.length, wins: within(1), places: within(3) };
    });
  };
  return [
    ...count(({ trackId }) => ({ track_id: trackId })),
    ...count(({ distance }) => ({ distance })),
    ...count(({ surface }) => ({ surface })),
    ...count(({ surface, going }) => ({ surface, going })),
  ];
}
