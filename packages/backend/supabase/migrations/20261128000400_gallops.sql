-- Gallops: free trials of a horse against the benchmark or against itself on a day that it ran. Talents stay
-- hidden: all that leaves the database is lengths with chance in them.

create table public.gallops (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  at timestamptz not null,
  -- By UTC.
  day date not null,
  number integer not null check (number between 1 and 6),
  distance integer not null check (distance between 1000 and 2400),
  surface text not null check (surface in ('Turf', 'Dirt')),
  going integer not null check (going between -100 and 100),
  -- Points of bonus that its equipment added.
  kit integer not null check (kit between 0 and 25),
  -- The race whose ghost of this horse it was sent against; null for the benchmark.
  race_id uuid references public.races (id),
  -- Tenths of a length ahead; behind, if negative.
  tenths integer not null,
  -- Decides between two gallops that do not see each other: six are all that a day has.
  constraint gallops_of_a_day unique (horse_id, day, number)
);

create index gallops_by_horse on public.gallops (stable_id, horse_id, at desc, id desc);

alter table public.gallops enable row level security;

create policy gallops_are_their_owners on public.gallops
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

-- The gallops that the caller's stable gave a horse, the newest first, paged by their moment. Those
-- against a ghost have the name and the off of its race.
create function public.my_gallops(
  p_horse_id uuid, p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, at timestamptz, distance integer, surface text, going integer, kit integer,
  race_id uuid, race_name text, race_off_at timestamptz, tenths integer
)
language sql stable security definer set search_path = '' as $$
  select g.id, g.at, g.distance, g.surface, g.going, g.kit, g.race_id, r.name, r.off_at, g.tenths
  from public.gallops g
  left join public.races r on r.id = g.race_id
  where g.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and g.horse_id = p_horse_id
    and (p_before_at is null or (g.at, g.id) < (p_before_at, p_before_id))
  order by g.at desc, g.id desc
  limit private.page_size(p_limit)
$$;

-- What the gallops of the last 28 days came to, one row a question, the one asked most often first: tenths
-- of a length in all. Against a ghost every race is a question of its own.
create function public.my_gallop_notebook(p_horse_id uuid)
returns table (
  distance integer, surface text, going integer, kit integer, race_id uuid, race_name text,
  race_off_at timestamptz, gallops integer, tenths integer
)
language sql stable security definer set search_path = '' as $$
  select n.distance, n.surface, n.going, n.kit, n.race_id, r.name, r.off_at, n.gallops, n.tenths
  from (
    select g.distance, g.surface, g.going, g.kit, g.race_id, count(*)::integer as gallops,
      sum(g.tenths)::integer as tenths
    from public.gallops g
    where g.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
      and g.horse_id = p_horse_id and g.at > now() - interval '28 days'
    group by g.distance, g.surface, g.going, g.kit, g.race_id
  ) n
  left join public.races r on r.id = n.race_id
  order by n.gallops desc, n.distance, n.surface, n.going, n.kit, r.off_at
$$;

revoke all on table public.gallops from public, anon, authenticated, service_role;
grant select on table public.gallops to anon, authenticated, service_role;

revoke execute on function public.my_gallops, public.my_gallop_notebook
  from public, anon, authenticated, service_role;
grant execute on function public.my_gallops, public.my_gallop_notebook to authenticated;

-- What a horse is worth in a gallop: the sums of the engine furlong-2, as `fairness/composites.ts` and
-- `gallops/gallopLengths.ts` of @furlong/game have them. A test holds the two together.

create function private.to_step(p_value double precision, p_step integer) returns integer
language sql immutable set search_path = '' as $$
  select (p_step * floor(p_value / p_step + 0.5))::integer
$$;

-- What cards and gallops tell of a horse's talents as they are now: `bandsOf`.
create function private.bands_of(p_horse_id uuid)
returns table (
  ability integer, endurance integer, distance_preferred integer, distance_breadth integer,
  going_preferred integer, surface_aptitude integer
)
language sql stable set search_path = '' as $$
  select
    private.to_step(1.3 * (
      0.4 * n.speed + 0.1 * n.stamina + 0.15 * n.acceleration + 0.08 * n.recovery
      + 0.11 * n.agility + 0.11 * n.balance + 0.05 * t.heart
    ) - 13, 4),
    private.to_step(0.6 * n.stamina + 0.25 * n.recovery + 0.15 * t.heart, 10),
    private.to_step(t.distance_preferred, 100), private.to_step(t.distance_breadth, 50),
    private.to_step(t.going_preferred, 20), private.to_step(t.surface_aptitude, 20)
  from private.talents t
  left join private.talents_gained g on g.horse_id = t.horse_id
  cross join lateral (
    select
      private.talent_now(t.speed, g.speed) as speed,
      private.talent_now(t.acceleration, g.acceleration) as acceleration,
      private.talent_now(t.stamina, g.stamina) as stamina,
      private.talent_now(t.recovery, g.recovery) as recovery,
      private.talent_now(t.agility, g.agility) as agility,
      private.talent_now(t.balance, g.balance) as balance
  ) n
  where t.horse_id = p_horse_id
$$;

-- The speed multiplier in millionths of a horse with these bands: `speedFigure`.
create function private.speed_figure(
  p_ability integer, p_distance_preferred integer, p_distance_breadth integer,
  p_going_preferred integer, p_surface_aptitude integer, p_distance integer, p_surface text,
  p_going integer, p_weight integer, p_immaturity integer, p_condition integer, p_energy integer,
  p_prepared double precision
) returns integer
language sql immutable set search_path = '' as $$
  select floor(1000000 * (
    1
    + (
      0.00056 * a.lengths * (p_ability - p_immaturity - 60)
      - 0.0006 * a.lengths * (p_weight - 124)
    )
    - 0.99 * a.lengths * (
      0.00012::double precision * (100 - p_condition)
      + 0.00008::double precision * greatest(0, 90 - p_energy)
    )
    - 1.6 * a.lengths * (
      0.006 * a.off_going * a.off_going
      + 0.008::double precision * greatest(
        0, case p_surface when 'Turf' then p_surface_aptitude else -p_surface_aptitude end
      ) / 100
    )
    - 0.072 * a.off_distance * a.off_distance
    + p_prepared
  ) + 0.5)::integer
  from (
    select 1200::double precision / p_distance as lengths,
      (p_going - p_going_preferred) / 200::double precision as off_going,
      2 * (p_distance - n.metres)::double precision / (p_distance + n.metres) as off_distance
    from (
      select greatest(
        p_distance_preferred - p_distance_breadth,
        least(p_distance_preferred + p_distance_breadth, p_distance)
      ) as metres
    ) n
  ) a
$$;

-- The anaerobic store in tenths of a joule per kilogram: `staminaFigure`.
create function private.stamina_figure(p_endurance integer) returns integer
language sql immutable set search_path = '' as $$
  select floor(22150 * (1 + 0.04 * ((p_endurance - 50) / 50::double precision)) + 0.5)::integer
$$;

-- Lengths by which the first is expected ahead of the second: `lengthsBetween`.
create function private.lengths_between(
  p_speed integer, p_stamina integer, p_other_speed integer, p_other_stamina integer,
  p_distance integer
) returns double precision
language sql immutable set search_path = '' as $$
  select (p_speed - p_other_speed) / 1000000::double precision * p_distance / (0.16 * 17)
    + 0.0000355 * (p_distance - 800) * ((p_stamina - p_other_stamina) / 10::double precision)
$$;

-- The points of bonus that a horse's equipment adds, as many as tell.
create function private.kit_points(p_horse_id uuid) returns integer
language sql stable set search_path = '' as $$
  select least(25, coalesce(sum(i.speed + i.endurance + i.agility + i.control), 0))::integer
  from public.horse_equipment w
  join public.equipment e on e.id = w.piece_id
  join public.equipment_items i on i.id = e.item_id
  where w.horse_id = p_horse_id
$$;

-- What points of bonus add to a horse's speed, as a share of it.
create function private.kit_share(p_kit integer, p_distance integer) returns double precision
language sql immutable set search_path = '' as $$
  select 0.42 * (1200::double precision / p_distance) * (p_kit * 0.0001::double precision)
$$;

-- Lengths by which a horse is expected ahead of the benchmark of its age and sex: `gallopLengths`.
create function private.lengths_ahead_of_benchmark(
  p_horse_id uuid, p_distance integer, p_surface text, p_going integer, p_kit integer
) returns double precision
language sql stable set search_path = '' as $$
  select private.lengths_between(
    private.speed_figure(
      b.ability, b.distance_preferred, b.distance_breadth, b.going_preferred, b.surface_aptitude,
      p_distance, p_surface, p_going, 124, 0, 100, 100,
      private.kit_share(p_kit, p_distance)
    ),
    private.stamina_figure(b.endurance),
    private.speed_figure(
      case h.sex when 'female' then 57 else 60 end, p_distance, 0, p_going, 0,
      p_distance, p_surface, p_going, 124, 0, 100, 100, 0
    ),
    private.stamina_figure(50), p_distance
  )
  from public.horses h
  cross join private.bands_of(h.id) b
  where h.id = p_horse_id
$$;

-- Pounds that a horse's age leaves it short of an older one: `weightForAge`.
create function private.weight_for_age(p_age integer, p_distance integer, p_week integer)
returns integer
language sql immutable set search_path = '' as $$
  select case
    when p_age >= 4 then 0
    else s.pounds[case when p_week <= 4 then 1 when p_week <= 8 then 2 else 3 end]
      + case p_age when 2 then 14 else 0 end
  end
  from (
    values
      (1000, array[9, 5, 1]), (1200, array[10, 6, 2]), (1400, array[11, 8, 3]),
      (1600, array[12, 9, 4]), (2000, array[14, 10, 6]), (2400, array[15, 11, 7])
  ) s (metres, pounds)
  where p_distance >= s.metres or s.metres = 1000
  order by s.metres desc
  limit 1
$$;

-- What equipment, rest and age do to a horse's speed at a moment, as a share of it: `preparedShare`.
create function private.prepared_share(
  p_horse public.horses, p_kit integer, p_distance integer, p_at timestamptz
) returns double precision
language sql stable set search_path = '' as $$
  select private.kit_share(p_kit, p_distance)
    - case
        when p_at - p_horse.last_run_at < interval '2 days' then 1
        when p_at - p_horse.last_run_at > interval '30 days' then 0.5
        else 0
      end * 0.16 * 17 / p_distance::double precision
    - 0.00055 * a.past * a.past
    - case
        when p_horse.overreached and p_at - p_horse.condition_at < interval '48 hours' then 0.003
        else 0
      end
  from (
    select greatest(
      0,
      extract(epoch from p_at - timestamptz '2026-01-05 00:00:00+00')::double precision
        / (12 * 7 * 24 * 60 * 60) - p_horse.birth_season - 4.45
    ) as past
  ) a
$$;

-- The speed figure of a card that the horse would have, were the race off at a moment: as its owner reads
-- its energy, for an average talent for recovery. Its own is hidden.
create function private.speed_today(
  p_horse public.horses, p_kit integer, p_distance integer, p_surface text, p_going integer,
  p_weight integer, p_at timestamptz
) returns integer
language sql stable set search_path = '' as $$
  select private.speed_figure(
    b.ability, b.distance_preferred, b.distance_breadth, b.going_preferred, b.surface_aptitude,
    p_distance, p_surface, p_going, p_weight,
    private.weight_for_age(
      private.season_at(p_at) - p_horse.birth_season, p_distance,
      floor(
        extract(epoch from p_at - timestamptz '2026-01-05 00:00:00+00') / (7 * 24 * 60 * 60)
      )::integer - 12 * private.season_at(p_at) + 1
    ),
    private.condition_at(p_horse.condition, p_horse.condition_at, p_at),
    private.energy_at(p_horse.energy, p_horse.condition_at, p_at),
    private.prepared_share(p_horse, p_kit, p_distance, p_at)
  )
  from private.bands_of(p_horse.id) b
$$;

-- Lengths by which a horse is expected ahead of what it was in a race, in which it carried the same: what
-- its card had of it, without the chance of that day.
create function private.lengths_ahead_of_ghost(
  p_horse public.horses, p_kit integer, p_race_id uuid, p_at timestamptz
) returns double precision
language sql stable set search_path = '' as $$
  select private.lengths_between(
    private.speed_today(
      p_horse, p_kit, r.distance, r.surface, r.going, (c.runner ->> 'weight')::integer, p_at
    ),
    private.stamina_figure((select endurance from private.bands_of(p_horse.id))),
    (c.runner ->> 'speed')::integer, (c.runner ->> 'stamina')::integer, r.distance
  )
  from public.races r
  cross join lateral jsonb_array_elements(r.card::jsonb -> 'runners') c (runner)
  where r.id = p_race_id and c.runner ->> 'horseId' = p_horse.id::text
$$;

-- What chance does to a gallop, in lengths: a sum of twelve even draws of 20 bits, less its mean. Its
-- deviation is 1.
create function private.gallop_noise(p_hex text) returns double precision
language sql immutable set search_path = '' as $$
  select sum(('x' || substr(p_hex, 5 * part + 1, 5))::bit(20)::integer) / 1048576::double precision
    - 6
  from generate_series(0, 11) part
$$;

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
    select count(*) + 1 from public.gallops g where g.horse_id = p_horse.id and g.day = v_day
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
  -- The figures of another version of the engine are not to be compared.
  select * into v_race from public.races
  where id = p_race_id and status = 'finished' and engine = 'furlong-2';
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
