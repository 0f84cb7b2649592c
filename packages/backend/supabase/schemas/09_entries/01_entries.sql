-- Declared runners, and their engagements.

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
  -- What the race was bound to when the horse was entered: the stable's own proof of it.
  seed_hash text not null,
  -- The morning line in hundredths of a percent; null before the card is published, and without one.
  win_chance integer,
  place_chance integer,
  -- The stable's colours in this race, once it has changed them since; null where it has not.
  silks jsonb,
  -- How it is ridden, from 0 (leads) to 3 (held up), once the field is frozen.
  style smallint check (style between 0 and 3),
  -- The licence of who rides it, as the card says, and its condition (%) when the race was over; null where
  -- that was not noted.
  jockey integer,
  condition_after integer check (condition_after between 0 and 100),
  -- The licence of whom its owner asked for, for all to see; and of who rode the horse in its race before,
  -- once the field is frozen.
  asked_jockey integer,
  last_rider integer,
  unique (race_id, horse_id)
);

create index entries_by_horse on public.entries (horse_id, entered_at desc);
create index entries_by_stable on public.entries (stable_id, entered_at desc);
create index entries_won on public.entries (horse_id) where place = 1;

-- Which horses are entered for a race that is not settled yet. The key decides between two entries
-- that do not see each other: a horse has one engagement.
create table private.engagements (
  horse_id uuid primary key references public.horses (id),
  race_id uuid not null references public.races (id)
);

create index engagements_by_race on private.engagements (race_id);

-- Locks all entries of a race.
create function private.lock_entries(p_race_id uuid) returns void
language sql set search_path = '' as $$
  select from public.entries where race_id = p_race_id order by id for no key update
$$;

alter table public.entries enable row level security;

create policy entries_are_public on public.entries
  for select to anon, authenticated using (true);

revoke all on table public.entries
  from public, anon, authenticated, service_role;
grant select on table public.entries
  to anon, authenticated, service_role;
