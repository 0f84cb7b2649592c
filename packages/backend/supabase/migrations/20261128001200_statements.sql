SET local check_function_bodies = off;

DROP INDEX "private"."postings_by_account";

DROP FUNCTION "private"."post"(text, uuid, timestamp WITH time zone, bigint[], bigint[]);

DROP FUNCTION "private"."refund"(text, uuid, timestamp WITH time zone, bigint, uuid[], bigint[], timestamp WITH time zone[]);

ALTER TABLE "private"."postings"
  ADD COLUMN "balance" bigint;

-- What was written stays, but for what it lacked until now.
ALTER TABLE "private"."postings" DISABLE TRIGGER "postings_are_append_only";

UPDATE "private"."postings" p SET "balance" = held.balance
FROM (
  SELECT transaction_id, account_id,
    sum(amount) OVER (PARTITION BY account_id ORDER BY transaction_id)::bigint AS balance
  FROM "private"."postings"
) held
WHERE held.transaction_id = p.transaction_id AND held.account_id = p.account_id;

ALTER TABLE "private"."postings" ENABLE TRIGGER "postings_are_append_only";

ALTER TABLE "private"."postings"
  ALTER COLUMN "balance" SET NOT NULL;

ALTER TABLE "private"."transactions"
  ADD COLUMN "horse_id" uuid;

CREATE OR REPLACE FUNCTION private.check_ledger()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
  select 'a posting tells what its account held', held.account_id || ' ' || held.transaction_id
  from (
    select p.*, sum(p.amount) over (partition by p.account_id order by p.transaction_id) as held
    from private.postings p
  ) held
  where held.balance <> held.held
  union all
  select 'all balances sum to zero', sum(balance)::text
  from private.accounts having sum(balance) <> 0
  union all
  select 'only the house owes', a.kind || ' ' || a.id
  from private.accounts a where a.balance < 0 and a.kind <> 'house'
  union all
  select 'a purse shows its account', coalesce(u.stable_id, a.stable_id)::text
  from public.wallets u
  full join (select * from private.accounts where stable_id is not null) a
    on a.stable_id = u.stable_id and a.kind = u.kind
  where u.balance is distinct from a.balance
  union all
  select 'one purse takes the prizes', stable_id::text
  from public.wallets group by stable_id having count(*) filter (where takes_prizes) <> 1
  union all
  select 'the days of a stable sum to what it has', s.id::text
  from public.stables s
  where (select coalesce(sum(a.balance), 0) from private.accounts a where a.stable_id = s.id) <> (
    select coalesce(sum(d.amount), 0) from public.money_days d
    where d.stable_id = s.id and d.kind <> 'wallet_transfer'
  )
$function$;

CREATE OR REPLACE FUNCTION private.join_request (
  p_request     public.race_requests,
  p_horse_id    uuid,
  p_stable_id   uuid,
  p_from_wallet bigint,
  p_request_id  uuid
)
  RETURNS public.race_requests
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_request public.race_requests := p_request;
  v_horse public.horses;
  v_refusal record;
  v_escrow constant bigint := private.escrow_of(p_request.id);
  -- Read under the lock: who waited for it may come too late.
  v_at timestamptz;
begin
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_at := clock_timestamp();
  select * into v_refusal from private.join_refusal(v_request, v_horse, p_stable_id, v_at);
  if v_refusal.code is not null then
    perform private.refuse(v_refusal.code, v_refusal.detail);
  elsif not private.raise_credits(
    p_stable_id, v_request.entry_fee, p_from_wallet, array[v_escrow], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  insert into public.race_request_entries (race_request_id, horse_id, stable_id, joined_at, nonce)
  values (v_request.id, p_horse_id, p_stable_id, v_at, p_request_id::text)
  on conflict do nothing;
  if not found then
    perform private.refuse('horse_in_request');
  end if;
  perform private.post(
    'request_fee', p_request_id, v_at,
    array[private.wallet_of(p_stable_id, 'credits'), v_escrow],
    array[-v_request.entry_fee, v_request.entry_fee],
    p_horse_id
  );
  update public.race_requests q
  set state = 'full', off_at = private.off_of_request(v_request, v_at)
  where q.id = v_request.id
    and q.runners = (select count(*) from public.race_request_entries where race_request_id = q.id)
  returning * into v_request;
  return case when v_request.id is null then p_request else v_request end;
end
$function$;

CREATE OR REPLACE FUNCTION private.pay_for_horse (
  p_listing     private.listings,
  p_buyer_id    uuid,
  p_from_wallet bigint,
  p_request_id  uuid,
  p_at          timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_buyer constant bigint := private.wallet_of(p_buyer_id, 'credits');
  v_seller constant bigint := case
    when not p_listing.of_house then private.wallet_of(p_listing.stable_id, 'credits')
  end;
  v_fee constant bigint := case
    when p_listing.of_house then p_listing.price
    else private.commission_on(p_listing.price)
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
  perform private.post(
    'horse_sale', p_request_id, p_at,
    array_remove(array[v_buyer, private.house(), v_seller], null),
    case when p_listing.of_house then array[-p_listing.price, v_fee]
      else array[-p_listing.price, v_fee, p_listing.price - v_fee] end,
    p_listing.horse_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.post (
  p_kind       text,
  p_request_id uuid,
  p_at         timestamp with time zone,
  p_accounts   bigint[],
  p_amounts    bigint[],
  p_horse_id   uuid                     DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_transaction bigint;
begin
  if (select coalesce(sum(amount), 0) from unnest(p_amounts) amount) <> 0 then
    raise exception 'a transaction of kind % does not sum to zero', p_kind;
  end if;

  perform from private.accounts where id = any (p_accounts) order by id for no key update;

  insert into private.transactions (kind, request_id, at, horse_id)
  values (p_kind, p_request_id, p_at, p_horse_id)
  returning id into v_transaction;

  with moved as (
    update private.accounts a set balance = a.balance + p.amount
    from (
      select account_id, sum(amount)::bigint as amount
      from unnest(p_accounts, p_amounts) each (account_id, amount)
      group by account_id
      having sum(amount) <> 0
    ) p
    where a.id = p.account_id
    returning a.id, a.stable_id, a.kind, p.amount, a.balance
  ), posted as (
    insert into private.postings (transaction_id, account_id, amount, balance)
    select v_transaction, id, amount, balance from moved
  )
  update public.wallets u set balance = m.balance
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
$function$;

CREATE OR REPLACE FUNCTION private.refund (
  p_kind       text,
  p_request_id uuid,
  p_at         timestamp with time zone,
  p_from       bigint,
  p_stable_ids uuid[],
  p_amounts    bigint[],
  p_paid_at    timestamp with time zone[],
  p_horse_id   uuid                       DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_credits constant bigint[] := array(
    select private.wallet_of(stable_id, 'credits')
    from unnest(p_stable_ids) with ordinality each (stable_id, place) order by place
  );
  v_refund record;
  v_due bigint;
begin
  perform from private.accounts where id = any (array[p_from, private.house()] || v_credits)
  order by id for no key update;
  perform private.post(
    p_kind, p_request_id, p_at, p_from || v_credits,
    -(select sum(amount)::bigint from unnest(p_amounts) amount) || p_amounts, p_horse_id
  );
  for v_refund in
    select * from unnest(p_stable_ids, v_credits, p_amounts, p_paid_at)
      as each (stable_id, credits, amount, paid_at)
    order by stable_id
  loop
    v_due := private.due_of_refund(v_refund.stable_id, v_refund.paid_at, v_refund.amount);
    if v_due > 0 then
      update private.box_bills b set paid = b.paid + v_due
      where b.stable_id = v_refund.stable_id
        and b.week = (select max(x.week) from private.box_bills x where x.stable_id = b.stable_id);
      perform private.post(
        'box_fee', p_request_id, p_at, array[v_refund.credits, private.house()], array[-v_due, v_due]
      );
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_entry (
  p_race       public.races,
  p_horse      public.horses,
  p_is_house   boolean,
  p_nonce      text,
  p_request_id uuid,
  p_at         timestamp with time zone
)
  RETURNS public.entries
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_entry public.entries;
begin
  insert into private.engagements (horse_id, race_id) values (p_horse.id, p_race.id)
  on conflict (horse_id) do nothing;
  if not found then
    return null;
  end if;
  insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at, seed_hash)
  values (p_race.id, p_horse.id, p_horse.stable_id, p_nonce, p_at, p_race.seed_hash)
  returning * into v_entry;
  update public.races
  set entries_count = entries_count + 1, house_count = house_count + p_is_house::integer
  where id = p_race.id;
  if p_race.entry_fee > 0 and not p_is_house then
    perform private.post(
      'entry_fee', p_request_id, p_at,
      array[private.wallet_of(p_horse.stable_id, 'credits'), private.pool_of(p_race.id)],
      array[-p_race.entry_fee, p_race.entry_fee],
      p_horse.id
    );
  end if;
  if not p_is_house then
    perform private.tell_entry(p_horse.stable_id, p_horse.id, p_race.id, 'race_entry', p_at);
  end if;
  return v_entry;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_session (
  p_horse      public.horses,
  p_programme  public.training_programmes,
  p_request_id uuid,
  p_at         timestamp with time zone
)
  RETURNS public.training_sessions
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_session public.training_sessions;
begin
  insert into public.training_sessions
    (horse_id, stable_id, programme, price, started_at, ends_at)
  values (
    p_horse.id, p_horse.stable_id, p_programme.id, p_programme.price, p_at,
    p_at + make_interval(mins => p_programme.minutes)
  )
  returning * into v_session;
  insert into private.sessions_at_work (horse_id, session_id, ends_at)
  values (p_horse.id, v_session.id, v_session.ends_at)
  on conflict (horse_id) do nothing;
  if not found then
    perform private.refuse('horse_at_work');
  end if;
  update public.horses set
    at_work_until = v_session.ends_at,
    energy_after_work = greatest(0, least(
      100, private.energy_at(p_horse.energy, p_horse.condition_at, p_at) + p_programme.energy
    ))
  where id = p_horse.id;
  perform private.post(
    'training', p_request_id, p_at,
    array[private.wallet_of(p_horse.stable_id, 'credits'), private.house()],
    array[-p_programme.price, p_programme.price],
    p_horse.id
  );
  return v_session;
end
$function$;

CREATE OR REPLACE FUNCTION public.enter_supplementary (
  p_race_id     uuid,
  p_horse_id    uuid,
  p_request_id  uuid,
  p_from_wallet bigint DEFAULT 0
)
  RETURNS public.entries
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id uuid;
  v_race public.races;
  v_entry public.entries;
  v_answer jsonb;
  v_fee bigint;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'enter_supplementary',
    concat_ws(' ', p_race_id, p_horse_id, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  if (v_race.championship ->> 'kind' = 'final') is not true then
    perform private.refuse('not_a_final');
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  end if;
  -- Five percent of the purse: `supplementaryFee` in @furlong/game.
  v_fee := (v_race.purse * 5 + 99) / 100;
  update private.championship_draws
  set supplementary_id = p_horse_id, supplementary_stable_id = v_stable_id, supplement = v_fee,
    supplement_at = clock_timestamp()
  where final_race_id = p_race_id and supplement is null
    and exists (select from public.horses where id = p_horse_id);
  if not found then
    perform private.refuse(case
      when exists (select from public.horses where id = p_horse_id) then 'supplement_taken'
      else 'horse_not_found'
    end);
  end if;
  v_entry := private.enter(
    p_race_id, p_horse_id, v_stable_id, p_request_id::text, 0, p_request_id, null
  );
  if not private.raise_credits(
    v_stable_id, v_fee, p_from_wallet, array[private.pool_of(p_race_id)], p_request_id,
    v_entry.entered_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'entry_fee', p_request_id, v_entry.entered_at,
    array[private.wallet_of(v_stable_id, 'credits'), private.pool_of(p_race_id)],
    array[-v_fee, v_fee],
    p_horse_id
  );
  update public.races set purse = purse + v_fee where id = p_race_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$function$;

CREATE OR REPLACE FUNCTION public.my_held_money()
  RETURNS TABLE (
    amount          bigint,
    until           timestamp with time zone,
    race_id         uuid,
    race_name       text,
    race_request_id uuid
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with own as (
    select s.id as stable_id, a.id as account_id
    from public.stables s
    join private.accounts a on a.stable_id = s.id and a.kind = 'credits'
    where s.owner_id = (select auth.uid())
  ), held as (
    select distinct p.id as account_id, r.off_at as until, r.id as race_id, r.name, null::uuid as race_request_id
    from own
    join public.horses h on h.stable_id = own.stable_id
    join private.engagements g on g.horse_id = h.id
    join public.races r on r.id = g.race_id
    join private.accounts p on p.race_id = r.id
    union all
    select distinct p.id, q.latest_off, null::uuid, null, q.id
    from own
    join public.horses h on h.stable_id = own.stable_id
    join public.race_request_entries e on e.horse_id = h.id and e.waits
    join public.race_requests q on q.id = e.race_request_id
    join private.accounts p on p.race_request_id = q.id
  )
  select paid.amount, held.until, held.race_id, held.name, held.race_request_id
  from held
  cross join lateral (
    select -sum(o.amount)::bigint as amount
    from own
    join private.postings q on q.account_id = held.account_id
    join private.postings o on o.transaction_id = q.transaction_id and o.account_id = own.account_id
  ) paid
  where paid.amount > 0
  order by held.until, held.race_id, held.race_request_id
$function$;

REVOKE ALL ON FUNCTION "public"."my_held_money"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_statement (
  p_wallet text,
  p_kinds  text[]  DEFAULT NULL::text[],
  p_before bigint  DEFAULT NULL::bigint,
  p_limit  integer DEFAULT 25
)
  RETURNS TABLE (
    id                bigint,
    kind              text,
    at                timestamp with time zone,
    amount            bigint,
    balance           bigint,
    race_id           uuid,
    race_name         text,
    race_request_id   uuid,
    horse_id          uuid,
    horse_name        text,
    items             text[],
    other_stable_id   uuid,
    other_stable_name text,
    commission        bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    p.id, p.kind, p.at, p.amount, p.balance, r.id, r.name, c.race_request_id, h.id, h.name,
    case when p.kind = 'equipment' then array(
      select i.name from public.equipment e join public.equipment_items i on i.id = e.item_id
      where e.stable_id = p.stable_id and e.got_at = p.at order by i.position
    ) end,
    other.id, other.name, case when other.id is not null then c.commission end
  from (
    select t.id, t.kind, t.at, t.horse_id, x.account_id, x.amount, x.balance, s.id as stable_id
    from public.stables s
    join private.accounts a on a.stable_id = s.id and a.kind = p_wallet
    join private.postings x on x.account_id = a.id
    join private.transactions t on t.id = x.transaction_id
    where s.owner_id = (select auth.uid())
      and (p_before is null or x.transaction_id < p_before)
      and (p_kinds is null or t.kind = any (p_kinds))
    order by x.transaction_id desc
    limit private.page_size(p_limit)
  ) p
  left join public.horses h on h.id = p.horse_id
  left join lateral (
    select
      (array_agg(b.race_id) filter (where b.race_id is not null))[1] as race_id,
      (array_agg(b.race_request_id) filter (where b.race_request_id is not null))[1] as race_request_id,
      (array_agg(b.stable_id) filter (where p.kind = 'horse_sale'))[1] as stable_id,
      sum(q.amount) filter (where b.kind = 'house')::bigint as commission
    from private.postings q
    join private.accounts b on b.id = q.account_id
    where q.transaction_id = p.id and q.account_id <> p.account_id
  ) c on true
  left join public.races r on r.id = c.race_id
  left join public.stables other on other.id = c.stable_id
  order by p.id desc
$function$;

REVOKE ALL ON FUNCTION "public"."my_statement"(text, text[], bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.request_race (
  p_track_id     text,
  p_distance     integer,
  p_surface      text,
  p_grade        text,
  p_age_class    text,
  p_sex          text,
  p_entry_fee    bigint,
  p_runners      integer,
  p_earliest_off timestamp with time zone,
  p_latest_off   timestamp with time zone,
  p_horse_id     uuid,
  p_request_id   uuid,
  p_from_wallet  bigint                   DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing constant bigint := 100;
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_request public.race_requests;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null or (p_from_wallet >= 0) is not true then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'request_race', jsonb_build_array(
    p_track_id, p_distance, p_surface, p_grade, p_age_class, p_sex, p_entry_fee, p_runners,
    p_earliest_off, p_latest_off, p_horse_id, p_from_wallet
  )::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  v_at := clock_timestamp();
  v_request.id := gen_random_uuid();
  v_request.stable_id := v_stable_id;
  v_request.track_id := p_track_id;
  v_request.distance := p_distance;
  v_request.surface := p_surface;
  v_request.grade := p_grade;
  v_request.age_class := p_age_class;
  v_request.sex := p_sex;
  v_request.min_rating := (private.request_band(p_grade))[1];
  v_request.max_rating := (private.request_band(p_grade))[2];
  v_request.suitable_for := private.request_suits(p_distance);
  v_request.entry_fee := p_entry_fee;
  v_request.runners := p_runners;
  v_request.earliest_off := p_earliest_off;
  v_request.latest_off := p_latest_off;
  v_request.asked_at := v_at;
  v_request.state := 'open';
  perform private.check_request(v_request, v_at);
  if (
    select count(*) from public.race_requests
    where stable_id = v_stable_id and state in ('open', 'full')
  ) >= 3 then
    perform private.refuse('too_many_race_requests');
  end if;

  insert into public.race_requests select v_request.*;
  insert into private.race_request_claims (race_request_id) values (v_request.id);
  insert into private.accounts (kind, race_request_id) values ('request', v_request.id);
  perform from public.horses where id = p_horse_id for no key update;
  -- Both at once: who can pay the one and not the other asks for nothing.
  if not private.raise_credits(
    v_stable_id, v_listing + p_entry_fee, p_from_wallet,
    array[private.house(), private.escrow_of(v_request.id)], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'request_listing', p_request_id, v_at,
    array[private.wallet_of(v_stable_id, 'credits'), private.house()],
    array[-v_listing, v_listing],
    p_horse_id
  );
  perform private.join_request(v_request, p_horse_id, v_stable_id, 0, p_request_id);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'race_request', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_request.id));
  return v_request.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.return_horse (
  p_horse_id   uuid,
  p_request_id uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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

  perform private.refund(
    'horse_return', p_request_id, v_at, private.house(), array[v_horse.stable_id],
    array[v_purchase.price], array[v_purchase.ended_at], p_horse_id
  );
  update private.listings set returned_at = v_at where id = v_purchase.id;
  perform private.transfer_horse(p_horse_id, v_purchase.stable_id, null);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_horse.stable_id, p_horse_id, 'horse_returned', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_purchase.price));
  return v_purchase.price;
end
$function$;

ALTER TABLE "private"."transactions"
  ADD CONSTRAINT "transactions_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

CREATE INDEX postings_by_account ON private.postings USING btree (account_id, transaction_id);

CREATE INDEX equipment_by_purchase ON public.equipment USING btree (stable_id, got_at);

REVOKE ALL ON FUNCTION "private"."post"(text, uuid, timestamp WITH time zone, bigint[], bigint[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."post"(text, uuid, timestamp WITH time zone, bigint[], bigint[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."post"(text, uuid, timestamp WITH time zone, bigint[], bigint[], uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refund"(text, uuid, timestamp WITH time zone, bigint, uuid[], bigint[], timestamp WITH time zone[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refund"(text, uuid, timestamp WITH time zone, bigint, uuid[], bigint[], timestamp WITH time zone[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refund"(text, uuid, timestamp WITH time zone, bigint, uuid[], bigint[], timestamp WITH time zone[], uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_held_money"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_held_money"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_held_money"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_statement"(text, text[], bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_statement"(text, text[], bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_statement"(text, text[], bigint, integer) TO "postgres";
