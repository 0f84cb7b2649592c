-- Races, their declared runners, and the news they make.

create table public.races (
  id uuid primary key default gen_random_uuid(),
  slot text not null unique,
  name text not null,
  track_id text not null,
  distance integer not null check (distance between 1000 and 2400),
  surface text not null check (surface in ('Turf', 'Dirt')),
  going integer not null check (going between -100 and 100),
  grade text not null check (
    grade in (
      'Grade 1', 'Grade 2', 'Grade 3', 'Listed', 'Class 2', 'Class 3', 'Class 4', 'Class 5',
      'Class 6', 'Maiden', 'Novice'
    )
  ),
  age_class text not null check (age_class in ('2yo', '3yo', '3yo+', '4yo+')),
  conditions text not null,
  suitable_for text[] not null check (cardinality(suitable_for) > 0),
  purse bigint not null check (purse > 0),
  entry_fee bigint not null check (entry_fee >= 0),
  min_rating integer,
  max_rating integer,
  novice_stables_only boolean not null,
  max_entries integer not null check (max_entries between 2 and 24),
  entries_count integer not null default 0,
  off_at timestamptz not null,
  closes_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'closed', 'finished', 'void')),
  engine text not null,
  seed_hash text not null,
  card text,
  card_hash text,
  salt text,
  seed text,
  checksum text,
  void_reason text,
  settled_at timestamptz,
  check (closes_at <= off_at),
  check (entries_count between 0 and max_entries),
  check ((status in ('finished', 'void')) = (settled_at is not null)),
  check ((seed is not null) = (settled_at is not null)),
  check ((status = 'void') = (void_reason is not null))
);

-- The keys by which the lists are paged, with and without a track.
create index races_to_come on public.races (off_at, id) where status in ('open', 'closed');
create index races_to_come_by_track on public.races (track_id, off_at, id)
  where status in ('open', 'closed');
create index races_run on public.races (off_at desc, id desc) where status = 'finished';
create index races_run_by_track on public.races (track_id, off_at desc, id desc)
  where status = 'finished';

create table public.entries (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references public.races (id),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  nonce text not null check (char_length(nonce) between 1 and 64),
  entered_at timestamptz not null,
  draw integer,
  weight integer,
  place integer,
  time_ms integer,
  prize bigint,
  rating_before integer,
  rating_after integer,
  unique (race_id, horse_id)
);

create index entries_by_horse on public.entries (horse_id, entered_at desc);
create index entries_by_stable on public.entries (stable_id, entered_at desc);

create table public.activities (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  horse_id uuid references public.horses (id),
  race_id uuid references public.races (id),
  type text not null
    check (type in ('race_win', 'new_horse', 'training', 'race_entry', 'achievement')),
  action text not null,
  prize bigint,
  at timestamptz not null
);

create index activities_by_stable on public.activities (stable_id, at desc);
create index activities_by_time on public.activities (at desc);

alter table public.races enable row level security;
alter table public.entries enable row level security;
alter table public.activities enable row level security;

create policy races_are_public on public.races
  for select to anon, authenticated using (true);
create policy entries_are_public on public.entries
  for select to anon, authenticated using (true);
create policy activities_are_public on public.activities
  for select to anon, authenticated using (true);

-- What stays sealed until the race is settled, and which steward has the race in hand.
create table private.race_secrets (
  race_id uuid primary key references public.races (id),
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  salt text,
  claimed_by text,
  claimed_until timestamptz
);
