-- What anybody may take away: the races of a span that are over, with all that verifies them. Nothing
-- here is not public already; a page of fifty races is read at once.
create function public.races_over(
  p_from timestamptz, p_to timestamptz, p_after_off timestamptz default null,
  p_after_id uuid default null
)
returns table (
  race jsonb, runners jsonb, opening jsonb, house_horses jsonb, ballot jsonb, championship jsonb,
  claims jsonb, previews jsonb
)
language sql stable security definer rows 50 set search_path = '' as $$
  with page as (
    select * from (
      (
        select * from public.races f
        where f.status = 'finished' and f.off_at >= p_from and f.off_at < p_to
          and (p_after_off is null or (f.off_at, f.id) > (p_after_off, p_after_id))
        order by f.off_at, f.id limit 50
      )
      union all
      (
        select * from public.races v
        where v.status = 'void' and v.off_at >= p_from and v.off_at < p_to
          and (p_after_off is null or (v.off_at, v.id) > (p_after_off, p_after_id))
        order by v.off_at, v.id limit 50
      )
    ) every order by every.off_at, every.id limit 50
  )
  select
    to_jsonb(r),
    (
      select coalesce(jsonb_agg(
        to_jsonb(e) || jsonb_build_object(
          'horse', jsonb_build_object('name', h.name),
          'stable', jsonb_build_object('name', s.name, 'is_house', s.is_house)
        ) order by e.place, e.draw, e.entered_at, e.id
      ), '[]')
      from public.entries e
      join public.horses h on h.id = e.horse_id
      join public.stables s on s.id = e.stable_id
      where e.race_id = r.id
    ),
    (select to_jsonb(o) from public.openings o where o.race_id = r.id),
    (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.horse_id), '[]')
      from public.house_reserves(r.id) x
    ),
    (
      select coalesce(jsonb_agg(
        to_jsonb(l) || jsonb_build_object(
          'horse', jsonb_build_object('name', h.name),
          'stable', jsonb_build_object('name', s.name, 'is_house', s.is_house)
        ) order by l.turn
      ), '[]')
      from public.ballot_lots l
      join public.horses h on h.id = l.horse_id
      join public.stables s on s.id = l.stable_id
      where l.race_id = r.id
    ),
    (select to_jsonb(c) from public.championship_draw(r.id) c),
    (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from public.race_claims(r.id) k),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'stable_id', p.stable_id, 'stable', s.name, 'chances', p.chances, 'rule', p.rule,
        'published_at', p.published_at, 'score', p.score
      ) order by p.published_at, p.stable_id), '[]')
      from private.previews p join public.stables s on s.id = p.stable_id
      where p.race_id = r.id
    )
  from page r
  order by r.off_at, r.id
$$;

revoke execute on function public.races_over from public, anon, authenticated, service_role;
grant execute on function public.races_over to service_role;
