-- Sending a horse to gallop. It costs nothing: no credits, no energy, no condition. Locks are taken in the
-- order of start_training: request, horse.

-- Writes a gallop of a horse that is locked. Refuses one beyond the day's number.
create function private.write_gallop(
  p_horse public.horses, p_distance integer, p_surface text, p_going integer, p_kit integer,
  p_race_id uuid, p_lengths double precision, p_at timestamptz
) returns public.gallops
language plpgsql set search_path = '' as $$
declare
  v_day constant date := (p_at at time zone 'UTC')::date;
  v_number constant integer := (
    select count(*) + 1 from public.gallops g
    where g.stable_id = p_horse.stable_id and g.horse_id = p_horse.id and g.day = v_day
  );
  v_gallop public.gallops;
begin
  if v_number > 6 then
    perform private.refuse('no_gallops_left');
  end if;
  insert into public.gallops
    (horse_id, stable_id, at, day, number, distance, surface, going, kit, race_id, tenths)
  values (
    p_horse.id, p_horse.stable_id, p_at, v_day, v_number, p_distance, p_surface, p_going, p_kit,
    p_race_id,
    floor(10 * (p_lengths + private.gallop_noise(private.random_hex())) + 0.5)::integer
  )
  returning * into v_gallop;
  return v_gallop;
end
$$;

-- The first reason why a horse that is locked may not gallop for a stable, or null.
create function private.gallop_refusal(p_horse public.horses, p_stable_id uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when p_horse.id is null then 'horse_not_found'
    when p_horse.stable_id <> p_stable_id then 'horse_not_yours'
    when p_horse.retired_at is not null then 'horse_retired'
    when p_horse.at_work_until is not null then 'gallops_after_work'
    when private.is_for_sale(p_horse.id) then 'horse_for_sale'
  end
$$;

-- True for the ground that horses gallop on: `gallopDistances` and `gallopGoings` in @furlong/game.
create function private.is_gallop(p_distance integer, p_surface text, p_going integer)
returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    p_distance in (1000, 1200, 1300, 1400, 1600, 1700, 1800, 2000, 2100, 2200, 2400)
      and case p_surface
        when 'Turf' then p_going in (-75, -40, 0, 35, 65, 90)
        when 'Dirt' then p_going in (0, 35, 65, 90)
      end,
    false
  )
$$;

-- A player has a horse gallop against the benchmark of its age and sex, in what it wears or without. The
-- same request id is answered with its first answer: chance is drawn once.
create function public.gallop(
  p_horse_id uuid, p_distance integer, p_surface text, p_going integer, p_equipped boolean,
  p_request_id uuid
) returns public.gallops
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_kit integer;
  v_refusal text;
  v_gallop public.gallops;
begin
  perform private.player();
  if p_horse_id is null or p_equipped is null or p_request_id is null
    or not private.is_gallop(p_distance, p_surface, p_going)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'gallop', concat_ws(' ', p_horse_id, p_distance, p_surface, p_going, p_equipped)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.gallops, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_refusal := private.gallop_refusal(v_horse, v_stable_id);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
  end if;
  v_kit := case when p_equipped then private.kit_points(v_horse.id) else 0 end;
  v_gallop := private.write_gallop(
    v_horse, p_distance, p_surface, p_going, v_kit, null,
    private.lengths_ahead_of_benchmark(v_horse.id, p_distance, p_surface, p_going, v_kit),
    -- Read under the lock.
    date_trunc('milliseconds', clock_timestamp())
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_gallop));
  return v_gallop;
end
$$;

-- A player has a horse gallop against its ghost of a race that it has run, as it is today: it carries what
-- it carried then, in what it wears today or without. Of the day's number like any other.
create function public.gallop_against_ghost(
  p_horse_id uuid, p_race_id uuid, p_equipped boolean, p_request_id uuid
) returns public.gallops
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_race public.races;
  v_kit integer;
  v_at timestamptz;
  v_lengths double precision;
  v_refusal text;
  v_gallop public.gallops;
begin
  perform private.player();
  if p_horse_id is null or p_race_id is null or p_equipped is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'gallop_against_ghost', concat_ws(' ', p_horse_id, p_race_id, p_equipped)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.gallops, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_refusal := private.gallop_refusal(v_horse, v_stable_id);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
  end if;
  -- A card's figures are worth the same in these versions of the engine, and something else in others.
  select * into v_race from public.races
  where id = p_race_id and status = 'finished' and engine in ('furlong-2', 'furlong-3');
  v_kit := case when p_equipped then private.kit_points(v_horse.id) else 0 end;
  -- Read under the lock.
  v_at := date_trunc('milliseconds', clock_timestamp());
  v_lengths := private.lengths_ahead_of_ghost(v_horse, v_kit, v_race.id, v_at);
  if v_lengths is null then
    perform private.refuse('run_not_found');
  end if;
  v_gallop := private.write_gallop(
    v_horse, v_race.distance, v_race.surface, v_race.going, v_kit, v_race.id, v_lengths, v_at
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_gallop));
  return v_gallop;
end
$$;

revoke execute on function public.gallop, public.gallop_against_ghost
  from public, anon, authenticated, service_role;
grant execute on function public.gallop, public.gallop_against_ghost to authenticated;
