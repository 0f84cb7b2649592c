-- Sending a horse to work. Locks are taken in the order of enter_race: request, horse, ledger accounts.

-- Energy in percent of a horse that is left alone: `energyAt` in @furlong/game for an average talent for
-- recovery, as its owner reads it.
create function private.energy_at(
  p_energy integer, p_since timestamptz, p_at timestamptz
) returns integer
language sql immutable set search_path = '' as $$
  select floor(
    100.5 - (100 - p_energy) * power(
      0.955::double precision,
      greatest(0, extract(epoch from p_at - p_since)::double precision / 3600)
    )
  )::integer
$$;

-- Writes the session and charges its price.
create function private.write_session(
  p_horse public.horses, p_programme public.training_programmes, p_request_id uuid,
  p_at timestamptz
) returns public.training_sessions
language plpgsql set search_path = '' as $$
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
$$;

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
    when private.hammer_of(p_horse.id) < p_at + make_interval(mins => p_programme.minutes)
      then 'hammer_first'
    when exists (
      select from private.engagements g join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id
        and r.closes_at < p_at + make_interval(mins => p_programme.minutes)
    ) then 'horse_runs_first'
    when private.back_for_request(p_horse.id) < p_at + make_interval(mins => p_programme.minutes)
      then 'horse_runs_first'
  end
$$;

-- A player sends a horse to work; of the price as much as p_from_wallet may come out of the wallet. The same
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

revoke execute on function public.start_training
  from public, anon, authenticated, service_role;
grant execute on function public.start_training to authenticated;
