-- A race of the programme is opened: bound to its seed, its terms and the house's reserves.

-- Returns the new race's id, or null if the slot already has its race. The first p_opening_field of
-- the reserves that are free are entered at once. p_purse is the planned one: the race pays what the house's
-- part of the week makes of it, and keeps it.
create function public.open_race(
  p_slot text, p_name text, p_track_id text, p_distance integer, p_surface text, p_going integer,
  p_grade text, p_age_class text, p_conditions text, p_suitable_for text[], p_purse bigint,
  p_entry_fee bigint, p_novice_stables_only boolean, p_max_entries integer,
  p_off_at timestamptz, p_closes_at timestamptz, p_seed text, p_engine text, p_terms text,
  p_opening_field integer, p_at timestamptz,
  p_min_rating integer default null, p_max_rating integer default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
  v_reserves uuid[];
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or p_closes_at <= p_at then
    perform private.refuse('bad_request', 'entries close after the race is opened');
  end if;
  insert into public.races (
    slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, min_rating, max_rating, novice_stables_only, max_entries, off_at, closes_at,
    engine, rules, seed_hash, championship, claim_price, claims_shut_at
  ) values (
    p_slot, p_name, p_track_id, p_distance, p_surface, p_going, p_grade, p_age_class, p_conditions,
    p_suitable_for,
    private.purse_at(p_purse, p_entry_fee, private.prize_subsidy(private.week_at(p_at))), p_entry_fee,
    p_min_rating, p_max_rating, p_novice_stables_only, p_max_entries,
    p_off_at, p_closes_at, p_engine, 'furlong-race-2', '',
    nullif(p_terms::jsonb -> 'championship', 'null'),
    (p_terms::jsonb -> 'claim' ->> 'price')::bigint,
    to_timestamp((p_terms::jsonb -> 'claim' ->> 'shutsAt')::bigint / 1000.0)
  )
  on conflict (slot) do nothing
  returning * into v_race;
  if not found then
    return null;
  end if;
  v_reserves := case
    when private.is_by_invitation(v_race) then private.invite(v_race)
    else private.reserves_of(v_race, p_at)
  end;
  update public.races
  set seed_hash = private.sha256_hex(
    concat_ws(':', 'furlong-race-2', id, p_seed, p_terms, array_to_string(v_reserves, ','))
  )
  where id = v_race.id
  returning * into v_race;
  insert into public.openings (race_id, opened_at, terms, reserves)
  values (v_race.id, p_at, p_terms, v_reserves);
  insert into private.race_secrets (race_id, seed) values (v_race.id, p_seed);
  insert into private.accounts (kind, race_id) values ('pool', v_race.id);
  if private.is_by_invitation(v_race) then
    perform private.take_finalists(v_race, p_opening_field, p_at);
  else
    perform private.take_reserves(v_race, p_opening_field, p_at);
  end if;
  return v_race.id;
end
$$;

revoke execute on function public.open_race from public, anon, authenticated, service_role;
grant execute on function public.open_race to service_role;
