-- Bidding. Locks are taken in this order: request, auction, ledger accounts; the lock on the auction decides who
-- was first.

-- Gives back what bids of an auction that is locked held.
create function private.release_bids(
  p_auction_id uuid, p_bid_ids bigint[], p_request_id uuid, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_stable_ids uuid[];
  v_maxima bigint[];
  v_held_since timestamptz[];
begin
  select array_agg(stable_id order by id), array_agg(maximum order by id),
    array_agg(held_since order by id)
  into v_stable_ids, v_maxima, v_held_since
  from private.bids where id = any (p_bid_ids);
  if v_stable_ids is not null then
    perform private.refund(
      'bid_refund', p_request_id, p_at, private.escrow_of_auction(p_auction_id), v_stable_ids,
      v_maxima, v_held_since,
      (select horse_id from private.auctions where id = p_auction_id)
    );
    update private.bids set held = false where id = any (p_bid_ids);
  end if;
end
$$;

-- Moves what a stable's maximum is higher than its own that stood into the auction's account. Refuses who cannot
-- pay, and who would pay a stable more than it may.
create function private.hold_bid(
  p_auction private.auctions, p_stable_id uuid, p_maximum bigint, p_own bigint,
  p_from_wallet bigint, p_request_id uuid, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_escrow constant bigint := private.escrow_of_auction(p_auction.id);
  v_more constant bigint := p_maximum - coalesce(p_own, 0);
begin
  -- All at once: whose bid may be given back, and the house, which their boxes may be owed to.
  if not private.raise_credits(
    p_stable_id, v_more, p_from_wallet,
    array[v_escrow, private.house(), private.wallet_of(p_auction.leader_id, 'credits')],
    p_request_id, p_at
  ) then
    perform private.refuse('too_few_credits');
  elsif not p_auction.of_house and p_maximum > private.most_to_pay(
    private.guide_of_auction(p_auction), private.leeway(p_stable_id, p_auction.horse_id, p_at)
  ) then
    perform private.refuse('pays_too_much');
  end if;
  perform private.post(
    'bid', p_request_id, p_at, array[private.wallet_of(p_stable_id, 'credits'), v_escrow],
    array[-v_more, v_more], p_auction.horse_id
  );
end
$$;

-- Tells a player's stable that another has bid more for a horse: a line, of the last time.
create function private.tell_outbid(p_stable_id uuid, p_horse_id uuid, p_at timestamptz)
returns void
language sql set search_path = '' as $$
  insert into public.activities (stable_id, horse_id, type, at)
  select s.id, p_horse_id, 'outbid', p_at
  from public.stables s where s.id = p_stable_id and not s.is_house
  on conflict (stable_id, horse_id) where type = 'outbid'
  do update set at = excluded.at, told_at = excluded.told_at
$$;

-- Lets a bid be seen that has changed who leads or the price, and gives back what does not lead. Within five
-- minutes of the hammer it puts that off.
create function private.show_bid(
  p_auction private.auctions, p_bid private.bids, p_request_id uuid
) returns void
language plpgsql set search_path = '' as $$
declare
  v_best record;
  v_extended constant boolean := p_bid.placed_at > p_auction.closes_at - interval '5 minutes';
begin
  select * into v_best from private.best_bid(p_auction);
  perform private.release_bids(
    p_auction.id,
    array(
      select id from private.bids where auction_id = p_auction.id and held and id <> v_best.id
    ),
    p_request_id, p_bid.placed_at
  );
  if (v_best.stable_id, v_best.price) is not distinct from (p_auction.leader_id, p_auction.price) then
    return;
  end if;
  update private.bids set number = p_auction.bids + 1, price = v_best.price where id = p_bid.id;
  update private.auctions
  set price = v_best.price, leader_id = v_best.stable_id, bids = bids + 1,
    extensions = extensions + v_extended::integer,
    closes_at = case when v_extended then p_bid.placed_at + interval '5 minutes' else closes_at end
  where id = p_auction.id;
  if v_best.stable_id <> p_auction.leader_id then
    perform private.tell_outbid(p_auction.leader_id, p_auction.horse_id, p_bid.placed_at);
  end if;
end
$$;

-- A player bids the most that the stable pays, which is kept until it is outbid; of it as much as p_from_wallet
-- may come out of the wallet. Answers 'leads' or 'outbid', and 'sealed' for what is told when the hammer has
-- fallen; the same request id is answered with its first answer and charged once.
create function public.place_bid(
  p_auction_id uuid, p_maximum bigint, p_request_id uuid, p_from_wallet bigint default 0
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_auction private.auctions;
  v_own private.bids;
  v_bid private.bids;
  v_at timestamptz;
begin
  perform private.player();
  if p_auction_id is null or p_request_id is null
    or (p_maximum between 1 and 1000000000) is not true or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'place_bid', concat_ws(' ', p_auction_id, p_maximum, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  v_auction := private.lock_auction(p_auction_id);
  -- Read under the lock: who waited for it may come too late.
  v_at := date_trunc('milliseconds', clock_timestamp());
  select * into v_own from private.bids
  where auction_id = p_auction_id and stable_id = v_stable_id and held;
  if v_auction.ended_at is not null or v_at >= v_auction.closes_at then
    perform private.refuse('auction_over');
  elsif v_auction.stable_id = v_stable_id then
    perform private.refuse('horse_is_yours');
  elsif not v_auction.of_house and private.are_linked(v_stable_id, v_auction.stable_id, v_at) then
    perform private.refuse('linked_stables');
  elsif v_own.sealed then
    perform private.refuse('sealed_bid_given');
  elsif p_maximum < private.least_bid(v_auction, v_own.maximum) then
    perform private.refuse('bid_too_low', private.least_bid(v_auction, v_own.maximum)::text);
  end if;

  perform private.hold_bid(
    v_auction, v_stable_id, p_maximum, v_own.maximum, p_from_wallet, p_request_id, v_at
  );
  update private.bids set held = false where id = v_own.id;
  insert into private.bids (auction_id, stable_id, maximum, sealed, placed_at, held_since)
  values (
    p_auction_id, v_stable_id, p_maximum, private.is_sealed(v_auction), v_at,
    coalesce(v_own.held_since, v_at)
  )
  returning * into v_bid;
  if not v_bid.sealed then
    perform private.show_bid(v_auction, v_bid, p_request_id);
  end if;
  select to_jsonb(case when b.sealed then 'sealed' when b.held then 'leads' else 'outbid' end)
  into v_answer from private.bids b where b.id = v_bid.id;
  perform private.keep_answer(p_request_id, v_answer);
  return v_answer #>> '{}';
end
$$;

revoke execute on function public.place_bid from public, anon, authenticated, service_role;
grant execute on function public.place_bid to authenticated;
