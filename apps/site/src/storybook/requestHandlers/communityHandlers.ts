import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { ada } from '../players.ts';
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
        .map(({ stable, horse, race, ...row }) => {
          const of = players.find((player) => player.stable.id === row.stable_id)?.stable;
          return {
            ...row,
            stable_name: stable.name,
            is_house: of?.isHouse ?? true,
            silks: { ...(of ?? ada.stable).silks },
            horse_name: horse.name,
            race_name: race?.name ?? null,
            grade: race === null ? null : 'Class 4',
          };
        });
    }),
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
