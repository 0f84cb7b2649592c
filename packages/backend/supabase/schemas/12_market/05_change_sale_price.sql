-- The open listing of a player's horse, which is locked.
create function private.own_listing(p_horse_id uuid) returns private.listings
language plpgsql set search_path = '' as $$
declare
  v_listing private.listings;
begin
  select * into v_listing from private.listings where horse_id = p_horse_id and ended_at is null;
  if v_listing.id is null then
    perform private.refuse('horse_not_for_sale');
  end if;
  return v_listing;
end
$$;

-- Changes the price of a horse that is for sale; answers the new one.
create function public.change_sale_price(p_horse_id uuid, p_price bigint, p_request_id uuid)
returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or (p_price between 1 and 1000000000) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'change_sale_price', concat_ws(' ', p_horse_id, p_price)
  );
  if v_answer is not null then
    return v_answer::bigint;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_listing := private.own_listing(p_horse_id);
  perform private.check_price(v_horse, p_price, clock_timestamp());
  update private.listings set price = p_price where id = v_listing.id;
  perform private.keep_answer(p_request_id, to_jsonb(p_price));
  return p_price;
end
$$;

revoke execute on function public.change_sale_price from public, anon, authenticated, service_role;
grant execute on function public.change_sale_price to authenticated;
