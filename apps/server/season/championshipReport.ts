import type { GameDatabase } from '../src/shared/gameDatabase.ts';

/** What is meant: of a hundred players' stables that ran in the season, those with a horse in a final or a consolation. */
const LEAST_SHARE = 15;

/** What became of the championships of each season that has run a final, a line a figure. */
export async function championshipReport({ rows }: Pick<GameDatabase, 'rows'>): Promise<string[]> {
  const seasons = await rows(
    `select (r.championship ->> 'season')::integer as season,
       count(*) filter (where r.championship ->> 'kind' = 'qualifier' and r.status = 'finished') as qualifiers,
       count(*) filter (where r.status = 'void') as void
     from public.races r where r.championship is not null group by 1
     having bool_or(r.championship ->> 'kind' = 'final' and r.status = 'finished') order by 1`,
  );
  const finals = await rows(
    `select (r.championship ->> 'season')::integer as season, r.championship ->> 'division' as division,
       r.championship ->> 'kind' as kind, r.status, count(e.horse_id) as field,
       count(e.horse_id) filter (where not s.is_house) as players,
       (select o.name || case when o.is_house then ' (house)' else '' end
        from private.champions c join public.horses h on h.id = c.horse_id
        join public.stables o on o.id = h.stable_id where c.race_id = r.id limit 1) as champion
     from public.races r left join public.entries e on e.race_id = r.id
     left join public.stables s on s.id = e.stable_id
     where r.championship ->> 'kind' in ('final', 'consolation') and r.status in ('finished', 'void')
     group by r.id order by r.off_at`,
  );
  const inFinals = await rows(
    `select private.season_at(r.off_at) as season, count(distinct e.stable_id) as of,
       count(distinct e.stable_id) filter (
         where r.championship ->> 'kind' in ('final', 'consolation')
       ) as stables
     from public.races r join public.entries e on e.race_id = r.id
     join private.players_stables s on s.id = e.stable_id
     where r.status = 'finished' group by 1`,
  );
  return seasons.flatMap(({ season, qualifiers, void: off }) => {
    const of = Number(inFinals.find((row) => row.season === season)?.of ?? 0);
    const had = Number(inFinals.find((row) => row.season === season)?.stables ?? 0);
    const share = of === 0 ? 0 : Math.round((100 * had) / of);
    return [
      `Season ${season}, championships: ${qualifiers} qualifiers run (240 in a whole season), ${off} races void; ` +
        `${had} of ${of} stables in a final or consolation (${share} %, at least ${LEAST_SHARE} meant)`,
      ...finals
        .filter((race) => race.season === season)
        .map(
          ({ division, kind, status, field, players, champion }) =>
            `  ${division} ${kind}: ${status}, ${field} runners, ${players} of players, ${Number(field) - Number(players)} of the house` +
            (champion ? `; won by ${champion}` : ''),
        ),
    ];
  });
}

/** What became of the races that owners asked for. */
export async function requestReport({ rows }: Pick<GameDatabase, 'rows'>): Promise<string> {
  const [asked] = await rows(
    `select count(*) as asked, count(*) filter (where q.state = 'opened') as filled,
       count(*) filter (where q.state = 'expired') as expired,
       count(*) filter (where q.state = 'withdrawn') as withdrawn,
       count(*) filter (where r.status = 'finished') as run, count(*) filter (where r.status = 'void') as void
     from public.race_requests q left join public.races r on r.id = q.race_id`,
  );
  return (
    `Race requests: ${asked?.asked} asked, ${asked?.filled} filled, ${asked?.expired} expired, ` +
    `${asked?.withdrawn} withdrawn; of those filled ${asked?.run} run, ${asked?.void} void`
  );
}
