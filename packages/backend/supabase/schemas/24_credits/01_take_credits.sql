-- Play credits that the house gives in packs, without any payment: so much a week, and no more.

-- Dollars of packs that a stable may take in a week: `WEEKLY_CREDITS` in @furlong/game.
create function private.weekly_credits() returns bigint
language sql immutable set search_path = '' as $$
  select 500::bigint
$$;

-- Dollars of packs that a stable took in the week of a moment, as its days tell.
create function private.credits_taken(p_stable_id uuid, p_at timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(d.amount), 0)::bigint
  from public.money_days d
  where d.stable_id = p_stable_id and d.kind = 'credit_pack'
    and d.day >= (private.week_start(private.week_at(p_at)) at time zone 'UTC')::date
    and d.day < (private.week_start(private.week_at(p_at) + 1) at time zone 'UTC')::date
$$;

-- Gives the player's stable a pack of play credits: `CREDIT_PACKS` in @furlong/game. Answers its receipt, whose
-- number is that of the line in the statement of the credits.
create function public.take_credits(p_amount bigint, p_request_id uuid)
returns table (number bigint, at timestamptz, amount bigint, balance bigint)
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_credits bigint;
  v_at timestamptz;
begin
  perform private.player();
  if (p_amount in (100, 250, 500)) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'take_credits', p_amount::text);
  if v_answer is null then
    v_stable_id := private.own_stable();
    v_credits := private.wallet_of(v_stable_id, 'credits');
    -- Two packs of one stable meet here, and the second counts the first.
    perform from private.accounts where id in (v_credits, private.house()) order by id for no key update;
    v_at := clock_timestamp();
    if private.credits_taken(v_stable_id, v_at) + p_amount
      > private.limit_of(v_stable_id, 'weekly_credits', v_at)
    then
      perform private.refuse('own_credits_taken');
    elsif private.credits_taken(v_stable_id, v_at) + p_amount > private.weekly_credits() then
      perform private.refuse('weekly_credits_taken');
    end if;
    perform private.post(
      'credit_pack', p_request_id, v_at, array[private.house(), v_credits], array[-p_amount, p_amount]
    );
    select jsonb_build_object(
      'number', p.transaction_id, 'at', v_at, 'amount', p.amount, 'balance', p.balance
    ) into v_answer
    from private.postings p
    where p.account_id = v_credits order by p.transaction_id desc limit 1;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query select
    (v_answer ->> 'number')::bigint, (v_answer ->> 'at')::timestamptz,
    (v_answer ->> 'amount')::bigint, (v_answer ->> 'balance')::bigint;
end
$$;

-- No stable took more in a week than a week has. A row for every violation.
create function private.check_credits() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'packs of a week are within the rule', d.stable_id || ' ' || min(d.day)
  from public.money_days d
  where d.kind = 'credit_pack'
  group by d.stable_id, private.week_at(d.day::timestamp at time zone 'UTC')
  having sum(d.amount) > private.weekly_credits()
$$;

revoke execute on function public.take_credits from public, anon, authenticated, service_role;
grant execute on function public.take_credits to authenticated;
