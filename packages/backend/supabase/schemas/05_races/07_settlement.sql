-- A race that was run: one transaction writes the result and pays the prizes.

-- Moves the race's money: a tenth of the fees to the house, the house's part of the purse into the
-- pool, and the purse out of it: to the wallets of players' stables, or the credits of those that chose so,
-- the rest back to the house.
create function private.pay_prizes(p_race public.races, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_pool constant bigint := private.pool_of(p_race.id);
  v_house constant bigint := private.house();
  v_winners bigint[];
  v_prizes bigint[];
  v_fees bigint;
  v_rake bigint;
begin
  select coalesce(array_agg(w.winner), '{}'), coalesce(array_agg(w.prize), '{}')
  into v_winners, v_prizes
  from (
    select private.prize_wallet_of(s.id) as winner, sum(e.prize)::bigint as prize
    from public.entries e
    join public.stables s on s.id = e.stable_id and not s.is_house
    where e.race_id = p_race.id and e.prize > 0
    group by s.id
  ) w;
  perform from private.accounts
  where id = any (array[v_pool, v_house] || v_winners) order by id for no key update;
  select balance into v_fees from private.accounts where id = v_pool;
  v_rake := v_fees / 10;

  if v_rake > 0 then
    perform private.post('rake', null, p_at, array[v_pool, v_house], array[-v_rake, v_rake]);
  end if;
  if p_race.purse <> v_fees - v_rake then
    perform private.post(
      'top_up', null, p_at, array[v_house, v_pool],
      array[v_fees - v_rake - p_race.purse, p_race.purse - v_fees + v_rake]
    );
  end if;
  perform private.post(
    'prizes', null, p_at, array[v_pool, v_house] || v_winners,
    array[-p_race.purse, p_race.purse - (select coalesce(sum(prize), 0)::bigint from unnest(v_prizes) prize)]
      || v_prizes
  );
end
$$;

-- Ends the horses' engagements and the steward's claim, once a race is over.
create function private.release_race(p_race_id uuid) returns void
language sql set search_path = '' as $$
  delete from private.engagements where race_id = p_race_id;
  update private.race_secrets set claimed_by = null, claimed_until = null
  where race_id = p_race_id;
$$;

-- One element a runner in every list but p_overreached, which names the horses that are. Ratings,
-- conditions (%), energies (%) and who is overreached are those after the race; the prizes sum to the
-- purse. The checksum is the one that the race was started with, so that the result is the one that
-- everybody saw. A second call changes nothing and returns the same.
create function public.settle_race(
  p_race_id uuid, p_horse_ids uuid[], p_places integer[], p_times_ms integer[],
  p_prizes bigint[], p_ratings integer[], p_conditions integer[], p_energies integer[],
  p_overreached uuid[], p_checksum text, p_at timestamptz
) returns public.races
language plpgsql security definer set search_path = '' as $$
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
  perform private.count_paper(p_race_id);
  perform private.count_championship(v_race);
  perform private.count_jockeys(p_race_id);
  perform private.count_house_lists(p_race_id);
  perform private.count_clubs(p_race_id);
  perform private.score_previews(p_race_id);
  if v_race.claim_price is not null then
    perform private.lock_claim_accounts(p_race_id);
  end if;
  perform private.pay_prizes(v_race, p_at);

  -- Of the house's runners the first three are told.
  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race_id and (e.place <= 3 or not s.is_house);

  if v_race.claim_price is not null then
    perform private.settle_claims(p_race_id, p_horse_ids, p_conditions, p_energies, p_at);
  end if;
  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$$;

revoke execute on function public.settle_race from public, anon, authenticated, service_role;
grant execute on function public.settle_race to service_role;
