-- What the settled races of each course have shown, added up by each settlement: six tracks have so few
-- courses and ways to run them that reading all of it costs the same however many races were run.

-- A track, surface and distance: how many races, and the fastest of them.
create table private.courses (
  track_id text not null,
  surface text not null,
  distance integer not null,
  races integer not null,
  record_ms integer not null,
  record_entry_id uuid not null references public.entries (id),
  primary key (track_id, surface, distance)
);

-- How runners did there by the third of the field in which they were drawn, from the rail, and by the
-- style in which they run. Chance alone would have given them so many wins: one part of each race for
-- each of its field.
create table private.course_runs (
  track_id text not null,
  surface text not null,
  distance integer not null,
  third smallint not null check (third between 0 and 2),
  style smallint not null check (style between 0 and 3),
  runs integer not null,
  wins integer not null,
  by_chance numeric not null,
  primary key (track_id, surface, distance, third, style)
);

-- The third of a field in which a stall is, 0 next to the rail.
create function private.third_of(p_draw integer, p_field integer) returns smallint
language sql immutable set search_path = '' as $$
  select least(2, 3 * (p_draw - 1) / p_field)::smallint
$$;

-- Adds a settled race to what its course has shown, in the order of the keys: two settlements wait for
-- each other and not in a circle.
create function private.count_course(p_race_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.courses as c (track_id, surface, distance, races, record_ms, record_entry_id)
  select distinct on (r.track_id, r.surface, r.distance)
    r.track_id, r.surface, r.distance,
    1, e.time_ms, e.id
  from public.races r
  join public.entries e on e.race_id = r.id and e.place = 1
  where r.id = p_race_id
  order by r.track_id, r.surface, r.distance, e.time_ms, r.off_at, e.id
  on conflict (track_id, surface, distance) do update
  set races = c.races + 1,
    record_ms = least(c.record_ms, excluded.record_ms),
    record_entry_id = case
      when excluded.record_ms < c.record_ms then excluded.record_entry_id else c.record_entry_id
    end;
  insert into private.course_runs as c (
    track_id, surface, distance, third, style, runs, wins, by_chance
  )
  select
    r.track_id, r.surface, r.distance, private.third_of(e.draw, r.entries_count), e.style, count(*),
    count(*) filter (where e.place = 1), sum(1.0 / r.entries_count)
  from public.races r
  join public.entries e on e.race_id = r.id and e.draw is not null
  where r.id = p_race_id
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (track_id, surface, distance, third, style) do update
  set runs = c.runs + excluded.runs, wins = c.wins + excluded.wins,
    by_chance = c.by_chance + excluded.by_chance
$$;

-- The courses of a track, or of all: how many races were run over each, and the record.
create function public.track_courses(p_track_id text default null)
returns table (
  track_id text, surface text, distance integer, races integer, time_ms integer, race_id uuid,
  horse_id uuid, horse_name text, off_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    c.track_id, c.surface, c.distance, c.races, c.record_ms, e.race_id, e.horse_id, h.name, r.off_at
  from private.courses c
  join public.entries e on e.id = c.record_entry_id
  join public.races r on r.id = e.race_id
  join public.horses h on h.id = e.horse_id
  where p_track_id is null or c.track_id = p_track_id
  order by c.track_id, c.surface, c.distance
$$;

-- How runners did at a track by course, draw and style; at all tracks, if none is given, without
-- telling courses apart.
create function public.track_runs(p_track_id text default null)
returns table (
  track_id text, surface text, distance integer, third smallint, style smallint, runs integer,
  wins integer, by_chance double precision
)
language sql stable security definer set search_path = '' as $$
  select
    c.track_id, case when p_track_id is not null then c.surface end,
    case when p_track_id is not null then c.distance end, c.third, c.style, sum(c.runs)::integer,
    sum(c.wins)::integer, sum(c.by_chance)::double precision
  from private.course_runs c
  where p_track_id is null or c.track_id = p_track_id
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
$$;

revoke execute on function public.track_courses, public.track_runs
  from public, anon, authenticated, service_role;
grant execute on function public.track_courses, public.track_runs to anon, authenticated;
