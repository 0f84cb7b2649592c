-- What stewards do when a session of the auto-trainer is due: hold it or leave it out.

-- Condition in percent of a horse that is left alone: `conditionAt` in @furlong/game.
create function private.condition_at(
  p_condition integer, p_since timestamptz, p_at timestamptz
) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, floor(
    p_condition - (least(3, greatest(0, idle.days - 2)) + 1.5 * greatest(0, idle.days - 5)) + 0.5
  ))::integer
  from (
    select greatest(0, extract(epoch from p_at - p_since)::double precision / 86400) as days
  ) idle
$$;

-- True where work that costs so much energy (percent, above 0) at a moment would be too much for what a horse
-- did before: `overreach` in @furlong/game.
create function private.too_much_work(p_horse_id uuid, p_load integer, p_at timestamptz)
returns boolean
language sql stable set search_path = '' as $$
  select p_load + coalesce(sum(w.load) filter (where w.at > p_at - interval '7 days'), 0)
    > 1.5 * greatest(210, (p_load + coalesce(sum(w.load), 0)) / 4)
  from (
    select d.at,
      case when p.id is null then 30 + d.distance / 80::numeric else greatest(0, -p.energy) end
        as load
    from private.work_of(p_horse_id, p_at) d
    left join public.training_programmes p on p.id = d.programme
  ) w
$$;

-- Why a session of an order due at a moment is left out, or null if it takes place: `skipReason` in
-- @furlong/game. Judged by what the horse's owner reads.
create function private.skip_reason(
  p_order public.auto_training_orders, p_horse public.horses,
  p_programme public.training_programmes, p_at timestamptz, p_credits bigint
) returns text
language sql stable set search_path = '' as $$
  select case
    when coalesce(p_horse.at_work_until, p_horse.condition_at) > p_at then 'at work'
    when exists (
      select from private.engagements g join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id and r.off_at >= p_at and r.off_at < p_at + interval '24 hours'
    ) or private.back_for_request(p_horse.id) < p_at + interval '24 hours' then 'race near'
    when p_programme.energy < 0 and shown.energy < 35 then 'too tired'
    when private.condition_at(p_horse.condition, p_horse.condition_at, p_at) >= 96 then 'fit enough'
    when private.spent_in_week(p_order.id, p_at) + p_programme.price > p_order.weekly_budget
      then 'budget spent'
    when p_programme.price > p_credits then 'no credits'
    when p_horse.overreached and p_at < p_horse.condition_at + interval '48 hours'
      then 'overreached'
    when p_programme.energy < 0
      and private.too_much_work(p_horse.id, -p_programme.energy, p_at) then 'overreached'
  end
  from (select private.energy_at(p_horse.energy, p_horse.condition_at, p_at) as energy) shown
$$;

-- True while what a horse did before a moment is not written: a session that ended, a race that went off.
create function private.awaits_its_past(p_horse_id uuid, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.sessions_at_work w where w.horse_id = p_horse_id and w.ends_at <= p_at
  ) or exists (
    select from private.engagements g join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id and r.off_at < p_at
  )
$$;

-- The sessions that are due and can be decided, one of each order, the earliest first.
create function public.due_auto_sessions(p_at timestamptz)
returns table (order_id uuid, due_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select o.id, o.next_at
  from public.auto_training_orders o
  where o.ended_at is null and o.next_at <= private.not_ahead(p_at)
    and not private.awaits_its_past(o.horse_id, o.next_at)
  order by o.next_at, o.id
  limit 100
$$;

-- Holds the session of an order that is due at a moment, and charges for it, or leaves it out and says why. A
-- second call changes nothing: false, as for what cannot be decided yet.
create function public.run_auto_session(p_order_id uuid, p_due_at timestamptz, p_at timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.auto_training_orders;
  v_horse public.horses;
  v_programme public.training_programmes;
  v_to_spend bigint;
  v_skipped text;
  v_session public.training_sessions;
begin
  p_at := private.not_ahead(p_at);
  if p_due_at is null or p_at is null or p_at < p_due_at then
    perform private.refuse('bad_request', 'the session is not due');
  end if;
  select h.* into v_horse from public.horses h
  join public.auto_training_orders o on o.horse_id = h.id
  where o.id = p_order_id
  for no key update of h;
  -- Read under the lock of its horse, which every change of an order holds.
  select * into v_order from public.auto_training_orders where id = p_order_id for no key update;
  if v_order.next_at is distinct from p_due_at
    or private.awaits_its_past(v_order.horse_id, p_due_at)
  then
    return false;
  end if;
  select * into v_programme from public.training_programmes where id = v_order.programme;
  perform private.raise_credits(v_order.stable_id, 0, 0, array[private.house()], null, p_due_at);
  select sum(balance) into v_to_spend from private.accounts
  where stable_id = v_order.stable_id and (kind = 'credits' or v_order.from_wallet);

  v_skipped := private.skip_reason(v_order, v_horse, v_programme, p_due_at, v_to_spend);
  if v_skipped is null then
    perform private.raise_credits(
      v_order.stable_id, v_programme.price, v_programme.price, array[private.house()], null, p_due_at
    );
    v_session := private.write_session(v_horse, v_programme, null, p_due_at);
  end if;
  insert into public.auto_training_slots (order_id, at, session_id, skipped)
  values (p_order_id, p_due_at, v_session.id, v_skipped);
  update public.auto_training_orders
  set next_at = p_due_at + make_interval(mins => v_programme.every_minutes)
  where id = p_order_id;
  return true;
end
$$;

revoke execute on function public.due_auto_sessions, public.run_auto_session
  from public, anon, authenticated, service_role;
grant execute on function public.due_auto_sessions, public.run_auto_session to service_role;
