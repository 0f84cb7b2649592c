-- Buying equipment. The stable is locked first: what one player does on two devices comes one after
-- the other.

-- What a player means to buy. Beside it what the piece cost when it was put in.
create table private.cart_lines (
  stable_id uuid not null references public.stables (id),
  item_id text not null references public.equipment_items (id),
  quantity integer not null check (quantity between 1 and 12),
  price bigint not null check (price > 0),
  primary key (stable_id, item_id)
);

-- The stable of the player who asks, locked until the end of the transaction.
create function private.lock_own_stable() returns uuid
language plpgsql set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
begin
  perform from public.stables
  where id = v_stable_id and owner_id = auth.uid() for no key update;
  -- Its owner may have left the game while this waited.
  if not found then
    perform private.refuse('no_stable');
  end if;
  return v_stable_id;
end
$$;

-- What the shop sells, in its order; to a player also how many of each lie in the cart, at what price
-- they were put in, and how many the stable has that are not worn out.
create function public.equipment_shop()
returns table (
  id text, name text, slot text, description text, price bigint, stars integer, speed integer,
  endurance integer, agility integer, control integer, life_in_runs integer, in_cart integer,
  cart_price bigint, owned integer
)
language sql stable security definer set search_path = '' as $$
  with own as (
    select s.id from public.stables s where s.owner_id = (select auth.uid())
  )
  select
    i.id, i.name, i.slot, i.description, i.price, i.stars, i.speed, i.endurance, i.agility,
    i.control, i.life_in_runs, coalesce(c.quantity, 0), c.price,
    (
      select count(*)::integer from public.equipment e
      where e.stable_id = (select own.id from own) and e.item_id = i.id and e.worn_out_at is null
    )
  from public.equipment_items i
  left join private.cart_lines c on c.item_id = i.id and c.stable_id = (select own.id from own)
  where i.price is not null
  order by i.position
$$;

-- Says how many of an item lie in the player's cart: none takes it out. At most twelve.
create function public.set_cart_line(p_item_id text, p_quantity integer, p_request_id uuid)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
  v_answer jsonb;
  v_price bigint;
begin
  perform private.player();
  if p_item_id is null or p_quantity is null or p_quantity < 0 or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'set_cart_line', concat_ws(' ', p_item_id, p_quantity)
  );
  if v_answer is not null then
    return v_answer::integer;
  end if;

  v_stable_id := private.lock_own_stable();
  select price into v_price from public.equipment_items where id = p_item_id;
  if v_price is null then
    perform private.refuse('item_not_found');
  elsif p_quantity > 12 then
    perform private.refuse('cart_line_full');
  elsif p_quantity = 0 then
    delete from private.cart_lines where stable_id = v_stable_id and item_id = p_item_id;
  else
    insert into private.cart_lines (stable_id, item_id, quantity, price)
    values (v_stable_id, p_item_id, p_quantity, v_price)
    on conflict (stable_id, item_id) do update
      set quantity = excluded.quantity, price = excluded.price;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_quantity));
  return p_quantity;
end
$$;

-- Pays for pieces and gives them to the stable: an element of the lists an item.
create function private.sell_equipment(
  p_stable_id uuid, p_item_ids text[], p_quantities integer[], p_prices bigint[],
  p_from_wallet bigint, p_request_id uuid
) returns setof public.equipment
language plpgsql set search_path = '' as $$
declare
  v_credits constant bigint := private.wallet_of(p_stable_id, 'credits');
  v_at constant timestamptz := clock_timestamp();
  v_total bigint;
begin
  select sum(quantity * price) into v_total
  from unnest(p_quantities, p_prices) as line (quantity, price);
  if not private.raise_credits(
    p_stable_id, v_total, p_from_wallet, array[private.house()], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  perform private.post(
    'equipment', p_request_id, v_at, array[v_credits, private.house()], array[-v_total, v_total]
  );
  return query
    insert into public.equipment (stable_id, item_id, price, runs_left, got_at)
    select p_stable_id, i.id, line.price, i.life_in_runs, v_at
    from unnest(p_item_ids, p_quantities, p_prices) as line (item_id, quantity, price)
    join public.equipment_items i on i.id = line.item_id
    cross join generate_series(1, line.quantity)
    returning *;
end
$$;

-- Buys one piece at the price that the player was shown; of it as much as p_from_wallet may come out of the
-- wallet.
create function public.buy_equipment(
  p_item_id text, p_price bigint, p_request_id uuid, p_from_wallet bigint default 0
) returns setof public.equipment
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_price bigint;
begin
  perform private.player();
  if p_item_id is null or p_price is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'buy_equipment', concat_ws(' ', p_item_id, p_price, nullif(p_from_wallet, 0))
  );
  if v_answer is null then
    v_stable_id := private.lock_own_stable();
    select price into v_price from public.equipment_items where id = p_item_id;
    if v_price is null then
      perform private.refuse('item_not_found');
    elsif v_price <> p_price then
      perform private.refuse('price_changed');
    end if;
    select jsonb_agg(to_jsonb(piece)) into v_answer
    from private.sell_equipment(
      v_stable_id, array[p_item_id], array[1], array[v_price], p_from_wallet, p_request_id
    ) piece;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query select * from jsonb_populate_recordset(null::public.equipment, v_answer);
end
$$;

-- Buys all that lies in the player's cart, or nothing, for the total that was shown; of it as much as
-- p_from_wallet may come out of the wallet.
create function public.check_out_cart(
  p_total bigint, p_request_id uuid, p_from_wallet bigint default 0
) returns setof public.equipment
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_item_ids text[];
  v_quantities integer[];
  v_prices bigint[];
  v_total bigint;
  v_price_changed boolean;
begin
  perform private.player();
  if p_total is null or p_request_id is null or (p_from_wallet >= 0) is not true then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'check_out_cart', concat_ws(' ', p_total, nullif(p_from_wallet, 0))
  );
  if v_answer is null then
    v_stable_id := private.lock_own_stable();
    select array_agg(i.id), array_agg(c.quantity), array_agg(i.price), sum(c.quantity * i.price),
      bool_or(c.price <> i.price)
    into v_item_ids, v_quantities, v_prices, v_total, v_price_changed
    from private.cart_lines c
    join public.equipment_items i on i.id = c.item_id
    where c.stable_id = v_stable_id;
    if v_item_ids is null then
      perform private.refuse('cart_empty');
    elsif v_total <> p_total and v_price_changed then
      perform private.refuse('price_changed');
    elsif v_total <> p_total then
      perform private.refuse('cart_changed');
    end if;
    select jsonb_agg(to_jsonb(piece)) into v_answer
    from private.sell_equipment(
      v_stable_id, v_item_ids, v_quantities, v_prices, p_from_wallet, p_request_id
    ) piece;
    delete from private.cart_lines where stable_id = v_stable_id;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query select * from jsonb_populate_recordset(null::public.equipment, v_answer);
end
$$;

revoke execute on function
  public.equipment_shop,
  public.set_cart_line,
  public.buy_equipment,
  public.check_out_cart
  from public, anon, authenticated, service_role;
grant execute on function public.equipment_shop to anon, authenticated;
grant execute on function
  public.set_cart_line,
  public.buy_equipment,
  public.check_out_cart
  to authenticated;
