-- While an owner was away: what the own stable did meanwhile, from its activities and its days of money.

-- When an owner last had the paper open, and when before that visit.
create table private.papers_seen (
  stable_id uuid primary key references public.stables (id),
  away_since timestamptz not null,
  seen_at timestamptz not null
);

create index activities_of_results on public.activities (stable_id, at desc, id desc)
  where type = 'race_result';

-- What happened to the caller's stable on the day before `p_day` (UTC); without one, since the visit before this
-- one, for which a visit is over after an hour: two weeks at most. The last thirty runs; of all else the last three
-- hundred that were told, sessions by horse and programme, and whether there was more of either. Money by kind, of
-- whole days. The horses that had their birthday, where a season began. No row without a stable.
create function public.my_paper(p_day date default null)
returns table (
  from_at timestamptz, to_at timestamptz, runs jsonb, more boolean, sessions jsonb, news jsonb,
  money jsonb, birthdays jsonb
)
language sql stable security definer rows 1 set search_path = '' as $$
  with asked as (
    -- What is no day of the game's is none's: no row.
    select case when p_day between date '2026-01-01' and date '2999-12-31' then p_day end as day
  ), own as (
    select
      s.id, s.name,
      case when p_day is null then greatest(
        coalesce(
          case when n.seen_at < now() - interval '1 hour' then n.seen_at else n.away_since end,
          s.created_at
        ),
        now() - interval '14 days'
      ) else (d.day - 1)::timestamp at time zone 'UTC' end as from_at,
      case when p_day is null then now() else d.day::timestamp at time zone 'UTC' end as to_at,
      -- Since a visit all is told, up to what was written last.
      case when p_day is null then 'infinity' else d.day::timestamp at time zone 'UTC' end as until
    from public.stables s
    cross join asked d
    left join private.papers_seen n on n.stable_id = s.id
    where s.owner_id = (select auth.uid()) and (p_day is null or d.day is not null)
  )
  select
    o.from_at, o.to_at, run.told, run.amount = 30 or other.amount = 300,
    other.sessions, other.news, paid.told, born.told
  from own o
  cross join lateral (
    select
      count(*) as amount,
      coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'at', a.at, 'horse_id', h.id, 'horse_name', h.name, 'race_id', r.id,
        'race_name', r.name, 'track_id', r.track_id, 'distance', r.distance,
        'surface', r.surface, 'grade', r.grade, 'runners', r.entries_count,
        'place', a.place, 'prize', a.prize, 'rating_before', e.rating_before,
        'rating_after', e.rating_after
      ) order by a.at desc, a.id desc), '[]') as told
    from (
      select * from public.activities x
      where x.stable_id = o.id and x.type = 'race_result' and x.at >= o.from_at and x.at < o.until
      order by x.at desc, x.id desc
      limit 30
    ) a
    join public.horses h on h.id = a.horse_id
    join public.races r on r.id = a.race_id
    join public.entries e on e.race_id = a.race_id and e.horse_id = a.horse_id
  ) run
  cross join lateral (
    with told as materialized (
      select x.*, h.name as horse_name
      from (
        select * from public.activities y
        where y.stable_id = o.id and y.at >= o.from_at and y.at < o.until
        order by y.at desc
        limit 300
      ) x
      join public.horses h on h.id = x.horse_id
    )
    select
      (select count(*) from told) as amount,
      (
        select coalesce(jsonb_agg(to_jsonb(g) order by g.horse_name, g.horse_id, g.programme), '[]')
        from (
          select t.horse_id, t.horse_name, t.programme, count(*)::integer as sessions
          from told t where t.type = 'training'
          group by t.horse_id, t.horse_name, t.programme
        ) g
      ) as sessions,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', t.id, 'stable_id', t.stable_id, 'stable_name', o.name, 'horse_id', t.horse_id,
          'horse_name', t.horse_name, 'race_id', t.race_id, 'race_name', r.name, 'type', t.type,
          'place', null, 'prize', null, 'programme', null, 'at', t.at
        ) order by t.at desc, t.id desc), '[]')
        from told t
        left join public.races r on r.id = t.race_id
        where t.type not in ('race_result', 'training', 'race_entry', 'race_withdrawal')
      ) as news
  ) other
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(m) order by m.kind), '[]') as told
    from (
      select d.kind, sum(d.amount)::bigint as amount
      from public.money_days d
      where d.stable_id = o.id and d.day >= (o.from_at at time zone 'UTC')::date
        and d.day <= ((o.to_at - interval '1 microsecond') at time zone 'UTC')::date
      group by d.kind
      having sum(d.amount) <> 0
    ) m
  ) paid
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(b)), '[]') as told
    from (
      select h.id, h.name, h.sex, h.birth_season, h.specialty
      from public.horses h
      where private.season_at(o.from_at) < private.season_at(o.to_at)
        and h.stable_id = o.id and h.retired_at is null
        and h.created_at < private.season_begins(private.season_at(o.to_at))
      order by h.name, h.id
      limit 60
    ) b
  ) born
$$;

-- The caller has the paper of today open.
create function public.see_paper() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  v_stable_id := private.own_stable();
  insert into private.papers_seen as n (stable_id, away_since, seen_at)
  select s.id, s.created_at, now() from public.stables s where s.id = v_stable_id
  on conflict (stable_id) do update
  set away_since = case when n.seen_at < now() - interval '1 hour' then n.seen_at else n.away_since end,
    seen_at = now();
end
$$;

revoke execute on function public.my_paper, public.see_paper
  from public, anon, authenticated, service_role;
grant execute on function public.my_paper, public.see_paper to authenticated;
