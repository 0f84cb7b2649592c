-- The programme: races, the secrets they keep until the off, and the lists of them.

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
      'Class 6', 'Claiming', 'Maiden', 'Novice'
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
  status text not null default 'open'
    check (status in ('open', 'closed', 'running', 'finished', 'void')),
  engine text not null,
  seed_hash text not null,
  card text,
  card_hash text,
  salt text,
  seed text,
  checksum text,
  void_reason text check (void_reason in ('too_few_runners', 'could_not_be_run')),
  settled_at timestamptz,
  rules text not null check (rules in ('furlong-race-1', 'furlong-race-2')),
  closed_at timestamptz,
  beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  -- When the last runner passes the post; known from the off, and not of races that were run before it
  -- was noted.
  finishes_at timestamptz,
  -- How many runs of the card its morning line rests on; null for a race without one.
  line_runs integer,
  -- How many of the entries are the house's, which make way for players' when entries close.
  house_count integer not null default 0,
  -- When more were entered than can run, and lots were drawn; null for a race without a ballot.
  balloted_at timestamptz,
  -- What it is to a championship, as its terms say; null for a race that counts for none.
  championship jsonb,
  -- Asked for by owners: its field is whole from the opening (race_requests.sql).
  requested boolean not null default false,
  -- For what each runner of a claiming race may be claimed from the close of entries on, and until when.
  claim_price bigint check (claim_price > 0),
  claims_shut_at timestamptz,
  check (closes_at <= off_at),
  constraint races_check1 check (
    house_count between 0 and entries_count
      and entries_count - house_count <= 2 * max_entries
      and (entries_count <= max_entries or status in ('open', 'void'))
  ),
  check ((status in ('finished', 'void')) = (settled_at is not null)),
  check ((status = 'void') = (void_reason is not null)),
  constraint races_seed_check
    check ((seed is not null) = (status in ('running', 'finished', 'void'))),
  constraint races_claiming_check check (
    (claim_price is null) = (claims_shut_at is null)
      and (claim_price is not null) = (grade = 'Claiming')
      and claims_shut_at > closes_at and claims_shut_at <= off_at
  ),
  constraint races_finishes_at_check check (finishes_at > off_at),
  constraint races_running_check
    check (status <> 'running' or (finishes_at is not null and checksum is not null))
);

-- The keys by which the lists are paged, with and without a track.
create index races_to_come on public.races (off_at, id)
  where status in ('open', 'closed', 'running');
create index races_to_come_by_track on public.races (track_id, off_at, id)
  where status in ('open', 'closed', 'running');
create index races_run on public.races (off_at desc, id desc) where status = 'finished';
create index races_run_by_track on public.races (track_id, off_at desc, id desc)
  where status = 'finished';
-- With the others: every race of a day, for whoever takes the day's data away.
create index races_called_off on public.races (off_at, id) where status = 'void';

-- A division runs 42 races in a season, however many other races there are.
create index races_of_championships on public.races (
  ((championship ->> 'season')::integer), (championship ->> 'division'), off_at
) where championship is not null;

alter table public.races enable row level security;

create policy races_are_public on public.races
  for select to anon, authenticated using (true);

-- What stays sealed until the off, and which steward has claimed the race.
create table private.race_secrets (
  race_id uuid primary key references public.races (id),
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  salt text,
  claimed_by text,
  claimed_until timestamptz
);

-- What a race is bound to from its opening: its terms as canonical JSON, and the house's reserves in
-- the order in which they are taken. A race under the first rules is bound to its seed alone.
create table public.openings (
  race_id uuid primary key references public.races (id),
  opened_at timestamptz not null,
  terms text not null,
  reserves uuid[] not null
);

alter table public.openings enable row level security;

create policy openings_are_public on public.openings
  for select to anon, authenticated using (true);

-- The lists are paged by the key of the last row seen. A race that is running is the first of those
-- to come.
create function public.future_races(
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

create function public.race_results(
  p_track_id text default null, p_before_off timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20
) returns setof public.races
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_track_id is null then
    return query
      select * from public.races r
      where r.status = 'finished'
        and (p_before_off is null or (r.off_at, r.id) < (p_before_off, p_before_id))
      order by r.off_at desc, r.id desc
      limit private.page_size(p_limit);
  else
    return query
      select * from public.races r
      where r.status = 'finished' and r.track_id = p_track_id
        and (p_before_off is null or (r.off_at, r.id) < (p_before_off, p_before_id))
      order by r.off_at desc, r.id desc
      limit private.page_size(p_limit);
  end if;
end
$$;

-- A race, locked.
create function private.lock_race(p_race_id uuid) returns public.races
language plpgsql set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  end if;
  return v_race;
end
$$;

revoke all on table public.races
  from public, anon, authenticated, service_role;
grant select on table public.races
  to anon, authenticated, service_role;

revoke all on table public.openings
  from public, anon, authenticated, service_role;
grant select on table public.openings
  to anon, authenticated, service_role;

revoke execute on function
  public.future_races,
  public.race_results
  from public, anon, authenticated, service_role;
grant execute on function
  public.future_races,
  public.race_results
  to anon, authenticated;
