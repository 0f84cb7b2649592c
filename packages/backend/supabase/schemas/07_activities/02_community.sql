-- What everybody reads of all stables: what has happened, and who is first of the club.

-- What the races of a stable of players have brought it, added up by each settlement: a list of the
-- first stables then costs the same however many races were run.
create table private.standings (
  stable_id uuid primary key references public.stables (id),
  wins integer not null,
  earnings bigint not null,
  runs integer not null,
  places integer not null
);

create index standings_first on private.standings (earnings desc, wins desc, stable_id);

-- What the races of a horse of a player have brought it: its own totals, kept apart so that the first of
-- them is found at once among however many horses, those of the house included.
create table private.horse_standings (
  horse_id uuid primary key references public.horses (id),
  sex text not null,
  birth_season integer not null,
  runs integer not null,
  wins integer not null,
  places integer not null,
  earnings bigint not null
);

create index horse_standings_males on private.horse_standings (earnings desc, wins desc, horse_id)
  where sex = 'male';
create index horse_standings_females
  on private.horse_standings (birth_season, earnings desc, wins desc, horse_id)
  where sex = 'female';

-- Races settled and their runners, by the day (UTC) of the off.
create table private.race_days (
  day date primary key,
  races integer not null,
  runners integer not null
);

-- Adds a settled race to the standings and to its day, after the totals of its horses; in the order of the
-- stables, then of the horses, so that two settlements wait for each other and not in a circle.
create function private.count_results(p_race_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.standings as s (stable_id, runs, wins, places, earnings)
  select
    e.stable_id, count(*), count(*) filter (where e.place = 1), count(*) filter (where e.place <= 3),
    sum(e.prize)
  from public.entries e
  join public.stables o on o.id = e.stable_id and not o.is_house
  where e.race_id = p_race_id
  group by e.stable_id
  order by e.stable_id
  on conflict (stable_id) do update
  set runs = s.runs + excluded.runs, wins = s.wins + excluded.wins,
    places = s.places + excluded.places, earnings = s.earnings + excluded.earnings;
  insert into private.horse_standings (
    horse_id, sex, birth_season, runs, wins, places, earnings
  )
  select h.id, h.sex, h.birth_season, h.runs, h.wins, h.places, h.earnings
  from public.entries e
  join public.stables o on o.id = e.stable_id and not o.is_house
  join public.horses h on h.id = e.horse_id
  where e.race_id = p_race_id
  order by h.id
  on conflict (horse_id) do update
  set runs = excluded.runs, wins = excluded.wins, places = excluded.places,
    earnings = excluded.earnings;
  insert into private.race_days as d (day, races, runners)
  select (r.off_at at time zone 'UTC')::date, 1, r.entries_count
  from public.races r
  where r.id = p_race_id
  on conflict (day) do update
  set races = d.races + 1, runners = d.runners + excluded.runners
$$;

-- What has happened to all stables, the newest first. Paged by the last activity seen, whose time is
-- finer than what is told of it; without one, from before the end of time, so that the index is used.
create function public.recent_activity(p_before_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, stable_id uuid, stable_name text, is_house boolean, silks jsonb, horse_id uuid,
  horse_name text, race_id uuid, race_name text, grade text, type text, place integer, prize bigint,
  programme text, at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    a.id, a.stable_id, s.name, s.is_house, s.silks, a.horse_id, h.name, a.race_id, r.name, r.grade,
    a.type, a.place, a.prize, a.programme, a.at
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
  -- Each found by its id: joined, whole tables would be read for a page.
  cross join lateral (
    select x.name, x.is_house, x.silks from public.stables x where x.id = a.stable_id offset 0
  ) s
  cross join lateral (select x.name from public.horses x where x.id = a.horse_id offset 0) h
  left join lateral (
    select x.name, x.grade from public.races x where x.id = a.race_id offset 0
  ) r on true
  order by a.at desc, a.id desc
$$;

-- The first of the club by prize money, and of those that are level the one with more wins: the stable of
-- a player ('owner'), a male horse ('colt') and a female one under five years ('filly') of players. A
-- title that nobody has run for has no row.
create function public.club_leaders(p_season integer)
returns table (
  title text, id uuid, name text, stable_id uuid, stable_name text, owner_name text, silks jsonb,
  runs integer, wins integer, places integer
)
language sql stable security definer set search_path = '' as $$
  with first_horse as (
    (
      select 'colt' as title, m.* from private.horse_standings m
      where m.sex = 'male'
      order by m.earnings desc, m.wins desc, m.horse_id
      limit 1
    )
    union all
    (
      select 'filly', f.*
      from generate_series(p_season - 4, p_season - 1) as born (season)
      cross join lateral (
        select * from private.horse_standings x
        where x.sex = 'female' and x.birth_season = born.season
        order by x.earnings desc, x.wins desc, x.horse_id
        limit 1
      ) f
      order by f.earnings desc, f.wins desc, f.horse_id
      limit 1
    )
  )
  select 'owner', o.id, o.name, o.id, o.name, o.owner_name, o.silks, s.runs, s.wins, s.places
  from (
    select * from private.standings x
    order by x.earnings desc, x.wins desc, x.stable_id
    limit 1
  ) s
  join public.stables o on o.id = s.stable_id
  union all
  select
    f.title, h.id, h.name, o.id, o.name, o.owner_name, o.silks, f.runs, f.wins, f.places
  from first_horse f
  join public.horses h on h.id = f.horse_id
  join public.stables o on o.id = h.stable_id
$$;

-- How many races of a day (UTC) are settled, and how many ran in them; one row, of zeros for a day
-- without races.
create function public.races_of_day(p_day date) returns table (races integer, runners integer)
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(d.races), 0)::integer, coalesce(sum(d.runners), 0)::integer
  from private.race_days d
  where d.day = p_day
$$;

revoke execute on function
  public.recent_activity,
  public.club_leaders,
  public.races_of_day
  from public, anon, authenticated, service_role;
grant execute on function
  public.recent_activity,
  public.club_leaders,
  public.races_of_day
  to anon, authenticated;
