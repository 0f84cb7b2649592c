-- Joining a request. The lock on the request decides who is the last to get in.

-- The first reason why a horse that is locked may not join a request that is locked, or null; with what the
-- player reads beside it. The fee is looked at with the purse.
create function private.join_refusal(
  p_request public.race_requests, p_horse public.horses, p_stable_id uuid, p_at timestamptz
) returns table (code text, detail text)
language sql volatile set search_path = '' as $$
  select refusal.code, case refusal.code
    when 'horse_not_back' then to_char(
      p_horse.at_work_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
    when 'horse_too_tired' then to_char(
      rested.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
  end
  from (
    select private.may_run_at(
      coalesce(p_horse.energy_after_work, p_horse.energy),
      coalesce(p_horse.at_work_until, p_horse.condition_at)
    ) as at
  ) rested
  cross join lateral (
    select case
      when p_horse.id is null then 'horse_not_found'
      when p_horse.stable_id <> p_stable_id then 'horse_not_yours'
      when p_horse.retired_at is not null then 'horse_retired'
      when p_request.state = 'full' or p_request.state = 'opened' then 'request_full'
      when p_request.state <> 'open' or p_at >= p_request.latest_off - private.request_notice()
        then 'request_over'
      when not private.may_join(p_request, p_stable_id) then 'request_of_club'
      when exists (
        select from public.race_request_entries e
        where e.race_request_id = p_request.id and e.horse_id = p_horse.id
      ) then 'already_entered'
      when private.waits_in_request(p_horse.id) then 'horse_in_request'
      when private.is_engaged(p_horse.id) then 'horse_engaged'
      when private.is_for_sale(p_horse.id) then 'horse_for_sale'
      when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
      when not p_horse.specialty = any (p_request.suitable_for) then 'horse_unsuitable'
      when not private.fits_request(p_request, p_horse) then 'conditions_not_met'
      when p_horse.at_work_until > p_request.latest_off - private.request_notice()
        then 'horse_not_back'
      when rested.at > p_request.latest_off then 'horse_too_tired'
      when not private.leaves_places(p_request, p_stable_id) then 'request_needs_stables'
    end as code
  ) refusal
$$;

-- When a request that has become full goes off: at its earliest, but no sooner than its owners were told, and
-- all horses are back from work and rested as they were when they joined; at its latest in any case.
create function private.off_of_request(p_request public.race_requests, p_at timestamptz)
returns timestamptz
language sql stable set search_path = '' as $$
  select least(p_request.latest_off, greatest(
    p_request.earliest_off,
    date_trunc('minute', max(greatest(
      p_at + private.request_notice(),
      coalesce(h.at_work_until, p_at) + private.request_notice(),
      private.may_run_at(
        coalesce(h.energy_after_work, h.energy), coalesce(h.at_work_until, h.condition_at)
      )
    )) + interval '59.999999 seconds')
  ))
  from public.race_request_entries e
  join public.horses h on h.id = e.horse_id
  where e.race_request_id = p_request.id
$$;

-- Puts a player's horse into a request that is locked, and keeps its fee; the last place fixes the off. Answers
-- the request as it then is.
create function private.join_request(
  p_request public.race_requests, p_horse_id uuid, p_stable_id uuid, p_from_wallet bigint,
  p_request_id uuid
) returns public.race_requests
language plpgsql set search_path = '' as $$
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
$$;

-- A player joins a request with a horse; of the fee as much as p_from_wallet may come out of his wallet. Answers
-- how the request then stands; the same request id is answered with its first answer and charged once.
create function public.join_race_request(
  p_race_request_id uuid, p_horse_id uuid, p_request_id uuid, p_from_wallet bigint default 0
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_state text;
begin
  perform private.player();
  if p_race_request_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'join_race_request',
    concat_ws(' ', p_race_request_id, p_horse_id, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  v_state := (private.join_request(
    private.lock_race_request(p_race_request_id), p_horse_id, v_stable_id, p_from_wallet,
    p_request_id
  )).state;
  perform private.keep_answer(p_request_id, to_jsonb(v_state));
  return v_state;
end
$$;

revoke execute on function public.join_race_request from public, anon, authenticated, service_role;
grant execute on function public.join_race_request to authenticated;
