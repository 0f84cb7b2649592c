-- A race that is called off.

-- Every fee is refunded, every claim given back, and the seed is published if it was not at the off. A second call changes
-- nothing.
create function public.void_race(
  p_race_id uuid, p_reason text, p_at timestamptz, p_beacon_signature text default null
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
  v_stable_ids uuid[];
  v_paid_at timestamptz[];
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'void' then
    return v_race;
  elsif v_race.status = 'finished' then
    perform private.refuse('race_closed');
  elsif p_reason is null or p_at is null then
    perform private.refuse('bad_request', 'a race is called off for a reason');
  end if;

  if v_race.claim_price is not null then
    perform private.lock_claim_accounts(p_race_id);
  end if;
  select array_agg(s.id), array_agg(e.entered_at)
  into v_stable_ids, v_paid_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;
  perform private.refund_fees(v_race, v_stable_ids, v_paid_at, p_at);
  perform private.refund_supplement(v_race, p_at);
  perform private.return_claims(p_race_id, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_void', p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  perform private.release_race(p_race_id);
  update public.races r
  set status = 'void', void_reason = p_reason, settled_at = p_at, seed = s.seed, salt = s.salt,
    beacon_signature = coalesce(r.beacon_signature, p_beacon_signature)
  from private.race_secrets s
  where r.id = p_race_id and s.race_id = r.id
  returning r.* into v_race;
  return v_race;
end
$$;

revoke execute on function public.void_race from public, anon, authenticated, service_role;
grant execute on function public.void_race to service_role;
