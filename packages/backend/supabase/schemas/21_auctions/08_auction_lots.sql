-- One lot, its bids, and a player's own.

-- A lot, and the most that the caller's stable may bid while its vendor is a stable; no row for one that is unknown.
create function public.auction_lot(p_auction_id uuid) returns table (lot jsonb, most_bid bigint)
language sql stable security definer set search_path = '' as $$
  select private.lot_seen(a, own.id), case
    when a.ended_at is null and not a.of_house and a.stable_id <> own.id then private.most_to_pay(
      private.guide_of_auction(a), private.leeway_seen(own.id, a.horse_id, now())
    )
  end
  from private.auctions a
  cross join (select private.asking_stable() as id) own
  where a.id = p_auction_id
$$;

-- The lot that a horse is while it is in an auction; no row for one that is in none.
create function public.lot_of_horse(p_horse_id uuid) returns table (lot jsonb)
language sql stable security definer set search_path = '' as $$
  select private.lot_seen(a, private.asking_stable())
  from private.auctions a
  where a.horse_id = p_horse_id and a.ended_at is null
$$;

-- The bids on a lot that everybody saw, the last first, with the price after each; paged by their number.
create function public.auction_bids(
  p_auction_id uuid, p_before_number integer default null, p_limit integer default 20
)
returns table (
  number integer, stable_id uuid, stable_name text, of_house boolean, price bigint, at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select b.number, s.id, s.name, s.is_house, b.price, b.placed_at
  from private.bids b
  join public.stables s on s.id = b.stable_id
  where b.auction_id = p_auction_id and b.number is not null
    and (p_before_number is null or b.number < p_before_number)
  order by b.number desc
  limit private.page_size(p_limit)
$$;

-- The caller's lots of one part: 'bidding', 'watching' and 'selling', the next hammer first; 'won', 'lost', 'sold' and
-- 'unsold', the last first. Paged by the key and the id of the last lot seen.
create function public.my_auctions(
  p_part text, p_after_key numeric default null, p_after_id uuid default null,
  p_limit integer default 20
)
returns table (lot jsonb, sort_key numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.asking_stable();
begin
  if (p_part in ('bidding', 'watching', 'selling', 'won', 'lost', 'sold', 'unsold')) is not true
    or (p_after_key is null) <> (p_after_id is null)
  then
    perform private.refuse('bad_request');
  end if;
  return query
    with mine as materialized (
      select a.id, case when a.ended_at is null then extract(epoch from a.closes_at)
        else -extract(epoch from a.ended_at) end as key
      from private.auctions a
      where case
        when p_part in ('selling', 'sold', 'unsold') then a.id in (
          select x.id from private.auctions x where x.stable_id = v_own
        )
        when p_part = 'watching' then a.id in (
          select w.auction_id from private.watched_lots w where w.stable_id = v_own
        )
        else a.id in (select b.auction_id from private.bids b where b.stable_id = v_own)
      end
    )
    select private.lot_seen(a, v_own), m.key
    from mine m
    join private.auctions a on a.id = m.id
    where case p_part
        when 'sold' then a.outcome = 'sold'
        when 'unsold' then a.outcome <> 'sold'
        when 'won' then a.outcome = 'sold' and a.leader_id = v_own
        when 'lost' then a.ended_at is not null and (a.outcome <> 'sold' or a.leader_id <> v_own)
        else a.ended_at is null
      end
      and (p_after_key is null or (m.key, m.id) > (p_after_key, p_after_id))
    order by m.key, m.id
    limit private.page_size(p_limit);
end
$$;

revoke execute on function
  public.auction_lot, public.lot_of_horse, public.auction_bids, public.my_auctions
  from public, anon, authenticated, service_role;
grant execute on function public.auction_lot, public.lot_of_horse, public.auction_bids
  to anon, authenticated;
grant execute on function public.my_auctions to authenticated;
