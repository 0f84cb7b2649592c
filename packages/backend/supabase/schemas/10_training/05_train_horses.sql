-- Sending many horses to work at once, within what their owner means to spend. Locks are taken in this
-- order: request, horses by their ids, ledger accounts.

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
      select balance from private.accounts where id = private.wallet_of(v_stable_id, 'credits')
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
      v_rows := v_rows || case
        when v_refusal is null
          then jsonb_build_object('session_id', v_session_id, 'price', v_programme.price)
        else to_jsonb(v_refusal)
      end;
    end loop;
    v_answer := v_rows;
    if v_spent > 0 then
      perform private.keep_answer(p_request_id, v_answer);
    else
      -- Nothing was begun: asked again it is judged again, and leaves nothing behind.
      delete from private.requests where request_id = p_request_id;
    end if;
  end if;
  return query
    select
      p_horse_ids[a.number], (a.row ->> 'session_id')::uuid, coalesce((a.row ->> 'price')::bigint, 0),
      case when jsonb_typeof(a.row) = 'string' then a.row #>> '{}' end
    from jsonb_array_elements(v_answer) with ordinality a (row, number)
    order by a.number;
end
$$;

revoke execute on function public.train_horses from public, anon, authenticated, service_role;
grant execute on function public.train_horses to authenticated;
