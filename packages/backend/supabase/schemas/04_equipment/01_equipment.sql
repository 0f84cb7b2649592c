-- Equipment: what there is, which pieces a stable owns, and what its horses wear.

-- The catalogue of @furlong/game. Without a price it is not sold: the horse of a new owner arrives in
-- it; without a life it does not wear.
create table public.equipment_items (
  id text primary key,
  position integer not null unique,
  name text not null unique,
  slot text not null
    check (slot in ('saddle', 'horseshoes', 'bridle', 'blanket', 'whip', 'boots')),
  description text not null,
  price bigint check (price > 0),
  stars integer check (stars between 1 and 5),
  effect text not null,
  speed integer not null check (speed >= 0),
  endurance integer not null check (endurance >= 0),
  agility integer not null check (agility >= 0),
  control integer not null check (control >= 0),
  life_in_runs integer check (life_in_runs > 0),
  check ((price is null) = (stars is null))
);

-- One piece that a stable owns.
create table public.equipment (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  item_id text not null references public.equipment_items (id),
  -- What was paid for it; null for what came with a horse.
  price bigint check (price > 0),
  -- Null for what does not wear.
  runs_left integer check (runs_left >= 0),
  got_at timestamptz not null,
  worn_out_at timestamptz,
  -- The horse that wore it to its end.
  worn_out_by uuid references public.horses (id),
  constraint equipment_worn_out_check check (
    (worn_out_at is not null) = (runs_left is not null and runs_left = 0)
    and (worn_out_at is null) = (worn_out_by is null)
  )
);

create index equipment_in_use on public.equipment (stable_id, item_id) where worn_out_at is null;
create index equipment_by_purchase on public.equipment (stable_id, got_at);
create index equipment_worn_out on public.equipment (stable_id, worn_out_at desc, id)
  where worn_out_at is not null;

-- What a horse wears, for everybody to see. The keys decide: a slot holds one piece, and a piece is on
-- one horse.
create table public.horse_equipment (
  horse_id uuid not null references public.horses (id),
  slot text not null
    check (slot in ('saddle', 'horseshoes', 'bridle', 'blanket', 'whip', 'boots')),
  item text not null,
  effect text not null,
  piece_id uuid not null unique references public.equipment (id),
  primary key (horse_id, slot)
);

alter table public.equipment_items enable row level security;
alter table public.equipment enable row level security;
alter table public.horse_equipment enable row level security;

create policy equipment_items_are_public on public.equipment_items
  for select to anon, authenticated using (true);
create policy horse_equipment_is_public on public.horse_equipment
  for select to anon, authenticated using (true);
-- How far a piece is worn is its owner's alone to know.
create policy equipment_is_its_owners on public.equipment
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

-- Puts pieces on a horse whose slots for them are empty.
create function private.put_on(p_horse_id uuid, p_piece_ids uuid[]) returns void
language sql set search_path = '' as $$
  insert into public.horse_equipment (horse_id, slot, item, effect, piece_id)
  select p_horse_id, i.slot, i.name, i.effect, e.id
  from public.equipment e
  join public.equipment_items i on i.id = e.item_id
  where e.id = any (p_piece_ids)
$$;

-- A run wears every piece that the horses have on; what it wore out comes off.
create function private.wear_equipment(p_horse_ids uuid[], p_at timestamptz) returns void
language sql set search_path = '' as $$
  update public.equipment e
  set runs_left = e.runs_left - 1,
    worn_out_at = case when e.runs_left = 1 then p_at end,
    worn_out_by = case when e.runs_left = 1 then w.horse_id end
  from public.horse_equipment w
  where w.horse_id = any (p_horse_ids) and e.id = w.piece_id and e.runs_left is not null;
  delete from public.horse_equipment w
  using public.equipment e
  where w.horse_id = any (p_horse_ids) and e.id = w.piece_id and e.runs_left = 0;
$$;

revoke all on table public.equipment_items, public.equipment, public.horse_equipment
  from public, anon, authenticated, service_role;
grant select on table public.equipment_items, public.equipment, public.horse_equipment
  to anon, authenticated, service_role;
