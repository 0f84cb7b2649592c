-- What a horse is worth in a gallop: the sums of furlong-2 and furlong-3, as `fairness/composites.ts` and
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
