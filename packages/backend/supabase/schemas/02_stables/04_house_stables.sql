-- Stewards register the house's stables and horses. Both functions may be repeated: what already has
-- the name is left as it is.

create function public.found_house_stable(
  p_name text, p_owner_name text, p_silks text, p_at timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  p_at := private.not_ahead(p_at);
  insert into public.stables (name, owner_name, is_house, silks, created_at)
  values (private.normal_name(p_name, 40), p_owner_name, true, p_silks::jsonb, p_at)
  on conflict do nothing
  returning id into v_id;
  return coalesce(v_id, (
    select id from public.stables
    where lower(name) = lower(private.normal_name(p_name, 40)) and is_house
  ));
end
$$;

-- The name under which a horse is registered in a stable: its own, or the first with a number that is free where
-- a horse elsewhere has it, by chance or because its owner has taken the name of one to come. The same again once
-- it is registered.
create function private.name_to_register(p_stable_id uuid, p_name text) returns text
language sql stable set search_path = '' as $$
  select n.name
  from (
    select number, concat_ws(' ', p_name, case when number > 1 then to_char(number, 'FMRN') end) as name
    from generate_series(1, 99) number
  ) n
  left join public.horses h on lower(h.name) = lower(n.name)
  where h.id is null or h.stable_id = p_stable_id
  order by h.id is null, n.number
  limit 1
$$;

-- One element a horse in every list; p_talents has eleven a horse, in the order of `talentNames`.
-- Returns the ids in the order given.
create function public.register_horses(
  p_stable_ids uuid[], p_names text[], p_sexes text[], p_birth_seasons integer[], p_coats text[],
  p_sires text[], p_dams text[], p_specialties text[], p_styles integer[], p_ratings integer[],
  p_conditions integer[], p_energies integer[], p_talents integer[], p_at timestamptz
) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_horses constant integer := cardinality(p_names);
  v_names text[];
begin
  p_at := private.not_ahead(p_at);
  if not private.same_length(
    v_horses, cardinality(p_stable_ids), cardinality(p_sexes), cardinality(p_birth_seasons),
    cardinality(p_coats), cardinality(p_sires), cardinality(p_dams), cardinality(p_specialties),
    cardinality(p_styles), cardinality(p_ratings), cardinality(p_conditions),
    cardinality(p_energies), cardinality(p_talents) / 11
  ) then
    perform private.refuse('bad_request', 'every list has one element a horse, the talents eleven');
  end if;

  v_names := array(
    select private.name_to_register(n.stable_id, n.name)
    from unnest(p_stable_ids, p_names) with ordinality as n (stable_id, name, number)
    order by n.number
  );
  with born as materialized (
    select
      h.*, gen_random_uuid() as id, private.random_hex() as salt,
      p_talents[11 * h.number - 10 : 11 * h.number] as talents
    from unnest(
      p_stable_ids, v_names, p_sexes, p_birth_seasons, p_coats, p_sires, p_dams, p_specialties,
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
    from unnest(v_names) with ordinality as n (name, number)
    join public.horses h on lower(h.name) = lower(n.name)
    order by n.number;
end
$$;

-- What this installation alone knows: the talents of the house's horses are drawn from it.
create table private.house_secrets (
  is_only boolean primary key default true check (is_only),
  secret text not null check (secret ~ '^[0-9a-f]{64}$')
);

-- The first call makes it.
create function public.house_secret() returns text
language sql volatile security definer set search_path = '' as $$
  insert into private.house_secrets (secret) values (private.random_hex()) on conflict do nothing;
  select secret from private.house_secrets
$$;

revoke execute on function
  public.found_house_stable,
  public.house_secret,
  public.register_horses
  from public, anon, authenticated, service_role;
grant execute on function
  public.found_house_stable,
  public.house_secret,
  public.register_horses
  to service_role;
