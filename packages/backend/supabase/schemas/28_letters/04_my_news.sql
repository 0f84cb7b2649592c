-- What happened in the player's stable, the newest first; paged as `recent_activity` is.
create function public.my_news(p_before_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, stable_id uuid, stable_name text, horse_id uuid, horse_name text, race_id uuid,
  race_name text, type text, place integer, prize bigint, programme text, at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select
      a.id, a.stable_id, s.name, a.horse_id, h.name, a.race_id, r.name, a.type, a.place, a.prize,
      a.programme, a.at
    from (
      select *
      from public.activities x
      where x.stable_id = v_own
        and (x.at, x.id) < (
          coalesce((select y.at from public.activities y where y.id = p_before_id), 'infinity'),
          coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        )
      order by x.at desc, x.id desc
      limit private.page_size(p_limit)
    ) a
    join public.stables s on s.id = a.stable_id
    cross join lateral (select x.name from public.horses x where x.id = a.horse_id offset 0) h
    left join lateral (select x.name from public.races x where x.id = a.race_id offset 0) r on true
    order by a.at desc, a.id desc;
end
$$;

revoke execute on function public.my_news from public, anon, authenticated, service_role;
grant execute on function public.my_news to authenticated;
