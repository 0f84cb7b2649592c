-- Sending many horses to work at once, within what their owner means to spend. Locks are taken in this
-- order: request, horses by their ids, ledger accounts.

-- The first reason why a session of a horse that is locked would be refused, or null. What it costs is
-- looked at with the purse.
create function private.training_refusal(
  p_horse public.horses, p_stable_id uuid, p_programme public.training_programmes,
  p_at timestamptz
) returns text
language sql stable set search_path = '' as $$
  select case
    when p_horse.id is null then 'horse_not_found'
    when p_horse.stable_id <> p_stable_id then 'horse_not_yours'
    when p_horse.retired_at is not null then 'horse_retired'
    when p_programme.id is null then 'programme_not_found'
    when p_horse.at_work_until is not null then 'horse_at_work'
    when private.is_for_sale(p_horse.id) then 'horse_for_sale'
    when exists (
      select from private.engagements g join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id
        and r.closes_at < p_at + make_interval(mins => p_programme.minutes)
    ) then 'horse_runs_first'
  end
$$;

revoke execute on function private.training_refusal
  from public, anon, authenticated, service_role;

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
  v_refusal text;
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
  v_refusal := private.training_refusal(v_horse, v_stable_id, v_programme, v_at);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
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

-- Each horse is sent to the programme beside it, in the order given, or not and told why, as
-- `start_training` would tell it: one row a horse, with the session or the code of the refusal. Nothing is
-- begun that brings the sum of the prices above the budget (whole dollars): that horse is told
-- 'over_budget'.
create function public.train_horses(
  p_horse_ids uuid[], p_programmes text[], p_budget bigint, p_request_id uuid
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
    or p_request_id is null or cardinality(p_horse_ids) not between 1 and 100
    or cardinality(p_horse_ids) <> cardinality(p_programmes)
    or array_position(p_horse_ids, null) > 0 or array_position(p_programmes, null) > 0
    or (select count(distinct id) from unnest(p_horse_ids) id) <> cardinality(p_horse_ids)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'train_horses',
    concat_ws(' ', array_to_string(p_horse_ids, ','), array_to_string(p_programmes, ','), p_budget)
  );
  if v_answer is null then
    v_stable_id := private.own_stable();
    perform from public.horses where id = any (p_horse_ids) order by id for no key update;
    -- Read under the lock, in the milliseconds in which the rules count.
    v_at := date_trunc('milliseconds', clock_timestamp());
    perform from private.accounts
    where id in (private.purse_of(v_stable_id, 'credits'), private.house())
    order by id for no key update;
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
          when v_spent + v_programme.price > v_credits then 'too_few_credits'
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

revoke execute on function public.train_horses from public, anon, authenticated, service_role;
grant execute on function public.train_horses to authenticated;
