-- A race takes its time: it is running from the off, when its seed is revealed, and it is settled when
-- its last runner has passed the post. Races that are open or closed now go on as the others.

alter table public.races
  drop constraint races_status_check,
  drop constraint races_check3,
  add column finishes_at timestamptz;
alter table public.races rename constraint races_check4 to races_check3;
alter table public.races
  add constraint races_status_check
    check (status in ('open', 'closed', 'running', 'finished', 'void')),
  add constraint races_seed_check
    check ((seed is not null) = (status in ('running', 'finished', 'void'))),
  add constraint races_finishes_at_check check (finishes_at > off_at),
  add constraint races_running_check
    check (status <> 'running' or (finishes_at is not null and checksum is not null));

drop index public.races_to_come;
drop index public.races_to_come_by_track;
create index races_to_come on public.races (off_at, id)
  where status in ('open', 'closed', 'running');
create index races_to_come_by_track on public.races (track_id, off_at, id)
  where status in ('open', 'closed', 'running');

-- A steward of before would take a race to be started for one to be closed: it finds no function, and
-- claims nothing.
drop function public.claim_race;
drop function public.settle_race;

-- The lists are paged by the key of the last row seen. A race that is running is the first of those
-- to come.
create or replace function public.future_races(
  p_track_id text default null, p_after_off timestamptz default null,
  p_after_id uuid default null, p_limit integer default 20
) returns setof public.races
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_track_id is null then
    return query
      select * from public.races r
      where r.status in ('open', 'closed', 'running')
        and (p_after_off is null or (r.off_at, r.id) > (p_after_off, p_after_id))
      order by r.off_at, r.id
      limit private.page_size(p_limit);
  else
    return query
      select * from public.races r
      where r.status in ('open', 'closed', 'running') and r.track_id = p_track_id
        and (p_after_off is null or (r.off_at, r.id) > (p_after_off, p_after_id))
      order by r.off_at, r.id
      limit private.page_size(p_limit);
  end if;
end
$$;

-- When a race has something due: its field to be frozen, the race to be started or to be settled.
create or replace function private.due_at(p_race public.races) returns timestamptz
language sql immutable set search_path = '' as $$
  select case p_race.status
    when 'open' then p_race.closes_at
    when 'closed' then p_race.off_at
    when 'running' then p_race.finishes_at
  end
$$;

-- The race with the earliest thing due, or no row: its field to be frozen ('close'), the race to be
-- started ('start') or to be settled ('settle'). It is this steward's until the lease ends; another
-- steward is given another race. A lease that ends more than two of its length from now was taken by
-- a clock ahead of this one.
create or replace function public.claim_due_race(p_steward text, p_at timestamptz, p_lease_seconds integer)
returns table (race_id uuid, stage text)
language sql security definer set search_path = '' as $$
  with due as (
    select s.race_id,
      case r.status when 'open' then 'close' when 'closed' then 'start' else 'settle' end as stage
    from private.race_secrets s
    join public.races r on r.id = s.race_id
    where r.status in ('open', 'closed', 'running') and private.due_at(r) <= p_at
      and (
        s.claimed_until is null or s.claimed_until <= p_at or s.claimed_by = p_steward
        or s.claimed_until > p_at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by private.due_at(r), s.race_id
    limit 1
    for update of s skip locked
  )
  update private.race_secrets s
  set claimed_by = p_steward, claimed_until = p_at + make_interval(secs => p_lease_seconds)
  from due
  where s.race_id = due.race_id
  returning s.race_id, due.stage
$$;

-- When a race has something due next; null when none is open, closed or running.
create or replace function public.next_due_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(private.due_at(r)) from public.races r where r.status in ('open', 'closed', 'running')
$$;

-- Starts a frozen race: the seed and the salt are revealed, and with them the race can be run by
-- everybody. Binds its settlement to the checksum, and to when the last runner has passed the post. A
-- second call changes nothing and returns the same.
create or replace function public.start_race(
  p_race_id uuid, p_checksum text, p_finishes_at timestamptz, p_at timestamptz,
  p_beacon_signature text default null
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status in ('running', 'finished') then
    return v_race;
  elsif v_race.status <> 'closed' then
    perform private.refuse('bad_request', 'the race has no frozen field to start');
  elsif p_at is null or p_at < v_race.off_at then
    perform private.refuse('bad_request', 'the race is not off yet');
  elsif p_checksum is null or (p_finishes_at > v_race.off_at) is not true then
    perform private.refuse('bad_request', 'a race is started with its checksum, and ends after the off');
  end if;

  update private.race_secrets set claimed_by = null, claimed_until = null
  where race_id = p_race_id;
  update public.races r
  set status = 'running', seed = s.seed, salt = s.salt, beacon_signature = p_beacon_signature,
    checksum = p_checksum, finishes_at = p_finishes_at
  from private.race_secrets s
  where r.id = p_race_id and s.race_id = r.id
  returning r.* into v_race;
  return v_race;
end
$$;

-- Ends the horses' engagements and the steward's claim, once a race is over.
create or replace function private.release_race(p_race_id uuid) returns void
language sql set search_path = '' as $$
  delete from private.engagements where race_id = p_race_id;
  update private.race_secrets set claimed_by = null, claimed_until = null
  where race_id = p_race_id;
$$;

-- One element a runner in every list but p_overreached, which names the horses that are. Ratings,
-- conditions (%), energies (%) and who is overreached are those after the race; the prizes sum to the
-- purse. The checksum is the one that the race was started with, so that the result is the one that
-- everybody saw. A second call changes nothing and returns the same.
create or replace function public.settle_race(
  p_race_id uuid, p_horse_ids uuid[], p_places integer[], p_times_ms integer[],
  p_prizes bigint[], p_ratings integer[], p_conditions integer[], p_energies integer[],
  p_overreached uuid[], p_checksum text, p_at timestamptz
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status = 'finished' then
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

  update public.entries e
  set place = f.place, time_ms = f.time_ms, prize = f.prize,
    rating_before = h.rating, rating_after = f.rating
  from unnest(p_horse_ids, p_places, p_times_ms, p_prizes, p_ratings)
      as f (horse_id, place, time_ms, prize, rating)
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

  perform private.pay_prizes(v_race, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$$;

-- Every fee is refunded, and the seed is published if it was not at the off. A second call changes
-- nothing.
create or replace function public.void_race(
  p_race_id uuid, p_reason text, p_at timestamptz, p_beacon_signature text default null
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
  v_credits bigint[];
  v_fees bigint[];
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status = 'void' then
    return v_race;
  elsif v_race.status = 'finished' then
    perform private.refuse('race_closed');
  elsif p_reason is null or p_at is null then
    perform private.refuse('bad_request', 'a race is called off for a reason');
  end if;

  select array_agg(w.credits), array_agg(w.fees)
  into v_credits, v_fees
  from (
    select private.purse_of(s.id, 'credits') as credits, count(*) * v_race.entry_fee as fees
    from public.entries e
    join public.stables s on s.id = e.stable_id and not s.is_house
    where e.race_id = p_race_id
    group by s.id
  ) w;
  if v_race.entry_fee > 0 and v_credits is not null then
    perform private.post(
      'entry_refund', null, p_at, private.pool_of(p_race_id) || v_credits,
      -(select sum(fee)::bigint from unnest(v_fees) fee) || v_fees
    );
  end if;

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

drop function private.break_seal;

create or replace function private.check_races() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  -- What a stable paid into a race's pool, less what came back.
  with paid as (
    select pool.race_id, purse.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts purse on purse.id = p.account_id and purse.kind = 'credits'
    join private.postings q on q.transaction_id = t.id
    join private.accounts pool on pool.id = q.account_id and pool.kind = 'pool'
    where t.kind in ('entry_fee', 'entry_refund')
    group by pool.race_id, purse.stable_id
  ), owed as (
    select e.race_id, e.stable_id,
      sum(case when r.status = 'void' then 0 else r.entry_fee end) as amount
    from public.entries e
    join public.races r on r.id = e.race_id
    join public.stables s on s.id = e.stable_id and not s.is_house
    group by e.race_id, e.stable_id
  )
  select 'an entry fee has its entry or its refund', race_id || ' ' || stable_id
  from paid full join owed using (race_id, stable_id)
  where coalesce(paid.amount, 0) <> coalesce(owed.amount, 0)
  union all
  select 'a settled race has paid its pool out', r.id::text
  from public.races r
  join private.accounts a on a.race_id = r.id
  where r.settled_at is not null and a.balance <> 0
  union all
  select 'the prizes are the purse', r.id::text
  from public.races r
  where r.status = 'finished'
    and r.purse is distinct from (select sum(prize) from public.entries where race_id = r.id)
  union all
  select 'a purse left its pool once', r.id::text
  from public.races r
  join private.accounts a on a.race_id = r.id
  left join private.postings p on p.account_id = a.id
  left join private.transactions t on t.id = p.transaction_id and t.kind = 'prizes'
  group by r.id
  having coalesce(-sum(p.amount) filter (where t.id is not null), 0)
    <> case when r.status = 'finished' then r.purse else 0 end
  union all
  select 'a race counts its entries', r.id::text
  from public.races r
  where r.entries_count <> (select count(*) from public.entries where race_id = r.id)
  union all
  select 'a horse has one engagement', coalesce(g.horse_id, e.horse_id)::text
  from private.engagements g
  full join (
    select x.horse_id, x.race_id
    from public.entries x join public.races r on r.id = x.race_id
    where r.status in ('open', 'closed', 'running')
  ) e on e.horse_id = g.horse_id and e.race_id = g.race_id
  where g.horse_id is null or e.horse_id is null
  union all
  select 'a record is the sum of its races', h.id::text
  from public.horses h
  left join public.entries e on e.horse_id = h.id and e.place is not null
  group by h.id
  having (h.runs, h.wins, h.places, h.earnings) is distinct from (
    count(e.id), count(e.id) filter (where e.place = 1), count(e.id) filter (where e.place <= 3),
    coalesce(sum(e.prize), 0)
  )
  union all
  select 'a seed is sealed until the off and is the one announced', r.id::text
  from public.races r
  left join private.race_secrets s on s.race_id = r.id
  left join public.openings o on o.race_id = r.id and r.rules <> 'furlong-race-1'
  where (r.seed is not null) <> (r.status in ('running', 'finished', 'void'))
    or (r.rules <> 'furlong-race-1' and o.race_id is null)
    or r.seed_hash is distinct from private.sha256_hex(concat_ws(
      ':', r.rules, r.id, s.seed, o.terms, array_to_string(o.reserves, ',')
    ))
$$;

revoke execute on function
  public.claim_due_race,
  public.next_due_at,
  public.start_race,
  public.settle_race
  from public, anon, authenticated, service_role;
grant execute on function
  public.claim_due_race,
  public.next_due_at,
  public.start_race,
  public.settle_race
  to service_role;
