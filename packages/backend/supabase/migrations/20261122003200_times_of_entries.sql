-- An entry is judged by the time under the locks: one that waited for them could come after the close.
-- A lease that a clock hours ahead left behind keeps no race from being run. A horse that would have
-- less than half its energy at the off is not entered.

-- From when a horse that is left alone has the energy to run: `mayRunAt` in @furlong/game, with its
-- floor of half and the hourly return of an average talent for recovery.
create function private.may_run_at(p_energy integer, p_condition_at timestamptz)
returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when p_energy >= 50 then p_condition_at
    else p_condition_at + make_interval(
      mins => ceil(
        60 * ln(50 / (100 - p_energy)::double precision) / ln(1 - 0.045::double precision)
      )::integer
    )
  end
$$;

-- The one place where an entry is judged. With p_stable_id null the horse may be anybody's; with p_at
-- null the time is read under the locks, as an entry that waited for them may come too late.
create or replace function private.enter(
  p_race_id uuid, p_horse_id uuid, p_stable_id uuid, p_nonce text, p_request_id uuid,
  p_at timestamptz
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
  v_may_run_at := private.may_run_at(v_horse.energy, v_horse.condition_at);

  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif p_stable_id <> v_stable.id then
    perform private.refuse('horse_not_yours');
  elsif v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' or v_at >= v_race.closes_at then
    perform private.refuse('race_closed');
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
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
  elsif v_race.entries_count >= v_race.max_entries then
    perform private.refuse('race_full');
  elsif v_race.entry_fee > 0 and not v_stable.is_house then
    -- Two entries of one stable in two races meet here: the lock makes the second see the first.
    perform from private.accounts
    where id in (private.purse_of(v_stable.id, 'credits'), private.pool_of(p_race_id))
    order by id for no key update;
    if v_race.entry_fee > (
      select balance from private.accounts where id = private.purse_of(v_stable.id, 'credits')
    ) then
      perform private.refuse('too_few_credits');
    end if;
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

-- A player enters a horse. The same request id is answered with its first answer and charged once.
create or replace function public.enter_race(p_race_id uuid, p_horse_id uuid, p_request_id uuid)
returns public.entries
language plpgsql security definer set search_path = '' as $$
declare
  v_user constant uuid := auth.uid();
  v_arguments constant text := concat_ws(' ', p_race_id, p_horse_id);
  v_stable_id uuid;
  v_request private.requests;
  v_entry public.entries;
begin
  if v_user is null then
    perform private.refuse('not_signed_in');
  elsif p_race_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;

  insert into private.requests (request_id, user_id, action, arguments, at)
  values (p_request_id, v_user, 'enter_race', v_arguments, now())
  on conflict (request_id) do nothing;
  if not found then
    select * into v_request from private.requests where request_id = p_request_id;
    if (v_request.user_id, v_request.action, v_request.arguments)
      is distinct from (v_user, 'enter_race', v_arguments)
    then
      perform private.refuse('request_reused');
    end if;
    return jsonb_populate_record(null::public.entries, v_request.answer);
  end if;

  select id into v_stable_id from public.stables where owner_id = v_user;
  if v_stable_id is null then
    perform private.refuse('no_stable');
  end if;

  v_entry := private.enter(p_race_id, p_horse_id, v_stable_id, p_request_id::text, p_request_id, null);
  update private.requests set answer = to_jsonb(v_entry) where request_id = p_request_id;
  return v_entry;
end
$$;

-- The next race with something due, or no row: its field to be frozen ('close') or the race to be
-- run ('run'). It is this steward's until the lease ends; another steward is given another race. A
-- lease that ends more than two of its length from now was taken by a clock ahead of this one.
create or replace function public.claim_race(p_steward text, p_at timestamptz, p_lease_seconds integer)
returns table (race_id uuid, stage text)
language sql security definer set search_path = '' as $$
  with due as (
    select s.race_id, case r.status when 'open' then 'close' else 'run' end as stage
    from private.race_secrets s
    join public.races r on r.id = s.race_id
    where (
        (r.status = 'open' and r.closes_at <= p_at) or (r.status = 'closed' and r.off_at <= p_at)
      )
      and (
        s.claimed_until is null or s.claimed_until <= p_at or s.claimed_by = p_steward
        or s.claimed_until > p_at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by case r.status when 'open' then r.closes_at else r.off_at end, s.race_id
    limit 1
    for update of s skip locked
  )
  update private.race_secrets s
  set claimed_by = p_steward, claimed_until = p_at + make_interval(secs => p_lease_seconds)
  from due
  where s.race_id = due.race_id
  returning s.race_id, due.stage
$$;
