-- Everything a new owner finds on the first visit, made by the insert into auth.users itself.

create function private.horse_words() returns text
language sql volatile set search_path = '' as $$
  select private.draw('first word') || ' ' || private.draw('second word')
$$;

-- The name asked for in its normal form; if it cannot be had, one like it that can. A sign-up is
-- never refused here: the API would lose the reason. A stable that does not keep the name gives it
-- up, and is called something like it.
create function private.found_owned_stable(
  p_owner_id uuid, p_name text, p_owner_name text, p_registration text, p_at timestamptz
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_name text := coalesce(private.normal_name(p_name, 40), 'New Stable');
begin
  update public.stables s set name = private.free_name(v_name)
  from private.stables_named(v_name) holder
  where s.id = holder.id and not private.keeps_name(holder, p_registration);
  loop
    insert into public.stables (id, owner_id, name, owner_name, silks, created_at)
    values (
      v_id, p_owner_id, private.free_name(v_name), p_owner_name, private.default_silks(v_id), p_at
    )
    on conflict do nothing;
    exit when found;
  end loop;
  insert into public.purses (stable_id, kind) values (v_id, 'credits'), (v_id, 'wallet');
  insert into private.accounts (kind, stable_id) values ('credits', v_id), ('wallet', v_id);
  return v_id;
end
$$;

-- A two-year-old sprinter or miler whose talents are worth about its rating (the inverse of
-- `abilityOf` in @furlong/game), with a saddle, horseshoes and a bridle.
create function private.give_starter_horse(p_stable_id uuid, p_at timestamptz) returns uuid
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

create function private.welcome_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_meta jsonb := private.metadata_of(new.raw_user_meta_data);
  v_stable_id uuid := private.found_owned_stable(
    new.id, v_meta ->> 'stable_name',
    coalesce(private.normal_name(v_meta ->> 'full_name', 80), 'New Owner'),
    v_meta ->> 'registration', now()
  );
begin
  perform private.post(
    'grant', null, now(),
    array[private.house(), private.purse_of(v_stable_id, 'credits')], array[-25000, 25000]
  );
  perform private.give_starter_horse(v_stable_id, now());
  return new;
end
$$;

create trigger welcome_owner after insert on auth.users
  for each row execute function private.welcome_owner();
