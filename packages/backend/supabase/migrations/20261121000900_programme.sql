-- The lists of races, paged by the key of the last row seen. Whole races are public: their secrets
-- lie elsewhere.

-- How many rows a page has: 20 unless asked otherwise, never more than 100.
create function private.page_size(p_limit integer) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(coalesce(p_limit, 20), 1), 100)
$$;

create function public.future_races(
  p_track_id text default null, p_after_off timestamptz default null,
  p_after_id uuid default null, p_limit integer default 20
) returns setof public.races
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_track_id is null then
    return query
      select * from public.races r
      where r.status in ('open', 'closed')
        and (p_after_off is null or (r.off_at, r.id) > (p_after_off, p_after_id))
      order by r.off_at, r.id
      limit private.page_size(p_limit);
  else
    return query
      select * from public.races r
      where r.status in ('open', 'closed') and r.track_id = p_track_id
        and (p_after_off is null or (r.off_at, r.id) > (p_after_off, p_after_id))
      order by r.off_at, r.id
      limit private.page_size(p_limit);
  end if;
end
$$;

create function public.race_results(
  p_track_id text default null, p_before_off timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20
) returns setof public.races
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_track_id is null then
    return query
      select * from public.races r
      where r.status = 'finished'
        and (p_before_off is null or (r.off_at, r.id) < (p_before_off, p_before_id))
      order by r.off_at desc, r.id desc
      limit private.page_size(p_limit);
  else
    return query
      select * from public.races r
      where r.status = 'finished' and r.track_id = p_track_id
        and (p_before_off is null or (r.off_at, r.id) < (p_before_off, p_before_id))
      order by r.off_at desc, r.id desc
      limit private.page_size(p_limit);
  end if;
end
$$;
