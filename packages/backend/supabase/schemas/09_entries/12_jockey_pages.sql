-- What the pages of jockeys tell: all of them beside each other, and one with the rides behind and ahead.

-- What each jockey who has ridden did in a season, or in all, with the places of the last six rides, the
-- newest last.
create function public.jockey_table(p_season integer default null)
returns table (
  jockey integer, rides integer, wins integer, places integer, earnings bigint, lined_rides integer,
  lined_wins integer, expected bigint, form integer[]
)
language sql stable security definer rows 40 set search_path = '' as $$
  select
    t.jockey, sum(t.rides)::integer, sum(t.wins)::integer, sum(t.places)::integer,
    sum(t.earnings)::bigint, sum(t.lined_rides)::integer, sum(t.lined_wins)::integer,
    sum(t.expected)::bigint,
    (
      select array_agg(last.place order by last.off_at, last.entry_id)
      from (
        select d.off_at, d.entry_id, e.place
        from private.jockey_rides d
        join public.entries e on e.id = d.entry_id
        where d.jockey = t.jockey
        order by d.off_at desc, d.entry_id desc
        limit 6
      ) last
    )
  from private.jockey_totals t
  where p_season is null or t.season = p_season
  group by t.jockey
  order by t.jockey
$$;

-- A jockey's rides, counted as a whole, by season, by track and by band of distances: what a row was not
-- counted by is null in it.
create function public.jockey_record(p_jockey integer)
returns table (
  season integer, track_id text, specialty text, rides integer, wins integer, places integer,
  earnings bigint, lined_rides integer, lined_wins integer, expected bigint
)
language sql stable security definer rows 20 set search_path = '' as $$
  select
    t.season, t.track_id, t.specialty, sum(t.rides)::integer, sum(t.wins)::integer,
    sum(t.places)::integer, sum(t.earnings)::bigint, sum(t.lined_rides)::integer,
    sum(t.lined_wins)::integer, sum(t.expected)::bigint
  from private.jockey_totals t
  where t.jockey = p_jockey
  group by grouping sets ((), (t.season), (t.track_id), (t.specialty))
  having count(*) > 0
  order by 1, 2, 3
$$;

-- The day (UTC) on which a jockey won most; of two, of fewer rides, then the earlier. No row before a win.
create function public.jockey_best_day(p_jockey integer)
returns table (day date, rides integer, wins integer)
language sql stable security definer rows 1 set search_path = '' as $$
  select d.day, d.rides, d.wins
  from private.jockey_days d
  where d.jockey = p_jockey and d.wins > 0
  order by d.wins desc, d.rides, d.day
  limit 1
$$;

-- A jockey's settled rides, the newest first.
create function public.jockey_rides(
  p_jockey integer, p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, race_id uuid, race_name text, track_id text, distance integer, surface text, grade text,
  off_at timestamptz, runners integer, horse_id uuid, horse_name text, stable_id uuid,
  stable_name text, silks jsonb, place integer, prize bigint, win_chance integer
)
language sql stable security definer rows 20 set search_path = '' as $$
  select
    e.id, r.id, r.name, r.track_id, r.distance, r.surface, r.grade, r.off_at, r.entries_count, h.id,
    h.name, s.id, s.name, coalesce(e.silks, s.silks), e.place, e.prize, e.win_chance
  from private.jockey_rides d
  join public.entries e on e.id = d.entry_id
  join public.races r on r.id = e.race_id
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  where d.jockey = p_jockey
    and (p_before_at is null or (d.off_at, d.entry_id) < (p_before_at, p_before_id))
  order by d.off_at desc, d.entry_id desc
  limit private.page_size(p_limit)
$$;

-- The rides ahead of a jockey: those booked, once a field is frozen, and before that those asked for, the
-- next first.
create function public.jockey_ahead(p_jockey integer)
returns table (
  id uuid, race_id uuid, race_name text, track_id text, distance integer, surface text, grade text,
  off_at timestamptz, horse_id uuid, horse_name text, stable_id uuid, stable_name text, silks jsonb,
  booked boolean
)
language sql stable security definer rows 10 set search_path = '' as $$
  select
    e.id, r.id, r.name, r.track_id, r.distance, r.surface, r.grade, r.off_at, h.id, h.name, s.id, s.name,
    s.silks, e.jockey is not null
  from (
    select x.id from public.entries x where x.jockey = p_jockey and x.place is null
    union all
    select x.id from public.entries x
    where x.asked_jockey = p_jockey and x.jockey is null and x.place is null
  ) ahead
  join public.entries e on e.id = ahead.id
  join public.races r on r.id = e.race_id and r.status in ('open', 'closed', 'running')
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  order by r.off_at, e.id
  limit 20
$$;

revoke execute on function
  public.jockey_table,
  public.jockey_record,
  public.jockey_best_day,
  public.jockey_rides,
  public.jockey_ahead
  from public, anon, authenticated, service_role;
grant execute on function
  public.jockey_table,
  public.jockey_record,
  public.jockey_best_day,
  public.jockey_rides,
  public.jockey_ahead
  to anon, authenticated;
