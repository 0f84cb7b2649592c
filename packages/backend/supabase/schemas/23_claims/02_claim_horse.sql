-- A player claims a runner. Locks are taken in this order: request, race, ledger accounts; the lock on the race decides
-- whether a claim comes in time, that on the stable's credits whether it has a box for the horse.

-- How many boxes a stable has for horses that it claims: `CLAIMING_BOXES` in @furlong/game.
create function private.claiming_boxes() returns integer
language sql immutable set search_path = '' as $$
  select 24
$$;

-- A stable's horses, and those that it has claimed. Its credits are locked.
create function private.boxes_taken(p_stable_id uuid) returns bigint
language sql volatile set search_path = '' as $$
  select (
    select count(*) from public.horses where stable_id = p_stable_id and retired_at is null
  ) + (
    select count(*) from private.claims where stable_id = p_stable_id and state = 'held'
  )
$$;

-- Why runners of a race that is locked cannot be claimed at p_at, or null.
create function private.claim_window_refusal(p_race public.races, p_at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_race.claim_price is null then 'no_claiming_race'
    when p_race.status not in ('open', 'closed') or p_at >= p_race.claims_shut_at then 'claims_shut'
    when p_race.status = 'open' then 'claims_not_open'
  end
$$;

-- True for a stable of which a horse has run in the 30 days before: `CLAIMS_AFTER_RUN` in @furlong/game.
create function private.has_run_lately(p_stable_id uuid, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.entries e
    join public.races r on r.id = e.race_id
    where e.stable_id = p_stable_id and e.entered_at > p_at - interval '60 days'
      and e.place is not null and r.off_at > p_at - interval '30 days'
  )
$$;

-- Claims a runner for the race's price, which is kept until the race is settled; of it as much as p_from_wallet may
-- come out of the wallet. Nobody takes a claim back. Answers its id; the same request id is answered with its first
-- answer and charged once.
create function public.claim_horse(
  p_race_id uuid, p_horse_id uuid, p_request_id uuid, p_from_wallet bigint default 0
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_race public.races;
  v_entry public.entries;
  v_at timestamptz;
  v_refusal text;
  v_id uuid;
  v_escrow bigint;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'claim_horse', concat_ws(' ', p_race_id, p_horse_id, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  -- Read under the lock: who waited for it may come too late.
  v_at := date_trunc('milliseconds', clock_timestamp());
  v_refusal := private.claim_window_refusal(v_race, v_at);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
  end if;
  select * into v_entry from public.entries where race_id = p_race_id and horse_id = p_horse_id;
  if v_entry.id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id = v_stable_id then
    perform private.refuse('horse_is_yours');
  elsif private.are_linked(v_stable_id, v_entry.stable_id, v_at) then
    perform private.refuse('linked_stables');
  elsif exists (
    select from private.claims
    where race_id = p_race_id and horse_id = p_horse_id and stable_id = v_stable_id
  ) then
    perform private.refuse('already_claimed');
  elsif not private.has_run_lately(v_stable_id, v_at) then
    perform private.refuse('claim_needs_run');
  elsif not private.raise_credits(
    v_stable_id, v_race.claim_price, p_from_wallet, '{}', p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  elsif private.boxes_taken(v_stable_id) >= private.claiming_boxes() then
    perform private.refuse('no_free_box');
  end if;

  insert into private.claims (race_id, horse_id, stable_id, price, nonce, made_at)
  values (p_race_id, p_horse_id, v_stable_id, v_race.claim_price, p_request_id::text, v_at)
  returning id into v_id;
  insert into private.accounts (kind, claim_id) values ('claim', v_id) returning id into v_escrow;
  perform private.post(
    'claim', p_request_id, v_at, array[private.wallet_of(v_stable_id, 'credits'), v_escrow],
    array[-v_race.claim_price, v_race.claim_price], p_horse_id
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$$;

revoke execute on function public.claim_horse from public, anon, authenticated, service_role;
grant execute on function public.claim_horse to authenticated;
