-- Everything a new owner finds on the first visit, made by the insert into auth.users itself.

create function private.between(p_low integer, p_high integer) returns integer
language sql volatile set search_path = '' as $$
  select p_low + floor(random() * (p_high - p_low + 1))::integer
$$;

create function private.horse_words() returns text
language plpgsql volatile set search_path = '' as $$
declare
  c_first constant text[] := array[
    'Amber', 'Autumn', 'Bold', 'Bright', 'Brave', 'Copper', 'Crystal', 'Distant', 'Early',
    'Eastern', 'Fair', 'Gentle', 'Golden', 'Harvest', 'Hidden', 'Honest', 'Ivory', 'Lucky',
    'Merry', 'Misty', 'Morning', 'Northern', 'Proud', 'Quiet', 'Restless', 'Rising', 'Roaming',
    'Royal', 'Sable', 'Scarlet', 'Silent', 'Silver', 'Southern', 'Summer', 'Swift', 'Velvet',
    'Wandering', 'Western', 'Wild', 'Winter'
  ];
  c_second constant text[] := array[
    'Anthem', 'Arrow', 'Ballad', 'Banner', 'Beacon', 'Breeze', 'Brook', 'Candle', 'Charm',
    'Compass', 'Courier', 'Crown', 'Dancer', 'Echo', 'Ember', 'Falcon', 'Fable', 'Gale',
    'Harbour', 'Heather', 'Herald', 'Lantern', 'Lark', 'Meadow', 'Melody', 'Minstrel', 'Orchard',
    'Pilgrim', 'Promise', 'Rambler', 'Ribbon', 'Ripple', 'Signal', 'Song', 'Sparrow', 'Story',
    'Thistle', 'Tide', 'Valley', 'Voyage'
  ];
begin
  return c_first[private.between(1, 40)] || ' ' || c_second[private.between(1, 40)];
end
$$;

-- The name asked for in its normal form; if it cannot be had, one like it that can. A sign-up is
-- never refused here: the API would lose the reason.
create function private.found_owned_stable(
  p_owner_id uuid, p_name text, p_owner_name text, p_at timestamptz
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_wish text := coalesce(private.normal_name(p_name, 40), 'New Stable');
  v_name text := v_wish;
  v_number integer := 1;
begin
  loop
    insert into public.stables (id, owner_id, name, owner_name, silks, created_at)
    values (v_id, p_owner_id, v_name, p_owner_name, private.default_silks(v_id), p_at)
    on conflict ((lower(name))) do nothing;
    exit when found;
    v_number := v_number + 1;
    v_name := case
      when v_number < 10 then rtrim(left(v_wish, 36)) || ' ' || v_number
      else rtrim(left(v_wish, 30)) || ' ' || left(gen_random_uuid()::text, 8)
    end;
  end loop;
  insert into public.purses (stable_id, kind) values (v_id, 'credits'), (v_id, 'wallet');
  insert into private.accounts (kind, stable_id) values ('credits', v_id), ('wallet', v_id);
  return v_id;
end
$$;

-- A 2-year-old with a rating of 40 to 55, Sprint or Mile, whose talents are worth about that
-- rating (`abilityOf` in @furlong/game), and with a saddle, horseshoes and a bridle.
create function private.give_starter_horse(p_stable_id uuid, p_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
  v_sprinter boolean := random() < 0.5;
  v_rating integer := private.between(40, 55);
  v_talent integer := round((v_rating + 13) / 1.3);
  v_name text;
begin
  loop
    v_name := private.horse_words();
    if exists (select from public.horses where lower(name) = lower(v_name)) then
      v_name := v_name || ' ' || private.between(2, 9999);
    end if;
    insert into public.horses (
      stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating,
      condition, energy, condition_at, created_at
    ) values (
      p_stable_id, v_name,
      case when random() < 0.5 then 'male' else 'female' end,
      private.season_at(p_at) - 2,
      (array['Bay', 'Dark bay', 'Brown', 'Chestnut', 'Grey', 'Black'])[private.between(1, 6)],
      private.horse_words(), private.horse_words(),
      case when v_sprinter then 'Sprint' else 'Mile' end,
      private.between(0, 3), v_rating, 90, 100, p_at, p_at
    )
    on conflict ((lower(name))) do nothing
    returning id into v_id;
    exit when v_id is not null;
  end loop;

  insert into private.talents values (
    v_id,
    v_talent + private.between(-3, 3), v_talent + private.between(-3, 3),
    v_talent + private.between(-3, 3), v_talent + private.between(-3, 3),
    v_talent + private.between(-3, 3), v_talent + private.between(-3, 3),
    v_talent + private.between(-3, 3),
    case when v_sprinter then private.between(1100, 1300) else private.between(1400, 1600) end,
    200, private.between(-30, 30), private.between(-30, 30)
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

-- The metadata of a sign-up arrives as an object, or as that object in a JSON string.
create function private.welcome_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_meta jsonb := case jsonb_typeof(new.raw_user_meta_data)
    when 'object' then new.raw_user_meta_data
    when 'string' then (new.raw_user_meta_data #>> '{}')::jsonb
    else '{}'
  end;
  v_owner_name text := btrim(left(btrim(
    regexp_replace(v_meta ->> 'full_name', '[\u0001-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')
  ), 80));
  v_stable_id uuid := private.found_owned_stable(
    new.id, v_meta ->> 'stable_name', coalesce(nullif(v_owner_name, ''), 'New Owner'), now()
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
