-- The graded races that horses of a stable, or of the caller's own, have won, the greatest first, then
-- the newest.
create function public.stable_trophies(p_stable_id uuid default null)
returns setof public.entries
language sql stable security definer set search_path = '' as $$
  select e.*
  from public.entries e
  join public.races r on r.id = e.race_id
  where e.place = 1
    and e.stable_id = coalesce(
      p_stable_id, (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    )
    and r.grade in ('Grade 1', 'Grade 2', 'Grade 3')
  order by r.grade, e.entered_at desc, e.id desc
  limit 24
$$;

revoke execute on function public.stable_trophies from public, anon, authenticated, service_role;
grant execute on function public.stable_trophies to anon, authenticated;
