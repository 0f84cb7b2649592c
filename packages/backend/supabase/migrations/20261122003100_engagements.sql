-- A horse has one engagement, decided by a key: two stewards who filled two races at once did not see
-- each other's entries. Of the engagements that a horse may have by then, the last is kept.

create table private.engagements (
  horse_id uuid primary key references public.horses (id),
  race_id uuid not null references public.races (id)
);

create index engagements_by_race on private.engagements (race_id);

insert into private.engagements (horse_id, race_id)
select distinct on (e.horse_id) e.horse_id, e.race_id
from public.entries e
join public.races r on r.id = e.race_id
where r.status in ('open', 'closed')
order by e.horse_id, r.off_at desc, r.id;

create or replace function private.is_engaged(p_horse_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.engagements where horse_id = p_horse_id)
$$;

-- Writes the entry and charges the fee, or answers null if the horse was engaged in the meantime.
-- House stables pay none: their share stays with the house.
create or replace function private.write_entry(
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
  insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at)
  values (p_race.id, p_horse.id, p_horse.stable_id, p_nonce, p_at)
  returning * into v_entry;
  update public.races set entries_count = entries_count + 1 where id = p_race.id;
  if p_race.entry_fee > 0 and not p_is_house then
    perform private.post(
      'entry_fee', p_request_id, p_at,
      array[private.purse_of(p_horse.stable_id, 'credits'), private.pool_of(p_race.id)],
      array[-p_race.entry_fee, p_race.entry_fee]
    );
  end if;
  if not p_is_house then
    insert into public.activities (stable_id, horse_id, race_id, type, at)
    values (p_horse.stable_id, p_horse.id, p_race.id, 'race_entry', p_at);
  end if;
  return v_entry;
end
$$;

-- The one place where an entry is judged. With p_stable_id null the horse may be anybody's.
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
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_stable from public.stables where id = v_horse.stable_id;

  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif p_stable_id <> v_stable.id then
    perform private.refuse('horse_not_yours');
  elsif v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' or p_at >= v_race.closes_at then
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
    and v_stable.created_at < p_at - interval '28 days'
  then
    perform private.refuse('novice_stables_only');
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
    v_race, v_horse, v_stable.is_house, p_nonce, p_request_id, p_at
  );
  if v_entry.id is null then
    perform private.refuse('horse_engaged');
  end if;
  return v_entry;
end
$$;

-- Enters suitable house horses that are not engaged, the longest idle first, until the race has
-- p_target entries. The house may do so until the field is frozen. Answers how many it entered.
create or replace function public.fill_race(p_race_id uuid, p_target integer, p_at timestamptz)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
  v_horse public.horses;
  v_entry public.entries;
  v_entered integer := 0;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  end if;
  for v_horse in
    select h.* from public.horses h
    join public.stables s on s.id = h.stable_id and s.is_house
    where h.specialty = any (v_race.suitable_for)
      and private.meets_conditions(v_race, h)
      and not exists (select from private.engagements g where g.horse_id = h.id)
    order by h.last_run_at nulls first, h.id
    limit greatest(least(p_target, v_race.max_entries) - v_race.entries_count, 0)
    for no key update of h skip locked
  loop
    -- Another steward may have engaged the horse since it was looked for.
    v_entry := private.write_entry(v_race, v_horse, true, gen_random_uuid()::text, null, p_at);
    v_entered := v_entered + (v_entry.id is not null)::integer;
  end loop;
  return v_entered;
end
$$;

-- Publishes what was sealed, and lets the horses and the claim go.
create or replace function private.break_seal(
  p_race_id uuid, p_status text, p_checksum text, p_void_reason text, p_at timestamptz
) returns public.races
language sql set search_path = '' as $$
  delete from private.engagements where race_id = p_race_id;
  update private.race_secrets set claimed_by = null, claimed_until = null
  where race_id = p_race_id;
  update public.races r
  set status = p_status, seed = s.seed, salt = s.salt, checksum = p_checksum,
    void_reason = p_void_reason, settled_at = p_at
  from private.race_secrets s
  where r.id = p_race_id and s.race_id = p_race_id
  returning r.*
$$;

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
    where r.status in ('open', 'closed')
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
  select 'a seed is sealed until the settlement and is the one announced', r.id::text
  from public.races r
  left join private.race_secrets s on s.race_id = r.id
  where (r.seed is not null) <> (r.settled_at is not null)
    or r.seed_hash is distinct from private.sha256_hex('furlong-race-1:' || r.id || ':' || s.seed)
$$;
