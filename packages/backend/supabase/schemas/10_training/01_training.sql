-- Training: the programmes, the sessions of horses, and what they have gained. What a session is worth to
-- a horse is worked out by a steward from @furlong/game when it ends (`sessionOutcome`).

-- Filled from @furlong/game, in training_programmes.sql.
create table public.training_programmes (
  id text primary key,
  position integer not null unique,
  price bigint not null check (price > 0),
  minutes integer not null check (minutes > 0),
  -- Percent: what a session adds to a horse's energy.
  energy integer not null,
  -- From one session of the auto-trainer to the next; null for what an owner buys one by one.
  every_minutes integer check (every_minutes > minutes)
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
  -- When its owner looked at what it gave.
  seen_at timestamptz
    constraint training_sessions_seen check (seen_at is null or state = 'completed'),
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
  where s.owner_id = (select auth.uid()) and h.retired_at is null
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
