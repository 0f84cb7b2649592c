-- What must hold of championships. A row for every violation.
create function private.check_championships() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with run as (
    select
      (r.championship ->> 'season')::integer as season, r.championship ->> 'division' as division,
      e.horse_id, e.prize, e.place,
      private.points_share(
        r.championship -> 'points', e.place,
        count(*) over (partition by e.race_id, e.place)::integer
      ) as points
    from public.races r
    join public.entries e on e.race_id = r.id
    where r.championship ->> 'kind' = 'qualifier' and r.status = 'finished'
  ), total as (
    select season, division, horse_id, sum(points)::integer as points, sum(prize)::bigint as earnings,
      count(*)::integer as runs, min(place) as best_place
    from run group by season, division, horse_id
  )
  select 'standings of championships are the sum of their qualifiers',
    concat_ws(' ', season, division, horse_id)
  from private.championship_standings s
  full join total t using (season, division, horse_id)
  where (s.points, s.earnings, s.runs, s.best_place)
    is distinct from (t.points, t.earnings, t.runs, t.best_place)
  union all
  select 'nobody runs in a final and its consolation', e.horse_id::text
  from private.championship_draws d
  join public.entries e on e.race_id = d.final_race_id
  join public.entries c on c.race_id = d.consolation_race_id and c.horse_id = e.horse_id
  union all
  select 'a final that was run has its champion', d.final_race_id::text
  from private.championship_draws d
  join public.races r on r.id = d.final_race_id and r.status = 'finished'
  where not exists (select from private.champions c where c.race_id = r.id)
$$;
