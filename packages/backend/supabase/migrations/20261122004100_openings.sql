-- A race is bound to its terms and to the order of the house's reserves from its opening, not to its
-- seed alone: which house horses run, and what they put into the salt, follows from what is published
-- then. Races opened before keep the rules that they were opened under.

alter table public.races
  add column rules text not null default 'furlong-race-1'
    check (rules in ('furlong-race-1', 'furlong-race-2')),
  add column closed_at timestamptz;
alter table public.races alter column rules drop default;

alter table public.entries add column seed_hash text;
update public.entries e set seed_hash = r.seed_hash from public.races r where r.id = e.race_id;
alter table public.entries alter column seed_hash set not null;

create index entries_won on public.entries (horse_id) where place = 1;

create table public.openings (
  race_id uuid primary key references public.races (id),
  opened_at timestamptz not null,
  terms text not null,
  reserves uuid[] not null
);

alter table public.openings enable row level security;

create policy openings_are_public on public.openings
  for select to anon, authenticated using (true);

revoke all on table public.openings
  from public, anon, authenticated, service_role;
grant select on table public.openings
  to anon, authenticated, service_role;

drop function public.open_race;
drop function public.fill_race;

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
  insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at, seed_hash)
  values (p_race.id, p_horse.id, p_horse.stable_id, p_nonce, p_at, p_race.seed_hash)
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

-- The house horses that may run in a race, by a hash of its slot and the horse (`reserveOrder` in
-- @furlong/game). Engaged or not: they may be free again when they are wanted.
create function private.reserves_of(p_race public.races, p_at timestamptz) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(
    array_agg(h.id order by private.sha256_hex(p_race.slot || ':' || h.id) collate "C"), '{}'
  )
  from public.horses h
  join public.stables s on s.id = h.stable_id and s.is_house
  where h.created_at <= p_at
    and h.specialty = any (p_race.suitable_for)
    and private.meets_conditions(p_race, h)
$$;

-- Enters the first of the reserves that are free, until the race has p_target entries. Answers how
-- many it entered. The race is locked.
create function private.take_reserves(p_race public.races, p_target integer, p_at timestamptz)
returns integer
language plpgsql set search_path = '' as $$
declare
  v_wanted constant integer := least(p_target, p_race.max_entries) - p_race.entries_count;
  v_reserves uuid[];
  v_seed text;
  v_horse public.horses;
  v_entry public.entries;
  v_entered integer := 0;
begin
  if v_wanted <= 0 then
    return 0;
  end if;
  select o.reserves, s.seed into v_reserves, v_seed
  from public.openings o
  join private.race_secrets s on s.race_id = o.race_id
  where o.race_id = p_race.id;
  -- All at once and by id, so that two fields that are filled at a time do not block each other.
  perform from public.horses where id = any (v_reserves) order by id for no key update;
  for v_horse in
    select h.*
    from unnest(v_reserves) with ordinality as r (horse_id, turn)
    join public.horses h on h.id = r.horse_id
    where private.meets_conditions(p_race, h) and not private.is_engaged(h.id)
    order by r.turn
    limit v_wanted
  loop
    v_entry := private.write_entry(
      p_race, v_horse, true, private.sha256_hex(v_seed || ':nonce:' || v_horse.id), null, p_at
    );
    -- It may have been engaged since it was looked for.
    v_entered := v_entered + (v_entry.id is not null)::integer;
  end loop;
  return v_entered;
end
$$;

-- Answers the new race's id, or null if the slot already has its race. The first p_opening_field of
-- the reserves that are free are entered at once.
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
  if p_at is null or p_closes_at <= p_at then
    perform private.refuse('bad_request', 'entries close after the race is opened');
  end if;
  insert into public.races (
    slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, min_rating, max_rating, novice_stables_only, max_entries, off_at, closes_at,
    engine, rules, seed_hash
  ) values (
    p_slot, p_name, p_track_id, p_distance, p_surface, p_going, p_grade, p_age_class, p_conditions,
    p_suitable_for, p_purse, p_entry_fee, p_min_rating, p_max_rating, p_novice_stables_only,
    p_max_entries, p_off_at, p_closes_at, p_engine, 'furlong-race-2', ''
  )
  on conflict (slot) do nothing
  returning * into v_race;
  if not found then
    return null;
  end if;
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
  perform private.take_reserves(v_race, p_opening_field, p_at);
  return v_race.id;
end
$$;

-- Fills the field up with reserves until the race has p_target entries. The house may do so until
-- the field is frozen. Answers how many horses it entered.
create function public.fill_race(p_race_id uuid, p_target integer, p_at timestamptz)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  end if;
  return private.take_reserves(v_race, p_target, p_at);
end
$$;

-- What anybody needs to check which house horses ran in a race: those of its ratings and specialties,
-- when each first won, and its entries for other races meanwhile, from the entry until that race was
-- settled. A minute more on either side, because stewards' clocks differ.
create function public.house_reserves(p_race_id uuid)
returns table (
  horse_id uuid, specialty text, birth_season integer, rating integer, registered_at timestamptz,
  first_won_at timestamptz, engagements jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, h.specialty, h.birth_season, h.rating, h.created_at,
    case when h.wins > 0 then (
      select min(w.settled_at)
      from public.entries e join public.races w on w.id = e.race_id
      where e.horse_id = h.id and e.place = 1
    ) end,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('from', e.entered_at, 'until', x.settled_at) order by e.entered_at
      ), '[]')
      from public.entries e join public.races x on x.id = e.race_id
      where e.horse_id = h.id and e.race_id <> r.id
        and e.entered_at > o.opened_at - interval '3 days'
        and e.entered_at <= coalesce(r.closed_at, r.closes_at) + interval '1 minute'
        and coalesce(x.settled_at, 'infinity') >= o.opened_at - interval '1 minute'
    )
  from public.races r
  join public.openings o on o.race_id = r.id
  join public.horses h on h.specialty = any (r.suitable_for)
  join public.stables s on s.id = h.stable_id and s.is_house
  where r.id = p_race_id
    and h.rating between coalesce(r.min_rating, 0) and coalesce(r.max_rating, 140)
  order by h.id
$$;

-- Freezes and publishes the field. The lists are the declared field, one element a runner, with
-- the draws 1 to n. A second call changes nothing and answers the same.
create or replace function public.close_race(
  p_race_id uuid, p_card text, p_salt text, p_horse_ids uuid[], p_draws integer[],
  p_weights integer[], p_at timestamptz
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status = 'closed' then
    return v_race;
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  elsif p_at is null or p_at < v_race.closes_at then
    perform private.refuse('bad_request', 'entries have not closed');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_draws), cardinality(p_weights)
    )
    or exists (select from generate_series(1, v_race.entries_count) n where n <> all (p_draws))
  then
    perform private.refuse('bad_request', 'the lists are not the declared field');
  elsif p_card is null or p_salt is null then
    perform private.refuse('bad_request', 'a field is frozen with its card and salt');
  end if;

  update public.entries e set draw = f.draw, weight = f.weight
  from unnest(p_horse_ids, p_draws, p_weights) f (horse_id, draw, weight)
  where e.race_id = p_race_id and e.horse_id = f.horse_id;
  update private.race_secrets set salt = p_salt, claimed_by = null, claimed_until = null
  where race_id = p_race_id;
  update public.races
  set status = 'closed', card = p_card, card_hash = private.sha256_hex(p_card), closed_at = p_at
  where id = p_race_id
  returning * into v_race;
  return v_race;
end
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
  left join public.openings o on o.race_id = r.id and r.rules <> 'furlong-race-1'
  where (r.seed is not null) <> (r.settled_at is not null)
    or (r.rules <> 'furlong-race-1' and o.race_id is null)
    or r.seed_hash is distinct from private.sha256_hex(concat_ws(
      ':', r.rules, r.id, s.seed, o.terms, array_to_string(o.reserves, ',')
    ))
$$;

-- Races that are open now are filled from reserves too.
insert into public.openings (race_id, opened_at, terms, reserves)
select r.id, now(), '{}', private.reserves_of(r, now())
from public.races r where r.status = 'open';

revoke execute on function public.open_race, public.fill_race
  from public, anon, authenticated, service_role;
grant execute on function public.open_race, public.fill_race to service_role;

revoke execute on function public.house_reserves from public, anon, authenticated, service_role;
grant execute on function public.house_reserves to anon, authenticated, service_role;
