-- Training: a session is bought by an RPC, and what it gave is written by a steward when it ends.

alter table public.horses
  add column at_work_until timestamptz,
  add column energy_after_work integer check (energy_after_work between 0 and 100),
  add constraint horses_at_work_check check ((at_work_until is null) = (energy_after_work is null));

alter table private.transactions
  drop constraint transactions_kind_check,
  add constraint transactions_kind_check check (kind in ('grant', 'entry_fee', 'entry_refund', 'rake', 'top_up', 'prizes', 'training'));

alter table public.activities
  add column programme text,
  drop constraint activities_type_check,
  drop constraint activities_race_check,
  add constraint activities_type_check
    check (type in (
      'new_horse', 'race_entry', 'race_withdrawal', 'race_result', 'race_void', 'training'
    )),
  add constraint activities_race_check
    check ((race_id is null) = (type in ('new_horse', 'training'))),
  add constraint activities_training_check check ((programme is not null) = (type = 'training'));

-- Filled from @furlong/game, in training_programmes.sql.
create table public.training_programmes (
  id text primary key,
  position integer not null unique,
  price bigint not null check (price > 0),
  minutes integer not null check (minutes > 0),
  -- Percent: what a session adds to a horse's energy.
  energy integer not null
);

create table public.training_sessions (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  programme text not null references public.training_programmes (id),
  price bigint not null,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  state text not null default 'at_work' check (state in ('at_work', 'completed')),
  -- At its end: percents, and ten-thousandths of a point in the order of `trainedTalents` in @furlong/game.
  condition integer check (condition between 0 and 100),
  energy integer check (energy between 0 and 100),
  overreached boolean,
  gains integer[] check (cardinality(gains) = 6 and 0 <= all (gains)),
  check (
    num_nonnulls(condition, energy, overreached, gains)
      = case state when 'completed' then 4 else 0 end
  )
);

create index training_sessions_by_stable
  on public.training_sessions (stable_id, started_at desc, id desc);
create index training_sessions_by_horse on public.training_sessions (horse_id, ends_at desc);

-- The horses that are at work. The key decides between two starts that do not see each other: a horse is
-- at one session.
create table private.sessions_at_work (
  horse_id uuid primary key references public.horses (id),
  session_id uuid not null unique references public.training_sessions (id),
  ends_at timestamptz not null,
  claimed_by text,
  claimed_until timestamptz
);

create index sessions_at_work_by_end on private.sessions_at_work (ends_at, session_id);

-- What work has added to the talents that a horse was born with, in ten-thousandths of a point. Those in
-- private.talents stay as they were sealed.
create table private.talents_gained (
  horse_id uuid primary key references public.horses (id),
  speed integer not null check (speed >= 0),
  acceleration integer not null check (acceleration >= 0),
  stamina integer not null check (stamina >= 0),
  recovery integer not null check (recovery >= 0),
  agility integer not null check (agility >= 0),
  balance integer not null check (balance >= 0)
);

alter table public.training_programmes enable row level security;
alter table public.training_sessions enable row level security;

create policy training_programmes_are_public on public.training_programmes
  for select to anon, authenticated using (true);

create policy training_sessions_are_their_owners on public.training_sessions
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

-- A talent with what work has added to it.
create function private.talent_now(p_born integer, p_gained integer) returns double precision
language sql immutable set search_path = '' as $$
  select p_born + coalesce(p_gained, 0) / 10000::double precision
$$;

-- The work that a horse has behind it of the 28 days before: sessions by their end, races by their off.
create function private.work_of(p_horse_id uuid, p_at timestamptz)
returns table (at timestamptz, programme text, distance integer)
language sql stable set search_path = '' as $$
  select s.ends_at, s.programme, null
  from public.training_sessions s
  where s.horse_id = p_horse_id and s.state = 'completed'
    and s.ends_at > p_at - interval '28 days'
  union all
  select r.off_at, null, r.distance
  from public.entries e
  join public.races r on r.id = e.race_id
  where e.horse_id = p_horse_id and e.place is not null
    and r.off_at > p_at - interval '28 days'
  order by 1
$$;

-- The work of all horses of the caller's stable.
create function public.my_recent_work()
returns table (horse_id uuid, at timestamptz, programme text, distance integer)
language sql stable security definer set search_path = '' as $$
  select h.id, w.at, w.programme, w.distance
  from public.stables s
  join public.horses h on h.stable_id = s.id
  cross join private.work_of(h.id, now()) w
  where s.owner_id = (select auth.uid())
$$;

-- The sessions of the caller's stable, the newest first, paged by their start.
create function public.my_training_sessions(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, horse_id uuid, horse_name text, programme text, price bigint, started_at timestamptz,
  ends_at timestamptz, state text, condition integer, energy integer, overreached boolean,
  gains integer[]
)
language sql stable security definer set search_path = '' as $$
  select
    x.id, x.horse_id, h.name, x.programme, x.price, x.started_at, x.ends_at, x.state, x.condition,
    x.energy, x.overreached, x.gains
  from public.training_sessions x
  join public.horses h on h.id = x.horse_id
  where x.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and (p_before_at is null or (x.started_at, x.id) < (p_before_at, p_before_id))
  order by x.started_at desc, x.id desc
  limit private.page_size(p_limit)
$$;

revoke all on table public.training_programmes, public.training_sessions
  from public, anon, authenticated, service_role;
grant select on table public.training_programmes, public.training_sessions
  to anon, authenticated, service_role;

revoke execute on function public.my_recent_work, public.my_training_sessions
  from public, anon, authenticated, service_role;
grant execute on function public.my_recent_work, public.my_training_sessions to authenticated;

insert into public.training_programmes (id, position, price, minutes, energy) values
  ('speed', 1, 500, 120, -22),
  ('endurance', 2, 400, 180, -28),
  ('agility', 3, 350, 90, -14);

-- Energy in percent of a horse that is left alone: `energyAt` in @furlong/game for an average talent for
-- recovery, as its owner reads it.
create function private.energy_at(
  p_energy integer, p_since timestamptz, p_at timestamptz
) returns integer
language sql immutable set search_path = '' as $$
  select floor(
    100.5 - (100 - p_energy) * power(
      0.955::double precision,
      greatest(0, extract(epoch from p_at - p_since)::double precision / 3600)
    )
  )::integer
$$;

-- Writes the session and charges its price.
create function private.write_session(
  p_horse public.horses, p_programme public.training_programmes, p_request_id uuid,
  p_at timestamptz
) returns public.training_sessions
language plpgsql set search_path = '' as $$
declare
  v_session public.training_sessions;
begin
  insert into public.training_sessions
    (horse_id, stable_id, programme, price, started_at, ends_at)
  values (
    p_horse.id, p_horse.stable_id, p_programme.id, p_programme.price, p_at,
    p_at + make_interval(mins => p_programme.minutes)
  )
  returning * into v_session;
  insert into private.sessions_at_work (horse_id, session_id, ends_at)
  values (p_horse.id, v_session.id, v_session.ends_at)
  on conflict (horse_id) do nothing;
  if not found then
    perform private.refuse('horse_at_work');
  end if;
  update public.horses set
    at_work_until = v_session.ends_at,
    energy_after_work = greatest(0, least(
      100, private.energy_at(p_horse.energy, p_horse.condition_at, p_at) + p_programme.energy
    ))
  where id = p_horse.id;
  perform private.post(
    'training', p_request_id, p_at,
    array[private.purse_of(p_horse.stable_id, 'credits'), private.house()],
    array[-p_programme.price, p_programme.price]
  );
  return v_session;
end
$$;

-- A player sends a horse to work. The same request id is answered with its first answer and charged once.
-- Work that overreaches the horse is allowed: its owner was told.
create function public.start_training(p_horse_id uuid, p_programme text, p_request_id uuid)
returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_session public.training_sessions;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_training', concat_ws(' ', p_horse_id, p_programme)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.training_sessions, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_programme from public.training_programmes where id = p_programme;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which the rules count.
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_programme.id is null then
    perform private.refuse('programme_not_found');
  elsif v_horse.at_work_until is not null then
    perform private.refuse('horse_at_work');
  elsif exists (
    select from private.engagements g join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id
      and r.closes_at < v_at + make_interval(mins => v_programme.minutes)
  ) then
    perform private.refuse('horse_runs_first');
  end if;

  -- Two sessions of one stable meet here: the lock makes the second see the first.
  perform from private.accounts
  where id in (private.purse_of(v_stable_id, 'credits'), private.house())
  order by id for no key update;
  if v_programme.price > (
    select balance from private.accounts where id = private.purse_of(v_stable_id, 'credits')
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_session := private.write_session(v_horse, v_programme, p_request_id, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_session));
  return v_session;
end
$$;

revoke execute on function public.start_training
  from public, anon, authenticated, service_role;
grant execute on function public.start_training to authenticated;

-- The session that ended first and is not written, or null. It is this steward's until the lease ends,
-- and nobody is given it before, so that one which fails holds up no other. For a lease that ends too late see claim_due_race.
create function public.claim_due_session(
  p_steward text, p_at timestamptz, p_lease_seconds integer
) returns uuid
language sql security definer set search_path = '' as $$
  with due as (
    select w.horse_id
    from private.sessions_at_work w
    where w.ends_at <= p_at
      and (
        w.claimed_until is null or w.claimed_until <= p_at
        or w.claimed_until > p_at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by w.ends_at, w.session_id
    limit 1
    for update skip locked
  )
  update private.sessions_at_work w
  set claimed_by = p_steward, claimed_until = p_at + make_interval(secs => p_lease_seconds)
  from due
  where w.horse_id = due.horse_id
  returning w.session_id
$$;

-- Everything that a session's outcome is made from: the horse as its last work left it, the talents
-- that work improves as it was born with them and as they are, in the order of `trainedTalents`, and the
-- work of the 28 days before (ms since 1970). No row for a session that is written already.
create function public.session_inputs(p_session_id uuid)
returns table (
  horse_id uuid, programme text, started_at timestamptz, ends_at timestamptz,
  birth_season integer, condition integer, energy integer, condition_at timestamptz,
  overreached boolean, born integer[], talents double precision[], salt text, work jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, x.programme, x.started_at, x.ends_at, h.birth_season, h.condition, h.energy,
    h.condition_at, h.overreached,
    array[t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance],
    array[
      private.talent_now(t.speed, g.speed), private.talent_now(t.acceleration, g.acceleration),
      private.talent_now(t.stamina, g.stamina), private.talent_now(t.recovery, g.recovery),
      private.talent_now(t.agility, g.agility), private.talent_now(t.balance, g.balance)
    ],
    t.salt,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', floor(extract(epoch from w.at) * 1000)::bigint, 'programme', w.programme,
        'distance', w.distance
      )), '[]')
      from private.work_of(h.id, x.started_at) w
    )
  from public.training_sessions x
  join public.horses h on h.id = x.horse_id
  join private.talents t on t.horse_id = h.id
  left join private.talents_gained g on g.horse_id = h.id
  where x.id = p_session_id and x.state = 'at_work'
$$;

-- Writes what a session gave, at its end: percents, and ten-thousandths of a point in the order of
-- `trainedTalents`. A second call changes nothing and returns the same.
create function public.end_training(
  p_session_id uuid, p_condition integer, p_energy integer, p_overreached boolean,
  p_gains integer[], p_at timestamptz
) returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_session public.training_sessions;
begin
  perform from public.horses
  where id = (select horse_id from public.training_sessions where id = p_session_id)
  for no key update;
  select * into v_session from public.training_sessions where id = p_session_id;
  if v_session.id is null then
    perform private.refuse('bad_request', 'there is no such session');
  elsif v_session.state = 'completed' then
    return v_session;
  elsif p_at is null or p_at < v_session.ends_at then
    perform private.refuse('bad_request', 'the session has not ended');
  elsif (
    p_condition between 0 and 100 and p_energy between 0 and 100
    and cardinality(p_gains) = 6 and 0 <= all (p_gains)
  ) is not true or p_overreached is null then
    perform private.refuse('bad_request', 'a session ends with percents and six gains');
  end if;

  update public.training_sessions set
    state = 'completed', condition = p_condition, energy = p_energy,
    overreached = p_overreached, gains = p_gains
  where id = p_session_id
  returning * into v_session;
  insert into private.talents_gained as g
    (horse_id, speed, acceleration, stamina, recovery, agility, balance)
  values (
    v_session.horse_id, p_gains[1], p_gains[2], p_gains[3], p_gains[4], p_gains[5], p_gains[6]
  )
  on conflict (horse_id) do update set
    speed = g.speed + excluded.speed,
    acceleration = g.acceleration + excluded.acceleration,
    stamina = g.stamina + excluded.stamina,
    recovery = g.recovery + excluded.recovery,
    agility = g.agility + excluded.agility,
    balance = g.balance + excluded.balance;
  update public.horses set
    condition = p_condition, energy = p_energy, overreached = p_overreached,
    condition_at = v_session.ends_at, at_work_until = null, energy_after_work = null
  where id = v_session.horse_id;
  delete from private.sessions_at_work where session_id = p_session_id;
  insert into public.activities (stable_id, horse_id, type, programme, at)
  values (
    v_session.stable_id, v_session.horse_id, 'training', v_session.programme, v_session.ends_at
  );
  return v_session;
end
$$;

revoke execute on function
  public.claim_due_session,
  public.session_inputs,
  public.end_training
  from public, anon, authenticated, service_role;
grant execute on function
  public.claim_due_session,
  public.session_inputs,
  public.end_training
  to service_role;

-- Ends the transaction with an error that reaches the player whole: PT<HTTP status>, the machine
-- code in the hint. The codes are those of @furlong/game.
create or replace function private.refuse(p_code text, p_detail text default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
    else '409'
  end;
begin
  raise exception using
    errcode = 'PT' || v_status,
    message = replace(p_code, '_', ' '),
    detail = coalesce(p_detail, ''),
    hint = p_code;
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
  elsif v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' or v_at >= v_race.closes_at then
    perform private.refuse('race_closed');
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
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

-- True if a runner is at a session that ends before the entries close.
create function private.awaits_session(p_race public.races) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.entries e
    join private.sessions_at_work w on w.horse_id = e.horse_id
    where e.race_id = p_race.id and w.ends_at <= p_race.closes_at
  )
$$;

-- The race with the earliest thing due, or no row: its field to be frozen ('close'), the race to be
-- started ('start') or to be settled ('settle'). It is this steward's until the lease ends; another
-- steward is given another race. A field is frozen when what its runners were at work for is written. A lease that ends more than two of its length from now was taken by
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
      and not (r.status = 'open' and private.awaits_session(r))
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

-- When a race or a training session has something due next; null when there is nothing.
create or replace function public.next_due_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(
    (
      select min(private.due_at(r)) from public.races r
      where r.status in ('open', 'closed', 'running')
    ),
    (select min(ends_at) from private.sessions_at_work)
  )
$$;

drop function public.race_inputs;

-- Everything the race is made from, one row an entry, hidden talents and what work has added to them included. A horse's record
-- counts up to the off: the grades it has won this season, for the penalties, and the pounds that
-- its rating came down in the 28 days before, all falls added. House horses are always sent out the
-- same, and have neither.
create function public.race_inputs(p_race_id uuid)
returns table (
  horse_id uuid, horse_name text, stable_id uuid, is_house boolean, nonce text, draw integer,
  weight integer, sex text, birth_season integer, specialty text, style smallint, rating integer,
  runs integer, condition integer, energy integer, condition_at timestamptz,
  last_run_at timestamptz, overreached boolean, won_this_season text[], lost_in_four_weeks integer,
  speed double precision, acceleration double precision, stamina double precision,
  recovery double precision, agility double precision, balance double precision, heart integer,
  distance_preferred integer,
  distance_breadth integer, going_preferred integer, surface_aptitude integer, kit text[]
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, h.name, h.stable_id, s.is_house, e.nonce, e.draw, e.weight, h.sex, h.birth_season,
    h.specialty, h.style, h.rating, h.runs, h.condition, h.energy, h.condition_at, h.last_run_at,
    h.overreached,
    array(
      select distinct w.grade
      from public.entries x join public.races w on w.id = x.race_id
      where not s.is_house and x.horse_id = h.id and x.place = 1 and w.off_at < r.off_at
        and private.season_at(w.off_at) = private.season_at(r.off_at)
      order by w.grade
    ),
    (
      select coalesce(sum(x.rating_before - x.rating_after), 0)::integer
      from public.entries x join public.races w on w.id = x.race_id
      where not s.is_house and x.horse_id = h.id and x.rating_after < x.rating_before
        and w.off_at >= r.off_at - interval '28 days' and w.off_at < r.off_at
    ),
    private.talent_now(t.speed, g.speed), private.talent_now(t.acceleration, g.acceleration),
    private.talent_now(t.stamina, g.stamina), private.talent_now(t.recovery, g.recovery),
    private.talent_now(t.agility, g.agility), private.talent_now(t.balance, g.balance), t.heart,
    t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude,
    array(select item from public.horse_equipment where horse_id = h.id order by slot)
  from public.races r
  join public.entries e on e.race_id = r.id
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = h.stable_id
  join private.talents t on t.horse_id = h.id
  left join private.talents_gained g on g.horse_id = h.id
  where r.id = p_race_id
  order by e.draw, h.id
$$;

revoke execute on function public.race_inputs from public, anon, authenticated, service_role;
grant execute on function public.race_inputs to service_role;

drop function public.recent_activity;

-- What has happened to all stables, the newest first. Paged by the last activity seen, whose time is
-- finer than what is told of it; without one, from before the end of time, so that the index is used.
create function public.recent_activity(p_before_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, stable_id uuid, stable_name text, horse_id uuid, horse_name text, race_id uuid,
  race_name text, type text, place integer, prize bigint, programme text, at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    a.id, a.stable_id, s.name, a.horse_id, h.name, a.race_id, r.name, a.type, a.place, a.prize,
    a.programme, a.at
  from (
    select *
    from public.activities x
    where (x.at, x.id) < (
      coalesce((select y.at from public.activities y where y.id = p_before_id), 'infinity'),
      coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
    order by x.at desc, x.id desc
    limit private.page_size(p_limit)
  ) a
  join public.stables s on s.id = a.stable_id
  join public.horses h on h.id = a.horse_id
  left join public.races r on r.id = a.race_id
  order by a.at desc, a.id desc
$$;

revoke execute on function public.recent_activity from public, anon, authenticated, service_role;
grant execute on function public.recent_activity to anon, authenticated;

create function private.check_training() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with gained as (
    select
      x.horse_id,
      array_agg(
        (select sum(y.gains[i]) from public.training_sessions y
         where y.horse_id = x.horse_id and y.state = 'completed')::integer order by i
      ) as sums
    from (
      select distinct horse_id from public.training_sessions where state = 'completed'
    ) x, generate_series(1, 6) i
    group by x.horse_id
  )
  select 'what a horse has gained is the sum of its sessions', coalesce(g.horse_id, s.horse_id)::text
  from private.talents_gained g full join gained s using (horse_id)
  where s.sums is distinct from array[
    g.speed, g.acceleration, g.stamina, g.recovery, g.agility, g.balance
  ]
  union all
  select 'a horse is at work while its session is', coalesce(h.id, x.horse_id)::text
  from (select * from public.horses where at_work_until is not null) h
  full join (select * from public.training_sessions where state = 'at_work') x
    on x.horse_id = h.id and x.ends_at = h.at_work_until
  full join private.sessions_at_work w
    on w.session_id = x.id and w.horse_id = x.horse_id and w.ends_at = x.ends_at
  where h.id is null or x.id is null or w.horse_id is null
  union all
  select 'sessions have been paid for', coalesce(paid.stable_id, owed.stable_id)::text
  from (
    select a.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind = 'training'
    group by a.stable_id
  ) paid
  full join (
    select stable_id, sum(price) as amount from public.training_sessions group by stable_id
  ) owed using (stable_id)
  where paid.amount is distinct from owed.amount
$$;

create or replace function private.check_everything() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_training()
  union all select * from private.check_standings()
  union all select * from private.check_courses()
$$;
