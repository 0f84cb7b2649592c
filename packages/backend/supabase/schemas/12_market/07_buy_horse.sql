-- A horse goes from one stable to another. Locks are taken in this order: request, horse, ledger accounts,
-- listing.

-- The one place where a horse changes stables. What it wears stays behind, and its auto-training ends; from
-- when its new owner may sell it, null for at once. The horse is locked.
create function private.transfer_horse(
  p_horse_id uuid, p_stable_id uuid, p_sellable_from timestamptz
) returns void
language sql set search_path = '' as $$
  delete from public.horse_equipment where horse_id = p_horse_id;
  select private.end_auto_training(p_horse_id, clock_timestamp());
  update public.horses set stable_id = p_stable_id, sellable_from = p_sellable_from
  where id = p_horse_id;
$$;

-- What the house keeps of the price of a player's horse: `commissionOn` in @furlong/game.
create function private.commission_on(p_price bigint) returns bigint
language sql immutable set search_path = '' as $$
  select p_price / 20
$$;

-- Posts the price of a horse: what a player sold is paid into their credits less the commission, what the house
-- sold stays with it.
create function private.post_price(
  p_listing private.listings, p_buyer_id uuid, p_request_id uuid, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_seller constant bigint := case
    when not p_listing.of_house then private.wallet_of(p_listing.stable_id, 'credits')
  end;
  v_fee constant bigint := case
    when p_listing.of_house then p_listing.price
    else private.commission_on(p_listing.price)
  end;
begin
  perform private.post(
    'horse_sale', p_request_id, p_at,
    array_remove(array[private.wallet_of(p_buyer_id, 'credits'), private.house(), v_seller], null),
    case when p_listing.of_house then array[-p_listing.price, v_fee]
      else array[-p_listing.price, v_fee, p_listing.price - v_fee] end,
    p_listing.horse_id
  );
end
$$;

-- Pays for a horse out of its buyer's credits. Refuses who cannot pay, and who would pay a stable more than it may.
create function private.pay_for_horse(
  p_listing private.listings, p_buyer_id uuid, p_from_wallet bigint, p_request_id uuid,
  p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_seller constant bigint := case
    when not p_listing.of_house then private.wallet_of(p_listing.stable_id, 'credits')
  end;
begin
  if not private.raise_credits(
    p_buyer_id, p_listing.price, p_from_wallet, array[private.house(), v_seller], p_request_id, p_at
  ) then
    perform private.refuse('too_few_credits');
  elsif not p_listing.of_house and p_listing.price > private.most_to_pay(
    private.guide_of(p_listing), private.leeway(p_buyer_id, null, p_at)
  ) then
    perform private.refuse('pays_too_much');
  end if;
  perform private.post_price(p_listing, p_buyer_id, p_request_id, p_at);
end
$$;

-- Ends the listing of a horse that is locked and paid for, and brings the horse to its new stable.
create function private.hand_over(
  p_listing private.listings, p_buyer_id uuid, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
begin
  update private.listings
  set ended_at = p_at, ending = 'sold', buyer_id = p_buyer_id,
    compared_age = private.compared_age(birth_season, p_at)
  where id = p_listing.id;
  perform private.transfer_horse(p_listing.horse_id, p_buyer_id, p_at + interval '7 days');
  insert into public.activities (stable_id, horse_id, type, at)
  values (
    p_buyer_id, p_listing.horse_id,
    case when p_listing.auction_id is null then 'new_horse' else 'auction_won' end, p_at
  );
  if not p_listing.of_house then
    insert into public.activities (stable_id, horse_id, type, at)
    values (p_listing.stable_id, p_listing.horse_id, 'horse_sold', p_at);
  end if;
end
$$;

-- A player buys a horse at the price seen; of it as much as p_from_wallet may come out of the wallet.
-- Answers its id.
create function public.buy_horse(
  p_horse_id uuid, p_price bigint, p_request_id uuid, p_from_wallet bigint default 0
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_listing private.listings;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_price is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'buy_horse', concat_ws(' ', p_horse_id, p_price, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which sales are paged.
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id = v_stable_id then
    perform private.refuse('horse_is_yours');
  end if;
  v_listing := private.own_listing(p_horse_id);
  if not v_listing.of_house and private.are_linked(v_stable_id, v_listing.stable_id, v_at) then
    perform private.refuse('linked_stables');
  elsif v_listing.price <> p_price then
    perform private.refuse('price_changed');
  end if;

  perform private.pay_for_horse(v_listing, v_stable_id, p_from_wallet, p_request_id, v_at);
  perform private.hand_over(v_listing, v_stable_id, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$$;

revoke execute on function public.buy_horse from public, anon, authenticated, service_role;
grant execute on function public.buy_horse to authenticated;
