import { SIXTIETHS } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import { championshipHorseRow, standingRow } from '../championshipRows.ts';
import type { MockBackendState } from '../game.ts';
import { timestamp, timestampOrNull } from '../timestamps.ts';
import { rpc } from './postgrest.ts';

/** What everybody reads of the championships, and how a player's own horses stand. */
export default function championshipHandlers({
  championships,
}: MockBackendState): RequestHandler[] {
  const { divisions, table, fields, road, champions, mine } = championships;
  const ofSeason = (season: number) => divisions.some((each) => each.season === season);
  return [
    rpc('championship_divisions', () =>
      divisions.map((each) => ({
        division: each.division,
        qualifiers_run: each.qualifiersRun,
        contenders: each.contenders,
        leader: each.leader && standingRow(each.leader),
        cut_points: each.cutPoints === null ? null : each.cutPoints * SIXTIETHS,
        next_race: each.nextRace && {
          id: each.nextRace.id,
          name: each.nextRace.name,
          off_at: timestamp(each.nextRace.offAt),
        },
        final_race_id: each.finalRaceId,
        consolation_race_id: each.consolationRaceId,
        purse: each.purse,
        drawn_at: timestampOrNull(each.drawnAt),
        supplementary_id: each.supplementaryHorseId,
        champion: each.champion && championshipHorseRow(each.champion),
      })),
    ),
    rpc('championship_table', ({ p_after_rank = 0, p_limit = 100 }) =>
      table
        .filter(({ rank }) => rank > p_after_rank)
        .slice(0, p_limit)
        .map(standingRow),
    ),
    rpc('championship_field', () =>
      fields.map(({ horse, points, ...place }) => ({
        ...place,
        points: points * SIXTIETHS,
        horse: championshipHorseRow(horse),
      })),
    ),
    rpc('championship_road', ({ p_season }) =>
      (ofSeason(p_season) ? road : []).map(({ offAt, kind, winners }) => ({
        race_id: `road-${offAt}`,
        status: 'finished',
        off_at: timestamp(offAt),
        kind,
        winners: winners.map(({ horse, points }) => ({
          horse: championshipHorseRow(horse),
          points: points * SIXTIETHS,
        })),
      })),
    ),
    rpc('champions', () => champions.map(championRow)),
    rpc('champions_of', ({ p_season, p_division }) =>
      champions
        .filter(({ season, division }) => season === p_season && division === p_division)
        .map(championRow),
    ),
    rpc('my_championship_horses', () =>
      mine.map(({ horse: { birthSeason, ...horse }, ...own }) => ({
        division: own.division,
        horse: { ...horse, birth_season: birthSeason },
        rank: own.rank,
        points: own.points * SIXTIETHS,
        earnings: own.earnings,
        best_place: own.bestPlace,
        automatic: own.automatic,
        supplementary: own.supplementary,
        cut_points: own.cutPoints === null ? null : own.cutPoints * SIXTIETHS,
        is_in: own.lacks === 0,
      })),
    ),
  ];
}

const championRow = (each: MockBackendState['championships']['champions'][number]) => ({
  season: each.season,
  division: each.division,
  race_id: each.raceId,
  won_at: timestamp(each.wonAt),
  time_ms: each.timeMs,
  horse: championshipHorseRow(each.horse),
  points: each.points * SIXTIETHS,
  runs: each.runs,
  wins: each.wins,
});
