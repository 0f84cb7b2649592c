-- What stewards do with requests: one that is full becomes a race, one whose time is up ends.

-- The request with the earliest thing due, or null: one that is full is to be opened as a race, one whose time is
-- up to be ended. It is this steward's until the lease ends; another steward is given another request.
create function public.claim_due_race_request(
  p_steward text, p_at timestamptz, p_lease_seconds integer
) returns uuid
language sql security definer set search_path = '' as $$
  with now as materialized (
    select private.not_ahead(p_at) as at
  ), due as (
    select c.race_request_id
    from private.race_request_claims c
    join public.race_requests q on q.id = c.race_request_id
    cross join now
    where (q.state = 'full'
        or q.state = 'open' and q.latest_off <= now.at + private.request_notice())
      and (
        c.claimed_until is null or c.claimed_until <= now.at or c.claimed_by = p_steward
        or c.claimed_until > now.at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by q.latest_off, q.id
    limit 1
    for update of c skip locked
  )
  update private.race_request_claims c
  set claimed_by = p_steward, claimed_until = now.at + make_interval(secs => p_lease_seconds)
  from due, now
  where c.race_request_id = due.race_request_id
  returning c.race_request_id
$$;

-- When a request has something due next; null when there is none.
create function private.next_request_due_at() returns timestamptz
language sql stable set search_path = '' as $$
  select least(
    -- It has been due since it became full.
    (select min(asked_at) from public.race_requests where state = 'full'),
    (
      select latest_off - private.request_notice() from public.race_requests
      where state = 'open' order by latest_off limit 1
    )
  )
$$;

-- What the request binds the race's terms to (`Terms` in @furlong/game), beside what its opening adds.
create function private.asked_terms(p_request public.race_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'slot', 'request ' || p_request.id,
    'trackId', p_request.track_id,
    'distance', p_request.distance,
    'surface', p_request.surface,
    'grade', p_request.grade,
    'ageClass', p_request.age_class,
    'suitableFor', p_request.suitable_for,
    'minRating', p_request.min_rating,
    'maxRating', p_request.max_rating,
    'maxEntries', p_request.runners,
    'finalField', p_request.runners,
    'openingField', 0,
    'offAt', (extract(epoch from p_request.off_at) * 1000)::bigint,
    'requested', jsonb_build_object(
      'requestId', p_request.id,
      'entryFee', p_request.entry_fee,
      'purse', private.purse_of_fees(p_request),
      'sex', p_request.sex
    )
  )
$$;

-- The purse: what its runners pay, less the tenth that the house keeps of every fee.
create function private.purse_of_fees(p_request public.race_requests) returns bigint
language sql immutable set search_path = '' as $$
  select p_request.runners * p_request.entry_fee - p_request.runners * p_request.entry_fee / 10
$$;

-- Opens a request that is full as a race: bound to the seed that is given, to the terms, which are those that
-- were asked for, and to the house's reserves, none of which it needs. The horses are entered, and their fees
-- go from the request to the race. Answers the race's id; a second call changes nothing and answers the same.
create function public.open_requested_race(
  p_race_request_id uuid, p_name text, p_going integer, p_conditions text,
  p_closes_at timestamptz, p_seed text, p_engine text, p_terms text, p_at timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_request public.race_requests;
  v_race public.races;
  v_reserves uuid[];
begin
  p_at := private.not_ahead(p_at);
  v_request := private.lock_race_request(p_race_request_id);
  if v_request.state = 'opened' then
    return v_request.race_id;
  elsif v_request.state <> 'full' then
    perform private.refuse('bad_request', 'the request is not full');
  elsif p_at is null or (p_closes_at > p_at and p_closes_at <= v_request.off_at) is not true then
    perform private.refuse('bad_request', 'entries close after the race is opened');
  elsif (p_terms::jsonb @> private.asked_terms(v_request)) is not true then
    perform private.refuse('bad_request', 'the terms are not those that were asked for');
  end if;

  insert into public.races (
    slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, min_rating, max_rating, novice_stables_only, max_entries, off_at, closes_at,
    engine, rules, seed_hash, requested
  ) values (
    'request ' || v_request.id, p_name, v_request.track_id, v_request.distance, v_request.surface,
    p_going, v_request.grade, v_request.age_class, p_conditions, v_request.suitable_for,
    private.purse_of_fees(v_request), v_request.entry_fee, v_request.min_rating,
    v_request.max_rating, false, v_request.runners, v_request.off_at, p_closes_at, p_engine,
    'furlong-race-2', '', true
  )
  returning * into v_race;
  v_reserves := private.reserves_of(v_race, p_at);
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
  perform private.enter_requested(v_request, v_race, p_at);
  update public.race_requests
  set state = 'opened', race_id = v_race.id, ended_at = p_at
  where id = v_request.id;
  delete from private.race_request_claims where race_request_id = v_request.id;
  return v_race.id;
end
$$;

-- Enters the horses of a request for its race, which is new: each fee goes back to its stable and into the
-- race's pool, so that the race is paid like any other. The request is locked.
create function private.enter_requested(
  p_request public.race_requests, p_race public.races, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_escrow constant bigint := private.escrow_of(p_request.id);
  v_joined record;
begin
  perform from public.horses h
  where h.id in (
    select horse_id from public.race_request_entries where race_request_id = p_request.id
  )
  order by h.id for no key update;
  -- All at once, in the order of their ids: other payments of these stables wait, and not in a circle.
  perform from private.accounts a
  where a.id in (v_escrow, private.pool_of(p_race.id))
    or a.kind = 'credits' and a.stable_id in (
      select stable_id from public.race_request_entries where race_request_id = p_request.id
    )
  order by a.id for no key update;
  update public.race_request_entries set waits = false where race_request_id = p_request.id;
  for v_joined in
    select h as horse, e.nonce from public.horses h
    join public.race_request_entries e on e.horse_id = h.id
    where e.race_request_id = p_request.id
    order by h.id
  loop
    perform private.post(
      'request_refund', null, p_at,
      array[v_escrow, private.wallet_of((v_joined.horse).stable_id, 'credits')],
      array[-p_request.entry_fee, p_request.entry_fee]
    );
    if (private.write_entry(p_race, v_joined.horse, false, v_joined.nonce, null, p_at)).id is null then
      raise exception 'a horse of request % is engaged', p_request.id;
    end if;
  end loop;
end
$$;

-- Ends a request that did not fill in time, or whose race could not be opened before its entries would close:
-- every fee comes back, and all horses are free. A second call changes nothing. Answers how it ended.
create function public.expire_race_request(p_race_request_id uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_request public.race_requests;
  v_horse_ids uuid[];
begin
  p_at := private.not_ahead(p_at);
  v_request := private.lock_race_request(p_race_request_id);
  if v_request.state not in ('open', 'full') then
    return v_request.state;
  elsif p_at is null
    or p_at < coalesce(v_request.off_at, v_request.latest_off) - private.request_notice()
  then
    perform private.refuse('bad_request', 'the request has time left');
  end if;

  select array_agg(horse_id order by horse_id) into v_horse_ids
  from public.race_request_entries where race_request_id = p_race_request_id;
  perform from public.horses where id = any (v_horse_ids) order by id for no key update;
  perform private.refund_request(v_request, v_horse_ids, null, p_at);
  update public.race_request_entries set waits = false where race_request_id = p_race_request_id;
  insert into public.activities (stable_id, horse_id, type, at)
  select stable_id, horse_id, 'request_expired', p_at
  from public.race_request_entries where race_request_id = p_race_request_id;
  update public.race_requests set state = 'expired', ended_at = p_at
  where id = p_race_request_id
  returning * into v_request;
  delete from private.race_request_claims where race_request_id = p_race_request_id;
  return v_request.state;
end
$$;

revoke execute on function
  public.claim_due_race_request, public.open_requested_race, public.expire_race_request
  from public, anon, authenticated, service_role;
grant execute on function
  public.claim_due_race_request, public.open_requested_race, public.expire_race_request
  to service_role;
