import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { activityRow } from '../rows.ts';
import { rpc } from './postgrest.ts';

/** What everybody reads of all stables. */
export default function communityHandlers({ players, races }: MockBackendState): RequestHandler[] {
  const news = players
    .flatMap(({ activities }) => activities)
    .toSorted((a, b) => b.at - a.at || b.id.localeCompare(a.id));

  return [
    rpc('recent_activity', ({ p_before_id, p_limit = 20 }) => {
      const first = news.findIndex(({ id }) => id === p_before_id) + 1;
      return news
        .slice(first, first + p_limit)
        .map(activityRow)
        .map(({ stable, horse, race, ...row }) => ({
          ...row,
          stable_name: stable.name,
          horse_name: horse.name,
          race_name: race?.name ?? null,
        }));
    }),
    rpc('top_stables', ({ p_limit = 20 }) =>
      players
        .map(({ stable, horses }) => ({
          stable_id: stable.id,
          name: stable.name,
          owner_name: stable.ownerName,
          silks: { ...stable.silks },
          wins: horses.reduce((sum, horse) => sum + horse.wins, 0),
          earnings: horses.reduce((sum, horse) => sum + horse.earnings, 0),
          horses: horses.length,
        }))
        .filter(({ earnings }) => earnings > 0)
        .toSorted((a, b) => b.earnings - a.earnings)
        .slice(0, p_limit)
        .map((row, index) => ({ ...row, rank: index + 1 })),
    ),
    rpc('top_horses', ({ p_sex, p_limit }) =>
      players
        .flatMap(({ stable, horses }) => horses.map((horse) => ({ stable, horse })))
        .filter(({ horse }) => horse.wins > 0 && (p_sex === undefined || horse.sex === p_sex))
        .toSorted((a, b) => b.horse.wins - a.horse.wins || b.horse.earnings - a.horse.earnings)
        .slice(0, p_limit)
        .map(({ stable, horse }, index) => ({
          horse_id: horse.id,
          rank: index + 1,
          name: horse.name,
          sex: horse.sex,
          birth_season: horse.birthSeason,
          coat: horse.coat,
          retired_at: horse.retiredAt === null ? null : new Date(horse.retiredAt).toISOString(),
          stable_id: stable.id,
          stable_name: stable.name,
          silks: { ...stable.silks },
          runs: horse.runs,
          wins: horse.wins,
          places: horse.places,
          earnings: horse.earnings,
        })),
    ),
    rpc('club_leaders', () => clubLeaders(players)),
    rpc('races_of_day', ({ p_day }) => {
      const run = races.filter(
        ({ race }) =>
          race.status === 'finished' && new Date(race.offAt).toISOString().startsWith(p_day),
      );
      return [{ races: run.length, runners: run.flatMap(({ runners }) => runners).length }];
    }),
  ];
}

function clubLeaders(players: MockBackendState['players']) {
  const ran = players
    .flatMap(({ stable, horses }) => horses.map((horse) => ({ stable, horse })))
    .filter(({ horse }) => horse.runs > 0);
  const row = (title: string, first: (typeof ran)[number] | undefined) =>
    first === undefined
      ? []
      : {
          title,
          id: title === 'owner' ? first.stable.id : first.horse.id,
          name: title === 'owner' ? first.stable.name : first.horse.name,
          stable_id: first.stable.id,
          stable_name: first.stable.name,
          owner_name: first.stable.ownerName,
          silks: { ...first.stable.silks },
          runs: first.horse.runs,
          wins: first.horse.wins,
          places: first.horse.places,
        };
  return [
    row('owner', ran[0]),
    row(
      'colt',
      ran.find(({ horse }) => horse.sex === 'male'),
    ),
    row(
      'filly',
      ran.find(({ horse }) => horse.sex === 'female'),
    ),
  ].flat();
}
