-- The house's stables bid on the house's own lots, by a policy that is published (`houseBids` in @furlong/game): early,
-- and for less than the reserve, so that they never buy and nobody pays more for them. What a bid of theirs holds is
-- the house's money: it is posted like everybody's.

-- The most that a house's stable bids for a horse of that guide: eight tenths of it, on the ladder.
create function private.most_of_house(p_guide bigint) returns bigint
language sql immutable strict set search_path = '' as $$
  select p_guide * 8 / 10 / private.bid_increment(p_guide * 8 / 10)
    * private.bid_increment(p_guide * 8 / 10)
$$;

-- The house's lots on which its stables may still bid at p_at, and who of them have.
create function public.lots_for_house(p_at timestamptz)
returns table (
  auction_id uuid, guide bigint, price bigint, starting_bid bigint, consigned_at timestamptz,
  bidders text[]
)
language sql stable security definer set search_path = '' as $$
  select a.id, private.guide_of_auction(a), a.price, a.starting_bid, a.consigned_at, array(
    select s.name
    from private.bids b join public.stables s on s.id = b.stable_id and s.is_house
    where b.auction_id = a.id
    order by b.id
  )
  from private.auctions a
  where a.of_house and a.ended_at is null and a.extensions = 0
    and a.closes_at > private.not_ahead(p_at) + interval '5 minutes'
  order by a.closes_at, a.id
$$;

-- A stable of the house bids, once on each lot: answers as place_bid does, and null where it has bid, where the price
-- is past its maximum, or where the hammer is near. Locks are taken in this order: auction, ledger accounts.
create function public.place_house_bid(
  p_auction_id uuid, p_stable_name text, p_maximum bigint, p_at timestamptz
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := (
    select id from public.stables where is_house and lower(name) = lower(p_stable_name)
  );
  v_auction private.auctions;
  v_bid private.bids;
begin
  p_at := private.not_ahead(p_at);
  if v_stable_id is null or p_at is null or (p_maximum > 0) is not true then
    perform private.refuse('bad_request');
  end if;
  v_auction := private.lock_auction(p_auction_id);
  if not v_auction.of_house
    or p_maximum > private.most_of_house(private.guide_of_auction(v_auction))
    or p_maximum >= v_auction.reserve
  then
    perform private.refuse('bad_request', 'the house bids on its own lots, for less than their reserve');
  elsif v_auction.ended_at is not null or v_auction.closes_at <= p_at + interval '5 minutes'
    or p_at < v_auction.consigned_at or p_maximum < private.least_bid(v_auction, null)
    or exists (
      select from private.bids where auction_id = p_auction_id and stable_id = v_stable_id
    )
  then
    return null;
  end if;

  perform from private.accounts
  where id in (
    private.house(), private.escrow_of_auction(p_auction_id),
    private.payer_of(v_auction.leader_id)
  )
  order by id for no key update;
  p_at := date_trunc('milliseconds', p_at);
  perform private.post(
    'bid', null, p_at, array[private.house(), private.escrow_of_auction(p_auction_id)],
    array[-p_maximum, p_maximum], v_auction.horse_id
  );
  insert into private.bids (auction_id, stable_id, maximum, sealed, placed_at, held_since)
  values (p_auction_id, v_stable_id, p_maximum, false, p_at, p_at)
  returning * into v_bid;
  perform private.show_bid(v_auction, v_bid, null);
  return (select case when held then 'leads' else 'outbid' end from private.bids where id = v_bid.id);
end
$$;

revoke execute on function public.lots_for_house, public.place_house_bid
  from public, anon, authenticated, service_role;
grant execute on function public.lots_for_house, public.place_house_bid to service_role;
