import type { HallHorse, HallStable, Horse } from '@furlong/backend';
import { type Lens, leastRuns } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

type Done = Pick<Horse, 'runs' | 'wins' | 'places' | 'earnings' | 'rating'>;

/** The figures of a row by a lens; the line is taken to have expected one win in five. */
function figuresOf({ runs, wins, places, earnings, rating }: Done, lens: string) {
  const expected = runs * 2_000;
  const strike = Math.floor((10_000 * wins) / runs);
  const scores: Record<Lens, number> = {
    ...{ earnings, wins, strike, rating, line: wins * 10_000 - expected },
  };
  const byMoney = lens === 'wins' || lens === 'rating';
  return {
    ...{ runs, wins, places, earnings, expected, lined_wins: wins },
    score: scores[lens as Lens],
    level: byMoney ? earnings : wins,
  };
}

interface Row {
  id: string;
  score: number;
  level: number;
}

const inOrder = <Each extends Row>(rows: readonly Each[]) =>
  rows.toSorted((a, b) => b.score - a.score || b.level - a.level);

function pageOf<Each extends Row>(rows: readonly Each[], after: string | undefined, limit = 20) {
  const from = rows.findIndex(({ id }) => id === after) + 1;
  return rows.slice(from, from + limit);
}

/** Where the first of some rows that are one's own stands. */
function standing<Each extends Row & { name: string }>(
  rows: readonly Each[],
  isOwn: (row: Each) => boolean,
) {
  const at = rows.findIndex(isOwn);
  const own = rows[at];
  if (own === undefined) return [];
  const ahead = rows[at - 1];
  return [
    {
      ...{ ...own, rank: at + 1, ahead_name: ahead?.name ?? null },
      ...{ ahead_score: ahead?.score ?? null, ahead_level: ahead?.level ?? null },
    },
  ];
}

const sum = (horses: readonly Done[], figure: keyof Done) =>
  horses.reduce((total, horse) => total + horse[figure], 0);

/** Boards and halls of fame. No season but the present one has any races, nor has a board of some races any. */
export default function leaderboardHandlers(game: MockBackendState): RequestHandler[] {
  const stables = ({ p_lens: lens }: { p_lens: string }) =>
    inOrder(
      game.players.flatMap(({ stable, horses }) => {
        const done = {
          ...{ runs: sum(horses, 'runs'), wins: sum(horses, 'wins') },
          ...{ places: sum(horses, 'places'), earnings: sum(horses, 'earnings'), rating: 412 },
        };
        if (done.runs < (lens === 'strike' ? leastRuns.stables : 1)) return [];
        return {
          ...{ id: stable.id, name: stable.name, owner_name: stable.ownerName },
          ...{ silks: { ...stable.silks }, is_house: stable.isHouse, horses: horses.length },
          ...figuresOf(done, lens),
        };
      }),
    );
  const horses = ({ p_lens: lens, p_sex }: { p_lens: string; p_sex?: string }) =>
    inOrder(
      game.players
        .flatMap(({ stable, horses: own }) => own.map((horse) => ({ stable, horse })))
        .filter(({ horse }) => horse.runs >= (lens === 'strike' ? leastRuns.horses : 1))
        .filter(({ horse }) => p_sex === undefined || horse.sex === p_sex)
        .map(({ stable, horse }) => ({
          ...{ id: horse.id, name: horse.name, sex: horse.sex, coat: horse.coat },
          birth_season: horse.birthSeason,
          retired_at: horse.retiredAt === null ? null : timestamp(horse.retiredAt),
          ...{ stable_id: stable.id, stable_name: stable.name, is_house: stable.isHouse },
          silks: { ...stable.silks },
          ...figuresOf(horse, lens),
        })),
    );
  const mine = (request: Request) => playerOf(game, request)?.stable.id;

  return [
    rpc('leading_stables', (args) => pageOf(stables(args), args.p_after_id, args.p_limit)),
    rpc('my_stable_standing', (args, request) =>
      standing(stables(args), ({ id }) => id === mine(request)),
    ),
    rpc('leading_horses', (args) =>
      args.p_scope === undefined ? pageOf(horses(args), args.p_after_id, args.p_limit) : [],
    ),
    rpc('my_horse_standing', (args, request) =>
      args.p_scope === undefined
        ? standing(horses(args), ({ stable_id }) => stable_id === mine(request))
        : [],
    ),
    rpc('hall_reasons', ({ p_hall }) => reasonsOf(game, p_hall)),
    rpc('hall_of_fame_horses', () =>
      game.hall.horses.map(({ birthSeason, retiredAt, stable, ...member }) => ({
        ...memberRow(member),
        birth_season: birthSeason,
        retired_at: retiredAt === null ? null : timestamp(retiredAt),
        ...{ stable_id: stable.id, stable_name: stable.name, is_house: stable.isHouse },
        silks: { ...stable.silks },
      })),
    ),
    rpc('hall_of_fame_stables', () =>
      game.hall.stables.map(({ ownerName, isHouse, ...member }) => ({
        ...{ ...memberRow(member), silks: { ...member.silks } },
        ...{ owner_name: ownerName, is_house: isHouse },
      })),
    ),
  ];
}

function memberRow<Member extends Pick<HallHorse | HallStable, 'since' | 'road' | 'feats'>>({
  since,
  road,
  feats,
  ...member
}: Member) {
  return {
    ...{ ...member, since: timestamp(since), feats: { ...feats } },
    road: road.map((race) => ({
      ...{ race_id: race.raceId, race_name: race.raceName, grade: race.grade },
      ...{ off_at: timestamp(race.offAt), horse_id: race.horseId, horse_name: race.horseName },
    })),
  };
}

function reasonsOf({ players }: MockBackendState, hall: string) {
  const first = players.flatMap(({ stable, horses }) =>
    horses.slice(0, 1).map((horse) => ({
      ...(hall === 'horses'
        ? { id: horse.id, name: horse.name }
        : { id: stable.id, name: stable.name }),
      ...{ amount: 1, stable_id: stable.id, silks: { ...stable.silks }, is_house: stable.isHouse },
    })),
  );
  const reason = (feat: string, needs: number, nearest: typeof first) => ({ feat, needs, nearest });
  return hall === 'horses'
    ? [
        reason('graded_win', 5, first),
        reason('grade_1_win', 2, []),
        reason('championship', 1, []),
        reason('standing_record', 1, []),
      ]
    : [
        reason('graded_win', 10, first),
        reason('championship', 3, []),
        reason('grade_1_winner', 3, []),
        reason('season_title', 1, []),
      ];
}
