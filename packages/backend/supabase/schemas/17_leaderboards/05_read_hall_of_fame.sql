-- The halls of fame as everybody reads them.

-- The reasons of a hall, each with the three who are nearest to it without being members: lists of one length.
create function public.hall_reasons(p_hall text)
returns table (feat text, needs integer, nearest jsonb)
language sql stable security definer set search_path = '' as $$
  select
    r.feat, r.needs,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.subject_id, 'name', coalesce(h.name, s.name), 'amount', n.amount,
        'stable_id', coalesce(o.id, s.id), 'silks', coalesce(o.silks, s.silks),
        'is_house', coalesce(o.is_house, s.is_house)
      ) order by n.amount desc, n.subject_id), '[]')
      from (
        select c.subject_id, c.amount from private.feat_counts c
        where c.hall = r.hall and c.feat = r.feat and c.amount < r.needs
          and not exists (
            select from private.hall_members m where m.hall = c.hall and m.subject_id = c.subject_id
          )
        order by c.amount desc, c.subject_id
        limit 3
      ) n
      left join public.horses h on p_hall = 'horses' and h.id = n.subject_id
      left join public.stables o on o.id = h.stable_id
      left join public.stables s on p_hall = 'stables' and s.id = n.subject_id
    )
  from private.hall_reasons r
  where r.hall = p_hall
  order by r.needs desc, r.feat
$$;

-- The road of a member: the last races that made it one, the newest first, at most twelve.
create function private.hall_road(p_hall text, p_subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'race_id', r.id, 'race_name', r.name, 'grade', r.grade, 'off_at', r.off_at, 'horse_id', h.id,
    'horse_name', h.name
  ) order by r.off_at desc, r.id), '[]')
  from (
    select f.race_id, f.horse_id from private.feats f
    where f.hall = p_hall and f.subject_id = p_subject_id
    group by f.race_id, f.horse_id
    order by min(f.at) desc, f.race_id, f.horse_id
    limit 12
  ) f
  join public.races r on r.id = f.race_id
  join public.horses h on h.id = f.horse_id
$$;

-- What a member has done for each reason of its hall.
create function private.hall_feats(p_hall text, p_subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.feat, c.amount), '{}')
  from private.hall_reasons r
  join private.feat_counts c on c.hall = r.hall and c.feat = r.feat and c.subject_id = p_subject_id
  where r.hall = p_hall
$$;

-- The members of the hall of horses, the newest first, after the last one seen; retired ones stay.
create function public.hall_of_fame_horses(
  p_before_at timestamptz default null, p_before_id uuid default null, p_limit integer default 20
)
returns table (
  id uuid, name text, sex text, birth_season integer, coat text, retired_at timestamptz, stable_id uuid,
  stable_name text, silks jsonb, is_house boolean, runs integer, wins integer, earnings bigint, since timestamptz,
  feat text, feats jsonb, road jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, h.name, h.sex, h.birth_season, h.coat, h.retired_at, s.id, s.name, s.silks, s.is_house,
    h.runs, h.wins, h.earnings, m.since, m.feat, private.hall_feats('horses', h.id),
    private.hall_road('horses', h.id)
  from (
    select * from private.hall_members x
    where x.hall = 'horses' and (p_before_at is null or (x.since, x.subject_id) < (p_before_at, p_before_id))
    order by x.since desc, x.subject_id desc
    limit private.page_size(p_limit)
  ) m
  join public.horses h on h.id = m.subject_id
  join public.stables s on s.id = h.stable_id
  order by m.since desc, m.subject_id desc
$$;

-- The members of the hall of stables, likewise.
create function public.hall_of_fame_stables(
  p_before_at timestamptz default null, p_before_id uuid default null, p_limit integer default 20
)
returns table (
  id uuid, name text, owner_name text, silks jsonb, is_house boolean, runs integer, wins integer,
  earnings bigint, since timestamptz, feat text, feats jsonb, road jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    s.id, s.name, s.owner_name, s.silks, s.is_house, coalesce(b.runs, 0), coalesce(b.wins, 0),
    coalesce(b.earnings, 0), m.since, m.feat, private.hall_feats('stables', s.id),
    private.hall_road('stables', s.id)
  from (
    select * from private.hall_members x
    where x.hall = 'stables' and (p_before_at is null or (x.since, x.subject_id) < (p_before_at, p_before_id))
    order by x.since desc, x.subject_id desc
    limit private.page_size(p_limit)
  ) m
  join public.stables s on s.id = m.subject_id
  left join private.boards b on b.board = 'stables' and b.period = -1 and b.subject_id = s.id
  order by m.since desc, m.subject_id desc
$$;

revoke execute on function
  public.hall_reasons,
  public.hall_of_fame_horses,
  public.hall_of_fame_stables
  from public, anon, authenticated, service_role;
grant execute on function
  public.hall_reasons,
  public.hall_of_fame_horses,
  public.hall_of_fame_stables
  to anon, authenticated;
