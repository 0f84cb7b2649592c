-- Lists that are short whatever the game has grown to are looked up row by row: a limit that is asked for, and
-- a function without an estimate, are taken for thousands of rows, for which whole tables would be read.

create or replace function public.recent_activity(p_before_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, stable_id uuid, stable_name text, horse_id uuid, horse_name text, race_id uuid,
  race_name text, type text, place integer, prize bigint, programme text, at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    a.id, a.stable_id, (select s.name from public.stables s where s.id = a.stable_id), a.horse_id,
    (select h.name from public.horses h where h.id = a.horse_id), a.race_id,
    (select r.name from public.races r where r.id = a.race_id), a.type, a.place, a.prize,
    a.programme, a.at
  from (
    select *
    from public.activities x
    where (x.at, x.id) < (
      coalesce((select y.at from public.activities y where y.id = p_before_id), 'infinity'),
      coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
    order by x.at desc, x.id desc
    limit private.page_size(p_limit)
  ) a
  order by a.at desc, a.id desc
$$;

create or replace function public.my_rating_history(p_season integer default null)
returns table (
  horse_id uuid, horse_name text, rating_before integer, run_at bigint[], ratings integer[]
)
language sql stable security definer set search_path = '' as $$
  select
    r.horse_id, (select h.name from public.horses h where h.id = r.horse_id) as name,
    r.rating_before, r.run_at, r.ratings
  from (
    select
      s.horse_id, (array_agg(s.rating_before order by s.off_at))[1] as rating_before,
      array_agg((extract(epoch from s.off_at) * 1000)::bigint order by s.off_at) as run_at,
      array_agg(s.rating_after order by s.off_at) as ratings
    from (
      select * from private.settled_runs(private.own_stable(), null, p_season)
      order by off_at desc
      limit 5000
    ) s
    group by s.horse_id
  ) r
  order by name
  limit 1000
$$;

alter function public.entries_ahead(uuid, uuid) rows 4;
alter function public.stable_trophies(uuid) rows 4;
alter function public.stable_winners(uuid, timestamptz, uuid, integer) rows 20;
