-- Races that owners ask for. A request waits until it has its runners, and is then opened as a race of the
-- programme; what it did not become pays every fee back.

create table public.race_requests (
  id uuid primary key default gen_random_uuid(),
  -- Who asked.
  stable_id uuid not null references public.stables (id),
  track_id text not null,
  distance integer not null,
  surface text not null check (surface in ('Turf', 'Dirt')),
  grade text not null check (grade in ('Class 2', 'Class 3', 'Class 4', 'Class 5', 'Class 6')),
  age_class text not null check (age_class in ('2yo', '3yo', '3yo+', '4yo+')),
  -- Null for both.
  sex text check (sex in ('male', 'female')),
  min_rating integer,
  max_rating integer not null,
  suitable_for text[] not null,
  entry_fee bigint not null check (entry_fee between 50 and 2000) check (entry_fee % 10 = 0),
  runners integer not null check (runners between 3 and 8),
  earliest_off timestamptz not null,
  latest_off timestamptz not null check (latest_off >= earliest_off),
  asked_at timestamptz not null,
  -- Horses join while it is 'open'. 'full': the off is fixed, and the race is about to be opened. 'opened':
  -- it is a race. 'expired': it did not fill, or could not be opened. 'withdrawn': all have left it.
  state text not null default 'open'
    check (state in ('open', 'full', 'opened', 'expired', 'withdrawn')),
  -- Known once it is full.
  off_at timestamptz check (off_at between earliest_off and latest_off),
  race_id uuid unique references public.races (id),
  ended_at timestamptz,
  -- Of a race among the members of a club: it stays one when the club ends, and then nobody joins.
  club_id uuid,
  club_name text,
  check ((club_id is null) = (club_name is null)),
  check ((ended_at is not null) = (state in ('opened', 'expired', 'withdrawn'))),
  check ((race_id is not null) = (state = 'opened')),
  check (off_at is not null or state not in ('full', 'opened'))
);

-- The list of those that wait, the one that ends first before the others, and what a stable has open.
create index race_requests_open on public.race_requests (latest_off, id) where state = 'open';
create index race_requests_of_stables on public.race_requests (stable_id)
  where state in ('open', 'full');
create index race_requests_of_clubs on public.race_requests (club_id) where club_id is not null;
create index race_requests_full on public.race_requests (off_at) where state = 'full';

-- The horses in a request. Those of one that has ended are those that were in it to the end.
create table public.race_request_entries (
  race_request_id uuid not null references public.race_requests (id),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  joined_at timestamptz not null,
  -- What its owner puts into the salt of the race.
  nonce text not null,
  -- While its request is open or full: it is in no other, and entered for no race.
  waits boolean not null default true,
  primary key (race_request_id, horse_id)
);

-- It decides between two that do not see each other.
create unique index race_request_entries_waiting on public.race_request_entries (horse_id)
  where waits;

-- Which steward has taken a request up that is not over.
create table private.race_request_claims (
  race_request_id uuid primary key references public.race_requests (id),
  claimed_by text,
  claimed_until timestamptz
);

alter table private.accounts
  add foreign key (race_request_id) references public.race_requests (id);

-- Horses by what a request asks for.
create index horses_fitting on public.horses (specialty, birth_season, rating)
  where retired_at is null;

alter table public.race_requests enable row level security;
alter table public.race_request_entries enable row level security;

-- True for a stable that may join: a club's race is for its members.
create function private.may_join(p_request public.race_requests, p_stable_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return p_request.club_id is null or exists (
    select from private.club_members m
    where m.stable_id = p_stable_id and m.club_id = p_request.club_id
  );
end
$$;

-- True for what everybody reads: of a club's race its members alone, until it is a race.
create function private.sees_request(p_request public.race_requests) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_request.club_id is null or p_request.state = 'opened' or exists (
    select from public.stables s
    join private.club_members m on m.stable_id = s.id
    where s.owner_id = auth.uid() and m.club_id = p_request.club_id
  );
end
$$;

grant execute on function private.sees_request to anon, authenticated;

create policy race_requests_are_public_or_their_clubs on public.race_requests
  for select to anon, authenticated using (club_id is null or private.sees_request(race_requests));
create policy race_request_entries_are_read_with_their_request on public.race_request_entries
  for select to anon, authenticated
  using (exists (select from public.race_requests q where q.id = race_request_id));

revoke all on table public.race_requests, public.race_request_entries
  from public, anon, authenticated, service_role;
grant select on table public.race_requests, public.race_request_entries
  to anon, authenticated, service_role;

-- The account that keeps the fees until the race is opened.
create function private.escrow_of(p_race_request_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select id from private.accounts where race_request_id = p_race_request_id
$$;

-- So long before the latest off a request ends that is not full: its owners are told of the off so long before.
create function private.request_notice() returns interval
language sql immutable set search_path = '' as $$
  select interval '10 minutes'
$$;

-- True for a horse in a request that is open or full.
create function private.waits_in_request(p_horse_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.race_request_entries where horse_id = p_horse_id and waits
  )
$$;

-- By when the horse has to be back from work for the request that it is in; null where it is in none.
create function private.back_for_request(p_horse_id uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(q.off_at, q.latest_off) - private.request_notice()
  from public.race_request_entries e
  join public.race_requests q on q.id = e.race_request_id
  where e.horse_id = p_horse_id and e.waits
$$;

-- A race request, locked.
create function private.lock_race_request(p_race_request_id uuid) returns public.race_requests
language plpgsql set search_path = '' as $$
declare
  v_request public.race_requests;
begin
  select * into v_request from public.race_requests
  where id = p_race_request_id for no key update;
  if v_request.id is null then
    perform private.refuse('race_request_not_found');
  end if;
  return v_request;
end
$$;
