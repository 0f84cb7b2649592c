-- The horse that every new owner is given.

create function private.horse_words() returns text
language sql volatile set search_path = '' as $$
  select private.draw('first word') || ' ' || private.draw('second word')
$$;

-- Age, specialty and rating are drawn from random_draw_tables.sql; its talents are worth about its rating
-- (the inverse of `abilityOf` in @furlong/game). It has a saddle, horseshoes and a bridle, and cannot be
-- sold for a season.
create function private.give_starter_horse(p_stable_id uuid, p_at timestamptz) returns uuid
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
      condition, energy, condition_at, created_at, talents_hash, sellable_from
    ) values (
      v_id, p_stable_id, v_name, (array['male', 'female'])[private.between(1, 2)],
      private.season_at(p_at) - private.draw_within('age'), private.draw('coat'),
      private.draw('sire'), private.draw('dam'),
      v_specialty, private.draw('style')::smallint, v_rating, 90, 100, p_at, p_at,
      private.talents_hash(v_id, v_salt, v_talents), p_at + interval '12 weeks'
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
