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

-- Pays for a horse: what a player sold is paid into his credits less the commission, what the house sold
-- stays with it.
create function private.pay_for_horse(
  p_listing private.listings, p_buyer_id uuid, p_request_id uuid, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_buyer constant bigint := private.purse_of(p_buyer_id, 'credits');
  v_seller constant bigint := case
    when not p_listing.of_house then private.purse_of(p_listing.stable_id, 'credits')
  end;
  v_fee constant bigint := case
    when p_listing.of_house then p_listing.price
    else private.commission_on(p_listing.price)
  end;
begin
  perform from private.accounts where id in (v_buyer, v_seller, private.house())
  order by id for no key update;
  if p_listing.price > (select balance from private.accounts where id = v_buyer) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'horse_sale', p_request_id, p_at,
    array_remove(array[v_buyer, private.house(), v_seller], null),
    case when p_listing.of_house then array[-p_listing.price, v_fee]
      else array[-p_listing.price, v_fee, p_listing.price - v_fee] end
  );
end
$$;

-- A player buys a horse at the price that he saw; answers its id.
create function public.buy_horse(p_horse_id uuid, p_price bigint, p_request_id uuid)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_listing private.listings;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_price is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'buy_horse', concat_ws(' ', p_horse_id, p_price));
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
  if v_listing.price <> p_price then
    perform private.refuse('price_changed');
  end if;

  perform private.pay_for_horse(v_listing, v_stable_id, p_request_id, v_at);
  update private.listings
  set ended_at = v_at, ending = 'sold', buyer_id = v_stable_id,
    compared_age = private.compared_age(birth_season, v_at)
  where id = v_listing.id;
  perform private.transfer_horse(p_horse_id, v_stable_id, v_at + interval '7 days');
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'new_horse', v_at);
  if not v_listing.of_house then
    insert into public.activities (stable_id, horse_id, type, at)
    values (v_listing.stable_id, p_horse_id, 'horse_sold', v_at);
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$$;

-- The purchase by which a stable has a horse of the house, or no row.
create function private.house_purchase(p_horse_id uuid, p_stable_id uuid)
returns private.listings
language sql stable set search_path = '' as $$
  select * from private.listings
  where horse_id = p_horse_id and buyer_id = p_stable_id and of_house and returned_at is null
  order by ended_at desc
  limit 1
$$;

-- Why a horse cannot be given back to the house, or null.
create function private.return_obstacle(
  p_horse public.horses, p_purchase private.listings, p_at timestamptz
) returns text
language sql volatile set search_path = '' as $$
  select case
    when p_purchase.id is null then 'not_from_house'
    when exists (
      select from private.listings
      where horse_id = p_horse.id and buyer_id = p_horse.stable_id and returned_at is not null
    ) then 'returned_before'
    when p_at >= p_purchase.ended_at + interval '24 hours' then 'return_too_late'
    when p_horse.runs > p_purchase.runs then 'return_after_run'
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
  end
$$;

-- A player gives a horse back that the house sold him, within a day, not raced, and each horse once.
-- Answers what comes back, in whole dollars.
create function public.return_horse(p_horse_id uuid, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_purchase private.listings;
  v_obstacle text;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'return_horse', p_horse_id::text);
  if v_answer is not null then
    return v_answer::bigint;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_at := clock_timestamp();
  v_purchase := private.house_purchase(p_horse_id, v_horse.stable_id);
  v_obstacle := private.return_obstacle(v_horse, v_purchase, v_at);
  if v_obstacle is not null then
    perform private.refuse(v_obstacle);
  end if;

  perform private.post(
    'horse_return', p_request_id, v_at,
    array[private.house(), private.purse_of(v_horse.stable_id, 'credits')],
    array[-v_purchase.price, v_purchase.price]
  );
  update private.listings set returned_at = v_at where id = v_purchase.id;
  perform private.transfer_horse(p_horse_id, v_purchase.stable_id, null);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_horse.stable_id, p_horse_id, 'horse_returned', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_purchase.price));
  return v_purchase.price;
end
$$;

revoke execute on function
  public.buy_horse,
  public.return_horse
  from public, anon, authenticated, service_role;
grant execute on function
  public.buy_horse,
  public.return_horse
  to authenticated;
