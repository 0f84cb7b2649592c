-- A player takes a horse out of an auction in which nobody has bid; answers the horse's id. Locks are taken in
-- this order: request, horse, auction.
create function public.withdraw_from_auction(p_auction_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse_id uuid;
  v_auction private.auctions;
  v_at timestamptz;
begin
  perform private.player();
  if p_auction_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'withdraw_from_auction', p_auction_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  select horse_id into v_horse_id from private.auctions where id = p_auction_id;
  if v_horse_id is null then
    perform private.refuse('auction_not_found');
  end if;
  perform private.lock_own_horse(v_horse_id);
  v_auction := private.lock_auction(p_auction_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_auction.ended_at is not null or v_at >= v_auction.closes_at then
    perform private.refuse('auction_over');
  elsif v_auction.price is not null then
    perform private.refuse('auction_has_bids');
  end if;
  update private.auctions set ended_at = v_at, outcome = 'withdrawn' where id = p_auction_id;
  delete from private.auction_claims where auction_id = p_auction_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_horse_id));
  return v_horse_id;
end
$$;

revoke execute on function public.withdraw_from_auction
  from public, anon, authenticated, service_role;
grant execute on function public.withdraw_from_auction to authenticated;
