-- The talents of every horse are bound by a hash that is published when it is born. Horses that are
-- there already get theirs now.

-- 244 bits that nobody can foresee (`random()` can be foreseen).
create function private.random_hex() returns text
language sql volatile set search_path = '' as $$
  select private.sha256_hex(gen_random_uuid()::text || gen_random_uuid())
$$;

-- What is published of a horse's talents, given in the order of the columns (`talentsHash` in
-- @furlong/game).
create function private.talents_hash(p_horse_id uuid, p_salt text, p_talents integer[])
returns text
language sql immutable set search_path = '' as $$
  select private.sha256_hex(
    concat_ws(':', 'furlong-talents-1', p_horse_id, p_salt, array_to_string(p_talents, ','))
  )
$$;

alter table private.talents add column salt text check (salt ~ '^[0-9a-f]{64}$');
update private.talents set salt = private.random_hex();
alter table private.talents alter column salt set not null;

alter table public.horses
  add column talents_hash text check (talents_hash ~ '^[0-9a-f]{64}$'),
  add column talents_sealed_at timestamptz not null default now();
update public.horses h
set talents_hash = private.talents_hash(h.id, t.salt, array[
    t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance, t.heart,
    t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude
  ])
from private.talents t
where t.horse_id = h.id;
alter table public.horses alter column talents_hash set not null;

-- A two-year-old sprinter or miler whose talents are worth about its rating (the inverse of
-- `abilityOf` in @furlong/game), with a saddle, horseshoes and a bridle.
create or replace function private.give_starter_horse(p_stable_id uuid, p_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_salt text := private.random_hex();
  v_specialty text := (array['Sprint', 'Mile'])[private.between(1, 2)];
  v_rating integer := private.draw_within('rating');
  v_talent integer := round((v_rating + 13) / 1.3);
  v_talents integer[];
  v_name text;
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
      private.season_at(p_at) - 2, private.draw('coat'), private.draw('sire'), private.draw('dam'),
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
  insert into public.horse_equipment (horse_id, slot, item, effect) values
    (v_id, 'saddle', 'Basic Saddle', 'None'),
    (v_id, 'horseshoes', 'Basic Horseshoes', 'None'),
    (v_id, 'bridle', 'Basic Bridle', 'None');
  insert into public.activities (stable_id, horse_id, type, at)
  values (p_stable_id, v_id, 'new_horse', p_at);
  return v_id;
end
$$;

-- One element a horse in every list; p_talents has eleven a horse, in the order of `talentNames`.
-- Answers the ids in the order given.
create or replace function public.register_horses(
  p_stable_ids uuid[], p_names text[], p_sexes text[], p_birth_seasons integer[], p_coats text[],
  p_sires text[], p_dams text[], p_specialties text[], p_styles integer[], p_ratings integer[],
  p_conditions integer[], p_energies integer[], p_talents integer[], p_at timestamptz
) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_horses constant integer := cardinality(p_names);
begin
  if not private.same_length(
    v_horses, cardinality(p_stable_ids), cardinality(p_sexes), cardinality(p_birth_seasons),
    cardinality(p_coats), cardinality(p_sires), cardinality(p_dams), cardinality(p_specialties),
    cardinality(p_styles), cardinality(p_ratings), cardinality(p_conditions),
    cardinality(p_energies), cardinality(p_talents) / 11
  ) then
    perform private.refuse('bad_request', 'every list has one element a horse, the talents eleven');
  end if;

  with born as materialized (
    select
      h.*, gen_random_uuid() as id, private.random_hex() as salt,
      p_talents[11 * h.number - 10 : 11 * h.number] as talents
    from unnest(
      p_stable_ids, p_names, p_sexes, p_birth_seasons, p_coats, p_sires, p_dams, p_specialties,
      p_styles, p_ratings, p_conditions, p_energies
    ) with ordinality as h (
      stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
      energy, number
    )
  ), registered as (
    insert into public.horses (
      id, stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating,
      condition, energy, condition_at, created_at, talents_hash
    )
    select
      b.id, b.stable_id, b.name, b.sex, b.birth_season, b.coat, b.sire, b.dam, b.specialty,
      b.style, b.rating, b.condition, b.energy, p_at, p_at,
      private.talents_hash(b.id, b.salt, b.talents)
    from born b
    on conflict ((lower(name))) do nothing
    returning id
  )
  insert into private.talents
  select
    b.id, b.talents[1], b.talents[2], b.talents[3], b.talents[4], b.talents[5], b.talents[6],
    b.talents[7], b.talents[8], b.talents[9], b.talents[10], b.talents[11], b.salt
  from registered join born b using (id);

  return query
    select h.id
    from unnest(p_names) with ordinality as n (name, number)
    join public.horses h on lower(h.name) = lower(n.name)
    order by n.number;
end
$$;

create function private.check_horses() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'talents are those that were sealed', h.id::text
  from public.horses h
  left join private.talents t on t.horse_id = h.id
  where h.talents_hash is distinct from private.talents_hash(h.id, t.salt, array[
    t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance, t.heart,
    t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude
  ])
$$;

create or replace function private.check_everything() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
$$;
