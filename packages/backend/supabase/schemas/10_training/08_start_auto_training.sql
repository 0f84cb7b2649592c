-- What a player does about auto-training: starts it for a horse, and stops it. Locks are taken in the order of
-- start_training: request, horse, order.

-- Puts one of the player's horses into auto-training; its first session is due one interval later. What the
-- credits then lack may come out of the wallet, if the player says so. The same request id is answered with
-- its first answer.
create function public.start_auto_training(
  p_horse_id uuid, p_programme text, p_weekly_budget bigint, p_request_id uuid,
  p_from_wallet boolean default false
) returns public.auto_training_orders
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_order public.auto_training_orders;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null or p_from_wallet is null
    or (p_weekly_budget between 1 and 1000000) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_auto_training',
    concat_ws(
      ' ', p_horse_id, p_programme, p_weekly_budget, case when p_from_wallet then 'from wallet' end
    )
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.auto_training_orders, v_answer);
  end if;

  select * into v_programme from public.training_programmes
  where id = p_programme and every_minutes is not null;
  v_horse := private.lock_own_horse(p_horse_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif private.hammer_of(p_horse_id) is not null then
    perform private.refuse('horse_in_auction');
  elsif v_programme.id is null then
    perform private.refuse('programme_not_found');
  elsif p_weekly_budget < v_programme.price then
    perform private.refuse('budget_too_small');
  end if;

  insert into public.auto_training_orders
    (horse_id, stable_id, programme, weekly_budget, from_wallet, started_at, next_at)
  values (
    p_horse_id, v_horse.stable_id, p_programme, p_weekly_budget, p_from_wallet, v_at,
    v_at + make_interval(mins => v_programme.every_minutes)
  )
  on conflict (horse_id) where ended_at is null do nothing
  returning * into v_order;
  if v_order.id is null then
    perform private.refuse('already_auto_training');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_order));
  return v_order;
end
$$;

-- Ends the order that a horse follows, if it follows one. A session that it is at goes on to its end.
create function private.end_auto_training(p_horse_id uuid, p_at timestamptz)
returns public.auto_training_orders
language sql set search_path = '' as $$
  update public.auto_training_orders o
  -- A steward's clock may be ahead of this one: an order ends with its last session at the earliest.
  set ended_at = greatest(p_at, o.next_at - make_interval(mins => p.every_minutes)), next_at = null
  from public.training_programmes p
  where o.horse_id = p_horse_id and o.ended_at is null and p.id = o.programme
  returning o.*
$$;

revoke execute on function public.start_auto_training from public, anon, authenticated, service_role;
grant execute on function public.start_auto_training to authenticated;
