-- The mark in the header: how much is new for a player, in one read; and the list that it opens.

-- What of the news of a stable is told by the mark: what others did, and what time brought. What its owner has done
-- needs no mark.
create function private.is_notice(p_type text) returns boolean
language sql immutable set search_path = '' as $$
  select p_type in (
    'race_result', 'race_void', 'balloted_out', 'request_expired', 'horse_sold', 'outbid',
    'auction_won', 'auction_unsold', 'bid_returned', 'claimed', 'claim_lost', 'claim_returned',
    'horse_claimed'
  )
$$;

create index activities_of_mark on public.activities (stable_id, told_at desc, id desc)
  where private.is_notice(type);

-- Up to when a player has seen the list.
create table private.notices_seen (
  stable_id uuid primary key references public.stables (id) on delete cascade,
  told_at timestamptz not null
);

create function private.notices_seen_by(p_stable_id uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce((
    select told_at from private.notices_seen where stable_id = p_stable_id
  ), '-infinity')
$$;

-- What is new for the caller, all that the header says in one row: news of the stable since the list was opened, and
-- stables that have written. 100 of each at most are counted. No row for a visitor, and who has no stable.
create function public.my_marks() returns table (news integer, letters integer)
language sql stable security definer rows 1 set search_path = '' as $$
  select
    (
      select count(*)::integer from (
        select from public.activities a
        where a.stable_id = s.id and private.is_notice(a.type)
          and a.told_at > private.notices_seen_by(s.id)
        limit 100
      ) n
    ),
    public.my_unread_letters()
  from public.stables s
  where s.owner_id = (select auth.uid())
$$;

-- What the mark tells of, the last told first, and whether it is new.
create function public.my_notices(p_limit integer default 10)
returns table (
  id uuid, stable_id uuid, stable_name text, horse_id uuid, horse_name text, race_id uuid,
  race_name text, type text, place integer, prize bigint, programme text, at timestamptz,
  auction_id uuid, told_at timestamptz, fresh boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
  v_seen constant timestamptz := private.notices_seen_by(v_own);
begin
  return query
    select
      a.id, a.stable_id, s.name, a.horse_id, h.name, a.race_id, r.name, a.type, a.place, a.prize,
      a.programme, a.at, l.id, a.told_at, a.told_at > v_seen
    from (
      select *
      from public.activities x
      where x.stable_id = v_own and private.is_notice(x.type)
      order by x.told_at desc, x.id desc
      limit private.page_size(p_limit)
    ) a
    join public.stables s on s.id = a.stable_id
    cross join lateral (select x.name from public.horses x where x.id = a.horse_id offset 0) h
    left join lateral (select x.name from public.races x where x.id = a.race_id offset 0) r on true
    -- The lot that it is told of: the horse's last before.
    left join lateral (
      select x.id from private.auctions x
      where x.horse_id = a.horse_id and x.consigned_at <= a.at
        and a.type in ('outbid', 'auction_won', 'auction_unsold', 'bid_returned')
      order by x.consigned_at desc
      limit 1
    ) l on true
    order by a.told_at desc, a.id desc;
end
$$;

create index auctions_of_horse on private.auctions (horse_id, consigned_at desc);

-- The player has seen the list up to what was told then. Done twice, or in the wrong order, it is as done once.
create function public.see_notices(p_told_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_told_at is null then
    perform private.refuse('bad_request');
  end if;
  insert into private.notices_seen as n (stable_id, told_at)
  select v_own, least(p_told_at, clock_timestamp())
  -- Nothing is kept where nothing new was told.
  where exists (
    select from public.activities a
    where a.stable_id = v_own and private.is_notice(a.type) and a.told_at <= p_told_at
      and a.told_at > private.notices_seen_by(v_own)
  )
  on conflict (stable_id) do update set told_at = greatest(n.told_at, excluded.told_at);
end
$$;

revoke execute on function public.my_marks, public.my_notices, public.see_notices
  from public, anon, authenticated, service_role;
grant execute on function public.my_marks, public.my_notices, public.see_notices to authenticated;
