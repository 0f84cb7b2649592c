-- What stewards do with auctions: they let the hammer fall. Locks are taken in this order: horse, auction, ledger
-- accounts, listing.

-- True for a horse that is on the way to a race or at work: the hammer waits until it is back, so that who ran or
-- worked it gets what that brings.
create function private.is_away(p_horse_id uuid) returns boolean
language sql volatile set search_path = '' as $$
  select private.is_engaged(p_horse_id)
    or exists (select from private.sessions_at_work where horse_id = p_horse_id)
$$;

-- The auction whose hammer is to fall before the others, or null. It is this steward's until the lease ends: all
-- are given another until then, so that one that fails holds up no other. A lease that ends more than two of its
-- length from now was taken by a clock ahead of this one.
create function public.claim_due_auction(p_steward text, p_at timestamptz, p_lease_seconds integer)
returns uuid
language sql security definer set search_path = '' as $$
  with now as materialized (
    select private.not_ahead(p_at) as at
  ), due as (
    select c.auction_id
    from private.auction_claims c
    join private.auctions a on a.id = c.auction_id
    cross join now
    where a.ended_at is null and a.closes_at <= now.at and not private.is_away(a.horse_id)
      and (
        c.claimed_until is null or c.claimed_until <= now.at
        or c.claimed_until > now.at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by a.closes_at, a.id
    limit 1
    for update of c skip locked
  )
  update private.auction_claims c
  set claimed_by = p_steward, claimed_until = now.at + make_interval(secs => p_lease_seconds)
  from due, now
  where c.auction_id = due.auction_id
  returning c.auction_id
$$;

-- When a hammer is to fall next; null when there is none.
create function private.next_hammer_at() returns timestamptz
language sql stable set search_path = '' as $$
  select closes_at from private.auctions
  where ended_at is null and not private.is_away(horse_id)
  order by closes_at, id
  limit 1
$$;

-- Sells the horse of an auction to who leads, at the price: that is paid out of what his bid held, like any
-- horse, and the rest of it comes back. The horse, the auction and all accounts are locked.
create function private.knock_down(
  p_auction private.auctions, p_horse public.horses, p_bid_id bigint, p_price bigint,
  p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_escrow constant bigint := private.escrow_of_auction(p_auction.id);
  v_bid private.bids;
  v_listing private.listings;
begin
  update private.bids set held = false where id = p_bid_id returning * into v_bid;
  perform private.post(
    'bid_refund', null, p_at, array[v_escrow, private.wallet_of(v_bid.stable_id, 'credits')],
    array[-p_price, p_price], p_auction.horse_id
  );
  v_listing := private.list(p_horse, p_auction.of_house, p_price, p_auction.consigned_at);
  update private.listings set auction_id = p_auction.id where id = v_listing.id
  returning * into v_listing;
  perform private.post_price(v_listing, v_bid.stable_id, null, p_at);
  if v_bid.maximum > p_price then
    perform private.refund(
      'bid_refund', null, p_at, v_escrow, array[v_bid.stable_id],
      array[v_bid.maximum - p_price], array[v_bid.held_since], p_auction.horse_id
    );
  end if;
  perform private.hand_over(v_listing, v_bid.stable_id, p_at);
end
$$;

-- Tells those whose bids stood at the hammer, and did not get the horse, what became of them; before they come back.
create function private.tell_bidders(
  p_auction private.auctions, p_outcome text, p_winner_id uuid, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
begin
  if p_outcome = 'sold' then
    perform private.tell_outbid(b.stable_id, p_auction.horse_id, p_at)
    from private.bids b
    where b.auction_id = p_auction.id and b.held and b.stable_id <> p_winner_id
    order by b.stable_id;
  else
    insert into public.activities (stable_id, horse_id, type, at)
    select b.stable_id, p_auction.horse_id, 'bid_returned', p_at
    from private.bids b
    join public.stables s on s.id = b.stable_id and not s.is_house
    where b.auction_id = p_auction.id and b.held;
  end if;
end
$$;

-- Lets the hammer fall, once: if the reserve is met the horse goes to the highest bid, and every other comes back
-- whole; else all do. Answers how the auction ended; a second call changes nothing and answers the same.
create function public.settle_auction(p_auction_id uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_auction private.auctions;
  v_horse public.horses;
  v_best record;
  v_outcome text;
begin
  p_at := private.not_ahead(p_at);
  select * into v_horse from public.horses
  where id = (select horse_id from private.auctions where id = p_auction_id) for no key update;
  v_auction := private.lock_auction(p_auction_id);
  if v_auction.outcome is not null then
    return v_auction.outcome;
  elsif p_at is null or p_at < v_auction.closes_at then
    perform private.refuse('bad_request', 'the hammer is not to fall yet');
  elsif private.is_away(v_horse.id) then
    perform private.refuse('bad_request', 'the horse is in a race or at work');
  end if;

  select * into v_best from private.best_bid(v_auction);
  v_outcome := case
    when v_horse.retired_at is not null or v_horse.stable_id <> v_auction.stable_id then 'void'
    when v_best.price >= v_auction.reserve then 'sold'
    else 'unsold'
  end;
  perform from private.accounts
  where id in (private.house(), private.escrow_of_auction(p_auction_id))
    or id in (
      select private.wallet_of(b.stable_id, 'credits')
      from private.bids b where b.auction_id = p_auction_id and b.held
    )
    or id = private.wallet_of(v_auction.stable_id, 'credits')
  order by id for no key update;
  perform private.tell_bidders(v_auction, v_outcome, v_best.stable_id, p_at);
  perform private.release_bids(
    p_auction_id,
    array(
      select id from private.bids
      where auction_id = p_auction_id and held and (v_outcome <> 'sold' or id <> v_best.id)
    ),
    null, p_at
  );
  update private.auctions
  set ended_at = p_at, outcome = v_outcome,
    price = case when v_outcome = 'sold' then v_best.price else price end,
    leader_id = case when v_outcome = 'sold' then v_best.stable_id else leader_id end
  where id = p_auction_id;
  delete from private.auction_claims where auction_id = p_auction_id;
  if v_outcome = 'sold' then
    perform private.knock_down(v_auction, v_horse, v_best.id, v_best.price, p_at);
  elsif not v_auction.of_house then
    insert into public.activities (stable_id, horse_id, type, at)
    values (v_auction.stable_id, v_auction.horse_id, 'auction_unsold', p_at);
  end if;
  return v_outcome;
end
$$;

revoke execute on function public.claim_due_auction, public.settle_auction
  from public, anon, authenticated, service_role;
grant execute on function public.claim_due_auction, public.settle_auction to service_role;
