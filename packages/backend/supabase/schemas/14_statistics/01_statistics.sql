-- Performance Stats: what a stable's runs come to, and how its horses' ratings and condition went.

-- The first moment of a season of twelve weeks; refuses what lies before the first, and far beyond it.
create function private.season_begins(p_season integer) returns timestamptz
language plpgsql immutable set search_path = '' as $$
begin
  if p_season not between 0 and 10000 then
    perform private.refuse('bad_request', 'no such season');
  end if;
  return timestamptz '2026-01-05 00:00:00+00' + p_season * interval '2016 hours';
end
$$;

-- The settled runs of a stable, of one horse or of all, in one season or in all. Entries open hours before
-- the off, so that one made more than 31 days before the season is not of it.
create function private.settled_runs(p_stable_id uuid, p_horse_id uuid, p_season integer)
returns table (
  horse_id uuid, off_at timestamptz, settled_at timestamptz, track_id text, surface text, going integer,
  distance integer, third smallint, jockey integer, style smallint, place integer, prize bigint,
  win_chance integer, rating_before integer, rating_after integer, condition_after integer
)
language plpgsql stable set search_path = '' as $$
declare
  v_from timestamptz := '-infinity';
  v_to timestamptz := 'infinity';
begin
  if p_season is not null then
    v_from := private.season_begins(p_season);
    v_to := v_from + interval '2016 hours';
  end if;
  return query
    select
      e.horse_id, r.off_at, r.settled_at, r.track_id, r.surface, r.going, r.distance,
      private.third_of(e.draw, r.entries_count), e.jockey, e.style, e.place, e.prize,
      e.win_chance, e.rating_before, e.rating_after, e.condition_after
    from public.entries e
    join public.races r on r.id = e.race_id
    where e.stable_id = p_stable_id and e.place is not null
      and (p_horse_id is null or e.horse_id = p_horse_id)
      and e.entered_at >= v_from - interval '31 days' and e.entered_at < v_to
      and r.off_at >= v_from and r.off_at < v_to;
end
$$;

-- The player's settled runs, counted as a whole and by each of what decides how a horse runs: a row for
-- each way of counting, in lists of one length by key. A key is a number of metres, the surface with the
-- figure of the going, a track, a third of the field from the rail, a jockey's licence, a style, a week
-- since the first season began, or a horse; empty of all runs, and where that was not noted. What the morning line made of the
-- runs that had one is added up in hundredths of a percent.
create function public.my_run_counts(p_horse_id uuid default null, p_season integer default null)
returns table (
  counted_by text, keys text[], runs integer[], wins integer[], places integer[], earnings bigint[],
  lined_runs integer[], lined_wins integer[], expected bigint[]
)
language sql stable security definer set search_path = '' as $$
  with run as (
    select
      s.*,
      floor(
        (extract(epoch from s.off_at) - extract(epoch from private.season_begins(0)))
        / (7 * 24 * 60 * 60)
      )::integer as week
    from private.settled_runs(private.own_stable(), p_horse_id, p_season) s
  ), counted as (
    select
      case 0
        when grouping(distance) then 'distance'
        when grouping(going) then 'going'
        when grouping(track_id) then 'track'
        when grouping(third) then 'draw'
        when grouping(jockey) then 'jockey'
        when grouping(style) then 'style'
        when grouping(week) then 'week'
        when grouping(horse_id) then 'horse'
        else 'all'
      end as counted_by,
      coalesce(
        distance::text, surface || ' ' || going, track_id, third::text, jockey::text, style::text,
        week::text, horse_id::text, ''
      ) as key,
      count(*)::integer as runs,
      (count(*) filter (where place = 1))::integer as wins,
      (count(*) filter (where place <= 3))::integer as places,
      coalesce(sum(prize), 0)::bigint as earnings,
      count(win_chance)::integer as lined_runs,
      (count(win_chance) filter (where place = 1))::integer as lined_wins,
      coalesce(sum(win_chance), 0)::bigint as expected
    from run
    group by grouping sets (
      (), (distance), (surface, going), (track_id), (third), (jockey), (style), (week), (horse_id)
    )
  )
  select
    c.counted_by, array_agg(c.key order by c.key), array_agg(c.runs order by c.key),
    array_agg(c.wins order by c.key), array_agg(c.places order by c.key),
    array_agg(c.earnings order by c.key), array_agg(c.lined_runs order by c.key),
    array_agg(c.lined_wins order by c.key), array_agg(c.expected order by c.key)
  from counted c
  group by c.counted_by
$$;

-- The official ratings of the player's horses from run to run, a row a horse: what it was rated before the
-- first of these runs, and after each, with the off in ms since 1970, the oldest first. Of the last 5,000
-- runs at most.
create function public.my_rating_history(p_season integer default null)
returns table (
  horse_id uuid, horse_name text, rating_before integer, run_at bigint[], ratings integer[]
)
language sql stable security definer set search_path = '' as $$
  select
    r.horse_id, (select h.name from public.horses h where h.id = r.horse_id) as name,
    r.rating_before, r.run_at, r.ratings
  from (
    select
      s.horse_id, (array_agg(s.rating_before order by s.off_at))[1] as rating_before,
      array_agg((extract(epoch from s.off_at) * 1000)::bigint order by s.off_at) as run_at,
      array_agg(s.rating_after order by s.off_at) as ratings
    from (
      select * from private.settled_runs(private.own_stable(), null, p_season)
      order by off_at desc
      limit 5000
    ) s
    group by s.horse_id
  ) r
  order by name
  limit 1000
$$;

-- How fit a horse of the player's was after each of its last 500 runs and sessions, the newest first.
create function public.my_condition_history(p_horse_id uuid, p_season integer default null)
returns table (at timestamptz, condition integer, run boolean)
language sql stable security definer set search_path = '' as $$
  select s.settled_at, s.condition_after, true
  from private.settled_runs(private.own_stable(), p_horse_id, p_season) s
  where p_horse_id is not null and s.condition_after is not null
  union all
  select t.ends_at, t.condition, false
  from public.training_sessions t
  where t.horse_id = p_horse_id and t.stable_id = private.own_stable() and t.state = 'completed'
    and (
      p_season is null
      or (
        t.ends_at >= private.season_begins(p_season)
        and t.ends_at < private.season_begins(p_season) + interval '2016 hours'
      )
    )
  order by 1 desc, 2, 3
  limit 500
$$;

revoke execute on function
  public.my_run_counts,
  public.my_rating_history,
  public.my_condition_history
  from public, anon, authenticated, service_role;
grant execute on function
  public.my_run_counts,
  public.my_rating_history,
  public.my_condition_history
  to authenticated;
