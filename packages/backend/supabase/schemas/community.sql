-- What everybody reads of all stables: what has happened, and who has won most.

-- What the races of a stable of players have brought it, added up by each settlement: a list of the
-- first stables then costs the same however many races were run.
create table private.standings (
  stable_id uuid primary key references public.stables (id),
  wins integer not null,
  earnings bigint not null
);

create index standings_first on private.standings (earnings desc, wins desc, stable_id);

-- Adds a settled race to the standings; in the order of the stables, so that two settlements wait for
-- each other and not in a circle.
create function private.count_results(p_race_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.standings as s (stable_id, wins, earnings)
  select e.stable_id, count(*) filter (where e.place = 1), sum(e.prize)
  from public.entries e
  join public.stables o on o.id = e.stable_id and not o.is_house
  where e.race_id = p_race_id
  group by e.stable_id
  order by e.stable_id
  on conflict (stable_id) do update
  set wins = s.wins + excluded.wins, earnings = s.earnings + excluded.earnings
$$;

-- What has happened to all stables, the newest first. Paged by the last activity seen, whose time is
-- finer than what is told of it; without one, from before the end of time, so that the index is used.
create function public.recent_activity(p_before_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, stable_id uuid, stable_name text, horse_id uuid, horse_name text, race_id uuid,
  race_name text, type text, place integer, prize bigint, at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    a.id, a.stable_id, s.name, a.horse_id, h.name, a.race_id, r.name, a.type, a.place, a.prize, a.at
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
  join public.stables s on s.id = a.stable_id
  join public.horses h on h.id = a.horse_id
  left join public.races r on r.id = a.race_id
  order by a.at desc, a.id desc
$$;

-- The stables of players that have won most money, and of those that are level the one with more
-- wins. Stables that are level in both share their rank.
create function public.top_stables(p_limit integer default 20)
returns table (
  stable_id uuid, rank integer, name text, owner_name text, silks jsonb, wins integer,
  earnings bigint, horses integer
)
language sql stable security definer set search_path = '' as $$
  with first as (
    select * from private.standings s
    order by s.earnings desc, s.wins desc, s.stable_id
    limit private.page_size(p_limit)
  )
  select
    f.stable_id, (rank() over (order by f.earnings desc, f.wins desc))::integer, o.name,
    o.owner_name, o.silks, f.wins, f.earnings,
    (select count(*)::integer from public.horses h where h.stable_id = f.stable_id)
  from first f
  join public.stables o on o.id = f.stable_id
  order by f.earnings desc, f.wins desc, f.stable_id
$$;

revoke execute on function public.recent_activity, public.top_stables
  from public, anon, authenticated, service_role;
grant execute on function public.recent_activity, public.top_stables to anon, authenticated;
