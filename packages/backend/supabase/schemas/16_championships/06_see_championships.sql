-- What the pages of championships tell.

-- A division's table, the first rank first, paged by the rank.
create function public.championship_table(
  p_season integer, p_division text, p_after_rank integer default 0, p_limit integer default 100
)
returns table (
  rank integer, points integer, earnings bigint, runs integer, wins integer, best_place integer,
  automatic boolean, supplementary boolean, horse jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    r.rank, r.points, r.earnings, r.runs, r.wins, r.best_place, r.automatic,
    coalesce(r.horse_id = d.supplementary_id, false), private.championship_horse(h, s)
  from private.championship_ranking(p_season, p_division) r
  join public.horses h on h.id = r.horse_id
  join public.stables s on s.id = h.stable_id
  left join private.championship_draws d on d.season = p_season and d.division = p_division
  where r.rank > p_after_rank
  order by r.rank
  limit private.page_size(p_limit)
$$;

-- The six divisions of a season.
create function public.championship_divisions(p_season integer)
returns table (
  division text, qualifiers_run integer, contenders integer, leader jsonb, cut_points integer,
  next_race jsonb, final_race_id uuid, consolation_race_id uuid, purse bigint,
  drawn_at timestamptz, supplementary_id uuid, champion jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    v.division, ran.qualifiers, stood.horses,
    (select to_jsonb(t) from public.championship_table(p_season, v.division, 0, 1) t),
    private.championship_cut(p_season, v.division),
    (
      select jsonb_build_object('id', r.id, 'name', r.name, 'off_at', r.off_at)
      from public.races r
      where r.championship is not null and (r.championship ->> 'season')::integer = p_season
        and r.championship ->> 'division' = v.division and r.status in ('open', 'closed', 'running')
      order by r.off_at limit 1
    ),
    d.final_race_id, d.consolation_race_id, f.purse, d.drawn_at, d.supplementary_id,
    (
      select private.championship_horse(h, s)
      from private.champions c
      join public.horses h on h.id = c.horse_id
      join public.entries e on e.race_id = c.race_id and e.horse_id = c.horse_id
      join public.stables s on s.id = e.stable_id
      where c.season = p_season and c.division = v.division
      order by c.horse_id limit 1
    )
  from unnest(array[
    'two-year-olds', 'three-year-olds', 'fillies-and-mares', 'sprint', 'mile', 'staying'
  ]) with ordinality v (division, place)
  cross join lateral (
    select count(*)::integer as qualifiers
    from public.races r
    where r.championship is not null and (r.championship ->> 'season')::integer = p_season
      and r.championship ->> 'division' = v.division and r.status = 'finished'
      and r.championship ->> 'kind' = 'qualifier'
  ) ran
  cross join lateral (
    select count(*)::integer as horses from private.championship_standings x
    where x.season = p_season and x.division = v.division
  ) stood
  left join private.championship_draws d on d.season = p_season and d.division = v.division
  left join public.races f on f.id = d.final_race_id
  order by v.place
$$;

-- How the player's horses stand, each in all of its divisions.
create function public.my_championship_horses(p_season integer)
returns table (
  division text, horse jsonb, rank integer, points integer, earnings bigint, best_place integer,
  automatic boolean, supplementary boolean, cut_points integer, is_in boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
begin
  return query
    select
      v.division, private.championship_horse(h, s) - 'stable', r.rank, coalesce(r.points, 0),
      coalesce(r.earnings, 0), r.best_place, coalesce(r.automatic, false),
      coalesce(h.id = d.supplementary_id, false), cut.points,
      coalesce(c.turn <= 11 and c.claim in ('win', 'points'), false)
        or coalesce(h.id = d.supplementary_id, false)
    from unnest(array[
      'two-year-olds', 'three-year-olds', 'fillies-and-mares', 'sprint', 'mile', 'staying'
    ]) with ordinality v (division, place)
    cross join lateral (select private.championship_cut(p_season, v.division) as points) cut
    join public.horses h on h.stable_id = v_stable_id and h.retired_at is null
      and private.is_of_division(v.division, p_season, h)
    join public.stables s on s.id = h.stable_id
    left join private.championship_ranking(p_season, v.division) r on r.horse_id = h.id
    left join private.championship_claims(p_season, v.division) c on c.horse_id = h.id
    left join private.championship_draws d on d.season = p_season and d.division = v.division
    order by v.place, r.rank, h.name
    limit 600;
end
$$;

-- The races of a division in a season that have been opened, the first off first; of two with one off the
-- one that was run.
create function public.championship_road(p_season integer, p_division text)
returns table (race_id uuid, status text, off_at timestamptz, kind text, winners jsonb)
language sql stable security definer set search_path = '' as $$
  select r.id, r.status, r.off_at, r.championship ->> 'kind', coalesce(won.winners, '[]')
  from public.races r
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object(
        'horse', private.championship_horse(h, s),
        'points', private.points_share(r.championship -> 'points', 1, w.tied)
      ) order by w.horse_id
    ) as winners
    from (
      select e.horse_id, e.stable_id, count(*) over ()::integer as tied
      from public.entries e
      where e.race_id = r.id and e.place = 1
    ) w
    join public.horses h on h.id = w.horse_id
    join public.stables s on s.id = w.stable_id
  ) won
  where r.championship is not null and (r.championship ->> 'season')::integer = p_season
    and r.championship ->> 'division' = p_division
  order by r.off_at, r.status = 'void', r.id
  limit 100
$$;

-- The final and the consolation as they would be drawn now, the last place of the final for whom the
-- supplementary entry leaves it to; of those that are drawn, who is entered.
create function public.championship_field(p_season integer, p_division text)
returns table (field text, place integer, claim text, points integer, horse jsonb)
language sql stable security definer set search_path = '' as $$
  with draw as materialized (
    select * from private.championship_draws where season = p_season and division = p_division
  ), claims as materialized (
    select o.turn, o.horse_id, o.claim, o.points
    from private.championship_order(p_season, p_division, now()) o
    where not exists (select from draw)
    union all
    select c.turn::integer, (c.claimed ->> 'horse_id')::uuid, c.claimed ->> 'claim',
      (c.claimed ->> 'points')::integer
    from draw, jsonb_array_elements(draw.contenders) with ordinality c (claimed, turn)
  ), runners as (
    select case when c.turn <= 12 then 'final' else 'consolation' end as field, c.turn, c.horse_id
    from claims c
    where c.turn <= 24 and not exists (select from draw)
    union all
    select case when e.race_id = d.final_race_id then 'final' else 'consolation' end,
      coalesce(c.turn, 1000), e.horse_id
    from draw d
    join public.entries e on e.race_id in (d.final_race_id, d.consolation_race_id)
    left join claims c on c.horse_id = e.horse_id
  )
  select r.field,
    (row_number() over (partition by r.field order by r.turn, r.horse_id))::integer,
    coalesce(c.claim, 'supplementary'), coalesce(c.points, 0), private.championship_horse(h, s)
  from runners r
  left join claims c on c.horse_id = r.horse_id
  join public.horses h on h.id = r.horse_id
  join public.stables s on s.id = h.stable_id
  order by r.field desc, 2
$$;

-- The winners of finals, with the stable that they won for and what their road was.
create function private.champion_rows(p_champion private.champions)
returns table (
  season integer, division text, race_id uuid, won_at timestamptz, time_ms integer, horse jsonb,
  points integer, runs integer, wins integer
)
language sql stable set search_path = '' as $$
  select
    p_champion.season, p_champion.division, p_champion.race_id, p_champion.won_at, e.time_ms,
    private.championship_horse(h, s) || jsonb_build_object('rating', e.rating_after),
    coalesce(x.points, 0), coalesce(x.runs, 0), coalesce(x.wins, 0)
  from public.entries e
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  left join private.championship_standings x
    on x.season = p_champion.season and x.division = p_champion.division
      and x.horse_id = p_champion.horse_id
  where e.race_id = p_champion.race_id and e.horse_id = p_champion.horse_id
$$;

-- The newest first, paged by the off of the final and the horse.
create function public.champions(
  p_before_at timestamptz default null, p_before_id uuid default null, p_limit integer default 20
)
returns table (
  season integer, division text, race_id uuid, won_at timestamptz, time_ms integer, horse jsonb,
  points integer, runs integer, wins integer
)
language sql stable security definer set search_path = '' as $$
  select r.*
  from (
    select c as champion, c.won_at, c.horse_id from private.champions c
    where p_before_at is null or (c.won_at, c.horse_id) < (p_before_at, p_before_id)
    order by c.won_at desc, c.horse_id desc
    limit private.page_size(p_limit)
  ) c
  cross join lateral private.champion_rows(c.champion) r
  order by c.won_at desc, c.horse_id desc
$$;

create function public.champions_of(p_season integer, p_division text)
returns table (
  season integer, division text, race_id uuid, won_at timestamptz, time_ms integer, horse jsonb,
  points integer, runs integer, wins integer
)
language sql stable security definer set search_path = '' as $$
  select r.*
  from private.champions c
  cross join lateral private.champion_rows(c) r
  where c.season = p_season and c.division = p_division
  order by c.horse_id
$$;

revoke execute on function
  public.championship_table, public.championship_divisions, public.my_championship_horses,
  public.championship_road, public.championship_field, public.champions, public.champions_of
  from public, anon, authenticated, service_role;
grant execute on function public.my_championship_horses to authenticated;
grant execute on function
  public.championship_table, public.championship_divisions, public.championship_road,
  public.championship_field, public.champions, public.champions_of
  to anon, authenticated, service_role;
