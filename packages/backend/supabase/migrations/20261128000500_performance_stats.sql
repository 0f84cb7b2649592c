-- Performance Stats: settled runs keep who rode them and how fit they left the horse, and are counted.

alter table public.entries add column jockey integer;
alter table public.entries
  add column condition_after integer check (condition_after between 0 and 100);

-- Notes who rode each runner, as the published card says.
create function private.note_jockeys(p_race_id uuid) returns void
language sql set search_path = '' as $$
  update public.entries e
  set jockey = (c.runner ->> 'jockey')::integer
  from public.races r
  cross join jsonb_array_elements(r.card::jsonb -> 'runners') c (runner)
  where r.id = p_race_id and e.race_id = r.id and e.horse_id::text = c.runner ->> 'horseId'
$$;

-- The cards of races that are over tell it too; what condition they left nobody noted.
select private.note_jockeys(id) from public.races where status = 'finished' and card is not null;

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
    rating_before = h.rating, rating_after = f.rating, condition_after = f.condition
  from unnest(p_horse_ids, p_places, p_times_ms, p_prizes, p_ratings, p_conditions)
      as f (horse_id, place, time_ms, prize, rating, condition)
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

  perform private.note_jockeys(p_race_id);
  perform private.wear_equipment(p_horse_ids, p_at);
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
    h.id, h.name, (array_agg(s.rating_before order by s.off_at))[1],
    array_agg((extract(epoch from s.off_at) * 1000)::bigint order by s.off_at),
    array_agg(s.rating_after order by s.off_at)
  from (
    select * from private.settled_runs(private.own_stable(), null, p_season)
    order by off_at desc
    limit 5000
  ) s
  join public.horses h on h.id = s.horse_id
  group by h.id
  order by h.name
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
