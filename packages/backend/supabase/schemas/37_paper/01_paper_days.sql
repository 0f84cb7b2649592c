-- The morning paper: what a day (UTC) of racing had to tell, kept by each settlement in its transaction, so that a
-- page of it costs the same however many races were run.

-- Of each day the race with the greatest purse, the winner that the morning line gave the least (hundredths of a
-- percent), and the race that was decided by the least (ms between the first two). Of what is level the first told.
create table private.paper_days (
  day date primary key,
  big_race_id uuid not null references public.races (id),
  big_purse bigint not null,
  surprise_race_id uuid references public.races (id),
  surprise_chance integer,
  close_race_id uuid references public.races (id),
  close_ms integer,
  check ((surprise_race_id is null) = (surprise_chance is null)),
  check ((close_race_id is null) = (close_ms is null))
);

-- The course records that fell on a day, over courses that twenty races were run over before: the last of each.
create table private.paper_records (
  day date not null,
  track_id text not null,
  surface text not null,
  distance integer not null,
  race_id uuid not null references public.races (id),
  time_ms integer not null,
  primary key (day, track_id, surface, distance)
);

-- Adds a settled race to its day, once its course has counted it. A day begins with its first race and is then
-- compared with: the lesser of two stays away.
create function private.count_paper(p_race_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.paper_days as d (
    day, big_race_id, big_purse, surprise_race_id, surprise_chance, close_race_id, close_ms
  )
  select
    (r.off_at at time zone 'UTC')::date, r.id, r.purse,
    case when f.chance is not null then r.id end, f.chance,
    case when f.gap is not null then r.id end, f.gap
  from public.races r
  cross join lateral (
    select
      min(e.win_chance) filter (where e.place = 1) as chance,
      (array_agg(e.time_ms order by e.place, e.draw))[2] - min(e.time_ms) as gap
    from public.entries e
    where e.race_id = r.id
  ) f
  where r.id = p_race_id
  on conflict (day) do update
  set
    big_race_id = case when excluded.big_purse > d.big_purse then excluded.big_race_id else d.big_race_id end,
    big_purse = greatest(d.big_purse, excluded.big_purse),
    surprise_race_id = case
      when d.surprise_chance is null or excluded.surprise_chance < d.surprise_chance
      then excluded.surprise_race_id else d.surprise_race_id
    end,
    surprise_chance = least(d.surprise_chance, excluded.surprise_chance),
    close_race_id = case
      when d.close_ms is null or excluded.close_ms < d.close_ms
      then excluded.close_race_id else d.close_race_id
    end,
    close_ms = least(d.close_ms, excluded.close_ms);
  insert into private.paper_records as k (day, track_id, surface, distance, race_id, time_ms)
  select (r.off_at at time zone 'UTC')::date, c.track_id, c.surface, c.distance, r.id, c.record_ms
  from public.races r
  join private.courses c
    on c.track_id = r.track_id and c.surface = r.surface and c.distance = r.distance and c.races > 20
  join public.entries e on e.id = c.record_entry_id and e.race_id = r.id
  where r.id = p_race_id
  on conflict (day, track_id, surface, distance) do update
  set race_id = excluded.race_id, time_ms = excluded.time_ms
$$;

-- A race that was run, as the paper tells it: with its winner, the one drawn lower of a dead heat.
create function private.paper_race(p_race_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'name', r.name, 'track_id', r.track_id, 'grade', r.grade, 'distance', r.distance,
    'surface', r.surface, 'purse', r.purse, 'off_at', r.off_at, 'runners', r.entries_count,
    'horse_id', h.id, 'horse_name', h.name, 'coat', h.coat, 'sex', h.sex,
    'birth_season', h.birth_season, 'stable_id', s.id, 'stable_name', s.name,
    'silks', coalesce(e.silks, s.silks), 'time_ms', e.time_ms, 'win_chance', e.win_chance,
    'second', (
      select x.name from public.entries o join public.horses x on x.id = o.horse_id
      where o.race_id = r.id and o.id <> e.id
      order by o.place, o.draw limit 1
    )
  )
  from public.races r
  cross join lateral (
    select * from public.entries x where x.race_id = r.id and x.place = 1 order by x.draw limit 1
  ) e
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  where r.id = p_race_id
$$;

-- What the racing of a day, today where none is named, and of the day before had to tell, the earlier first: no row
-- for a day on which no race was run. Records in the order of their courses.
create function public.paper_days(p_day date default null)
returns table (
  day date, races integer, runners integer, big jsonb, surprise jsonb, close jsonb,
  close_ms integer, records jsonb
)
language sql stable security definer rows 2 set search_path = '' as $$
  select
    d.day, n.races, n.runners, private.paper_race(d.big_race_id),
    private.paper_race(d.surprise_race_id), private.paper_race(d.close_race_id), d.close_ms,
    (
      select coalesce(
        jsonb_agg(private.paper_race(k.race_id) order by k.track_id, k.surface, k.distance), '[]'
      )
      from private.paper_records k where k.day = d.day
    )
  from (select coalesce(p_day, (now() at time zone 'UTC')::date) as day) asked
  join private.paper_days d on d.day in (asked.day, asked.day - 1)
  join private.race_days n on n.day = d.day
  order by d.day
$$;

-- The three races of the next 24 hours with the greatest purses, the next off first of what is level.
create function public.races_to_watch()
returns table (
  id uuid, name text, track_id text, grade text, distance integer, surface text, purse bigint,
  off_at timestamptz, runners integer
)
language sql stable security definer rows 3 set search_path = '' as $$
  select
    r.id, r.name, r.track_id, r.grade, r.distance, r.surface, r.purse, r.off_at, r.entries_count
  from public.races r
  where r.status in ('open', 'closed', 'running')
    and r.off_at > now() and r.off_at < now() + interval '24 hours'
  order by r.purse desc, r.off_at, r.id
  limit 3
$$;

revoke execute on function public.paper_days, public.races_to_watch
  from public, anon, authenticated, service_role;
grant execute on function public.paper_days, public.races_to_watch to anon, authenticated;
