-- A player offers a horse at a fixed price. Locks are taken in this order, here and where the price is changed
-- or the horse withdrawn: request, horse, listing; the lock on the horse decides between all that may become
-- of it.

-- Why a horse cannot leave its stable or be offered now, or null.
create function private.sale_obstacle(p_horse public.horses, p_at timestamptz) returns text
language sql volatile set search_path = '' as $$
  select case
    when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when private.waits_in_request(p_horse.id) then 'horse_in_request'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
    when p_horse.sellable_from > p_at then 'not_sellable_yet'
  end
$$;

-- Refuses a price beyond three tenths and three times of what the rule says: `priceBounds` in
-- @furlong/game; and one with which the stable would give away what it has not won. The rule, and not
-- what was paid lately: that could be moved step by step.
create function private.check_price(p_horse public.horses, p_price bigint, p_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
declare
  v_guide constant bigint := private.guide_price(
    p_horse.rating, private.age_at(p_horse.birth_season, p_at)
  );
begin
  if p_price * 10 < v_guide * 3 or p_price > v_guide * 3 then
    perform private.refuse('price_out_of_bounds');
  elsif p_price < private.least_near_guide(v_guide) and p_price < private.least_to_ask(
    v_guide, private.leeway(p_horse.stable_id, p_horse.id, p_at)
  ) then
    perform private.refuse('asks_too_little');
  end if;
end
$$;

-- Offers a horse; answers the id of the listing.
create function public.list_horse(p_horse_id uuid, p_price bigint, p_request_id uuid)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_at timestamptz;
  v_obstacle text;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or (p_price between 1 and 1000000000) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'list_horse', concat_ws(' ', p_horse_id, p_price));
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_at := clock_timestamp();
  v_obstacle := private.sale_obstacle(v_horse, v_at);
  if v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('already_for_sale');
  elsif v_obstacle is not null then
    perform private.refuse(
      v_obstacle,
      case v_obstacle when 'not_sellable_yet' then
        to_char(v_horse.sellable_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      end
    );
  end if;
  perform private.check_price(v_horse, p_price, v_at);
  v_listing := private.list(v_horse, false, p_price, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_listing.id));
  return v_listing.id;
end
$$;

revoke execute on function public.list_horse from public, anon, authenticated, service_role;
grant execute on function public.list_horse to authenticated;
