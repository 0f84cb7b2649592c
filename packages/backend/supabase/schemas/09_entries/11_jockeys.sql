-- Who rides, and what each jockey has done: added up by each settlement, so that reading it costs the same
-- however many races were run.

-- Whether that is the licence of a jockey; null asks for none.
create function private.is_licence(p_jockey integer) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_jockey between 1 and 40, true)
$$;

-- Who rode a horse in its last settled race; null before the first, and where that was not noted.
create function private.last_rider(p_horse_id uuid) returns integer
language sql stable set search_path = '' as $$
  select e.jockey from public.entries e
  where e.horse_id = p_horse_id and e.place is not null
  order by e.entered_at desc
  limit 1
$$;

-- Notes who rides each runner of a frozen field, as its card says, and who rode the horse before.
create function private.note_jockeys(p_race_id uuid) returns void
language sql set search_path = '' as $$
  update public.entries e
  set jockey = (c.runner ->> 'jockey')::integer, last_rider = private.last_rider(e.horse_id)
  from public.races r
  cross join jsonb_array_elements(r.card::jsonb -> 'runners') c (runner)
  where r.id = p_race_id and e.race_id = r.id and e.horse_id::text = c.runner ->> 'horseId'
$$;

-- Where an owner asked for a jockey, and where one is booked, while the race is ahead.
create index entries_asked on public.entries (asked_jockey) where asked_jockey is not null and place is null;
create index entries_booked on public.entries (jockey) where jockey is not null and place is null;

-- A band of distances, of which a race's is one: the specialties of `specialtyForDistance`.
create function private.specialty_for(p_distance integer) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_distance <= 1300 then 'Sprint'
    when p_distance <= 1700 then 'Mile'
    when p_distance <= 2100 then 'Middle Distance'
    else 'Long Distance'
  end
$$;

-- What a jockey's rides of a season at a track over a band of distances come to. Of the rides that had a
-- morning line: how many, how many won, and the wins that it expected, in hundredths of a percent.
create table private.jockey_totals (
  jockey integer not null,
  season integer not null,
  track_id text not null,
  specialty text not null,
  rides integer not null,
  wins integer not null,
  places integer not null,
  earnings bigint not null,
  lined_rides integer not null,
  lined_wins integer not null,
  expected bigint not null,
  primary key (jockey, season, track_id, specialty)
);

create index jockey_totals_of_season on private.jockey_totals (season);

-- The same by the day (UTC).
create table private.jockey_days (
  jockey integer not null,
  day date not null,
  rides integer not null,
  wins integer not null,
  primary key (jockey, day)
);

create index jockey_days_best on private.jockey_days (jockey, wins desc, rides, day);

-- The settled rides of each jockey in the order of their offs.
create table private.jockey_rides (
  jockey integer not null,
  off_at timestamptz not null,
  entry_id uuid not null references public.entries (id),
  primary key (jockey, off_at, entry_id)
);

-- Adds a settled race to what its jockeys have done, in the order of the keys.
create function private.count_jockeys(p_race_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.jockey_rides (jockey, off_at, entry_id)
  select e.jockey, r.off_at, e.id
  from public.races r
  join public.entries e on e.race_id = r.id and e.jockey is not null
  where r.id = p_race_id
  order by 1, 2, 3;
  insert into private.jockey_totals as t (
    jockey, season, track_id, specialty, rides, wins, places, earnings, lined_rides, lined_wins, expected
  )
  select
    e.jockey, private.season_at(r.off_at), r.track_id, private.specialty_for(r.distance), count(*),
    count(*) filter (where e.place = 1), count(*) filter (where e.place <= 3), sum(e.prize),
    count(e.win_chance), count(e.win_chance) filter (where e.place = 1),
    coalesce(sum(e.win_chance), 0)
  from public.races r
  join public.entries e on e.race_id = r.id and e.jockey is not null
  where r.id = p_race_id
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (jockey, season, track_id, specialty) do update
  set rides = t.rides + excluded.rides, wins = t.wins + excluded.wins,
    places = t.places + excluded.places, earnings = t.earnings + excluded.earnings,
    lined_rides = t.lined_rides + excluded.lined_rides,
    lined_wins = t.lined_wins + excluded.lined_wins, expected = t.expected + excluded.expected;
  insert into private.jockey_days as d (jockey, day, rides, wins)
  select
    e.jockey, (r.off_at at time zone 'UTC')::date, count(*), count(*) filter (where e.place = 1)
  from public.races r
  join public.entries e on e.race_id = r.id and e.jockey is not null
  where r.id = p_race_id
  group by 1, 2
  order by 1, 2
  on conflict (jockey, day) do update
  set rides = d.rides + excluded.rides, wins = d.wins + excluded.wins
$$;
