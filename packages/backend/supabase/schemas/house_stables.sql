-- The stewards bring the house's stables and horses into the world. Both functions may be repeated:
-- what already has the name is left as it is.

create function public.found_house_stable(
  p_name text, p_owner_name text, p_silks text, p_at timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
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

-- One element a horse in every list; p_talents has eleven a horse, in the order of `talentNames`.
-- Answers the ids in the order given.
create function public.register_horses(
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

  with registered as (
    insert into public.horses (
      stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating,
      condition, energy, condition_at, created_at
    )
    select
      h.stable_id, h.name, h.sex, h.birth_season, h.coat, h.sire, h.dam, h.specialty, h.style,
      h.rating, h.condition, h.energy, p_at, p_at
    from unnest(
      p_stable_ids, p_names, p_sexes, p_birth_seasons, p_coats, p_sires, p_dams, p_specialties,
      p_styles, p_ratings, p_conditions, p_energies
    ) as h (
      stable_id, name, sex, birth_season, coat, sire, dam, specialty,
      style, rating, condition, energy
    )
    on conflict ((lower(name))) do nothing
    returning id, name
  )
  insert into private.talents
  select
    r.id, t[k + 1], t[k + 2], t[k + 3], t[k + 4], t[k + 5], t[k + 6], t[k + 7], t[k + 8],
    t[k + 9], t[k + 10], t[k + 11]
  from registered r
  join unnest(p_names) with ordinality as n (name, number) on n.name = r.name,
  lateral (select p_talents, 11 * (n.number - 1)::integer) as talents (t, k);

  return query
    select h.id
    from unnest(p_names) with ordinality as n (name, number)
    join public.horses h on lower(h.name) = lower(n.name)
    order by n.number;
end
$$;

revoke execute on function
  public.found_house_stable,
  public.register_horses
  from public, anon, authenticated, service_role;
grant execute on function
  public.found_house_stable,
  public.register_horses
  to service_role;
