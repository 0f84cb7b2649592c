-- What may be bid, and who leads at which price. The rules are those of `market/auction.ts` in @furlong/game.

-- By how much the bid after one of a price is higher at the least.
create function private.bid_increment(p_price bigint) returns bigint
language sql immutable strict set search_path = '' as $$
  select case
    when p_price < 1000 then 50
    when p_price < 5000 then 100
    when p_price < 20000 then 500
    when p_price < 50000 then 1000
    when p_price < 100000 then 2500
    else 5000
  end
$$;

-- The least price on the ladder of the increments that is not below an amount.
create function private.bid_step(p_amount bigint) returns bigint
language sql immutable strict set search_path = '' as $$
  select (p_amount + private.bid_increment(p_amount) - 1)
    / private.bid_increment(p_amount) * private.bid_increment(p_amount)
$$;

-- The least maximum that a stable may bid whose own that stands is p_own, null for none.
create function private.least_bid(p_auction private.auctions, p_own bigint) returns bigint
language sql immutable set search_path = '' as $$
  select greatest(
    coalesce(p_auction.price + private.bid_increment(p_auction.price), p_auction.starting_bid),
    p_own + private.bid_increment(p_own)
  )
$$;

-- True once the hammer was put off for the last time, so that what is still bid is sealed.
create function private.is_sealed(p_auction private.auctions) returns boolean
language sql immutable set search_path = '' as $$
  select p_auction.extensions >= 12
$$;

-- The bid that leads among those that stand, and at which price; no row without any.
create function private.best_bid(p_auction private.auctions)
returns table (id bigint, stable_id uuid, maximum bigint, price bigint)
language sql stable set search_path = '' as $$
  select b.id, b.stable_id, b.maximum, greatest(p_auction.asked, least(b.maximum, greatest(
    coalesce(b.second + private.bid_increment(b.second), 0),
    case when b.maximum >= p_auction.reserve then private.bid_step(p_auction.reserve) end
  )))
  from (
    select x.*, lead(x.maximum) over (order by x.maximum desc, x.id) as second
    from private.bids x
    where x.auction_id = p_auction.id and x.held
  ) b
  order by b.maximum desc, b.id
  limit 1
$$;
