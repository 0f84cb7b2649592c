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

insert into private.courses (track_id, surface, distance, races, record_ms, record_entry_id)
select distinct on (r.track_id, r.surface, r.distance)
  r.track_id, r.surface, r.distance,
  (
    select count(*) from public.races x
    where x.status = 'finished' and x.track_id = r.track_id and x.surface = r.surface
      and x.distance = r.distance
  ), e.time_ms, e.id
from public.races r
join public.entries e on e.race_id = r.id and e.place = 1
where r.status = 'finished'
order by r.track_id, r.surface, r.distance, e.time_ms, r.off_at, e.id;

insert into private.course_runs (
  track_id, surface, distance, third, style, runs, wins, by_chance
)
select
  r.track_id, r.surface, r.distance, private.third_of(e.draw, r.entries_count), h.style, count(*),
  count(*) filter (where e.place = 1), sum(1.0 / r.entries_count)
from public.races r
join public.entries e on e.race_id = r.id and e.draw is not null
join public.horses h on h.id = e.horse_id
where r.status = 'finished'
group by 1, 2, 3, 4, 5
order by 1, 2, 3, 4, 5;

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
    r.track_id, r.surface, r.distance, private.third_of(e.draw, r.entries_count), h.style, count(*),
    count(*) filter (where e.place = 1), sum(1.0 / r.entries_count)
  from public.races r
  join public.entries e on e.race_id = r.id and e.draw is not null
  join public.horses h on h.id = e.horse_id
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

-- One element a runner in every list but p_overreached, which names the horses that are. Ratings,
-- conditions (%), energies (%) and who is overreached are those after the race; the prizes sum to the
-- purse. The checksum is the one that the race was started with, so that the result is the one that
-- everybody saw. A second call changes nothing and returns the same.
create or replace function public.settle_race(
  p_race_id uuid, p_horse_ids uuid[], p_places integer[], p_times_ms integer[],
  p_prizes bigint[], p_ratings integer[], p_conditions integer[], p_energies integer[],
  p_overreached uuid[], p_checksum text, p_at timestamptz
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status = 'finished' then
    return v_race;
  elsif v_race.status <> 'running' then
    perform private.refuse('bad_request', 'the race was not started');
  elsif p_at is null or p_at < v_race.finishes_at then
    perform private.refuse('bad_request', 'the last runner has not passed the post');
  elsif p_checksum is distinct from v_race.checksum then
    perform private.refuse('bad_request', 'the result is not that of the race as it was started');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_places), cardinality(p_times_ms),
      cardinality(p_prizes), cardinality(p_ratings), cardinality(p_conditions),
      cardinality(p_energies)
    )
  then
    perform private.refuse('bad_request', 'the lists are not the frozen field');
  elsif exists (
    select from unnest(p_places, p_times_ms, p_prizes) as result (place, time_ms, prize)
    where (place between 1 and v_race.entries_count and time_ms > 0 and prize >= 0) is not true
  ) or v_race.purse <> (select sum(prize) from unnest(p_prizes) prize) or p_overreached is null
    or v_race.finishes_at < v_race.off_at
      + (select max(time_ms) from unnest(p_times_ms) time_ms) * interval '1 millisecond'
  then
    perform private.refuse('bad_request', 'places, times, or prizes that do not share the purse');
  end if;

  perform from public.horses where id = any (p_horse_ids) order by id for no key update;

  update public.entries e
  set place = f.place, time_ms = f.time_ms, prize = f.prize,
    rating_before = h.rating, rating_after = f.rating
  from unnest(p_horse_ids, p_places, p_times_ms, p_prizes, p_ratings)
      as f (horse_id, place, time_ms, prize, rating)
  join public.horses h on h.id = f.horse_id
  where e.race_id = p_race_id and e.horse_id = f.horse_id;

  -- House horses are always sent out the same, so that they can run every few minutes.
  update public.horses h
  set runs = h.runs + 1,
    wins = h.wins + (f.place = 1)::integer,
    places = h.places + (f.place <= 3)::integer,
    earnings = h.earnings + f.prize,
    form = right(h.form || case when f.place = 1 then 'W' else 'L' end, 10),
    figures = right(h.figures || case when f.place <= 9 then f.place else 0 end, 10),
    rating = f.rating,
    condition = case when s.is_house then 85 else f.condition end,
    energy = case when s.is_house then 85 else f.energy end,
    overreached = h.id = any (p_overreached) and not s.is_house,
    condition_at = p_at,
    last_run_at = v_race.off_at
  from unnest(p_horse_ids, p_places, p_prizes, p_ratings, p_conditions, p_energies)
      as f (horse_id, place, prize, rating, condition, energy), public.stables s
  where h.id = f.horse_id and s.id = h.stable_id;

  perform private.count_results(p_race_id);
  perform private.count_course(p_race_id);
  perform private.pay_prizes(v_race, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$$;

-- What courses have shown is what their settled races say.
create function private.check_courses() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with run as (
    select
      r.track_id, r.surface, r.distance, private.third_of(e.draw, r.entries_count) as third, h.style,
      count(*) as runs, count(*) filter (where e.place = 1) as wins,
      sum(1.0 / r.entries_count) as by_chance
    from public.races r
    join public.entries e on e.race_id = r.id and e.draw is not null
    join public.horses h on h.id = e.horse_id
    where r.status = 'finished'
    group by 1, 2, 3, 4, 5
  ), course as (
    select r.track_id, r.surface, r.distance, count(distinct r.id) as races, min(e.time_ms) as best
    from public.races r
    join public.entries e on e.race_id = r.id and e.place = 1
    where r.status = 'finished'
    group by 1, 2, 3
  )
  select 'runs over courses are counted once', concat_ws(' ', track_id, surface, distance)
  from private.course_runs c
  full join run using (track_id, surface, distance, third, style)
  where (c.runs, c.wins, round(c.by_chance, 6))
    is distinct from (run.runs::integer, run.wins::integer, round(run.by_chance, 6))
  union all
  select 'courses count their races and keep their record', concat_ws(' ', track_id, surface, distance)
  from private.courses c
  full join course using (track_id, surface, distance)
  where (c.races, c.record_ms) is distinct from (course.races::integer, course.best)
$$;

create or replace function private.check_everything() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_standings()
  union all select * from private.check_courses()
$$;

-- What has happened to all stables, the newest first. Paged by the last activity seen, whose time is
-- finer than what is told of it; without one, from before the end of time, so that the index is used.
create or replace function public.recent_activity(p_before_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, stable_id uuid, stable_name text, horse_id uuid, horse_name text, race_id uuid,
  race_name text, type text, place integer, prize bigint, at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    a.id, a.stable_id, s.name, a.horse_id, h.name, a.race_id, r.name, a.type, a.place, a.prize, a.at
  from (
    select *
    from public.activities x
    where (x.at, x.id) < (
      coalesce((select y.at from public.activities y where y.id = p_before_id), 'infinity'),
      coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
    order by x.at desc, x.id desc
    limit private.page_size(p_limit)
  ) a
  join public.stables s on s.id = a.stable_id
  join public.horses h on h.id = a.horse_id
  left join public.races r on r.id = a.race_id
  order by a.at desc, a.id desc
$$;
