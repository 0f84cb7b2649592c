-- A ballot decides where more are entered for a race than can run.

alter table public.races
  add column house_count integer not null default 0,
  add column balloted_at timestamptz;

update public.races r
set house_count = n.house
from (
  select e.race_id, count(*)::integer as house
  from public.entries e join public.stables s on s.id = e.stable_id and s.is_house
  group by e.race_id
) n
where n.race_id = r.id;

alter table public.races
  drop constraint races_check1,
  add constraint races_check1 check (
    house_count between 0 and entries_count
      and entries_count - house_count <= 2 * max_entries
      and (entries_count <= max_entries or status in ('open', 'void'))
  );

alter table public.activities
  drop constraint activities_type_check,
  add constraint activities_type_check check (
    type in (
      'new_horse', 'race_entry', 'race_withdrawal', 'race_result', 'race_void', 'training',
      'retirement', 'horse_sold', 'horse_returned', 'balloted_out'
    )
  );

-- One row for each entry of such a race as it stood when entries closed. The first `max_entries` turns
-- run; of the others the players' are its reserves, and the house's make way.
create table public.ballot_lots (
  race_id uuid not null references public.races (id),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  turn integer not null check (turn > 0),
  runs boolean not null,
  -- The race out of which the horse was balloted last, and since when it has not run: its preference.
  missed_race_id uuid references public.races (id),
  -- Those of the entry, by which the ballot can be checked.
  nonce text not null,
  entered_at timestamptz not null,
  primary key (race_id, horse_id),
  unique (race_id, turn)
);

create index ballot_lots_out on public.ballot_lots (horse_id, entered_at desc) where not runs;
create index ballot_lots_of_stables on public.ballot_lots (stable_id, entered_at desc) where not runs;

alter table public.ballot_lots enable row level security;

create policy ballot_lots_are_public on public.ballot_lots
  for select to anon, authenticated using (true);

revoke all on table public.ballot_lots
  from public, anon, authenticated, service_role;
grant select on table public.ballot_lots
  to anon, authenticated, service_role;

-- The race out of which a horse was balloted last; null if it never was, or has run since.
create function private.missed_race(p_horse_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select l.race_id
  from public.ballot_lots l
  where l.horse_id = p_horse_id and not l.runs
    and not exists (
      select from public.entries e
      where e.horse_id = p_horse_id and e.place is not null and e.entered_at > l.entered_at
    )
  order by l.entered_at desc
  limit 1
$$;

-- A race's entries in the order in which they get its places (`ballotOrder` in @furlong/game): each
-- stable's first horse before anybody's second, in each such round those with a preference first, and
-- then by lots that nobody knows who does not hold the seed. The house's horses come last, by the order
-- of the opening.
create function private.ballot_order(p_race_id uuid)
returns table (horse_id uuid, turn integer, missed_race_id uuid)
language sql stable set search_path = '' as $$
  with drawn as (
    select
      e.horse_id, e.stable_id, s.is_house,
      private.sha256_hex(x.seed || ':ballot:' || e.horse_id) collate "C" as lot,
      case when s.is_house then array_position(o.reserves, e.horse_id) end as reserve,
      case when not s.is_house then private.missed_race(e.horse_id) end as missed_race_id
    from public.entries e
    join public.stables s on s.id = e.stable_id
    join private.race_secrets x on x.race_id = e.race_id
    left join public.openings o on o.race_id = e.race_id
    where e.race_id = p_race_id
  ), rounds as (
    select d.*, case when not d.is_house then row_number() over (
      partition by d.stable_id order by d.missed_race_id is null, d.lot
    ) end as round
    from drawn d
  )
  select
    r.horse_id,
    row_number() over (
      order by r.is_house, r.round, r.missed_race_id is null, r.reserve, r.lot
    )::integer,
    r.missed_race_id
  from rounds r
$$;

-- Gives back what the balloted out have paid, to the purses it came from.
create function private.refund_ballot(p_race public.races, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_credits bigint[];
  v_fees bigint[];
begin
  select array_agg(w.credits), array_agg(w.fees)
  into v_credits, v_fees
  from (
    select private.purse_of(s.id, 'credits') as credits, count(*) * p_race.entry_fee as fees
    from public.ballot_lots l
    join public.stables s on s.id = l.stable_id and not s.is_house
    where l.race_id = p_race.id and not l.runs
    group by s.id
  ) w;
  if p_race.entry_fee > 0 and v_credits is not null then
    perform private.post(
      'entry_refund', null, p_at, private.pool_of(p_race.id) || v_credits,
      -(select sum(fee)::bigint from unnest(v_fees) fee) || v_fees
    );
  end if;
end
$$;

-- Draws the ballot of a race that has more entries than can run: the first turns keep their entries;
-- the others lose theirs, have their fee back, and are free. Returns how many do not run; a second call
-- changes nothing and returns the same. The draw follows from the seed that was committed at the
-- opening and from who is entered, and from nothing that anybody chooses.
create function public.draw_ballot(p_race_id uuid, p_at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status = 'open' and v_race.balloted_at is null then
    if p_at is null or p_at < v_race.closes_at then
      perform private.refuse('bad_request', 'entries have not closed');
    elsif v_race.entries_count > v_race.max_entries then
      insert into public.ballot_lots (
        race_id, horse_id, stable_id, turn, runs, missed_race_id, nonce, entered_at
      )
      select e.race_id, e.horse_id, e.stable_id, o.turn, o.turn <= v_race.max_entries,
        o.missed_race_id, e.nonce, e.entered_at
      from private.ballot_order(p_race_id) o
      join public.entries e on e.race_id = p_race_id and e.horse_id = o.horse_id;

      delete from public.entries e
      using public.ballot_lots l
      where l.race_id = p_race_id and not l.runs
        and e.race_id = l.race_id and e.horse_id = l.horse_id;
      delete from private.engagements g
      using public.ballot_lots l
      where l.race_id = p_race_id and not l.runs
        and g.race_id = l.race_id and g.horse_id = l.horse_id;
      update public.races
      set balloted_at = p_at, entries_count = max_entries,
        house_count = (
          select count(*) from public.entries e
          join public.stables s on s.id = e.stable_id and s.is_house
          where e.race_id = p_race_id
        )
      where id = p_race_id;
      perform private.refund_ballot(v_race, p_at);
      insert into public.activities (stable_id, horse_id, race_id, type, at)
      select l.stable_id, l.horse_id, l.race_id, 'balloted_out', p_at
      from public.ballot_lots l
      join public.stables s on s.id = l.stable_id and not s.is_house
      where l.race_id = p_race_id and not l.runs;
    end if;
  end if;
  return (
    select count(*) from public.ballot_lots l where l.race_id = p_race_id and not l.runs
  );
end
$$;

revoke execute on function public.draw_ballot from public, anon, authenticated, service_role;
grant execute on function public.draw_ballot to service_role;

-- Entering a horse for a race. Locks are taken in this order everywhere: request, race, horses,
-- ledger accounts. The lock on the race decides who is the last to get in.

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
  update public.races
  set entries_count = entries_count + 1, house_count = house_count + p_is_house::integer
  where id = p_race.id;
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
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
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
  elsif v_race.off_at < v_may_run_at and not v_stable.is_house then
    perform private.refuse(
      'horse_too_tired',
      to_char(v_may_run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif v_stable.is_house and v_race.entries_count >= v_race.max_entries
    -- Beyond the places a ballot decides; one in two gets a run at the worst.
    or v_race.entries_count - v_race.house_count >= 2 * v_race.max_entries
  then
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

-- Answers the entry that is no more. Locks are taken in the order of enter_race.
create or replace function public.withdraw_entry(p_race_id uuid, p_horse_id uuid, p_request_id uuid)
returns public.entries
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_race public.races;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'withdraw_entry', concat_ws(' ', p_race_id, p_horse_id)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  end if;
  perform from public.horses where id = p_horse_id for no key update;
  select * into v_entry from public.entries where race_id = p_race_id and horse_id = p_horse_id;
  if v_entry.id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_race.status <> 'open' or clock_timestamp() >= v_race.closes_at
    or v_race.balloted_at is not null
  then
    perform private.refuse('field_is_final');
  end if;

  delete from public.entries where id = v_entry.id;
  delete from private.engagements where horse_id = p_horse_id and race_id = p_race_id;
  update public.races set entries_count = entries_count - 1 where id = p_race_id;
  if v_race.entry_fee > 0 then
    perform private.post(
      'entry_refund', p_request_id, clock_timestamp(),
      array[private.pool_of(p_race_id), private.purse_of(v_stable_id, 'credits')],
      array[-v_race.entry_fee, v_race.entry_fee]
    );
  end if;
  insert into public.activities (stable_id, horse_id, race_id, type, at)
  values (v_stable_id, p_horse_id, p_race_id, 'race_withdrawal', clock_timestamp());
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$$;

-- Freezes and publishes the field. The lists are the declared field, one element a runner, with
-- the draws 1 to n. With the morning line come its chances, in hundredths of a percent, and the runs
-- that it rests on; a race may have none. A second call changes nothing and returns the same.
create or replace function public.close_race(
  p_race_id uuid, p_card text, p_salt text, p_horse_ids uuid[], p_draws integer[],
  p_weights integer[], p_at timestamptz, p_win_chances integer[] default null,
  p_place_chances integer[] default null, p_line_runs integer default null
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
  elsif v_race.entries_count > v_race.max_entries then
    perform private.refuse('bad_request', 'the ballot has not been drawn');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_draws), cardinality(p_weights)
    )
    or exists (select from generate_series(1, v_race.entries_count) n where n <> all (p_draws))
  then
    perform private.refuse('bad_request', 'the lists are not the declared field');
  elsif p_card is null or p_salt is null then
    perform private.refuse('bad_request', 'a field is frozen with its card and salt');
  elsif num_nonnulls(p_win_chances, p_place_chances, p_line_runs) > 0
    and not private.is_morning_line(
      v_race.entries_count, p_win_chances, p_place_chances, p_line_runs
    )
  then
    perform private.refuse('bad_request', 'a morning line gives every runner its chances');
  end if;

  update public.entries e
  set draw = f.draw, weight = f.weight, win_chance = f.win_chance, place_chance = f.place_chance,
    style = private.style_of(e.id)
  from unnest(p_horse_ids, p_draws, p_weights, p_win_chances, p_place_chances)
    f (horse_id, draw, weight, win_chance, place_chance)
  where e.race_id = p_race_id and e.horse_id = f.horse_id;
  update private.race_secrets set salt = p_salt, claimed_by = null, claimed_until = null
  where race_id = p_race_id;
  update public.races
  set status = 'closed', card = p_card, card_hash = private.sha256_hex(p_card), closed_at = p_at,
    line_runs = p_line_runs
  where id = p_race_id
  returning * into v_race;
  return v_race;
end
$$;

-- What anybody needs to check which house horses ran in a race: those of its ratings and specialties,
-- when each first won, and its entries for other races until the field was frozen or the race called
-- off, from the entry until that race was settled or the horse made way in it. A minute more on either
-- side, because stewards' clocks differ.
create or replace function public.house_reserves(p_race_id uuid)
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
        jsonb_build_object('from', e.entered_at, 'until', e.settled_at) order by e.entered_at
      ), '[]')
      from (
        select n.race_id, n.entered_at, x.settled_at
        from public.entries n join public.races x on x.id = n.race_id
        where n.horse_id = h.id
        union all
        select l.race_id, l.entered_at, x.balloted_at
        from public.ballot_lots l join public.races x on x.id = l.race_id
        where l.horse_id = h.id and not l.runs
      ) e
      where e.race_id <> r.id
        and e.entered_at > o.opened_at - interval '3 days'
        and e.entered_at <= coalesce(r.closed_at, r.settled_at, r.closes_at) + interval '1 minute'
        and coalesce(e.settled_at, 'infinity') >= o.opened_at - interval '1 minute'
    )
  from public.races r
  join public.openings o on o.race_id = r.id
  join public.horses h on h.specialty = any (r.suitable_for)
  join public.stables s on s.id = h.stable_id and s.is_house
  where r.id = p_race_id
    -- Races that were opened before the house retired its horses had older ones among their reserves.
    and (private.house_sends_out(h.birth_season, r.off_at) or h.id = any (o.reserves))
    and h.rating between coalesce(r.min_rating, 0) and coalesce(r.max_rating, 140)
  order by h.id
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
  where (r.entries_count, r.house_count) <> (
    select count(*)::integer, (count(*) filter (where s.is_house))::integer
    from public.entries e join public.stables s on s.id = e.stable_id
    where e.race_id = r.id
  )
  union all
  select 'a ballot leaves those who run', l.race_id || ' ' || l.horse_id
  from public.ballot_lots l
  join public.races r on r.id = l.race_id
  left join public.entries e on e.race_id = l.race_id and e.horse_id = l.horse_id
  where (e.id is not null) <> l.runs or l.runs <> (l.turn <= r.max_entries)
  union all
  select 'a race with a ballot has its lots', r.id::text
  from public.races r
  where (r.balloted_at is not null)
      <> exists (select from public.ballot_lots l where l.race_id = r.id and not l.runs)
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
