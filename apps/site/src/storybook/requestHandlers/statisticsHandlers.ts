import type { Runner } from '@furlong/backend';
import { EPOCH, seasonAt, WEEK } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

type Race = MockBackendState['races'][number]['race'];

interface Run {
  race: Race;
  entry: Runner;
}

/** A player's runs counted, and how the ratings and condition of the horses went, from the races of the game. */
export default function statisticsHandlers(game: MockBackendState): RequestHandler[] {
  const runsOf = (request: Request, horseId: string | undefined, season: number | undefined) => {
    const mine = playerOf(game, request)?.stable.id;
    return game.races
      .flatMap(({ race, runners }) => runners.map((entry) => ({ race, entry })))
      .filter(({ race, entry }) => race.status === 'finished' && entry.stableId === mine)
      .filter(({ entry }) => horseId === undefined || entry.horseId === horseId)
      .filter(({ race }) => season === undefined || seasonAt(race.offAt) === season)
      .toSorted((a, b) => a.race.offAt - b.race.offAt);
  };

  return [
    rpc('my_run_counts', ({ p_horse_id, p_season }, request) => {
      const runs = runsOf(request, p_horse_id, p_season);
      return Object.entries(keys).flatMap(([by, keyOf]) =>
        runs.length === 0 && by !== 'all' ? [] : [countRow(by, keyOf, runs)],
      );
    }),
    rpc('my_rating_history', ({ p_season }, request) => {
      const runs = runsOf(request, undefined, p_season);
      const horses = new Map(runs.map(({ entry }) => [entry.horseId, entry.horse.name]));
      return [...horses].map(([horseId, name]) => {
        const own = runs.filter(({ entry }) => entry.horseId === horseId);
        return {
          ...{ horse_id: horseId, horse_name: name },
          rating_before: own[0]?.entry.ratingBefore ?? 0,
          run_at: own.map(({ race }) => race.offAt),
          ratings: own.map(({ entry }) => entry.ratingAfter ?? 0),
        };
      });
    }),
    rpc('my_condition_history', ({ p_horse_id, p_season }, request) => {
      const runs = runsOf(request, p_horse_id, p_season).map(({ race }, index) => ({
        ...{ at: race.offAt, condition: 74 + ((index * 7) % 19), run: true },
      }));
      const sessions = (playerOf(game, request)?.sessions ?? []).flatMap((session) =>
        session.horseId !== p_horse_id || session.outcome === null
          ? []
          : { at: session.endsAt, condition: session.outcome.condition, run: false },
      );
      return [...runs, ...sessions]
        .toSorted((a, b) => b.at - a.at)
        .map(({ at, ...point }) => ({ ...point, at: new Date(at).toISOString() }));
    }),
  ];
}

const keys: Readonly<Record<string, (run: Run, index: number) => string>> = {
  all: () => '',
  distance: ({ race }) => `${race.distance}`,
  going: ({ race }) => `${race.surface} ${race.going}`,
  track: ({ race }) => race.trackId,
  draw: ({ entry }) => `${((entry.draw ?? 1) - 1) % 3}`,
  jockey: (_, index) => `${1 + (index % 12)}`,
  style: ({ entry }) => `${entry.horse.style}`,
  week: ({ race }) => `${Math.floor((race.offAt - EPOCH) / WEEK)}`,
  horse: ({ entry }) => entry.horseId,
};

/** Counted as the database does it. */
function countRow(by: string, keyOf: (run: Run, index: number) => string, runs: readonly Run[]) {
  const keyed = runs.map((run, index) => ({ key: keyOf(run, index), ...run.entry }));
  const found = by === 'all' ? [''] : [...new Set(keyed.map(({ key }) => key))].sort();
  const count = (of: (entry: Runner) => number) =>
    found.map((key) =>
      keyed.filter((each) => each.key === key).reduce((sum, each) => sum + of(each), 0),
    );
  const won = ({ place }: Runner) => (place === 1 ? 1 : 0);
  const lined = ({ winChance }: Runner) => (winChance === null ? 0 : 1);
  return {
    ...{ counted_by: by, keys: found },
    runs: count(() => 1),
    wins: count(won),
    places: count(({ place }) => (place !== null && place <= 3 ? 1 : 0)),
    earnings: count(({ prize }) => prize ?? 0),
    lined_runs: count(lined),
    lined_wins: count((entry) => won(entry) * lined(entry)),
    expected: count(({ winChance }) => winChance ?? 0),
  };
}
