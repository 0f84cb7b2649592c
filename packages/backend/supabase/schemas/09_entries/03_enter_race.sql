-- Entering a horse for a race. The lock on the race decides who is the last to get in.

-- Writes the entry and charges the fee, or answers null if the horse was engaged in the meantime.
-- House stables pay none: their share stays with the house.
create function private.write_entry(
  p_race public.races, p_horse public.horses, p_is_house boolean, p_nonce text,
  p_request_id uuid, p_at timestamptz
) returns public.entries
language plpgsql set search_path = '' as $$
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
$$;

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
  v_claiming text;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_stable from public.stables where id = v_horse.stable_id;
  v_at := coalesce(p_at, clock_timestamp());
  v_claiming := private.claiming_obstacle(v_race, v_horse, v_at);
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
  elsif v_race.requested then
    perform private.refuse('race_by_request');
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
  elsif private.waits_in_request(p_horse_id) then
    perform private.refuse('horse_in_request');
  elsif private.withdrawn_often(p_horse_id, v_at) then
    perform private.refuse('withdrawn_often');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif private.hammer_of(p_horse_id) <= v_race.off_at then
    perform private.refuse('hammer_first');
  elsif v_claiming is not null then
    perform private.refuse(
      v_claiming,
      case when v_claiming <> 'horse_in_auction' then
        to_char(v_horse.sellable_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      end
    );
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
  elsif private.is_by_invitation(v_race) and not private.is_invited(v_race, p_horse_id) then
    perform private.refuse('not_invited');
  elsif v_race.off_at < v_may_run_at and not v_stable.is_house then
    perform private.refuse(
      'horse_too_tired',
      to_char(v_may_run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif private.is_full(v_race, v_stable.is_house) then
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

-- A player enters a horse; of the fee as much as p_from_wallet may come out of the wallet, and p_jockey is
-- the licence of the jockey asked for. The same request id is answered with its first answer and charged
-- once.
create function public.enter_race(
  p_race_id uuid, p_horse_id uuid, p_request_id uuid, p_from_wallet bigint default 0,
  p_jockey integer default null
) returns public.entries
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true or not private.is_licence(p_jockey)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'enter_race', concat_ws(
      ' ', p_race_id, p_horse_id, nullif(p_from_wallet, 0), 'jockey ' || p_jockey
    )
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_entry := private.enter(
    p_race_id, p_horse_id, private.own_stable(), p_request_id::text, p_from_wallet, p_request_id,
    null
  );
  if p_jockey is not null then
    update public.entries set asked_jockey = p_jockey where id = v_entry.id returning * into v_entry;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$$;

-- Declares any stable's horse, under the rules of enter_race.
create function public.declare_horse(
  p_race_id uuid, p_horse_id uuid, p_nonce text, p_at timestamptz
) returns public.entries
language sql security definer set search_path = '' as $$
  select private.enter(
    p_race_id, p_horse_id, null, p_nonce, 0, null, private.not_ahead(p_at)
  )
$$;

revoke execute on function public.enter_race from public, anon, authenticated, service_role;
grant execute on function public.enter_race to authenticated;

revoke execute on function public.declare_horse from public, anon, authenticated, service_role;
grant execute on function public.declare_horse to service_role;
