-- What a player reads of a season that is over, and everybody of its awards.

-- The last season whose end an owner has read of.
create table private.season_turns_seen (
  stable_id uuid primary key references public.stables (id),
  season integer not null
);

-- What a season that was turned came to for the caller's stable, the last one where none is named: its place
-- among the stables that ran, and its horses, the best paid first, in lists of one length. And the seasons that
-- were turned since the stable was founded, the last first; whether the last was read of. No row where there
-- is none.
create function public.my_season_turn(p_season integer default null)
returns table (
  season integer, seasons integer[], seen boolean, runs integer, wins integer, places integer,
  earnings bigint, rank integer, stables integer, horse_ids uuid[], horse_names text[],
  horse_runs integer[], horse_wins integer[], horse_places integer[], horse_earnings bigint[],
  ratings_before integer[], ratings_after integer[]
)
language sql stable security definer set search_path = '' as $$
  with turned as (
    select s.id as stable_id, array_agg(t.season order by t.season desc) as seasons
    from public.stables s
    join private.season_turns t
      on t.turned_at is not null and t.season >= private.season_at(s.created_at)
    where s.owner_id = (select auth.uid())
    group by s.id
  ), asked as (
    select t.*, coalesce(p_season, t.seasons[1]) as season from turned t
  )
  select
    a.season, a.seasons, coalesce(n.season >= a.seasons[1], false),
    coalesce(s.runs, 0), coalesce(s.wins, 0), coalesce(s.places, 0), coalesce(s.earnings, 0), s.rank,
    (
      select count(*)::integer from private.season_stables x where x.season = a.season
    ),
    coalesce(h.ids, '{}'), coalesce(h.names, '{}'), coalesce(h.runs, '{}'), coalesce(h.wins, '{}'),
    coalesce(h.places, '{}'), coalesce(h.earnings, '{}'), coalesce(h.ratings_before, '{}'),
    coalesce(h.ratings_after, '{}')
  from asked a
  left join private.season_turns_seen n on n.stable_id = a.stable_id
  left join private.season_stables s on s.season = a.season and s.stable_id = a.stable_id
  cross join lateral (
    select
      array_agg(o.horse_id) as ids, array_agg(o.name) as names, array_agg(o.runs) as runs,
      array_agg(o.wins) as wins, array_agg(o.places) as places, array_agg(o.earnings) as earnings,
      array_agg(o.rating_before) as ratings_before, array_agg(o.rating_after) as ratings_after
    from (
      select x.*, y.name
      from private.season_horses x join public.horses y on y.id = x.horse_id
      where x.season = a.season and x.stable_id = a.stable_id
      order by x.earnings desc, x.wins desc, x.horse_id
      limit 100
    ) o
  ) h
  where a.season = any (a.seasons)
$$;

-- The awards of a season that was turned, with what each was won by.
create function public.season_awards(p_season integer)
returns table (
  award text, stable_id uuid, stable_name text, silks jsonb, horse_id uuid, horse_name text,
  runs integer, wins integer, earnings bigint
)
language sql stable security definer rows 9 set search_path = '' as $$
  select
    a.award, a.stable_id, o.name, o.silks, a.horse_id, h.name,
    coalesce(x.runs, s.runs), coalesce(x.wins, s.wins), coalesce(x.earnings, s.earnings)
  from private.season_turns t
  join private.season_awards a on a.season = t.season
  join public.stables o on o.id = a.stable_id
  join private.season_stables s on s.season = a.season and s.stable_id = a.stable_id
  left join public.horses h on h.id = a.horse_id
  left join private.season_horses x
    on x.season = a.season and x.stable_id = a.stable_id and x.horse_id = a.horse_id
  where t.season = p_season and t.turned_at is not null
  order by a.award
$$;

-- The caller has read how a season ended: it is not told again by itself, on no device.
create function public.see_season_turn(p_season integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  v_stable_id := private.own_stable();
  if not exists (
    select from private.season_turns where season = p_season and turned_at is not null
  ) then
    perform private.refuse('bad_request', 'the season was not turned');
  end if;
  insert into private.season_turns_seen as s (stable_id, season) values (v_stable_id, p_season)
  on conflict (stable_id) do update set season = greatest(s.season, excluded.season);
end
$$;

revoke execute on function
  public.my_season_turn,
  public.season_awards,
  public.see_season_turn
  from public, anon, authenticated, service_role;
grant execute on function public.season_awards to anon, authenticated;
grant execute on function public.my_season_turn, public.see_season_turn to authenticated;
