-- A calendar program is told that a horse had another name before, so that its events are known to be newer.

drop function public.followed_calendar;

-- What a calendar program reads at a secret address: the races of 62 days before and after, and the
-- sessions of the last week, the newest 500 of them. A horse that is `renamed` had another name before.
create function public.followed_calendar(p_secret text)
returns table (
  id uuid, horse_name text, renamed boolean, begins_at timestamptz, ends_at timestamptz,
  programme text, race_id uuid, race_name text, track_id text, distance integer, surface text,
  grade text, status text, place integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := (
    select stable_id from private.calendar_addresses where secret = p_secret
  );
begin
  if v_stable_id is null then
    perform private.refuse('calendar_not_found');
  end if;
  return query
    select r.entry_id, r.horse_name, h.former_name is not null, r.off_at, r.finishes_at, null::text,
      r.race_id, r.race_name, r.track_id, r.distance, r.surface, r.grade, r.status, r.place
    from private.races_of_stable(v_stable_id, now() - interval '62 days', now() + interval '62 days') r
    join public.horses h on h.id = r.horse_id
    union all (
      select s.id, h.name, h.former_name is not null, s.started_at, s.ends_at, s.programme, null,
        null, null, null, null, null, null, null
      from public.training_sessions s
      join public.horses h on h.id = s.horse_id
      where s.stable_id = v_stable_id and s.started_at >= now() - interval '7 days'
      order by s.started_at desc, s.id
      limit 500
    );
end
$$;

revoke execute on function public.followed_calendar
  from public, anon, authenticated, service_role;
grant execute on function public.followed_calendar to service_role;
