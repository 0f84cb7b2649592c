-- Prize money can be spent: it moves between wallet and credits, every payment may draw on the wallet, and a
-- stable may have its prizes paid into its credits. Each day of a stable's money is kept by the ledger.

alter table private.transactions drop constraint transactions_kind_check;
alter table private.transactions add constraint transactions_kind_check check (
  kind in (
    'grant', 'entry_fee', 'entry_refund', 'rake', 'top_up', 'prizes', 'training', 'equipment',
    'horse_sale', 'horse_return', 'box_fee', 'wallet_transfer'
  )
);

alter table public.purses add column takes_prizes boolean not null default false;
update public.purses set takes_prizes = true where kind = 'wallet';
alter table public.purses alter column takes_prizes drop default;

alter table public.auto_training_orders add column from_wallet boolean not null default false;

-- What a stable's money did on a day (UTC), by the kind of the transactions and how many they were: kept by
-- the posting itself, so that its owner's account reads however much has moved. Of what moves between
-- wallet and credits it tells what came to the credits.
create table public.money_days (
  stable_id uuid not null references public.stables (id),
  day date not null,
  kind text not null,
  amount bigint not null,
  movements integer not null check (movements > 0),
  primary key (stable_id, day, kind)
);

alter table public.money_days enable row level security;

create policy money_days_are_their_owners on public.money_days
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

revoke all on table public.money_days from public, anon, authenticated, service_role;
grant select on table public.money_days to anon, authenticated, service_role;

insert into public.money_days (stable_id, day, kind, amount, movements)
select a.stable_id, (t.at at time zone 'UTC')::date, t.kind, sum(p.amount), count(distinct t.id)
from private.transactions t
join private.postings p on p.transaction_id = t.id
join private.accounts a on a.id = p.account_id and a.stable_id is not null
group by 1, 2, 3;

-- Writes one transaction. Accounts are locked in the order of their ids; amounts of zero are left
-- out. The balances, and the purses that players see, change in the statement that posts; then their days.
create or replace function private.post(
  p_kind text, p_request_id uuid, p_at timestamptz, p_accounts bigint[], p_amounts bigint[]
) returns void
language plpgsql set search_path = '' as $$
declare
  v_transaction bigint;
begin
  if (select coalesce(sum(amount), 0) from unnest(p_amounts) amount) <> 0 then
    raise exception 'a transaction of kind % does not sum to zero', p_kind;
  end if;

  perform from private.accounts where id = any (p_accounts) order by id for no key update;

  insert into private.transactions (kind, request_id, at) values (p_kind, p_request_id, p_at)
  returning id into v_transaction;

  with posted as (
    insert into private.postings (transaction_id, account_id, amount)
    select v_transaction, account_id, sum(amount)
    from unnest(p_accounts, p_amounts) moved (account_id, amount)
    group by account_id
    having sum(amount) <> 0
    returning account_id, amount
  ), moved as (
    update private.accounts a set balance = a.balance + p.amount
    from posted p
    where a.id = p.account_id
    returning a.stable_id, a.kind, a.balance
  )
  update public.purses u set balance = m.balance
  from moved m
  where u.stable_id = m.stable_id and u.kind = m.kind;

  insert into public.money_days as d (stable_id, day, kind, amount, movements)
  select a.stable_id, (p_at at time zone 'UTC')::date, p_kind, sum(p.amount), 1
  from private.postings p
  join private.accounts a on a.id = p.account_id and a.stable_id is not null
  where p.transaction_id = v_transaction and (p_kind <> 'wallet_transfer' or a.kind = 'credits')
  group by a.stable_id
  order by a.stable_id
  on conflict (stable_id, day, kind) do update
  set amount = d.amount + excluded.amount, movements = d.movements + 1;
end
$$;

-- A stable's two kinds of money: credits are spent, the wallet holds prize money. What moves between them
-- moves at once and free.

-- Sees to it that a stable can pay p_amount out of its credits: what they lack comes out of its wallet, if the
-- owner lets it be as much as p_from_wallet. Else false, and nothing has moved. Locks credits, wallet and
-- p_payees in the order of their ids: two payments of one stable meet here, and the second sees the first.
create function private.raise_credits(
  p_stable_id uuid, p_amount bigint, p_from_wallet bigint, p_payees bigint[], p_request_id uuid,
  p_at timestamptz
) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_credits constant bigint := private.purse_of(p_stable_id, 'credits');
  v_wallet constant bigint := private.purse_of(p_stable_id, 'wallet');
  v_lacking bigint;
begin
  perform from private.accounts where id = any (array[v_credits, v_wallet] || p_payees)
  order by id for no key update;
  v_lacking := p_amount - (select balance from private.accounts where id = v_credits);
  if v_lacking <= 0 then
    return true;
  elsif v_lacking > p_from_wallet
    or v_lacking > (select balance from private.accounts where id = v_wallet)
  then
    return false;
  end if;
  perform private.post(
    'wallet_transfer', p_request_id, p_at, array[v_wallet, v_credits], array[-v_lacking, v_lacking]
  );
  return true;
end
$$;

-- The account into which a stable's prizes are paid.
create function private.prize_purse_of(p_stable_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select private.purse_of(p_stable_id, kind) from public.purses
  where stable_id = p_stable_id and takes_prizes
$$;

-- Moves money between the player's wallet and his credits, p_to being 'credits' or 'wallet'. Answers what is
-- in each afterwards.
create function public.transfer_wallet(p_amount bigint, p_to text, p_request_id uuid)
returns table (credits bigint, wallet bigint)
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_from bigint;
  v_to bigint;
begin
  perform private.player();
  if (p_amount between 1 and 1000000000) is not true or (p_to in ('credits', 'wallet')) is not true
    or p_request_id is null
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'transfer_wallet', concat_ws(' ', p_amount, p_to));
  if v_answer is null then
    v_stable_id := private.own_stable();
    v_to := private.purse_of(v_stable_id, p_to);
    v_from := private.purse_of(
      v_stable_id, case p_to when 'credits' then 'wallet' else 'credits' end
    );
    perform from private.accounts where id in (v_from, v_to) order by id for no key update;
    if p_amount > (select balance from private.accounts where id = v_from) then
      perform private.refuse(
        case p_to when 'credits' then 'too_little_in_wallet' else 'too_few_credits' end
      );
    end if;
    perform private.post(
      'wallet_transfer', p_request_id, clock_timestamp(), array[v_from, v_to],
      array[-p_amount, p_amount]
    );
    select jsonb_object_agg(kind, balance) into v_answer
    from public.purses where stable_id = v_stable_id;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query select (v_answer ->> 'credits')::bigint, (v_answer ->> 'wallet')::bigint;
end
$$;

-- Chooses where the prizes of the player's stable go from now on, 'wallet' or 'credits'; answers the choice.
create function public.choose_prize_purse(p_kind text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.player();
  if (p_kind in ('credits', 'wallet')) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'choose_prize_purse', p_kind);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  update public.purses set takes_prizes = kind = p_kind where stable_id = private.own_stable();
  perform private.keep_answer(p_request_id, to_jsonb(p_kind));
  return p_kind;
end
$$;

revoke execute on function public.transfer_wallet, public.choose_prize_purse
  from public, anon, authenticated, service_role;
grant execute on function public.transfer_wallet, public.choose_prize_purse to authenticated;

drop function public.enter_race(uuid, uuid, uuid);
drop function private.enter(uuid, uuid, uuid, text, uuid, timestamptz);
drop function public.start_training(uuid, text, uuid);
drop function public.train_horses(uuid[], text[], bigint, uuid);
drop function public.start_auto_training(uuid, text, bigint, uuid);
drop function public.buy_equipment(text, bigint, uuid);
drop function public.check_out_cart(bigint, uuid);
drop function private.sell_equipment(uuid, text[], integer[], bigint[], uuid);

-- The one place where an entry is judged. With p_stable_id null the horse may be anybody's; with p_at
-- null the time is read under the locks, as an entry that waited for them may come too late.
create function private.enter(
  p_race_id uuid, p_horse_id uuid, p_stable_id uuid, p_nonce text, p_from_wallet bigint,
  p_request_id uuid, p_at timestamptz
) returns public.entries
language plpgsql set search_path = '' as $$
declare
  v_race public.races;
  v_horse public.horses;
  v_stable public.stables;
  v_entry public.entries;
  v_at timestamptz;
  v_may_run_at timestamptz;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_stable from public.stables where id = v_horse.stable_id;
  v_at := coalesce(p_at, clock_timestamp());
  -- Of a horse at work counts what its session leaves.
  v_may_run_at := private.may_run_at(
    coalesce(v_horse.energy_after_work, v_horse.energy),
    coalesce(v_horse.at_work_until, v_horse.condition_at)
  );

  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif p_stable_id <> v_stable.id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' or v_at >= v_race.closes_at
    or v_race.balloted_at is not null
  then
    perform private.refuse('race_closed');
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif v_horse.at_work_until > v_race.closes_at then
    perform private.refuse(
      'horse_not_back',
      to_char(v_horse.at_work_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif not v_horse.specialty = any (v_race.suitable_for) then
    perform private.refuse('horse_unsuitable');
  elsif not private.meets_conditions(v_race, v_horse) then
    perform private.refuse('conditions_not_met');
  elsif v_race.novice_stables_only and not v_stable.is_house
    and v_stable.created_at < v_at - interval '28 days'
  then
    perform private.refuse('novice_stables_only');
  elsif v_race.off_at < v_may_run_at and not v_stable.is_house then
    perform private.refuse(
      'horse_too_tired',
      to_char(v_may_run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif v_stable.is_house and v_race.entries_count >= v_race.max_entries
    -- Beyond the places a ballot decides; one in two gets a run at the worst.
    or v_race.entries_count - v_race.house_count >= 2 * v_race.max_entries
  then
    perform private.refuse('race_full');
  elsif v_race.entry_fee > 0 and not v_stable.is_house and not private.raise_credits(
    v_stable.id, v_race.entry_fee, p_from_wallet, array[private.pool_of(p_race_id)], p_request_id,
    v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_entry := private.write_entry(
    v_race, v_horse, v_stable.is_house, p_nonce, p_request_id, v_at
  );
  if v_entry.id is null then
    perform private.refuse('horse_engaged');
  end if;
  return v_entry;
end
$$;

-- A player enters a horse; of the fee as much as p_from_wallet may come out of his wallet. The same request
-- id is answered with its first answer and charged once.
create function public.enter_race(
  p_race_id uuid, p_horse_id uuid, p_request_id uuid, p_from_wallet bigint default 0
) returns public.entries
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'enter_race', concat_ws(' ', p_race_id, p_horse_id, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_entry := private.enter(
    p_race_id, p_horse_id, private.own_stable(), p_request_id::text, p_from_wallet, p_request_id,
    null
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$$;

-- Declares any stable's horse, under the rules of enter_race.
create or replace function public.declare_horse(
  p_race_id uuid, p_horse_id uuid, p_nonce text, p_at timestamptz
) returns public.entries
language sql security definer set search_path = '' as $$
  select private.enter(p_race_id, p_horse_id, null, p_nonce, 0, null, p_at)
$$;

-- A player sends a horse to work; of the price as much as p_from_wallet may come out of his wallet. The same
-- request id is answered with its first answer and charged once. Work that overreaches the horse is allowed:
-- its owner was told.
create function public.start_training(
  p_horse_id uuid, p_programme text, p_request_id uuid, p_from_wallet bigint default 0
) returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_refusal text;
  v_session public.training_sessions;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_training',
    concat_ws(' ', p_horse_id, p_programme, nullif(p_from_wallet, 0))
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
  v_refusal := private.training_refusal(v_horse, v_stable_id, v_programme, v_at);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
  end if;

  if not private.raise_credits(
    v_stable_id, v_programme.price, p_from_wallet, array[private.house()], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_session := private.write_session(v_horse, v_programme, p_request_id, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_session));
  return v_session;
end
$$;

-- Each horse is sent to the programme beside it, in the order given, or not and told why, as
-- `start_training` would tell it: one row a horse, with the session or the code of the refusal. Nothing is
-- begun that brings the sum of the prices above the budget (whole dollars): that horse is told
-- 'over_budget'. Of all prices together as much as p_from_wallet may come out of the wallet.
create function public.train_horses(
  p_horse_ids uuid[], p_programmes text[], p_budget bigint, p_request_id uuid,
  p_from_wallet bigint default 0
) returns table (horse_id uuid, session_id uuid, price bigint, refusal text)
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_credits bigint;
  v_spent bigint := 0;
  v_rows jsonb := '[]';
  v_horse public.horses;
  v_programme public.training_programmes;
  v_session_id uuid;
  v_refusal text;
  i integer;
begin
  perform private.player();
  if p_horse_ids is null or p_programmes is null or p_budget is null or p_budget < 0
    or p_request_id is null or (p_from_wallet >= 0) is not true
    or cardinality(p_horse_ids) not between 1 and 100
    or cardinality(p_horse_ids) <> cardinality(p_programmes)
    or array_position(p_horse_ids, null) > 0 or array_position(p_programmes, null) > 0
    or (select count(distinct id) from unnest(p_horse_ids) id) <> cardinality(p_horse_ids)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'train_horses',
    concat_ws(
      ' ', array_to_string(p_horse_ids, ','), array_to_string(p_programmes, ','), p_budget,
      nullif(p_from_wallet, 0)
    )
  );
  if v_answer is null then
    v_stable_id := private.own_stable();
    perform from public.horses where id = any (p_horse_ids) order by id for no key update;
    -- Read under the lock, in the milliseconds in which the rules count.
    v_at := date_trunc('milliseconds', clock_timestamp());
    perform private.raise_credits(v_stable_id, 0, 0, array[private.house()], p_request_id, v_at);
    v_credits := (
      select balance from private.accounts where id = private.purse_of(v_stable_id, 'credits')
    );

    for i in 1 .. cardinality(p_horse_ids) loop
      select * into v_horse from public.horses where id = p_horse_ids[i];
      select * into v_programme from public.training_programmes
      where id = p_programmes[i] and every_minutes is null;
      v_session_id := null;
      v_refusal := coalesce(
        private.training_refusal(v_horse, v_stable_id, v_programme, v_at),
        case
          when v_spent + v_programme.price > p_budget then 'over_budget'
          when not private.raise_credits(
            v_stable_id, v_programme.price, p_from_wallet - greatest(0, v_spent - v_credits),
            array[private.house()], p_request_id, v_at
          ) then 'too_few_credits'
        end
      );
      if v_refusal is null then
        v_session_id := (private.write_session(v_horse, v_programme, p_request_id, v_at)).id;
        v_spent := v_spent + v_programme.price;
      end if;
      v_rows := v_rows || jsonb_build_object(
        'horse_id', p_horse_ids[i], 'session_id', v_session_id,
        'price', case when v_refusal is null then v_programme.price else 0 end,
        'refusal', v_refusal
      );
    end loop;
    v_answer := v_rows;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query
    select r.horse_id, r.session_id, r.price, r.refusal
    from jsonb_array_elements(v_answer) with ordinality a (row, number)
    cross join lateral jsonb_to_record(a.row)
      as r (horse_id uuid, session_id uuid, price bigint, refusal text)
    order by a.number;
end
$$;

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
  v_stable_id uuid;
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
    (horse_id, stable_id, programme, weekly_budget, from_wallet, started_at, next_at)
  values (
    p_horse_id, v_stable_id, p_programme, p_weekly_budget, p_from_wallet, v_at,
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

-- Holds the session of an order that is due at a moment, and charges for it, or leaves it out and says why. A
-- second call changes nothing: false, as for what cannot be decided yet.
create or replace function public.hold_auto_session(p_order_id uuid, p_due_at timestamptz, p_at timestamptz)
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

-- Pays for pieces and gives them to the stable: an element of the lists an item.
create function private.sell_equipment(
  p_stable_id uuid, p_item_ids text[], p_quantities integer[], p_prices bigint[],
  p_from_wallet bigint, p_request_id uuid
) returns setof public.equipment
language plpgsql set search_path = '' as $$
declare
  v_credits constant bigint := private.purse_of(p_stable_id, 'credits');
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

-- Buys one piece at the price that the player was shown; of it as much as p_from_wallet may come out of his
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

-- Buys all that lies in the player's cart, or nothing, for the total that he was shown; of it as much as
-- p_from_wallet may come out of his wallet.
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
  public.enter_race,
  public.start_training,
  public.train_horses,
  public.start_auto_training,
  public.buy_equipment,
  public.check_out_cart
  from public, anon, authenticated, service_role;
grant execute on function
  public.enter_race,
  public.start_training,
  public.train_horses,
  public.start_auto_training,
  public.buy_equipment,
  public.check_out_cart
  to authenticated;

-- Bills a stable for a week, once; what its credits lack comes out of the wallet, so that nobody's boxes
-- are free who moves his money there. Who cannot pay it all pays what there is; nothing is owed.
create or replace function private.bill_boxes(p_stable_id uuid, p_week integer, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_costs record;
  v_purse bigint := private.purse_of(p_stable_id, 'credits');
  v_paid bigint;
begin
  select * into v_costs from private.box_costs(p_stable_id, p_week);
  perform private.raise_credits(p_stable_id, 0, 0, array[private.house()], null, p_at);
  select least(v_costs.fee, sum(a.balance)) into v_paid
  from private.accounts a where a.stable_id = p_stable_id;
  perform private.raise_credits(p_stable_id, v_paid, v_paid, array[private.house()], null, p_at);
  insert into private.box_bills (stable_id, week, horses, runs, fee, paid, at)
  values (p_stable_id, p_week, v_costs.horses, v_costs.runs, v_costs.fee, v_paid, p_at);
  if v_paid > 0 then
    perform private.post(
      'box_fee', null, p_at, array[v_purse, private.house()], array[-v_paid, v_paid]
    );
  end if;
end
$$;

-- Moves the race's money: a tenth of the fees to the house, the house's part of the purse into the
-- pool, and the purse out of it: to the wallets of players' stables, or the credits of those that chose so,
-- the rest back to the house.
create or replace function private.pay_prizes(p_race public.races, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_pool constant bigint := private.pool_of(p_race.id);
  v_house constant bigint := private.house();
  v_winners bigint[];
  v_prizes bigint[];
  v_fees bigint;
  v_rake bigint;
begin
  select coalesce(array_agg(w.winner), '{}'), coalesce(array_agg(w.prize), '{}')
  into v_winners, v_prizes
  from (
    select private.prize_purse_of(s.id) as winner, sum(e.prize)::bigint as prize
    from public.entries e
    join public.stables s on s.id = e.stable_id and not s.is_house
    where e.race_id = p_race.id and e.prize > 0
    group by s.id
  ) w;
  perform from private.accounts
  where id = any (array[v_pool, v_house] || v_winners) order by id for no key update;
  select balance into v_fees from private.accounts where id = v_pool;
  v_rake := v_fees / 10;

  if v_rake > 0 then
    perform private.post('rake', null, p_at, array[v_pool, v_house], array[-v_rake, v_rake]);
  end if;
  if p_race.purse <> v_fees - v_rake then
    perform private.post(
      'top_up', null, p_at, array[v_house, v_pool],
      array[v_fees - v_rake - p_race.purse, p_race.purse - v_fees + v_rake]
    );
  end if;
  perform private.post(
    'prizes', null, p_at, array[v_pool, v_house] || v_winners,
    array[-p_race.purse, p_race.purse - (select coalesce(sum(prize), 0)::bigint from unnest(v_prizes) prize)]
      || v_prizes
  );
end
$$;

-- The caller's stable: the step of its first visit, its starter horse while it has that, the prize money
-- of the last seven days in whole dollars, and what it has done in all, with the horses that it had then.
-- Then the horses that came back from a session in the last 24 hours and did nothing since, with its
-- programme, the last first; sessions of the auto-trainer are left out. Then what horses have worn out in
-- the last seven days and have nothing in place of, with its slot and whether another piece for that lies
-- in the store. No row without a stable.
create or replace function public.my_overview()
returns table (
  first_visit text, starter_id uuid, weekly_earnings bigint, runs integer, wins integer,
  earnings bigint, trained_ids uuid[], trained_in text[], bare_ids uuid[], bare_slots text[],
  bare_items text[], bare_spares boolean[]
)
language sql stable security definer set search_path = '' as $$
  select
    visit.step, starter.id, won.amount, coalesce(done.runs, 0), coalesce(done.wins, 0),
    coalesce(done.earnings, 0), trained.ids, trained.programmes, bare.ids, bare.slots,
    bare.items, bare.spares
  from public.stables s
  -- The starter horse came with the stable, in one transaction.
  left join lateral (
    select h.id from public.horses h
    where h.stable_id = s.id and h.created_at = s.created_at and h.retired_at is null
    order by h.id limit 1
  ) starter on true
  left join private.standings done on done.stable_id = s.id
  cross join lateral (
    select private.first_visit_step(s.id, starter.id) as step
  ) visit
  cross join lateral (
    select coalesce(sum(a.prize), 0)::bigint as amount
    from public.activities a
    where a.stable_id = s.id and a.type = 'race_result' and a.at > now() - interval '7 days'
  ) won
  cross join lateral (
    select
      coalesce(array_agg(x.horse_id order by x.ends_at desc, x.id), '{}') as ids,
      coalesce(array_agg(x.programme order by x.ends_at desc, x.id), '{}') as programmes
    from public.training_sessions x
    join public.training_programmes g on g.id = x.programme and g.every_minutes is null
    join public.horses h on h.id = x.horse_id
    where x.stable_id = s.id and x.state = 'completed'
      and x.started_at > now() - interval '2 days' and x.ends_at > now() - interval '1 day'
      and h.stable_id = s.id and h.retired_at is null and h.at_work_until is null
      and h.condition_at = x.ends_at
  ) trained
  cross join lateral (
    select
      coalesce(array_agg(b.horse_id order by b.at desc, b.id), '{}') as ids,
      coalesce(array_agg(b.slot order by b.at desc, b.id), '{}') as slots,
      coalesce(array_agg(b.item order by b.at desc, b.id), '{}') as items,
      coalesce(array_agg(b.spare order by b.at desc, b.id), '{}') as spares
    from (
      select distinct on (h.id, i.slot)
        e.id, h.id as horse_id, i.slot, i.name as item, e.worn_out_at as at,
        exists (
          select from public.equipment o join public.equipment_items oi on oi.id = o.item_id
          where o.stable_id = s.id and o.worn_out_at is null and oi.slot = i.slot
            and not exists (select from public.horse_equipment w where w.piece_id = o.id)
        ) as spare
      from public.equipment e
      join public.equipment_items i on i.id = e.item_id
      join public.horses h on h.id = e.worn_out_by
      where e.stable_id = s.id and e.worn_out_at > now() - interval '7 days'
        and h.stable_id = s.id and h.retired_at is null
        and not exists (
          select from public.horse_equipment w where w.horse_id = h.id and w.slot = i.slot
        )
      order by h.id, i.slot, e.worn_out_at desc
    ) b
  ) bare
  where s.owner_id = (select auth.uid())
$$;

create or replace function private.check_ledger() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'a transaction sums to zero', transaction_id::text
  from private.postings group by transaction_id having sum(amount) <> 0
  union all
  select 'a transaction has postings', t.id::text
  from private.transactions t
  where not exists (select from private.postings p where p.transaction_id = t.id)
  union all
  select 'a balance is the sum of its postings', a.kind || ' ' || a.id
  from private.accounts a
  where a.balance <> (
    select coalesce(sum(p.amount), 0) from private.postings p where p.account_id = a.id
  )
  union all
  select 'all balances sum to zero', sum(balance)::text
  from private.accounts having sum(balance) <> 0
  union all
  select 'only the house owes', a.kind || ' ' || a.id
  from private.accounts a where a.balance < 0 and a.kind <> 'house'
  union all
  select 'a purse shows its account', coalesce(u.stable_id, a.stable_id)::text
  from public.purses u
  full join (select * from private.accounts where stable_id is not null) a
    on a.stable_id = u.stable_id and a.kind = u.kind
  where u.balance is distinct from a.balance
  union all
  select 'one purse takes the prizes', stable_id::text
  from public.purses group by stable_id having count(*) filter (where takes_prizes) <> 1
  union all
  select 'the days of a stable sum to what it has', s.id::text
  from public.stables s
  where (select coalesce(sum(a.balance), 0) from private.accounts a where a.stable_id = s.id) <> (
    select coalesce(sum(d.amount), 0) from public.money_days d
    where d.stable_id = s.id and d.kind <> 'wallet_transfer'
  )
$$;
