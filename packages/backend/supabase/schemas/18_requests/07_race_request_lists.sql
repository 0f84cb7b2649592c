-- What everybody reads of requests.

-- Those that wait for horses, those of a club for its members alone, the one that ends first before the others; paged by the last that was seen.
create function public.open_race_requests(
  p_after_latest timestamptz default null, p_after_id uuid default null,
  p_limit integer default 20
) returns setof public.race_requests
language sql stable security definer set search_path = '' as $$
  select * from public.race_requests q
  where q.state = 'open' and q.latest_off > now() + private.request_notice()
    and (q.club_id is null or private.sees_request(q))
    and (p_after_latest is null or (q.latest_off, q.id) > (p_after_latest, p_after_id))
  order by q.latest_off, q.id
  limit private.page_size(p_limit)
$$;

-- How many horses of players fit a request, those in it aside, and of how many stables they are: a hundred horses
-- at the most are looked at, so that it costs the same however many there are.
create function public.horses_fitting_request(p_race_request_id uuid)
returns table (horses integer, stables integer)
language sql stable security definer set search_path = '' as $$
  select count(*)::integer, count(distinct f.stable_id)::integer
  from (
    select h.stable_id
    from public.race_requests q
    cross join lateral (
      -- No horse of players is older than twenty.
      select a.age from generate_series(2, 20) a (age)
      where case q.age_class
        when '2yo' then a.age = 2 when '3yo' then a.age = 3 when '3yo+' then a.age >= 3 else a.age >= 4
      end
    ) aged
    cross join unnest(q.suitable_for) suited (specialty)
    cross join lateral (
      select x.stable_id from public.horses x
      join public.stables s on s.id = x.stable_id and not s.is_house
      where x.retired_at is null and x.specialty = suited.specialty
        and x.birth_season = private.season_at(q.latest_off) - aged.age
        and x.rating between coalesce(q.min_rating, 0) and q.max_rating
        and x.sex = coalesce(q.sex, x.sex)
        and not exists (
          select from public.race_request_entries e
          where e.race_request_id = q.id and e.horse_id = x.id
        )
      limit 100
    ) h
    where q.id = p_race_request_id and private.sees_request(q)
    limit 100
  ) f
$$;

-- The horses of the caller that wait in a request.
create function public.my_waiting_horses()
returns table (horse_id uuid, race_request_id uuid)
language sql stable security definer set search_path = '' as $$
  select e.horse_id, e.race_request_id
  from public.stables s
  join public.horses h on h.stable_id = s.id
  join public.race_request_entries e on e.horse_id = h.id and e.waits
  where s.owner_id = (select auth.uid())
  order by e.joined_at, e.horse_id
$$;

revoke execute on function
  public.open_race_requests, public.horses_fitting_request, public.my_waiting_horses
  from public, anon, authenticated, service_role;
grant execute on function public.open_race_requests, public.horses_fitting_request
  to anon, authenticated;
grant execute on function public.my_waiting_horses to authenticated;
