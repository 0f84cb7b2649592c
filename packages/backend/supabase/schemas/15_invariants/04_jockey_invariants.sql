-- What jockeys have done is what the settled races say.
create function private.check_jockeys() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with ride as (
    select
      e.id, e.jockey, r.off_at, private.season_at(r.off_at) as season, r.track_id,
      private.specialty_for(r.distance) as specialty, e.place, e.prize, e.win_chance
    from public.races r
    join public.entries e on e.race_id = r.id and e.jockey is not null
    where r.status = 'finished'
  ), total as (
    select
      jockey, season, track_id, specialty, count(*) as rides, count(*) filter (where place = 1) as wins,
      count(*) filter (where place <= 3) as places, sum(prize) as earnings,
      count(win_chance) as lined_rides, count(win_chance) filter (where place = 1) as lined_wins,
      coalesce(sum(win_chance), 0) as expected
    from ride
    group by 1, 2, 3, 4
  ), day as (
    select
      jockey, (off_at at time zone 'UTC')::date as day, count(*) as rides,
      count(*) filter (where place = 1) as wins
    from ride
    group by 1, 2
  )
  select 'jockeys'' totals are the sum of their rides', concat_ws(' ', jockey, season, track_id, specialty)
  from private.jockey_totals t
  full join total using (jockey, season, track_id, specialty)
  where (t.rides, t.wins, t.places, t.earnings, t.lined_rides, t.lined_wins, t.expected)
    is distinct from (
      total.rides::integer, total.wins::integer, total.places::integer, total.earnings::bigint,
      total.lined_rides::integer, total.lined_wins::integer, total.expected::bigint
    )
  union all
  select 'jockeys'' days count their rides', concat_ws(' ', jockey, day)
  from private.jockey_days d
  full join day using (jockey, day)
  where (d.rides, d.wins) is distinct from (day.rides::integer, day.wins::integer)
  union all
  select 'a settled ride is listed once', coalesce(d.entry_id, ride.id)::text
  from private.jockey_rides d
  full join ride on ride.id = d.entry_id
  where (d.jockey, d.off_at) is distinct from (ride.jockey, ride.off_at)
  union all
  select 'a jockey rides one horse in a race', concat_ws(' ', race_id, jockey)
  from public.entries
  where jockey is not null
  group by race_id, jockey
  having count(*) > 1
$$;
