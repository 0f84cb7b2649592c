-- A race that was called off for want of runners can be called off long after its entries closed: what
-- its reserves did until then decides whether they were free.

-- What anybody needs to check which house horses ran in a race: those of its ratings and specialties,
-- when each first won, and its entries for other races until the field was frozen or the race called
-- off, from the entry until that race was settled. A minute more on either side, because stewards'
-- clocks differ.
create or replace function public.house_reserves(p_race_id uuid)
returns table (
  horse_id uuid, specialty text, birth_season integer, rating integer, registered_at timestamptz,
  first_won_at timestamptz, engagements jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, h.specialty, h.birth_season, h.rating, h.created_at,
    case when h.wins > 0 then (
      select min(w.settled_at)
      from public.entries e join public.races w on w.id = e.race_id
      where e.horse_id = h.id and e.place = 1
    ) end,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('from', e.entered_at, 'until', x.settled_at) order by e.entered_at
      ), '[]')
      from public.entries e join public.races x on x.id = e.race_id
      where e.horse_id = h.id and e.race_id <> r.id
        and e.entered_at > o.opened_at - interval '3 days'
        and e.entered_at <= coalesce(r.closed_at, r.settled_at, r.closes_at) + interval '1 minute'
        and coalesce(x.settled_at, 'infinity') >= o.opened_at - interval '1 minute'
    )
  from public.races r
  join public.openings o on o.race_id = r.id
  join public.horses h on h.specialty = any (r.suitable_for)
  join public.stables s on s.id = h.stable_id and s.is_house
  where r.id = p_race_id
    and h.rating between coalesce(r.min_rating, 0) and coalesce(r.max_rating, 140)
  order by h.id
$$;
