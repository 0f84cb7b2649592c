SET local check_function_bodies = off;

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
  union all select * from private.check_sales()
  union all select * from private.check_seasons()
  union all select * from private.check_championships()
  union all select * from private.check_requests()
$function$;

CREATE OR REPLACE FUNCTION private.enter (
  p_race_id     uuid,
  p_horse_id    uuid,
  p_stable_id   uuid,
  p_nonce       text,
  p_from_wallet bigint,
  p_request_id  uuid,
  p_at          timestamp with time zone
)
  RETURNS public.entries
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.refuse (
  p_code   text,
  p_detail text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'race_request_not_found' then '404'
    when 'request_times' then '422'
    when 'request_ground' then '422'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'not_auto_training' then '404'
    when 'budget_too_small' then '422'
    when 'group_not_found' then '404'
    when 'horse_name_invalid' then '400'
    when 'group_name_invalid' then '400'
    when 'note_too_long' then '400'
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
    when 'not_invited' then '422'
    when 'not_a_final' then '422'
    when 'price_out_of_bounds' then '422'
    else '409'
  end;
begin
  raise exception using
    errcode = 'PT' || v_status,
    message = replace(p_code, '_', ' '),
    detail = coalesce(p_detail, ''),
    hint = p_code;
end
$function$;

CREATE OR REPLACE FUNCTION public.programme_ahead()
  RETURNS TABLE (
    open_until    timestamp with time zone,
    every_minutes integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select max(r.off_at),
    (extract(epoch from min(r.gap) filter (where r.gap >= interval '1 minute')) / 60)::integer
  from (
    select off_at, off_at - lag(off_at) over (order by off_at) as gap
    from public.races
    where status in ('open', 'closed', 'running') and championship is null and not requested
  ) r
$function$;

CREATE OR REPLACE FUNCTION public.settle_race (
  p_race_id     uuid,
  p_horse_ids   uuid[],
  p_places      integer[],
  p_times_ms    integer[],
  p_prizes      bigint[],
  p_ratings     integer[],
  p_conditions  integer[],
  p_energies    integer[],
  p_overreached uuid[],
  p_checksum    text,
  p_at          timestamp with time zone
)
  RETURNS public.races
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'finished' then
    return v_race;
  elsif v_race.status <> 'running' then
    perform private.refuse('bad_request', 'the race was not started');
  elsif p_at is null or p_at < v_race.finishes_at then
    perform private.refuse('bad_request', 'the last runner has not passed the post');
  elsif p_checksum is distinct from v_race.checksum then
    perform private.refuse('bad_request', 'the result is not that of the race as it was started');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_places), cardinality(p_times_ms),
      cardinality(p_prizes), cardinality(p_ratings), cardinality(p_conditions),
      cardinality(p_energies)
    )
  then
    perform private.refuse('bad_request', 'the lists are not the frozen field');
  elsif exists (
    select from unnest(p_places, p_times_ms, p_prizes) as result (place, time_ms, prize)
    where (place between 1 and v_race.entries_count and time_ms > 0 and prize >= 0) is not true
  ) or v_race.purse <> (select sum(prize) from unnest(p_prizes) prize) or p_overreached is null
    or v_race.finishes_at < v_race.off_at
      + (select max(time_ms) from unnest(p_times_ms) time_ms) * interval '1 millisecond'
  then
    perform private.refuse('bad_request', 'places, times, or prizes that do not share the purse');
  end if;

  perform from public.horses where id = any (p_horse_ids) order by id for no key update;
  perform private.lock_entries(p_race_id);

  update public.entries e
  set place = f.place, time_ms = f.time_ms, prize = f.prize,
    rating_before = h.rating, rating_after = f.rating, condition_after = f.condition
  from unnest(p_horse_ids, p_places, p_times_ms, p_prizes, p_ratings, p_conditions)
      as f (horse_id, place, time_ms, prize, rating, condition)
  join public.horses h on h.id = f.horse_id
  where e.race_id = p_race_id and e.horse_id = f.horse_id;

  -- House horses are always sent out the same, so that they can run every few minutes.
  update public.horses h
  set runs = h.runs + 1,
    wins = h.wins + (f.place = 1)::integer,
    places = h.places + (f.place <= 3)::integer,
    earnings = h.earnings + f.prize,
    form = right(h.form || case when f.place = 1 then 'W' else 'L' end, 10),
    figures = right(h.figures || case when f.place <= 9 then f.place else 0 end, 10),
    rating = f.rating,
    condition = case when s.is_house then 85 else f.condition end,
    energy = case when s.is_house then 85 else f.energy end,
    overreached = h.id = any (p_overreached) and not s.is_house,
    condition_at = p_at,
    last_run_at = v_race.off_at
  from unnest(p_horse_ids, p_places, p_prizes, p_ratings, p_conditions, p_energies)
      as f (horse_id, place, prize, rating, condition, energy), public.stables s
  where h.id = f.horse_id and s.id = h.stable_id;

  perform private.wear_equipment(p_horse_ids, p_at);
  perform private.count_results(p_race_id);
  perform private.count_boards(p_race_id);
  perform private.rate_stables(p_race_id);
  perform private.count_feats(p_race_id);
  perform private.count_course(p_race_id);
  perform private.count_championship(v_race);
  perform private.count_jockeys(p_race_id);
  perform private.pay_prizes(v_race, p_at);

  -- Of the house's runners the first three are told.
  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race_id and (e.place <= 3 or not s.is_house);

  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$function$;
