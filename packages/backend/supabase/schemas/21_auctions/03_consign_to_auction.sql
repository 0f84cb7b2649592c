-- A player consigns a horse. Locks are taken in this order: request, horse, ledger accounts; the lock on the horse
-- decides between all that may become of it.

-- Why a horse cannot come under the hammer at p_closes_at, or null.
create function private.auction_obstacle(
  p_horse public.horses, p_closes_at timestamptz, p_at timestamptz
) returns text
language sql volatile set search_path = '' as $$
  select case
    when p_horse.retired_at is not null then 'horse_retired'
    when private.is_for_sale(p_horse.id) then 'already_for_sale'
    when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
    when private.waits_in_request(p_horse.id) then 'horse_in_request'
    when private.may_be_claimed(p_horse.id) then 'may_be_claimed'
    when p_horse.sellable_from > p_at then 'not_sellable_yet'
    when p_horse.at_work_until > p_closes_at or exists (
      select from private.engagements g
      join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id and r.off_at >= p_closes_at
    ) then 'hammer_first'
  end
$$;

-- Writes the auction of a horse that is locked. It is trained by its owner alone from now on.
create function private.consign(
  p_horse public.horses, p_of_house boolean, p_reserve bigint, p_starting_bid bigint,
  p_closes_at timestamptz, p_at timestamptz
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.end_auto_training(p_horse.id, p_at);
  insert into private.auctions (
    horse_id, stable_id, of_house, reserve, starting_bid, consigned_at, closes_at, birth_season,
    sex, specialty, rating, horse_name, seller_name
  )
  select
    p_horse.id, s.id, p_of_house, p_reserve, p_starting_bid, p_at, p_closes_at,
    p_horse.birth_season, p_horse.sex, p_horse.specialty, p_horse.rating, lower(p_horse.name),
    lower(s.name)
  from public.stables s
  where s.id = p_horse.stable_id
  returning id into v_id;
  insert into private.auction_claims (auction_id) values (v_id);
  insert into private.accounts (kind, auction_id) values ('bid', v_id);
  return v_id;
end
$$;

-- Consigns a horse for so many minutes, for $50 that the house keeps, of which as much as p_from_wallet may come
-- out of the wallet. The reserve is bound as a price in the sales ring is. Answers the auction's id; the same
-- request id is answered with its first answer and charged once.
create function public.consign_to_auction(
  p_horse_id uuid, p_reserve bigint, p_starting_bid bigint, p_minutes integer, p_request_id uuid,
  p_from_wallet bigint default 0
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_fee constant bigint := 50;
  v_answer jsonb;
  v_horse public.horses;
  v_at timestamptz;
  v_closes_at timestamptz;
  v_obstacle text;
  v_id uuid;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null
    or (p_reserve between 1 and 1000000000) is not true
    or (p_starting_bid between 50 and 1000000000) is not true
    or (p_minutes between 10 and 4320) is not true or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'consign_to_auction', concat_ws(
      ' ', p_horse_id, p_reserve, p_starting_bid, p_minutes, nullif(p_from_wallet, 0)
    )
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  -- Read under the lock, in the milliseconds that are told.
  v_at := date_trunc('milliseconds', clock_timestamp());
  v_closes_at := v_at + make_interval(mins => p_minutes);
  v_obstacle := private.auction_obstacle(v_horse, v_closes_at, v_at);
  if v_obstacle is not null then
    perform private.refuse(
      v_obstacle,
      case v_obstacle when 'not_sellable_yet' then
        to_char(v_horse.sellable_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      end
    );
  elsif p_reserve < p_starting_bid then
    perform private.refuse('reserve_below_start');
  elsif not private.raise_credits(
    v_horse.stable_id, v_fee, p_from_wallet, array[private.house()], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.check_price(v_horse, p_reserve, v_at);
  perform private.post(
    'auction_listing', p_request_id, v_at,
    array[private.wallet_of(v_horse.stable_id, 'credits'), private.house()], array[-v_fee, v_fee],
    v_horse.id
  );
  v_id := private.consign(v_horse, false, p_reserve, p_starting_bid, v_closes_at, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$$;

revoke execute on function public.consign_to_auction from public, anon, authenticated, service_role;
grant execute on function public.consign_to_auction to authenticated;
