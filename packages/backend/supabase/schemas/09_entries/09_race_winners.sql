-- What a racecard tells beside its runners: who of them has won there before, and the record of the
-- course and distance.

create index races_run_over on public.races (track_id, surface, distance) where status = 'finished';
create index entries_first on public.entries (race_id) include (time_ms) where place = 1;

-- The runners of a race that have won at its track, over its distance, or both at once.
create function public.race_winners_before(p_race_id uuid)
returns table (horse_id uuid, at_track boolean, over_distance boolean, over_both boolean)
language sql stable security definer set search_path = '' as $$
  select
    e.horse_id, bool_or(w.track_id = r.track_id), bool_or(w.distance = r.distance),
    bool_or(w.track_id = r.track_id and w.distance = r.distance)
  from public.races r
  join public.entries e on e.race_id = r.id
  join public.entries x on x.horse_id = e.horse_id and x.place = 1 and x.race_id <> r.id
  join public.races w on w.id = x.race_id and (w.track_id = r.track_id or w.distance = r.distance)
  where r.id = p_race_id
  group by e.horse_id
$$;

-- The fastest race over the course and distance of a race, of those that are settled, with its
-- winner; the older of two as fast. No row before the first.
create function public.course_record(p_race_id uuid)
returns table (race_id uuid, horse_id uuid, horse_name text, time_ms integer, off_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select w.id, h.id, h.name, e.time_ms, w.off_at
  from public.races r
  join public.races w on w.status = 'finished' and w.track_id = r.track_id
    and w.surface = r.surface and w.distance = r.distance
  join public.entries e on e.race_id = w.id and e.place = 1
  join public.horses h on h.id = e.horse_id
  where r.id = p_race_id
  order by e.time_ms, w.off_at, h.id
  limit 1
$$;

revoke execute on function public.race_winners_before, public.course_record
  from public, anon, authenticated, service_role;
grant execute on function public.race_winners_before, public.course_record to anon, authenticated;
