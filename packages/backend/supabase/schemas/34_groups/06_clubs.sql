-- Clubs of stables: a stable is in one at most, which the key decides. Locks are taken in this order: the stable
-- that acts, the club, and whatever stable else it is about not at all.

create table private.clubs (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = private.normal_name(name, 40)),
  description text check (description = private.player_text(description, 500)),
  -- Whether any stable may join; else by invitation.
  is_open boolean not null,
  members integer not null default 0 check (members between 0 and 100),
  founded_at timestamptz not null
);

create unique index clubs_name_key on private.clubs (private.look_of(name));
create index clubs_by_members on private.clubs (members desc, id desc);
create index clubs_by_name on private.clubs (lower(name) text_pattern_ops, id);

create table private.club_members (
  stable_id uuid primary key references public.stables (id),
  club_id uuid not null references private.clubs (id) on delete cascade,
  role text not null check (role in ('founder', 'officer', 'member')),
  joined_at timestamptz not null
);

create index club_members_by_club on private.club_members (club_id, joined_at);
create unique index club_founder on private.club_members (club_id) where role = 'founder';

create table private.club_invitations (
  stable_id uuid not null references public.stables (id),
  club_id uuid not null references private.clubs (id) on delete cascade,
  invited_by uuid not null references public.stables (id),
  invited_at timestamptz not null,
  primary key (stable_id, club_id)
);

create index club_invitations_by_club on private.club_invitations (club_id);

-- What members write for members.
create table private.club_notices (
  id bigint generated always as identity primary key,
  club_id uuid not null references private.clubs (id) on delete cascade,
  stable_id uuid not null references public.stables (id),
  body text not null check (body = private.player_text(body, 1000)),
  posted_at timestamptz not null
);

create index club_notices_by_club on private.club_notices (club_id, id desc);

-- What members have won for their club in a season while they were in it; it stays the club's when they leave.
create table private.club_points (
  club_id uuid not null references private.clubs (id) on delete cascade,
  season integer not null,
  stable_id uuid not null references public.stables (id),
  points integer not null,
  runs integer not null,
  wins integer not null,
  primary key (club_id, season, stable_id)
);

-- The same added up, by which clubs are ranked.
create table private.club_seasons (
  club_id uuid not null references private.clubs (id) on delete cascade,
  season integer not null,
  points integer not null,
  runs integer not null,
  wins integer not null,
  primary key (club_id, season)
);

create index club_seasons_by_points on private.club_seasons (season, points desc, wins desc, club_id desc);

-- Points of a place, first to fifth. `clubPoints` in @furlong/game.
create function private.points_of_place(p_place integer) returns integer
language sql immutable set search_path = '' as $$
  select coalesce((array[10, 6, 4, 2, 1])[p_place], 0)
$$;

-- Counts a settled race for the clubs of its runners' stables, in the order of their keys.
create function private.count_clubs(p_race_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- Who is a member stays one meanwhile: with its last a club ends.
  perform from private.club_members m
  where m.stable_id in (select e.stable_id from public.entries e where e.race_id = p_race_id)
  order by m.stable_id for key share;
  insert into private.club_points as c (club_id, season, stable_id, points, runs, wins)
  select
    m.club_id, private.season_at(r.off_at), e.stable_id, sum(private.points_of_place(e.place)),
    count(*), count(*) filter (where e.place = 1)
  from public.races r
  join public.entries e on e.race_id = r.id
  join private.club_members m on m.stable_id = e.stable_id
  where r.id = p_race_id
  group by m.club_id, r.off_at, e.stable_id
  order by m.club_id, e.stable_id
  on conflict (club_id, season, stable_id) do update
  set points = c.points + excluded.points, runs = c.runs + excluded.runs,
    wins = c.wins + excluded.wins;
  insert into private.club_seasons as c (club_id, season, points, runs, wins)
  select
    m.club_id, private.season_at(r.off_at), sum(private.points_of_place(e.place)), count(*),
    count(*) filter (where e.place = 1)
  from public.races r
  join public.entries e on e.race_id = r.id
  join private.club_members m on m.stable_id = e.stable_id
  where r.id = p_race_id
  group by m.club_id, r.off_at
  order by m.club_id
  on conflict (club_id, season) do update
  set points = c.points + excluded.points, runs = c.runs + excluded.runs,
    wins = c.wins + excluded.wins;
end
$$;

-- A club, locked. Refuses an id that is none's.
create function private.lock_club(p_club_id uuid) returns private.clubs
language plpgsql set search_path = '' as $$
declare
  v_club private.clubs;
begin
  select * into v_club from private.clubs where id = p_club_id for no key update;
  if v_club.id is null then
    perform private.refuse('club_not_found');
  end if;
  return v_club;
end
$$;

-- The club of a stable, locked; refuses a stable that is in none. Read again under the lock: it may have been sent
-- away meanwhile.
create function private.lock_club_of(p_stable_id uuid) returns private.club_members
language plpgsql set search_path = '' as $$
declare
  v_member private.club_members;
begin
  perform from private.clubs
  where id = (select club_id from private.club_members where stable_id = p_stable_id)
  for no key update;
  select * into v_member from private.club_members where stable_id = p_stable_id;
  if v_member.club_id is null then
    perform private.refuse('not_in_club');
  end if;
  return v_member;
end
$$;

-- The same, of a stable that leads it.
create function private.lock_led_club(p_stable_id uuid) returns private.club_members
language plpgsql set search_path = '' as $$
declare
  v_member constant private.club_members := private.lock_club_of(p_stable_id);
begin
  if v_member.role = 'member' then
    perform private.refuse('not_club_officer');
  end if;
  return v_member;
end
$$;

-- Makes a stable a member of a club that is locked, or refuses it.
create function private.admit_to_club(p_club private.clubs, p_stable_id uuid, p_role text)
returns void
language plpgsql set search_path = '' as $$
begin
  if p_club.members >= 100 then
    perform private.refuse('club_full');
  end if;
  insert into private.club_members (stable_id, club_id, role, joined_at)
  values (p_stable_id, p_club.id, p_role, clock_timestamp())
  on conflict (stable_id) do nothing;
  if not found then
    perform private.refuse('in_club_already');
  end if;
  update private.clubs set members = members + 1 where id = p_club.id;
  delete from private.club_invitations where stable_id = p_stable_id;
end
$$;

-- Takes a member out of its club, which is locked: after a founder the officer leads who has been in it longest, or
-- the member; with the last of them the club ends.
create function private.part_from_club(p_member private.club_members) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.club_members where stable_id = p_member.stable_id;
  update private.clubs set members = members - 1 where id = p_member.club_id;
  if p_member.role = 'founder' then
    update private.club_members set role = 'founder'
    where stable_id = (
      select m.stable_id from private.club_members m
      where m.club_id = p_member.club_id
      order by m.role <> 'officer', m.joined_at, m.stable_id
      limit 1
    );
    delete from private.clubs where id = p_member.club_id and members = 0;
    -- Its name was its founder's word.
    if found then
      update public.race_requests set club_name = 'Former club' where club_id = p_member.club_id;
    end if;
  end if;
end
$$;
