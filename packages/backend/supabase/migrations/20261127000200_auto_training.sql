-- The auto-trainer: a horse's standing order. When a session of it is due a steward asks the database to hold it
-- or to leave it out; it is one of the horse's training sessions, and ends as they do.

alter table public.training_programmes
  add column every_minutes integer check (every_minutes > minutes);

insert into public.training_programmes (id, position, price, minutes, energy, every_minutes) values
  ('auto_balanced', 4, 200, 120, -12, 360),
  ('auto_speed', 5, 300, 60, -14, 240),
  ('auto_endurance', 6, 250, 90, -16, 480),
  ('auto_recovery', 7, 150, 60, 10, 720);

-- The auto-trainer: a horse's standing order, and what became of each of its sessions. The database decides
-- about a session when it is due (`skipReason` in @furlong/game), and a steward asks it to; what the session gave
-- is written as of every other (end_training.sql).

create table public.auto_training_orders (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  programme text not null references public.training_programmes (id),
  -- Whole dollars, from Monday to Monday.
  weekly_budget bigint not null check (weekly_budget > 0),
  started_at timestamptz not null,
  -- When its next session is due; null once it has ended.
  next_at timestamptz check (next_at > started_at),
  ended_at timestamptz check (ended_at >= started_at),
  check ((next_at is null) = (ended_at is not null))
);

-- A horse follows one order: this decides between two starts that do not see each other.
create unique index auto_training_orders_active
  on public.auto_training_orders (horse_id) where ended_at is null;
create index auto_training_orders_by_stable
  on public.auto_training_orders (stable_id, started_at desc, id desc);
create index auto_training_orders_due
  on public.auto_training_orders (next_at, id) where ended_at is null;

-- The sessions that were due: each once, held or left out.
create table public.auto_training_slots (
  order_id uuid not null references public.auto_training_orders (id),
  at timestamptz not null,
  session_id uuid unique references public.training_sessions (id),
  skipped text check (
    skipped in (
      'at work', 'race near', 'too tired', 'fit enough', 'budget spent', 'no credits', 'overreached'
    )
  ),
  primary key (order_id, at),
  check ((session_id is null) = (skipped is not null))
);

alter table public.auto_training_orders enable row level security;
alter table public.auto_training_slots enable row level security;

create policy auto_training_orders_are_their_owners on public.auto_training_orders
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

create policy auto_training_slots_are_their_owners on public.auto_training_slots
  for select to authenticated
  using (
    exists (
      select from public.auto_training_orders o
      join public.stables s on s.id = o.stable_id
      where o.id = order_id and s.owner_id = (select auth.uid())
    )
  );

-- Whole dollars that an order has spent in the week of a moment: weeks begin on Mondays, as seasons do.
create function private.spent_in_week(p_order_id uuid, p_at timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(x.price), 0)::bigint
  from public.auto_training_slots t
  join public.training_sessions x on x.id = t.session_id
  where t.order_id = p_order_id
    and t.at >= date_trunc('week', p_at at time zone 'UTC') at time zone 'UTC'
    and t.at < date_trunc('week', p_at at time zone 'UTC') at time zone 'UTC' + interval '7 days'
$$;

-- The horses of the caller's stable that are in auto-training, the next session first.
create function public.my_auto_training()
returns table (
  order_id uuid, horse_id uuid, programme text, weekly_budget bigint, spent bigint,
  started_at timestamptz, next_at timestamptz, last_skipped text
)
language sql stable security definer set search_path = '' as $$
  select
    o.id, o.horse_id, o.programme, o.weekly_budget, private.spent_in_week(o.id, now()),
    o.started_at, o.next_at,
    (
      select t.skipped from public.auto_training_slots t
      where t.order_id = o.id order by t.at desc limit 1
    )
  from public.auto_training_orders o
  where o.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and o.ended_at is null
  order by o.next_at, o.id
$$;

-- The orders of the caller's stable with what became of their sessions, the newest first, paged by their
-- start. Reasons and how often stand in two lists, the commonest first.
create function public.my_auto_training_history(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  order_id uuid, horse_id uuid, horse_name text, programme text, started_at timestamptz,
  ended_at timestamptz, sessions integer, cost bigint, skip_reasons text[], skip_counts integer[]
)
language sql stable security definer set search_path = '' as $$
  select
    o.id, o.horse_id, h.name, o.programme, o.started_at, o.ended_at, held.sessions, held.cost,
    left_out.reasons, left_out.counts
  from (
    select * from public.auto_training_orders
    where stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
      and (p_before_at is null or (started_at, id) < (p_before_at, p_before_id))
    order by started_at desc, id desc
    limit private.page_size(p_limit)
  ) o
  join public.horses h on h.id = o.horse_id
  cross join lateral (
    select count(*)::integer as sessions, coalesce(sum(x.price), 0)::bigint as cost
    from public.auto_training_slots t
    join public.training_sessions x on x.id = t.session_id
    where t.order_id = o.id
  ) held
  cross join lateral (
    select
      coalesce(array_agg(r.skipped order by r.times desc, r.skipped), '{}') as reasons,
      coalesce(array_agg(r.times order by r.times desc, r.skipped), '{}') as counts
    from (
      select t.skipped, count(*)::integer as times
      from public.auto_training_slots t
      where t.order_id = o.id and t.skipped is not null
      group by t.skipped
    ) r
  ) left_out
  order by o.started_at desc, o.id desc
$$;

revoke all on table public.auto_training_orders, public.auto_training_slots
  from public, anon, authenticated, service_role;
grant select on table public.auto_training_orders, public.auto_training_slots
  to authenticated, service_role;

revoke execute on function public.my_auto_training, public.my_auto_training_history
  from public, anon, authenticated, service_role;
grant execute on function public.my_auto_training, public.my_auto_training_history
  to authenticated;

-- What a player does about auto-training: starts it for a horse, and stops it. Locks are taken in the order of
-- start_training: request, horse, order.

-- Puts one of the player's horses into auto-training; its first session is due one interval later. The same
-- request id is answered with its first answer.
create function public.start_auto_training(
  p_horse_id uuid, p_programme text, p_weekly_budget bigint, p_request_id uuid
) returns public.auto_training_orders
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_order public.auto_training_orders;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null
    or (p_weekly_budget between 1 and 1000000) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_auto_training', concat_ws(' ', p_horse_id, p_programme, p_weekly_budget)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.auto_training_orders, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_programme from public.training_programmes
  where id = p_programme and every_minutes is not null;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif v_programme.id is null then
    perform private.refuse('programme_not_found');
  elsif p_weekly_budget < v_programme.price then
    perform private.refuse('budget_too_small');
  end if;

  insert into public.auto_training_orders
    (horse_id, stable_id, programme, weekly_budget, started_at, next_at)
  values (
    p_horse_id, v_stable_id, p_programme, p_weekly_budget, v_at,
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

-- Takes one of the player's horses out of auto-training. What was due and is not held yet is left.
create function public.stop_auto_training(p_horse_id uuid, p_request_id uuid)
returns public.auto_training_orders
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_order public.auto_training_orders;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'stop_auto_training', p_horse_id::text);
  if v_answer is not null then
    return jsonb_populate_record(null::public.auto_training_orders, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  end if;
  v_order := private.end_auto_training(
    p_horse_id, date_trunc('milliseconds', clock_timestamp())
  );
  if v_order.id is null then
    perform private.refuse('not_auto_training');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_order));
  return v_order;
end
$$;

revoke execute on function public.start_auto_training, public.stop_auto_training
  from public, anon, authenticated, service_role;
grant execute on function public.start_auto_training, public.stop_auto_training to authenticated;

-- What stewards do when a session of the auto-trainer is due: hold it or leave it out. Time is always given.

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
    > 1.5 * greatest(80, (p_load + coalesce(sum(w.load), 0)) / 4)
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
    ) then 'race near'
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
  where o.ended_at is null and o.next_at <= p_at
    and not private.awaits_its_past(o.horse_id, o.next_at)
  order by o.next_at, o.id
  limit 100
$$;

-- Holds the session of an order that is due at a moment, and charges for it, or leaves it out and says why. A
-- second call changes nothing: false, as for what cannot be decided yet.
create function public.hold_auto_session(p_order_id uuid, p_due_at timestamptz, p_at timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.auto_training_orders;
  v_horse public.horses;
  v_programme public.training_programmes;
  v_credits bigint;
  v_skipped text;
  v_session public.training_sessions;
begin
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
  perform from private.accounts
  where id in (private.purse_of(v_order.stable_id, 'credits'), private.house())
  order by id for no key update;
  select balance into v_credits from private.accounts
  where id = private.purse_of(v_order.stable_id, 'credits');

  v_skipped := private.skip_reason(v_order, v_horse, v_programme, p_due_at, v_credits);
  if v_skipped is null then
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

revoke execute on function public.due_auto_sessions, public.hold_auto_session
  from public, anon, authenticated, service_role;
grant execute on function public.due_auto_sessions, public.hold_auto_session to service_role;

-- A player sends a horse to work. The same request id is answered with its first answer and charged once.
-- Work that overreaches the horse is allowed: its owner was told.
create or replace function public.start_training(p_horse_id uuid, p_programme text, p_request_id uuid)
returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_session public.training_sessions;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_training', concat_ws(' ', p_horse_id, p_programme)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.training_sessions, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_programme from public.training_programmes
  where id = p_programme and every_minutes is null;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which the rules count.
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif v_programme.id is null then
    perform private.refuse('programme_not_found');
  elsif v_horse.at_work_until is not null then
    perform private.refuse('horse_at_work');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif exists (
    select from private.engagements g join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id
      and r.closes_at < v_at + make_interval(mins => v_programme.minutes)
  ) then
    perform private.refuse('horse_runs_first');
  end if;

  -- Two sessions of one stable meet here: the lock makes the second see the first.
  perform from private.accounts
  where id in (private.purse_of(v_stable_id, 'credits'), private.house())
  order by id for no key update;
  if v_programme.price > (
    select balance from private.accounts where id = private.purse_of(v_stable_id, 'credits')
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_session := private.write_session(v_horse, v_programme, p_request_id, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_session));
  return v_session;
end
$$;

-- Writes what a session gave, at its end: percents, and ten-thousandths of a point in the order of
-- `trainedTalents`. A second call changes nothing and returns the same.
create or replace function public.end_training(
  p_session_id uuid, p_condition integer, p_energy integer, p_overreached boolean,
  p_gains integer[], p_at timestamptz
) returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_session public.training_sessions;
begin
  perform from public.horses
  where id = (select horse_id from public.training_sessions where id = p_session_id)
  for no key update;
  select * into v_session from public.training_sessions where id = p_session_id;
  if v_session.id is null then
    perform private.refuse('bad_request', 'there is no such session');
  elsif v_session.state = 'completed' then
    return v_session;
  elsif p_at is null or p_at < v_session.ends_at then
    perform private.refuse('bad_request', 'the session has not ended');
  elsif (
    p_condition between 0 and 100 and p_energy between 0 and 100
    and cardinality(p_gains) = 6 and 0 <= all (p_gains)
  ) is not true or p_overreached is null then
    perform private.refuse('bad_request', 'a session ends with percents and six gains');
  end if;

  update public.training_sessions set
    state = 'completed', condition = p_condition, energy = p_energy,
    overreached = p_overreached, gains = p_gains
  where id = p_session_id
  returning * into v_session;
  insert into private.talents_gained as g
    (horse_id, speed, acceleration, stamina, recovery, agility, balance)
  values (
    v_session.horse_id, p_gains[1], p_gains[2], p_gains[3], p_gains[4], p_gains[5], p_gains[6]
  )
  on conflict (horse_id) do update set
    speed = g.speed + excluded.speed,
    acceleration = g.acceleration + excluded.acceleration,
    stamina = g.stamina + excluded.stamina,
    recovery = g.recovery + excluded.recovery,
    agility = g.agility + excluded.agility,
    balance = g.balance + excluded.balance;
  update public.horses set
    condition = p_condition, energy = p_energy, overreached = p_overreached,
    condition_at = v_session.ends_at, at_work_until = null, energy_after_work = null
  where id = v_session.horse_id;
  delete from private.sessions_at_work where session_id = p_session_id;
  -- What the auto-trainer does several times a day is told by its history alone.
  insert into public.activities (stable_id, horse_id, type, programme, at)
  select v_session.stable_id, v_session.horse_id, 'training', p.id, v_session.ends_at
  from public.training_programmes p
  where p.id = v_session.programme and p.every_minutes is null;
  return v_session;
end
$$;

-- When a race, a training session or the auto-trainer has something due next; null when there is nothing.
create or replace function public.next_due_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(
    (
      select min(private.due_at(r)) from public.races r
      where r.status in ('open', 'closed', 'running')
    ),
    (select min(ends_at) from private.sessions_at_work),
    (
      select o.next_at from public.auto_training_orders o
      where o.ended_at is null and not private.awaits_its_past(o.horse_id, o.next_at)
      order by o.next_at limit 1
    )
  )
$$;

-- Ends the transaction with an error that reaches the player whole: PT<HTTP status>, the machine
-- code in the hint. The codes are those of @furlong/game.
create or replace function private.refuse(p_code text, p_detail text default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'not_auto_training' then '404'
    when 'budget_too_small' then '422'
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
    when 'price_out_of_bounds' then '422'
    else '409'
  end;
begin
  raise exception using
    errcode = 'PT' || v_status,
    message = replace(p_code, '_', ' '),
    detail = coalesce(p_detail, ''),
    hint = p_code;
end
$$;

create or replace function private.check_training() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with gained as (
    select
      x.horse_id,
      array_agg(
        (select sum(y.gains[i]) from public.training_sessions y
         where y.horse_id = x.horse_id and y.state = 'completed')::integer order by i
      ) as sums
    from (
      select distinct horse_id from public.training_sessions where state = 'completed'
    ) x, generate_series(1, 6) i
    group by x.horse_id
  )
  select 'what a horse has gained is the sum of its sessions', coalesce(g.horse_id, s.horse_id)::text
  from private.talents_gained g full join gained s using (horse_id)
  where s.sums is distinct from array[
    g.speed, g.acceleration, g.stamina, g.recovery, g.agility, g.balance
  ]
  union all
  select 'a horse is at work while its session is', coalesce(h.id, x.horse_id)::text
  from (select * from public.horses where at_work_until is not null) h
  full join (select * from public.training_sessions where state = 'at_work') x
    on x.horse_id = h.id and x.ends_at = h.at_work_until
  full join private.sessions_at_work w
    on w.session_id = x.id and w.horse_id = x.horse_id and w.ends_at = x.ends_at
  where h.id is null or x.id is null or w.horse_id is null
  union all
  select 'sessions have been paid for', coalesce(paid.stable_id, owed.stable_id)::text
  from (
    select a.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind = 'training'
    group by a.stable_id
  ) paid
  full join (
    select stable_id, sum(price) as amount from public.training_sessions group by stable_id
  ) owed using (stable_id)
  where paid.amount is distinct from owed.amount
  union all
  select 'each session of the auto-trainer was due in its order', t.order_id || ' ' || t.at
  from public.auto_training_slots t
  join public.auto_training_orders o on o.id = t.order_id
  join public.training_programmes p on p.id = o.programme
  left join public.training_sessions x on x.id = t.session_id
  where t.at <= o.started_at or t.at > o.ended_at or t.at >= o.next_at
    or mod(
      round(extract(epoch from t.at - o.started_at) * 1000)::bigint, p.every_minutes * 60000
    ) <> 0
    or (t.session_id is not null and (
      x.horse_id, x.stable_id, x.programme, x.started_at
    ) is distinct from (o.horse_id, o.stable_id, o.programme, t.at))
  union all
  select 'a session of the auto-trainer has its order', x.id::text
  from public.training_sessions x
  join public.training_programmes p on p.id = x.programme and p.every_minutes is not null
  where not exists (select from public.auto_training_slots t where t.session_id = x.id)
  union all
  select 'a horse in auto-training is its stable''s, not retired and not for sale', o.id::text
  from public.auto_training_orders o
  join public.horses h on h.id = o.horse_id
  where o.ended_at is null and (
    h.stable_id <> o.stable_id or h.retired_at is not null or private.is_for_sale(h.id)
  )
$$;

-- Takes everything off a horse, for its stable's store, and retires it; its auto-training ends.
create or replace function private.retire(p_horse_id uuid, p_at timestamptz) returns public.horses
language plpgsql set search_path = '' as $$
declare
  v_horse public.horses;
begin
  delete from public.horse_equipment where horse_id = p_horse_id;
  perform private.end_auto_training(p_horse_id, p_at);
  update public.horses set retired_at = p_at where id = p_horse_id returning * into v_horse;
  return v_horse;
end
$$;

-- Writes a listing of a horse that is locked. It is trained no more.
create or replace function private.list(
  p_horse public.horses, p_of_house boolean, p_price bigint, p_at timestamptz
) returns private.listings
language plpgsql set search_path = '' as $$
declare
  v_listing private.listings;
begin
  perform private.end_auto_training(p_horse.id, p_at);
  insert into private.listings (
    horse_id, stable_id, of_house, price, listed_at, birth_season, compared_age, sex, rating,
    specialty, surface, runs, horse_name, seller_name
  )
  select
    p_horse.id, p_horse.stable_id, p_of_house, p_price, p_at, p_horse.birth_season,
    private.compared_age(p_horse.birth_season, p_at), p_horse.sex,
    p_horse.rating, p_horse.specialty, private.best_surface(p_horse.id), p_horse.runs,
    lower(p_horse.name), lower(s.name)
  from public.stables s
  where s.id = p_horse.stable_id
  returning * into v_listing;
  return v_listing;
end
$$;

-- The one place where a horse changes stables. What it wears stays behind, and its auto-training ends; from
-- when its new owner may sell it, null for at once. The horse is locked.
create or replace function private.transfer_horse(
  p_horse_id uuid, p_stable_id uuid, p_sellable_from timestamptz
) returns void
language sql set search_path = '' as $$
  delete from public.horse_equipment where horse_id = p_horse_id;
  select private.end_auto_training(p_horse_id, clock_timestamp());
  update public.horses set stable_id = p_stable_id, sellable_from = p_sellable_from
  where id = p_horse_id;
$$;
