SET local check_function_bodies = off;

ALTER TABLE "private"."transactions"
  DROP CONSTRAINT "transactions_kind_check";

CREATE OR REPLACE FUNCTION private.check_credits()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'packs of a week are within the rule', d.stable_id || ' ' || min(d.day)
  from public.money_days d
  where d.kind = 'credit_pack'
  group by d.stable_id, private.week_at(d.day::timestamp at time zone 'UTC')
  having sum(d.amount) > private.weekly_credits()
$function$;

CREATE OR REPLACE FUNCTION private.check_everything()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_training()
  union all select * from private.check_standings()
  union all select * from private.check_boards()
  union all select * from private.check_courses()
  union all select * from private.check_jockeys()
  union all select * from private.check_equipment()
  union all select * from private.check_boxes()
  union all select * from private.check_credits()
  union all select * from private.check_sales()
  union all select * from private.check_seasons()
  union all select * from private.check_championships()
  union all select * from private.check_requests()
  union all select * from private.check_auctions()
$function$;

CREATE OR REPLACE FUNCTION private.credits_taken (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(sum(d.amount), 0)::bigint
  from public.money_days d
  where d.stable_id = p_stable_id and d.kind = 'credit_pack'
    and d.day >= (private.week_start(private.week_at(p_at)) at time zone 'UTC')::date
    and d.day < (private.week_start(private.week_at(p_at) + 1) at time zone 'UTC')::date
$function$;

CREATE OR REPLACE FUNCTION private.keep_purse_week (
  p_closed_week integer
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.purse_weeks
  select p_closed_week + 1, private.week_start(p_closed_week + 1),
    private.next_prize_subsidy(
      private.prize_subsidy(p_closed_week), j.percents, j.newest_stables, j.won, j.spent
    ),
    cardinality(j.percents), j.newest_stables, j.won, j.spent
  from (
    select
      coalesce(array_agg(private.prize_subsidy(w.week)) filter (where w.stables >= 5), '{}') as percents,
      coalesce((array_agg(w.stables order by w.week desc))[1], 0) as newest_stables,
      -- With a week that is not told it would be told by what the sums differ in.
      coalesce(sum(f.won) filter (where w.stables >= 5), 0)::bigint as won,
      coalesce(sum(f.spent) filter (where w.stables >= 5), 0)::bigint as spent
    from public.economy_weeks w
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'prizes'), 0) as won,
        -- What the house gives in packs pays a part of it.
        coalesce(-sum(amount) filter (
          where kind in ('entry_fee', 'entry_refund', 'training', 'box_fee', 'equipment', 'credit_pack')
        ), 0) as spent
      from public.economy_flows where week = w.week
    ) f
    where w.week > p_closed_week - 4 and w.week <= p_closed_week
  ) j
  on conflict (week) do nothing
$function$;

CREATE OR REPLACE FUNCTION private.weekly_credits()
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 500::bigint
$function$;

CREATE OR REPLACE FUNCTION public.take_credits (
  p_amount     bigint,
  p_request_id uuid
)
  RETURNS TABLE (
    number  bigint,
    at      timestamp with time zone,
    amount  bigint,
    balance bigint
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    if private.credits_taken(v_stable_id, v_at) + p_amount > private.weekly_credits() then
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
$function$;

REVOKE ALL ON FUNCTION "public"."take_credits"(bigint, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."transactions"
  ADD CONSTRAINT "transactions_kind_check"
    CHECK
    ((kind = ANY (ARRAY['grant'::text, 'entry_fee'::text, 'entry_refund'::text, 'rake'::text, 'top_up'::text, 'prizes'::text, 'training'::text, 'equipment'::text,
    'horse_sale'::text,
    'horse_return'::text,
    'box_fee'::text,
    'wallet_transfer'::text, 'request_listing'::text, 'request_fee'::text, 'request_refund'::text, 'auction_listing'::text, 'bid'::text, 'bid_refund'::text, 'credit_pack'::text])));

REVOKE ALL ON FUNCTION "private"."check_credits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_credits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_credits"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."credits_taken"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."credits_taken"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."credits_taken"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."weekly_credits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."weekly_credits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."weekly_credits"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_credits"(bigint, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_credits"(bigint, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_credits"(bigint, uuid) TO "postgres";
