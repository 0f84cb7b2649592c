-- What everybody reads of all stables: what has happened, and who has won most.

-- What the races of a stable of players have brought it, added up by each settlement: a list of the
-- first stables then costs the same however many races were run.
create table private.standings (
  stable_id uuid primary key references public.stables (id),
  wins integer not null,
  earnings bigint not null
);

create index standings_first on private.standings (earnings desc, wins desc, stable_id);

insert into private.standings (stable_id, wins, earnings)
select e.stable_id, count(*) filter (where e.place = 1), sum(e.prize)
from public.entries e
join public.stables o on o.id = e.stable_id and not o.is_house
where e.place is not null
group by e.stable_id;

-- Adds a settled race to the standings; in the order of the stables, so that two settlements wait for
-- each other and not in a circle.
create function private.count_results(p_race_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.standings as s (stable_id, wins, earnings)
  select e.stable_id, count(*) filter (where e.place = 1), sum(e.prize)
  from public.entries e
  join public.stables o on o.id = e.stable_id and not o.is_house
  where e.race_id = p_race_id
  group by e.stable_id
  order by e.stable_id
  on conflict (stable_id) do update
  set wins = s.wins + excluded.wins, earnings = s.earnings + excluded.earnings
$$;

-- What has happened to all stables, the newest first. Paged by the last activity seen, whose time is
-- finer than what is told of it.
create function public.recent_activity(p_before_id uuid default null, p_limit integer default 20)
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
    where p_before_id is null or (x.at, x.id) < (
      (select y.at from public.activities y where y.id = p_before_id), p_before_id
    )
    order by x.at desc, x.id desc
    limit private.page_size(p_limit)
  ) a
  join public.stables s on s.id = a.stable_id
  join public.horses h on h.id = a.horse_id
  left join public.races r on r.id = a.race_id
  order by a.at desc, a.id desc
$$;

-- The stables of players that have won most money, and of those that are level the one with more
-- wins. Stables that are level in both share their rank.
create function public.top_stables(p_limit integer default 20)
returns table (
  stable_id uuid, rank integer, name text, owner_name text, silks jsonb, wins integer,
  earnings bigint, horses integer
)
language sql stable security definer set search_path = '' as $$
  with first as (
    select * from private.standings s
    order by s.earnings desc, s.wins desc, s.stable_id
    limit private.page_size(p_limit)
  )
  select
    f.stable_id, (rank() over (order by f.earnings desc, f.wins desc))::integer, o.name,
    o.owner_name, o.silks, f.wins, f.earnings,
    (select count(*)::integer from public.horses h where h.stable_id = f.stable_id)
  from first f
  join public.stables o on o.id = f.stable_id
  order by f.earnings desc, f.wins desc, f.stable_id
$$;

revoke execute on function public.recent_activity, public.top_stables
  from public, anon, authenticated, service_role;
grant execute on function public.recent_activity, public.top_stables to anon, authenticated;

-- Pages are keyed by time and id.
drop index public.activities_by_time;
create index activities_by_time on public.activities (at desc, id desc);

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

-- Standings are what the entries of players' stables say.
create function private.check_standings() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with run as (
    select e.stable_id, count(*) filter (where e.place = 1) as wins, sum(e.prize) as earnings
    from public.entries e
    join public.stables o on o.id = e.stable_id and not o.is_house
    where e.place is not null
    group by e.stable_id
  )
  select 'standings are the sum of the races', coalesce(s.stable_id, r.stable_id)::text
  from private.standings s full join run r using (stable_id)
  where (s.wins, s.earnings) is distinct from (r.wins::integer, r.earnings::bigint)
$$;

create or replace function private.check_everything() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_standings()
$$;
