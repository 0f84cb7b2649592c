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
create index equipment_worn_out on public.equipment (stable_id, worn_out_at desc, id)
  where worn_out_at is not null;

insert into public.equipment_items (
  position, id, name, slot, description, price, stars, effect, speed, endurance, agility, control,
  life_in_runs
) values
  (1, 'club-saddle', 'Club Saddle', 'saddle',
    'Plain leather that sits still.',
    900, 3, '+1 Speed, +2 Control', 1, 0, 0, 2, 40),
  (2, 'feather-saddle', 'Feather Saddle', 'saddle',
    'Half the weight of a club saddle.',
    1600, 4, '+3 Speed, +2 Control', 3, 0, 0, 2, 40),
  (3, 'champion-saddle', 'Champion Saddle', 'saddle',
    'Fitted by hand to one back only.',
    2500, 5, '+4 Speed, +3 Control', 4, 0, 0, 3, 40),
  (4, 'steel-plates', 'Steel Plates', 'horseshoes',
    'They last, and a horse knows it has them on.',
    400, 2, '+1 Speed', 1, 0, 0, 0, 6),
  (5, 'aluminium-plates', 'Aluminium Plates', 'horseshoes',
    'Light plates for race day.',
    850, 4, '+2 Speed, +1 Agility', 2, 0, 1, 0, 6),
  (6, 'featherlight-plates', 'Featherlight Plates', 'horseshoes',
    'So thin that they bend by hand.',
    1400, 5, '+3 Speed, +2 Agility', 3, 0, 2, 0, 6),
  (7, 'snaffle-bridle', 'Snaffle Bridle', 'bridle',
    'A plain bit and a soft mouth.',
    350, 2, '+1 Control', 0, 0, 0, 1, 12),
  (8, 'ring-bridle', 'Ring Bridle', 'bridle',
    'Keeps a keen horse straight.',
    700, 3, '+2 Control', 0, 0, 0, 2, 12),
  (9, 'racing-bridle', 'Racing Bridle', 'bridle',
    'Steers with two fingers.',
    1200, 5, '+1 Agility, +3 Control', 0, 0, 1, 3, 12),
  (10, 'cotton-cooler', 'Cotton Cooler', 'blanket',
    'Dries a horse after work.',
    380, 2, '+1 Endurance', 0, 1, 0, 0, 12),
  (11, 'wool-blanket', 'Wool Blanket', 'blanket',
    'Warm muscles before the start.',
    750, 3, '+2 Endurance', 0, 2, 0, 0, 12),
  (12, 'thermal-blanket', 'Thermal Blanket', 'blanket',
    'Warmth that reaches the loins.',
    1300, 5, '+4 Endurance', 0, 4, 0, 0, 12),
  (13, 'cushioned-whip', 'Cushioned Whip', 'whip',
    'Padded, for a tap on the shoulder.',
    300, 2, '+1 Speed', 1, 0, 0, 0, 12),
  (14, 'balanced-whip', 'Balanced Whip', 'whip',
    'Carried more than used.',
    450, 3, '+1 Speed, +1 Control', 1, 0, 0, 1, 12),
  (15, 'carbon-whip', 'Carbon Whip', 'whip',
    'Weighs no more than a pencil.',
    650, 4, '+2 Speed, +1 Control', 2, 0, 0, 1, 12),
  (16, 'brushing-boots', 'Brushing Boots', 'boots',
    'For horses that knock themselves.',
    420, 2, '+1 Agility', 0, 0, 1, 0, 12),
  (17, 'gel-boots', 'Gel Boots', 'boots',
    'Soft landings for hard ground.',
    800, 4, '+1 Endurance, +2 Agility', 0, 1, 2, 0, 12),
  (18, 'race-boots', 'Race Boots', 'boots',
    'Close, light and off in a moment.',
    1250, 5, '+2 Endurance, +3 Agility', 0, 2, 3, 0, 12),
  (19, 'basic-saddle', 'Basic Saddle', 'saddle',
    'It came with the horse, and sits where it should.',
    null, null, 'None', 0, 0, 0, 0, null),
  (20, 'basic-horseshoes', 'Basic Horseshoes', 'horseshoes',
    'They came with the horse, and ring on the road.',
    null, null, 'None', 0, 0, 0, 0, null),
  (21, 'basic-bridle', 'Basic Bridle', 'bridle',
    'It came with the horse, and has seen many mornings.',
    null, null, 'None', 0, 0, 0, 0, null);

-- What horses wear already becomes a piece of their stable's. The keys decide: a slot holds one piece,
-- and a piece is on one horse.
alter table public.horse_equipment add column piece_id uuid unique;
update public.horse_equipment set piece_id = gen_random_uuid();
insert into public.equipment (id, stable_id, item_id, runs_left, got_at)
select w.piece_id, h.stable_id, i.id, i.life_in_runs, h.created_at
from public.horse_equipment w
join public.horses h on h.id = w.horse_id
join public.equipment_items i on i.name = w.item;
alter table public.horse_equipment
  alter column piece_id set not null,
  add constraint horse_equipment_piece_id_fkey
    foreign key (piece_id) references public.equipment (id);

alter table public.equipment_items enable row level security;
alter table public.equipment enable row level security;

create policy equipment_items_are_public on public.equipment_items
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

revoke all on table public.equipment_items, public.equipment
  from public, anon, authenticated, service_role;
grant select on table public.equipment_items, public.equipment
  to anon, authenticated, service_role;

-- Age, specialty and rating are drawn from random_draw_tables.sql; its talents are worth about its rating
-- (the inverse of `abilityOf` in @furlong/game). It has a saddle, horseshoes and a bridle.
create or replace function private.give_starter_horse(p_stable_id uuid, p_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_salt text := private.random_hex();
  v_specialty text := private.draw('specialty');
  v_rating integer := private.draw_within('rating');
  v_talent integer := round((v_rating + 13) / 1.3);
  v_talents integer[];
  v_name text;
  v_piece_ids uuid[];
begin
  v_talents := array(
    select v_talent + private.draw_within('talent deviation') from generate_series(1, 7)
  ) || array[
    private.draw_within('preferred distance: ' || v_specialty),
    private.draw_within('distance breadth'),
    private.draw_within('preferred going'),
    private.draw_within('surface aptitude')
  ];
  loop
    v_name := private.horse_words();
    if exists (select from public.horses where lower(name) = lower(v_name)) then
      v_name := v_name || ' ' || private.between(2, 9999);
    end if;
    insert into public.horses (
      id, stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating,
      condition, energy, condition_at, created_at, talents_hash
    ) values (
      v_id, p_stable_id, v_name, (array['male', 'female'])[private.between(1, 2)],
      private.season_at(p_at) - private.draw_within('age'), private.draw('coat'),
      private.draw('sire'), private.draw('dam'),
      v_specialty, private.draw('style')::smallint, v_rating, 90, 100, p_at, p_at,
      private.talents_hash(v_id, v_salt, v_talents)
    )
    on conflict ((lower(name))) do nothing;
    exit when found;
  end loop;

  insert into private.talents values (
    v_id, v_talents[1], v_talents[2], v_talents[3], v_talents[4], v_talents[5], v_talents[6],
    v_talents[7], v_talents[8], v_talents[9], v_talents[10], v_talents[11], v_salt
  );
  with given as (
    insert into public.equipment (stable_id, item_id, runs_left, got_at)
    select p_stable_id, id, life_in_runs, p_at from public.equipment_items where price is null
    returning id
  )
  select array_agg(id) into v_piece_ids from given;
  perform private.put_on(v_id, v_piece_ids);
  insert into public.activities (stable_id, horse_id, type, at)
  values (p_stable_id, v_id, 'new_horse', p_at);
  return v_id;
end
$$;
