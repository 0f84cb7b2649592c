-- Horses: what everybody may read of them, and the talents that nobody may.

create table public.horses (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  name text not null check (name = private.normal_name(name, 30)),
  sex text not null check (sex in ('male', 'female')),
  birth_season integer not null,
  coat text not null,
  sire text not null,
  dam text not null,
  specialty text not null
    check (specialty in ('Sprint', 'Mile', 'Middle Distance', 'Long Distance')),
  style smallint not null check (style between 0 and 3),
  rating integer not null check (rating between 0 and 140),
  runs integer not null default 0,
  wins integer not null default 0,
  places integer not null default 0,
  earnings bigint not null default 0,
  form text not null default '' check (form ~ '^[WL]{0,10}$'),
  figures text not null default '' check (figures ~ '^[0-9]{0,10}$'),
  condition integer not null check (condition between 0 and 100),
  energy integer not null check (energy between 0 and 100),
  condition_at timestamptz not null,
  last_run_at timestamptz,
  created_at timestamptz not null,
  -- By too much work, the last of which ended at condition_at: rest mends it (`isOverreached` in
  -- @furlong/game).
  overreached boolean not null default false,
  -- Binds the house to the horse's talents from its birth (`private.talents_hash`); horses that are
  -- older than that, from the time beside it.
  talents_hash text not null check (talents_hash ~ '^[0-9a-f]{64}$'),
  talents_sealed_at timestamptz not null default now(),
  -- The end of the training session that it is at, and the energy (%) that this will leave, as its owner
  -- was told.
  at_work_until timestamptz,
  energy_after_work integer check (energy_after_work between 0 and 100),
  -- For good: it is not entered, trained or equipped any more, and its talents are opened.
  retired_at timestamptz,
  -- From when its owner may sell it; null for at once.
  sellable_from timestamptz,
  -- What it was called before its owner renamed it, which is done once.
  former_name text,
  check (wins between 0 and places and places <= runs and earnings >= 0),
  constraint horses_at_work_check check ((at_work_until is null) = (energy_after_work is null))
);

create unique index horses_name_key on public.horses (lower(name));
create index horses_stable on public.horses (stable_id);
create index horses_running_by_age on public.horses (birth_season) where retired_at is null;
create index horses_retired on public.horses (stable_id, retired_at desc, id desc)
  where retired_at is not null;

alter table public.horses enable row level security;

create policy horses_are_public on public.horses
  for select to anon, authenticated using (true);

-- Columns stand in the order of `talentNames` in @furlong/game, in which they travel as a list.
create table private.talents (
  horse_id uuid primary key references public.horses (id),
  speed integer not null check (speed between 0 and 100),
  acceleration integer not null check (acceleration between 0 and 100),
  stamina integer not null check (stamina between 0 and 100),
  recovery integer not null check (recovery between 0 and 100),
  agility integer not null check (agility between 0 and 100),
  balance integer not null check (balance between 0 and 100),
  heart integer not null check (heart between 0 and 100),
  distance_preferred integer not null check (distance_preferred between 800 and 4000),
  distance_breadth integer not null check (distance_breadth between 0 and 2000),
  going_preferred integer not null check (going_preferred between -100 and 100),
  surface_aptitude integer not null check (surface_aptitude between -100 and 100),
  -- Without it the talents could be tried out until the hash fits.
  salt text not null check (salt ~ '^[0-9a-f]{64}$')
);

-- What is published of a horse's talents, given in the order of the columns (`talentsHash` in
-- @furlong/game).
create function private.talents_hash(p_horse_id uuid, p_salt text, p_talents integer[])
returns text
language sql immutable set search_path = '' as $$
  select private.sha256_hex(
    concat_ws(':', 'furlong-talents-1', p_horse_id, p_salt, array_to_string(p_talents, ','))
  )
$$;

-- The horse of the player who asks, locked.
create function private.lock_own_horse(p_horse_id uuid) returns public.horses
language plpgsql set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
  v_horse public.horses;
begin
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  end if;
  return v_horse;
end
$$;

revoke all on table public.horses
  from public, anon, authenticated, service_role;
grant select on table public.horses
  to anon, authenticated, service_role;
